//! An eye region as the rules are given it.

use alloc::vec::Vec;

use pass_alive::{Board, Color, Grid, Point};

use crate::level::Level;

/// A point of an eye region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Site {
    /// The point: empty, or with a prisoner on it.
    pub(crate) point: Point,
    /// Its diagonal index, doubled: 0 to 8 ([`Level::of_index`]).
    pub(crate) doubled_index: u8,
    /// Its level before any rule has lowered it, from the index.
    pub(crate) level: Level,
    /// The prisoner block on the point, if there is one: blocks are numbered from 0 within the
    /// region.
    pub(crate) prisoner: Option<u32>,
    /// The empty diagonal points open to the attacker, in reading order. A half point becomes
    /// full if the owner plays on one, and false if the attacker does.
    pub(crate) open_diagonals: Vec<Point>,
}

/// An eye region on its board: a connected set of points that its owner controls.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Area<'a> {
    /// The size of the board.
    pub(crate) grid: Grid,
    /// The stones.
    pub(crate) board: &'a Board,
    /// The colour whose eyes these are.
    pub(crate) owner: Color,
    /// The points of the region, in reading order.
    pub(crate) sites: &'a [Site],
    /// The one empty point of the region next to a living enemy stone, if the region is open
    /// there. It is a false point.
    pub(crate) open: Option<Point>,
    /// The liberties of the group that are in no eye region.
    pub(crate) outside_liberties: u32,
}

/// The type of an eye region (Chen and Chen 1999, "Perfect pure eye-regions", "Semi-pure
/// eye-region", "Prisoner eye-region" and "Mixed region").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// There is no prisoner in it.
    Pure,
    /// Every prisoner block in it is a single stone with a single liberty.
    SemiPure,
    /// There is one prisoner block in it, and every empty point is a liberty of that.
    Prisoner,
    /// Any other region with prisoners.
    Mixed,
}

impl Kind {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::Pure => "pure",
            Kind::SemiPure => "semi-pure",
            Kind::Prisoner => "prisoner",
            Kind::Mixed => "mixed",
        }
    }
}

impl Area<'_> {
    /// The type of the region.
    #[must_use]
    pub(crate) fn kind(&self) -> Kind {
        let prisoners = self.sites.iter().filter(|site| site.prisoner.is_some());
        let liberties = |site: &Site| {
            let around = self.board.topology().neighbors(site.point).iter();
            around.filter(|&&next| self.board.get(next).is_none()).count()
        };
        let is_alone = |site: &Site| {
            self.sites.iter().filter(|other| other.prisoner == site.prisoner).count() == 1
        };
        if prisoners.clone().next().is_none() {
            Kind::Pure
        } else if prisoners.clone().all(|site| is_alone(site) && liberties(site) == 1) {
            Kind::SemiPure
        } else if prisoners.clone().all(|site| site.prisoner == Some(0))
            && self.sites.iter().filter(|site| site.prisoner.is_none()).all(|site| {
                let around = self.board.topology().neighbors(site.point);
                around.iter().any(|&next| self.board.get(next) == Some(self.owner.other()))
            })
        {
            Kind::Prisoner
        } else {
            Kind::Mixed
        }
    }
}
