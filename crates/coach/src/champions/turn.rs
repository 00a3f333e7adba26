//! A turn: every walk and every play is looked at quickly, the best few are looked at exactly.

use gaffer_champions::{Choice, Open, Position, Shirt, SpaceSet, Step};
use gaffer_core::{Awaits, Rules, Side, Silent};

use super::board::Board;
use super::evaluate::Judge;
use super::plays::{OnBall, Play, Plays};

/// How many of the quick look's best are looked at exactly.
const EXACT: usize = 6;

/// The choices of a turn that are still to be made, the next one last, each with the position it belongs to.
pub(super) type Plan = Vec<(Position, Choice)>;

/// Something a side can do with its turn.
#[derive(Clone, Copy, Debug)]
struct Idea {
    value: f64,
    mover: Option<Shirt>,
    act: Option<Choice>,
    play: Option<Play>,
}

/// Finds the best turn; keeps its room between turns.
#[derive(Clone, Debug)]
pub(super) struct Thinker {
    pub judge: Judge,
    plays: Plays,
    ideas: Vec<Idea>,
    choices: Vec<Choice>,
}

impl Thinker {
    pub(super) fn new(judge: Judge) -> Self {
        Self {
            judge,
            plays: Plays::default(),
            ideas: Vec::new(),
            choices: Vec::new(),
        }
    }

    /// The best way on from a mover, act or leg that is asked.
    pub(super) fn plan(&mut self, position: &Position, side: Side) -> Plan {
        self.ideas.clear();
        let open = position.open();
        match open.step() {
            Step::Mover => {
                self.choices.clear();
                position.choices(&mut self.choices);
                for choice in std::mem::take(&mut self.choices) {
                    if let Choice::Mover(shirt) = choice {
                        self.think_of_mover(open, side, shirt);
                    }
                }
            }
            Step::Act => {
                if let Some(shirt) = open.turn().mover {
                    self.think_of_mover(open, side, shirt);
                }
            }
            _ => self.think_of_kick(open),
        }
        self.ideas
            .sort_unstable_by(|one, other| other.value.total_cmp(&one.value));
        let mut best = (f64::NEG_INFINITY, Plan::new());
        let mut looked = 0;
        for idea in &self.ideas {
            let Some((plan, value)) = self.judge.carry_out(position, side, idea) else {
                continue;
            };
            if value > best.0 {
                best = (value, plan);
            }
            looked += 1;
            if looked == EXACT {
                break;
            }
        }
        best.1.reverse();
        best.1
    }

    fn think_of_mover(&mut self, open: &Open, side: Side, shirt: Shirt) {
        let (Some(board), Some(from)) = (Board::of(open), open.team(side).space(shirt)) else {
            return;
        };
        let roll = open.turn().roll;
        for end in open.walk_ends(shirt).iter() {
            let value = -self.judge.resting(&board.moved(side, from, end), !side);
            self.ideas.push(Idea {
                value,
                mover: Some(shirt),
                act: Some(Choice::Walk(end)),
                play: None,
            });
        }
        let reaches = open.walks(side, shirt, roll).reaches;
        for steps in 0..=roll {
            if reaches >> steps & 1 == 0 {
                continue;
            }
            let on_ball = OnBall {
                side,
                strength: roll + u8::from(steps > 0) - steps,
                touched: SpaceSet::EMPTY,
                again: open.turn().kind != gaffer_champions::TurnKind::Normal,
            };
            let after = board.moved(side, from, board.ball);
            self.think_of_plays(&after, on_ball, Some(shirt), Some(Choice::Reach(steps)));
        }
        // Rare and few: they are always looked at exactly.
        if roll == 1 || shirt == open.team(side).goalie() {
            for act in [Choice::Hands]
                .into_iter()
                .chain(open.team(!side).on_pitch().iter().map(Choice::Charge))
            {
                if self.offers_rare_act(open, shirt, act) {
                    self.ideas.push(Idea {
                        value: f64::INFINITY,
                        mover: Some(shirt),
                        act: Some(act),
                        play: None,
                    });
                }
            }
        }
    }

    /// Whether an act may be possible at all; the rules say so for certain.
    fn offers_rare_act(&self, open: &Open, shirt: Shirt, act: Choice) -> bool {
        let side = open.turn().owner;
        match act {
            Choice::Hands => open
                .ball()
                .is_some_and(|ball| SpaceSet::penalty_area(side).has(ball)),
            Choice::Charge(other) => {
                let at = |side: Side, shirt| open.team(side).space(shirt);
                open.turn().roll == 1
                    && matches!((at(side, shirt), at(!side, other)), (Some(a), Some(b)) if a.is_next_to(b))
            }
            _ => false,
        }
    }

    fn think_of_kick(&mut self, open: &Open) {
        let (Some(board), Some(play)) = (Board::of(open), open.play()) else {
            return;
        };
        let team = open.team(play.side);
        let last = play.touched.last();
        let touched: SpaceSet = play
            .touched
            .iter()
            .filter(|shirt| Some(*shirt) != last)
            .filter_map(|shirt| team.space(shirt))
            .collect();
        let on_ball = OnBall {
            side: play.side,
            strength: play.strength,
            touched,
            again: play.taker && play.touched.len() == 1,
        };
        self.think_of_plays(&board, on_ball, None, None);
    }

    fn think_of_plays(
        &mut self,
        board: &Board,
        on_ball: OnBall,
        mover: Option<Shirt>,
        act: Option<Choice>,
    ) {
        self.plays.search(board, on_ball);
        let side = on_ball.side;
        for play in self.plays.rests() {
            let after = Board {
                ball: play.end,
                ..*board
            };
            let value = -self.judge.resting(&after, !side)
                - self.judge.weights.attempt * f64::from(play.attempts);
            self.ideas.push(Idea {
                value,
                mover,
                act,
                play: Some(*play),
            });
        }
        if let Some(play) = self.plays.shot {
            self.ideas.push(Idea {
                value: self.judge.shot(play.goal),
                mover,
                act,
                play: Some(play),
            });
        }
    }
}

impl Judge {
    /// Carries an idea out, if the rules allow it, and says what it is worth.
    fn carry_out(&self, position: &Position, side: Side, idea: &Idea) -> Option<(Plan, f64)> {
        let mut after = *position;
        let mut plan = Plan::new();
        let mut take = |after: &mut Position, choice: Choice| -> bool {
            let before = *after;
            let done = after.choose(choice, &mut Silent).is_ok();
            if done {
                plan.push((before, choice));
            }
            done
        };
        if let (Step::Mover, Some(shirt)) = (after.open().step(), idea.mover)
            && !take(&mut after, Choice::Mover(shirt))
        {
            return None;
        }
        if let (Step::Act, Some(act)) = (after.open().step(), idea.act)
            && after.open().turn().mover == idea.mover
            && !take(&mut after, act)
        {
            return None;
        }
        if let Some(play) = &idea.play {
            for leg in play.legs() {
                let may = after.open().step() == Step::Leg
                    && matches!(after.awaits(), Awaits::Choice(who) if who == side);
                // A leg without alternative was played already.
                if may && !take(&mut after, Choice::Leg(leg)) {
                    return None;
                }
            }
            if after.open().step() == Step::Follow
                && let Some(choice) = self.best_follow(&after, side)
            {
                take(&mut after, choice);
            }
        }
        let value = self.expected(&after, side);
        Some((plan, value))
    }
}
