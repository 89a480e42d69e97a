### The words of the lens Score.
###
### $black, $white (number)
### $count (texts): black and white stones, by blackStones and whiteStones

label = Score
intro =
    .rule3 = Benson’s Rule 3 counts a board without asking anybody what is dead: every stone that is not unconditionally alive is removed, and what is left is counted.
    .kim = After Kim (1978), this counts, for each colour, the areas that its living stones enclose: their empty points, and two points for each enemy stone in them, the point and the prisoner. Other stones that are not alive are left, and count for nobody. This changes his rule: he sums over closed surfaces of any stones, so both colours could score the same points, and one a point twice. But stones that can be captured enclose nothing for sure.
caveat = It is for games played out until everything that should count is unconditionally alive. Of an unfinished game it does not say who would win: stones in seki are removed too, and so are blocks that live only because their owner would answer.
bothCountings = Both countings
counting =
    .name = Counting
    .rule3 = Rule 3
    .kim = Kim’s
line =
    .rule3 = The count by Benson’s Rule 3: what is not unconditionally alive is removed, the rest is counted.
    .kim = The count by Kim: what is not unconditionally alive, and enclosed by the enemy, is removed; what is enclosed is counted.
board = Board of the score
boardHelp = Arrow keys move the cursor, comma and full stop step through the count.
# The other steps are named in page.ftl.
steps =
    .forward = Next step
    .last = To the score
stepping = Steps of the count
# $number (number)
place = Step { $number } of { $steps }

blackStones =
    { $stones ->
        [one] { $stones } black stone
       *[other] { $stones } black stones
    }
whiteStones =
    { $stones ->
        [one] { $stones } white stone
       *[other] { $stones } white stones
    }

# The first step.
start = Before the count.
captured =
    { $black ->
        [one] So far Black has captured { $black } stone, and White { $white }.
       *[other] So far Black has captured { $black } stones, and White { $white }.
    }
nobodyCaptured = No captures so far.
# The count of prisoners did not begin with the game, but with this position or with the moves played on the page.
notKnown =
    { $since ->
        [position] Stones captured before this position are not known, and are not counted.
       *[moves] Stones captured before the moves played here are not known, and are not counted.
    }

# The second step. $n: how many stones are alive, and how many are not.
noStone = There is no stone on the board.
noneStays = No stone is unconditionally alive, so none stays (crosses).
stay =
    { $n ->
        [one] { $count } is unconditionally alive, and stays (rings).
       *[other] { $count } are unconditionally alive, and stay (rings).
    }
noOther = No other stone is on the board.
others =
    { $n ->
        [one] The other, { $count }, is not (crosses).
       *[other] The others, { $count }, are not (crosses).
    }

# The third step. $n: how many stones are removed.
noneGoes = No stone has to go.
removed =
    { $counting ->
        [kim]
            { $n ->
                [one] { $count }, enclosed by the enemy, is removed, all at once, and becomes a prisoner.
               *[other] { $count }, enclosed by the enemy, are removed, all at once, and become prisoners.
            }
       *[rule3]
            { $n ->
                [one] { $count } is removed, all at once, and becomes a prisoner.
               *[other] { $count } are removed, all at once, and become prisoners.
            }
    }
# As Kim counts: stones that are not alive and stay.
left =
    { $n ->
        [one] { $count }, which the enemy does not enclose, stays and counts for nobody.
       *[other] { $count }, which the enemy does not enclose, stay and count for nobody.
    }
# $isNew: some were removed.
prisoners =
    { $isNew ->
        [true]
            { $black ->
                [one] Now Black has { $black } prisoner, and White { $white }.
               *[other] Now Black has { $black } prisoners, and White { $white }.
            }
       *[false]
            { $black ->
                [one] Black has { $black } prisoner, and White { $white }.
               *[other] Black has { $black } prisoners, and White { $white }.
            }
    }

# The fourth step.
points =
    { $counting ->
        [kim] Empty points that living stones of one colour enclose count for it: { $black } for Black, { $white } for White.
       *[rule3] Empty points bordered by one colour count for that colour: { $black } for Black, { $white } for White.
    }
neutral =
    { $n ->
        [one] { $n } next to both or to none counts for nobody.
       *[other] { $n } next to both or to none count for nobody.
    }

