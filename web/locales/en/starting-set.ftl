### What a starting set is, and what the whole board makes of it.

all = The run starts with every block.
chosen = The run starts with the chosen blocks only: what survives needs no help from other blocks.

# The case that the whole board makes more blocks alive than the starting set.
wholeDiffers =
    { $blocks ->
        [one] The whole board gives a different result for { $blocks }: with all blocks, it is unconditionally alive.
       *[other] The whole board gives a different result for { $blocks }: with all blocks, they are unconditionally alive.
    }
wholeAgrees = With all blocks, the same blocks are unconditionally alive.
