//! Eyes as numbers and switches.

use alloc::boxed::Box;
use core::fmt;
use core::str::FromStr;

use crate::side::Side;

/// The eyes of a region: a number, or a switch {left|right}, which becomes the left value if the
/// owner moves first there, and the right one if the attacker does (Chen and Chen 1999,
/// "Perfect pure eye-regions" and "Combinatorial eye values"). The sides of a switch can be switches themselves.
///
/// As text, `{2|1}` is a switch, and there are no spaces:
///
/// ```
/// use pass_alive_eyes::Value;
/// let value: Value = "{{2|1}|0}".parse().unwrap();
/// assert_eq!(value, Value::switch(Value::switch(Value::eyes(2), Value::eyes(1)), Value::eyes(0)));
/// assert_eq!(value.to_string(), "{{2|1}|0}");
/// // The owner moves to {2|1}, and the attacker answers there.
/// assert_eq!((value.owner_first(), value.attacker_first()), (1, 0));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// This many eyes, whoever moves first.
    Eyes(u8),
    /// The value after a move of the owner, and that after a move of the attacker.
    Switch(Box<Value>, Box<Value>),
}

impl Value {
    /// A number of eyes.
    #[must_use]
    pub const fn eyes(eyes: u8) -> Self {
        Value::Eyes(eyes)
    }

    /// The switch {left|right}; if both sides are equal, nobody gains by moving, and the value is
    /// that side.
    #[must_use]
    pub fn switch(left: Value, right: Value) -> Self {
        if left == right { left } else { Value::Switch(Box::new(left), Box::new(right)) }
    }

    /// The value after a move of `side`; `None` if it is a number.
    #[must_use]
    pub fn after(&self, side: Side) -> Option<&Value> {
        match (self, side) {
            (Value::Eyes(_), _) => None,
            (Value::Switch(left, _), Side::Owner) => Some(left),
            (Value::Switch(_, right), Side::Attacker) => Some(right),
        }
    }

    /// The number of eyes if `side` moves first and then both in turn, here and nowhere else.
    #[must_use]
    pub fn played_out(&self, mut side: Side) -> u8 {
        let mut value = self;
        loop {
            match value {
                Value::Eyes(eyes) => return *eyes,
                Value::Switch(left, right) => {
                    value = if side == Side::Owner { left } else { right };
                    side = side.other();
                }
            }
        }
    }

    /// The number of eyes if the owner moves first: [`Value::played_out`].
    #[must_use]
    pub fn owner_first(&self) -> u8 {
        self.played_out(Side::Owner)
    }

    /// The number of eyes if the attacker moves first: [`Value::played_out`].
    #[must_use]
    pub fn attacker_first(&self) -> u8 {
        self.played_out(Side::Attacker)
    }

    /// The value with `change` made to every number in it.
    #[must_use]
    pub(crate) fn map(&self, change: &impl Fn(u8) -> u8) -> Self {
        match self {
            Value::Eyes(eyes) => Value::Eyes(change(*eyes)),
            Value::Switch(left, right) => Value::switch(left.map(change), right.map(change)),
        }
    }

    /// The value of one and a half eyes, {2|1}.
    pub(crate) fn one_and_a_half() -> Self {
        Value::from_halves(3)
    }

    /// The number or switch of size 1 whose average is `halves` / 2.
    pub(crate) fn from_halves(halves: u32) -> Self {
        let eyes = |eyes: u32| Value::eyes(u8::try_from(eyes).unwrap_or(u8::MAX));
        Value::switch(eyes(halves.div_ceil(2)), eyes(halves / 2))
    }

    /// Twice the average of a number or of a switch of size 1 between numbers, the only values
    /// that an average stands for: `None` for the others, {2|0} among them.
    #[must_use]
    pub(crate) fn halves(&self) -> Option<u32> {
        let (left, right) = self.stops()?;
        let (left, right) = (u32::from(left), u32::from(right));
        (left == right || left == right + 1).then_some(left + right)
    }

    /// Both numbers of a switch between numbers, a number twice; `None` if a side of the switch
    /// is a switch.
    #[must_use]
    pub(crate) fn stops(&self) -> Option<(u8, u8)> {
        match self {
            Value::Eyes(eyes) => Some((*eyes, *eyes)),
            Value::Switch(left, right) => match (&**left, &**right) {
                (Value::Eyes(left), Value::Eyes(right)) => Some((*left, *right)),
                _ => None,
            },
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Eyes(eyes) => write!(f, "{eyes}"),
            Value::Switch(left, right) => write!(f, "{{{left}|{right}}}"),
        }
    }
}

/// The error for a text that is not a [`Value`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseValueError;

impl fmt::Display for ParseValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a number of eyes or a switch such as {2|1}")
    }
}

impl core::error::Error for ParseValueError {}

impl FromStr for Value {
    type Err = ParseValueError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match read(text, DEEPEST) {
            Some((value, "")) => Ok(value),
            _ => Err(ParseValueError),
        }
    }
}

/// Switches nested deeper than this are not read, so that no text can exhaust the stack.
const DEEPEST: u8 = 64;

/// The value that `text` begins with, and the rest of the text.
fn read(text: &str, depth: u8) -> Option<(Value, &str)> {
    if let Some(rest) = text.strip_prefix('{') {
        let depth = depth.checked_sub(1)?;
        let (left, rest) = read(rest, depth)?;
        let (right, rest) = read(rest.strip_prefix('|')?, depth)?;
        return Some((Value::switch(left, right), rest.strip_prefix('}')?));
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (eyes, rest) = text.split_at_checked(digits)?;
    Some((Value::Eyes(eyes.parse().ok()?), rest))
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn texts_are_read_as_they_are_written() {
        for text in ["0", "2", "{2|1}", "{{2|1}|0}", "{{2|1}|{1|0}}", "{2|{2|0}}"] {
            assert_eq!(text.parse::<Value>().unwrap().to_string(), text);
        }
        assert_eq!("{1|1}".parse(), Ok(Value::eyes(1)));
        for wrong in ["", "{", "{2|1", "{2 | 1}", "2|1", "{2|1}}", "{|1}", "x", "-1", "999", "+1"] {
            assert_eq!(wrong.parse::<Value>(), Err(ParseValueError), "{wrong}");
        }
        let deep = "{".repeat(100_000);
        assert_eq!(deep.parse::<Value>(), Err(ParseValueError));
    }

    #[test]
    fn play_alternates_in_nested_switches() {
        let first = |text: &str| {
            let value: Value = text.parse().unwrap();
            (value.owner_first(), value.attacker_first())
        };
        assert_eq!(first("1"), (1, 1));
        assert_eq!(first("{2|0}"), (2, 0));
        assert_eq!(first("{{2|1}|0}"), (1, 0));
        assert_eq!(first("{{2|1}|1}"), (1, 1));
        assert_eq!(first("{2|{2|0}}"), (2, 2));
    }

    #[test]
    fn only_switches_of_size_one_have_an_average() {
        for halves in 0..=4 {
            assert_eq!(Value::from_halves(halves).halves(), Some(halves));
        }
        for hot in ["{2|0}", "{{2|1}|1}", "{0|1}"] {
            assert_eq!(hot.parse::<Value>().unwrap().halves(), None, "{hot}");
        }
    }
}
