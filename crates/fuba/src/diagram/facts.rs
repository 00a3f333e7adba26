//! What a written position may say: a fact of another edition, or of a rule that is not played, is a fault.

use gaffer_core::Side;

use super::possible::MOST_MOVED;
use super::{Diagram, TeamDiagram};
use crate::choice::ActionKind;
use crate::options::{Advanced, Edition, FailedPassOrder, Options};
use crate::skill::SkillSet;
use crate::step::{EntryAfter, EventMoveKind, GainThen, Step};
use crate::turn::{PendingGoalKick, TurnKind};

/// The editions that know a fact.
pub(crate) type Known = &'static [Edition];

pub(crate) const EVERY: Known = &Edition::ALL;
pub(crate) const IN_1_0: Known = &[Edition::V1_0];
pub(crate) const IN_2014: Known = &[Edition::V2014];
pub(crate) const IN_2_2: Known = &[Edition::V2_2];
pub(crate) const UNTIL_2014: Known = &[Edition::V1_0, Edition::V2014];
pub(crate) const SINCE_2014: Known = &[Edition::V2014, Edition::V2_2];

/// Something that a diagram can say or leave out.
pub(crate) trait Written {
    /// Whether it says more than what is usual.
    fn is_said(&self) -> bool;

    /// Whether it is not written.
    fn is_left_out(&self) -> bool {
        !self.is_said()
    }
}

impl<T> Written for Option<T> {
    fn is_said(&self) -> bool {
        self.is_some()
    }
}

impl<T> Written for Vec<T> {
    fn is_said(&self) -> bool {
        !self.is_empty()
    }

    fn is_left_out(&self) -> bool {
        false
    }
}

impl Written for SkillSet {
    fn is_said(&self) -> bool {
        !self.is_empty()
    }
}

/// What is usual is the default.
macro_rules! unless_default {
    ($($type:ty)+) => {
        $(impl Written for $type {
            fn is_said(&self) -> bool {
                *self != <$type>::default()
            }
        })+
    };
}

unless_default! { bool i8 u8 PendingGoalKick }

impl Written for TurnKind {
    fn is_said(&self) -> bool {
        true
    }
}

/// A fact of a diagram.
pub(crate) struct Fact {
    key: &'static str,
    known: Known,
    needs: Option<Advanced>,
    is_said: bool,
}

impl Fact {
    pub(crate) fn new(key: &'static str, known: Known, written: &impl Written) -> Self {
        Self {
            key,
            known,
            needs: None,
            is_said: written.is_said(),
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
        let mut faults = Vec::new();
        for (of, facts) in [
            ("", own),
            ("turn.", of_turn),
            ("home.", self.home.facts()),
            ("away.", self.away.facts()),
        ] {
            faults.extend(facts.iter().filter_map(|fact| fact.fault(of, options)));
        }
        for side in Side::BOTH {
            let moved = self.team(side).moved_count;
            if moved.is_some_and(|moved| moved > MOST_MOVED) {
                faults.push(format!("{side}.moved_count is {MOST_MOVED} at most"));
            }
        }
        if let Some(entries) = turn.entries
            && entries.home.max(entries.away) > MOST_MOVED
        {
            faults.push(format!("turn.entries are {MOST_MOVED} at most"));
        }
        if let Some((_, moves)) = turn.event_moves
            && !(1..=2).contains(&moves)
        {
            faults.push("turn.event_moves are one or two".to_owned());
        }
        faults
    }
}

impl TeamDiagram {
    /// What it says, with the editions and the rule that each fact needs.
    fn facts(&self) -> Vec<Fact> {
        // Every edition knows those without a row.
        let Self {
            keeper: _,
            formation: _,
            yellow: _,
            red: _,
            sent_off: _,
            in_hand: _,
            moved: _,
            free_moved: _,
            keeper_moved: _,
            keeper_free_moved: _,
            secret_formation: _,
            secret_dive: _,
            condition,
            tired,
            substitutions,
            injured,
            out,
            keeper_injured,
            pending_formation,
            skills_used,
            skills_this_turn,
            skills_in_force,
            skills_lost,
            hidden_skills,
            secret_skills,
            secret_won,
            secret_roles,
            styles,
            secret_styles,
            keeper_advanced,
            moved_count,
        } = self;
        let keeper_injured = keeper_injured.unwrap_or_default();
        let skills_lost = skills_lost.unwrap_or_default();
        vec![
            Fact::new("styles", IN_2014, styles).needs(Advanced::Aggression),
            Fact::new("secret_styles", IN_2014, secret_styles).needs(Advanced::Aggression),
            Fact::new("keeper_advanced", IN_2014, keeper_advanced).needs(Advanced::Keeper),
            Fact::new("moved_count", IN_2014, moved_count),
            Fact::new("condition", SINCE_2014, condition),
            Fact::new("tired", SINCE_2014, tired).needs(Advanced::Condition),
            Fact::new("substitutions", SINCE_2014, substitutions).needs(Advanced::Substitutions),
            Fact::new("injured", SINCE_2014, injured).needs(Advanced::Injuries),
            Fact::new("out", SINCE_2014, out).needs(Advanced::Injuries),
            Fact::new("pending_formation", SINCE_2014, pending_formation)
                .needs(Advanced::Substitutions),
            Fact::new("secret_roles", SINCE_2014, secret_roles).needs(Advanced::Roles),
            Fact::new("keeper_injured", IN_2_2, &keeper_injured).needs(Advanced::Injuries),
            Fact::new("skills_used", IN_2_2, skills_used).needs(Advanced::Skills),
            Fact::new("skills_this_turn", IN_2_2, skills_this_turn).needs(Advanced::Skills),
            Fact::new("skills_in_force", IN_2_2, skills_in_force).needs(Advanced::Skills),
            Fact::new("skills_lost", IN_2_2, &skills_lost).needs(Advanced::Events),
            Fact::new("hidden_skills", IN_2_2, hidden_skills).needs(Advanced::Skills),
            Fact::new("secret_skills", IN_2_2, secret_skills).needs(Advanced::Skills),
            Fact::new("secret_won", IN_2_2, secret_won).needs(Advanced::Events),
        ]
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
