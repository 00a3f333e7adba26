//! The computer coaches of a game by name, and what each is like.

use std::time::Duration;

use gaffer_coach::Coach;

use crate::Game;
use crate::protocol::CoachInfo;
use crate::words::{Language, Phrase, say};

/// The coach who gives hints: it looks ahead for a second at most. Where a game has none of this name, its best does.
pub const ADVISER: &str = "expert";

/// How long a coach thinks about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// It plays at once.
    AtOnce,
    /// It thinks for up to this long.
    UpTo(Duration),
}

const A_SECOND: Pace = Pace::UpTo(Duration::from_secs(1));
const TEN_SECONDS: Pace = Pace::UpTo(Duration::from_secs(10));

/// The name of a coach, how long it thinks, and how strong it is.
type Level = (&'static str, Pace, fn() -> Phrase);

/// What the coaches of these names are like in every game.
const LEVELS: &[Level] = &[
    ("random", Pace::AtOnce, || say!(set_up::CoachRandom)),
    ("beginner", Pace::AtOnce, || say!(set_up::CoachBeginner)),
    ("amateur", Pace::AtOnce, || say!(set_up::CoachAmateur)),
    ("sensible", Pace::AtOnce, || say!(set_up::CoachSensible)),
    ("trained", Pace::AtOnce, || say!(set_up::CoachTrained)),
    ("expert", A_SECOND, || say!(set_up::CoachExpert)),
    ("master", TEN_SECONDS, || say!(set_up::CoachMaster)),
];

/// How long the coach of a name thinks; one that is not known here may take the longest.
pub fn pace(name: &str) -> Pace {
    let level = LEVELS.iter().find(|(level, ..)| *level == name);
    level.map_or(TEN_SECONDS, |(_, pace, _)| *pace)
}

/// The coaches' names, those who look at least first.
pub fn names<G: Game>() -> Vec<&'static str> {
    G::COACHES.iter().map(|(name, _)| *name).collect()
}

/// The coaches with what each is like, those who look at least first.
pub fn infos<G: Game>(language: Language) -> Vec<CoachInfo> {
    let level = |name: &str| LEVELS.iter().find(|(level, ..)| *level == name);
    let info = |name| CoachInfo {
        name,
        what: level(name).map_or_else(String::new, |(.., what)| language.render(&what())),
        usual: name == usual::<G>(),
    };
    names::<G>().into_iter().map(info).collect()
}

/// The coach who plays where nobody else is named: quick, and a fair partner for people who know the game.
pub fn usual<G: Game>() -> &'static str {
    let names = names::<G>();
    let sensible = names.iter().find(|name| **name == "sensible");
    sensible.or(names.first()).copied().unwrap_or_default()
}

/// A coach by name.
pub fn find<G: Game>(name: &str) -> Result<Box<dyn Coach<G> + Send>, String> {
    let found = G::COACHES.iter().find(|(known, _)| *known == name);
    found.map(|(_, make)| make()).ok_or_else(|| {
        format!(
            "there is no coach '{name}': choose one of {}",
            names::<G>().join(", ")
        )
    })
}

/// The coach who gives hints; none in a game without coaches.
pub fn adviser<G: Game>() -> Option<Box<dyn Coach<G> + Send>> {
    let named = G::COACHES.iter().find(|(name, _)| *name == ADVISER);
    let (_, make) = named.or(G::COACHES.last())?;
    Some(make())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_paces_agree() {
        for (name, pace, what) in LEVELS {
            let what = Language::ENGLISH.render(&what());
            let said = match what {
                _ if what.ends_with("at once") => Pace::AtOnce,
                _ if what.ends_with("up to a second") => A_SECOND,
                _ => TEN_SECONDS,
            };
            assert_eq!(*pace, said, "{name}");
        }
        assert_eq!(pace("nobody"), TEN_SECONDS);
    }

    #[test]
    fn every_coach_of_every_game_is_described_and_one_is_usual() {
        for game in crate::GAMES {
            let coaches = game.info(Language::ENGLISH).coaches;
            for coach in &coaches {
                assert!(!coach.what.is_empty(), "{} of {game:?}", coach.name);
            }
            let usual: Vec<_> = coaches.iter().filter(|coach| coach.usual).collect();
            assert_eq!(usual.len(), 1, "{game:?}");
        }
    }
}
