//! Eyes as numbers and switches.

use alloc::boxed::Box;

/// The eyes of a region: a number, or a switch {left|right}, which becomes the left value if the
/// owner moves first there, and the right one if the attacker does (Chen and Chen 1999, section 6).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Value {
    /// This many eyes, whoever moves first.
    Eyes(u8),
    /// The value after a move of the owner, and that after a move of the attacker.
    Switch(Box<Value>, Box<Value>),
}
