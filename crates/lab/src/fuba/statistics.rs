//! Statistics of FUBA: what is counted of a match, from its events alone, and what many matches add up to.

mod advanced;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use gaffer_core::{BySide, Log, Side};
use gaffer_fuba::{
    Advanced, Edition, Event, EventTable, MoveKind, Open, Options, Position, Restart, ShotResult,
};
use serde_json::{Map, Value, json};

use crate::statistics::{Distribution, Estimate, Figures, Group, Statistics, sum};
pub use advanced::AdvancedDistributions;
use advanced::AdvancedTally;

/// The figures kept of each match, in the order in which they are printed.
#[derive(Clone, Copy, Debug)]
enum Count {
    BegunFirst,
    BegunSecond,
    CompletedFirst,
    CompletedSecond,
    GoalsHome,
    GoalsAway,
    Goals,
    ShotsHome,
    ShotsAway,
    Shots,
    Possession,
    YellowCards,
    RedCards,
    FreeKicks,
    QuickFreeKicks,
    CornerKicks,
    GoalKicks,
    FastGoalKicks,
    SlowGoalKicks,
    Penalties,
    Pressings,
    PressingsWon,
    SpecialEvents,
    AutomaticChecks,
    PassesAboveSix,
    Entries,
    StandIns,
    SupportMoves,
    MovesWithTheBall,
    QuickTurns,
    SquaresOwed,
    HomeWins,
    Draws,
    AwayWins,
}

const ALL: &[Edition] = &Edition::ALL;
const ONLY_1_0: &[Edition] = &[Edition::V1_0];
const ONLY_2014: &[Edition] = &[Edition::V2014];
const ONLY_2_2: &[Edition] = &[Edition::V2_2];
const UNTIL_2014: &[Edition] = &[Edition::V1_0, Edition::V2014];
const SINCE_2014: &[Edition] = &[Edition::V2014, Edition::V2_2];

/// Each figure with its name and the editions that have it.
const COUNTS: [(Count, &str, &[Edition]); 34] = [
    (Count::BegunFirst, "turns begun in the first half", ALL),
    (Count::BegunSecond, "turns begun in the second half", ALL),
    (
        Count::CompletedFirst,
        "turns completed in the first half",
        ALL,
    ),
    (
        Count::CompletedSecond,
        "turns completed in the second half",
        ALL,
    ),
    (Count::GoalsHome, "goals home", ALL),
    (Count::GoalsAway, "goals away", ALL),
    (Count::Goals, "goals", ALL),
    (Count::ShotsHome, "shots home", ALL),
    (Count::ShotsAway, "shots away", ALL),
    (Count::Shots, "shots", ALL),
    (Count::Possession, "possession home, percent of turns", ALL),
    (Count::YellowCards, "yellow cards", ALL),
    (Count::RedCards, "red cards", ALL),
    (Count::FreeKicks, "free kicks", ALL),
    (Count::QuickFreeKicks, "quick free kicks", ONLY_2_2),
    (Count::CornerKicks, "corner kicks", ALL),
    (Count::GoalKicks, "goal kicks", ALL),
    (Count::FastGoalKicks, "goal kicks taken fast", UNTIL_2014),
    (Count::SlowGoalKicks, "goal kicks taken slowly", UNTIL_2014),
    (Count::Penalties, "penalties", ALL),
    (Count::Pressings, "pressings", SINCE_2014),
    (Count::PressingsWon, "pressings won", SINCE_2014),
    (Count::SpecialEvents, "special events", ALL),
    (
        Count::AutomaticChecks,
        "automatic control checks",
        ONLY_2014,
    ),
    (
        Count::PassesAboveSix,
        "passes lost by a value above 6",
        ONLY_2014,
    ),
    (Count::Entries, "pieces brought to the ball", ALL),
    (Count::StandIns, "stand-in areas", ONLY_1_0),
    (Count::SupportMoves, "support moves", ONLY_1_0),
    (Count::MovesWithTheBall, "moves with the ball", ALL),
    (Count::QuickTurns, "turns with quick moves", ONLY_1_0),
    (Count::SquaresOwed, "minutes owed by equal dice", ONLY_2014),
    (Count::HomeWins, "home wins", ALL),
    (Count::Draws, "draws", ALL),
    (Count::AwayWins, "away wins", ALL),
];

/// A figure kept of each match.
#[derive(Clone, Debug)]
struct Figure {
    name: Cow<'static, str>,
    /// The rules without which it is not shown.
    needs: &'static [Advanced],
    /// The editions that have it.
    editions: &'static [Edition],
    group: Option<Group>,
}

impl Figure {
    fn new(name: impl Into<Cow<'static, str>>, needs: &'static [Advanced]) -> Self {
        Self {
            name: name.into(),
            needs,
            editions: ALL,
            group: None,
        }
    }

