//! Texts that hold boards, diagrams and games: for the widget, and whatever reads or writes texts.

mod fault;
pub(crate) mod game;
mod marks;
pub(crate) mod reading;
pub(crate) mod writing;

pub use reading::Reading;
