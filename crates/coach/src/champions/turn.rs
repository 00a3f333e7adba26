//! A turn: every way to use it is looked at quickly, the best few are looked at exactly.

use gaffer_champions::{Open, Position, Shirt, Space, Step};
use gaffer_core::{BySide, Rules, Side, Silent};

use super::board::{Board, Distances};
use super::evaluate::{Judge, guessed_threat};
use super::plan::TurnPlan;
use super::solver::{self, Act, ChoiceRow, End, Way};

/// How many of the quick look's best shots are looked at exactly.
const SHOTS: usize = 3;
/// How many of the other ways.
const OTHERS: usize = 6;
/// How many of these are looked at for what the opponents can do next.
const THREATS: usize = 3;

/// More than anything is worth.
const LAST_RESORT: f64 = 100.0;

/// A way to use the turn that was looked at exactly.
struct Idea {
    value: f64,
    plan: TurnPlan,
    after: Position,
}

/// The best of some quick looks, in no order.
pub(super) fn best(looks: &mut [(f64, ChoiceRow)], count: usize) -> &[(f64, ChoiceRow)] {
    if looks.len() <= count {
        return looks;
    }
    looks.select_nth_unstable_by(count - 1, |one, other| other.0.total_cmp(&one.0));
    &looks[..count]
}

/// The quick look at the ways of one turn.
pub(super) struct Look<'a> {
    judge: &'a Judge,
    open: &'a Open,
    board: Board,
    side: Side,
    /// What a ball is worth at rest, once a player has played it: of the last mover, by space.
    mover: Option<Shirt>,
    known: [f64; Space::NUMBERS],
    distances: Distances,
}

impl<'a> Look<'a> {
    pub(super) fn new(judge: &'a Judge, open: &'a Open, board: Board, side: Side) -> Self {
        Self {
            judge,
            open,
            board,
            side,
            mover: None,
            known: [f64::NAN; Space::NUMBERS],
            distances: Distances::default(),
        }
    }

    /// What a way is worth without looking at interceptions and saves one by one.
    pub(super) fn at(&mut self, way: &Way) -> f64 {
        let weights = &self.judge.weights;
        let attempts = way.risks.as_slice().len();
        match way.end {
            End::Lies => self.unplayed(way),
            // Rare and few: they are always looked at exactly.
            End::InHands => f64::INFINITY,
            End::Shot(_, speed) => {
                let left = (2.0_f64 / 3.0).powi(attempts as i32);
                let goalie = self.board.goalie_steps(!self.side);
                let quarters = 4_u8.saturating_sub(goalie + speed);
                left * f64::from(4 - quarters)
            }
            End::Rest(space) => {
                let mover = way.act.map(|(shirt, _)| shirt);
                if mover != self.mover {
                    self.mover = mover;
                    self.known.fill(f64::NAN);
                    self.distances.forget();
                }
                let known = self.known[space.index()];
                let value = if known.is_nan() {
                    let mut board = self.board;
                    if let Some(from) =
                        mover.and_then(|shirt| self.open.team(self.side).space(shirt))
                    {
                        board = board.moved(self.side, from, board.ball);
                    }
                    board.ball = space;
                    let steps = BySide::with(|side| self.distances.of(&board, side).steps(space));
                    let value = -self.judge.resting_from(&board, !self.side, steps);
                    self.known[space.index()] = value;
                    value
                } else {
                    known
                };
                value - weights.attempt * attempts as f64
            }
            // Only where nothing else can be done: no restart moves the watch (C20-time-2), so that two
            // coaches who liked to play the ball out would never come to an end.
            End::Out(..) => -LAST_RESORT,
        }
    }

    /// What a way is worth that leaves the ball where it lies.
    fn unplayed(&self, way: &Way) -> f64 {
        match way.act {
            Some((shirt, Act::Walk(to))) => match self.open.team(self.side).space(shirt) {
                Some(from) => -self
                    .judge
                    .resting(&self.board.moved(self.side, from, to), !self.side),
                None => f64::NEG_INFINITY,
            },
            _ => f64::INFINITY,
        }
    }
}

impl Judge {
    /// The best way on from a mover, act or leg that is asked.
    pub(super) fn plan(&self, position: &Position, side: Side) -> TurnPlan {
        let open = position.open();
        let Some(board) = Board::from_open(open) else {
            return TurnPlan::default();
        };
        let mut look = Look::new(self, open, board, side);
        let mut ideas: Vec<(f64, ChoiceRow)> = Vec::with_capacity(1024);
        let mut shots: Vec<(f64, ChoiceRow)> = Vec::new();
        let found = solver::plays(open, &mut |way| {
            let list = match way.end {
                End::Shot(..) => &mut shots,
                _ => &mut ideas,
            };
            list.push((look.at(way), way.row));
        });
        if found.is_err() {
            return TurnPlan::default();
        }
        let mut looks: Vec<Idea> = [best(&mut shots, SHOTS), best(&mut ideas, OTHERS)]
            .concat()
            .into_iter()
            .filter_map(|(quick, row)| {
                let mut idea = self.carry_out(position, side, &row)?;
                if quick == -LAST_RESORT {
                    idea.value = quick;
                }
                Some(idea)
            })
            .collect();
        looks.sort_by(|one, other| other.value.total_cmp(&one.value));
        looks.truncate(THREATS);
        for idea in &mut looks {
            idea.value += self.threat_missed(&idea.after, side);
        }
        looks
            .into_iter()
            .reduce(|one, other| if other.value > one.value { other } else { one })
            .map_or_else(TurnPlan::default, |idea| idea.plan)
    }

    /// What the look at a resting ball misses: the exact chance of a goal in the opponents' next turn.
    fn threat_missed(&self, after: &Position, side: Side) -> f64 {
        let open = after.open();
        let guess = match (open.step(), Board::from_open(open)) {
            (Step::Warm | Step::OpeningRoll, Some(board)) if open.turn().owner != side => {
                guessed_threat(&board, !side)
            }
            _ => return 0.0,
        };
        if guess == 0.0 || self.weights.threat == 0.0 {
            return 0.0;
        }
        let exact: f64 = (1..=6)
            .filter_map(|roll| solver::best_shot(&solver::with_roll(open, roll).ok()?))
            .map(|(_, chance)| chance.percent() / 600.0)
            .sum();
        self.weights.threat * (self.weights.shot * guess - exact)
    }

    /// Carries a row out and says what it is worth.
    fn carry_out(&self, position: &Position, side: Side, row: &ChoiceRow) -> Option<Idea> {
        let mut after = *position;
        let mut plan = TurnPlan::default();
        for &choice in row.choices() {
            plan.add(&after, choice);
            after.choose(choice, &mut Silent).ok()?;
        }
        if after.open().step() == Step::Follow
            && let Some(choice) = self.best_follow(&after, side)
        {
            plan.add(&after, choice);
            after.choose(choice, &mut Silent).ok()?;
        }
        Some(Idea {
            value: self.expected(&after, side),
            plan,
            after,
        })
    }
}