    fn only_in(self, editions: &'static [Edition]) -> Self {
        Self { editions, ..self }
    }

    fn is_shown(&self, options: &Options) -> bool {
        self.editions.contains(&options.edition)
            && self.needs.iter().all(|rule| options.plays(*rule))
    }

    fn in_group(self, group: Group) -> Self {
        Self {
            group: Some(group),
            ..self
        }
    }
}

/// All figures: those of the basic game, then those of the advanced rules.
fn figures() -> Vec<Figure> {
    COUNTS
        .into_iter()
        .map(|(_, name, editions)| Figure::new(name, &[]).only_in(editions))
        .chain(advanced::figures())
        .collect()
}

/// What happened in one match.
#[derive(Clone, Debug)]
pub struct Tally {
    counts: [u64; COUNTS.len()],
    half: usize,
    /// Turns begun, and those that the dice cut short, by half.
    turns: [u64; 2],
    cut_short: [u64; 2],
    possession: BySide<u64>,
    goals: BySide<u64>,
    shots: BySide<u64>,
    turn: Turn,
    distributions: Distributions,
    advanced: AdvancedTally,
}

/// What has to be remembered of the turn being played.
#[derive(Clone, Copy, Debug, Default)]
struct Turn {
    /// The controlling team at its beginning.
    began: Option<Side>,
    /// The value that the control check was made against, where modifiers are added to the die (1.0).
    value: Option<i8>,
    /// Whether an area stands in for the target (1.0).
    stand_in: bool,
    /// Whether a piece has made a quick move (1.0).
    quick: bool,
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            counts: [0; COUNTS.len()],
            half: 0,
            turns: [0; 2],
            cut_short: [0; 2],
            possession: BySide::default(),
            goals: BySide::default(),
            shots: BySide::default(),
            turn: Turn::default(),
            distributions: Distributions::default(),
            advanced: AdvancedTally::default(),
        }
    }
}

/// How often each outcome of a roll came, over all matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distributions {
    /// Halves by their number of turns.
    pub turns_per_half: Vec<u64>,
    /// Halves by the stoppage square on which they ended, +1 to +5.
    pub half_ends: [u64; 5],
    /// Control checks: kept, lost, special event, automatic (2014).
    pub control_checks: [u64; 4],
    /// Control checks by ball value (1 to 6): kept, lost, special event.
    pub control_checks_by_value: [[u64; 3]; 6],
    /// Special events of the basic table, from -5 to +5.
    pub special_events: [u64; 11],
    /// Special events of 1.0 by their die.
    pub special_events_by_die: [u64; 6],
    /// Yellow card tests by die.
    pub yellow_card_dice: [u64; 6],
    /// Red card tests: no card, card.
    pub red_card_tests: [u64; 2],
    /// First dice of goal attempts: goal, corner, rebound, miss, second die.
    pub goal_attempts: [u64; 5],
    /// Second dice of difficult attempts: goal, corner, miss.
    pub difficult_attempts: [u64; 3],
    /// Rebounds: goal, corner, lost.
    pub rebounds: [u64; 3],
    /// Penalties: scored, not scored.
    pub penalties: [u64; 2],
}

impl Default for Distributions {
    fn default() -> Self {
        Self {
            turns_per_half: vec![0; 64],
            half_ends: [0; 5],
            control_checks: [0; 4],
            control_checks_by_value: [[0; 3]; 6],
            special_events: [0; 11],
            special_events_by_die: [0; 6],
            yellow_card_dice: [0; 6],
            red_card_tests: [0; 2],
            goal_attempts: [0; 5],
            difficult_attempts: [0; 3],
            rebounds: [0; 3],
            penalties: [0; 2],
        }
    }
}

impl Distributions {
    fn add(&mut self, other: &Self) {
        sum(&mut self.turns_per_half, &other.turns_per_half);
        sum(&mut self.half_ends, &other.half_ends);
        sum(&mut self.control_checks, &other.control_checks);
        for (ours, theirs) in self
            .control_checks_by_value
            .iter_mut()
            .zip(&other.control_checks_by_value)
        {
            sum(ours, theirs);
        }
        sum(&mut self.special_events, &other.special_events);
        sum(
            &mut self.special_events_by_die,
            &other.special_events_by_die,
        );
        sum(&mut self.yellow_card_dice, &other.yellow_card_dice);
        sum(&mut self.red_card_tests, &other.red_card_tests);
        sum(&mut self.goal_attempts, &other.goal_attempts);
        sum(&mut self.difficult_attempts, &other.difficult_attempts);
        sum(&mut self.rebounds, &other.rebounds);
        sum(&mut self.penalties, &other.penalties);
    }

