//! The positions of a text, each with its answer.

use std::sync::Arc;

use pass_alive::{Color, Rules, Topology};
use pass_alive_json::{Position, Question, Selection, analysis, answer};
use pass_alive_notation::{Record, Warnings, read};

use crate::Listener;
use crate::fault::Fault;

/// What is asked about every item of a text.
pub(crate) struct Asked<'a> {
    pub(crate) colors: &'a [Color],
    pub(crate) rules: Rules,
    /// The names of the points whose blocks the run starts from; `None` for all blocks.
    pub(crate) start: Option<&'a [String]>,
    pub(crate) moves: Selection,
}

/// The end of the answers: a fault, or `None` if the listener wants no more.
type End = Option<Fault>;

impl Asked<'_> {
    /// Tells the listener the answers for a text.
    ///
    /// # Errors
    /// If the rest of the text has none.
    pub(crate) fn answer(&self, text: &str, listener: &Listener) -> Result<(), End> {
        for (index, record) in read(text).enumerate() {
            // Without layers: the points of all answers are written alike.
            let record = record.and_then(|record| record.grid().map(|_| record));
            let record = record.map_err(|error| Fault::unreadable(index, &error))?;
            self.answer_record(index, &record, listener)?;
        }
        Ok(())
    }

    fn answer_record(&self, index: usize, record: &Record, listener: &Listener) -> Result<(), End> {
        let (space, layer) = (record.space(), record.space().layer());
        let positions = self.moves.of(record, Arc::<Topology>::from(space));
        let positions = positions.map_err(|it| Fault::refused(index, record, &it, None))?;
        go_on(listener.begin(layer.columns(), layer.rows(), self.moves.count(record.moves())))?;
        let question = Question { colors: self.colors, rules: self.rules, start: self.start };
        let mut warnings = Warnings::default();
        let mut remarks: Vec<String> =
            record.complaints(0).iter().map(ToString::to_string).collect();
        for snapshot in positions {
            let number = snapshot.move_number;
            remarks.extend(warnings.listed(&snapshot.warnings).map(|it| it.to_string()));
            let analyses = question.analyses(space, &snapshot.board);
            let analyses =
                analyses.map_err(|it| Fault::refused(index, record, &it, Some(number)))?;
            let position = Position {
                source: "-",
                index,
                move_number: number,
                space,
                board: &snapshot.board,
                assumes_outside_empty: record.assumes_outside_empty(),
                encoding: None,
                rules: self.rules,
            };
            let side = |color: Color| {
                let own = analyses.iter().find(|analysis| analysis.color() == color)?;
                Some(analysis(space, own))
            };
            let json = serde_json::to_string(&answer(&position, side));
            go_on(listener.answer(&json.expect("all keys are texts")))?;
        }
        remarks.extend(warnings.more().map(|more| more.to_string()));
        remarks.iter().try_for_each(|remark| go_on(listener.warn(index as u32, remark)))
    }
}

/// Ends the answers if the listener wants no more.
fn go_on(wants_more: bool) -> Result<(), End> {
    if wants_more { Ok(()) } else { Err(None) }
}
