//! Statistics of Champions 2020: what is counted of a match, from its events alone, and what many matches
//! add up to.

mod distributions;
#[cfg(test)]
mod tests;

use gaffer_champions::{Event, Options, Period, Position, Restart, ShiftReason};
use gaffer_core::{BySide, Log, Side};

use crate::statistics::{Distribution, Estimate, Figures, Statistics};
use distributions::{Distributions, LastOne, Saved};

/// The figures kept of each match, in the order in which they are printed.
#[derive(Clone, Copy, Debug)]
enum Count {
    Turns,
    Rolls,
    GoalsHome,
    GoalsAway,
    Goals,
    FromOpenPlay,
    FromPenalties,
    FromFreeKicks,
    OffRebounds,
    OwnGoals,
    ShotsHome,
    ShotsAway,
    Shots,
    SavesTried,
    SavesDeclined,
    WithoutChance,
    Catches,
    Rebounds,
    HandBalls,
    InterceptionsTried,
    InterceptionsWon,
    Plays,
    Passes,
    Follows,
    Hands,
    Charges,
    TurnsPassed,
    ThrowIns,
    Corners,
    GoalKicks,
    FreeKicks,
    Penalties,
    Fouls,
    YellowCards,
    RedCards,
    Injuries,
    InjuredOff,
    WarmUps,
    Substitutions,
    OffsideShifts,
    ShootOutKicks,
    ShootOutScored,
    HomeWins,
    Draws,
    AwayWins,
}

/// Whether the options let a figure happen.
type Needs = fn(&Options) -> bool;

const ALWAYS: Needs = |_| true;
const FOULS: Needs = |options| options.fouls;
const CUP: Needs = |options| options.cup;
/// A forced replacement is a substitution too.
const SUBS: Needs = |options| options.subs;

/// Each figure with its name and the options without which it is not shown.
const COUNTS: [(Count, &str, Needs); 45] = [
    (Count::Turns, "turns with an opening roll", ALWAYS),
    (Count::Rolls, "rolls", ALWAYS),
    (Count::GoalsHome, "goals home", ALWAYS),
    (Count::GoalsAway, "goals away", ALWAYS),
    (Count::Goals, "goals", ALWAYS),
    (Count::FromOpenPlay, "goals from open play", ALWAYS),
    (Count::FromPenalties, "goals from penalties", FOULS),
    (Count::FromFreeKicks, "goals from free kicks", FOULS),
    (Count::OffRebounds, "goals off a rebound", ALWAYS),
    (Count::OwnGoals, "own goals", ALWAYS),
    (Count::ShotsHome, "shots home", ALWAYS),
    (Count::ShotsAway, "shots away", ALWAYS),
    (Count::Shots, "shots", ALWAYS),
    (Count::SavesTried, "saves tried", ALWAYS),
    (Count::SavesDeclined, "saves declined", ALWAYS),
    (
        Count::WithoutChance,
        "shots without a chance to save",
        ALWAYS,
    ),
    (Count::Catches, "catches", ALWAYS),
    (Count::Rebounds, "rebounds", ALWAYS),
    (Count::HandBalls, "hand balls", FOULS),
    (Count::InterceptionsTried, "interceptions tried", ALWAYS),
    (Count::InterceptionsWon, "interceptions won", ALWAYS),
    (Count::Plays, "plays of the ball", ALWAYS),
    (Count::Passes, "passes received", ALWAYS),
    (Count::Follows, "follows", ALWAYS),
    (Count::Hands, "balls taken in the hands", |options| {
        options.hands
    }),
    (Count::Charges, "shoulder charges", |options| options.charge),
    (Count::TurnsPassed, "turns with nothing to do", ALWAYS),
    (Count::ThrowIns, "throw-ins", ALWAYS),
    (Count::Corners, "corners", ALWAYS),
    (Count::GoalKicks, "goal kicks", ALWAYS),
    (Count::FreeKicks, "free kicks", FOULS),
    (Count::Penalties, "penalties", FOULS),
    (Count::Fouls, "fouls", FOULS),
    (Count::YellowCards, "yellow cards", FOULS),
    (Count::RedCards, "red cards", FOULS),
    (Count::Injuries, "injuries", FOULS),
    (Count::InjuredOff, "players injured twice", FOULS),
    (Count::WarmUps, "players sent to warm up", SUBS),
    (Count::Substitutions, "substitutions", SUBS),
    (Count::OffsideShifts, "offside shifts", |options| {
        options.offside
    }),
    (Count::ShootOutKicks, "shoot-out kicks", CUP),
    (Count::ShootOutScored, "shoot-out kicks scored", CUP),
    (Count::HomeWins, "home wins", ALWAYS),
    (Count::Draws, "draws", |options| !options.cup),
    (Count::AwayWins, "away wins", ALWAYS),
];

