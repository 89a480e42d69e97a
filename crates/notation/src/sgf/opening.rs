//! Recognizing where a game tree starts.

/// Finds the start of a game tree in characters that come one after the other.
///
/// A tree starts with `(;`, white space between them allowed. Some programs leave out the
/// semicolon: after nothing but white space, `(` and the name of any property with a value is
/// enough; within prose it has to be a property that only roots have.
#[derive(Debug, Clone)]
pub struct Opening {
    /// Nothing but white space came before the bracket.
    alone: bool,
    state: State,
}

#[derive(Debug, Clone)]
enum State {
    Prose,
    /// After a bracket.
    Bracket,
    /// In a name after a bracket, or after that name.
    Name {
        letters: [u8; 2],
        count: u8,
        ended: bool,
    },
}

/// Properties that only the root of a tree has.
const OF_ROOTS: [[u8; 2]; 5] = [*b"GM", *b"FF", *b"SZ", *b"CA", *b"AP"];

/// The start of a tree, as far as a character shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opened {
    /// No tree starts here.
    No,
    /// A tree may start with this bracket.
    Perhaps,
    /// A tree starts with the last bracket.
    Yes,
}

impl Default for Opening {
    fn default() -> Self {
        Self { alone: true, state: State::Prose }
    }
}

impl Opening {
    /// Within a text, where other words came before.
    pub fn within_prose() -> Self {
        Self { alone: false, state: State::Prose }
    }

    /// True if nothing but white space came before the last bracket.
    pub fn is_alone(&self) -> bool {
        self.alone
    }

    /// True while the last bracket may still be the start of a tree.
    pub fn is_open(&self) -> bool {
        !matches!(self.state, State::Prose)
    }

    /// Takes the next character.
    pub fn step(&mut self, c: char, is_white: bool) -> Opened {
        match (&mut self.state, c) {
            (State::Prose, '(') => self.state = State::Bracket,
            (State::Prose, _) => {
                self.alone &= is_white;
                return Opened::No;
            }
            (State::Bracket, ';') => {
                self.state = State::Prose;
                return Opened::Yes;
            }
            (State::Name { letters, count, .. }, '[') => {
                let of_root = *count == 2 && OF_ROOTS.contains(letters);
                let opened = self.alone || of_root;
                self.state = State::Prose;
                self.alone = false;
                return if opened { Opened::Yes } else { Opened::No };
            }
            (State::Bracket, _) if c.is_ascii_alphabetic() => {
                let letters = [c.to_ascii_uppercase() as u8, 0];
                self.state = State::Name { letters, count: 1, ended: false };
                return Opened::No;
            }
            (State::Name { letters, count, ended: false }, _) if c.is_ascii_alphabetic() => {
                letters[1] = c.to_ascii_uppercase() as u8;
                *count = count.saturating_add(1);
                return Opened::No;
            }
            (State::Bracket, _) if is_white => return Opened::No,
            (State::Name { ended, .. }, _) if is_white => {
                *ended = true;
                return Opened::No;
            }
            (_, '(') => {
                self.alone = false;
                self.state = State::Bracket;
            }
            _ => {
                self.alone = false;
                self.state = State::Prose;
                return Opened::No;
            }
        }
        Opened::Perhaps
    }
}
