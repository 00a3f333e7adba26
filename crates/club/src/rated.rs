//! Which matches are rated, and why the others are not.

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::ladder::NoLadder;
use crate::{AccountId, Ladder, TimeControl, strength};

/// Who decides for a side, as far as ratings ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A person with an account.
    Member(AccountId),
    /// A person without one.
    Guest,
    /// A computer coach of this program, by its name.
    Coach(String),
    /// A program of somebody else.
    Program,
}

/// Where the dice of a match come from, as far as ratings ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceBy {
    /// Numbers that server and seats sealed before: nobody could choose or foresee them.
    Sealed,
    /// The server draws them, which nobody can check.
    Drawn,
    /// A seed that somebody named, who may have tried it out before.
    NamedSeed,
    /// People throw real dice, or wrote them down beforehand.
    Hand,
}

/// What a match began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beginning {
    /// The kick-off, as the rules say.
    KickOff,
    /// A position that somebody set up to try things out.
    Sandbox,
    /// A record that was loaded, and gone on with.
    Loaded,
}

/// How a match ended, as far as ratings ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// With a result: at the whistle, on time, by resignation or by agreement.
    Result,
    /// Before a die was thrown.
    Aborted,
    /// By a moderator, who annulled it.
    Annulled,
}

/// Everything about a match that decides whether it is rated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Circumstances {
    /// The game's name.
    pub game: String,
    /// The preset of its rules; none where the options are those of no preset.
    pub preset: Option<String>,
    /// The time that both sides have; none where no clock runs.
    pub time: Option<TimeControl>,
    /// Who plays.
    pub players: BySide<Player>,
    /// Where the dice come from.
    pub dice: DiceBy,
    /// What it began with.
    pub beginning: Beginning,
    /// Whether both sides wanted it to be rated before it began.
    pub agreed: bool,
    /// Whether anybody may ask for hints or see a coach's thoughts.
    pub hints: bool,
    /// Whether a computer coach may take a seat that was left.
    pub substitute: bool,
    /// How it ended.
    pub ending: Ending,
}

gaffer_core::named! {
    /// Why a match is not rated.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Unrated {
        /// It was set up as a friendly.
        Friendly = "friendly",
        /// It ended before anything was played.
        NothingPlayed = "nothing-played",
        /// A moderator annulled it.
        Annulled = "annulled",
        /// Hints were allowed.
        Hints = "hints",
        /// The dice were thrown by hand, which nobody can check.
        DiceByHand = "dice-by-hand",
        /// The dice follow from a seed that somebody named.
        NamedSeed = "named-seed",
        /// The server drew the dice, which nobody can check.
        NotSealed = "not-sealed",
        /// A computer coach could take the seat of whoever leaves, who would lose nothing.
        Substitute = "substitute",
        /// It began with a position that was set up.
        Sandbox = "sandbox",
        /// It went on from a loaded record.
        Loaded = "loaded",
        /// Its options are those of no preset.
        OwnRules = "own-rules",
        /// No clock ran, so that a loser need never end it.
        NoClock = "no-clock",
        /// The same account played both sides.
        SameAccount = "same-account",
        /// A person had no account.
        Guest = "guest",
        /// A program of somebody else played.
        Program = "program",
        /// A computer coach played whose strength in these rules was not measured.
        UnmeasuredCoach = "unmeasured-coach",
        /// No person played.
        NoPerson = "no-person",
    }
    else "a reason for not rating a match"
}

