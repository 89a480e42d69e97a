### The room of lessons and practice: its list, and what is kept of the reader's progress.

heading = Learn which stones stay
# What the room is about.
intro = Look at a board, say which black blocks stay, and see why. A lesson takes a minute or two; you can leave it at any time.

lessons = Lessons
# Further lessons, which need the others but not each other.
apart = More lessons, in any order
# $number (number)
lesson = { $number }. { $title }
# Beside a lesson.
state =
    .passed = done
    .begun = begun
    .next = next

practice = Practice

# The link to lessons.html.
book = The lessons as a small book, to read or print

# The link to the page on which teachers put boards together.
teaching = For teachers: a course of your own

# The way back to the list.
all = All lessons

## The progress of the reader

progress = Your progress
kept = What you have passed is kept in this browser only, and sent nowhere.
refused = This browser does not let the page keep anything: your progress lasts until you leave the page.
full = The storage of this browser is full: your progress since then lasts until you leave the page. Save it as a file to keep it.
save = Save it as a file
# A button: adds the content of a file to the progress.
add = Add a file…
remove = Delete it
added = The file has been added to your progress.
deleted = Your progress has been deleted.
restore = Put it back
restored = Your progress is back.

## Why a file is not read. The progress stays as it was.

badFile =
    { $code ->
        [kind] This file holds no progress of this page. Nothing has changed.
       *[unreadable] This file could not be read. Nothing has changed.
    }
# $line, $column (number)
badSyntax = This file is damaged in line { $line }, column { $column }: it is no JSON there. Nothing has changed.
badSyntaxSomewhere = This file is damaged: it is no JSON. Nothing has changed.
# $version (number)
badVersion = This file is of version { $version }, which this page does not know: a newer page has written it. Nothing has changed.
# $most (number)
badSize = This file is too long: progress has at most { $most } characters. Nothing has changed.
# $at (text): the place in the file, such as “lessons.shared.boards”
badValue = This file is damaged: “{ $at }” cannot have that value. Nothing has changed.
