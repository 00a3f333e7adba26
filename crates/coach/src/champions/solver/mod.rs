//! The turn solver: everything a manager can reach with his roll, and the exact chance of a goal.
//!
//! [`solve`] lists the outcomes of a turn, [`best_shot`] looks for the best goal chance alone, and [`plays`]
//! visits the ways to use a turn without weighing them. They take a position in which a manager has his roll
//! and is to act, or is to play a leg; [`with_roll`] makes one of a position that awaits the roll.

mod acts;
mod after;
mod aims;
mod beside;
mod board;
mod chance;
mod choice_row;
mod flight;
mod goal;
mod legs;
mod moving;
mod places;
mod search;
mod shots;
mod terms;
mod touch;
mod way;
mod window;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::hash::BuildHasherDefault;
use std::ops::ControlFlow;

use gaffer_champions::rule::leg::LegEnd;
use gaffer_champions::{
    Choice, Leg, Open, Position, Restart, Shifts, Shirt, ShirtSet, Space, SpaceSet, Step, TurnKind,
};
use gaffer_core::{Dice, Rules as _, Side, Silent};

pub use after::chance_after;
pub use chance::Chance;
pub use choice_row::ChoiceRow;
pub use goal::{DEFLECTIONS, ONES_FOLLOWED};
pub use way::{Act, End, Risks, Way};

use acts::{Beginning, each_act};
use beside::Beside;
use board::PlayBoard;
use goal::GoalJudge;
use search::{Finish, Fold, Keys, TouchSearch, Wanted};
use shots::{Shots, at_most, shot_key};
use touch::Touch;

/// Why there is nothing to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// The position awaits a roll, and none was given.
    NoRoll,
    /// No roll of one die is awaited.
    NoRollAwaited,
    /// The die has no such face, or it is rolled again.
    BadRoll,
    /// With this roll a foul is committed (C20-foul-2).
    Foul,
    /// Nobody is to act or to play the ball.
    NobodyActs,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoRoll => "the roll has not been made",
            Self::NoRollAwaited => "no roll of a turn is awaited here",
            Self::BadRoll => "the die does not show that, or is rolled again",
            Self::Foul => "with this roll a foul is committed, nobody plays the ball (C20-foul-2)",
            Self::NobodyActs => "nobody is to act or to play the ball here",
        })
    }
}

impl std::error::Error for Unsolved {}

/// What a turn can bring.
#[derive(Clone, Debug)]
pub struct Solution {
    /// Who acts.
    pub side: Side,
    /// The distinct outcomes: two of them differ in who acted, in where the ball ends, in who touched it or in
    /// what is risked.
    pub outcomes: Vec<WayOutcome>,
}

impl Solution {
    /// The outcome with the best chance of a goal, if the ball can be shot at the goal at all.
    pub fn best_shot(&self) -> Option<&WayOutcome> {
        self.shots().max_by_key(|outcome| outcome.goal)
    }

    /// The outcomes that are shots.
    pub fn shots(&self) -> impl Iterator<Item = &WayOutcome> {
        self.outcomes.iter().filter(|outcome| outcome.is_shot())
    }
}

/// One outcome of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WayOutcome {
    /// The best way to it.
    pub way: Way,
    /// The exact chance of a goal in this turn, within [`DEFLECTIONS`], if both managers do their best.
    pub goal: Chance,
}

impl WayOutcome {
    /// Whether the ball is shot at the goal, or may be after another roll.
    pub fn is_shot(&self) -> bool {
        match self.way.end {
            End::Shot(..) => true,
            End::InHands => self.goal > Chance::ZERO,
            _ => false,
        }
    }
}

/// The position after the roll that a turn begins with, a restart or a goalie's kick; nobody warms up before.
pub fn with_roll(open: &Open, roll: u8) -> Result<Open, Unsolved> {
    let mut position = Position::from(*open);
    if open.step() == Step::Warm {
        position
            .choose(Choice::Done, &mut Silent)
            .map_err(|_| Unsolved::NoRollAwaited)?;
    }
    match position.open().step() {
        Step::OpeningRoll | Step::RestartRoll | Step::GoalieRoll | Step::ShootOutRoll => {}
        _ => return Err(Unsolved::NoRollAwaited),
    }
    position
        .roll(Dice::one(roll), &mut Silent)
        .map_err(|_| Unsolved::BadRoll)?;
    if position.open().step() == Step::GoalieRoll {
        return Err(Unsolved::BadRoll); // a one that counts is rolled again (C20-D39)
    }
    Ok(*position.open())
}

/// The side that acts in a position, or why there is none.
pub fn acting_side(open: &Open) -> Result<Side, Unsolved> {
    match open.step() {
        Step::Mover | Step::Act => Ok(open.turn().owner),
        Step::Leg => open
            .play()
            .map(|play| play.side)
            .ok_or(Unsolved::NobodyActs),
        Step::FoulPair => Err(Unsolved::Foul),
        Step::Warm
        | Step::OpeningRoll
        | Step::RestartRoll
        | Step::GoalieRoll
        | Step::ShootOutRoll => Err(Unsolved::NoRoll),
        _ => Err(Unsolved::NobodyActs),
    }
}

