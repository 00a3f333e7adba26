//! What a game says of its puzzles.

use gaffer_core::{Rules, Side};
use serde_json::{Map, Value};

use super::puzzle::{Way, Worth};
use super::{Theme, champions, fuba};
use crate::Studied;

/// A choice that somebody has made on his way through a puzzle.
#[derive(Debug)]
pub struct Made<'a, G: Puzzling> {
    /// Where the puzzle begins.
    pub(super) start: &'a G,
    /// The position in which the choice was made.
    pub(super) before: &'a G,
    /// The choice.
    pub(super) choice: G::Choice,
    /// The position that it has led to.
    pub(super) after: &'a G,
    /// The answers of the puzzle, the best first.
    pub(super) ways: &'a [Way<G::Choice>],
}

/// A game of which puzzles are made. Whoever solves one is home.
pub trait Puzzling: Studied {
    /// The themes of its puzzles.
    const THEMES: &'static [Theme];
    /// By how much the best answer must be better than any other; an answer that gives up less is right as well.
    const MARGIN: f64;
    /// How deep positions are looked at, one depth after the other: all of them must agree. One where the depth does not matter.
    const DEPTHS: &'static [u64];

    /// How many of the answers are kept: all where only a search knows what an answer is worth.
    const KEPT: usize;

    /// Whether a position may be a puzzle, as far as can be said at once.
    fn may_be_asked(&self) -> bool;

    /// The positions that a moment of a match leads to and that may be puzzles.
    fn asked_at(&self) -> Vec<Self> {
        if self.may_be_asked() {
            vec![self.clone()]
        } else {
            Vec::new()
        }
    }

    /// The different answers of the home side with what each is worth, the best first.
    fn ways(&self, depth: u64) -> Vec<Way<Self::Choice>>;

    /// What a position with these answers asks; nothing where it is no puzzle.
    fn theme(&self, ways: &[Way<Self::Choice>]) -> Option<Theme>;

    /// What is worth most of what can still be reached after a choice.
    fn worth_after(made: &Made<'_, Self>) -> Worth;

    /// Whether nothing of a theme is left to be asked in the position that choices have led to.
    fn is_answered(&self, theme: Theme) -> bool;

    /// How much a row gives up against another that begins with the same choice, by a look this deep; nothing where the first
    /// choice is all that is asked.
    fn lost(&self, _row: &[Self::Choice], _other: &[Self::Choice], _depth: u64) -> f64 {
        0.0
    }

    /// Positions that are the same puzzle.
    fn twins(&self) -> Vec<Self> {
        Vec::new()
    }
}

impl Puzzling for gaffer_fuba::Position {
    const THEMES: &'static [Theme] = &[Theme::Target, Theme::Movement, Theme::Shot];
    const MARGIN: f64 = fuba::MARGIN;
    const DEPTHS: &'static [u64] = &[200, 400, 800];
    const KEPT: usize = usize::MAX;

    fn may_be_asked(&self) -> bool {
        fuba::may_be_asked(self)
    }

    fn ways(&self, depth: u64) -> Vec<Way<Self::Choice>> {
        fuba::ways(self, depth)
    }

    fn theme(&self, ways: &[Way<Self::Choice>]) -> Option<Theme> {
        fuba::theme(self, ways)
    }

    fn worth_after(made: &Made<'_, Self>) -> Worth {
        fuba::worth_after(made)
    }

    fn is_answered(&self, theme: Theme) -> bool {
        theme != Theme::Movement || !fuba::asks_moves(self)
    }

    fn lost(&self, row: &[Self::Choice], other: &[Self::Choice], depth: u64) -> f64 {
        fuba::lost(self, row, other, depth)
    }

    fn twins(&self) -> Vec<Self> {
        vec![gaffer_fuba::Symmetry::Flanks.position(self)]
    }
}

impl Puzzling for gaffer_champions::Position {
    const THEMES: &'static [Theme] = &[
        Theme::Score1,
        Theme::Score2,
        Theme::Score3,
        Theme::Score4,
        Theme::Score5,
        Theme::Score6,
    ];
    const MARGIN: f64 = champions::MARGIN;
    const DEPTHS: &'static [u64] = &[0];
    const KEPT: usize = 2;

    fn may_be_asked(&self) -> bool {
        champions::is_whole_turn(self)
    }

    fn asked_at(&self) -> Vec<Self> {
        champions::with_each_roll(self)
    }

    fn ways(&self, _depth: u64) -> Vec<Way<Self::Choice>> {
        champions::ways(self)
    }

    fn theme(&self, ways: &[Way<Self::Choice>]) -> Option<Theme> {
        champions::theme(self, ways)
    }

    fn worth_after(made: &Made<'_, Self>) -> Worth {
        champions::worth_after(made.before, made.choice)
    }

    fn is_answered(&self, _theme: Theme) -> bool {
        champions::is_played(self)
    }
}

/// Whether a position asks the home side for a choice that everybody may see.
pub(super) fn asks_home<G: Rules>(position: &G) -> bool {
    position.awaits() == gaffer_core::Awaits::Choice(Side::Home)
}

/// A position as a scenario writes it, without everything that a reader would take for granted: whatever can be left out
/// without becoming another position is.
pub(super) fn written<G: Rules>(position: &G) -> Result<Map<String, Value>, String> {
    let Value::Object(mut diagram) =
        serde_json::to_value(position.diagram()).map_err(|error| error.to_string())?
    else {
        return Err("a position is no object".to_owned());
    };
    let reads = |diagram: &Map<String, Value>| {
        let read = serde_json::from_value(Value::Object(diagram.clone())).ok();
        read.and_then(|diagram| G::from_diagram(&diagram).ok())
            .is_some_and(|read| read == *position)
    };
    leave_out(&mut diagram, &reads);
    for key in diagram.keys().cloned().collect::<Vec<_>>() {
        let Value::Object(mut part) = diagram[&key].clone() else {
            continue;
        };
        let whole = diagram.clone();
        let reads = |part: &Map<String, Value>| {
            let mut whole = whole.clone();
            whole.insert(key.clone(), Value::Object(part.clone()));
            reads(&whole)
        };
        leave_out(&mut part, &reads);
        diagram.insert(key, Value::Object(part));
    }
    if reads(&diagram) {
        Ok(diagram)
    } else {
        Err("a position does not read back".to_owned())
    }
}

/// Leaves out of a table whatever it still reads the same without.
fn leave_out(table: &mut Map<String, Value>, reads: &dyn Fn(&Map<String, Value>) -> bool) {
    for key in table.keys().cloned().collect::<Vec<_>>() {
        let mut without = table.clone();
        without.remove(&key);
        if reads(&without) {
            *table = without;
        }
    }
}
