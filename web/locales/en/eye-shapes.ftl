### The words of the gallery of eye shapes.
###
### $points, $neighbors (number)

intro = The shapes that an empty eye region can have, with the eyes that each gives if the wall around it is solid: the table of Chen and Chen, confirmed by exact search for all of them. {"{"}2|1{"}"} is two eyes if the owner moves first, and one if the opponent does: the diamond marks the vital point, where either plays. Choose a shape to put it on the board.

size = Points
anySize = all
value = Eyes
anyValue = all
name = Name
nameExample = for example bulky
site = On the board
sites =
    .center = in the centre
    .edge = at the edge
    .corner = in the corner

# $n: how many shapes are like that.
found =
    { $n ->
        [0] No shape is like that.
        [one] { $n } shape.
       *[other] { $n } shapes.
    }
# Before the titles of the groups that players know by name, where one has the name.
foundNamed = No shape is like that. Among the groups that players know by name:
list = Shapes

# Other names of shapes, for those who look for them.
otherNames =
    .straight-three = three in a row
    .straight-four = four in a row
    .T-four = T-four
    .knife-five = knife five
    .flower-five = flower five, cross five
    .rabbity-six = flower six, grape six
# A shape with its name and others.
withOthers = { $shape } ({ $others })

# A shape with a name, and one without. $neighbors: the points on the board next to it.
named =
    { $neighbors ->
        [one] { $shape }, { $neighbors } neighbour
       *[other] { $shape }, { $neighbors } neighbours
    }
unnamed =
    { $points ->
        [one]
            { $neighbors ->
                [one] { $points } point, { $neighbors } neighbour
               *[other] { $points } point, { $neighbors } neighbours
            }
       *[other]
            { $neighbors ->
                [one] { $points } points, { $neighbors } neighbour
               *[other] { $points } points, { $neighbors } neighbours
            }
    }

corner = Exceptions in the corner
cornerIntro = The table holds wherever a shape is, but in the corner four shapes are weaker if the group has few liberties outside.
corners =
    .corner0 = The bent four in the corner
    .corner1 = The rectangular six in the corner
    .corner2 = Seven points in the corner
    .corner3 = Eight points in the corner
cornerCases =
    .corner0 = with at most 1 liberty outside a ko
    .corner1 = with no liberty outside dead, with 1 a ko
    .corner2 = with at most 2 liberties outside a ko
    .corner3 = with at most 1 liberty outside a ko

draw = Draw a shape
drawHere = Points of the shape
# $column, $row (number)
cell = Column { $column }, row { $row }
# The eyes that a drawn shape gives, such as 2, with its name, or without one.
drawnNamed = { $value }: { named }.
drawnUnnamed = { $value }: { unnamed }.
notOne = The points have to be connected.
openDrawn = Put it on the board
