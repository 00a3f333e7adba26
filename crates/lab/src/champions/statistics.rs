//! Statistics of Champions 2020: what is counted of a match, from its events alone, and what many matches
//! add up to.

#[cfg(test)]
mod tests;

use gaffer_champions::{After, CatchOnes, Event, Options, Period, Position, Restart, ShiftReason};
use gaffer_core::{BySide, Log, Side};
use serde::{Deserialize, Serialize};

use crate::statistics::{
    Counts, Distribution, Figures, Outcomes, Shown, Statistics, counts, rolls,
};

/// Whether the options let a figure happen.
type Needs = fn(&Options) -> bool;

const ALWAYS: Needs = |_| true;
const FOULS: Needs = |options| options.fouls;
const CUP: Needs = |options| options.cup;
/// A forced replacement is a substitution too.
const SUBS: Needs = |options| options.subs;

counts! { Needs:
    Turns "turns with an opening roll" ALWAYS;
    Rolls "rolls" ALWAYS;
    GoalsHome "goals home" ALWAYS;
    GoalsAway "goals away" ALWAYS;
    Goals "goals" ALWAYS;
    FromOpenPlay "goals from open play" ALWAYS;
    FromPenalties "goals from penalties" FOULS;
    FromFreeKicks "goals from free kicks" FOULS;
    OffRebounds "goals off a rebound" ALWAYS;
    OwnGoals "own goals" ALWAYS;
    ShotsHome "shots home" ALWAYS;
    ShotsAway "shots away" ALWAYS;
    Shots "shots" ALWAYS;
    SavesTried "saves tried" ALWAYS;
    SavesDeclined "saves declined" ALWAYS;
    WithoutChance "shots without a chance to save" ALWAYS;
    Catches "catches" ALWAYS;
    Rebounds "rebounds" ALWAYS;
    HandBalls "hand balls" FOULS;
    InterceptionsTried "interceptions tried" ALWAYS;
    InterceptionsWon "interceptions won" ALWAYS;
    Plays "plays of the ball" ALWAYS;
    Passes "passes received" ALWAYS;
    Follows "follows" ALWAYS;
    Hands "balls taken in the hands" |options| options.hands;
    Charges "shoulder charges" |options| options.charge;
    TurnsPassed "turns with nothing to do" ALWAYS;
    ThrowIns "throw-ins" ALWAYS;
    Corners "corners" ALWAYS;
    GoalKicks "goal kicks" ALWAYS;
    FreeKicks "free kicks" FOULS;
    Penalties "penalties" FOULS;
    Fouls "fouls" FOULS;
    YellowCards "yellow cards" FOULS;
    RedCards "red cards" FOULS;
    Injuries "injuries" FOULS;
    InjuredOff "players injured twice" FOULS;
    WarmUps "players sent to warm up" SUBS;
    Substitutions "substitutions" SUBS;
    OffsideShifts "offside shifts" |options| options.offside;
    ShootOutKicks "shoot-out kicks" CUP;
    ShootOutScored "shoot-out kicks scored" CUP;
    HomeWins "home wins" ALWAYS;
    Draws "draws" |options| !options.cup;
    AwayWins "away wins" ALWAYS;
}

rolls! { Options:
    SavesAt3 "saves_3" "saves at 3/4" "goal rebound catch hand-ball" ALWAYS;
    SavesAt2 "saves_2" "saves at 2/4" "goal rebound catch hand-ball" ALWAYS;
    SavesAt1 "saves_1" "saves at 1/4" "goal rebound catch hand-ball" ALWAYS;
    Touches "touches" "plays by touches" "1 2 3 4 5 6 7" ALWAYS;
    LastOnes "last_ones" "the one that ends a period" "opening-roll interception save goalie" |options| !options.tally;
    Endings "endings" "matches decided in" "regular-time extra-time shoot-out forfeit" ALWAYS;
    Scores "scores" "scores" "0-0 0-1 0-2 0-3 0-4 1-0 1-1 1-2 1-3 1-4 2-0 2-1 2-2 2-3 2-4 \
        3-0 3-1 3-2 3-3 3-4 4-0 4-1 4-2 4-3 4-4 other" ALWAYS;
}

/// Scores that are counted by themselves have at most this many goals a side.
const MOST_GOALS: usize = 4;
/// A play has at most this many touches.
const MOST_TOUCHES: usize = 7;

/// What a save came to, in the order of its outcomes.
#[derive(Clone, Copy, Debug)]
enum Saved {
    Goal,
    Rebound,
    Catch,
    HandBall,
}

/// The roll on which the watch passed the end of a period (C20-time-4, 5), in the order of its outcomes.
#[derive(Clone, Copy, Debug, Default)]
enum LastOne {
    #[default]
    Opening,
    Interception,
    Save,
    /// After a catch or Hands (C20-D39).
    Goalie,
}

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
#[derive(Clone, Debug, Default)]
pub struct Tally {
    counts: Counts,
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
    outcomes: Outcomes,
}

