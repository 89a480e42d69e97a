### A course that a teacher puts together, and the course as pupils see it.

heading = A course of your own
back = Back to your course

# What to do.
intro = Add boards, give them titles, and send the link. Pupils answer one board after the other; nothing they do is sent anywhere.
courseTitle = Title of the course
answers = With answers: why each block stays or falls
boards = Boards
# $boards, $most (number)
count = { $boards } of at most { $most }
empty = There are no boards yet.
# $number (number)
boardTitle = Title of board { $number }
# The title that a board has at first. $number (number)
untitled = Board { $number }
# Buttons of a board; its number follows for readers who do not see it.
up = Up
down = Down
remove = Remove
# $number (number)
upOf = Move board { $number } up
# $number (number)
downOf = Move board { $number } down
# $number (number)
removeOf = Remove board { $number }
removed = The board has been removed.
cleared = A new course has begun.
opened = The file has been opened in place of your course.
restore = Put it back

## Adding boards

addHeading = Add a board
# $color (name): whose blocks are asked about
fromPage =
    .black = That board, about Black
    .white = That board, about White
fromPageLine = The board that is open in Explore or Games, such as an example, a recent position or the move of a game:
from = From a lesson or a level
add = Add
notAsked = The board of the page cannot be asked about: it has no such block, or one without a liberty, or it is no flat board of at most 19×19.
notFetched = The boards of that level could not be fetched. Try again when you are online.
full = A course has at most 30 boards.

## Giving it away

give = Give it away
link = Link
copy = Copy
copied = Copied.
notCopied = Your browser does not allow that: select it and copy it by hand.
# $length, $most (number)
tooLong = As a link this course has { $length } characters, and some programs cut links after { $most }. Save it as a file: pupils open it here.
see = See it as your pupils do, or print it
# The course as text for a wiki.
wiki = Text for MediaWiki
wikiLine = For a wiki that has this page’s widget, as Share says: each board asks the question by itself, or is only shown if the course is without answers.
copyWiki = Copy the text
save = Save as a file
open = Open a file…
clear = New course

## Why a file is not read. The course stays as it was.

badKind = This file holds no course of this page. Nothing has changed.
# $version (number)
badVersion = This file is of version { $version }, which this page does not know: a newer page has written it. Nothing has changed.
# $most (number)
badSize = This file is too long: a course has at most { $most } characters. Nothing has changed.

## The course as pupils see it

# $boards (number)
sheet =
    { $boards ->
        [one] One board. Which stones are still there when the opponent plays on and their owner only passes?
       *[other] { $boards } boards. On each: which stones are still there when the opponent plays on and their owner only passes?
    }
backToSheet = All boards of the course
begin = Begin
print = Print
damaged = This link to a course is damaged: it may have been cut off.
# $number, $all (number), $title (text)
number = Board { $number } of { $all }: { $title }
# Whose blocks are asked about.
about =
    .black = Black’s blocks
    .white = White’s blocks
# $right, $blocks (number)
end = Right about { $right } of { $blocks } blocks.
again = Once more
answersHeading = Answers