/// The ladder on which a match is rated, or every reason why it is on none, in the order of [`Unrated`].
pub fn ladder_of(of: &Circumstances) -> Result<Ladder, Vec<Unrated>> {
    let ladder = match &of.preset {
        Some(preset) => Ladder::of(&of.game, preset, of.time),
        None => Err(NoLadder::Rules),
    };
    let has = |is: fn(&Player) -> bool| Side::BOTH.iter().any(|side| is(&of.players[*side]));
    let unmeasured = Side::BOTH.iter().any(|side| {
        let Player::Coach(name) = &of.players[*side] else {
            return false;
        };
        let preset = of.preset.as_deref().unwrap_or_default();
        strength(&of.game, preset, name).is_none()
    });
    let members = BySide::with(|side| match of.players[side] {
        Player::Member(account) => Some(account),
        _ => None,
    });
    let people = |player: &Player| matches!(player, Player::Member(_) | Player::Guest);
    let reasons: Vec<_> = [
        (Unrated::Friendly, !of.agreed),
        (Unrated::NothingPlayed, of.ending == Ending::Aborted),
        (Unrated::Annulled, of.ending == Ending::Annulled),
        (Unrated::Hints, of.hints),
        (Unrated::DiceByHand, of.dice == DiceBy::Hand),
        (Unrated::NamedSeed, of.dice == DiceBy::NamedSeed),
        (Unrated::NotSealed, of.dice == DiceBy::Drawn),
        (Unrated::Substitute, of.substitute),
        (Unrated::Sandbox, of.beginning == Beginning::Sandbox),
        (Unrated::Loaded, of.beginning == Beginning::Loaded),
        (Unrated::OwnRules, ladder == Err(NoLadder::Rules)),
        (Unrated::NoClock, of.time.is_none()),
        (
            Unrated::SameAccount,
            members.home.is_some() && members.home == members.away,
        ),
        (Unrated::Guest, has(|player| *player == Player::Guest)),
        (Unrated::Program, has(|player| *player == Player::Program)),
        (Unrated::UnmeasuredCoach, unmeasured),
        (Unrated::NoPerson, !has(people)),
    ]
    .into_iter()
    .filter_map(|(reason, holds)| holds.then_some(reason))
    .collect();
    match ladder {
        Ok(ladder) if reasons.is_empty() => Ok(ladder),
        _ => Err(reasons),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Speed;

    fn member(number: i64) -> Player {
        Player::Member(AccountId(number))
    }

    fn coach(name: &str) -> Player {
        Player::Coach(name.to_owned())
    }

    fn usual() -> Circumstances {
        Circumstances {
            game: "fuba".to_owned(),
            preset: Some("full".to_owned()),
            time: Some(TimeControl::Live {
                base: 900,
                increment: 10,
            }),
            players: BySide {
                home: member(1),
                away: member(2),
            },
            dice: DiceBy::Sealed,
            beginning: Beginning::KickOff,
            agreed: true,
            hints: false,
            substitute: false,
            ending: Ending::Result,
        }
    }

    #[track_caller]
    fn unrated(change: impl FnOnce(&mut Circumstances), reasons: &[Unrated]) {
        let mut of = usual();
        change(&mut of);
        assert_eq!(ladder_of(&of).unwrap_err(), reasons);
    }

    #[test]
    fn two_members_play_on_the_ladder_of_game_edition_and_speed() {
        let ladder = ladder_of(&usual()).unwrap();
        assert_eq!(ladder.to_string(), "fuba 2.2 rapid");
        assert_eq!(ladder.speed, Speed::Rapid);
    }

    #[test]
    fn a_coach_of_measured_strength_is_an_opponent() {
        let mut of = usual();
        of.players.away = coach("expert");
        assert!(ladder_of(&of).is_ok());
    }

    #[test]
    fn every_reason_alone() {
        unrated(|of| of.agreed = false, &[Unrated::Friendly]);
        unrated(|of| of.ending = Ending::Aborted, &[Unrated::NothingPlayed]);
        unrated(|of| of.ending = Ending::Annulled, &[Unrated::Annulled]);
        unrated(|of| of.hints = true, &[Unrated::Hints]);
        unrated(|of| of.dice = DiceBy::Hand, &[Unrated::DiceByHand]);
        unrated(|of| of.dice = DiceBy::NamedSeed, &[Unrated::NamedSeed]);
        unrated(|of| of.dice = DiceBy::Drawn, &[Unrated::NotSealed]);
        unrated(|of| of.substitute = true, &[Unrated::Substitute]);
        unrated(|of| of.beginning = Beginning::Sandbox, &[Unrated::Sandbox]);
        unrated(|of| of.beginning = Beginning::Loaded, &[Unrated::Loaded]);
        unrated(|of| of.preset = None, &[Unrated::OwnRules]);
        unrated(|of| of.time = None, &[Unrated::NoClock]);
        unrated(|of| of.players.away = member(1), &[Unrated::SameAccount]);
        unrated(|of| of.players.home = Player::Guest, &[Unrated::Guest]);
        unrated(|of| of.players.away = Player::Program, &[Unrated::Program]);
        let nobody = coach("nobody");
        unrated(|of| of.players.away = nobody, &[Unrated::UnmeasuredCoach]);
        let two = BySide::with(|_| coach("expert"));
        unrated(|of| of.players = two, &[Unrated::NoPerson]);
    }

    #[test]
    fn all_reasons_are_told_in_their_order() {
        let change = |of: &mut Circumstances| {
            of.players = BySide::with(|_| Player::Guest);
            of.hints = true;
            of.time = None;
            of.preset = None;
        };
        let reasons = [
            Unrated::Hints,
            Unrated::OwnRules,
            Unrated::NoClock,
            Unrated::Guest,
        ];
        unrated(change, &reasons);
    }

    #[test]
    fn a_reason_is_written_by_its_name() {
        for reason in Unrated::ALL {
            let text = serde_json::to_string(&reason).unwrap();
            assert_eq!(text, format!("\"{reason}\""));
            assert_eq!(reason.name().parse(), Ok(reason));
        }
    }
}
