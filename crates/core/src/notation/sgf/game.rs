//! One game tree: its size, title and lines of play.

use std::sync::Arc;

use super::play::GamePlay;
use super::tree::Collection;
use super::value;
use crate::board::Color;
use crate::grid::Grid;
use crate::notation::Fault;

/// A game tree of Go whose moves and set-up stones are all on the board.
#[derive(Debug, Clone)]
pub(in crate::notation) struct Game {
    pub(super) collection: Arc<Collection>,
    pub(super) tree: usize,
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
    pub(super) fn action(&self, property: u32) -> Option<Action> {
        let is = |name| self.is(property, name);
        Some(match self.name(property).bytes().find(u8::is_ascii_uppercase)? {
            b'B' if is("B") => Action::Play(Color::Black),
            b'W' if is("W") => Action::Play(Color::White),
            b'A' if is("AB") => Action::Place(Some(Color::Black)),
            b'A' if is("AW") => Action::Place(Some(Color::White)),
            b'A' if is("AE") => Action::Place(None),
            b'P' if is("PL") => Action::ToPlay,
            _ => return None,
        })
    }
}

impl Game {
    /// Checks one tree of a collection.
    ///
    /// # Errors
    /// What is wrong, and at which byte of the text.
    pub(super) fn new(collection: &Arc<Collection>, tree: usize) -> Result<Self, (Fault, usize)> {
        let game = Self {
            collection: Arc::clone(collection),
            tree,
            grid: Grid::new(19, 19).ok_or((Fault::BadSize, 0))?,
        };
        let collection = &**collection;
        let (root, end) = (collection.trees[tree].first, collection.trees[tree].end);
        if let Some(fault) = collection.trees[tree].fault {
            return Err(fault);
        }
        if let Some(other) = collection.value(root, "GM").filter(|gm| gm.trim() != "1") {
            return Err((Fault::OtherGame, collection.offset(other)));
        }
        let grid = match collection.value(root, "SZ") {
            Some(size) => value::size(size).map_err(|f| (f, collection.offset(size)))?,
            None => game.grid,
        };
        for property in (root..end).flat_map(|node| collection.properties(node)) {
            let Some(action) = collection.action(property) else { continue };
            for value in collection.values(property) {
                let checked = match action {
                    Action::Play(_) => value::played(grid, value).err(),
                    Action::Place(_) => value::points(grid, value).err(),
                    Action::ToPlay => None,
                };
                if let Some(fault) = checked {
                    return Err((fault, collection.offset(value)));
                }
            }
        }
        Ok(Self { grid, ..game })
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
        let root = self.nodes().start;
        let value = |name| self.collection.value(root, name).map(value::simple_text);
        let filled = |name| value(name).filter(|text| !text.trim().is_empty());
        let players = || match (filled("PB"), filled("PW")) {
            (Some(black), Some(white)) => Some(black + " – " + &white),
            (black, white) => black.or(white),
        };
        filled("GN").or_else(players).or_else(|| filled("EV")).unwrap_or_default()
    }

    /// The last node of each line of play, in the order of the text.
    fn leaves(&self) -> impl Iterator<Item = u32> {
        let nodes = self.nodes();
        let end = nodes.end;
        nodes.filter(move |&n| n + 1 == end || self.collection.parent(n + 1) != Some(n))
    }

    /// The number of moves on each line of play.
    pub(in crate::notation) fn lines(&self) -> Vec<u32> {
        let root = self.nodes().start;
        let mut moves: Vec<u32> = Vec::with_capacity(self.nodes().len());
        for node in self.nodes() {
            let before = self.collection.parent(node).map_or(0, |p| moves[(p - root) as usize]);
            let here = self.collection.properties(node).filter(|&property| {
                matches!(self.collection.action(property), Some(Action::Play(_)))
            });
            moves.push(before + here.count() as u32);
        }
        self.leaves().map(|leaf| moves[(leaf - root) as usize]).collect()
    }

    /// Replays one line of play, if there is such a line.
    pub(in crate::notation) fn play(&self, line: usize) -> Option<GamePlay<'_>> {
        let leaf = self.leaves().nth(line)?;
        let path = std::iter::successors(Some(leaf), |&node| self.collection.parent(node));
        let mut path: Vec<u32> = path.collect();
        path.reverse();
        Some(GamePlay::new(&self.collection, path))
    }
}
