//! The result of a match that is over: the score, and what lasts beyond it.

use gaffer_core::{BySide, Outcome};
use serde::Serialize;

use crate::condition::Condition;
use crate::options::Advanced;
use crate::position::Position;
use crate::skill::SkillSet;
use crate::step::Step;

/// How a match ended. Nothing is hidden any more once it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MatchResult {
    /// Goals.
    pub score: BySide<u8>,
    /// Who won.
    pub outcome: Outcome,
    /// The kicks scored in a shoot-out, which are no goals (F22-D114).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shoot_out: Option<BySide<u8>>,
    /// What each team ends the match with.
    pub home: TeamResult,
    /// The same of the away team.
    pub away: TeamResult,
}

/// What a team ends a match with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TeamResult {
    /// Yellow cards that still count against it.
    pub yellow: u8,
    /// Red cards.
    pub red: u8,
    /// Condition points left, where they are played (A1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
    /// Skills that cannot be chosen for the next match (F22-A11-6.3, F22-A11-6.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skills_lost: Option<SkillSet>,
    /// Skills won in this match or an earlier one, kept for later matches of a tournament (F22-A11-6.5, F22-D113).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skills_won: Option<SkillSet>,
}

impl MatchResult {
    /// Both teams' results.
    pub fn teams(&self) -> BySide<TeamResult> {
        BySide {
            home: self.home,
            away: self.away,
        }
    }
}

impl Position {
    /// The result; `None` while the match goes on, so that nothing is shown too early.
    pub fn result(&self) -> Option<MatchResult> {
        if self.open.step != Step::Over {
            return None;
        }
        let open = &self.open;
        // Cards come and go by events that need both rules (docs/rules, "What the advanced rules need").
        let lasting = open.plays(Advanced::Skills) && open.plays(Advanced::Events);
        let teams = BySide::with(|side| TeamResult {
            yellow: open.teams[side].yellow,
            red: open.teams[side].red,
            condition: open
                .plays(Advanced::Condition)
                .then_some(open.benches[side].condition),
            skills_lost: lasting.then(|| {
                open.benches[side]
                    .lost
                    .without(open.options.skills_lost[side])
            }),
            skills_won: lasting.then(|| self.secrets[side].won.or(self.secrets[side].brought)),
        });
        Some(MatchResult {
            score: open.score,
            outcome: open.outcome(),
            shoot_out: open.shoot_out.map(|shoot_out| shoot_out.scored),
            home: teams.home,
            away: teams.away,
        })
    }
}
