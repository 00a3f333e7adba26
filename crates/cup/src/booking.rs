//! The result sheet of a match that was played here, from the result as its game writes it.

use gaffer_champions::ShirtSet;
use gaffer_core::{BySide, Side};
use gaffer_fuba::SkillSet;
use serde::Deserialize;
use serde_json::Value;

use crate::sheet::{Decided, ResultSheet, TeamSheet};

impl ResultSheet {
    /// The sheet of a match, from the result as the game writes it.
    pub fn of_match(game: &str, result: &Value) -> Result<Self, String> {
        let read = match game {
            "champions" => ChampionsResult::deserialize(result).map(ChampionsResult::sheet),
            _ => FubaResult::deserialize(result).map(FubaResult::sheet),
        };
        read.map_err(|error| format!("the result of this match cannot be read: {error}"))
    }
}

#[derive(Deserialize)]
struct ChampionsResult {
    winner: Option<Side>,
    score: Pair,
    after: After,
    shoot_out: Option<Pair>,
    points: Option<Pair>,
    home: ChampionsTeam,
    away: ChampionsTeam,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum After {
    Regular,
    ExtraTime,
    ShootOut,
    Forfeit,
}

#[derive(Deserialize)]
struct ChampionsTeam {
    yellow: ShirtSet,
    red: ShirtSet,
    injured: ShirtSet,
    injured_twice: ShirtSet,
}

/// A score as text: "2-1".
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct Pair(BySide<u8>);

impl TryFrom<String> for Pair {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let numbers = text.split_once('-');
        let parsed = numbers.and_then(|(home, away)| {
            Some(BySide {
                home: home.parse().ok()?,
                away: away.parse().ok()?,
            })
        });
        parsed
            .map(Self)
            .ok_or_else(|| format!("'{text}' is not a score"))
    }
}

impl ChampionsResult {
    fn sheet(self) -> ResultSheet {
        let loser = self.winner.map(|winner| !winner);
        // A forfeit is worth the points of its period (C20-cup-7, C20-D111): 4 are those of extra time.
        let is_extra_time = self
            .points
            .is_some_and(|points| points.0.home.max(points.0.away) == 4);
        let decided = match (self.after, self.shoot_out, loser) {
            (After::Forfeit, _, Some(loser)) if is_extra_time => Decided::ForfeitInExtraTime(loser),
            (After::Forfeit, _, Some(loser)) => Decided::Forfeit(loser),
            (After::ShootOut, Some(kicks), _) => Decided::ShootOut(kicks.0),
            (After::ExtraTime, _, _) => Decided::ExtraTime,
            _ => Decided::Regular,
        };
        ResultSheet {
            score: self.score.0,
            decided,
            teams: BySide {
                home: self.home.sheet(),
                away: self.away.sheet(),
            },
        }
    }
}

impl ChampionsTeam {
    fn sheet(self) -> TeamSheet {
        TeamSheet {
            yellow: self.yellow,
            red: self.red,
            injured: self.injured,
            injured_twice: self.injured_twice,
            ..TeamSheet::default()
        }
    }
}

#[derive(Deserialize)]
struct FubaResult {
    score: BySide<u8>,
    shoot_out: Option<BySide<u8>>,
    home: FubaTeam,
    away: FubaTeam,
}

#[derive(Deserialize)]
struct FubaTeam {
    #[serde(default)]
    skills_lost: SkillSet,
    #[serde(default)]
    skills_won: SkillSet,
}

impl FubaResult {
    fn sheet(self) -> ResultSheet {
        ResultSheet {
            score: self.score,
            decided: self.shoot_out.map_or(Decided::Regular, Decided::ShootOut),
            teams: BySide {
                home: self.home.sheet(),
                away: self.away.sheet(),
            },
        }
    }
}

impl FubaTeam {
    fn sheet(self) -> TeamSheet {
        TeamSheet {
            skills_lost: self.skills_lost,
            skills_won: self.skills_won,
            ..TeamSheet::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn champions(after: &str, winner: &str, points: &str) -> ResultSheet {
        let team = json!({ "yellow": [5], "red": [], "injured": [], "injured_twice": [9], "suspended": [], "substitutions": 1 });
        let result = json!({
            "winner": winner, "score": "3-0", "after": after, "points": points, "home": team, "away": team,
        });
        ResultSheet::of_match("champions", &result).unwrap()
    }

    #[test]
    fn a_forfeit_keeps_the_period_that_gives_its_points() {
        let regular = champions("forfeit", "home", "5-0");
        assert_eq!(regular.decided, Decided::Forfeit(Side::Away));
        let extra = champions("forfeit", "home", "4-1");
        assert_eq!(extra.decided, Decided::ForfeitInExtraTime(Side::Away));
        assert_eq!(extra.winner(), Some(Side::Home));
        assert_eq!(extra.teams.home.yellow.len(), 1);
    }
}
