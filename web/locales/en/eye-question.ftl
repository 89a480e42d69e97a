### The question which groups stay when both sides play, in the widget.

asks = { opponent } moves first, and each side plays its best. Which { stone } groups stay on the board?
# What to do, for a reader who has chosen nothing yet. $left: some groups are not asked about.
instruction =
    { $left ->
        [true] A group is one or more blocks that cannot be cut apart. Choose each { stone } group that stays, then Check. Groups of which nothing is proven here, or that depend on a ko, are not asked about.
       *[false] A group is one or more blocks that cannot be cut apart. Choose each { stone } group that stays, then Check.
    }
# A group in a sentence about it, as $group. $point: its first stone.
group = The group at { $point }
# The result. $right: how many groups of $groups the answer is right about.
# $right, $groups (number)
result =
    { $all ->
        [true]
            { $groups ->
                [one] Right.
               *[other] All { $groups } groups right.
            }
       *[false]
            { $groups ->
                [one] Not so.
               *[other] Right about { $right } of { $groups } groups.
            }
    }
goOn = To the eyes of the groups
