# Wat de opdrachtregel zegt: hulp, fouten en de bladzijden van `rules`.
