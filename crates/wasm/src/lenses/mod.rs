//! Parts that the page fetches for its lenses, games and boards in space.

mod alone;
mod chronicle;
mod lens;
mod picture;
mod proof;
mod run_writing;
mod score;
mod search;
mod space;
mod support;
mod turn;

pub(crate) use picture::picture;
pub use search::Lookahead;

/// The answers whose types TypeScript gets.
#[cfg(test)]
pub(crate) fn answers(types: &mut impl ts_rs::TypeVisitor) {
    types.visit::<crate::words::Word<pass_alive_scene::LensMarkKind>>();
    types.visit::<alone::LinePosition>();
    types.visit::<chronicle::ChronicleAnswer>();
    types.visit::<proof::AttackMove>();
    types.visit::<proof::Squeeze>();
    types.visit::<proof::SingleMoves>();
    types.visit::<proof::Attempt>();
    types.visit::<proof::Room>();
    types.visit::<score::ScoreAnswer>();
    types.visit::<search::Found>();
    types.visit::<space::RegionSurface>();
    types.visit::<support::SupportAnswer>();
    types.visit::<turn::PlayedTurn>();
}
