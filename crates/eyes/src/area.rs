//! An eye region as the rules are given it.

use alloc::vec::Vec;

use pass_alive::{Board, Color, Grid, Point};

use crate::level::Level;

/// A point of an eye region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    /// The point: empty, or with a prisoner on it.
    pub point: Point,
    /// Its level before any rule has lowered it.
    pub level: Level,
    /// The prisoner block on the point, if there is one: blocks are numbered from 0 within the
    /// region.
    pub prisoner: Option<u32>,
    /// The empty diagonal points open to the attacker, in reading order. A half point becomes
    /// full if the owner plays on one, and false if the attacker does.
    pub open_diagonals: Vec<Point>,
}

/// An eye region on its board: a connected set of points that its owner controls.
#[derive(Debug, Clone, Copy)]
pub struct Area<'a> {
    /// The size of the board.
    pub grid: Grid,
    /// The stones.
    pub board: &'a Board,
    /// The colour whose eyes these are.
    pub owner: Color,
    /// The points of the region, in reading order.
    pub sites: &'a [Site],
    /// The one empty point of the region next to a living enemy stone, if the region is open
    /// there. It is a false point.
    pub open: Option<Point>,
    /// The liberties of the group that are in no eye region.
    pub outside_liberties: u32,
}
