//! Statistics of FUBA: what is counted of a match, from its events alone, and what many matches add up to.

mod advanced;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use gaffer_core::{BySide, Log, Side};
use gaffer_fuba::{
    Advanced, Edition, Event, EventTable, MoveKind, Open, Options, Position, Restart, ShotResult,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::statistics::{
    Counts, Distribution, Figures, Group, Outcomes, Shown, Statistics, by_key, counts, rolls,
};
use advanced::AdvancedTally;

/// Whether the options have something.
type Needs = fn(&Options) -> bool;

const ALL: Needs = |_| true;
const ONLY_1_0: Needs = |options| options.edition == Edition::V1_0;
const ONLY_2014: Needs = |options| options.edition == Edition::V2014;
const ONLY_2_2: Needs = |options| options.edition == Edition::V2_2;
const UNTIL_2014: Needs = |options| options.edition != Edition::V2_2;
const SINCE_2014: Needs = |options| options.edition != Edition::V1_0;

counts! { Needs:
    BegunFirst "turns begun in the first half" ALL;
    BegunSecond "turns begun in the second half" ALL;
    CompletedFirst "turns completed in the first half" ALL;
    CompletedSecond "turns completed in the second half" ALL;
    GoalsHome "goals home" ALL;
    GoalsAway "goals away" ALL;
    Goals "goals" ALL;
    ShotsHome "shots home" ALL;
    ShotsAway "shots away" ALL;
    Shots "shots" ALL;
    Possession "possession home, percent of turns" ALL;
    YellowCards "yellow cards" ALL;
    RedCards "red cards" ALL;
    FreeKicks "free kicks" ALL;
    QuickFreeKicks "quick free kicks" ONLY_2_2;
    CornerKicks "corner kicks" ALL;
    GoalKicks "goal kicks" ALL;
    FastGoalKicks "goal kicks taken fast" UNTIL_2014;
    SlowGoalKicks "goal kicks taken slowly" UNTIL_2014;
    Penalties "penalties" ALL;
    Pressings "pressings" SINCE_2014;
    PressingsWon "pressings won" SINCE_2014;
    SpecialEvents "special events" ALL;
    AutomaticChecks "automatic control checks" ONLY_2014;
    PassesAboveSix "passes lost by a value above 6" ONLY_2014;
    Entries "pieces brought to the ball" ALL;
    StandIns "stand-in areas" ONLY_1_0;
    SupportMoves "support moves" ONLY_1_0;
    MovesWithTheBall "moves with the ball" ALL;
    QuickTurns "turns with quick moves" ONLY_1_0;
    SquaresOwed "minutes owed by equal dice" ONLY_2014;
    HomeWins "home wins" ALL;
    Draws "draws" ALL;
    AwayWins "away wins" ALL;
}

rolls! { Options:
    HalfEnds "half_ends" "halves by the stoppage square they end on" "+1 +2 +3 +4 +5" ALL;
    ControlChecks "control_checks" "control checks" "kept lost event automatic" ALL;
    SpecialEvents "special_events" "special events" "-5 -4 -3 -2 -1 0 +1 +2 +3 +4 +5"
        |options| SINCE_2014(options) && !options.plays(Advanced::Events);
    SpecialEventsByDie "special_events" "special events by die" "1 2 3 4 5 6" ONLY_1_0;
    GoalAttempts "goal_attempts" "goal attempts, first die" "goal corner rebound miss second-die" ALL;
    DifficultAttempts "difficult_attempts" "difficult attempts, second die" "goal corner miss" ALL;
    Rebounds "rebounds" "rebounds" "goal corner lost" SINCE_2014;
    YellowCardDice "yellow_card_dice" "yellow card dice" "1 2 3 4 5 6" SINCE_2014;
    RedCardTests "red_card_tests" "red card tests" "none card" ALL;
    Penalties "penalties" "penalties" "scored missed" ALL;
    AtValue1 "control_checks_by_value" "control checks at value 1" "kept lost event" ALL;
    AtValue2 "control_checks_by_value" "control checks at value 2" "kept lost event" ALL;
    AtValue3 "control_checks_by_value" "control checks at value 3" "kept lost event" ALL;
    AtValue4 "control_checks_by_value" "control checks at value 4" "kept lost event" ALL;
    AtValue5 "control_checks_by_value" "control checks at value 5" "kept lost event" ALL;
    AtValue6 "control_checks_by_value" "control checks at value 6" "kept lost event" ALL;
    TirednessTests "tiredness_tests" "tiredness tests by points lost" "0 1 2 3" |options| options.plays(Advanced::Condition);
    Injuries "injuries" "injuries by result" "none 1 2 3 4 5 6" |options| options.plays(Advanced::Injuries);
    // For programs alone.
    TurnsPerHalf "turns_per_half" "turns per half" "" |_| false;
}

/// Control checks by ball value, from 1 to 6.
const AT_VALUE: [Rolled; 6] = [
    Rolled::AtValue1,
    Rolled::AtValue2,
    Rolled::AtValue3,
    Rolled::AtValue4,
    Rolled::AtValue5,
    Rolled::AtValue6,
];

/// The most turns of a half that are told apart.
const MOST_TURNS: usize = 63;

/// A figure kept of each match.
#[derive(Clone, Debug)]
struct Figure {
    name: Cow<'static, str>,
    /// The rules without which it is not shown.
    needs: &'static [Advanced],
    /// The editions that have it.
    editions: Needs,
    group: Option<Group>,
}

/// All figures: those of the basic game, then those of the advanced rules.
fn figures() -> impl Iterator<Item = Figure> {
    let basic = COUNTS.iter().map(|(name, editions)| Figure {
        name: (*name).into(),
        needs: &[],
        editions: *editions,
        group: None,
    });
    basic.chain(advanced::figures())
}

/// What happened in one match.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    counts: Counts,
    half: usize,
    /// Turns begun, and those that the dice cut short, by half.
    turns: [u64; 2],
    cut_short: [u64; 2],
    possession: BySide<u64>,
    goals: BySide<u64>,
    shots: BySide<u64>,
    turn: TurnSoFar,
    outcomes: Outcomes,
    advanced: AdvancedTally,
}