/// Every distinct outcome of the turn, with the exact chance of a goal.
pub fn solve(open: &Open) -> Result<Solution, Unsolved> {
    let side = acting_side(open)?;
    let position = Position::from(*open);
    let mut judge = GoalJudge::new(open, side);
    let mut outcomes: Vec<WayOutcome> = Vec::new();
    let mut found: HashMap<u128, usize, BuildHasherDefault<Fold>> = HashMap::default();
    let mut chances: HashMap<u128, Chance, BuildHasherDefault<Fold>> = HashMap::default();
    let mut weigh = |way: &Way, finish: Option<&Finish<'_>>| match (way.end, finish) {
        (End::Shot(..), Some(finish)) => *chances
            .entry(shot_key(finish))
            .or_insert_with(|| judge.of_finish(finish)),
        (End::InHands, _) => judge.after(open, &played(&position, &way.row)),
        _ => Chance::ZERO,
    };
    each_way(&position, side, Wanted::All, &mut |way, finish| {
        let outcome = |goal| WayOutcome { way: *way, goal };
        match found.entry(way_key(way)) {
            Entry::Vacant(entry) => {
                entry.insert(outcomes.len());
                outcomes.push(outcome(weigh(way, finish)));
            }
            Entry::Occupied(entry) => {
                // Another way to the same outcome: only a shot may be better, by another last leg.
                let known = &mut outcomes[*entry.get()];
                if finish.is_some_and(|finish| at_most(finish) > known.goal) {
                    let goal = weigh(way, finish);
                    if goal > known.goal {
                        *known = outcome(goal);
                    }
                }
            }
        }
    });
    Ok(Solution { side, outcomes })
}

/// The best chance of a goal in the turn and the row that has it; none where no shot is possible.
pub fn best_shot(open: &Open) -> Option<(ChoiceRow, Chance)> {
    let side = acting_side(open).ok()?;
    let position = Position::from(*open);
    let mut judge = GoalJudge::new(open, side);
    if open.step() == Step::Leg {
        return judge.best_shot(open);
    }
    let mut shots = Shots::new();
    let mut search = TouchSearch::new(Wanted::Shots);
    let board = PlayBoard::for_side(open, side);
    let mut hands = None;
    each_act(&position, &mut |beginning| match beginning.act {
        Act::Reach(_) => {
            if let Some((board, touch)) = reached(open, &board, &beginning) {
                let id = beginning.mover.number();
                let _ = search.each(&board, id, &touch, &mut |finish| shots.note(finish));
            }
        }
        Act::Hands => {
            let after = played(&position, &beginning.row);
            hands = Some((beginning.row, judge.after(open, &after)));
        }
        Act::Walk(_) | Act::Charge(_) => {}
    });
    hands
        .filter(|(_, chance)| *chance > Chance::ZERO)
        .into_iter()
        .chain(shots.best(&mut judge))
        .max_by_key(|(_, chance)| *chance)
}

/// The position after a row.
fn played(position: &Position, row: &ChoiceRow) -> Position {
    let mut after = *position;
    for choice in row.choices() {
        let done = after.choose(*choice, &mut Silent);
        debug_assert!(done.is_ok(), "{choice} is offered: {done:?}");
    }
    after
}

/// Visits the distinct ways to use the turn, without weighing them.
pub fn plays(open: &Open, visit: &mut impl FnMut(&Way)) -> Result<Side, Unsolved> {
    let side = acting_side(open)?;
    let mut found = Keys::default();
    each_way(&Position::from(*open), side, Wanted::All, &mut |way, _| {
        if found.insert(way_key(way)) {
            visit(way);
        }
    });
    Ok(side)
}

/// Visits ways to use the turn, one at least to whatever can be reached, and some of them more than once.
pub fn ends(open: &Open, visit: &mut impl FnMut(&Way)) -> Result<Side, Unsolved> {
    let side = acting_side(open)?;
    each_way(&Position::from(*open), side, Wanted::Ends, &mut |way, _| {
        visit(way);
    });
    Ok(side)
}