    /// Each distribution that the options let happen.
    pub fn all(&self, options: &Options) -> Vec<Distribution> {
        let of = |editions: &[Edition]| editions.contains(&options.edition);
        let difference = of(SINCE_2014) && !options.plays(Advanced::Events);
        let rows: [(bool, &str, &str, &str, &[u64]); 10] = [
            (
                true,
                "half_ends",
                "halves by the stoppage square they end on",
                "+1 +2 +3 +4 +5",
                &self.half_ends,
            ),
            (
                true,
                "control_checks",
                "control checks",
                "kept lost event automatic",
                &self.control_checks,
            ),
            (
                difference,
                "special_events",
                "special events",
                "-5 -4 -3 -2 -1 0 +1 +2 +3 +4 +5",
                &self.special_events,
            ),
            (
                of(ONLY_1_0),
                "special_events",
                "special events by die",
                "1 2 3 4 5 6",
                &self.special_events_by_die,
            ),
            (
                true,
                "goal_attempts",
                "goal attempts, first die",
                "goal corner rebound miss second-die",
                &self.goal_attempts,
            ),
            (
                true,
                "difficult_attempts",
                "difficult attempts, second die",
                "goal corner miss",
                &self.difficult_attempts,
            ),
            (
                of(SINCE_2014),
                "rebounds",
                "rebounds",
                "goal corner lost",
                &self.rebounds,
            ),
            (
                of(SINCE_2014),
                "yellow_card_dice",
                "yellow card dice",
                "1 2 3 4 5 6",
                &self.yellow_card_dice,
            ),
            (
                true,
                "red_card_tests",
                "red card tests",
                "none card",
                &self.red_card_tests,
            ),
            (
                true,
                "penalties",
                "penalties",
                "scored missed",
                &self.penalties,
            ),
        ];
        rows.into_iter()
            .filter(|(shown, ..)| *shown)
            .map(|(_, key, title, labels, numbers)| Distribution {
                key,
                title: title.into(),
                outcomes: labels
                    .split(' ')
                    .zip(numbers.iter().copied())
                    .filter(|(label, _)| match (*label, key) {
                        ("automatic", _) => of(ONLY_2014), // F14-4.4.1a
                        // F10-4.6i, F10-D25
                        ("rebound", _) | ("corner", "difficult_attempts") => of(SINCE_2014),
                        _ => true,
                    })
                    .collect(),
            })
            .collect()
    }

    /// Control checks by ball value: kept, lost and, unless it is 2014, special event. There a check that
    /// would be automatic brings an event too, and events do not tell whether it was.
    pub fn by_value(&self, options: &Options) -> Vec<Distribution> {
        let labels = ["kept", "lost", "event"];
        let shown = 3 - usize::from(options.edition == Edition::V2014);
        (1..)
            .zip(self.control_checks_by_value)
            .map(|(value, numbers)| Distribution {
                key: "control_checks_by_value",
                title: format!("control checks at value {value}").into(),
                outcomes: labels.into_iter().zip(numbers).take(shown).collect(),
            })
            .collect()
    }

    fn control_check(&mut self, value: i8, outcome: usize) {
        self.control_checks[outcome] += 1;
        self.control_checks_by_value[value as usize - 1][outcome] += 1;
    }
}

impl Log<Event> for Tally {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.observe(&event());
    }
}

impl Tally {
    fn one(&mut self, count: Count) {
        self.counts[count as usize] += 1;
    }

    fn one_if(&mut self, count: Count, happened: bool) {
        self.counts[count as usize] += u64::from(happened);
    }

