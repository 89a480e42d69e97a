//! The boards that readers are asked about, and what is then said of simulated readers.

mod lessons;
mod models;
mod pool;
mod practice;
mod trials;
