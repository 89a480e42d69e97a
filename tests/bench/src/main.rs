//! The native side of the comparison with a browser: takes three game collections, and measures
//! in turns.

mod turns;

use std::{env, fs, io};

use pass_alive_bench::Bench;

fn main() -> io::Result<()> {
    let collections: Vec<String> =
        env::args().skip(1).map(fs::read_to_string).collect::<io::Result<_>>()?;
    let [nine, thirteen, nineteen] = &collections[..] else {
        return Err(io::Error::other("usage: pass-alive-bench 9.sgf 13.sgf 19.sgf"));
    };
    let mut bench = Bench::new(nine, thirteen, nineteen);
    turns::take(&bench.names(), |measurement, times| bench.run(measurement, times).into())
}
