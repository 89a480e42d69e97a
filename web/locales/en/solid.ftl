### The words for boards in space.
###
### $liberties, $side (number)

heading = The board as a solid
label = The board as a solid. Drag to turn it.
help = Arrow keys move the cursor across a layer, Page Up and Page Down to another layer, Enter uses the chosen tool, N reads out the neighbours. Shift with the arrow keys turns the solid.
layersHelp = Arrow keys move the cursor across a layer, Page Up and Page Down to another layer, Enter uses the chosen tool, Delete takes a stone off, N reads out the neighbours, comma and full stop step through the run.
# What ends a sentence that another follows.
ended = { $said }.
hint = Drag to turn. Where points overlap, choose twice.
turnHint = Drag to turn.

# The picture that is shown where there is room for one.
picture =
    .name = Picture
    .solid = Solid
    .layers = Layers

turn =
    .tools = Turn the solid
    .left = Turn to the left
    .right = Turn to the right
    .up = More from above
    .down = More from below
    .start = First view

# A side from which something can be taken away, with the name of its column, row or layer.
side =
    .columns = columns from { $name }
    .rows = rows from { $name }
    .layers = layers from { $name }

peel = See inside
peelSide = Take away

# $n: how many columns, rows or layers.
peeled =
    { $n ->
        [0] nothing taken away
       *[other] { $n } taken away
    }

whole = Show all
single = Show only the block or region I point at
crimson = A crimson ring marks the surface of the region: the stones next to it.
plane = Cut along
noPlane = no plane

directions =
    .columns = a column
    .rows = a row
    .layers = a layer
    .corners = a diagonal

planeAt =
    .columns = column { $name }
    .rows = row { $name }
    .layers = layer { $name }
    .corners = diagonal { $name }

onlyPlane = only this plane

# The stones next to a region. $points: how many. $pieces: in how many pieces, which touch or do not.
# $points, $pieces (number)
surface =
    { $pieces ->
        [one]
            { $points ->
                [one] Its surface: { $points } stone, in one piece
               *[other] Its surface: { $points } stones, in one piece
            }
       *[other]
            { $touching ->
                [edges] Its surface: { $points } stones, in { $pieces } pieces that touch at edges
                [corners] Its surface: { $points } stones, in { $pieces } pieces that touch at corners
               *[nowhere] Its surface: { $points } stones, in { $pieces } separate pieces
            }
    }

# The liberties of the block with a stone on a point.
liberties =
    { $liberties ->
        [one] The { stone } block with { $point }: { $liberties } liberty
       *[other] The { stone } block with { $point }: { $liberties } liberties
    }

# What is on a point.
there =
    { $there ->
        [black] black
        [white] white
       *[empty] empty
    }
# A neighbour of a point, for readers who do not see the board: the way to it, its name, and what is there.
neighbor =
    .left = left { $name } { there }
    .right = right { $name } { there }
    .above = above { $name } { there }
    .below = below { $name } { there }
    .behind = behind { $name } { there }
    .inFront = in front { $name } { there }
# $neighbors (texts)
neighbors =
    { $neighbors ->
        [0] Nothing is next to { $name }.
       *[other] Next to { $name }: { LIST($neighbors, type: "unit") }.
    }

roll =
    .tools = Roll the board over its joined edges
    .hint = Drag the layers, or Shift with the arrow keys, to roll the board over its joined edges.
    .left = Roll to the left
    .right = Roll to the right
    .up = Roll up
    .down = Roll down
    .in = Roll the layers back
    .out = Roll the layers on
    .start = As named

newBoard = New empty board
cube = { $side } × { $side } × { $side }
torus = Torus { $side } × { $side }

fields =
    .columns = Columns
    .rows = Rows
    .layers = Layers

form = Edges

forms =
    .box = none joined
    .cylinder = left and right joined
    .torus = all joined

create = Create
isGrid = A board of one layer without joined edges belongs in Explore.
