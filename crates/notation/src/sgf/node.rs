//! The effects of a node's properties.

use super::MAX_SIDE;
use super::name::{self, Name};
use super::tokens::Value;
use super::value;
use crate::cursor::Cursor;
use crate::escapes;
use crate::script::{Action, NOWHERE, Script, Shape};
use crate::{Fault, MoveQuality, Warning, WarningKind};
use alloc::string::String;
use pass_alive::{Color, Grid, Point};

/// The properties of the whole game, which the root has.
#[derive(Default)]
pub(super) struct Root {
    grid: Option<Grid>,
    /// Name, players and event.
    titles: [String; 4],
    /// The first column and row, and the last ones, of the view.
    view: Option<(Place, Place)>,
}

/// A column and a row.
type Place = (u32, u32);

impl Root {
    /// The size of the board.
    pub(super) fn grid(&self) -> Grid {
        self.grid.unwrap_or(Grid::STANDARD)
    }

    /// True if no size has been read.
    pub(super) fn lacks_size(&self) -> bool {
        self.grid.is_none()
    }

    /// Name, or players, or event.
    pub(super) fn title(&self) -> String {
        let [name, black, white, event] = &self.titles;
        let mut title = name.clone();
        if title.is_empty() {
            title.push_str(black);
            title.push_str(if black.is_empty() || white.is_empty() { "" } else { " – " });
            title.push_str(white);
        }
        if title.is_empty() {
            title.push_str(event);
        }
        title
    }

    /// The corners, at the top left and at the bottom right, of the smallest rectangle around the points of `VW`.
    pub(super) fn view(&self) -> Option<(Point, Point)> {
        let (from, to) = self.view?;
        let grid = self.grid();
        let last = (to.0.min(grid.columns() - 1), to.1.min(grid.rows() - 1));
        grid.point(from.0, from.1).zip(grid.point(last.0, last.1))
    }

    /// Adds points to the view; the size of the board may not be known yet.
    fn look_at(&mut self, points: &Cursor) {
        let Some(largest) = Grid::new(MAX_SIDE, MAX_SIDE) else { return };
        let Ok(Some((from, to))) = value::points(largest, points) else { return };
        let (from, to) = (largest.coordinates(from), largest.coordinates(to));
        let (first, last) = self.view.unwrap_or((from, to));
        self.view = Some((
            (first.0.min(from.0), first.1.min(from.1)),
            (last.0.max(to.0), last.1.max(to.1)),
        ));
    }

    /// Takes a value of the root.
    ///
    /// # Errors
    /// The reason why the game cannot be read at all.
    pub(super) fn take(&mut self, value: &Value, script: &mut Script) -> Result<(), Fault> {
        let name = Name::new(value.name.as_bytes());
        if name == name::VW {
            self.look_at(&value.text);
        }
        if value.index > 0 {
            return Ok(());
        }
        let empty = value::trim(&value.text).is_empty();
        let title = match name {
            name::GM | name::SZ if empty => {
                let at = value.text.at();
                script.warnings.push(Warning::new(WarningKind::NoNumber, at));
                return Ok(());
            }
            name::GM if value::trim(&value.text) != b"1" => return Err(Fault::OtherGame),
            name::SZ if self.grid.is_none() => {
                if value::is_broken(&value.text) {
                    let at = value.text.at();
                    script.warnings.push(Warning::new(WarningKind::BrokenValue, at));
                }
                self.grid = Some(value::size(&value.text)?);
                return Ok(());
            }
            name::GN => 0,
            name::PB => 1,
            name::PW => 2,
            name::EV => 3,
            _ => return Ok(()),
        };
        let title = &mut self.titles[title];
        if title.is_empty() && !empty {
            escapes::push_text(title, value.text.text().trim(), true);
        }
        Ok(())
    }
}

/// The effect of a value on a game.
pub(super) enum Effect {
    /// No visible effect.
    None,
    /// It changes the position.
    Change(Action),
    /// It says something of the position: a comment or a mark.
    Annotation(Action),
}

/// The effect of a property.
pub(super) fn effect(name: Name, value: &Cursor) -> Effect {
    Effect::Change(match name {
        name::B => Action::Play(Color::Black),
        name::W => Action::Play(Color::White),
        name::AB => Action::SetUp(Some(Color::Black)),
        name::AW => Action::SetUp(Some(Color::White)),
        name::AE => Action::SetUp(None),
        name::PL => match value::trim(value) {
            [b'B' | b'b', ..] => Action::Turn(Color::Black),
            [b'W' | b'w', ..] => Action::Turn(Color::White),
            _ => return Effect::None,
        },
        name::C => return Effect::Annotation(Action::Comment),
        name::TE => return Effect::Annotation(Action::Judge(MoveQuality::Good)),
        name::BM => return Effect::Annotation(Action::Judge(MoveQuality::Bad)),
        name::LB | name::L => return Effect::Annotation(Action::Label),
        name::CR => return Effect::Annotation(Action::Shape(Shape::Circle)),
        name::SQ => return Effect::Annotation(Action::Shape(Shape::Square)),
        name::TR => return Effect::Annotation(Action::Shape(Shape::Triangle)),
        name::MA | name::M => return Effect::Annotation(Action::Shape(Shape::Cross)),
        _ => return Effect::None,
    })
}

/// Adds the step that a value is.
///
/// # Errors
/// [`Fault::BadPoint`] or [`Fault::OffBoard`] for a move or a set-up.
pub(super) fn add_step(
    script: &mut Script,
    grid: Grid,
    action: Action,
    value: &Value,
    offset: u32,
) -> Result<(), Fault> {
    let text = &value.text;
    let nowhere = (NOWHERE, NOWHERE);
    let (action, points) = match action {
        // Only lists have more than one value.
        Action::Play(_) | Action::Turn(_) if value.index > 0 => return Ok(()),
        Action::Play(_) => {
            let point = value::played(grid, text)?;
            (action, Some((point, point)))
        }
        Action::SetUp(_) => (action, value::points(grid, text)?),
        Action::Shape(_) => (action, value::points(grid, text).unwrap_or(Some(nowhere))),
        Action::Label => {
            let split = text.text().split_once(':');
            let point = split.map_or(text.text(), |(point, _)| point);
            let point = value::point(grid, point.as_bytes()).unwrap_or(NOWHERE);
            match split {
                Some(_) => (action, Some((point, point))),
                // FF[3]'s `L` letters its points in order.
                None => (Action::Letter((value.index % 26) as u8), Some((point, point))),
            }
        }
        _ => (action, Some(nowhere)),
    };
    if let Some(points) = points {
        script.step(action, points, offset);
    }
    Ok(())
}
