//! The status of stones and the score (4.3, 6.3.4), by unconditional life.

use pass_alive::{Color, Point, Prisoners, Score};

use super::engine::Engine;
use super::failure::{Answer, Failure};
use super::show::names;
use super::words::Words;

/// The status of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Status {
    /// Unconditionally alive.
    Alive,
    /// In points that the enemy holds.
    Dead,
    /// Neither; nothing is known about it.
    Open,
}

/// The blocks of both colours with their status, Black's first.
pub(super) fn statuses(engine: &Engine) -> Vec<(Vec<Point>, Status)> {
    let analyses = Color::BOTH.map(|color| engine.analysis(color));
    let [black, white] = &analyses;
    let of = |own: &pass_alive::Analysis, other: &pass_alive::Analysis| {
        let status = |block: pass_alive::Block<'_>| {
            let is_in_held = || other.region_at(block.first()).is_some_and(|r| r.is_vital());
            match block.is_alive() {
                true => Status::Alive,
                false if is_in_held() => Status::Dead,
                false => Status::Open,
            }
        };
        own.blocks().map(|block| (block.points().to_vec(), status(block))).collect::<Vec<_>>()
    };
    [of(black, white), of(white, black)].concat()
}

/// A line for each block. No stone is listed as in seki: that is beyond unconditional life.
pub(super) fn final_status_list(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let wanted = match words.word()? {
        "alive" => Status::Alive,
        "dead" => Status::Dead,
        "seki" => return Ok(String::new()),
        _ => return Err(Failure::SyntaxError),
    };
    let blocks = statuses(engine).into_iter().filter(|(_, status)| *status == wanted);
    let lines = blocks.map(|(points, _)| names(engine.grid(), &points));
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// Area counting without the stones that Benson's Rule 3 removes, once every stone is alive or
/// dead.
pub(super) fn final_score(engine: &mut Engine, _: &mut Words<'_>) -> Answer {
    if statuses(engine).iter().any(|(_, status)| *status == Status::Open) {
        return Err(Failure::CannotScore);
    }
    let score = Score::new(engine.board(), engine.suicide(), Prisoners::default());
    let score = score.map_err(|_| Failure::CannotScore)?;
    let [black, white] = Color::BOTH.map(|color| f64::from(score[color].stones_and_area()));
    // Komi may have any number of decimals; a hundredth of a point is the least that counts.
    let hundredths = ((black - white - f64::from(engine.komi())) * 100.0).round();
    let points = hundredths.abs() / 100.0;
    Ok(match hundredths {
        0.0 => "0".to_owned(),
        _ if hundredths > 0.0 => format!("B+{points}"),
        _ => format!("W+{points}"),
    })
}
