//! How strong the teams are: as their ratings say, else as their coaches were measured.

use serde::Serialize;
use utoipa::ToSchema;

use crate::setting::Setting;
use crate::team::{Player, Team, TeamId};

/// Where the ratings of a simulation come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = CupRatedBy)]
pub enum RatedBy {
    /// From the setting, in which at least one team has one.
    Setting,
    /// From what the coaches of computers did against each other.
    Coaches,
    /// From nowhere: all teams are equal.
    Nothing,
}

/// The ratings of all teams.
#[derive(Clone, Debug)]
pub(super) struct Ratings {
    /// By the seeding.
    pub(super) points: Vec<f64>,
    pub(super) by: RatedBy,
    /// Those of whom nothing is known, who count as the average of the others.
    pub(super) unrated: Vec<TeamId>,
}

impl Ratings {
    /// The ratings of the setting; where it has none, those of its coaches.
    pub(super) fn of(setting: &Setting) -> Self {
        let given = setting.teams.iter().map(|team| team.rating).collect();
        let measured = setting.teams.iter().map(|team| of_coach(setting, team));
        let (by, known) = [
            (RatedBy::Setting, given),
            (RatedBy::Coaches, measured.collect::<Vec<_>>()),
        ]
        .into_iter()
        .find(|(_, known)| known.iter().any(Option::is_some))
        .unwrap_or((RatedBy::Nothing, vec![None; setting.teams.len()]));
        let rated: Vec<f64> = known.iter().flatten().copied().collect();
        let average = rated.iter().sum::<f64>() / rated.len().max(1) as f64;
        let teams = known.iter().enumerate();
        let unrated = teams.filter(|(_, rating)| rating.is_none());
        Self {
            by,
            unrated: unrated.map(|(team, _)| TeamId(team)).collect(),
            points: known.iter().map(|own| own.unwrap_or(average)).collect(),
        }
    }
}

fn of_coach(setting: &Setting, team: &Team) -> Option<f64> {
    let Player::Coach(coach) = &team.player else {
        return None;
    };
    let mut levels = levels(&setting.game, setting.preset.as_deref()).iter();
    levels
        .find(|(level, _)| level == coach)
        .map(|(_, rating)| *rating)
}

/// The ratings of coaches with sensible at 1500 (docs/FIGURES.md). Who never took a point is 1,200 behind, the most that is told
/// apart; a master who was not measured is as strong as the expert.
fn levels(game: &str, preset: Option<&str>) -> &'static [(&'static str, f64)] {
    match (game, preset) {
        ("champions", _) => &[
            ("random", 300.0),
            ("beginner", 1064.0),
            ("amateur", 1392.0),
            ("sensible", 1500.0),
            ("expert", 1703.0),
            ("master", 1809.0),
        ],
        (_, Some("1.0")) => &[
            ("random", 300.0),
            ("beginner", 978.0),
            ("amateur", 1322.0),
            ("sensible", 1500.0),
            ("trained", 1586.0),
            ("expert", 1924.0),
            ("master", 1924.0),
        ],
        (_, Some("2014")) => &[
            ("random", 300.0),
            ("beginner", 1117.0),
            ("amateur", 1358.0),
            ("sensible", 1500.0),
            ("trained", 1586.0),
            ("expert", 1720.0),
            ("master", 1720.0),
        ],
        (_, Some("2014-full")) => &[
            ("random", 580.0),
            ("beginner", 1117.0),
            ("amateur", 1421.0),
            ("sensible", 1500.0),
            ("trained", 1575.0),
            ("expert", 1700.0),
            ("master", 1700.0),
        ],
        (_, Some("full")) => &[
            ("random", 741.0),
            ("beginner", 1057.0),
            ("amateur", 1349.0),
            ("sensible", 1500.0),
            ("trained", 1679.0),
            ("expert", 1840.0),
            ("master", 1898.0),
        ],
        _ => &[
            ("random", 741.0),
            ("beginner", 1154.0),
            ("amateur", 1391.0),
            ("sensible", 1500.0),
            ("trained", 1708.0),
            ("expert", 1840.0),
            ("master", 1929.0),
        ],
    }
}

#[cfg(test)]
mod tests {
    use gaffer_games::Game;

    use super::*;

    fn setting(teams: &[Team]) -> Setting {
        let setting = serde_json::json!({
            "name": "Cup", "game": "fuba", "preset": "2.2", "teams": teams,
            "format": { "swiss": { "rounds": 1 } },
            "points": { "win": 3, "draw": 1, "extra_time": [3, 0], "shoot_out": [3, 0] },
            "tie_breaks": [],
        });
        serde_json::from_value(setting).unwrap()
    }

    fn team(player: Player, rating: Option<f64>) -> Team {
        Team {
            name: String::new(),
            colour: String::new(),
            player,
            squad: Vec::new(),
            rating,
        }
    }

    fn coach(name: &str) -> Player {
        Player::Coach(name.to_owned())
    }

    /// The average of 1600 and 1400 is 1500, and the coach's own rating is another scale's.
    #[test]
    fn what_is_given_counts_alone() {
        let teams = vec![
            team(Player::Person, Some(1600.0)),
            team(coach("random"), None),
            team(Player::Link, Some(1400.0)),
        ];
        let ratings = Ratings::of(&setting(&teams));
        assert_eq!(ratings.points, [1600.0, 1500.0, 1400.0]);
        assert_eq!(
            (ratings.by, ratings.unrated),
            (RatedBy::Setting, vec![TeamId(1)])
        );
    }

    #[test]
    fn coaches_are_as_strong_as_they_were_measured() {
        let teams = vec![
            team(coach("expert"), None),
            team(Player::Person, None),
            team(coach("sensible"), None),
        ];
        let ratings = Ratings::of(&setting(&teams));
        assert_eq!(ratings.points, [1840.0, 1670.0, 1500.0]);
        assert_eq!(
            (ratings.by, ratings.unrated),
            (RatedBy::Coaches, vec![TeamId(1)])
        );
        let people = vec![team(Player::Person, None), team(Player::Link, None)];
        let ratings = Ratings::of(&setting(&people));
        assert_eq!(
            (ratings.by, ratings.points),
            (RatedBy::Nothing, vec![0.0, 0.0])
        );
    }

    #[test]
    fn every_coach_is_known_in_every_preset() {
        fn check<G: Game>(game: &str, presets: &[Option<&str>]) {
            for preset in presets {
                for (coach, _) in G::COACHES {
                    let found = levels(game, *preset)
                        .iter()
                        .any(|(level, _)| level == coach);
                    assert!(found, "{coach} in {preset:?}");
                }
            }
        }
        check::<gaffer_champions::Position>("champions", &[None]);
        let editions = ["1.0", "2014", "2014-full", "2.2", "full"];
        check::<gaffer_fuba::Position>("fuba", &editions.map(Some));
    }
}
