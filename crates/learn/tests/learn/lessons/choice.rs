//! Which boards a lesson has.

use pass_alive_learn::Random;

use super::board::Board;

/// So many boards with each mistake's readers going wrong on several, and with few blocks about which those
/// who guess are right.
pub(super) fn chosen(
    candidates: Vec<Board>,
    number: usize,
    mistakes: usize,
    random: &mut Random,
) -> Vec<Board> {
    let mut all = candidates;
    let number = number.min(all.len());
    let mut best = cost(&all[..number], mistakes);
    for _ in 0..20_000 {
        if all.len() == number {
            break;
        }
        let one = random.below(number as u32) as usize;
        let other = number + random.below((all.len() - number) as u32) as usize;
        all.swap(one, other);
        let cost = cost(&all[..number], mistakes);
        if cost <= best {
            best = cost;
        } else {
            all.swap(one, other);
        }
    }
    all.truncate(number);
    all.sort_by_key(|board| (board.plane.len(), board.plane.to_rows()));
    all
}

/// The least number of boards on which readers with each mistake go wrong.
const FOR_EACH: u32 = 3;

/// The share of blocks, in thousandths, that those who guess should not be right about.
const GUESSED: u32 = 400;

/// How far boards are from what they should be; less is better.
fn cost(boards: &[Board], mistakes: usize) -> u32 {
    let blocks: u32 = boards.iter().map(|board| board.blocks).sum();
    let shares = (0..5)
        .map(|guess| 1000 * boards.iter().map(|board| board.guessed[guess]).sum::<u32>() / blocks);
    // The highest counts most.
    let guessed: u32 = shares.map(|share| share.saturating_sub(GUESSED).pow(2) / 100).sum();
    let missing = (0..mistakes).map(|place| {
        let count = boards.iter().filter(|board| board.misleads >> place & 1 == 1).count();
        FOR_EACH.saturating_sub(count as u32)
    });
    // Few blocks are easier to look over.
    guessed + 1000 * missing.sum::<u32>() + 2 * blocks
}