/// What a ball that enters a goal came from.
#[derive(Clone, Copy, Debug, Default)]
enum Origin {
    #[default]
    OpenPlay,
    Penalty,
    FreeKick,
    Rebound,
}

/// What is counted of one match.
#[derive(Clone, Debug)]
pub struct Tally {
    counts: [u64; COUNTS.len()],
    goals: BySide<u64>,
    shots: BySide<u64>,
    origin: Origin,
    restart: Option<Restart>,
    period: Period,
    /// Players who have touched the ball in the play that is going on.
    touches: usize,
    /// The roll that moved the watch, if the next event says so.
    rolled: LastOne,
    /// The chance of the save whose result comes next.
    quarters: Option<u8>,
    distributions: Distributions,
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            counts: [0; COUNTS.len()],
            goals: BySide::default(),
            shots: BySide::default(),
            origin: Origin::default(),
            restart: None,
            period: Period::Regular,
            touches: 0,
            rolled: LastOne::Opening,
            quarters: None,
            distributions: Distributions::default(),
        }
    }
}

impl Log<Event> for Tally {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.observe(event());
    }
}

impl Tally {
    fn one(&mut self, count: Count) {
        self.counts[count as usize] += 1;
    }

    /// Counts an event.
    fn observe(&mut self, event: Event) {
        match event {
            Event::KickOffRolled { .. } => self.one(Count::Rolls),
            Event::TurnRolled { .. } => {
                self.one(Count::Rolls);
                self.one(Count::Turns);
                self.origin = Origin::OpenPlay;
                self.rolled = LastOne::Opening;
                self.restart = None;
            }
            Event::GoalieRolled { face, .. } => {
                self.one(Count::Rolls);
                self.rolled = LastOne::Goalie;
                // A one that counts is rolled again (C20-D39).
                if face > 1 {
                    self.begin_play();
                }
            }
            Event::RestartRolled { .. } => {
                self.one(Count::Rolls);
                // At a free kick the play begins when the ball is reached (C20-free-11).
                if self.restart != Some(Restart::FreeKick) {
                    self.begin_play();
                }
            }
            // The play of a corner has begun with its roll, however the taker reaches the ball (C20-corner-6).
            Event::Reached { .. } if self.restart == Some(Restart::Corner) => {}
            Event::KickOff { .. } | Event::Reached { .. } | Event::RanInto { .. } => {
                self.begin_play();
            }
            Event::Received { .. } => {
                self.one(Count::Passes);
                self.touches += 1;
            }
            Event::Followed { .. } => self.one(Count::Follows),
            Event::TookInHands { .. } => self.one(Count::Hands),
            Event::Charged { .. } => self.one(Count::Charges),
            Event::NothingToDo { .. } => self.one(Count::TurnsPassed),
            Event::InterceptionTried { .. } => self.one(Count::InterceptionsTried),
            Event::InterceptionRolled { .. } => {
                self.one(Count::Rolls);
                self.rolled = LastOne::Interception;
            }
            Event::Intercepted { .. } => {
                self.one(Count::InterceptionsWon);
                self.origin = Origin::OpenPlay;
            }
            Event::WatchMoved { ones } => self.distributions.moved(self.period, self.rolled, ones),
            Event::PeriodBegan { period } => self.period = period,
            Event::WarmingUp { .. } => self.one(Count::WarmUps),
            Event::Substituted { .. } => self.one(Count::Substitutions),
            Event::Shifted {
                reason: ShiftReason::Offside,
                ..
            } => self.one(Count::OffsideShifts),
            Event::ShootOutRolled { .. } => {
                self.one(Count::Rolls);
                self.one(Count::ShootOutKicks);
            }
            Event::ShootOutResult { scored: true, .. } => self.one(Count::ShootOutScored),
            Event::Restarts { restart, .. } => self.begin_restart(restart),
            Event::MatchOver { .. } => self.end_play(),
            _ => {
                self.shot(event);
                self.discipline(event);
            }
        }
    }

    fn begin_play(&mut self) {
        self.end_play();
        self.one(Count::Plays);
        self.touches = 1;
    }

    /// The play that was going on is over.
    fn end_play(&mut self) {
        if let Some(number) = self
            .touches
            .checked_sub(1)
            .and_then(|index| self.distributions.touches.get_mut(index))
        {
            *number += 1;
        }
        self.touches = 0;
    }

