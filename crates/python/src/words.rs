//! Arguments that are one of a few words or numbers.

use std::error::Error;
use std::str::FromStr;

use pass_alive::{Coding, Suicide};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The value of the argument `name` with this word.
pub(crate) fn parsed<T: FromStr<Err: Error>>(name: &str, word: &str) -> PyResult<T> {
    word.parse().map_err(|error| PyValueError::new_err(format!("{name} is {word:?}: {error}")))
}

/// The rule on suicide with this word.
pub(crate) fn suicide_rule(word: &str) -> PyResult<Suicide> {
    parsed("suicide", word)
}

/// The coding in which a white stone has this number.
pub(crate) fn coding(white: i32) -> PyResult<Coding> {
    match white {
        2 => Ok(Coding::Unsigned),
        -1 => Ok(Coding::Signed),
        _ => Err(PyValueError::new_err(format!("white is {white}: expected 2 or -1"))),
    }
}

/// The byte of a white stone that has this number.
pub(crate) fn white_byte(white: i32) -> PyResult<u8> {
    Ok(match coding(white)? {
        Coding::Unsigned => 2,
        Coding::Signed => u8::MAX,
    })
}