/// What has to be remembered of the turn being played.
#[derive(Clone, Copy, Debug, Default)]
struct TurnSoFar {
    /// The controlling team at its beginning.
    began: Option<Side>,
    /// The value that the control check was made against, where modifiers are added to the die (1.0).
    value: Option<i8>,
    /// Whether an area stands in for the target (1.0).
    stand_in: bool,
    /// Whether a piece has made a quick move (1.0).
    quick: bool,
}

impl Log<Event> for Tally {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.observe(&event());
    }
}

impl Tally {
    fn one(&mut self, count: Count) {
        self.counts.add(count, 1_u64);
    }

    fn one_if(&mut self, count: Count, happened: bool) {
        self.counts.add(count, happened);
    }

    fn rolled(&mut self, rolled: Rolled, outcome: usize) {
        self.outcomes.count(rolled, outcome);
    }

    /// A control check at a ball value: kept, lost, special event.
    fn control_check(&mut self, value: i8, outcome: usize) {
        self.rolled(Rolled::ControlChecks, outcome);
        self.rolled(AT_VALUE[value as usize - 1], outcome);
    }

    /// Counts an event.
    pub fn observe(&mut self, event: &Event) {
        self.advanced.observe(event, &mut self.outcomes);
        match event {
            Event::HalfBegan { half } => self.half = usize::from(*half) - 1,
            Event::TurnRolled { side, .. } => {
                self.turns[self.half] += 1;
                self.possession[*side] += 1;
                self.turn = TurnSoFar {
                    began: Some(*side),
                    ..TurnSoFar::default()
                };
            }
            Event::HalfEnded {
                stoppage, by_dice, ..
            } => {
                self.rolled(Rolled::HalfEnds, usize::from(*stoppage).clamp(1, 5) - 1);
                self.cut_short[self.half] += u64::from(*by_dice);
            }
            Event::TimeOwed { .. } => self.one(Count::SquaresOwed),
            Event::StandInNamed { .. } => {
                self.one(Count::StandIns);
                self.turn.stand_in = true;
            }
            Event::ControlChecked { value, .. } => self.turn.value = Some(value.number()),
            Event::ControlKept { value, .. } => self.control_check(value.number(), 0),
            Event::ControlLost { value, .. } => self.control_check(value.number(), 1),
            Event::ControlAutomatic { .. } => {
                self.one(Count::AutomaticChecks);
                self.rolled(Rolled::ControlChecks, 3);
            }
            Event::SpecialEvent {
                die, result, table, ..
            } => self.special_event(*die as i8, *result, *table),
            Event::PassTooLong { .. } => self.one(Count::PassesAboveSix),
            Event::Entered { side, .. } => {
                self.one(Count::Entries);
                // F10-4.4.3b: the team that kept the ball joins it where no area stood in.
                let support = self.turn.began == Some(*side) && !self.turn.stand_in;
                self.one_if(Count::SupportMoves, support);
            }
            Event::Moved {
                kind, with_ball, ..
            } => {
                self.one_if(Count::MovesWithTheBall, *with_ball);
                if *kind == MoveKind::Quick && !std::mem::replace(&mut self.turn.quick, true) {
                    self.one(Count::QuickTurns);
                }
            }
            Event::GoalKickChosen { slow, .. } => self.one(if *slow {
                Count::SlowGoalKicks
            } else {
                Count::FastGoalKicks
            }),
            Event::RestartAwarded { restart, .. } => match restart {
                Restart::FreeKick => self.one(Count::FreeKicks),
                Restart::QuickFreeKick => self.one(Count::QuickFreeKicks),
                Restart::CornerKick => self.one(Count::CornerKicks),
                Restart::GoalKick => self.one(Count::GoalKicks),
                Restart::Penalty => self.one(Count::Penalties),
                Restart::KickOff => {}
            },
            // A card without a test (1.0, A9, A11, the skill Actor).
            Event::Booked { .. } => self.one(Count::YellowCards),
            Event::YellowCardRolled { die, card, .. } => {
                self.rolled(Rolled::YellowCardDice, usize::from(*die) - 1);
                self.one_if(Count::YellowCards, *card);
            }
            Event::RedCardRolled { card, .. } => {
                self.rolled(Rolled::RedCardTests, usize::from(*card));
                self.one_if(Count::RedCards, *card);
            }
            Event::Pressed { won, .. } => {
                self.one(Count::Pressings);
                self.one_if(Count::PressingsWon, *won);
            }
            _ => self.attempt(event),
        }
    }

