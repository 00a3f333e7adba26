//! What a FUBA team's next match is played with: skills lost in its last match, and won in all of them (F22-D113).

use gaffer_core::BySide;
use gaffer_fuba::SkillSet;
use serde_json::{Map, Value, json};

use crate::sheet::TeamSheet;

/// The skills that a FUBA team's earlier matches leave to its next one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeasonSkills {
    /// Skills that it cannot choose: those that it lost in its last match.
    pub lost: SkillSet,
    /// Skills that it holds beyond those it chooses, which only the team itself may know.
    pub won: SkillSet,
}

impl SeasonSkills {
    /// What the sheets of a team's matches, the first one first, leave to the next.
    ///
    /// A won skill that was lost misses one match like any other and comes back, so every sheet is asked for it.
    pub fn after<'a>(sheets: impl IntoIterator<Item = &'a TeamSheet>) -> Self {
        let mut skills = Self::default();
        for sheet in sheets {
            skills.lost = sheet.skills_lost;
            skills.won = skills.won.or(sheet.skills_won);
        }
        skills.won = skills.won.without(skills.lost);
        skills
    }

    /// The options of a match between two teams; none where nothing is left to it.
    pub fn options(teams: BySide<Self>) -> Map<String, Value> {
        [
            ("skills_lost", BySide::with(|side| teams[side].lost)),
            ("skills_won", BySide::with(|side| teams[side].won)),
        ]
        .into_iter()
        .filter(|(_, skills)| *skills != BySide::default())
        .map(|(name, skills)| (name.to_owned(), json!(skills)))
        .collect()
    }
}
