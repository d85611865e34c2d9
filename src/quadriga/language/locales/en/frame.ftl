verbatim = { $text }
given-up = Given up
prompt-given-up = This game was given up.
seat-number = seat { $number }