    fn special_event(&mut self, die: i8, result: i8, table: EventTable) {
        self.one(Count::SpecialEvents);
        // Where nothing is added to the die, it shows the value.
        self.control_check(self.turn.value.unwrap_or(die), 2);
        match table {
            EventTable::Die => self.rolled(Rolled::SpecialEventsByDie, result as usize - 1),
            EventTable::Difference => self.rolled(Rolled::SpecialEvents, (result + 5) as usize),
            EventTable::Advanced => {}
        }
    }

    /// Counts what leads to goals.
    fn attempt(&mut self, event: &Event) {
        match event {
            Event::Goal { side, .. } => self.goals[*side] += 1,
            Event::ShotTaken { side, result, .. } => {
                self.shots[*side] += 1;
                let outcome = match result {
                    ShotResult::Goal => 0,
                    ShotResult::Corner => 1,
                    ShotResult::Rebound => 2,
                    ShotResult::Miss => 3,
                    ShotResult::RollsAgain => 4,
                };
                self.rolled(Rolled::GoalAttempts, outcome);
            }
            Event::DifficultRolled { result, .. } => {
                let outcome = match result {
                    ShotResult::Goal => 0,
                    ShotResult::Corner => 1,
                    _ => 2,
                };
                self.rolled(Rolled::DifficultAttempts, outcome);
            }
            Event::Rebound { result, .. } => {
                let outcome = match result {
                    gaffer_fuba::ReboundResult::Goal => 0,
                    gaffer_fuba::ReboundResult::Corner => 1,
                    gaffer_fuba::ReboundResult::Lost => 2,
                };
                self.rolled(Rolled::Rebounds, outcome);
            }
            Event::PenaltyTaken { scored, .. } => {
                self.rolled(Rolled::Penalties, usize::from(!*scored));
            }
            _ => {}
        }
    }

