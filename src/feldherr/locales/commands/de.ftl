# Was die Befehlszeile sagt: Hilfe, Fehler und die Seiten von `rules`.
