//! The program `pass-alive`, run in memory.

use std::error::Error;
use std::ffi::OsString;
use std::io::{self, Cursor, Write};
use std::sync::{Arc, Mutex, PoisonError};

use pass_alive_cli::{Streams, refusal};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// What the program answers and complains about with these arguments, for a text on its standard
/// input.
#[pyfunction]
pub(crate) fn run(
    py: Python<'_>,
    arguments: Vec<String>,
    text: &[u8],
) -> PyResult<(Vec<u8>, Vec<u8>)> {
    let arguments: Vec<OsString> = arguments.into_iter().map(OsString::from).collect();
    if let Some(error) = refusal(arguments.clone()) {
        let reason = error.source().map_or_else(|| error.to_string(), ToString::to_string);
        return Err(PyValueError::new_err(reason));
    }
    let input = Cursor::new(text.to_vec());
    Ok(py.detach(|| {
        let (answers, complaints) = (Gathered::default(), Gathered::default());
        let streams = Streams {
            input: Box::new(input),
            answers: Box::new(answers.clone()),
            complaints: Box::new(complaints.clone()),
        };
        pass_alive_cli::run(arguments, streams);
        (answers.take(), complaints.take())
    }))
}

/// A stream that keeps what is written to it.
#[derive(Clone, Default)]
struct Gathered(Arc<Mutex<Vec<u8>>>);

impl Gathered {
    fn take(&self) -> Vec<u8> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Write for Gathered {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
