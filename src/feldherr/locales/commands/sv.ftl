# Vad kommandoraden säger: hjälp, fel och sidorna av `rules`.