impl Log<Event> for Tally {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.observe(event());
    }
}

impl Tally {
    fn one(&mut self, count: Count) {
        self.counts.add(count, 1_u64);
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
            Event::WatchMoved { ones } => self.watch_moved(ones),
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
            Event::Fouled { .. } => self.one(Count::Fouls),
            Event::YellowCard { .. } => self.one(Count::YellowCards),
            Event::RedCard { .. } => self.one(Count::RedCards),
            Event::Injured { .. } => self.one(Count::Injuries),
            Event::InjuredOff { .. } => self.one(Count::InjuredOff),
            _ => self.shot(event),
        }
    }

    fn begin_play(&mut self) {
        self.end_play();
        self.one(Count::Plays);
        self.touches = 1;
    }

    /// The play that was going on is over.
    fn end_play(&mut self) {
        if (1..=MOST_TOUCHES).contains(&self.touches) {
            self.outcomes.count(Rolled::Touches, self.touches - 1);
        }
        self.touches = 0;
    }

    /// The watch has moved: the sixteenth one ends regular time, the sixth extra time (C20-time-3, 9).
    fn watch_moved(&mut self, ones: u8) {
        let last = match self.period {
            Period::Regular => 16,
            Period::ExtraTime | Period::ShootOut => 6,
        };
        if ones == last {
            (self.outcomes).count(Rolled::LastOnes, self.rolled as usize);
        }
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
        let rolls = match self.quarters.take() {
            Some(1) => Rolled::SavesAt1,
            Some(2) => Rolled::SavesAt2,
            Some(3) => Rolled::SavesAt3,
            _ => return,
        };
        self.outcomes.count(rolls, result as usize);
    }

    /// The figures of a match that is over, in the order of [`COUNTS`].
    fn figures(&self, winner: Option<Side>) -> Vec<u64> {
        let at_the_end = [
            (Count::GoalsHome, self.goals.home),
            (Count::GoalsAway, self.goals.away),
            (Count::Goals, self.goals.home + self.goals.away),
            (Count::ShotsHome, self.shots.home),
            (Count::ShotsAway, self.shots.away),
            (Count::Shots, self.shots.home + self.shots.away),
            (Count::HomeWins, u64::from(winner == Some(Side::Home))),
            (Count::Draws, u64::from(winner.is_none())),
            (Count::AwayWins, u64::from(winner == Some(Side::Away))),
        ];
        self.counts.figures(COUNTS.len(), at_the_end)
    }
}

/// What many matches add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    figures: Figures,
    outcomes: Outcomes,
}

impl Statistics<Position> for Summary {
    type Tally = Tally;

    fn figures_of(tally: &Tally, last: &Position) -> Vec<u64> {
        tally.figures(last.result().and_then(|result| result.winner))
    }

    fn shown(options: &Options) -> Vec<Shown> {
        (COUNTS.iter().enumerate())
            .filter(|(_, (_, needs))| needs(options))
            .map(|(index, (name, _))| Shown {
                index,
                name: (*name).into(),
                group: None,
                unit: 1.0,
            })
            .collect()
    }

    fn add(&mut self, tally: &Tally, last: &Position) {
        let Some(result) = last.result() else {
            return;
        };
        self.figures.add(Self::figures_of(tally, last));
        self.outcomes.merge(&tally.outcomes);
        let ending = match result.after {
            After::Regular => 0,
            After::ExtraTime => 1,
            After::ShootOut => 2,
            After::Forfeit => 3,
        };
        self.outcomes.count(Rolled::Endings, ending);
        let [home, away] = Side::BOTH.map(|side| usize::from(result.score[side]));
        let others = (MOST_GOALS + 1).pow(2);
        let is_listed = home.max(away) <= MOST_GOALS;
        let score = if is_listed {
            home * (MOST_GOALS + 1) + away
        } else {
            others
        };
        self.outcomes.count(Rolled::Scores, score);
    }

    fn merge(&mut self, other: &Self) {
        self.figures.merge(&other.figures);
        self.outcomes.merge(&other.outcomes);
    }

    fn figures(&self) -> &Figures {
        &self.figures
    }

    fn distributions(&self, options: &Options) -> Vec<Distribution> {
        self.outcomes
            .shown(ROLLS, options, |key, outcome| match outcome {
                "hand-ball" | "forfeit" => options.fouls,
                "extra-time" | "shoot-out" => options.cup,
                "goalie" => options.readings.catch_ones() == CatchOnes::Count,
                // With 1/4 nothing is caught (C20-save-7).
                "catch" => key != "saves_1",
                _ => true,
            })
    }
}