    /// Counts an event.
    pub fn observe(&mut self, event: &Event) {
        self.advanced.observe(event);
        match event {
            Event::HalfBegan { half } => self.half = usize::from(*half) - 1,
            Event::TurnRolled { side, .. } => {
                self.turns[self.half] += 1;
                self.possession[*side] += 1;
                self.turn = Turn {
                    began: Some(*side),
                    ..Turn::default()
                };
            }
            Event::HalfEnded {
                stoppage, by_dice, ..
            } => {
                self.distributions.half_ends[usize::from(*stoppage).clamp(1, 5) - 1] += 1;
                self.cut_short[self.half] += u64::from(*by_dice);
            }
            Event::TimeOwed { .. } => self.one(Count::SquaresOwed),
            Event::StandInNamed { .. } => {
                self.one(Count::StandIns);
                self.turn.stand_in = true;
            }
            Event::ControlChecked { value, .. } => self.turn.value = Some(value.number()),
            Event::ControlKept { value, .. } => self.distributions.control_check(value.number(), 0),
            Event::ControlLost { value, .. } => self.distributions.control_check(value.number(), 1),
            Event::ControlAutomatic { .. } => {
                self.one(Count::AutomaticChecks);
                self.distributions.control_checks[3] += 1;
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
                self.distributions.yellow_card_dice[usize::from(*die) - 1] += 1;
                self.one_if(Count::YellowCards, *card);
            }
            Event::RedCardRolled { card, .. } => {
                self.distributions.red_card_tests[usize::from(*card)] += 1;
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
        let counts = &mut self.distributions;
        counts.control_check(self.turn.value.unwrap_or(die), 2);
        match table {
            EventTable::Die => counts.special_events_by_die[result as usize - 1] += 1,
            EventTable::Difference => counts.special_events[(result + 5) as usize] += 1,
            EventTable::Advanced => {}
        }
    }

    /// Counts what leads to goals.
    fn attempt(&mut self, event: &Event) {
        let counts = &mut self.distributions;
        match event {
            Event::Goal { side, .. } => self.goals[*side] += 1,
            Event::ShotTaken { side, result, .. } => {
                self.shots[*side] += 1;
                counts.goal_attempts[match result {
                    ShotResult::Goal => 0,
                    ShotResult::Corner => 1,
                    ShotResult::Rebound => 2,
                    ShotResult::Miss => 3,
                    ShotResult::RollsAgain => 4,
                }] += 1;
            }
            Event::DifficultRolled { result, .. } => {
                counts.difficult_attempts[match result {
                    ShotResult::Goal => 0,
                    ShotResult::Corner => 1,
                    _ => 2,
                }] += 1;
            }
            Event::Rebound { result, .. } => {
                counts.rebounds[match result {
                    gaffer_fuba::ReboundResult::Goal => 0,
                    gaffer_fuba::ReboundResult::Corner => 1,
                    gaffer_fuba::ReboundResult::Lost => 2,
                }] += 1;
            }
            Event::PenaltyTaken { scored, .. } => counts.penalties[usize::from(!*scored)] += 1,
            _ => {}
        }
    }

    /// The figures of a match that is over, in the order of [`figures`].
    fn figures(&self, last: &Open) -> impl Iterator<Item = u64> {
        self.basic(last)
            .into_iter()
            .chain(self.advanced.figures(last))
    }

    fn basic(&self, last: &Open) -> [u64; COUNTS.len()] {
        let score = last.score();
        let (home, away) = (u64::from(score.home), u64::from(score.away));
        debug_assert_eq!((home, away), (self.goals.home, self.goals.away));
        let turns = (self.possession.home + self.possession.away).max(1);
        let mut counts = self.counts;
        for (count, number) in [
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
        ] {
            counts[count as usize] = number;
        }
        counts
    }
}

/// What many matches add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    figures: Figures,
    distributions: Distributions,
    advanced: AdvancedDistributions,
}

impl Statistics<Position> for Summary {
    type Tally = Tally;

    fn add(&mut self, tally: &Tally, last: &Position) {
        self.figures.add(tally.figures(last.open()).collect());
        self.distributions.add(&tally.distributions);
        for turns in tally.turns {
            let halves = &mut self.distributions.turns_per_half;
            let longest = halves.len() - 1;
            halves[(turns as usize).min(longest)] += 1;
        }
        self.advanced.add(&tally.advanced.distributions);
    }

    fn merge(&mut self, other: &Self) {
        self.figures.merge(&other.figures);
        self.distributions.add(&other.distributions);
        self.advanced.add(&other.advanced);
    }

    fn estimates(&self, options: &Options) -> Vec<Estimate> {
        figures()
            .into_iter()
            .enumerate()
            .filter(|(_, figure)| figure.is_shown(options))
            .map(|(index, figure)| {
                let percent = index == Count::Possession as usize;
                let unit = if percent { 100.0 } else { 1.0 };
                Estimate {
                    group: figure.group,
                    ..self.figures.estimate(index, figure.name, unit)
                }
            })
            .collect()
    }

    /// Those of the edition, by ball value, of the advanced rules.
    fn distributions(&self, options: &Options) -> Vec<Distribution> {
        let mut all = self.distributions.all(options);
        all.extend(self.distributions.by_value(options));
        all.extend(self.advanced.all(options));
        all
    }

    fn json(&self, options: &Options) -> Map<String, Value> {
        let counts = &self.distributions;
        let mut all = by_key(&counts.all(options));
        let by_value = counts.by_value(options);
        let by_value: Vec<Vec<u64>> = by_value.iter().map(Distribution::numbers).collect();
        all.insert("turns_per_half".into(), json!(counts.turns_per_half));
        all.insert("control_checks_by_value".into(), json!(by_value));
        let mut fields = Map::from_iter([("distributions".to_owned(), all.into())]);
        let advanced = by_key(&self.advanced.all(options));
        if !advanced.is_empty() {
            fields.insert("advanced_distributions".into(), advanced.into());
        }
        fields
    }
}

fn by_key(distributions: &[Distribution]) -> Map<String, Value> {
    let pairs = distributions.iter();
    pairs
        .map(|one| (one.key.to_owned(), one.numbers().into()))
        .collect()
}
