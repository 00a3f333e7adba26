//! What a position is worth to a side before the dice that follow at once: the average over them.
//!
//! Questions in between are answered as they come: the other side uses nothing, and the own side takes
//! what helps. Nothing here depends on what the other side hides.

use gaffer_core::{Awaits, Dice, Rules, Side, Silent};
use gaffer_fuba::edition;
use gaffer_fuba::pitch::{Area, Line};
use gaffer_fuba::{
    Action, Choice, Entrant, Formation, Move, Open, Piece, Position, Pressing, Skill, SkillSet,
    Step, View, Window,
};

use crate::search::Care;

use super::attention::Attention;
use super::condition::best_stock;
use super::judge::Judge;
use super::row::{Row, best_row};
use super::turn_dice::standing_for_all;

/// The die that stands for all where each would cost a row of moves or more.
const USUAL_DIE: Dice = Dice::one(4);

/// Whether a forced entry is looked past: the value that follows it decides. 2.2 is judged before it.
const LOOKS_PAST_ENTRY: edition::ByEdition<bool> = edition::ByEdition([true, true, false]);

/// The side that looks ahead, with the skills it holds.
#[derive(Clone, Copy)]
pub(super) struct Eyes<'a> {
    pub(super) side: Side,
    hand: SkillSet,
    judge: Judge<'a>,
    /// How well it sees what could be done; everything where nothing is said.
    attention: Option<Attention>,
    care: Care,
}

impl<'a> Eyes<'a> {
    /// The eyes of the side that has the view.
    pub(super) fn new(view: &View, side: Side, judge: Judge<'a>) -> Self {
        let hidden = match view.own() {
            Some((own, secret)) if own == side => secret.skills,
            _ => SkillSet::EMPTY,
        };
        Self {
            side,
            hand: hidden.or(view.open().bench(side).shown_skills()),
            judge,
            attention: None,
            care: Care::Now,
        }
    }

    /// The same eyes for a decision that is worth so much work.
    pub(super) fn with(self, care: Care) -> Self {
        Self { care, ..self }
    }

    /// The same eyes, which see only so well.
    pub(super) fn seeing(self, attention: Option<Attention>) -> Self {
        Self { attention, ..self }
    }

    /// The same eyes for the team that acts, whose skills are not known.
    fn of_acting(self, open: &Open) -> Self {
        Self {
            side: open.acting().0,
            hand: SkillSet::EMPTY,
            ..self
        }
    }

    /// Leaves what is seen of some choices.
    pub(super) fn leave_seen(self, open: &Open, choices: &mut Vec<Choice>) {
        if let Some(attention) = self.attention {
            attention.leave_seen(open, choices);
        }
    }

    /// Whether rows of moves are worked on further; football sense takes the first.
    pub(super) fn exchanges_moves(self) -> bool {
        matches!(self.judge, Judge::Learned(_)) && !self.glances()
    }

    /// Whether a row is grown from its most promising moves alone.
    pub(super) fn glances(self) -> bool {
        self.care == Care::Glance
    }

    /// Whether rows are begun in several ways: somebody who overlooks things does not work that hard.
    pub(super) fn tries_beginnings(self) -> bool {
        self.exchanges_moves() && self.attention.is_none() && self.care == Care::Now
    }

    /// What a position is worth as it stands.
    #[inline]
    pub(super) fn worth(self, open: &Open) -> f64 {
        self.judge.worth(open, self.side)
    }

    /// The value of a position, averaged over the dice awaited; the special event is judged as it
    /// stands.
    pub(super) fn expected(self, position: &Position) -> f64 {
        match position.awaits() {
            Awaits::Nothing(_) => self.worth(position.open()),
            Awaits::Choice(asked) | Awaits::Secret(asked) => self.asked(position, asked),
            Awaits::Roll(roll) => match position.open().step() {
                // Judged as they stand: what follows is long, and the same for most choices.
                Step::EventRoll
                | Step::YellowCardRoll(_)
                | Step::RedCardRoll { .. }
                | Step::SlowPlayRoll
                | Step::StreakingRoll
                | Step::DuelRoll(_)
                | Step::LostSkillRoll(_)
                | Step::GainedSkillRoll(_) => self.worth(position.open()),
                // Usual dice stand for all: three tests of both teams would be a thousand ends.
                Step::TirednessRoll { .. } => self.after_roll(position, Dice::one(6)),
                Step::InjuryRoll { .. } | Step::HighConditionRoll { .. } | Step::ConditionRoll => {
                    self.after_roll(position, USUAL_DIE)
                }
                Step::FreshRoll { wide, .. } => self.fresh_player(position, wide),
                Step::TurnRoll => {
                    self.mean(position, |each| standing_for_all(position.open(), each))
                }
                _ => self.mean(position, |each| {
                    (roll.dice.outcomes()).for_each(|(dice, weight)| each(dice, weight));
                }),
            },
        }
    }

