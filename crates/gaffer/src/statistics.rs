//! Statistics: what is counted of a match, from its events alone, and what many matches add up to.
//!
//! All sums are whole numbers, so the order in which matches are added does not matter.

mod advanced;

use std::borrow::Cow;

use gaffer_core::{BySide, Log, Side};
use gaffer_fuba::{Advanced, Event, EventTable, Open, Options, Restart, ShotResult};
use serde::Serialize;

pub use advanced::AdvancedDistributions;
use advanced::AdvancedTally;

/// The figures kept of each match of any game, in the order in which they are printed.
const BASIC: [&str; BASIC_COUNT] = [
    "turns in the first half",
    "turns in the second half",
    "goals home",
    "goals away",
    "goals",
    "shots home",
    "shots away",
    "shots",
    "possession home, percent of turns",
    "yellow cards",
    "red cards",
    "free kicks",
    "quick free kicks",
    "corner kicks",
    "goal kicks",
    "penalties",
    "pressings",
    "pressings won",
    "special events",
    "home wins",
    "draws",
    "away wins",
];

const BASIC_COUNT: usize = 22;

/// The figure that is kept in hundredths of a percent, so that it is a whole number.
const POSSESSION: usize = 8;

/// A figure kept of each match.
#[derive(Clone, Debug)]
struct Figure {
    name: Cow<'static, str>,
    /// The rules without which it is not shown.
    needs: &'static [Advanced],
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
            group: None,
        }
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
    BASIC
        .into_iter()
        .map(|name| Figure::new(name, &[]))
        .chain(advanced::figures())
        .collect()
}

fn sum(ours: &mut [u64], theirs: &[u64]) {
    for (our, their) in ours.iter_mut().zip(theirs) {
        *our += their;
    }
}

/// What happened in one match.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    half: usize,
    turns: [u64; 2],
    possession: BySide<u64>,
    goals: BySide<u64>,
    shots: BySide<u64>,
    yellow: u64,
    red: u64,
    restarts: [u64; 6],
    pressings: u64,
    pressings_won: u64,
    special_events: u64,
    distributions: Distributions,
    advanced: AdvancedTally,
}

/// How often each outcome of a roll came, over all matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Distributions {
    /// Halves by their number of turns.
    pub turns_per_half: Vec<u64>,
    /// Halves by the stoppage square on which they ended, +1 to +5.
    pub half_ends: [u64; 5],
    /// Control checks: kept, lost, special event.
    pub control_checks: [u64; 3],
    /// Control checks by ball value (1 to 6): kept, lost, special event.
    pub control_checks_by_value: [[u64; 3]; 6],
    /// Special events of the basic table, from -5 to +5.
    pub special_events: [u64; 11],
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
            control_checks: [0; 3],
            control_checks_by_value: [[0; 3]; 6],
            special_events: [0; 11],
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
        sum(&mut self.yellow_card_dice, &other.yellow_card_dice);
        sum(&mut self.red_card_tests, &other.red_card_tests);
        sum(&mut self.goal_attempts, &other.goal_attempts);
        sum(&mut self.difficult_attempts, &other.difficult_attempts);
        sum(&mut self.rebounds, &other.rebounds);
        sum(&mut self.penalties, &other.penalties);
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
    /// Counts an event.
    pub fn observe(&mut self, event: &Event) {
        self.advanced.observe(event);
        let counts = &mut self.distributions;
        match event {
            Event::HalfBegan { half } => self.half = usize::from(*half) - 1,
            Event::TurnRolled { side, .. } => {
                self.turns[self.half] += 1;
                self.possession[*side] += 1;
            }
            Event::HalfEnded { stoppage, .. } => {
                counts.half_ends[usize::from(*stoppage).clamp(1, 5) - 1] += 1;
            }
            Event::ControlKept { value, .. } => counts.control_check(value.number(), 0),
            Event::ControlLost { value, .. } => counts.control_check(value.number(), 1),
            Event::SpecialEvent {
                die, result, table, ..
            } => {
                counts.control_check(*die as i8, 2);
                self.special_events += 1;
                if *table == EventTable::Difference {
                    counts.special_events[(*result + 5) as usize] += 1;
                }
            }
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
            Event::RestartAwarded { restart, .. } => {
                self.restarts[match restart {
                    Restart::FreeKick => 0,
                    Restart::QuickFreeKick => 1,
                    Restart::CornerKick => 2,
                    Restart::GoalKick => 3,
                    Restart::Penalty => 4,
                    Restart::KickOff => 5,
                }] += 1;
            }
            Event::YellowCardRolled { die, card, .. } => {
                counts.yellow_card_dice[usize::from(*die) - 1] += 1;
                self.yellow += u64::from(*card);
            }
            // A card without a test (A9, A11, the skill Actor).
            Event::Booked { .. } => self.yellow += 1,
            Event::RedCardRolled { card, .. } => {
                counts.red_card_tests[usize::from(*card)] += 1;
                self.red += u64::from(*card);
            }
            Event::PenaltyTaken { scored, .. } => {
                counts.penalties[usize::from(!*scored)] += 1;
            }
            Event::Pressed { won, .. } => {
                self.pressings += 1;
                self.pressings_won += u64::from(*won);
            }
            _ => {}
        }
    }

    /// Shots of a side so far.
    pub fn shots(&self, side: Side) -> u64 {
        self.shots[side]
    }

    /// Turns that a side began with the ball.
    pub fn possession(&self, side: Side) -> u64 {
        self.possession[side]
    }

    /// The figures of a match that is over, in the order of [`figures`].
    fn figures(&self, last: &Open) -> impl Iterator<Item = u64> {
        self.basic(last)
            .into_iter()
            .chain(self.advanced.figures(last))
    }

    fn basic(&self, last: &Open) -> [u64; BASIC_COUNT] {
        let score = last.score();
        let (home, away) = (u64::from(score.home), u64::from(score.away));
        debug_assert_eq!((home, away), (self.goals.home, self.goals.away));
        let turns = (self.possession.home + self.possession.away).max(1);
        [
            self.turns[0],
            self.turns[1],
            home,
            away,
            home + away,
            self.shots.home,
            self.shots.away,
            self.shots.home + self.shots.away,
            self.possession.home * 10_000 / turns,
            self.yellow,
            self.red,
            self.restarts[0],
            self.restarts[1],
            self.restarts[2],
            self.restarts[3],
            self.restarts[4],
            self.pressings,
            self.pressings_won,
            self.special_events,
            u64::from(home > away),
            u64::from(home == away),
            u64::from(home < away),
        ]
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
            .filter(|(_, figure)| figure.needs.iter().all(|rule| options.plays(*rule)))
            .map(|(index, figure)| {
                let scale = if index == POSSESSION { 100.0 } else { 1.0 };
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
