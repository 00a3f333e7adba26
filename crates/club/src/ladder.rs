//! Who is compared with whom: a ladder for each game, edition and speed.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Rating, Speed, TimeControl, fitting_coach};

/// The presets that share a ladder: one edition of one game, with or without its advanced rules.
struct Family {
    game: &'static str,
    edition: &'static str,
    presets: &'static [&'static str],
    /// The turns of a side in a match, rounded (docs/FIGURES.md).
    turns: u32,
}

const FAMILIES: &[Family] = &[
    Family {
        game: "fuba",
        edition: "2.2",
        presets: &["2.2", "2.2-cards", "full"],
        turns: 20,
    },
    Family {
        game: "fuba",
        edition: "2014",
        presets: &["2014", "2014-full"],
        turns: 24,
    },
    Family {
        game: "fuba",
        edition: "1.0",
        presets: &["1.0"],
        turns: 26,
    },
    Family {
        game: "champions",
        edition: "2020",
        presets: &["friendly", "full", "tournament"],
        turns: 32,
    },
];

/// A ladder: ratings are those of members on one of these.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    /// The game's name.
    pub game: String,
    /// The edition of its rules.
    pub edition: String,
    /// How fast it is played.
    pub speed: Speed,
}

/// Why a match belongs to no ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoLadder {
    /// There is no such preset.
    Rules,
    /// No clock runs.
    Clock,
}

impl Ladder {
    /// The ladder of a match by a game's preset, with this time; none where no clock runs.
    pub(crate) fn of(
        game: &str,
        preset: &str,
        time: Option<TimeControl>,
    ) -> Result<Self, NoLadder> {
        let family = FAMILIES
            .iter()
            .find(|family| family.game == game && family.presets.contains(&preset))
            .ok_or(NoLadder::Rules)?;
        Ok(Self {
            game: family.game.to_owned(),
            edition: family.edition.to_owned(),
            speed: Speed::of(time.ok_or(NoLadder::Clock)?, family.turns),
        })
    }
}

impl Ladder {
    /// The ladder of these terms; none where their rules or their time have none.
    pub fn find(game: &str, preset: &str, time: Option<TimeControl>) -> Option<Self> {
        Self::of(game, preset, time).ok()
    }

    /// Every ladder.
    pub fn all() -> impl Iterator<Item = Self> {
        FAMILIES.iter().flat_map(|family| {
            Speed::ALL.into_iter().map(|speed| Self {
                game: family.game.to_owned(),
                edition: family.edition.to_owned(),
                speed,
            })
        })
    }

    /// The computer coach whose rating is nearest to somebody's on this ladder, and the preset in which it was measured, the one
    /// with the most rules where there are several.
    pub fn fitting_opponent(&self, rating: Rating) -> Option<(&'static str, &'static str)> {
        let is_own = |family: &&Family| family.game == self.game && family.edition == self.edition;
        let presets = FAMILIES.iter().find(is_own)?.presets.iter().rev();
        let mut fitting = presets.filter_map(|preset| {
            let coach = fitting_coach(&self.game, preset, rating)?;
            Some((*preset, coach))
        });
        fitting.next()
    }
}

impl fmt::Display for Ladder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.game, self.edition, self.speed)
    }
}

#[cfg(test)]
mod tests {
    use gaffer_core::Rules;

    use super::*;

    const TIME: TimeControl = TimeControl::Correspondence {
        days: 3,
        reserve: 9,
        vacation: 0,
    };

    fn edition(game: &str, preset: &str) -> Result<String, NoLadder> {
        Ladder::of(game, preset, Some(TIME)).map(|ladder| ladder.edition)
    }

    #[test]
    fn every_preset_of_fuba_is_on_the_ladder_of_its_edition() {
        let game = gaffer_fuba::Position::GAME;
        for (preset, options) in gaffer_fuba::Options::PRESETS {
            assert_eq!(edition(game, preset), Ok(options.edition.to_string()));
        }
    }

    #[test]
    fn every_preset_of_champions_is_on_one_ladder() {
        let game = gaffer_champions::Position::GAME;
        for (preset, _) in gaffer_champions::Options::PRESETS {
            assert_eq!(edition(game, preset), Ok("2020".to_owned()));
        }
    }

    #[test]
    fn other_rules_have_no_ladder() {
        assert_eq!(edition("fuba", "friendly"), Err(NoLadder::Rules));
        assert_eq!(edition("chess", "full"), Err(NoLadder::Rules));
        assert_eq!(Ladder::of("fuba", "full", None), Err(NoLadder::Clock));
    }

    /// As docs/FIGURES.md measured them: 1500 is the sensible coach's rating everywhere.
    #[test]
    fn every_ladder_has_a_coach_for_everybody() {
        assert_eq!(Ladder::all().count(), 16);
        for ladder in Ladder::all() {
            let (_, coach) = ladder.fitting_opponent(Rating::START).unwrap();
            assert_eq!(coach, "sensible", "{ladder}");
            let weak = Rating::new(900.0, 60.0, 0.06);
            assert!(
                ladder
                    .fitting_opponent(weak)
                    .is_some_and(|(_, coach)| coach == "beginner" || coach == "random")
            );
        }
    }

    #[test]
    fn a_clock_is_worth_more_in_a_game_of_more_turns() {
        let time = TimeControl::Live {
            base: 900,
            increment: 30,
        };
        let speed = |game, preset| Ladder::of(game, preset, Some(time)).map(|ladder| ladder.speed);
        // 2 · (900 + 20 · 30) is 50 minutes, 2 · (900 + 32 · 30) is 62.
        assert_eq!(speed("fuba", "full"), Ok(Speed::Rapid));
        assert_eq!(speed("champions", "full"), Ok(Speed::Slow));
    }
}
