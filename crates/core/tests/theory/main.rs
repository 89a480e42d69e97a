//! The truths of unconditional life, asked of the crate from outside.

mod along_games;
mod batches;
mod big;
mod boards;
mod captures;
mod conformance;
mod dense;
mod every_position;
mod figures;
mod golden;
mod judged;
mod laws;
mod linear;
mod literal;
mod lookahead;
mod positions;
mod random;
mod refused;
mod rounds;
mod rules_of_play;
mod safety;
mod scoring;
mod space;
mod supports;
mod symmetry;
mod turning;
