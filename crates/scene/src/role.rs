//! The meanings of marks, and their colours.

use pass_alive::Color;

use crate::paint::Paint;

/// A colour for every role, in the order of [`Role::ALL`].
pub type Palette = [Paint; Role::COUNT];

macro_rules! roles {
    ($($(#[$doc:meta])* $role:ident $name:literal $pale:literal $dim:literal $forced:literal,)*) => {
        /// The meaning of a mark. Roles have colours only in a [`Palette`].
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Role {
            $($(#[$doc])* $role,)*
        }

        impl Role {
            /// The number of roles.
            pub const COUNT: usize = Role::ALL.len();

            /// All roles; the position of a role here is its place in a palette.
            pub const ALL: &[Role] = &[$(Role::$role,)*];

            /// The names of all roles, in order: words joined by hyphens, for classes and
            /// custom properties.
            pub const NAMES: [&str; Role::COUNT] = [$($name,)*];

            /// A pale board with ink lines.
            pub const PALE: Palette = [$(Paint::new($pale),)*];

            /// A dimmed board for dark surroundings.
            pub const DIM: Palette = [$(Paint::new($dim),)*];

            /// The reader's own system colours.
            pub const FORCED: Palette = [$(Paint::new($forced),)*];
        }
    };
}

roles! {
    /// The board itself.
    Board "board" "#f2ddb0" "#c3a873" "Canvas",
    /// The lines of the board.
    Grid "grid" "#6e5a38" "#524227" "CanvasText",
    /// The star points.
    Star "star" "#4a3b22" "#382c18" "CanvasText",
    /// Letters and numbers around the board.
    Coordinate "coordinate" "#705f41" "#4a3c24" "CanvasText",
    /// A black stone.
    BlackStone "black-stone" "#161616" "#0e0e0e" "#000000",
    /// The edge of a black stone.
    BlackEdge "black-edge" "#000000" "#000000" "CanvasText",
    /// A white stone.
    WhiteStone "white-stone" "#fffefa" "#f3efe4" "#ffffff",
    /// The edge of a white stone.
    WhiteEdge "white-edge" "#161616" "#0e0e0e" "CanvasText",
    /// A black stone that a click would place.
    GhostBlack "ghost-black" "#6f6450" "#584a31" "GrayText",
    /// A white stone that a click would place.
    GhostWhite "ghost-white" "#fbf3e0" "#e0cfa6" "Canvas",
    /// The edge of a stone that a click would place.
    GhostEdge "ghost-edge" "#5a4a2e" "#382c18" "GrayText",
    /// The ring on a black stone that is unconditionally alive.
    AliveOnBlack "alive-on-black" "#86e8bd" "#86e8bd" "#ffffff",
    /// The ring on a white stone that is unconditionally alive.
    AliveOnWhite "alive-on-white" "#00664f" "#00664f" "#000000",
    /// The cross on a black stone cast out in this round.
    CastOutOnBlack "cast-out-on-black" "#ff9c87" "#ff9c87" "#ffffff",
    /// The cross on a white stone cast out in this round.
    CastOutOnWhite "cast-out-on-white" "#b3200f" "#b3200f" "#000000",
    /// The slash on a black stone cast out in an earlier round.
    EarlierOnBlack "earlier-on-black" "#ffffff" "#ffffff" "#ffffff",
    /// The slash on a white stone cast out in an earlier round.
    EarlierOnWhite "earlier-on-white" "#161616" "#161616" "#000000",
    /// The ends of a slash behind a stone that carries a name.
    Earlier "earlier" "#161616" "#0e0e0e" "CanvasText",
    /// The ground of a region that is vital.
    VitalGround "vital-ground" "#dfe3bd" "#b2b485" "Canvas",
    /// The diamond and the outline of a region that is vital.
    Vital "vital" "#00664f" "#00392c" "CanvasText",
    /// The diamond and the outline of a region that is healthy, but not vital.
    Healthy "healthy" "#1c4f86" "#0d2f57" "CanvasText",
    /// The outline of a region in the list that is healthy for nobody.
    Listed "listed" "#5a4a2e" "#382c18" "CanvasText",
    /// The outline of a region that is not small, which is in no list of small regions.
    NotSmall "not-small" "#7c6247" "#4b3824" "GrayText",
    /// The hatch of a region discarded in this round.
    DiscardedNow "discarded-now" "#b3200f" "#7a1508" "CanvasText",
    /// The hatch of a region discarded in an earlier round.
    Discarded "discarded" "#8a6f52" "#5c452e" "GrayText",
    /// The name of a region in its frame or its hollow diamond.
    Name "name" "#161616" "#0e0e0e" "CanvasText",
    /// The frame around the name of a region that has no diamond.
    NameFrame "name-frame" "#5a4a2e" "#382c18" "CanvasText",
    /// The name of a region in its diamond.
    NameOnVital "name-on-vital" "#ffffff" "#ffffff" "Canvas",
    /// The name of a block on a black stone.
    NameOnBlack "name-on-black" "#ffffff" "#ffffff" "#ffffff",
    /// The name of a block on a white stone.
    NameOnWhite "name-on-white" "#161616" "#161616" "#000000",
    /// A mark or label on an empty point.
    Label "label" "#161616" "#0e0e0e" "CanvasText",
    /// A mark or label on a black stone.
    LabelOnBlack "label-on-black" "#ffffff" "#ffffff" "#ffffff",
    /// A mark or label on a white stone.
    LabelOnWhite "label-on-white" "#161616" "#161616" "#000000",
    /// The last move, a black stone.
    LastMoveOnBlack "last-move-on-black" "#ffffff" "#ffffff" "#ffffff",
    /// The last move, a white stone.
    LastMoveOnWhite "last-move-on-white" "#161616" "#161616" "#000000",
    /// The ground of the region that the reader asks about.
    SelectionGround "selection-ground" "#e6cfcb" "#b59a86" "Canvas",
    /// The block or region that the reader asks about.
    Selection "selection" "#5b21b6" "#3c0f80" "Highlight",
    /// The neighbours of the region that the reader asks about.
    Neighbor "neighbor" "#5b21b6" "#3c0f80" "CanvasText",
    /// The caption below a board of a strip.
    Caption "caption" "#161616" "#0e0e0e" "CanvasText",
    /// The point the keyboard is on.
    Cursor "cursor" "#1c4f86" "#0d2f57" "Highlight",
    /// The outline of a group.
    Group "group" "#5a4a2e" "#382c18" "CanvasText",
    /// The outline of the group that the reader looks at.
    ChosenGroup "chosen-group" "#5b21b6" "#3c0f80" "Highlight",
    /// The ground of an eye region.
    EyeGround "eye-ground" "#e3e6c6" "#b7b88c" "Canvas",
    /// The outline of an eye region without prisoners.
    PureRegion "pure-region" "#00664f" "#00392c" "CanvasText",
    /// The outline of an eye region whose prisoners are single stones with one liberty each.
    SemiPureRegion "semi-pure-region" "#00664f" "#00392c" "CanvasText",
    /// The outline of an eye region with one prisoner that every empty point is next to.
    PrisonerRegion "prisoner-region" "#00664f" "#00392c" "CanvasText",
    /// The outline of any other eye region.
    MixedRegion "mixed-region" "#00664f" "#00392c" "CanvasText",
    /// A full eye point.
    FullEye "full-eye" "#00664f" "#00392c" "CanvasText",
    /// A half eye point.
    HalfEye "half-eye" "#1c4f86" "#0d2f57" "CanvasText",
    /// A false eye point.
    FalseEye "false-eye" "#b3200f" "#7a1508" "CanvasText",
    /// An eye point of any level with a black prisoner on it.
    EyeOnBlack "eye-on-black" "#ffffff" "#ffffff" "#ffffff",
    /// An eye point of any level with a white prisoner on it.
    EyeOnWhite "eye-on-white" "#161616" "#161616" "#000000",
    /// A black prisoner.
    BlackPrisoner "black-prisoner" "#86e8bd" "#86e8bd" "#ffffff",
    /// A white prisoner.
    WhitePrisoner "white-prisoner" "#00664f" "#00664f" "#000000",
    /// An empty point that one more stone would enclose.
    Frontier "frontier" "#5a4a2e" "#382c18" "CanvasText",
    /// The value of an eye region.
    EyeValue "eye-value" "#161616" "#0e0e0e" "CanvasText",
    /// The plate below the value of an eye region.
    ValuePlate "value-plate" "#fffefa" "#f3efe4" "Canvas",
    /// The edge of that plate.
    PlateEdge "plate-edge" "#161616" "#0e0e0e" "CanvasText",
    /// A first move with which the owner of a group lives.
    Save "save" "#00664f" "#00392c" "CanvasText",
    /// A first move with which the opponent kills it.
    Kill "kill" "#b3200f" "#7a1508" "CanvasText",
    /// The points that the current rule is about.
    Evidence "evidence" "#161616" "#0e0e0e" "Highlight",
    /// The light on a black stone.
    BlackShine "black-shine" "#3d3d3d" "#323232" "#000000",
    /// The shade inside the edge of a white stone.
    WhiteShade "white-shade" "#d5cfc0" "#c2bba9" "#ffffff",
    /// The floor and the far walls of a solid.
    Wall "wall" "#e9d09b" "#b89c66" "Canvas",
    /// The point under the pointer, its neighbours, and the lines from it to the next stones.
    Sight "sight" "#1c4f86" "#0d2f57" "Highlight",
    /// A black stone of a minimal cover.
    CoverOnBlack "cover-on-black" "#ffd27a" "#ffd27a" "#ffffff",
    /// A white stone of a minimal cover.
    CoverOnWhite "cover-on-white" "#8a4b00" "#8a4b00" "#000000",
    /// A black stone that supports others.
    SupporterOnBlack "supporter-on-black" "#a9cdf5" "#a9cdf5" "#ffffff",
    /// A white stone that supports others.
    SupporterOnWhite "supporter-on-white" "#1c4f86" "#1c4f86" "#000000",
    /// A black stone that is joined to supporters.
    JoinedOnBlack "joined-on-black" "#d8d2c8" "#d8d2c8" "#ffffff",
    /// A white stone that is joined to supporters.
    JoinedOnWhite "joined-on-white" "#5a5346" "#5a5346" "#000000",
    /// The surface of a region.
    Surface "surface" "#a3195b" "#6d0f3c" "Highlight",
}

impl Role {
    /// The role and width of the edge that a filled mark of this role has.
    pub fn edge(self) -> Option<(Role, i32)> {
        Some(match self {
            Role::BlackStone => (Role::BlackEdge, 3),
            Role::WhiteStone => (Role::WhiteEdge, 3),
            Role::GhostBlack | Role::GhostWhite => (Role::GhostEdge, 4),
            _ => return None,
        })
    }

    /// The typeface of texts of this role. Sentences set names in the same way.
    pub fn face(self) -> Face {
        match self {
            Role::Name | Role::NameOnVital => Face::Italic,
            _ => Face::Upright,
        }
    }

    /// The name of the role: words joined by hyphens.
    pub fn name(self) -> &'static str {
        Role::NAMES[self as usize]
    }
}

/// A typeface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Upright, without serifs.
    Upright,
    /// Italic, with serifs: a slanted letter without serifs is hardly told from an upright
    /// one where it is small.
    Italic,
}

impl Face {
    /// The families of the typeface, for CSS.
    pub fn families(self) -> &'static str {
        match self {
            Face::Upright => "'Helvetica Neue',Helvetica,Arial,sans-serif",
            Face::Italic => "'Iowan Old Style','Palatino Linotype',Georgia,serif",
        }
    }
}

/// The role for a stone of `color`.
pub(crate) fn on(color: Color, black: Role, white: Role) -> Role {
    match color {
        Color::Black => black,
        Color::White => white,
    }
}
