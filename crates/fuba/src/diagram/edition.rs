//! What a written position may say in each edition: a fact that the edition does not know is a fault.

use gaffer_core::Side;

use super::possible::MOST_MOVED;
use super::{Diagram, TeamDiagram, TurnDiagram};
use crate::options::Edition;
use crate::turn::PendingGoalKick;

/// The editions that know a fact.
type Known = &'static [Edition];

const IN_1_0: Known = &[Edition::V1_0];
const IN_2014: Known = &[Edition::V2014];
const IN_2_2: Known = &[Edition::V2_2];
const UNTIL_2014: Known = &[Edition::V1_0, Edition::V2014];
const SINCE_2014: Known = &[Edition::V2014, Edition::V2_2];

/// A fact of a position: its key, the editions that know it, and whether it is said.
type Fact = (&'static str, Known, bool);

impl Diagram {
    /// What is said that another edition knows, or that is beyond any turn.
    pub(super) fn edition_faults(&self) -> Vec<String> {
        let edition = self.options.edition;
        let own = [
            ("restart", UNTIL_2014, self.restart != PendingGoalKick::None),
            ("carry", IN_2014, self.carry.is_some()),
            ("auto_pass", IN_2014, self.auto_pass.is_some()),
            ("last_first", IN_2014, self.last_first.is_some()),
            ("last_moved", IN_2014, self.last_moved.is_some()),
        ];
        let mut faults = foreign("", &own, edition);
        faults.extend(foreign("turn.", &self.turn.facts(), edition));
        for (side, team) in [(Side::Home, &self.home), (Side::Away, &self.away)] {
            faults.extend(foreign(&format!("{side}."), &team.facts(), edition));
            if team.moved_count.is_some_and(|moved| moved > MOST_MOVED) {
                faults.push(format!("{side}.moved_count is {MOST_MOVED} at most"));
            }
        }
        if let Some(entries) = self.turn.entries
            && entries.home.max(entries.away) > MOST_MOVED
        {
            faults.push(format!("turn.entries are {MOST_MOVED} at most"));
        }
        if let Some((_, moves)) = self.turn.event_moves
            && !(1..=2).contains(&moves)
        {
            faults.push("turn.event_moves are one or two".to_owned());
        }
        faults
    }
}

/// A fault for every fact that is said and that the edition does not know.
fn foreign(of: &str, facts: &[Fact], edition: Edition) -> Vec<String> {
    facts
        .iter()
        .filter(|(_, known, said)| *said && !known.contains(&edition))
        .map(|(name, known, _)| {
            let known: Vec<&str> = known.iter().map(|edition| edition.name()).collect();
            format!(
                "{of}{name} belongs to edition {}, not to {}",
                known.join(" and "),
                edition.name()
            )
        })
        .collect()
}

impl TurnDiagram {
    fn facts(&self) -> [Fact; 27] {
        [
            ("stand_in", IN_1_0, self.stand_in.is_some()),
            ("no_moves", IN_1_0, self.no_moves.is_some()),
            ("snapshot_keepers", IN_1_0, self.snapshot_keepers.is_some()),
            ("no_defence", IN_2014, self.no_defence.is_some()),
            ("passive_first", IN_2014, self.passive_first.is_some()),
            ("start_free", IN_2014, self.start_free.is_some()),
            ("event_moves", IN_2014, self.event_moves.is_some()),
            ("keeper_set", IN_2014, self.keeper_set),
            ("entries", UNTIL_2014, self.entries.is_some()),
            ("slow_goal_kick", UNTIL_2014, self.slow_goal_kick.is_some()),
            ("value_change", SINCE_2014, self.value_change != 0),
            ("stages_skipped", SINCE_2014, self.stages_skipped),
            ("injuries", SINCE_2014, self.injuries.is_some()),
            (
                "action",
                IN_2_2,
                self.action.is_some_and(|action| action != 1),
            ),
            ("used", IN_2_2, !self.used.is_empty()),
            ("actions_done", IN_2_2, self.actions_done),
            ("order_target", IN_2_2, self.order_target.is_some()),
            ("swept", IN_2_2, self.swept.is_some()),
            ("misplaced_keeper", IN_2_2, self.misplaced_keeper.is_some()),
            ("third_action", IN_2_2, self.third_action.is_some()),
            ("free_boosts", IN_2_2, self.free_boosts.is_some()),
            ("bounce", IN_2_2, self.bounce.is_some()),
            ("fixed_value", IN_2_2, self.fixed_value.is_some()),
            ("pressing", IN_2_2, self.pressing.is_some()),
            ("keeper_skill", IN_2_2, self.keeper_skill),
            ("shot_skills", IN_2_2, self.shot_skills > 0),
            (
                "card_plus and turn.injury_less",
                IN_2_2,
                self.card_plus > 0 || self.injury_less > 0,
            ),
        ]
    }
}

impl TeamDiagram {
    fn facts(&self) -> [Fact; 15] {
        let any_skill = |skills: Option<crate::skill::SkillSet>| {
            skills.is_some_and(|skills| !skills.is_empty())
        };
        [
            ("styles", IN_2014, self.styles.is_some()),
            ("secret_styles", IN_2014, self.secret_styles.is_some()),
            ("keeper_advanced", IN_2014, self.keeper_advanced.is_some()),
            ("moved_count", IN_2014, self.moved_count.is_some()),
            ("condition", SINCE_2014, self.condition.is_some()),
            ("tired", SINCE_2014, self.tired.is_some()),
            ("substitutions", SINCE_2014, self.substitutions.is_some()),
            ("injured", SINCE_2014, self.injured.is_some()),
            ("out", SINCE_2014, self.out.is_some()),
            (
                "pending_formation",
                SINCE_2014,
                self.pending_formation.is_some(),
            ),
            ("secret_roles", SINCE_2014, self.secret_roles.is_some()),
            (
                "keeper_injured",
                IN_2_2,
                self.keeper_injured.is_some_and(|injured| injured),
            ),
            ("skills_used", IN_2_2, any_skill(self.skills_used)),
            (
                "skills_in_force",
                IN_2_2,
                any_skill(self.skills_in_force) || any_skill(self.skills_this_turn),
            ),
            (
                "secret_skills",
                IN_2_2,
                !self.secret_skills.is_empty() || any_skill(self.skills_lost),
            ),
        ]
    }
}
