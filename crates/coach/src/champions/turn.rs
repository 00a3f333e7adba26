//! A turn: every way to use it is looked at quickly, the best few are looked at exactly.

use gaffer_champions::{Choice, Open, Position, Shirt, Step};
use gaffer_core::{Rules, Side, Silent};

use super::board::Board;
use super::evaluate::Judge;
use super::solver::{self, Act, End, Line, Way};

/// How many of the quick look's best are looked at exactly.
const EXACT: usize = 6;

/// More than anything is worth.
const LAST_RESORT: f64 = 100.0;

/// The choices of a turn that are still to be made, the next one last, each with the position it belongs to.
pub(super) type Plan = Vec<(Position, Choice)>;

/// The quick look at the ways of one turn.
struct Look<'a> {
    judge: &'a Judge,
    open: &'a Open,
    board: Board,
    side: Side,
    /// What a ball is worth at rest, once a player has played it: of the last mover, by space.
    mover: Option<Shirt>,
    known: [f64; 180],
}

impl Look<'_> {
    /// What a way is worth without looking at interceptions and saves one by one.
    fn at(&mut self, way: &Way) -> f64 {
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
                1.0 + left * f64::from(4 - quarters)
            }
            End::Rest(space) => {
                let mover = way.act.map(|(shirt, _)| shirt);
                if mover != self.mover {
                    self.mover = mover;
                    self.known.fill(f64::NAN);
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
                    let value = -self.judge.resting(&board, !self.side);
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
    pub(super) fn plan(&self, position: &Position, side: Side) -> Plan {
        let open = position.open();
        let Some(board) = Board::of(open) else {
            return Plan::new();
        };
        let mut look = Look {
            judge: self,
            open,
            board,
            side,
            mover: None,
            known: [f64::NAN; 180],
        };
        let mut ideas: Vec<(f64, Line)> = Vec::with_capacity(1024);
        let found = solver::plays(open, &mut |way| {
            ideas.push((look.at(way), way.line));
        });
        if found.is_err() {
            return Plan::new();
        }
        let exact = EXACT.min(ideas.len());
        if ideas.len() > exact && exact > 0 {
            ideas.select_nth_unstable_by(exact - 1, |one, other| other.0.total_cmp(&one.0));
        }
        let mut best = (f64::NEG_INFINITY, Plan::new());
        for (quick, line) in &ideas[..exact] {
            if let Some((plan, value)) = self.carry_out(position, side, line) {
                let value = if *quick == -LAST_RESORT {
                    *quick
                } else {
                    value
                };
                if value > best.0 {
                    best = (value, plan);
                }
            }
        }
        best.1.reverse();
        best.1
    }

    /// Carries a line out and says what it is worth.
    fn carry_out(&self, position: &Position, side: Side, line: &Line) -> Option<(Plan, f64)> {
        let mut after = *position;
        let mut plan = Plan::new();
        for &choice in line.choices() {
            plan.push((after, choice));
            after.choose(choice, &mut Silent).ok()?;
        }
        if after.open().step() == Step::Follow
            && let Some(choice) = self.best_follow(&after, side)
        {
            plan.push((after, choice));
            after.choose(choice, &mut Silent).ok()?;
        }
        Some((plan, self.expected(&after, side)))
    }
}