/// Visits the ways to use the turn, those with a flight together with it.
fn each_way(
    position: &Position,
    side: Side,
    wanted: Wanted,
    visit: &mut impl FnMut(&Way, Option<&Finish<'_>>),
) {
    let early = position.open().options().readings.shifts() == Shifts::BeforeInterceptions;
    if !early {
        return each_way_of_board(position, side, wanted, visit);
    }
    each_way_of_board(position, side, wanted, &mut |way, finish| {
        let mut way = *way;
        if matches!(way.end, End::Rest(_)) {
            // Who has shifted may stand where the ball has passed (C20-D22): the rules know.
            way.risks = risks_after_shifts(played(position, &way.row));
        }
        visit(&way, finish);
    });
}

/// Where the ball may be intercepted in a position after the shifts, if nobody follows and nobody tries.
fn risks_after_shifts(mut after: Position) -> Risks {
    let mut risks = Risks::default();
    while let Step::Follow | Step::Intercept = after.open().step() {
        if after.open().step() == Step::Intercept
            && let Some((_, space, players)) = after.open().interceptors()
        {
            risks.push(space, players);
        }
        if after.choose(Choice::No, &mut Silent).is_err() {
            break;
        }
    }
    risks
}

fn each_way_of_board(
    position: &Position,
    side: Side,
    wanted: Wanted,
    visit: &mut impl FnMut(&Way, Option<&Finish<'_>>),
) {
    let open = position.open();
    let board = PlayBoard::for_side(open, side);
    let beside = Beside::new(open, side);
    let mut search = TouchSearch::new(wanted);
    if open.step() == Step::Leg {
        if let Some(touch) = Touch::from_open(open) {
            let _ = search.each(&board, 0, &touch, &mut |finish| {
                visit(&way_of(finish, &beside, None), Some(finish));
                ControlFlow::Continue(())
            });
        }
        return;
    }
    each_act(position, &mut |beginning| {
        let act = Some((beginning.mover, beginning.act));
        if let Some((board, touch)) = reached(open, &board, &beginning) {
            let _ = search.each(&board, beginning.mover.number(), &touch, &mut |finish| {
                visit(&way_of(finish, &beside, act), Some(finish));
                ControlFlow::Continue(())
            });
        } else {
            let end = match beginning.act {
                Act::Hands => End::InHands,
                _ => End::Lies,
            };
            let way = Way {
                row: beginning.row,
                act,
                end,
                touched: ShirtSet::EMPTY,
                risks: Risks::default(),
            };
            visit(&way, None);
        }
    });
}

/// The board and the touch after a player has reached the ball (C20-kick-2, C20-turn-A12).
fn reached(open: &Open, board: &PlayBoard, beginning: &Beginning) -> Option<(PlayBoard, Touch)> {
    let Act::Reach(steps) = beginning.act else {
        return None;
    };
    let ball = open.ball()?;
    let strength = (open.turn().roll + u8::from(steps > 0)).checked_sub(steps)?;
    let taker = matches!(
        open.turn().kind,
        TurnKind::Restart(Restart::FreeKick | Restart::Corner)
    );
    let touch = Touch::first(
        beginning.mover,
        ball,
        strength.min(Leg::LONGEST),
        taker,
        beginning.row,
    );
    Some((
        board.with_move(beginning.mover, beginning.from, ball),
        touch,
    ))
}

fn way_of(finish: &Finish<'_>, beside: &Beside, act: Option<(Shirt, Act)>) -> Way {
    let side = finish.board.side;
    let (end, rest) = match finish.end {
        LegEnd::Rest(space) | LegEnd::Teammate(space, _) => (End::Rest(space), Some(space)),
        LegEnd::Goal(space, speed) => (End::Shot(space, speed), None),
        LegEnd::Out(space) => (End::Out(space, restart_after(side, space), !side), None),
    };
    Way {
        row: finish.row,
        act,
        end,
        touched: finish.touch.touched,
        risks: beside.risks(finish.board.own, finish.flight, rest),
    }
}

/// How the opponents restart when a side has played the ball out (C20-throw-1, C20-goalkick-2, C20-corner-1).
fn restart_after(side: Side, space: Space) -> Restart {
    match space.row_from(side) {
        _ if !space.is_on_endline() => Restart::ThrowIn,
        0 => Restart::Corner,
        _ => Restart::GoalKick,
    }
}

/// What tells outcomes apart.
fn way_key(way: &Way) -> u128 {
    let mut key = 0_u128;
    let mut add = |value: usize, bits: u32| key = key << bits | value as u128;
    for (space, _) in way.risks.as_slice() {
        add(space.index(), 8);
    }
    let touched = way
        .touched
        .iter()
        .fold(0, |bits, shirt| bits | 1 << (shirt.number() - 1));
    add(touched, 20);
    let (mover, act) = way.act.map_or((0, 0), |(mover, act)| {
        let act = match act {
            Act::Reach(_) => 0,
            Act::Hands => 1,
            Act::Walk(space) => space.index(),
            Act::Charge(shirt) => SpaceSet::ALL.len() as usize + shirt.number() as usize,
        };
        (mover.number() as usize, act)
    });
    add(mover, 5);
    add(act, 8);
    let (kind, space, speed) = match way.end {
        End::Lies => (0, 0, 0),
        End::InHands => (1, 0, 0),
        End::Rest(space) => (2, space.index(), 0),
        End::Out(space, ..) => (3, space.index(), 0),
        End::Shot(space, speed) => (4, space.index(), speed as usize),
    };
    add(kind, 3);
    add(space, 8);
    add(speed, 3);
    key
}
