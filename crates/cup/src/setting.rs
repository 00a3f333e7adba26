//! What a competition is played by: its teams, its format and how it ranks them.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::team::Team;

/// A competition as the organiser sets it up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CupSetting)]
pub struct Setting {
    /// Its name.
    pub name: String,
    /// The game: "fuba" or "champions".
    pub game: String,
    /// The preset; without one the game's usual options.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// Switches laid over the preset.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub options: Map<String, Value>,
    /// The teams, the highest seed first.
    pub teams: Vec<Team>,
    /// Who meets whom.
    pub format: Format,
    /// What a result is worth in a table.
    pub points: Points,
    /// What ranks teams that have the same number of points, in this order; a lot follows where it is not named.
    pub tie_breaks: Vec<TieBreak>,
    /// How a tie that must have a winner is decided where the game's rules do not.
    #[serde(default)]
    pub drawn_tie: DrawnTie,
    /// The luck of draws and of the matches' dice; a server draws it itself, whatever it is told.
    #[serde(default)]
    pub seed: u64,
    /// When the rounds are played, where they have dates.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub calendar: Option<Calendar>,
}

impl Setting {
    /// How many matches it has at most, those left out that are played again because they were drawn.
    pub fn matches(&self) -> usize {
        let teams = self.teams.len();
        match &self.format {
            Format::RoundRobin(league) => league.matches(teams),
            Format::KnockOut(knock_out) => knock_out.matches(teams),
            Format::GroupsThenKnockOut {
                league,
                qualify,
                knock_out,
            } => {
                let entrants = league.groups.saturating_mul(*qualify).min(teams);
                let knock_out = knock_out.matches(entrants);
                league.matches(teams).saturating_add(knock_out)
            }
            Format::Swiss { rounds } | Format::Duplicate { rounds, .. } => {
                rounds.saturating_mul(teams / 2)
            }
        }
    }
}

/// Who meets whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schema(as = CupFormat)]
pub enum Format {
    /// Everybody meets everybody, in groups where there are several.
    RoundRobin(League),
    /// Who loses is out.
    KnockOut(KnockOut),
    /// Groups, whose first places go on to a knock-out: a World Cup.
    GroupsThenKnockOut {
        /// The groups.
        league: League,
        /// How many of each group go on.
        qualify: usize,
        /// The knock-out.
        knock_out: KnockOut,
    },
    /// Each round teams with like scores meet, nobody twice.
    Swiss {
        /// How many rounds.
        rounds: usize,
    },
    /// All matches of a round have the same dice, and home coaches are compared with home coaches, away with away.
    Duplicate {
        /// How many rounds.
        rounds: usize,
        /// Whether two consecutive coaches of the seeding are a team: one at home at one table, the other away at the other.
        pairs: bool,
    },
}

/// A league in one or more groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct League {
    /// How many groups.
    #[serde(default = "one")]
    pub groups: usize,
    /// How often two teams meet, once or twice.
    #[serde(default = "one")]
    pub times: usize,
}

const fn one() -> usize {
    1
}

impl League {
    fn matches(self, teams: usize) -> usize {
        let groups = self.groups.clamp(1, teams.max(1));
        let (size, larger) = (teams / groups, teams % groups);
        let pairs = |size: usize| size * size.saturating_sub(1) / 2;
        let once = larger * pairs(size + 1) + (groups - larger) * pairs(size);
        once.saturating_mul(self.times)
    }
}

/// A knock-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KnockOut {
    /// How many matches a tie has.
    #[serde(default)]
    pub legs: Legs,
    /// Whether the losers of the semi-finals play for the third place.
    #[serde(default)]
    pub third_place: bool,
}

impl KnockOut {
    fn matches(self, teams: usize) -> usize {
        let legs = match self.legs {
            Legs::One => 1,
            Legs::Two => 2,
            Legs::BestOfThree => 3,
        };
        legs * (teams.saturating_sub(1) + usize::from(self.third_place))
    }
}

/// How many matches a tie of a knock-out has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Legs {
    /// One match.
    #[default]
    One,
    /// Home and away, goals added, no away goals; the final is one match.
    Two,
    /// Who first wins two.
    BestOfThree,
}

