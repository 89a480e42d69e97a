### Words that every file can use, as { owner }. The comments with three signs hold for every file.
###
### A part that is a number, or is selected by, needs no comment. Others are texts unless a comment says:
### (name) a text, or a name that can be pointed at, such as that of a block;
### (texts), (names) a list, which the language joins;
### (number) a number that is written as the language writes numbers.
###
### $n, $columns, $rows, $layers, $stones, $moves, $steps, $rounds (number)
### $block, $region (name): a block or a region, by its number or letter
### $blocks, $regions (names): several of them
### $color: black or white, the colour of the block or of the player that the message is about

# The language by whose customs numbers and lists are written: a tag that browsers know.
intl = en-GB
# The end of a list that is too long to be read. $n: how many are not named.
others = { $n } others

# The player of $color.
owner =
    { $color ->
        [black] Black
       *[white] White
    }
# The player of the other colour.
opponent =
    { $color ->
        [black] White
       *[white] Black
    }
# A stone of $color, as in “a black stone”.
stone =
    { $color ->
        [black] black
       *[white] white
    }
# A stone of the other colour.
enemyStone =
    { $color ->
        [black] white
       *[white] black
    }

# The sides of a board.
boardSize =
    { $layers ->
        [1] { $columns } × { $rows }
       *[other] { $columns } × { $rows } × { $layers }
    }

# What is between two sentences.
betweenSentences = {" "}
# What is between two clauses of a sentence.
betweenClauses = ;{" "}

# A label and what belongs to it.
labelled = { $label }: { $text }
# What follows a label that looks different from it.
afterLabel = : { $text }
# A remark after a text.
inBrackets = { $text } ({ $more })

# What blocks that are left are. $chosen: the run began with a chosen starting set.
unconditionally =
    { $chosen ->
        [true] unconditionally alive on the strength of the starting set alone
       *[false] unconditionally alive
    }