    /// The figures of a match that is over, in the order of [`figures`].
    fn figures(&self, last: &Open) -> Vec<u64> {
        let score = last.score();
        let (home, away) = (u64::from(score.home), u64::from(score.away));
        debug_assert_eq!((home, away), (self.goals.home, self.goals.away));
        let turns = (self.possession.home + self.possession.away).max(1);
        let at_the_end = [
            (Count::BegunFirst, self.turns[0]),
            (Count::BegunSecond, self.turns[1]),
            (Count::CompletedFirst, self.turns[0] - self.cut_short[0]),
            (Count::CompletedSecond, self.turns[1] - self.cut_short[1]),
            (Count::GoalsHome, home),
            (Count::GoalsAway, away),
            (Count::Goals, home + away),
            (Count::ShotsHome, self.shots.home),
            (Count::ShotsAway, self.shots.away),
            (Count::Shots, self.shots.home + self.shots.away),
            // In hundredths of a percent, so that it is a whole number.
            (Count::Possession, self.possession.home * 10_000 / turns),
            (Count::HomeWins, u64::from(home > away)),
            (Count::Draws, u64::from(home == away)),
            (Count::AwayWins, u64::from(home < away)),
        ];
        let basic = self.counts.figures(COUNTS.len(), at_the_end);
        [basic, self.advanced.figures(last)].concat()
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
        tally.figures(last.open())
    }

    fn shown(options: &Options) -> Vec<Shown> {
        let is_shown = |figure: &Figure| {
            (figure.editions)(options) && figure.needs.iter().all(|rule| options.plays(*rule))
        };
        (figures().enumerate())
            .filter(|(_, figure)| is_shown(figure))
            .map(|(index, figure)| Shown {
                index,
                name: figure.name,
                group: figure.group,
                unit: if index == Count::Possession as usize {
                    100.0
                } else {
                    1.0
                },
            })
            .collect()
    }

    fn add(&mut self, tally: &Tally, last: &Position) {
        self.figures.add(Self::figures_of(tally, last));
        self.outcomes.merge(&tally.outcomes);
        for turns in tally.turns {
            let turns = (turns as usize).min(MOST_TURNS);
            self.outcomes.count(Rolled::TurnsPerHalf, turns);
        }
    }

    fn merge(&mut self, other: &Self) {
        self.figures.merge(&other.figures);
        self.outcomes.merge(&other.outcomes);
    }

    fn figures(&self) -> &Figures {
        &self.figures
    }

    fn distributions(&self, options: &Options) -> Vec<Distribution> {
        (self.outcomes).shown(ROLLS, options, |key, outcome| match (outcome, key) {
            ("automatic", _) => ONLY_2014(options), // F14-4.4.1a
            // F10-4.6i, F10-D25
            ("rebound", _) | ("corner", "difficult_attempts") => SINCE_2014(options),
            // A check that would be automatic in 2014 brings an event too, and events do not tell whether it was.
            ("event", "control_checks_by_value") => !ONLY_2014(options),
            _ => true,
        })
    }

    fn json(&self, options: &Options) -> Map<String, Value> {
        let shown = self.distributions(options).into_iter();
        let is_advanced = |one: &Distribution| matches!(one.key, "tiredness_tests" | "injuries");
        let is_by_value = |one: &Distribution| one.key == "control_checks_by_value";
        let (advanced, basic): (Vec<_>, Vec<_>) = shown.partition(is_advanced);
        let (by_value, basic): (Vec<_>, Vec<_>) = basic.into_iter().partition(is_by_value);
        let by_value: Vec<Vec<u64>> = by_value.iter().map(Distribution::numbers).collect();
        let mut turns = self.outcomes.counts(Rolled::TurnsPerHalf).to_vec();
        turns.resize(MOST_TURNS + 1, 0);
        let mut all = by_key(&basic);
        all.insert("turns_per_half".into(), turns.into());
        all.insert("control_checks_by_value".into(), by_value.into());
        let mut fields = Map::from_iter([("distributions".to_owned(), all.into())]);
        if !advanced.is_empty() {
            fields.insert("advanced_distributions".into(), by_key(&advanced).into());
        }
        fields
    }
}
