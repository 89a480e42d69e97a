//! Plain alternating search on a whole board: every position is written down, and the fixed point
//! is found by going over all of them until nothing changes.

use std::collections::HashMap;

use pass_alive::{Board, Color, Point, Suicide};
use pass_alive_eyes::Side;

/// What is played on a board: white owns the wall.
#[derive(Debug, Clone)]
pub(crate) struct Plain {
    pub(crate) board: Board,
    pub(crate) wall: Vec<Point>,
    /// Where both may play.
    pub(crate) playable: Vec<Point>,
    /// Where only the attacker may play.
    pub(crate) outside: Vec<Point>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct State {
    stones: Vec<Option<Color>>,
    to_move: Side,
    ko: Option<Point>,
    /// The number of moves that the attacker may still follow with another at once.
    twice: u8,
}

/// All states, with the states after each, `None` where the wall is captured.
struct States {
    numbers: HashMap<State, usize>,
    after: Vec<(Side, Vec<Option<usize>>)>,
}

impl Plain {
    /// All states if `banned` may not retake a ko at once and the other side may, and the attacker
    /// may move twice in a row `twice` times.
    fn states(&self, banned: Side, twice: u8) -> States {
        let mut states = States { numbers: HashMap::new(), after: Vec::new() };
        let mut waiting = Vec::new();
        for to_move in Side::BOTH {
            let start = State { stones: self.board.stones().to_vec(), to_move, ko: None, twice };
            states.numbers.insert(start.clone(), waiting.len());
            waiting.push(start);
        }
        let mut next = 0;
        while next < waiting.len() {
            let mut after = Vec::new();
            for state in self.after(&waiting[next], banned) {
                after.push(state.map(|state| {
                    *states.numbers.entry(state.clone()).or_insert_with(|| {
                        waiting.push(state);
                        waiting.len() - 1
                    })
                }));
            }
            states.after.push((waiting[next].to_move, after));
            next += 1;
        }
        states
    }

    fn after(&self, state: &State, banned: Side) -> Vec<Option<State>> {
        let side = state.to_move;
        let to_move = side.other();
        let mut board = Board::new(self.board.topology().clone());
        board.points().zip(&state.stones).for_each(|(point, &stone)| board.set(point, stone));
        let color = if side == Side::Owner { Color::White } else { Color::Black };
        let outside = if side == Side::Attacker { &self.outside[..] } else { &[] };
        let twice = state.twice;
        let mut after = vec![Some(State { to_move, ko: None, ..state.clone() })];
        for &point in self.playable.iter().chain(outside) {
            if state.ko == Some(point) && side == banned {
                continue;
            }
            let mut board = board.clone();
            if let Ok(played) = board.play(color, point, Suicide::Forbidden) {
                let fallen = self.wall.iter().any(|&stone| board.get(stone).is_none());
                let ko = played.ko.filter(|_| to_move == banned);
                if fallen {
                    after.push(None);
                    continue;
                }
                let stones = board.stones().to_vec();
                if side == Side::Attacker && twice > 0 {
                    let stones = stones.clone();
                    after.push(Some(State { stones, to_move: side, ko: None, twice: twice - 1 }));
                }
                after.push(Some(State { stones, to_move, ko, twice }));
            }
        }
        after
    }

    /// For the owner and the attacker moving first, whether the owner holds the wall; `None` if a
    /// ko decides.
    pub(crate) fn lives(&self) -> [Option<bool>; 2] {
        let strict = self.states(Side::Owner, 0);
        let captured = strict.forced(Side::Attacker, |_| false);
        let free = self.states(Side::Attacker, 0);
        let alive: Vec<bool> = {
            let mut alive = vec![false; free.after.len()];
            for (state, &number) in &free.numbers {
                let state = State { ko: None, ..state.clone() };
                alive[number] = strict.numbers.get(&state).is_some_and(|&n| !captured[n]);
            }
            alive
        };
        let saved = free.forced(Side::Owner, |number| alive[number]);
        // The first two states are the starts.
        [0, 1].map(|start| match (captured[start], saved[start]) {
            (false, _) => Some(true),
            (true, true) => None,
            (true, false) => Some(false),
        })
    }
}

impl Plain {
    /// Whether the owner holds the wall if the attacker, moving first, may move twice in a row
    /// `twice` times.
    pub(crate) fn holds(&self, twice: u8) -> bool {
        !self.states(Side::Owner, twice).forced(Side::Attacker, |_| false)[1]
    }
}

impl States {
    /// Where `side` can force an end; the capture of the wall is one for the attacker.
    fn forced(&self, side: Side, is_end: impl Fn(usize) -> bool) -> Vec<bool> {
        let mut forced: Vec<bool> = (0..self.after.len()).map(is_end).collect();
        loop {
            let mut changed = false;
            for (number, (to_move, after)) in self.after.iter().enumerate() {
                let good = |after: &Option<usize>| match after {
                    None => side == Side::Attacker,
                    Some(after) => forced[*after],
                };
                let now =
                    if *to_move == side { after.iter().any(good) } else { after.iter().all(good) };
                if now && !forced[number] {
                    forced[number] = true;
                    changed = true;
                }
            }
            if !changed {
                return forced;
            }
        }
    }
}
