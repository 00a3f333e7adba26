//! What a written position may say: a fact of another edition, or of a rule that is not played, is a fault.

use gaffer_core::{is_default, wrong};

use super::possible::MOST_MOVED;
use super::{Diagram, TeamDiagram};
use crate::choice::ActionKind;
use crate::options::{Advanced, Edition, FailedPassOrder, Options};
use crate::step::{EntryAfter, EventMoveKind, GainThen, Step};

/// The editions that know a fact.
pub(crate) type Known = &'static [Edition];

pub(crate) const EVERY: Known = &Edition::ALL;
pub(crate) const IN_1_0: Known = &[Edition::V1_0];
pub(crate) const IN_2014: Known = &[Edition::V2014];
pub(crate) const IN_2_2: Known = &[Edition::V2_2];
pub(crate) const UNTIL_2014: Known = &[Edition::V1_0, Edition::V2014];
pub(crate) const SINCE_2014: Known = &[Edition::V2014, Edition::V2_2];

/// A fact of a diagram.
pub(crate) struct Fact {
    key: &'static str,
    known: Known,
    needs: Option<Advanced>,
    is_said: bool,
}

impl Fact {
    pub(crate) fn new(key: &'static str, known: Known, said: &(impl Default + PartialEq)) -> Self {
        Self {
            key,
            known,
            needs: None,
            is_said: !is_default(said),
        }
    }

    pub(crate) fn needs(self, rule: Advanced) -> Self {
        Self {
            needs: Some(rule),
            ..self
        }
    }

    /// Why it cannot be said in a match with these options.
    fn fault(&self, of: &str, options: Options) -> Option<String> {
        if !self.is_said {
            return None;
        }
        let key = self.key;
        if !self.known.contains(&options.edition) {
            let known: Vec<&str> = self.known.iter().map(|one| one.name()).collect();
            let (known, edition) = (known.join(" and "), options.edition.name());
            return Some(format!(
                "{of}{key} belongs to edition {known}, not to {edition}"
            ));
        }
        let missing = self.needs.filter(|rule| !options.plays(*rule));
        missing.map(|rule| format!("{of}{key} needs {rule}"))
    }
}

impl Diagram {
    /// What is said that the options do not know, or that is beyond any turn.
    pub(super) fn foreign_facts(&self) -> Vec<String> {
        let options = self.options;
        let turn = &self.turn;
        let own = vec![
            Fact::new("restart", UNTIL_2014, &self.restart),
            Fact::new("carry", IN_2014, &self.carry),
            Fact::new("auto_pass", IN_2014, &self.auto_pass),
            Fact::new("last_first", IN_2014, &self.last_first),
            Fact::new("last_moved", IN_2014, &self.last_moved),
        ];
        let second = turn.action.filter(|action| *action != 1);
        // After a failed pass the letter keeps the target that was chosen (F22-D34).
        let by_event = turn
            .order_target
            .filter(|_| options.readings.failed_pass_order() == FailedPassOrder::Start);
        let substituted = turn.used.contains(&ActionKind::Substitution);
        let mut of_turn = turn.facts();
        of_turn.extend([
            Fact::new("action", IN_2_2, &second),
            Fact::new("order_target", EVERY, &by_event).needs(Advanced::Events),
            Fact::new("used: substitution", EVERY, &substituted).needs(Advanced::Substitutions),
        ]);
        let of_team = |team: &TeamDiagram| {
            // That nobody is hurt and nothing lost may be said in every edition.
            let injured = team.keeper_injured.unwrap_or_default();
            let lost = team.skills_lost.unwrap_or_default();
            let mut facts = team.facts();
            facts.extend([
                Fact::new("keeper_injured", IN_2_2, &injured).needs(Advanced::Injuries),
                Fact::new("skills_lost", IN_2_2, &lost).needs(Advanced::Events),
            ]);
            facts
        };
        let mut faults = Vec::new();
        for (of, facts) in [
            ("", own),
            ("turn.", of_turn),
            ("home.", of_team(&self.home)),
            ("away.", of_team(&self.away)),
        ] {
            faults.extend(facts.iter().filter_map(|fact| fact.fault(of, options)));
        }
        let entries = turn.entries.unwrap_or_default();
        let moves = turn.event_moves.map_or(1, |(_, moves)| moves);
        faults.extend(wrong! {
            self.home.moved_count.is_none_or(|moved| moved <= MOST_MOVED)
                => format!("home.moved_count is {MOST_MOVED} at most");
            self.away.moved_count.is_none_or(|moved| moved <= MOST_MOVED)
                => format!("away.moved_count is {MOST_MOVED} at most");
            entries.home.max(entries.away) <= MOST_MOVED
                => format!("turn.entries are {MOST_MOVED} at most");
            (1..=2).contains(&moves) => "turn.event_moves are one or two";
        });
        faults
    }
}

/// The editions that know a step, and the rules without which it cannot come up.
pub(super) fn needed_for(step: Step) -> (Known, &'static [Advanced]) {
    match step {
        Step::Entry(EntryAfter::StandIn | EntryAfter::Support) => (IN_1_0, &[]),
        Step::Entry(EntryAfter::OverSix | EntryAfter::GoalKick) => (IN_2014, &[]),
        Step::Entry(EntryAfter::Dribble | EntryAfter::FullBack | EntryAfter::QuickFreeKick) => {
            (IN_2_2, &[])
        }
        Step::Entry(EntryAfter::Rebound)
        | Step::EventMoves {
            kind: EventMoveKind::Event,
            ..
        } => (SINCE_2014, &[]),
        Step::FreshRoll {
            injured: Some(_), ..
        }
        | Step::GainPoints {
            then: GainThen::Injury,
            ..
        } => (
            SINCE_2014,
            &[
                Advanced::Injuries,
                Advanced::Substitutions,
                Advanced::Condition,
            ],
        ),
        _ => step.known(),
    }
}
