//! The keys that every answer begins with.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use pass_alive::{Board, Form, Rules, Space};
use serde::{Serialize, Serializer};

/// A position, its place in a text, and the rules: the keys that every answer begins with.
#[derive(Debug, Clone, Copy)]
pub struct Position<'a> {
    /// The path of the file as it was given, `-` for the standard input or a text.
    pub source: &'a str,
    /// Its number among the games, diagrams or boards of the source, from 0.
    pub index: usize,
    /// The number of moves played on the main line.
    pub move_number: u32,
    /// The size of the board, and which edges are joined.
    pub space: Space,
    /// The stones, on a board of `space`.
    pub board: &'a Board,
    /// Points that a diagram does not show were taken to be empty.
    pub assumes_outside_empty: bool,
    /// The encoding of the text, if it was guessed.
    pub encoding: Option<&'a str>,
    /// The rules of the analysis.
    pub rules: Rules,
}

/// The position of an answer, and the rules of its analysis.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AnsweredPosition"))]
pub(crate) struct Json<'a> {
    /// The version of this shape; it changes when the meaning of a key does.
    #[cfg_attr(test, ts(type = "1"))]
    version: u32,
    /// `-`, as for the standard input of the program.
    source: &'a str,
    /// The number of the tree, diagram or board in the text, from 0.
    index: usize,
    /// The number of moves played.
    #[serde(rename = "move")]
    move_number: u32,
    columns: u32,
    rows: u32,
    #[cfg_attr(test, ts(skip))]
    #[serde(skip_serializing_if = "Option::is_none")]
    layers: Option<u32>,
    #[cfg_attr(test, ts(skip))]
    #[serde(skip_serializing_if = "Option::is_none")]
    topology: Option<&'static str>,
    /// The rows from the top: `X` black, `O` white, `.` empty.
    #[cfg_attr(test, ts(type = "Array<string>"))]
    board: BoardJson,
    /// Only for a diagram that does not show the whole board.
    #[cfg_attr(test, ts(optional, type = "'outside empty'"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    assumed: Option<&'static str>,
    #[cfg_attr(test, ts(skip))]
    #[serde(skip_serializing_if = "Option::is_none")]
    encoding: Option<&'a str>,
    #[cfg_attr(test, ts(type = "Rules"))]
    rules: RulesJson,
}

#[derive(Serialize)]
struct RulesJson {
    suicide: &'static str,
    regions: &'static str,
}

impl Serialize for Position<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let space = self.space;
        let Rules { suicide, regions } = self.rules;
        let json = Json {
            version: 1,
            source: self.source,
            index: self.index,
            move_number: self.move_number,
            columns: space.layer().columns(),
            rows: space.layer().rows(),
            layers: (space.layers() > 1).then(|| space.layers()),
            topology: (space.form() != Form::Box).then(|| space.form().as_str()),
            board: BoardJson::new(space, self.board),
            assumed: self.assumes_outside_empty.then_some("outside empty"),
            encoding: self.encoding,
            rules: RulesJson { suicide: suicide.as_str(), regions: regions.as_str() },
        };
        json.serialize(serializer)
    }
}

/// A board as its rows from the top, or as a list of layers with rows.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum BoardJson {
    Rows(Vec<String>),
    Layers(Vec<Vec<String>>),
}

impl BoardJson {
    pub(crate) fn new(space: Space, board: &Board) -> Self {
        let text = board.to_string();
        let mut layers: Vec<Vec<String>> =
            text.split("--\n").map(|layer| layer.lines().map(str::to_owned).collect()).collect();
        if space.layers() == 1 { Self::Rows(layers.swap_remove(0)) } else { Self::Layers(layers) }
    }
}
