### The words of `lessons.html`, the lessons as a small book, which is read and printed without JavaScript, in English. HTML.

title = Which stones stay: a small book of lessons
description = Short lessons on unconditional life in Go: pairs of boards that differ by one stone, with the answers.
heading = Which stones stay?
question = On every board White plays on and on, and Black only passes. Which black stones are still there at the end? Look first, then open the answer.
words = A block is stones of one colour, joined along the lines. A region is an area without a black stone; it may hold white ones. A region is vital to a block that touches all its empty points, as long as every block around it is still there. A block with fewer than two vital regions falls.
pictures = In the answers, stones with a ring stay, and small ones with a slash fall; filled diamonds are vital regions. The text of each picture gives its rows from the top: X is a black stone, O a white one.
# The link to the lessons of the page.
live = The same lessons with boards that answer
first = First board.
second = The same with one stone changed.
third = And this one?
answer = Answer
# In a lesson in which Black answers.
answered = In the answers of this lesson a circle stays, and a cross falls.
