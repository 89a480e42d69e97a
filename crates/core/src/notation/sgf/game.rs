//! One game tree: its size, title and lines of play.

use std::sync::Arc;

use super::name::{self, Name};
use super::play::GamePlay;
use super::tree::{Collection, Tree};
use super::value;
use crate::board::Color;
use crate::grid::Grid;
use crate::notation::Fault;
use crate::notation::words::trim;

/// A game tree of Go whose moves and set-up stones are all on the board.
#[derive(Debug, Clone)]
pub(in crate::notation) struct Game {
    pub(super) collection: Arc<Collection>,
    tree: usize,
    grid: Grid,
}

/// What a property does to the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Action {
    Play(Color),
    Place(Option<Color>),
    ToPlay,
}

impl Collection {
    /// What a property does to the position, if anything.
    #[inline(never)]
    pub(super) fn action(&self, property: u32) -> Option<Action> {
        Some(match self.name(property) {
            name::B => Action::Play(Color::Black),
            name::W => Action::Play(Color::White),
            name::AB => Action::Place(Some(Color::Black)),
            name::AW => Action::Place(Some(Color::White)),
            name::AE => Action::Place(None),
            name::PL => Action::ToPlay,
            _ => return None,
        })
    }

    /// Checks a tree, and finds its size; or what is wrong, and at which byte of the text.
    fn check(&self, tree: &Tree) -> Result<Grid, (Fault, usize)> {
        if let Some(fault) = tree.fault {
            return Err(fault);
        }
        if let Some(game) = self.first_value(tree.first, name::GM)
            && trim(self.value(game)) != "1"
        {
            return Err((Fault::OtherGame, self.offset(game)));
        }
        let size = self.first_value(tree.first, name::SZ);
        let grid = value::size(size.map_or("19", |size| self.value(size)))
            .map_err(|fault| (fault, self.offset(size.unwrap_or(0))))?;
        for node in tree.first..tree.end {
            for property in self.properties(node) {
                let Some(action) = self.action(property) else { continue };
                for value in self.values(property) {
                    let text = self.value(value);
                    let fault = match action {
                        Action::Play(_) => value::played(grid, text).err(),
                        Action::Place(_) => value::points(grid, text, &mut |_| {}).err(),
                        Action::ToPlay => None,
                    };
                    if let Some(fault) = fault {
                        return Err((fault, self.offset(value)));
                    }
                }
            }
        }
        Ok(grid)
    }
}

impl Game {
    /// Checks one tree of a collection.
    ///
    /// # Errors
    /// What is wrong, and at which byte of the text.
    pub(super) fn new(collection: &Arc<Collection>, tree: usize) -> Result<Self, (Fault, usize)> {
        let grid = collection.check(&collection.trees[tree])?;
        Ok(Self { collection: Arc::clone(collection), tree, grid })
    }

    pub(in crate::notation) fn grid(&self) -> Grid {
        self.grid
    }

    pub(super) fn nodes(&self) -> std::ops::Range<u32> {
        let tree = &self.collection.trees[self.tree];
        tree.first..tree.end
    }

    /// Name, or players, or event.
    pub(in crate::notation) fn title(&self) -> String {
        let name = self.simple_text(name::GN);
        if !name.is_empty() {
            return name;
        }
        let mut players = self.simple_text(name::PB);
        let white = self.simple_text(name::PW);
        if !players.is_empty() && !white.is_empty() {
            players.push_str(" – ");
        }
        players.push_str(&white);
        if players.is_empty() { self.simple_text(name::EV) } else { players }
    }

    /// The value of a property of the root on one line; empty if there is nothing but white
    /// space.
    #[inline(never)]
    fn simple_text(&self, name: Name) -> String {
        let value = self.collection.first_value(self.nodes().start, name);
        let text = value.map_or("", |value| self.collection.value(value));
        if trim(text).is_empty() { String::new() } else { value::text(text, true) }
    }

    /// Whether a line of play ends with this node.
    fn is_leaf(&self, node: u32) -> bool {
        let next = node + 1;
        next == self.nodes().end || self.collection.parent(next) != Some(node)
    }

    /// The number of moves on each line of play.
    pub(in crate::notation) fn lines(&self) -> Vec<u32> {
        let nodes = self.nodes();
        let root = nodes.start;
        let mut moves: Vec<u32> = Vec::new();
        let mut lines = Vec::new();
        for node in nodes {
            let parent = self.collection.parent(node);
            let mut number = parent.map_or(0, |parent| moves[(parent - root) as usize]);
            for property in self.collection.properties(node) {
                let action = self.collection.action(property);
                number += u32::from(matches!(action, Some(Action::Play(_))));
            }
            moves.push(number);
            if self.is_leaf(node) {
                lines.push(number);
            }
        }
        lines
    }

    /// Replays one line of play, if there is such a line. Lines are in the order in which
    /// the text ends them.
    pub(in crate::notation) fn play(&self, line: usize) -> Option<GamePlay<'_>> {
        let mut node = self.nodes().filter(|&node| self.is_leaf(node)).nth(line)?;
        let mut path = vec![node];
        while let Some(parent) = self.collection.parent(node) {
            path.push(parent);
            node = parent;
        }
        path.reverse();
        Some(GamePlay::new(&self.collection, path))
    }
}
