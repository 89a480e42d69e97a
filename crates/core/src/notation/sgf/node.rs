//! What the properties of a node do.

use super::name::{self, Name};
use super::value;
use crate::board::Color;
use crate::grid::Grid;
use crate::notation::Fault;
use crate::notation::cursor::Cursor;
use crate::notation::script::{Deed, NOWHERE, Script, Shape};
use alloc::string::String;
use alloc::vec::Vec;

/// A value of a property.
pub(super) struct Value<'a> {
    pub(super) name: Name,
    /// Its number among the values of the property, from 0.
    pub(super) index: u32,
    /// What is between the brackets, escapes and all.
    pub(super) text: Cursor<'a>,
}

/// A game in the middle of being read.
#[derive(Default)]
pub(super) struct Game<'a> {
    pub(super) script: Script,
    /// The values of the last node in the order of the text.
    pub(super) values: Vec<Value<'a>>,
    grid: Option<Grid>,
    /// Name, players and event, as far as the root tells them.
    titles: [String; 4],
}

impl<'a> Game<'a> {
    /// The size of the board, once the root has been read.
    pub(super) fn grid(&self) -> Grid {
        self.grid.unwrap_or(Grid::STANDARD)
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

    /// Makes steps of the values of the last node: first of what they say of the whole game,
    /// then of what changes the position, then of what they say of it, so that a comment and
    /// marks are about the last move of their node.
    ///
    /// # Errors
    /// What is wrong with a value, and the value.
    pub(super) fn finish_node(&mut self) -> Result<(), (Fault, Cursor<'a>)> {
        let values = core::mem::take(&mut self.values);
        for phase in 0..3 {
            for value in &values {
                let done = match phase {
                    0 => self.describe(value),
                    1 => self.change(value),
                    _ => self.annotate(value),
                };
                done.map_err(|fault| (fault, value.text.clone()))?;
            }
        }
        Ok(())
    }

    /// What the root says of the whole game.
    fn describe(&mut self, value: &Value) -> Result<(), Fault> {
        if self.script.nodes() > 1 || value.index > 0 {
            return Ok(());
        }
        let title = match value.name {
            name::GM if value::trim(&value.text) != b"1" => return Err(Fault::OtherGame),
            name::SZ if self.grid.is_none() => {
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
        if title.is_empty() && !value::trim(&value.text).is_empty() {
            value::push_text(title, value.text.text(), true);
        }
        Ok(())
    }

    /// Moves and set-up.
    fn change(&mut self, value: &Value) -> Result<(), Fault> {
        let deed = match value.name {
            name::B => Deed::Play(Color::Black),
            name::W => Deed::Play(Color::White),
            name::AB => Deed::Place(Some(Color::Black)),
            name::AW => Deed::Place(Some(Color::White)),
            name::AE => Deed::Place(None),
            name::PL => match value::trim(&value.text) {
                [b'B' | b'b', ..] => Deed::Turn(Color::Black),
                [b'W' | b'w', ..] => Deed::Turn(Color::White),
                _ => return Ok(()),
            },
            _ => return Ok(()),
        };
        let points = match deed {
            Deed::Play(_) => {
                let point = value::played(self.grid(), &value.text)?;
                Some((point, point))
            }
            Deed::Place(_) => value::points(self.grid(), &value.text)?,
            _ => Some((NOWHERE, NOWHERE)),
        };
        // Only lists have more than one value.
        if let Some(points) = points.filter(|_| value.index == 0 || matches!(deed, Deed::Place(_)))
        {
            self.script.step(deed, points, value.text.at());
        }
        Ok(())
    }

    /// Comment and marks.
    fn annotate(&mut self, value: &Value) -> Result<(), Fault> {
        let shape = match value.name {
            name::C => {
                value::push_text(self.script.text(), value.text.text(), false);
                self.script.step(Deed::Comment, (NOWHERE, NOWHERE), value.text.at());
                return Ok(());
            }
            name::LB | name::L => {
                self.label(value);
                return Ok(());
            }
            name::CR => Shape::Circle,
            name::SQ => Shape::Square,
            name::TR => Shape::Triangle,
            name::MA | name::M => Shape::Cross,
            _ => return Ok(()),
        };
        let points = value::points(self.grid(), &value.text);
        if let Some(points) = points.unwrap_or(Some((NOWHERE, NOWHERE))) {
            self.script.step(Deed::Shape(shape), points, value.text.at());
        }
        Ok(())
    }

    fn label(&mut self, value: &Value) {
        let (point, text) = value::split(&value.text);
        match text {
            Some(text) => value::push_text(self.script.text(), text, true),
            // FF[3]'s `L` letters its points in order.
            None => self.script.text().push(char::from(b'a' + (value.index % 26) as u8)),
        }
        let point = value::point(self.grid(), point.as_bytes()).unwrap_or(NOWHERE);
        self.script.step(Deed::Label(None), (point, point), value.text.at());
    }
}
