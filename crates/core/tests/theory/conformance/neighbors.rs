//! The points next to each point, as a mistake has them.

use pass_alive_learn::{Neighbors, Plane};

use super::mistake::Mistake;

/// The neighbours of each point. There is one more point than on the board: everything off the
/// board, which has neighbours only by a mistake.
pub(super) fn neighbors(plane: &Plane, mistake: Mistake) -> Neighbors {
    let (columns, rows) = match mistake {
        Mistake::SidesSwapped => (plane.rows as i32, plane.columns as i32),
        _ => (plane.columns as i32, plane.rows as i32),
    };
    let outside = columns * rows;
    let ring = matches!(mistake, Mistake::EdgeOwn | Mistake::EdgeEnemy | Mistake::EdgeEmpty);
    Neighbors::new(columns, rows, |column, row| {
        if mistake == Mistake::EdgesWrap {
            return Some(row.rem_euclid(rows) * columns + column.rem_euclid(columns));
        }
        let runs_on = mistake == Mistake::RowsRunOn && (0..rows).contains(&row);
        let point = row * columns + column;
        if runs_on && (0..outside).contains(&point)
            || (0..columns).contains(&column) && (0..rows).contains(&row)
        {
            Some(point)
        } else {
            ring.then_some(outside)
        }
    })
}
