//! The state of a session (5.1): board, moves and komi.

use std::collections::VecDeque;

use pass_alive::{Analysis, Board, Color, Game, Grid, Rules, Suicide};

use super::failure::Failure;
use super::words::Vertex;

/// The moves that can be undone, so that no session needs more and more memory.
const MAX_UNDONE: usize = 10_000;

/// The state of a session. Its board has no block without a liberty.
pub(super) struct Engine {
    grid: Grid,
    suicide: Suicide,
    game: Game,
    /// The positions before the last moves, the latest last.
    before: VecDeque<Game>,
    komi: f32,
    has_quit: bool,
}

impl Engine {
    /// An empty board of 19×19, without komi.
    pub(super) fn new(suicide: Suicide) -> Self {
        let grid = Grid::new(19, 19).expect("a size");
        let game = Game::new(Board::new(grid), Color::Black).with_suicide(suicide);
        Self { grid, suicide, game, before: VecDeque::new(), komi: 0.0, has_quit: false }
    }

    pub(super) fn grid(&self) -> Grid {
        self.grid
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn board(&self) -> &Board {
        self.game.board()
    }

    pub(super) fn suicide(&self) -> Suicide {
        self.suicide
    }

    pub(super) fn komi(&self) -> f32 {
        self.komi
    }

    pub(super) fn set_komi(&mut self, komi: f32) {
        self.komi = komi;
    }

    pub(super) fn has_quit(&self) -> bool {
        self.has_quit
    }

    pub(super) fn quit(&mut self) {
        self.has_quit = true;
    }

    /// True if there is no stone on the board.
    pub(super) fn is_empty(&self) -> bool {
        self.board().stones().iter().all(Option::is_none)
    }

    /// Begins with the position `game` on a board of the size of `grid`, without moves.
    ///
    /// # Errors
    /// [`Failure::IllegalPosition`] if a block has no liberty; nothing is changed.
    pub(super) fn begin(&mut self, grid: Grid, game: Game) -> Result<(), Failure> {
        check(&game)?;
        self.grid = grid;
        self.game = game.with_suicide(self.suicide);
        self.before.clear();
        Ok(())
    }

    /// Makes `color` play next, without a move.
    pub(super) fn set_to_play(&mut self, color: Color) {
        self.game = turned(&self.game, color);
    }

    /// Plays a move, which can be undone.
    ///
    /// # Errors
    /// [`Failure::IllegalMove`]; nothing is changed.
    pub(super) fn play(&mut self, color: Color, vertex: Vertex) -> Result<(), Failure> {
        let after = played(&self.game, color, vertex)?;
        self.follow(after)
    }

    /// Goes on to the position after a move.
    ///
    /// # Errors
    /// [`Failure::IllegalPosition`] if a block has no liberty; nothing is changed.
    pub(super) fn follow(&mut self, after: Game) -> Result<(), Failure> {
        check(&after)?;
        if self.before.len() == MAX_UNDONE {
            self.before.pop_front();
        }
        self.before.push_back(std::mem::replace(&mut self.game, after));
        Ok(())
    }

    /// Takes back the last `moves` moves.
    ///
    /// # Errors
    /// [`Failure::CannotUndo`] if there were fewer; nothing is changed.
    pub(super) fn undo(&mut self, moves: usize) -> Result<(), Failure> {
        let left = self.before.len().checked_sub(moves).ok_or(Failure::CannotUndo)?;
        if let Some(before) = self.before.drain(left..).next() {
            self.game = before;
        }
        Ok(())
    }

    /// The analysis of the position for a colour.
    pub(super) fn analysis(&self, color: Color) -> Analysis {
        let rules = Rules { suicide: self.suicide, ..Rules::default() };
        Analysis::new(self.board(), color, rules).expect("every block has a liberty")
    }
}

/// # Errors
/// [`Failure::IllegalPosition`] if a block has no liberty.
fn check(game: &Game) -> Result<(), Failure> {
    match game.board().block_without_liberties() {
        Some(_) => Err(Failure::IllegalPosition),
        None => Ok(()),
    }
}

/// The position after a move of `color`, whoever's turn it is (6.3.3).
///
/// # Errors
/// [`Failure::IllegalMove`].
pub(super) fn played(game: &Game, color: Color, vertex: Vertex) -> Result<Game, Failure> {
    let mut game = turned(game, color);
    match vertex {
        Vertex::Pass => game.pass(),
        Vertex::OffBoard => return Err(Failure::IllegalMove),
        Vertex::On(point) => {
            game.play(point).map_err(|_| Failure::IllegalMove)?;
        }
    }
    Ok(game)
}

/// The same position with `color` to play. A ko is forbidden only to the side that was to play.
fn turned(game: &Game, color: Color) -> Game {
    let mut game = game.clone();
    if game.to_play() != color {
        game.lift_ko();
        game.set_to_play(color);
    }
    game
}
