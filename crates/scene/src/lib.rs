//! Boards as marks.
#![forbid(unsafe_code)]
