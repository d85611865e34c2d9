verbatim = { $text }
