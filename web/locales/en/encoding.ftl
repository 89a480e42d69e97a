### Notes about the encoding of a text. $name, $declared: encodings, such as UTF-8.

guessed = No encoding is declared; it was read as { $name }, which is a guess.
wrong = { $declared } is declared, but this is not { $declared }; it was read as { $name }.
unknown = The declared encoding { $declared } is not known; it was read as { $name }.
