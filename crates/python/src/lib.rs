//! The extension module of the Python package `pass-alive`. Its Python part, in
//! `python/pass_alive`, describes what is public; each function here decodes, calls and encodes.
#![forbid(unsafe_code)]

mod analyze;
mod boards;
mod eyes;
mod game;
mod texts;
mod threads;
mod words;

use pyo3::prelude::*;

/// The module `pass_alive._native`.
#[pymodule]
#[pyo3(name = "_native")]
fn native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<game::Record>()?;
    module.add_function(wrap_pyfunction!(boards::alive, module)?)?;
    module.add_function(wrap_pyfunction!(game::records, module)?)?;
    module.add_function(wrap_pyfunction!(analyze::analyze, module)?)?;
    module.add_function(wrap_pyfunction!(eyes::eyes, module)?)
}