/// How a drawn tie is decided where the game's rules do not (F22-D13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DrawnTie {
    /// A shoot-out by the printed penalty rule, five kicks each, then one each: of ours, in competitions only.
    #[default]
    ShootOut,
    /// The match is played again, until there is a winner.
    Replay,
    /// The higher seed goes on.
    HigherSeed,
}

/// What a result is worth in a table, by how it was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// To the winner in regular time; the loser gets nothing.
    pub win: u8,
    /// To each side of a draw.
    pub draw: u8,
    /// To winner and loser after extra time.
    pub extra_time: [u8; 2],
    /// To winner and loser after a shoot-out.
    pub shoot_out: [u8; 2],
}

impl Points {
    /// Three for a win, one for a draw.
    pub const FOOTBALL: Self = Self {
        win: 3,
        draw: 1,
        extra_time: [3, 0],
        shoot_out: [3, 0],
    };
    /// The tournament of Champions 2020 (C20-cup-7).
    pub const CHAMPIONS: Self = Self {
        win: 5,
        draw: 0,
        extra_time: [4, 1],
        shoot_out: [3, 2],
    };
}

/// What ranks teams that are level so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// Goals scored less goals conceded.
    Difference,
    /// Goals scored.
    Goals,
    /// Points, then difference, then goals among those level, only if all of them have met; begun anew among those still level.
    Direct,
    /// Points in the matches among those level, whether or not all of them have met (C20-cup-8).
    DirectPoints,
    /// Matches won.
    Wins,
    /// The points of all opponents.
    Buchholz,
    /// The points of the beaten and half those of the drawn.
    SonnebornBerger,
    /// A lot, drawn again only if those who draw it change.
    Lot,
}

/// When the rounds are played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Calendar {
    /// The day of the first round: "2027-01-09".
    #[schema(value_type = String)]
    pub first: Date,
    /// Days from a round to the next.
    pub days: u16,
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Counted by hand: 10 teams in groups of 4, 3 and 3 have 6 + 3 + 3 matches.
    #[test]
    fn the_matches_of_a_competition_are_counted_before_they_are_drawn() {
        let team = json!({ "name": "Team", "colour": "#1d4ed8", "player": "person" });
        let knock_out = |legs| json!({ "legs": legs, "third_place": true });
        let two_legs = json!({ "legs": "two", "third_place": false });
        for (teams, format, matches) in [
            (4, json!({ "round-robin": { "groups": 1, "times": 2 } }), 12),
            (
                10,
                json!({ "round-robin": { "groups": 3, "times": 1 } }),
                12,
            ),
            (8, json!({ "knock-out": knock_out("one") }), 8),
            (5, json!({ "knock-out": two_legs }), 8),
            (4, json!({ "knock-out": knock_out("best-of-three") }), 12),
            (
                32,
                json!({ "groups-then-knock-out": {
                    "league": { "groups": 8, "times": 1 }, "qualify": 2, "knock_out": knock_out("one"),
                } }),
                48 + 16,
            ),
            (1001, json!({ "swiss": { "rounds": 9 } }), 4500),
            (
                8,
                json!({ "duplicate": { "rounds": 3, "pairs": true } }),
                12,
            ),
        ] {
            let setting = json!({
                "name": "Cup", "game": "fuba", "teams": vec![team.clone(); teams], "format": format,
                "points": Points::FOOTBALL, "tie_breaks": [],
            });
            let setting: Setting = serde_json::from_value(setting).unwrap();
            assert_eq!(setting.matches(), matches, "{:?}", setting.format);
        }
    }

    /// Numbers that nobody checked yet do not overflow.
    #[test]
    fn wrong_numbers_are_counted_too() {
        let setting = json!({
            "name": "Cup", "game": "fuba", "teams": [], "points": Points::FOOTBALL, "tie_breaks": [],
            "format": { "groups-then-knock-out": {
                "league": { "groups": 0, "times": usize::MAX }, "qualify": usize::MAX, "knock_out": {},
            } },
        });
        let setting: Setting = serde_json::from_value(setting).unwrap();
        assert_eq!(setting.matches(), 0);
    }
}
