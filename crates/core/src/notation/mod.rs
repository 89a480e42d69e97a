//! Text in, text out: Sensei's Library diagrams, SGF and plain rows.

pub mod rows;
