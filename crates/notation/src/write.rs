//! Records as texts.

use crate::sgf::GameInfo;
use crate::{Format, Record, diagram, sgf};
use alloc::string::{String, ToString};

impl Record {
    /// Writes the whole record in its own format, with all that belongs to it: every variation
    /// and property of a game; the title, links and crop of a diagram. A game that names an
    /// encoding names UTF-8 in the text written.
    pub fn write(&self) -> String {
        match self.format {
            Format::Rows => self.last().board.to_string(),
            Format::Diagram => diagram::rewrite(&self.script.text),
            Format::Sgf => sgf::rewrite(&self.script),
        }
    }

    /// The text that the record was read from, with nothing that is around it, as it is written; empty for rows.
    /// A game that names an encoding names UTF-8, as with [`write`](Self::write).
    ///
    /// ```
    /// use pass_alive_notation::read;
    /// let game = read("A game: ( ;CA[gb2312] B[ee]\n (;W[gc]C[So.]) (;W[cg]) )").next().unwrap().unwrap();
    /// assert_eq!(game.source(), "( ;CA[UTF-8] B[ee]\n (;W[gc]C[So.]) (;W[cg]) )");
    /// ```
    pub fn source(&self) -> String {
        match self.format {
            Format::Sgf => sgf::source(&self.script),
            _ => self.script.text.clone(),
        }
    }

    /// The game-info properties in the root of a game tree: players, result, komi and more. Empty
    /// for diagrams and rows.
    ///
    /// ```
    /// use pass_alive_notation::read;
    /// let game = read("(;PB[Kuwahara Shusaku]PW[Inoue Gennan Inseki]RE[B+2])").next().unwrap().unwrap();
    /// let info = game.game_info();
    /// assert_eq!((info.black.name.as_str(), info.result.as_str()), ("Kuwahara Shusaku", "B+2"));
    /// ```
    pub fn game_info(&self) -> GameInfo {
        match self.format {
            Format::Sgf => sgf::game_info(&self.script),
            Format::Diagram | Format::Rows => GameInfo::default(),
        }
    }
}
