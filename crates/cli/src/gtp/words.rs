//! The arguments of a command, one after another, read as the kinds of section 2.11 and 3.2.

use pass_alive::{Color, Grid, Point};

use super::failure::Failure;

/// The words of a command that are not read yet.
#[derive(Debug, Clone)]
pub(super) struct Words<'a>(&'a str);

/// A place to play: a point of the board, or a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Vertex {
    On(Point),
    /// It is called as points are, but the board has none of the name.
    OffBoard,
    Pass,
}

impl<'a> Words<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self(text.trim_start())
    }

    /// True if no word is left.
    pub(super) fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    /// The next word.
    ///
    /// # Errors
    /// [`Failure::SyntaxError`] if none is left; so for all that follow, also if it is of another
    /// kind.
    pub(super) fn word(&mut self) -> Result<&'a str, Failure> {
        let (word, rest) = self.0.split_once(' ').unwrap_or((self.0, ""));
        self.0 = rest.trim_start();
        if word.is_empty() { Err(Failure::SyntaxError) } else { Ok(word) }
    }

    /// A whole number from 0 to 2³¹ − 1.
    pub(super) fn int(&mut self) -> Result<u32, Failure> {
        let word = self.word()?;
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        let number = word.parse::<i32>().ok().filter(|_| digits);
        number.map(i32::unsigned_abs).ok_or(Failure::SyntaxError)
    }

    /// The same if a word is left.
    pub(super) fn optional_int(&mut self) -> Result<Option<u32>, Failure> {
        if self.is_over() { Ok(None) } else { self.int().map(Some) }
    }

    /// A number, with or without decimals.
    pub(super) fn float(&mut self) -> Result<f32, Failure> {
        let number = self.word()?.parse().ok();
        number.filter(|number: &f32| number.is_finite()).ok_or(Failure::SyntaxError)
    }

    /// A colour: `b`, `black`, `w` or `white`, in upper or lower case.
    pub(super) fn color(&mut self) -> Result<Color, Failure> {
        match self.word()?.to_ascii_lowercase().as_str() {
            "b" | "black" => Ok(Color::Black),
            "w" | "white" => Ok(Color::White),
            _ => Err(Failure::SyntaxError),
        }
    }

    /// A point such as `C3`, or `pass`, in upper or lower case.
    pub(super) fn vertex(&mut self, grid: Grid) -> Result<Vertex, Failure> {
        let word = self.word()?;
        if word.eq_ignore_ascii_case("pass") {
            return Ok(Vertex::Pass);
        }
        let (letter, number) = word.split_at_checked(1).ok_or(Failure::SyntaxError)?;
        let is_column = letter.bytes().all(|byte| byte.is_ascii_alphabetic())
            && !letter.eq_ignore_ascii_case("i");
        let is_row = matches!(number.len(), 1..=2) && number.bytes().all(|b| b.is_ascii_digit());
        if !is_column || !is_row {
            return Err(Failure::SyntaxError);
        }
        Ok(grid.point_named(word).map_or(Vertex::OffBoard, Vertex::On))
    }

    /// All words that are left, as stones: colours and points in turn.
    pub(super) fn moves(&mut self, grid: Grid) -> Result<Vec<(Color, Vertex)>, Failure> {
        let mut moves = Vec::new();
        while !self.is_over() {
            moves.push((self.color()?, self.vertex(grid)?));
        }
        Ok(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_range() {
        let int = |text| Words::new(text).int().ok();
        assert_eq!(
            [int("0"), int("2147483647"), int(" 7 x")],
            [Some(0), Some(i32::MAX as u32), Some(7)]
        );
        for wrong in ["", "-1", "+1", "2147483648", "1.0", "x"] {
            assert_eq!(int(wrong), None, "{wrong}");
        }
        let float = |text| Words::new(text).float().ok();
        assert_eq!(
            [float("6.5"), float("-1e3"), float("7")],
            [Some(6.5), Some(-1000.0), Some(7.0)]
        );
        for wrong in ["", "nan", "inf", "1e99", "6,5"] {
            assert_eq!(float(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_point_off_the_board_is_no_syntax_error() {
        let grid = Grid::new(9, 9).expect("a size");
        let vertex = |text| Words::new(text).vertex(grid);
        assert_eq!(vertex("a9"), Ok(Vertex::On(Point::new(0))));
        assert_eq!(vertex("PASS"), Ok(Vertex::Pass));
        assert_eq!(vertex("Z25"), Ok(Vertex::OffBoard));
        for wrong in ["", "I3", "A", "3A", "A-1", "AA1", "A100", "é1", "passe", "resign"] {
            assert_eq!(vertex(wrong), Err(Failure::SyntaxError), "{wrong}");
        }
    }
}
