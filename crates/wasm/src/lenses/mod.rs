//! Parts that the page fetches for its lenses, games and boards in space.

pub(crate) mod chronicle;
pub(crate) mod game;
mod lens;
mod picture;
pub(crate) mod proof;
mod run_writing;
pub(crate) mod score;
pub(crate) mod search;
pub(crate) mod space;
pub(crate) mod support;
pub(crate) mod turn;

pub(crate) use picture::picture;
pub use search::Lookahead;
