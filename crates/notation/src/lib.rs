#![doc = include_str!("../README.md")]
//!
//! # Reading
//!
//! [`read`] detects the format and returns a [`Record`] for every board, diagram or game of a
//! text, one after the other. The grammars are in [`sgf`], [`diagram`] and [`rows`].
//!
//! # Texts with faults
//!
//! As much of a text is read as possible. Faults are reported in one of three ways:
//!
//! * as a [`Warning`] of the first [`Snapshot`] that it affects, where the meaning is clear
//!   all the same;
//! * as one of the [complaints](Record::complaints) of the record, where part of it is lost;
//! * as a [`ReadError`] in place of the record, where there is nothing to show.
//!
//! Each has a line, a column and a stable word for programs. The first
//! [`MAX_LISTED`] of a snapshot or of the complaints are listed, and the others counted.
//!
//! # Limits
//!
//! Texts need not be trusted: reading any text ends with a value or an error, never a panic,
//! in time linear in its length. One record is held at a time, in at most fifteen times the
//! memory of its text. A position needs about 25 bytes for each point of its board in
//! addition (33 in space), and 60 for each of its marks. A board has at most 20,000 columns, rows
//! and layers (52 columns and rows in SGF and in the header of a diagram), and 2²⁹ points. A text,
//! or a piece of one, has at most 4 GB.
//!
//! # Bytes
//!
//! The readers take decoded text. For files in unknown encodings, a program cuts the
//! bytes into records with the help of [`bytes`], [`sgf::charset`] finds the declared encoding of
//! each, and [`Records::of_piece`] reads the decoded piece.

#![no_std]
#![forbid(unsafe_code)]

#[macro_use]
extern crate alloc;

mod cursor;
mod detector;
mod diagnostics;
pub mod diagram;
mod error;
mod escapes;
mod format;
mod lines;
mod marks;
mod record;
mod records;
mod replay;
pub mod rows;
mod script;
mod segmented;
pub mod sgf;
mod snapshot;
mod unpainted;
mod variation;
mod warnings;
mod write;

pub use cursor::LineColumn;
pub use diagnostics::MAX_LISTED;
pub use error::{Fault, ReadError};
pub use format::Format;
pub use record::{Link, Positions, Record};
pub use records::{Records, detect, read};
pub use snapshot::{MoveQuality, Snapshot, Warning, WarningKind};
pub use variation::{Fork, Variation};
pub use warnings::Warnings;

/// Inspection of undecoded bytes, for programs that cut a stream into records.
pub mod bytes {
    pub use crate::detector::Detector;
    pub use crate::diagram::line::is_line as is_diagram_line;
    pub use crate::lines::{is_white_byte as is_white, next_line};
    pub use crate::sgf::opening::{Opened, Opening};
}

/// Tests the Rust of the documentation for programs.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/programs.md")]
struct Programs;
