//! What readers say of boards.

mod models;
