//! A game in progress: the board, the turn, the ko and the prisoners.

use crate::board::{Board, Illegal, Played};
use crate::by_color::ByColor;
use crate::color::Color;
use crate::id::Point;
use crate::rules::{Ko, Suicide};

/// A move of a game: a stone, or a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// The player.
    pub color: Color,
    /// The point of the stone; `None` for a pass.
    pub point: Option<Point>,
}

/// The stones that each colour has taken: Black's number counts white stones, those that White removed
/// by suicide among them.
pub type Prisoners = ByColor<u32>;

/// A game in progress: the stones, the colour to play, the point that a ko forbids, and the
/// prisoners.
///
/// The rules can be chosen: those on [`Suicide`] and [`Ko`], the number of stones in a turn, and
/// the consecutive passes that end the game.
///
/// ```
/// use pass_alive::{Board, ByColor, Color, Game, Illegal};
/// let board = Board::from_rows("
///     . X O .
///     X O . O
///     . X O .
/// ").unwrap();
/// let [b2, c2] = ["B2", "C2"].map(|name| board.point_named(name).unwrap());
/// let mut game = Game::new(board, Color::Black);
/// assert_eq!(game.play(c2)?.captured, [b2]);
/// assert_eq!(game.play(b2), Err(Illegal::Ko));
/// game.pass();
/// game.pass();
/// assert_eq!(game.play(b2)?.captured, [c2]);
/// assert_eq!(game.prisoners(), ByColor { black: 1, white: 1 });
/// # Ok::<(), Illegal>(())
/// ```
///
/// A game by Kim's rules (1978) on a box of 3×3×3 points. Black begins with several stones, and two
/// passes end the game.
///
/// ```
/// use pass_alive::{Board, Color, Form, Game, Grid, Illegal, Ko, Space};
/// let cube = Space::new(Grid::new(3, 3).unwrap(), 3, Form::Box).unwrap();
/// let at = |name| cube.point_named(name).unwrap();
/// let game = Game::new(Board::new(cube), Color::Black);
/// let mut game = game.with_ko_rule(Ko::Kim).with_end_after_passes(2);
/// game.play_first(&[at("1:B3"), at("1:A2")])?;
/// assert_eq!(game.play(at("1:A3"))?.captured, []);
/// assert_eq!(game.play(at("2:A3"))?.captured, [at("1:A3")]);
/// game.pass();
/// game.pass();
/// assert!(game.is_over());
/// assert_eq!(game.play(at("1:A3")), Err(Illegal::Over));
/// # Ok::<(), Illegal>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Game {
    board: Board,
    to_play: Color,
    suicide: Suicide,
    ko_rule: Ko,
    stones_a_turn: ByColor<u32>,
    /// The number of consecutive passes that end the game.
    last_pass: Option<u32>,
    /// The stones of the current turn that have been played.
    played: u32,
    passes: u32,
    ko: Option<Point>,
    prisoners: Prisoners,
}

impl Game {
    /// A game that continues from `board` with `to_play` to play, suicide forbidden, [`Ko::Basic`],
    /// one stone in a turn, no end, no ko and no prisoners.
    #[must_use]
    pub fn new(board: Board, to_play: Color) -> Self {
        Self {
            board,
            to_play,
            suicide: Suicide::Forbidden,
            ko_rule: Ko::Basic,
            stones_a_turn: ByColor { black: 1, white: 1 },
            last_pass: None,
            played: 0,
            passes: 0,
            ko: None,
            prisoners: Prisoners::default(),
        }
    }

    /// The same game with this rule on suicide.
    #[must_use]
    pub fn with_suicide(self, suicide: Suicide) -> Self {
        Self { suicide, ..self }
    }

