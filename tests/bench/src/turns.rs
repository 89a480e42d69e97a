//! One side of a comparison in turns, as a program.

use std::io::{self, Write};
use std::time::Instant;

/// Prints the `names` of the measurements, a line each, and an empty line; then answers each line
/// `measurement times` of the standard input with `nanoseconds sum`.
///
/// # Errors
/// If a line is of another form, or cannot be read or answered.
pub(crate) fn take(names: &str, mut run: impl FnMut(usize, u32) -> u64) -> io::Result<()> {
    let mut output = io::stdout();
    writeln!(output, "{names}\n")?;
    for line in io::stdin().lines() {
        let line = line?;
        let numbers = line.split_once(' ').map(|(a, b)| (a.parse(), b.parse()));
        let Some((Ok(measurement), Ok(times))) = numbers else {
            return Err(io::Error::other("a line is: measurement times"));
        };
        let start = Instant::now();
        let sum = run(measurement, times);
        writeln!(output, "{} {sum}", start.elapsed().as_nanos())?;
    }
    Ok(())
}
