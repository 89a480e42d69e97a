//! The points next to each point, as they are or as a mistake has them.

use super::mistake::Mistake;
use super::plane::{Bits, Plane, each};

/// The neighbours of each point.
pub(crate) struct Neighbors {
    sides: Vec<Bits>,
    diagonals: Vec<Bits>,
}

impl Neighbors {
    /// There is one more point than on the board: everything off the board, which has
    /// neighbours only by a mistake.
    pub(crate) fn of(plane: &Plane, mistake: Option<Mistake>) -> Self {
        let (columns, rows) = match mistake {
            Some(Mistake::SidesSwapped) => (plane.rows as i32, plane.columns as i32),
            _ => (plane.columns as i32, plane.rows as i32),
        };
        let outside = columns * rows;
        let ring =
            matches!(mistake, Some(Mistake::EdgeOwn | Mistake::EdgeEnemy | Mistake::EdgeEmpty));
        let at = |column: i32, row: i32| {
            if mistake == Some(Mistake::EdgesWrap) {
                return Some(row.rem_euclid(rows) * columns + column.rem_euclid(columns));
            }
            let runs_on = mistake == Some(Mistake::RowsRunOn) && (0..rows).contains(&row);
            let point = row * columns + column;
            if runs_on && (0..outside).contains(&point)
                || (0..columns).contains(&column) && (0..rows).contains(&row)
            {
                Some(point)
            } else {
                ring.then_some(outside)
            }
        };
        let around = |steps: [(i32, i32); 4]| {
            let mut found = vec![0; outside as usize + 1];
            for (column, row) in (0..rows).flat_map(|row| (0..columns).map(move |c| (c, row))) {
                let here = row * columns + column;
                for there in steps.iter().filter_map(|step| at(column + step.0, row + step.1)) {
                    if there != here {
                        found[here as usize] |= 1 << there;
                        found[there as usize] |= 1 << here;
                    }
                }
            }
            found
        };
        Self {
            sides: around([(1, 0), (-1, 0), (0, 1), (0, -1)]),
            diagonals: around([(1, 1), (-1, 1), (1, -1), (-1, -1)]),
        }
    }

    /// The points next to a set.
    pub(crate) fn next_to(&self, set: Bits) -> Bits {
        each(set).fold(0, |found, bit| found | self.sides[bit.trailing_zeros() as usize])
    }

    /// The same with the points that touch it diagonally.
    pub(crate) fn next_to_or_touching(&self, set: Bits) -> Bits {
        each(set).fold(self.next_to(set), |found, bit| {
            found | self.diagonals[bit.trailing_zeros() as usize]
        })
    }

    /// The connected parts of a set.
    pub(crate) fn parts(&self, mut set: Bits, diagonally: bool) -> Vec<Bits> {
        let mut parts = Vec::new();
        while set != 0 {
            let mut part = set & set.wrapping_neg();
            loop {
                let around = match diagonally {
                    true => self.next_to_or_touching(part),
                    false => self.next_to(part),
                };
                if around & set & !part == 0 {
                    break;
                }
                part |= around & set;
            }
            set &= !part;
            parts.push(part);
        }
        parts
    }
}
