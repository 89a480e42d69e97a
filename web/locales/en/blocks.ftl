### The words of lists of blocks and groups.

# A block or a group in a list, for readers who do not see it: its name, its first point and what becomes of it.
# $block (text)
aboutBlock = { $block } { $point }, { $about }
