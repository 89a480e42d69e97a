//! The conformance set, `tests/conformance`: its answers are right, and every mistake fails it.

mod choice;
mod file;
mod flawed;
mod judged;
mod mistake;
mod neighbors;
mod reader;
mod set;
