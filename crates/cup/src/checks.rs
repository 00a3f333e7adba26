//! A result sheet checked before it is booked: what no match by the rules can have ended with.

use gaffer_champions::{
    ELEVEN, FewerThanSeven, LEAST_PLAYERS, SUBSTITUTIONS, Shirt, ShirtSet, ShootOut, cannot_play,
};
use gaffer_core::{BySide, Rules, Side};
use gaffer_fuba::Advanced;
use gaffer_games::{Game, options};

use crate::setting::Setting;
use crate::sheet::{Decided, ResultSheet, TeamSheet};
use crate::sheet_problem::SheetProblem;

/// What a level score after regular time leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// To a draw: in a league of a game that has draws, and in the first leg of a tie.
    Stands,
    /// To what the game has for it, until there is a winner; in the second leg of a tie with the goals of the first.
    PlayedOut {
        /// The goals of the first leg, by the sides of this match.
        brought: BySide<u8>,
    },
}

/// What a match is played by, as far as its sheet can show it.
#[derive(Clone, Debug, PartialEq)]
pub enum Terms {
    /// Champions: the options of the match say who is out, whether it is played out, and what is brought into it.
    Champions(gaffer_champions::Options),
    /// FUBA, whose options know nothing of other matches.
    Fuba {
        /// The options.
        options: gaffer_fuba::Options,
        /// What a level score leads to: never to extra time.
        level: Level,
    },
}

/// The options of a competition: its preset with its switches.
fn read<G: Game>(setting: &Setting) -> Result<G::Options, String> {
    let base = options::preset_or_default::<G>(setting.preset.as_deref())?;
    options::with_changes::<G>(&base, setting.options.clone())
}

impl Terms {
    /// The terms of a match of a competition: what a level score leads to, and who of a squad is out.
    pub fn of(setting: &Setting, level: Level, out: BySide<ShirtSet>) -> Result<Self, String> {
        if setting.game != gaffer_champions::Position::GAME {
            let options = read::<gaffer_fuba::Position>(setting)?;
            return Ok(Self::Fuba { options, level });
        }
        let (cup, brought) = match level {
            Level::Stands => (false, BySide::default()),
            Level::PlayedOut { brought } => (true, brought),
        };
        Ok(Self::Champions(gaffer_champions::Options {
            cup,
            brought,
            suspended: out,
            ..read::<gaffer_champions::Position>(setting)?
        }))
    }

    /// Whether neither side has enough players for the match (C20-D125).
    fn nobody_can_play(&self) -> bool {
        match self {
            Self::Champions(options) => Side::BOTH
                .into_iter()
                .all(|side| cannot_play(options.suspended[side])),
            Self::Fuba { .. } => false,
        }
    }

    fn level(&self) -> Level {
        match self {
            Self::Champions(options) if options.cup => Level::PlayedOut {
                brought: options.brought,
            },
            Self::Champions(_) => Level::Stands,
            Self::Fuba { level, .. } => *level,
        }
    }
}

impl Setting {
    /// Whether teams lose and win skills for later matches: in FUBA with the advanced rules of skills and events (F22-D113).
    pub fn carries_skills(&self) -> bool {
        self.game == gaffer_fuba::Position::GAME
            && read::<gaffer_fuba::Position>(self).is_ok_and(|options| carries_skills(&options))
    }
}

impl ResultSheet {
    /// Everything on it that cannot have been so; nothing of a match that was played by the rules.
    pub fn problems(&self, terms: &Terms) -> Vec<SheetProblem> {
        let mut problems = Vec::new();
        for side in Side::BOTH {
            let team = &self.teams[side];
            match terms {
                Terms::Champions(options) => self.check_squad(side, options, &mut problems),
                Terms::Fuba { options, .. } => check_skills(side, team, options, &mut problems),
            }
        }
        problems.extend(self.score_problem(terms));
        problems
    }

    /// Whether score and kicks fit how the match was decided.
    fn score_problem(&self, terms: &Terms) -> Option<SheetProblem> {
        let is_fuba = matches!(terms, Terms::Fuba { .. });
        let score = self.score;
        let brought = match (terms.level(), self.decided) {
            (_, Decided::ForfeitInExtraTime(_)) if is_fuba => {
                return Some(SheetProblem::NoExtraTime);
            }
            (_, Decided::Forfeit(loser) | Decided::ForfeitInExtraTime(loser)) => {
                let behind = score[!loser].saturating_sub(score[loser]);
                let given = score[loser] == 0 && score[!loser] == 3;
                return (!given && behind <= 3)
                    .then_some(SheetProblem::NoSuchForfeit { loser, score });
            }
            (_, Decided::Abandoned) => {
                let fits = *self == Self::abandoned() && terms.nobody_can_play();
                return (!fits).then_some(SheetProblem::NotAbandoned);
            }
            (_, Decided::ExtraTime) if is_fuba => return Some(SheetProblem::NoExtraTime),
            (Level::Stands, Decided::Regular) => return None,
            (Level::Stands, _) => return Some(SheetProblem::EndsAfterRegularTime),
            (Level::PlayedOut { brought }, _) => brought,
        };
        let goals = BySide::with(|side| score[side].saturating_add(brought[side]));
        let is_level = goals.home == goals.away;
        match self.decided {
            Decided::Regular if is_level && is_fuba => Some(SheetProblem::NeedsKicks(goals)),
            Decided::Regular if is_level => Some(SheetProblem::NeedsWinner(goals)),
            Decided::ExtraTime if !is_golden(goals, score) => {
                Some(SheetProblem::NoGoldenGoal(goals))
            }
            Decided::ShootOut(_) if !is_level => Some(SheetProblem::NotLevel(goals)),
            // The order of kicks is printed nowhere for FUBA: either side may have begun.
            Decided::ShootOut(kicks)
                if !(can_end(kicks) || is_fuba && can_end(kicks.swapped())) =>
            {
                Some(SheetProblem::NoSuchKicks(kicks))
            }
            _ => None,
        }
    }