    /// The mean over dice, each with its weight.
    fn mean(self, position: &Position, all: impl FnOnce(&mut dyn FnMut(Dice, u32))) -> f64 {
        let mut sum = 0.0;
        let mut weights = 0;
        all(&mut |dice, weight| {
            let mut after = *position;
            if after.roll(dice, &mut Silent).is_ok() {
                sum += f64::from(weight) * self.expected(&after);
                weights += weight;
            }
        });
        sum / f64::from(weights.max(1))
    }

    /// The value at the end of a row of moves: every question that follows is left, but for Doubling,
    /// which belongs to the row.
    pub(super) fn settled(self, position: &Position) -> f64 {
        let mut after = *position;
        while let step @ (Step::Skill(_) | Step::Sweep) = after.open().step() {
            if step == Step::Skill(Window::Doubling)
                && self.hand.contains(Skill::Doubling)
                && after.awaits() == Awaits::Choice(self.side)
            {
                return self.expected(&after);
            }
            if after.choose(Choice::No, &mut Silent).is_err() {
                break;
            }
        }
        self.worth(after.open())
    }

    /// The value after the first action of the stages that follow, as the acting team would like it:
    /// who acts first cannot be judged without it.
    pub(super) fn after_first_action(self, position: &Position, moves: &mut Vec<Choice>) -> f64 {
        let mut start = *position;
        while let Step::Skill(_) = start.open().step() {
            if start.choose(Choice::No, &mut Silent).is_err() {
                break;
            }
        }
        if start.open().step() != Step::Action {
            return self.expected(&start);
        }
        let actor = self.of_acting(start.open());
        let sign = if actor.side == self.side { 1.0 } else { -1.0 };
        let best = [
            Action::GoalAttempt,
            Action::Adjustment,
            Action::Pressing(Pressing::NORMAL),
            Action::Movement(Line::Defence),
            Action::Movement(Line::Midfield),
            Action::Movement(Line::Forward),
        ]
        .into_iter()
        .filter_map(|action| {
            let mut after = start;
            after.choose(Choice::Action(action), &mut Silent).ok()?;
            Some(match action {
                Action::Movement(_) => best_row(&after, actor, moves, &Row::new()).1,
                _ => actor.expected(&after),
            })
        })
        .fold(f64::NEG_INFINITY, f64::max);
        sign * best
    }

    /// The value of a slow goal kick: after the best movement of each team (F10-5.3f, F14-5.3.1a).
    pub(super) fn slow_goal_kick(self, position: &Position, moves: &mut Vec<Choice>) -> f64 {
        let mut after = *position;
        while after.open().step() == Step::Movement {
            let actor = self.of_acting(after.open());
            let mut best = (after, Row::new(), f64::NEG_INFINITY);
            for line in Line::ALL {
                let mut begun = after;
                let movement = Choice::Action(Action::Movement(line));
                if begun.choose(movement, &mut Silent).is_ok() {
                    let (row, value) = best_row(&begun, actor, moves, &Row::new());
                    if value > best.2 {
                        best = (begun, row, value);
                    }
                }
            }
            let (begun, row, _) = best;
            after = begun;
            for (_, choice) in row.into_iter().rev() {
                let made = after.choose(choice, &mut Silent);
                debug_assert!(made.is_ok(), "{made:?}");
            }
            if after.open().acting().0 == actor.side && after.open().step() == Step::Movement {
                break;
            }
        }
        self.worth(after.open())
    }

    /// High condition: the row of a usual die, begun with the moves of another movement.
    pub(super) fn high_condition(
        self,
        position: &Position,
        begun: &Row,
        moves: &mut Vec<Choice>,
    ) -> (Row, f64) {
        let mut after = *position;
        if after.roll(USUAL_DIE, &mut Silent).is_err() {
            return (Row::new(), f64::NEG_INFINITY);
        }
        best_row(&after, self, moves, begun)
    }

    fn after_roll(self, position: &Position, dice: Dice) -> f64 {
        let mut after = *position;
        let rolled = after.roll(dice, &mut Silent);
        debug_assert!(rolled.is_ok(), "{rolled:?}");
        if rolled.is_ok() {
            self.expected(&after)
        } else {
            self.worth(position.open())
        }
    }

