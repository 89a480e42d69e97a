#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod brackets;
mod bytes;
mod decoded;
mod encoding;
mod piece;
mod pieces;
mod printable;
mod splitter;
#[cfg(test)]
mod splitting;
mod trees;

pub use piece::{Piece, Place};
pub use pieces::Pieces;
pub use printable::Printable;
