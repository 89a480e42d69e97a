//! Colours of roles and the contrast between them.

use super::*;

/// The WCAG contrast of two colours `#rrggbb`.
fn contrast(one: &str, other: &str) -> f64 {
    let luminance = |color: &str| -> f64 {
        let part = |at: usize| {
            let value = u8::from_str_radix(&color[at..at + 2], 16).expect("hexadecimal");
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    };
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// The palettes but that of the reader's own colours.
const PALETTES: [pass_alive_scene::Palette; 6] =
    [Role::PALE, Role::DIM, Role::PAPER, Role::WOOD, Role::SLATE, Role::NIGHT];

/// The roles that marks of a role lie on and have to be told from.
fn grounds(role: Role) -> &'static [Role] {
    use Role::*;
    match role {
        // The ground itself, and what is told from it by its edge or its outline.
        Board | WhiteStone | VitalGround | SelectionGround | GhostWhite | EyeGround
        | ValuePlate | BlackShine | WhiteShade | Wall => &[],
        AliveOnBlack | CastOutOnBlack | EarlierOnBlack | NameOnBlack | LabelOnBlack
        | LastMoveOnBlack | EyeOnBlack | BlackPrisoner | CoverOnBlack | SupporterOnBlack
        | JoinedOnBlack => &[BlackStone, BlackShine],
        AliveOnWhite | CastOutOnWhite | EarlierOnWhite | NameOnWhite | LabelOnWhite
        | LastMoveOnWhite | EyeOnWhite | WhitePrisoner | CoverOnWhite | SupporterOnWhite
        | JoinedOnWhite => &[WhiteStone, WhiteShade],
        NameOnVital => &[Vital],
        Discarded | DiscardedNow | Coordinate => &[Board],
        EyeValue | PlateEdge => &[ValuePlate],
        FullEye | HalfEye | FalseEye | Save | Kill | Evidence | PureRegion | SemiPureRegion
        | PrisonerRegion | MixedRegion => &[Board, EyeGround],
        Grid | Vital | Healthy | Selection | Neighbor | Sight | Surface | Cursor => {
            &[Board, VitalGround, SelectionGround, Wall]
        }
        _ => &[Board, VitalGround, SelectionGround],
    }
}

#[test]
fn every_role_stands_out_by_three_to_one() {
    for palette in PALETTES {
        for &role in Role::ALL {
            for &ground in grounds(role) {
                let [color, ground_color] = [role, ground].map(|role| palette[role as usize].css());
                let found = contrast(&color, &ground_color);
                assert!(found >= 3.0, "{role:?} on {ground:?}: {found:.2}");
            }
        }
    }
}

#[test]
fn coordinates_can_be_read_as_texts_can() {
    for palette in PALETTES {
        let [text, ground] =
            [Role::Coordinate, Role::Board].map(|role| palette[role as usize].css());
        assert!(contrast(&text, &ground) >= 4.5, "{text} on {ground}");
    }
}

/// The farthest stones let what lies behind them show through by this many percent.
const FARTHEST: f64 = 38.0;

#[test]
fn marks_stand_out_from_the_farthest_stones() {
    let mixed = |over: &str, below: &str| {
        let part = |color: &str, at: usize| {
            f64::from(u8::from_str_radix(&color[at..at + 2], 16).expect("hexadecimal"))
        };
        let share = FARTHEST / 100.0;
        let mix = |at| part(over, at) * (1.0 - share) + part(below, at) * share;
        let [red, green, blue] = [1, 3, 5].map(|at| mix(at) as u8);
        format!("#{red:02x}{green:02x}{blue:02x}")
    };
    for palette in PALETTES {
        let color = |role: Role| palette[role as usize].css();
        let mut grays = Vec::new();
        for (body, face) in
            [(Role::BlackStone, Role::BlackShine), (Role::WhiteShade, Role::WhiteStone)]
        {
            let far_body = mixed(&color(body), &color(Role::Wall));
            let far_face = mixed(&color(face), &far_body);
            let marks = Role::ALL.iter().filter(|&&role| grounds(role).contains(&body));
            for &role in marks {
                for ground in [&far_body, &far_face] {
                    let found = contrast(&color(role), ground);
                    assert!(found >= 3.0, "{role:?} on a far {body:?}: {found:.2}");
                }
            }
            grays.push(far_body);
        }
        assert!(contrast(&grays[0], &grays[1]) >= 3.0);
    }
}

#[test]
fn forced_colors_are_the_system_s_or_those_of_stones() {
    let known = ["Canvas", "CanvasText", "GrayText", "Highlight", "#000000", "#ffffff"];
    assert!(Role::FORCED.iter().all(|color| known.contains(&&*color.css())));
}

#[test]
fn roles_have_different_names_fit_for_classes() {
    let mut names = Role::NAMES.to_vec();
    assert!(names.iter().all(|name| name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')));
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Role::COUNT);
    assert!(Role::ALL.iter().all(|&role| Role::ALL[role as usize] == role));
}
