//! The reasons why a command fails, in the words of the protocol.

use std::fmt;

/// The text after `=`, or the reason after `?`.
pub(super) type Answer = Result<String, Failure>;

/// The reason why a command failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Failure {
    UnknownCommand,
    /// An argument is missing, or is not of its kind.
    SyntaxError,
    UnacceptableSize,
    /// A handicap has fewer or more stones than the board allows.
    InvalidNumber,
    /// Handicap stones and set-ups need an empty board.
    BoardNotEmpty,
    /// The points of a handicap are too few, too many, repeated or outside the board.
    BadVertexList,
    IllegalMove,
    /// Not in the document: a set-up has a point twice, or a block without a liberty.
    IllegalPosition,
    CannotUndo,
    /// Some stones are neither alive nor dead.
    CannotScore,
    CannotLoad {
        path: String,
        /// A sentence for people, which goes to the standard error.
        reason: String,
    },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Failure::UnknownCommand => "unknown command",
            Failure::SyntaxError => "syntax error",
            Failure::UnacceptableSize => "unacceptable size",
            Failure::InvalidNumber => "invalid number of stones",
            Failure::BoardNotEmpty => "board not empty",
            Failure::BadVertexList => "bad vertex list",
            Failure::IllegalMove => "illegal move",
            Failure::IllegalPosition => "illegal position",
            Failure::CannotUndo => "cannot undo",
            Failure::CannotScore => "cannot score",
            Failure::CannotLoad { .. } => "cannot load file",
        })
    }
}
