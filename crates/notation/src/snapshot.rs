//! A position of a record, with its comment, marks and warnings.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::Fault;
use crate::cursor::LineColumn;
use pass_alive::{Board, Color, ColumnName, Illegal, Mark, Move, Point, Prisoners};

/// The position after some move of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The stones.
    pub board: Board,
    /// The colour to play, if the record says so.
    pub to_play: Option<Color>,
    /// The prisoners taken so far in a game; `None` if the record does not show them, because
    /// it has no moves, is not a game, or begins with stones of both colours.
    pub prisoners: Option<Prisoners>,
    /// The point that the last move forbids its opponent by ko.
    pub ko: Option<Point>,
    /// The last move, which may be a pass; `None` at the start.
    pub last_move: Option<Move>,
    /// The number of moves played, passes included; 0 at the start.
    pub move_number: u32,
    /// The judgement of the record on the last move.
    pub quality: Option<MoveQuality>,
    /// The comments of the record on this position, lines separated by `\n`; often empty.
    pub comment: String,
    /// At most one shape and one label a point, in no particular order.
    pub marks: Vec<Mark>,
    /// The warnings since the snapshot before this one, or since the start.
    pub warnings: Vec<Warning>,
}

impl Snapshot {
    /// The point of the last move; `None` after a pass and at the start.
    pub fn last_point(&self) -> Option<Point> {
        self.last_move?.point
    }
}

/// A judgement on a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MoveQuality {
    /// A good move: SGF `TE`.
    Good,
    /// A bad move: SGF `BM`.
    Bad,
}

/// Something odd in a record that can be read all the same.
///
/// Displays as a sentence without line and column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Warning {
    /// The kind of oddity.
    pub kind: WarningKind,
    /// The line of the text, from 1.
    pub line: u32,
    /// The column of the text, from 1, in characters.
    pub column: u32,
}

/// The kinds of oddities in a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum WarningKind {
    /// A move that the rules forbid. It is executed all the same, as SGF prescribes.
    IllegalMove {
        /// The number of the move, from 1.
        number: u32,
        /// Its player.
        color: Color,
        /// Its column, from 0 at the left.
        column: u32,
        /// Its row, from 1 at the bottom.
        row: u32,
        /// The rule that forbids it.
        why: Illegal,
    },
    /// The same number stands on two points of a diagram, so its moves have no order and
    /// are read as stones.
    RepeatedNumber(u32),
    /// Points that a diagram leaves out of the position were taken to be empty.
    LeftOut,
    /// A mark or label on a point outside the board was left out.
    MarkOffBoard,
    /// There is no semicolon between the bracket that starts a game or variation and its
    /// first property.
    NoSemicolon,
    /// A property that needs a number has none, and its default is taken: `GM` 1, `SZ` 19.
    NoNumber,
    /// There is white space in a point or a size; it is ignored.
    BrokenValue,
    /// All names of properties are in lower case; they are read as if in upper case.
    LowerCase,
    /// There are zero bytes in a value; this is the first.
    ControlCharacter,
    /// Something is wrong on another line of play than the one asked about.
    OnOtherLine(Fault),
    /// The number of further warnings that are not listed; the place is that of the first.
    More(u32),
}

impl Warning {
    pub(crate) fn new(kind: WarningKind, at: LineColumn) -> Self {
        Self { kind, line: at.line, column: at.column }
    }

    /// The place in the text.
    pub fn place(&self) -> LineColumn {
        LineColumn { line: self.line, column: self.column }
    }

    /// The number of warnings that are not listed, of which this is the first.
    pub(crate) fn more(count: u32, first: Self) -> Self {
        Self { kind: WarningKind::More(count), ..first }
    }

    /// A stable word for programs, such as `illegal-move`.
    pub fn code(&self) -> &'static str {
        match self.kind {
            WarningKind::IllegalMove { .. } => "illegal-move",
            WarningKind::RepeatedNumber(_) => "repeated-number",
            WarningKind::LeftOut => "left-out",
            WarningKind::MarkOffBoard => "mark-off-board",
            WarningKind::NoSemicolon => "no-semicolon",
            WarningKind::NoNumber => "no-number",
            WarningKind::BrokenValue => "broken-value",
            WarningKind::LowerCase => "lower-case",
            WarningKind::ControlCharacter => "control-character",
            WarningKind::OnOtherLine(fault) => fault.code(),
            WarningKind::More(_) => "more",
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match self.kind {
            WarningKind::IllegalMove { number, color, column, row, why } => {
                let column = ColumnName(column);
                return write!(f, "move {number}, {color} {column}{row}, is illegal: {why}");
            }
            WarningKind::RepeatedNumber(number) => {
                let read = "the numbers are read as stones";
                return write!(f, "there are two moves {number}; {read}");
            }
            WarningKind::OnOtherLine(fault) => {
                return write!(f, "on another line of play: {fault}");
            }
            WarningKind::More(1) => "1 more warning of this game, from here on",
            WarningKind::More(count) => {
                return write!(f, "{count} more warnings of this game, from here on");
            }
            WarningKind::LeftOut => "points left out of the diagram were taken to be empty",
            WarningKind::MarkOffBoard => "this mark is not on the board",
            WarningKind::NoSemicolon => "a semicolon is missing here",
            WarningKind::NoNumber => "no number here, so the default is used",
            WarningKind::BrokenValue => "white space within this value was passed over",
            WarningKind::LowerCase => "the names of properties are in lower case",
            WarningKind::ControlCharacter => "there are zero bytes in this text",
        };
        f.write_str(sentence)
    }
}
