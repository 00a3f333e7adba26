//! The result sheet of a match: score, how it was decided, and what carries over to later matches.

use gaffer_champions::{ShirtSet, TeamResult};
use gaffer_core::{BySide, Side};
use gaffer_fuba::SkillSet;
use gaffer_games::described;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The result of a match, whether it was played here or over the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultSheet {
    /// The goals, those of a shoot-out not included.
    #[schema(value_type = described::BySide<u8>)]
    pub score: BySide<u8>,
    /// How it was decided.
    #[serde(default)]
    #[schema(value_type = DescribedDecided)]
    pub decided: Decided,
    /// What each side carries over.
    #[serde(default)]
    #[schema(value_type = described::BySide<TeamSheet>)]
    pub teams: BySide<TeamSheet>,
}

/// How a match was decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Decided {
    /// In regular time; level is a draw.
    #[default]
    Regular,
    /// In extra time, by a golden goal (C20-cup-3).
    ExtraTime,
    /// In a shoot-out, with the kicks scored.
    ShootOut(BySide<u8>),
    /// Because this side could not or did not play on; the score counts as it stands on the sheet.
    Forfeit(Side),
    /// The same in extra time, which is worth its points (C20-D111).
    ForfeitInExtraTime(Side),
    /// Neither side could play: nobody has won, without points (C20-D125).
    Abandoned,
}

/// How a match was decided, as other programs are told.
#[derive(ToSchema)]
#[schema(as = Decided, rename_all = "kebab-case")]
#[expect(dead_code, reason = "it is described, and never made")]
enum DescribedDecided {
    Regular,
    ExtraTime,
    ShootOut(described::BySide<u8>),
    Forfeit(described::Side),
    ForfeitInExtraTime(described::Side),
    Abandoned,
}

/// What a side carries over from a match; what its game does not know is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TeamSheet {
    /// Champions: players with one yellow card and no red one.
    #[serde(skip_serializing_if = "is_empty")]
    #[schema(value_type = Vec<u8>)]
    pub yellow: ShirtSet,
    /// Champions: players sent off.
    #[serde(skip_serializing_if = "is_empty")]
    #[schema(value_type = Vec<u8>)]
    pub red: ShirtSet,
    /// Champions: players injured once.
    #[serde(skip_serializing_if = "is_empty")]
    #[schema(value_type = Vec<u8>)]
    pub injured: ShirtSet,
    /// Champions: players injured twice.
    #[serde(skip_serializing_if = "is_empty")]
    #[schema(value_type = Vec<u8>)]
    pub injured_twice: ShirtSet,
    /// FUBA: skills that cannot be chosen for the next match (F22-A11-6.3, F22-A11-6.4).
    #[serde(skip_serializing_if = "is_empty")]
    #[schema(value_type = Vec<String>)]
    pub skills_lost: SkillSet,
    /// FUBA: skills won so far, kept for later matches (F22-A11-6.5, F22-D113).
    #[serde(skip_serializing_if = "is_empty")]
    #[schema(value_type = Vec<String>)]
    pub skills_won: SkillSet,
}

fn is_empty<S: Default + PartialEq>(set: &S) -> bool {
    *set == S::default()
}

impl ResultSheet {
    /// The sheet of a match that neither side could play: 0–0, nobody has won (C20-D125).
    pub fn abandoned() -> Self {
        Self {
            score: BySide::default(),
            decided: Decided::Abandoned,
            teams: BySide::default(),
        }
    }

    /// The sheet of a match that a side gave away at this score: 0–3, or the score where that is worse for it.
    pub fn given_away(goals: BySide<u8>, loser: Side) -> Self {
        let mut score = goals;
        if goals[!loser].saturating_sub(goals[loser]) <= 3 {
            (score[loser], score[!loser]) = (0, 3);
        }
        Self {
            score,
            decided: Decided::Forfeit(loser),
            teams: BySide::default(),
        }
    }

    /// Who won; nobody where it is a draw.
    pub fn winner(&self) -> Option<Side> {
        let (home, away) = match self.decided {
            Decided::Forfeit(loser) | Decided::ForfeitInExtraTime(loser) => return Some(!loser),
            Decided::Abandoned => return None,
            Decided::ShootOut(kicks) => (kicks.home, kicks.away),
            Decided::Regular | Decided::ExtraTime => (self.score.home, self.score.away),
        };
        match home.cmp(&away) {
            std::cmp::Ordering::Greater => Some(Side::Home),
            std::cmp::Ordering::Less => Some(Side::Away),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// What the book of a squad reads; a sheet does not say who was out and who was replaced.
impl From<&TeamSheet> for TeamResult {
    fn from(sheet: &TeamSheet) -> Self {
        Self {
            yellow: sheet.yellow,
            red: sheet.red,
            injured: sheet.injured,
            injured_twice: sheet.injured_twice,
            suspended: ShirtSet::EMPTY,
            substitutions: 0,
        }
    }
}