    /// The same game with this rule on ko.
    ///
    /// ```
    /// use pass_alive::{Board, Color, Game, Illegal, Ko};
    /// let board = Board::from_rows("
    ///     . X O . . X O .
    ///     X O . O X . X O
    ///     . X O . . X O .
    /// ").unwrap();
    /// let [c2, f2] = ["C2", "F2"].map(|name| board.point_named(name).unwrap());
    /// let mut basic = Game::new(board, Color::Black);
    /// let mut kim = basic.clone().with_ko_rule(Ko::Kim);
    /// basic.play(c2)?;
    /// assert!(basic.play(f2).is_ok());
    /// kim.play(c2)?;
    /// assert_eq!(kim.play(f2), Err(Illegal::KoAfterKo));
    /// # Ok::<(), Illegal>(())
    /// ```
    #[must_use]
    pub fn with_ko_rule(self, ko_rule: Ko) -> Self {
        Self { ko_rule, ..self }
    }

    /// The same game with `ko` as the point that may not be played on next.
    #[must_use]
    pub fn with_ko(self, ko: Option<Point>) -> Self {
        Self { ko, ..self }
    }

    /// The same game in which Black may play up to `black` stones in a turn, and White up to `white`:
    /// one after another with captures in between ([`Game::play`]), or some at the same time
    /// ([`Game::play_together`]). What a block needs to be unconditionally alive changes only for stones at
    /// the same time ([`crate::graph::CastingOut::run_against`]).
    ///
    /// A ko is made only by the last stone of a turn, and forbidden only to the first of the next.
    ///
    /// # Panics
    /// If one of the numbers is 0.
    #[must_use]
    pub fn with_stones_a_turn(self, black: u32, white: u32) -> Self {
        assert!(black > 0 && white > 0, "a turn has at least one stone");
        Self { stones_a_turn: ByColor { black, white }, played: 0, ..self }
    }

    /// Ends the game after `passes` consecutive passes. Otherwise a game may go on after any number of
    /// passes, as recorded games do.
    #[must_use]
    pub fn with_end_after_passes(self, passes: u32) -> Self {
        Self { last_pass: Some(passes), ..self }
    }

    /// The same game, continued where `played` stones of the turn have been played, or after `passes`
    /// consecutive passes.
    ///
    /// ```
    /// use pass_alive::{Board, Color, Game};
    /// let board = Board::from_rows("X . .").unwrap();
    /// let game = Game::new(board, Color::Black).with_stones_a_turn(2, 1).with_progress(1, 0);
    /// assert_eq!((game.stones_left(), game.passes()), (1, 0));
    /// ```
    ///
    /// # Panics
    /// If that was the whole turn.
    #[must_use]
    pub fn with_progress(self, played: u32, passes: u32) -> Self {
        assert!(played < self.stones_a_turn[self.to_play], "the turn has a stone left");
        Self { played, passes, ..self }
    }

    /// The stones.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The stones, for changing them freely. Lifts a ko, and a game that was over goes on.
    pub fn board_mut(&mut self) -> &mut Board {
        self.ko = None;
        self.passes = 0;
        &mut self.board
    }

    /// The colour that plays next.
    #[must_use]
    pub fn to_play(&self) -> Color {
        self.to_play
    }

    /// Makes `color` play next, with all stones of a turn. A ko stays forbidden.
    pub fn set_to_play(&mut self, color: Color) {
        self.to_play = color;
        self.played = 0;
    }

    /// The number of stones that may still be played in this turn, at least one.
    #[must_use]
    pub fn stones_left(&self) -> u32 {
        self.stones_a_turn[self.to_play] - self.played
    }

    /// The number of passes since the last stone was played.
    #[must_use]
    pub fn passes(&self) -> u32 {
        self.passes
    }

