//! The figures of `web/scenes/figures.json` on whole boards, among living enemies.

use std::fs;

use pass_alive::{Analysis, Board, Color, Grid, Point, Rules};
use serde::Deserialize;

/// A figure as it stands in the file.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Figure {
    pub(crate) id: String,
    board: String,
    pub(crate) claims: Claims,
}

#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Claims {
    /// The eyes that the paper claims, for the owner first and for the opponent first.
    pub(crate) claimed: [u8; 2],
    pub(crate) status: String,
}

/// A figure on a board.
#[derive(Debug, Clone)]
pub(crate) struct Placed {
    pub(crate) grid: Grid,
    pub(crate) board: Board,
    /// The color of the group.
    pub(crate) owner: Color,
    /// A stone of the group's wall.
    pub(crate) stone: Point,
    /// What is on each point, in the letters of the file; a liberty of the group that touches none
    /// of its eyes is `:`.
    letters: Vec<char>,
}

/// All figures of the file.
pub(crate) fn figures() -> Vec<Figure> {
    #[derive(Deserialize)]
    struct File {
        figures: Vec<Figure>,
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/scenes/figures.json");
    let text = fs::read_to_string(file).expect("the file of figures");
    serde_json::from_str::<File>(&text).expect("figures").figures
}

impl Figure {
    /// The group on a board with its lowest row at the edge if the figure says so, with two
    /// outside liberties, among enemies that are unconditionally alive; `beyond` more lines of
    /// enemies lie around it, except below a figure at the edge.
    pub(crate) fn placed(&self, beyond: usize) -> Placed {
        let mut letters = self.surrounded(beyond);
        let liberties = outside_liberties(&letters);
        let [one, other] = liberties.unwrap_or_else(|| panic!("{}: no two liberties", self.id));
        for (column, row) in [one, other] {
            letters[row][column] = ':';
        }
        Placed::new(&letters)
    }

    fn rows(&self) -> impl Iterator<Item = &str> {
        self.board.split('/')
    }

    /// True if the lowest row is on the edge of the board.
    pub(crate) fn is_at_edge(&self) -> bool {
        self.rows().last().expect("a row").contains(['O', 'o', '.', 'x'])
    }

    /// The figure in a field of enemies, who have two eyes in the uppermost row.
    fn surrounded(&self, beyond: usize) -> Vec<Vec<char>> {
        let enemies = |count: usize| "X".repeat(count);
        let sides = enemies(beyond + 1);
        let figure = self.rows().map(|row| format!("{sides}{}{sides}", row.replace(',', "X")));
        let width = self.rows().next().expect("a row").len() + 2 * sides.len();
        let mut rows = vec![format!(".X.{}", enemies(width - 3)), enemies(width)];
        rows.extend((0..beyond).map(|_| enemies(width)));
        rows.extend(figure);
        if !self.is_at_edge() {
            rows.extend((0..=beyond).map(|_| enemies(width)));
        }
        rows.iter().map(|row| row.chars().collect()).collect()
    }
}

/// Two enemy stones next to the wall that can be taken away: the enemies stay in one piece, and
/// nothing that is played out is next to the empty points or diagonal to them.
fn outside_liberties(letters: &[Vec<char>]) -> Option<[(usize, usize); 2]> {
    let at = |(column, row): (usize, usize), (dx, dy): (i32, i32)| {
        let column = column.checked_add_signed(dx as isize)?;
        let row = row.checked_add_signed(dy as isize)?;
        letters.get(row)?.get(column).copied()
    };
    let beside = [(0, -1), (1, 0), (0, 1), (-1, 0)];
    let around = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    let fits = |&place: &(usize, usize)| {
        let clear = |&step: &(i32, i32)| !matches!(at(place, step), Some('.' | 'o' | 'x'));
        at(place, (0, 0)) == Some('X')
            && beside.iter().any(|&step| at(place, step) == Some('O'))
            && beside.iter().chain(&around).all(clear)
    };
    let places = (0..letters.len())
        .flat_map(|row| (0..letters[0].len()).map(move |column| (column, row)))
        .filter(fits)
        .collect::<Vec<_>>();
    let apart = |one: (usize, usize), other: (usize, usize)| {
        one.0.abs_diff(other.0) + one.1.abs_diff(other.1) > 1
    };
    let connected = |one: (usize, usize), other: (usize, usize)| {
        let mut letters = letters.to_vec();
        letters[one.1][one.0] = ':';
        letters[other.1][other.0] = ':';
        Placed::new(&letters).enemy_blocks() == 1
    };
    places.iter().enumerate().find_map(|(index, &one)| {
        let rest = places[index + 1..].iter();
        let other = rest.copied().find(|&other| apart(one, other) && connected(one, other))?;
        Some([one, other])
    })
}

impl Placed {
    fn new(letters: &[Vec<char>]) -> Self {
        let grid = Grid::new(letters[0].len() as u32, letters.len() as u32).expect("a size");
        Self::from_letters(grid, letters.concat(), Color::White)
    }

    fn from_letters(grid: Grid, letters: Vec<char>, owner: Color) -> Self {
        let mut board = Board::new(grid);
        for (point, letter) in grid.points().zip(&letters) {
            board.set(
                point,
                match letter {
                    'O' | 'o' => Some(owner),
                    'X' | 'x' => Some(owner.other()),
                    _ => None,
                },
            );
        }
        let stone =
            Point::new(letters.iter().position(|&letter| letter == 'O').expect("a wall") as u32);
        Self { grid, board, owner, stone, letters }
    }

    /// The same turned or mirrored, in one of eight ways.
    pub(crate) fn turned(&self, way: u32) -> Self {
        let grid = turned(self.grid, way, Point::new(0)).0;
        let mut letters = self.letters.clone();
        for (point, &letter) in self.grid.points().zip(&self.letters) {
            letters[turned(self.grid, way, point).1.index()] = letter;
        }
        Self::from_letters(grid, letters, self.owner)
    }

    /// The same with the colors exchanged.
    pub(crate) fn swapped(&self) -> Self {
        Self::from_letters(self.grid, self.letters.clone(), self.owner.other())
    }

    /// The points with this letter.
    fn points(&self, wanted: char) -> impl Iterator<Item = Point> {
        let letters = self.grid.points().zip(&self.letters);
        letters.filter(move |&(_, &letter)| letter == wanted).map(|(point, _)| point)
    }

    /// The number of blocks of enemies that are not played out.
    fn enemy_blocks(&self) -> usize {
        let mut blocks: Vec<_> = self.points('X').map(|point| self.board.block_at(point)).collect();
        blocks.iter_mut().for_each(|block| block.sort_unstable());
        blocks.sort_unstable();
        blocks.dedup();
        blocks.len()
    }

    /// Checks that the enemies are unconditionally alive, that the wall is one block, and that its
    /// outside liberties are next to nothing but it and the enemies.
    pub(crate) fn check(&self, id: &str) {
        let enemies = Analysis::new(&self.board, self.owner.other(), Rules::default());
        let enemies = enemies.expect("every block has a liberty");
        let alive: Vec<_> = enemies.alive().collect();
        assert!(self.points('X').all(|point| alive.contains(&point)), "{id}: {self}");
        assert!(self.points('x').all(|point| !alive.contains(&point)), "{id}: {self}");
        let wall = self.board.block_at(self.stone);
        assert!(self.points('O').all(|point| wall.contains(&point)), "{id}: {self}");
        let liberties: Vec<_> = self.points(':').collect();
        assert_eq!(liberties.len(), 2, "{id}: {self}");
        for liberty in liberties {
            let neighbors = self.board.topology().neighbors(liberty);
            let letters = neighbors.iter().map(|&point| self.letters[point.index()]);
            assert!(letters.clone().any(|letter| letter == 'O'), "{id}: {self}");
            assert!(letters.clone().all(|letter| matches!(letter, 'O' | 'X')), "{id}: {self}");
        }
    }
}

impl std::fmt::Display for Placed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for row in self.letters.chunks(self.grid.columns() as usize) {
            writeln!(f)?;
            row.iter().try_for_each(|letter| write!(f, "{letter}"))?;
        }
        Ok(())
    }
}

/// The point that `point` goes to in one of the eight ways to turn and mirror a grid.
pub(crate) fn turned(grid: Grid, way: u32, point: Point) -> (Grid, Point) {
    let (mut column, mut row) = grid.coordinates(point);
    let (mut columns, mut rows) = (grid.columns(), grid.rows());
    if way & 1 != 0 {
        column = columns - 1 - column;
    }
    if way & 2 != 0 {
        row = rows - 1 - row;
    }
    if way & 4 != 0 {
        (column, row, columns, rows) = (row, column, rows, columns);
    }
    let grid = Grid::new(columns, rows).expect("the same sides");
    (grid, grid.point(column, row).expect("a point"))
}
