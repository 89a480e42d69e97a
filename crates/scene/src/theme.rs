//! Palettes that change some colours of another one.

use crate::paint::Paint;
use crate::role::{Palette, Role};

impl Role {
    /// [`Role::PALE`] for a drawing without ground on white paper: names and labels clear the
    /// lines below them with white.
    pub const PAPER: Palette = changed(Role::PALE, &[(Role::Board, "#ffffff")]);

    /// A board of wood.
    pub const WOOD: Palette = changed(
        Role::DIM,
        &[
            (Role::Board, "#dcb35c"),
            (Role::Grid, "#5b4318"),
            (Role::Star, "#3f2d0d"),
            (Role::Coordinate, "#4f3a13"),
            (Role::BlackStone, "#161616"),
            (Role::WhiteStone, "#fffefa"),
            (Role::GhostBlack, "#66552f"),
            (Role::GhostWhite, "#efd9a3"),
            (Role::VitalGround, "#cfc277"),
            (Role::SelectionGround, "#cfa587"),
            (Role::EyeGround, "#d3c680"),
            (Role::ValuePlate, "#fffefa"),
            (Role::BlackShine, "#3d3d3d"),
            (Role::WhiteShade, "#d9d3c4"),
            (Role::Wall, "#d0a64f"),
        ],
    );

    /// A board of pale slate.
    pub const SLATE: Palette = changed(
        Role::DIM,
        &[
            (Role::Board, "#b4bfc7"),
            (Role::Grid, "#47545d"),
            (Role::Star, "#303b42"),
            (Role::Coordinate, "#36424a"),
            (Role::BlackStone, "#15181a"),
            (Role::WhiteStone, "#fdfefe"),
            (Role::GhostBlack, "#56626a"),
            (Role::GhostWhite, "#d9e0e5"),
            (Role::GhostEdge, "#38444c"),
            (Role::VitalGround, "#a9c9b9"),
            (Role::Listed, "#38444c"),
            (Role::NotSmall, "#475a66"),
            (Role::Discarded, "#4d5f6b"),
            (Role::NameFrame, "#38444c"),
            (Role::SelectionGround, "#c4b6cd"),
            (Role::Group, "#38444c"),
            (Role::EyeGround, "#aecdbe"),
            (Role::Frontier, "#38444c"),
            (Role::ValuePlate, "#fdfefe"),
            (Role::BlackShine, "#3a3f43"),
            (Role::WhiteShade, "#d0d6da"),
            (Role::Wall, "#a7b3bb"),
        ],
    );

    /// A dark board with light lines, on which black stones have a light edge.
    pub const NIGHT: Palette = changed(
        Role::PALE,
        &[
            (Role::Board, "#525c65"),
            (Role::Grid, "#b4bcc3"),
            (Role::Star, "#d5dbe0"),
            (Role::Coordinate, "#eef1f3"),
            (Role::BlackStone, "#000000"),
            (Role::BlackEdge, "#b4bcc3"),
            (Role::WhiteStone, "#f4f5f6"),
            (Role::WhiteEdge, "#f4f5f6"),
            (Role::GhostBlack, "#000000"),
            (Role::GhostWhite, "#8b949b"),
            (Role::GhostEdge, "#b4bcc3"),
            (Role::AliveOnWhite, "#004d3b"),
            (Role::CastOutOnWhite, "#8f1709"),
            (Role::Earlier, "#e4e9ed"),
            (Role::VitalGround, "#4a6a5f"),
            (Role::Vital, "#9ff0cd"),
            (Role::Healthy, "#b5d6fa"),
            (Role::Listed, "#d5dbe0"),
            (Role::NotSmall, "#bcc5cc"),
            (Role::DiscardedNow, "#ffb3a2"),
            (Role::Discarded, "#b9c1c7"),
            (Role::Name, "#ffffff"),
            (Role::NameFrame, "#d5dbe0"),
            (Role::NameOnVital, "#06281d"),
            (Role::Label, "#ffffff"),
            (Role::SelectionGround, "#655a76"),
            (Role::Selection, "#dcc8ff"),
            (Role::Neighbor, "#dcc8ff"),
            (Role::Caption, "#ffffff"),
            (Role::Cursor, "#b5d6fa"),
            (Role::Group, "#d5dbe0"),
            (Role::ChosenGroup, "#dcc8ff"),
            (Role::EyeGround, "#496a5d"),
            (Role::PureRegion, "#9ff0cd"),
            (Role::SemiPureRegion, "#9ff0cd"),
            (Role::PrisonerRegion, "#9ff0cd"),
            (Role::MixedRegion, "#9ff0cd"),
            (Role::FullEye, "#9ff0cd"),
            (Role::HalfEye, "#b5d6fa"),
            (Role::FalseEye, "#ffb3a2"),
            (Role::WhitePrisoner, "#004d3b"),
            (Role::Frontier, "#d5dbe0"),
            (Role::EyeValue, "#ffffff"),
            (Role::ValuePlate, "#1d2226"),
            (Role::PlateEdge, "#d5dbe0"),
            (Role::Save, "#9ff0cd"),
            (Role::Kill, "#ffb3a2"),
            (Role::Evidence, "#ffffff"),
            (Role::BlackShine, "#2a2d30"),
            (Role::WhiteShade, "#cfd3d6"),
            (Role::Wall, "#4a535b"),
            (Role::Sight, "#b5d6fa"),
            (Role::CoverOnWhite, "#6b3900"),
            (Role::JoinedOnWhite, "#474135"),
            (Role::Surface, "#ffb8d9"),
        ],
    );
}

/// A palette with other colours for some roles.
const fn changed(mut colors: Palette, changes: &[(Role, &'static str)]) -> Palette {
    let mut at = 0;
    while at < changes.len() {
        let (role, color) = changes[at];
        colors[role as usize] = Paint::new(color);
        at += 1;
    }
    colors
}
