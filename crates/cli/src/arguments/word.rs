//! Options whose values are words of the library.

use std::error::Error;
use std::str::FromStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// A parser for these words, each with its explanation.
pub(super) fn one_of<T, const N: usize>(
    words: [(&'static str, &'static str); N],
) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: Error + Send + Sync> + Clone + Send + Sync + 'static,
{
    let values = words.map(|(word, help)| PossibleValue::new(word).help(help));
    PossibleValuesParser::new(values).try_map(|word| word.parse())
}