    fn begin_restart(&mut self, restart: Restart) {
        self.restart = Some(restart);
        self.origin = match restart {
            Restart::Penalty => Origin::Penalty,
            Restart::FreeKick => Origin::FreeKick,
            _ => Origin::OpenPlay,
        };
        match restart {
            Restart::ThrowIn => self.one(Count::ThrowIns),
            Restart::Corner => self.one(Count::Corners),
            Restart::GoalKick => self.one(Count::GoalKicks),
            Restart::FreeKick => self.one(Count::FreeKicks),
            Restart::Penalty => self.one(Count::Penalties),
            Restart::AfterGoal => {}
        }
    }

    /// Counts what happens between a shot and its result. Shots of a shoot-out are kicks, not shots.
    fn shot(&mut self, event: Event) {
        let in_play = self.period != Period::ShootOut;
        match event {
            Event::Shot { side, .. } if in_play => self.shots[side] += 1,
            Event::NoSave { possible, .. } if in_play => self.one(if possible {
                Count::SavesDeclined
            } else {
                Count::WithoutChance
            }),
            Event::SaveTried { .. } if in_play => self.one(Count::SavesTried),
            Event::SaveRolled { quarters, .. } => {
                self.one(Count::Rolls);
                self.rolled = LastOne::Save;
                self.quarters = Some(quarters).filter(|_| in_play);
            }
            Event::Goal { side, own_goal, .. } => {
                self.goals[side] += 1;
                self.one(match (own_goal, self.origin) {
                    (true, _) => Count::OwnGoals,
                    (false, Origin::OpenPlay) => Count::FromOpenPlay,
                    (false, Origin::Penalty) => Count::FromPenalties,
                    (false, Origin::FreeKick) => Count::FromFreeKicks,
                    (false, Origin::Rebound) => Count::OffRebounds,
                });
                self.saved(Saved::Goal);
            }
            Event::Caught { .. } => {
                self.one(Count::Catches);
                self.saved(Saved::Catch);
                self.origin = Origin::OpenPlay;
            }
            Event::Rebound { .. } => {
                self.one(Count::Rebounds);
                self.saved(Saved::Rebound);
                self.origin = Origin::Rebound;
            }
            Event::HandBall { .. } => {
                self.one(Count::HandBalls);
                self.saved(Saved::HandBall);
            }
            _ => {}
        }
    }

    /// The result of the save that was rolled for, if there was a roll.
    fn saved(&mut self, result: Saved) {
        if let Some(quarters) = self.quarters.take() {
            self.distributions.saved(quarters, result);
        }
    }

    fn discipline(&mut self, event: Event) {
        match event {
            Event::Fouled { .. } => self.one(Count::Fouls),
            Event::YellowCard { .. } => self.one(Count::YellowCards),
            Event::RedCard { .. } => self.one(Count::RedCards),
            Event::Injured { .. } => self.one(Count::Injuries),
            Event::InjuredOff { .. } => self.one(Count::InjuredOff),
            _ => {}
        }
    }

    /// The figures of a match that is over, in the order of [`COUNTS`].
    fn figures(&self, winner: Option<Side>) -> Vec<u64> {
        let mut counts = self.counts;
        for (count, number) in [
            (Count::GoalsHome, self.goals.home),
            (Count::GoalsAway, self.goals.away),
            (Count::Goals, self.goals.home + self.goals.away),
            (Count::ShotsHome, self.shots.home),
            (Count::ShotsAway, self.shots.away),
            (Count::Shots, self.shots.home + self.shots.away),
            (Count::HomeWins, u64::from(winner == Some(Side::Home))),
            (Count::Draws, u64::from(winner.is_none())),
            (Count::AwayWins, u64::from(winner == Some(Side::Away))),
        ] {
            counts[count as usize] = number;
        }
        counts.to_vec()
    }
}

/// What many matches add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    figures: Figures,
    distributions: Distributions,
}

impl Statistics<Position> for Summary {
    type Tally = Tally;

    fn add(&mut self, tally: &Tally, last: &Position) {
        let Some(result) = last.result() else {
            return;
        };
        self.figures.add(tally.figures(result.winner));
        self.distributions.merge(&tally.distributions);
        self.distributions.ended(result.after, result.score);
    }

    fn merge(&mut self, other: &Self) {
        self.figures.merge(&other.figures);
        self.distributions.merge(&other.distributions);
    }

    fn estimates(&self, options: &Options) -> Vec<Estimate> {
        COUNTS
            .iter()
            .enumerate()
            .filter(|(_, (.., needs))| needs(options))
            .map(|(index, (_, name, _))| self.figures.estimate(index, (*name).into(), 1.0))
            .collect()
    }

    fn distributions(&self, options: &Options) -> Vec<Distribution> {
        self.distributions.all(options)
    }
}