    /// Returns `true` if the game ended by passes ([`Game::with_end_after_passes`]).
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.last_pass.is_some_and(|last| self.passes >= last)
    }

    /// The point that may not be played on next, because that would retake a ko at once.
    #[must_use]
    pub fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// Allows the forbidden point of a ko again, as after a move elsewhere.
    pub fn lift_ko(&mut self) {
        self.ko = None;
    }

    /// The prisoners taken since this value was created.
    #[must_use]
    pub fn prisoners(&self) -> Prisoners {
        self.prisoners
    }

    /// Plays on `point` by the rules, like [`Board::play`], and passes the turn to the
    /// opponent unless it has more stones.
    ///
    /// # Errors
    /// [`Illegal`] says why the move may not be played; the game is unchanged.
    pub fn play(&mut self, point: Point) -> Result<Played, Illegal> {
        self.play_together(&[point])
    }

    /// Plays on several points at the same time, like [`Board::play_together`], and passes the turn
    /// to the opponent unless it has more stones. With no point this is a pass.
    ///
    /// ```
    /// use pass_alive::{Board, Color, Game, Illegal};
    /// let board = Board::from_rows(". X .").unwrap();
    /// let [a1, b1, c1] = ["A1", "B1", "C1"].map(|name| board.point_named(name).unwrap());
    /// let mut game = Game::new(board, Color::White).with_stones_a_turn(1, 2);
    /// assert_eq!(game.play(a1), Err(Illegal::Suicide));
    /// assert_eq!(game.play_together(&[a1, c1])?.captured, [b1]);
    /// # Ok::<(), Illegal>(())
    /// ```
    ///
    /// # Errors
    /// [`Illegal`] says why the move may not be played; the game is unchanged.
    pub fn play_together(&mut self, points: &[Point]) -> Result<Played, Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        if points.len() > self.stones_left() as usize {
            return Err(Illegal::TooMany);
        }
        if points.is_empty() {
            self.pass();
            return Ok(Played::default());
        }
        if self.ko.is_some_and(|ko| points.contains(&ko)) {
            return Err(Illegal::Ko);
        }
        let played = self.board.play_together(self.to_play, points, self.suicide)?;
        if self.ko_rule == Ko::Kim && self.ko.is_some() && played.ko.is_some() {
            points.iter().for_each(|&point| self.board.set(point, None));
            let taken = Some(self.to_play.other());
            played.captured.iter().for_each(|&point| self.board.set(point, taken));
            return Err(Illegal::KoAfterKo);
        }
        self.note(points.len() as u32, &played);
        Ok(played)
    }

    /// Plays Black's first move, any number of stones at the same time (Kim 1978, Definition 4), as
    /// handicap stones are placed. White plays next.
    ///
    /// # Errors
    /// [`Illegal::NotFirst`] unless the board is empty and Black to play; otherwise as for
    /// [`Game::play_together`]. The game is unchanged.
    pub fn play_first(&mut self, points: &[Point]) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        if self.to_play != Color::Black || self.board.stones().iter().any(Option::is_some) {
            return Err(Illegal::NotFirst);
        }
        if points.is_empty() {
            self.pass();
            return Ok(());
        }
        let played = self.board.play_together(Color::Black, points, Suicide::Forbidden)?;
        self.note(self.stones_left(), &played);
        Ok(())
    }

    /// Plays a recorded move, legal or not, like [`Board::execute`], and passes the turn to
    /// the opponent unless it has more stones.
    ///
    /// # Panics
    /// If the board has no such point.
    pub fn execute(&mut self, point: Point) -> Played {
        let played = self.board.execute(self.to_play, point);
        self.note(1, &played);
        played
    }

    /// Passes, or leaves the rest of a turn; the opponent plays next. Lifts a ko. A game that is over
    /// stays as it is.
    pub fn pass(&mut self) {
        if !self.is_over() {
            self.ko = None;
            self.passes += u32::from(self.played == 0);
            self.set_to_play(self.to_play.other());
        }
    }

    /// Counts the stones that `stones` stones of a turn captured, and ends the turn with its last one.
    fn note(&mut self, stones: u32, played: &Played) {
        self.prisoners[self.to_play] += played.captured.len() as u32;
        self.prisoners[!self.to_play] += played.suicide.len() as u32;
        self.passes = 0;
        self.ko = None;
        if stones < self.stones_left() {
            self.played += stones;
        } else {
            self.ko = played.ko;
            self.set_to_play(self.to_play.other());
        }
    }
}
