//! The lens of eyes: `web/engine/eyes.ts`.

mod analysis;
mod choices;
mod drawing;
pub(crate) mod facts;
pub(crate) mod referee;
pub(crate) mod shapes;
mod steps;
pub(crate) mod sum;
mod value;

pub(crate) use drawing::picture;
pub use referee::Referee;
pub use shapes::{eye_shape, eye_shapes};
pub use sum::eye_sum;
