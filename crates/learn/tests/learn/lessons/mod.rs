//! The unseen boards of lessons, `web/scenes/unseen.json`: what they are, and how they are made.

mod answers;
mod board;
mod choice;
mod file;
mod lesson;
mod made;