    /// A fresh player brings one point or two (F22-A3f): two ends stand for 36.
    fn fresh_player(self, position: &Position, wide: bool) -> f64 {
        let minute = i32::from(position.open().clock().minute());
        let less = if wide { 2 } else { 0 };
        let two = (1..=6)
            .flat_map(|one| (1..=6).map(move |other| one + other))
            .filter(|sum| 10 * (sum - less) <= minute)
            .count();
        let share = two as f64 / 36.0;
        let one_point = self.after_roll(position, Dice::two(6, 6));
        if two == 0 {
            one_point
        } else {
            share * self.after_roll(position, Dice::two(1, 1)) + (1.0 - share) * one_point
        }
    }

    /// The value where a side is asked something.
    fn asked(self, position: &Position, asked: Side) -> f64 {
        let own = asked == self.side;
        match position.open().step() {
            Step::Skill(window) => {
                let left = self.after(position, Choice::No);
                // Only where the use belongs to what was just chosen; the rest is decided in its time.
                match window {
                    Window::Shooter | Window::Doubling | Window::FullBack if own => {
                        self.uses(position, left)
                    }
                    _ => left,
                }
            }
            Step::Sweep | Step::SlowPlay | Step::PerfectPass | Step::Bounce => {
                self.after(position, Choice::No)
            }
            Step::Replace { .. } => self.after(position, Choice::Yes),
            Step::LosePoint { .. } | Step::GainPoints { .. } => {
                let stocks = Line::ALL
                    .into_iter()
                    .map(Choice::Point)
                    .filter(|choice| allowed(position, *choice));
                self.after(position, best_stock(position.open(), asked, stocks))
            }
            Step::Substitutions(_) if own => self.substitution(position),
            Step::Dribble if own => self.dribble(position),
            Step::StandIn => {
                let areas = position.open().pass().1.adjacent().into_iter();
                areas
                    .map(|area| self.after(position, Choice::StandIn(area)))
                    .fold(f64::NEG_INFINITY, f64::max)
            }
            Step::Entry(_) if LOOKS_PAST_ENTRY[position.open().edition()] => self.entry(position),
            _ => self.worth(position.open()),
        }
    }

    /// The value after a piece has gone to the ball: any of them, they are equally far.
    fn entry(self, position: &Position) -> f64 {
        Area::ALL
            .into_iter()
            .map(Entrant::Outfield)
            .chain([Entrant::Keeper, Entrant::Taker])
            .map(Choice::Enter)
            .find(|choice| allowed(position, *choice))
            .map_or(f64::NEG_INFINITY, |choice| self.after(position, choice))
    }

    /// The value after a choice that is allowed; the worst where it is not.
    fn after(self, position: &Position, choice: Choice) -> f64 {
        let mut after = *position;
        if after.choose(choice, &mut Silent).is_ok() {
            self.expected(&after)
        } else {
            f64::NEG_INFINITY
        }
    }

    /// The best that a skill of the hand makes of a window, if it is better than leaving it.
    fn uses(self, position: &Position, left: f64) -> f64 {
        let mut best = left;
        for skill in self.hand {
            if skill == Skill::SkilledFullBack {
                for area in Area::ALL {
                    best = best.max(self.after(position, Choice::Use(skill, Some(area))));
                }
            } else {
                best = best.max(self.after(position, Choice::Use(skill, None)));
            }
        }
        best
    }

    /// A fresh player or a card less; another formation only where nothing else is possible.
    fn substitution(self, position: &Position) -> f64 {
        let best = [
            Choice::SubstituteYellow,
            Choice::SubstituteFresh { wide: false },
            Choice::SubstituteFresh { wide: true },
        ]
        .into_iter()
        .map(|choice| self.after(position, choice))
        .fold(f64::NEG_INFINITY, f64::max);
        if best > f64::NEG_INFINITY {
            return best;
        }
        Formation::all()
            .map(Choice::SubstituteFormation)
            .find(|choice| allowed(position, *choice))
            .map_or(f64::NEG_INFINITY, |choice| self.after(position, choice))
    }

    /// The best way on after a dribble that was won.
    fn dribble(self, position: &Position) -> f64 {
        let from = position.open().ball();
        let mut best = f64::NEG_INFINITY;
        for to in from.adjacent() {
            for piece in [Piece::Outfield, Piece::Keeper] {
                let step = Move {
                    piece,
                    from,
                    to,
                    with_ball: true,
                };
                best = best.max(self.after(position, Choice::Move(step)));
            }
        }
        best
    }
}

fn allowed(position: &Position, choice: Choice) -> bool {
    let mut after = *position;
    after.choose(choice, &mut Silent).is_ok()
}
