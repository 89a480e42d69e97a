//! The numbers that people give to the steps of a run: `2.1`.

use alloc::string::ToString;
use core::fmt;
use core::str::FromStr;

use crate::id::Round;

/// The number of a step of a run, written `round.step`: `2.1` is the first step of round 2.
/// The start of the run is `0`. A round alone, such as `2`, is its last step.
///
/// ```
/// use pass_alive::{Round, StepNumber};
/// let number: StepNumber = "2.1".parse()?;
/// assert_eq!((number.round, number.step), (Round::new(2), 1));
/// assert_eq!("2".parse(), Ok(StepNumber::end_of(Round::new(2))));
/// # Ok::<(), pass_alive::ParseStepNumberError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StepNumber {
    /// The round, from 1; 0 is the start.
    pub round: Round,
    /// The number of the step in its round, from 1; 0 is the end of the round before, and
    /// [`u32::MAX`] the last step.
    pub step: u32,
}

impl StepNumber {
    /// The last step of `round`.
    #[must_use]
    pub fn end_of(round: Round) -> Self {
        Self { round, step: if round == Round::START { 0 } else { u32::MAX } }
    }
}

impl fmt::Display for StepNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Not `write!`: nothing else in the first board of a page needs what formats texts.
        f.write_str(&self.round.number().to_string())?;
        if self.round == Round::START || self.step == u32::MAX {
            return Ok(());
        }
        f.write_str(".")?;
        f.write_str(&self.step.to_string())
    }
}

/// The error for a text that is not a step number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseStepNumberError(());

impl fmt::Display for ParseStepNumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a step is written round.step, such as 2.1, or as a round alone")
    }
}

impl core::error::Error for ParseStepNumberError {}

impl FromStr for StepNumber {
    type Err = ParseStepNumberError;

    /// Reads `2.1`, or `2` for the last step of round 2. All of round 0 is the start.
    fn from_str(text: &str) -> Result<Self, ParseStepNumberError> {
        let error = ParseStepNumberError(());
        let number = |digits: &str| {
            let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
            plain.then(|| digits.parse().ok()).flatten().ok_or(error)
        };
        let (round, step) = match text.split_once('.') {
            Some((round, step)) => (number(round)?, number(step)?),
            None => (number(text)?, u32::MAX),
        };
        Ok(Self { round: Round::new(round), step: if round == 0 { 0 } else { step } })
    }
}
