//! How much the answers to a board are expected to tell.

/// The logarithm to base 2 of a number above 0, right to nine digits. The library's own is missing
/// in WebAssembly without `std`, and differs in the last digit from system to system, where the
/// same seed is to give the same boards.
fn log2(number: f64) -> f64 {
    let bits = number.to_bits();
    let exponent = (bits >> 52) as i32 - 1023;
    let mantissa = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
    // ln m = 2 artanh((m - 1) / (m + 1)), and with m from 1 to 2 the quotient is at most a third.
    let quotient = (mantissa - 1.0) / (mantissa + 1.0);
    let square = quotient * quotient;
    let series =
        (0..10).rev().fold(0.0, |sum, place| sum * square + 1.0 / f64::from(2 * place + 1));
    f64::from(exponent) + 2.0 * quotient * series * core::f64::consts::LOG2_E
}

/// What a number adds to the entropy, in bits.
fn entropy(probability: f64) -> f64 {
    if probability > 0.0 { -probability * log2(probability) } else { 0.0 }
}

/// The most answers to a board: a bit for each block.
pub(super) const MOST_ANSWERS: usize = 1 << 6;

/// The distribution of answers to a board with some blocks, for readers with a rate of slips.
pub(super) struct Mixture {
    answers: [f64; MOST_ANSWERS],
    blocks: u32,
    /// The entropy of the slips alone, in bits.
    slips: f64,
}

impl Mixture {
    /// Nobody's answers yet.
    pub(super) fn new(blocks: u32) -> Self {
        Self { answers: [0.0; MOST_ANSWERS], blocks, slips: 0.0 }
    }

    /// Adds readers who mean these answers, each with a weight, and err about each block
    /// independently at a rate. Takes the weights away.
    pub(super) fn add(&mut self, meant: &mut [f64; MOST_ANSWERS], rate: f64) {
        let count = 1 << self.blocks;
        let weight: f64 = meant[..count].iter().sum();
        self.slips += weight * f64::from(self.blocks) * (entropy(rate) + entropy(1.0 - rate));
        for block in 0..self.blocks {
            for answer in (0..count).filter(|answer| answer >> block & 1 == 0) {
                let other = answer | 1 << block;
                let (one, two) = (meant[answer], meant[other]);
                meant[answer] = one * (1.0 - rate) + two * rate;
                meant[other] = two * (1.0 - rate) + one * rate;
            }
        }
        for (all, one) in self.answers.iter_mut().zip(&mut meant[..count]) {
            *all += core::mem::take(one);
        }
    }

    /// What an answer is expected to tell about who is asked, in bits, if all weights add up to 1.
    pub(super) fn information(&self) -> f64 {
        self.answers[..1 << self.blocks].iter().map(|&it| entropy(it)).sum::<f64>() - self.slips
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_that_of_the_standard_library() {
        for step in 1..2000 {
            let number = f64::from(step) * f64::from(step) / 1_000_000.0;
            assert!((log2(number) - number.log2()).abs() < 1e-9, "{number}");
        }
        assert_eq!(log2(0.25), -2.0);
    }

    #[test]
    fn two_readers_who_differ_tell_a_bit_and_with_slips_less() {
        let mut told = [0.0, 0.1, 0.5].map(|rate| {
            let mut mixture = Mixture::new(2);
            let mut meant = [0.0; MOST_ANSWERS];
            (meant[0b00], meant[0b01]) = (0.5, 0.5);
            mixture.add(&mut meant, rate);
            mixture.information()
        });
        told[2] += 1.0;
        assert!((told[0] - 1.0).abs() < 1e-9, "{told:?}");
        // 1 - H(0.1), the capacity of a binary symmetric channel.
        assert!((told[1] - 0.531).abs() < 1e-3, "{told:?}");
        assert!((told[2] - 1.0).abs() < 1e-9, "{told:?}");
    }
}
