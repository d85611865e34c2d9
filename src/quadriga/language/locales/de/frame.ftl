verbatim = { $text }
given-up = Aufgegeben
prompt-given-up = Diese Partie wurde aufgegeben.
seat-number = Platz { $number }
