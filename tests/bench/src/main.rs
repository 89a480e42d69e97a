//! The native side: takes three game collections, prints the names of the measurements and
//! an empty line, and answers each line `measurement times` with `nanoseconds sum`.

use std::io::{self, Write};
use std::{env, fs};

use pass_alive_bench::Bench;
use std::time::Instant;

fn main() -> io::Result<()> {
    let collections: Vec<String> =
        env::args().skip(1).map(fs::read_to_string).collect::<io::Result<_>>()?;
    let [nine, thirteen, nineteen] = &collections[..] else {
        return Err(io::Error::other("usage: pass-alive-bench 9.sgf 13.sgf 19.sgf"));
    };
    let mut bench = Bench::new(nine, thirteen, nineteen);
    let mut output = io::stdout();
    writeln!(output, "{}\n", bench.names())?;
    for line in io::stdin().lines() {
        let line = line?;
        let numbers = line.split_once(' ').map(|(a, b)| (a.parse(), b.parse()));
        let Some((Ok(measurement), Ok(times))) = numbers else {
            return Err(io::Error::other("a line is: measurement times"));
        };
        let start = Instant::now();
        let sum = bench.run(measurement, times);
        writeln!(output, "{} {sum}", start.elapsed().as_nanos())?;
    }
    Ok(())
}
