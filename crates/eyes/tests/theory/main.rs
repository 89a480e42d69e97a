//! Chen and Chen's static analysis against what their paper says of its figures.

mod arenas;
mod boards;
mod figures;
mod laws;
mod named;
mod placed;
mod weak;
