//! Statistics: what is counted of a match, from its events alone, and what many matches add up to.
//!
//! All sums are whole numbers, so the order in which matches are added does not matter.

mod advanced;

use std::borrow::Cow;

use gaffer_core::{BySide, Log, Side};
use gaffer_fuba::{
    Advanced, Edition, Event, EventTable, MoveKind, Open, Options, Restart, ShotResult,
};
use serde::Serialize;

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

/// Figures that are printed together, in one line of text.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// What they are.
    pub title: &'static str,
    /// What all their names begin with.
    pub prefix: &'static str,
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

    fn is_shown(&self, options: Options) -> bool {
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

fn sum(ours: &mut [u64], theirs: &[u64]) {
    for (our, their) in ours.iter_mut().zip(theirs) {
        *our += their;
    }
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

/// How often each outcome of one kind of roll came.
#[derive(Clone, Debug)]
pub struct Distribution {
    /// Its name for programs.
    pub key: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// The outcomes and how often they came.
    pub outcomes: Vec<(&'static str, u64)>,
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
    pub fn all(&self, options: Options) -> Vec<Distribution> {
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
                title,
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
    pub fn by_value(&self, options: Options) -> [Vec<(&'static str, u64)>; 6] {
        let labels = ["kept", "lost", "event"];
        let shown = 3 - usize::from(options.edition == Edition::V2014);
        self.control_checks_by_value
            .map(|numbers| labels.into_iter().zip(numbers).take(shown).collect())
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
    matches: u64,
    sums: Vec<u64>,
    squares: Vec<u64>,
    distributions: Distributions,
    advanced: AdvancedDistributions,
}

/// A figure's mean with its 95% interval.
#[derive(Clone, Debug, Serialize)]
pub struct Estimate {
    /// What is counted.
    pub figure: Cow<'static, str>,
    /// The figures it is printed with.
    #[serde(skip)]
    pub group: Option<Group>,
    /// The mean over all matches.
    pub mean: f64,
    /// The lower end of the 95% interval of the mean.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The standard deviation between matches.
    pub deviation: f64,
}

impl Summary {
    /// Adds a match that is over.
    pub fn add(&mut self, tally: &Tally, last: &Open) {
        let mut distributions = tally.distributions.clone();
        for turns in tally.turns {
            let longest = distributions.turns_per_half.len() - 1;
            distributions.turns_per_half[(turns as usize).min(longest)] += 1;
        }
        let figures: Vec<u64> = tally.figures(last).collect();
        self.merge(&Self {
            matches: 1,
            squares: figures.iter().map(|figure| figure * figure).collect(),
            sums: figures,
            distributions,
            advanced: tally.advanced.distributions.clone(),
        });
    }

    /// Adds what another thread counted.
    pub fn merge(&mut self, other: &Self) {
        self.matches += other.matches;
        for (ours, theirs) in [
            (&mut self.sums, &other.sums),
            (&mut self.squares, &other.squares),
        ] {
            ours.resize(ours.len().max(theirs.len()), 0);
            sum(ours, theirs);
        }
        self.distributions.add(&other.distributions);
        self.advanced.add(&other.advanced);
    }

    /// How many matches were added.
    pub fn matches(&self) -> u64 {
        self.matches
    }

    /// How often each outcome came.
    pub fn distributions(&self) -> &Distributions {
        &self.distributions
    }

    /// How often each outcome of the advanced rules came.
    pub fn advanced(&self) -> &AdvancedDistributions {
        &self.advanced
    }

    /// Every figure that the options let happen, with its interval: the mean and 1.96 standard errors
    /// to both sides.
    pub fn estimates(&self, options: Options) -> Vec<Estimate> {
        let n = self.matches.max(1) as f64;
        let at = |numbers: &[u64], index: usize| numbers.get(index).map_or(0.0, |n| *n as f64);
        figures()
            .into_iter()
            .enumerate()
            .filter(|(_, figure)| figure.is_shown(options))
            .map(|(index, figure)| {
                let scale = if index == Count::Possession as usize {
                    100.0
                } else {
                    1.0
                };
                let mean = at(&self.sums, index) / n;
                let spread = (at(&self.squares, index) / n - mean * mean).max(0.0);
                let variance = if self.matches > 1 {
                    spread * n / (n - 1.0)
                } else {
                    0.0
                };
                let error = 1.96 * (variance / n).sqrt();
                Estimate {
                    figure: figure.name,
                    group: figure.group,
                    mean: mean / scale,
                    low: (mean - error) / scale,
                    high: (mean + error) / scale,
                    deviation: variance.sqrt() / scale,
                }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A count is kept at the place of its line in the table.
    #[test]
    fn lines_and_counts_are_in_the_same_order() {
        for (index, (count, name, _)) in COUNTS.into_iter().enumerate() {
            assert_eq!(count as usize, index, "{name}");
        }
    }
}
