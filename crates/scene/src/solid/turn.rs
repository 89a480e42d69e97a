//! The direction from which a solid is seen.

/// The turn of a solid in degrees.
///
/// The layers stay level: the solid is first turned round the line through the middles of its
/// layers, then tilted towards the viewer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Turn {
    /// The turn round the upright line; at 0 the columns run from left to right.
    pub around: f64,
    /// The height of the viewer above the horizon: 0 is a view from the front, 90 from above, where
    /// the first layer is on top, and −90 from below.
    pub above: f64,
}

impl Default for Turn {
    /// From above and the right, at angles at which few points hide others.
    fn default() -> Self {
        Self { around: 27.0, above: 24.0 }
    }
}

/// A direction as sines and cosines.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rotation {
    around: (f64, f64),
    above: (f64, f64),
}

impl Rotation {
    pub(super) fn new(turn: Turn) -> Self {
        Self { around: sin_cos(turn.around), above: sin_cos(turn.above.clamp(-90.0, 90.0)) }
    }

    /// Turns a place given along the columns, rows and layers: how far it is to the right, downwards, and
    /// towards the viewer.
    pub(super) fn turn(&self, [x, y, z]: [f64; 3]) -> [f64; 3] {
        let ((sin, cos), (lift, level)) = (self.around, self.above);
        let (right, front) = (x * cos - y * sin, x * sin + y * cos);
        [right, front * lift + z * level, front * level - z * lift]
    }
}

/// The sine and cosine of an angle in degrees, exact at right angles and the same on every machine. No
/// number, or none that is finite, is taken to be 0.
fn sin_cos(degrees: f64) -> (f64, f64) {
    let degrees = if degrees.is_finite() { degrees } else { 0.0 };
    let degrees = degrees - (degrees / 360.0) as i64 as f64 * 360.0;
    let degrees = if degrees < 0.0 { degrees + 360.0 } else { degrees };
    let quarter = (degrees / 90.0) as i32;
    let rest = degrees - f64::from(quarter) * 90.0;
    let (sin, cos) = if rest > 45.0 {
        let (cos, sin) = series(90.0 - rest);
        (sin, cos)
    } else {
        series(rest)
    };
    match quarter % 4 {
        0 => (sin, cos),
        1 => (cos, -sin),
        2 => (-sin, -cos),
        _ => (-cos, sin),
    }
}

/// The sine and cosine of an angle up to 45 degrees, to 12 digits.
fn series(degrees: f64) -> (f64, f64) {
    let angle = degrees * (core::f64::consts::PI / 180.0);
    let (mut sin, mut cos) = (0.0, 0.0);
    let mut term = 1.0;
    for n in 0..8 {
        let k = f64::from(2 * n);
        cos += term;
        sin += term * angle / (k + 1.0);
        term *= -angle * angle / ((k + 1.0) * (k + 2.0));
    }
    (sin, cos)
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;

    #[test]
    fn sines_and_cosines_are_those_of_the_standard_library() {
        for step in -4000..4000 {
            let degrees = f64::from(step) * 0.37;
            let ((sin, cos), (its_sin, its_cos)) =
                (sin_cos(degrees), degrees.to_radians().sin_cos());
            assert!((sin - its_sin).abs() < 1e-11 && (cos - its_cos).abs() < 1e-11, "{degrees}");
        }
        let right =
            [-270.0, -180.0, -90.0, 0.0, 90.0, 180.0, 270.0, 360.0, f64::NAN, f64::INFINITY];
        let exact =
            [(1, 0), (0, -1), (-1, 0), (0, 1), (1, 0), (0, -1), (-1, 0), (0, 1), (0, 1), (0, 1)];
        for (degrees, (sin, cos)) in right.into_iter().zip(exact) {
            assert_eq!(sin_cos(degrees), (f64::from(sin), f64::from(cos)), "{degrees}");
        }
    }
}
