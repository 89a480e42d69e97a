//! The casting-out on its own: on the graph of blocks and regions of a board, or on any other graph.
//!
//! [`Judge`](crate::Judge) and [`Analysis`](crate::Analysis) answer all questions about boards. Here
//! are their parts: a [`Partition`] divides a board into [`Incidences`], and [`CastingOut`] runs on
//! them and tells a [`Recorder`] what leaves in which round.

pub use crate::casting_out::{CastingOut, Recorder, WrongStart};
pub use crate::incidences::{BadIncidences, Incidences};
pub use crate::partition::Partition;