# The last step.
unfinished = If the game is not finished, this does not say who would win.
# For each side its points, its prisoners, and their sum.
# $blackPoints, $blackPrisoners, $whitePoints, $whitePrisoners (number)
sum = Points and prisoners: Black has { $blackPoints } + { $blackPrisoners } = { $black }, White has { $whitePoints } + { $whitePrisoners } = { $white }.
# $points: by how many the leader leads.
# $points (number)
leads =
    { $leader ->
        [black] Black leads by { $points }.
        [white] White leads by { $points }.
       *[even] The score is even.
    }
# Before the komi is counted.
# $points (number)
leadsOnBoard =
    { $leader ->
        [black] Black leads by { $points } on the board.
        [white] White leads by { $points } on the board.
       *[even] The score is even on the board.
    }
# $komi, $points (number)
leadsWithKomi =
    { $leader ->
        [black] With the komi of { $komi }, Black leads by { $points }.
        [white] With the komi of { $komi }, White leads by { $points }.
       *[even] With the komi of { $komi }, the score is even.
    }

# The beginning of the sentences that follow: who leads, by $points.
# $points (number)
lead =
    { $leader ->
        [black] Black leads by { $points }
        [white] White leads by { $points }
       *[even] The score is even
    }
# The same inside a sentence.
# $points (number)
leadInside =
    { $leader ->
        [black] Black leads by { $points }
        [white] White leads by { $points }
       *[even] the score is even
    }
# The leader, by as much by area as by territory. $hasKomi: a record says how much it is, and it is counted.
# $komi, $points (number)
leader =
    { $hasKomi ->
        [true] { lead }, by area and by territory, with the komi of { $komi }.
       *[false] { lead }, by area and by territory, without komi.
    }
# As Kim counts, who has no area.
# $komi, $points (number)
leaderByKim =
    { $hasKomi ->
        [true] { lead } as Kim counts, with the komi of { $komi }.
       *[false] { lead } as Kim counts, without komi.
    }
# One leader, by different points.
# $area, $territory, $komi (number)
leadsByBoth =
    { $leader ->
        [black]
            { $hasKomi ->
                [true] Black leads by { $area } (area) or { $territory } (territory), with the komi of { $komi }.
               *[false] Black leads by { $area } (area) or { $territory } (territory), without komi.
            }
       *[white]
            { $hasKomi ->
                [true] White leads by { $area } (area) or { $territory } (territory), with the komi of { $komi }.
               *[false] White leads by { $area } (area) or { $territory } (territory), without komi.
            }
    }
# Two leaders. $area, $territory: each as in leadInside.
# $komi (number)
leaders =
    { $hasKomi ->
        [true] It depends on the counting: by area { $area }, by territory { $territory }, with the komi of { $komi }.
       *[false] It depends on the counting: by area { $area }, by territory { $territory }, without komi.
    }
onlyAlive = Only what is unconditionally alive is counted.
# What the record says, $rules of the game if it has any.
inRecord = The record says {"\u2068"}{ $result }{"\u2069"}.
inRecordUnder = The record says {"\u2068"}{ $result }{"\u2069"}, under {"\u2068"}{ $rules }{"\u2069"} rules.

# The count as a table.
table = The count
columns =
    .black = Black
    .white = White
rows =
    .taken = Prisoners from before
    .removed = Enemy stones removed
    .points = Empty points
    .score = Score by Benson’s Rule 3: points and prisoners, as in territory counting
    .kim = Score as Kim counts: points and prisoners
    .scoreWithKomi = The same with the komi of the record
    .stones = Own stones left
    .area = The same board by area counting: points and own stones
    .areaWithKomi = Area with the komi of the record
note = What is left is not counted a second time: a stone that was removed may be what kept a block alive.
noKomi = No komi (none is known for this board).

# The meaning of the marks.
legend =
    .alive = unconditionally alive
    .falls = not unconditionally alive
    .gone = removed, a prisoner
    .black = counts for Black
    .white = counts for White
    .neutral = counts for nobody

# A point, for readers who do not see the board: after it and what is on it, in a list; or as in the legend.
pointGone = a { stone } stone was removed