    /// Whether the cards and injuries of a side of Champions can have been.
    fn check_squad(
        &self,
        side: Side,
        options: &gaffer_champions::Options,
        problems: &mut Vec<SheetProblem>,
    ) {
        let team = &self.teams[side];
        let named = team.shirts();
        let out = options.suspended[side];
        let mut each = |shirts: ShirtSet, problem: fn(Side, Shirt) -> SheetProblem| {
            problems.extend(shirts.iter().map(|shirt| problem(side, shirt)));
        };
        each(named.and(out), SheetProblem::WasOut);
        each(team.yellow.and(team.red), SheetProblem::YellowAndRed);
        each(
            team.injured.and(team.injured_twice),
            SheetProblem::InjuredOnceAndTwice,
        );
        if team.has_skills() {
            problems.push(SheetProblem::NoSkills(side));
        }
        if !options.fouls && !named.is_empty() {
            problems.push(SheetProblem::NoFouls(side));
        }
        let available = ShirtSet::ALL.minus(out).len();
        let eleven = available.min(ELEVEN);
        let substitutes = if options.subs {
            (available - eleven).min(SUBSTITUTIONS.into())
        } else {
            0
        };
        let most = eleven + substitutes;
        if named.minus(out).len() > most {
            let named = named.len();
            problems.push(SheetProblem::TooManyPlayers { side, named, most });
        }
        // Nobody comes on for a player sent off (C20-card-2), a substitute for one injured twice (C20-injury-2).
        let lost = team.red.len() + team.injured_twice.len().saturating_sub(substitutes);
        let left = eleven.saturating_sub(lost);
        let least = match options.readings.fewer_than_seven() {
            FewerThanSeven::Forfeit => LEAST_PLAYERS,
            FewerThanSeven::PlayOn => 2,
        };
        let gave_up = [
            Decided::Forfeit(side),
            Decided::ForfeitInExtraTime(side),
            Decided::Abandoned,
        ]
        .contains(&self.decided);
        if left < least && !gave_up {
            problems.push(SheetProblem::TooFewLeft { side, left });
        }
    }
}

impl TeamSheet {
    /// The players with a card or an injury.
    fn shirts(&self) -> ShirtSet {
        let cards = self.yellow.or(self.red);
        cards.or(self.injured).or(self.injured_twice)
    }

    fn has_skills(&self) -> bool {
        !self.skills_lost.is_empty() || !self.skills_won.is_empty()
    }
}

/// Whether the skills of a side of FUBA can have been lost and won.
fn check_skills(
    side: Side,
    team: &TeamSheet,
    options: &gaffer_fuba::Options,
    problems: &mut Vec<SheetProblem>,
) {
    if !team.shirts().is_empty() {
        problems.push(SheetProblem::NoShirts(side));
    }
    if team.has_skills() && !carries_skills(options) {
        problems.push(SheetProblem::NoSkillsCarried(side));
    }
}

/// Whether skills are lost and won for later matches.
fn carries_skills(options: &gaffer_fuba::Options) -> bool {
    options.plays(Advanced::Skills) && options.plays(Advanced::Events)
}

/// Whether the last goal of a match was a golden one (C20-cup-3): one goal ahead in all, scored today.
fn is_golden(goals: BySide<u8>, score: BySide<u8>) -> bool {
    Side::BOTH
        .into_iter()
        .any(|side| goals[side] == goals[!side].saturating_add(1) && score[side] > 0)
}

/// Whether a shoot-out of Champions can end with these kicks scored, away first (C20-cup-4).
fn can_end(kicks: BySide<u8>) -> bool {
    // Beyond five each a pair decides, so that any number may be reached by one kick.
    if kicks.home.abs_diff(kicks.away) == 1 {
        return true;
    }
    let mut going = vec![ShootOut::default()];
    while let Some(shoot_out) = going.pop() {
        let side = shoot_out.next();
        for scored in [0, 1] {
            let mut after = shoot_out;
            after.taken[side] += 1;
            after.scored[side] += scored;
            if after.is_decided() {
                if after.scored == kicks {
                    return true;
                }
            } else if after.taken.home < 5 {
                going.push(after);
            }
        }
    }
    false
}
