//! The board as the coach looks at it: who stands where, who is nearest to the ball, how far the goals are.

use std::sync::LazyLock;

use gaffer_champions::{Open, ROWS, Space, SpaceSet};
use gaffer_core::{BySide, Side};

/// The most steps that are told apart: further than two rolls take a player.
pub(super) const FAR: u8 = 16;
/// More steps than a ball is worth following.
const FAR_FROM_GOAL: u8 = 16;
const BEFORE_FAR: usize = FAR_FROM_GOAL as usize - 1;

/// For each side the spaces beyond a row, counted from its own endline.
static BEYOND: LazyLock<BySide<[SpaceSet; ROWS as usize]>> = LazyLock::new(|| {
    BySide::with(|side| {
        std::array::from_fn(|row| {
            let is_beyond = |space: &Space| usize::from(space.row_from(side)) > row;
            SpaceSet::ALL.iter().filter(is_beyond).collect()
        })
    })
});

/// The row of the second last opponent, counted from a side's own endline; none with fewer than two of them.
pub(super) fn second_last_row(side: Side, opponents: SpaceSet) -> Option<u8> {
    let second = match side {
        Side::Home => opponents.without(opponents.last()?).last(),
        Side::Away => opponents.without(opponents.first()?).first(),
    };
    Some(second?.row_from(side))
}

/// Players and ball, as sets that are cheap to change and to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub players: BySide<SpaceSet>,
    pub goalies: BySide<Option<Space>>,
    pub makeshift: BySide<bool>,
    pub ball: Space,
    pub offside: bool,
    pub fouls: bool,
}

impl Board {
    /// The board of a position that has a ball.
    pub(super) fn from_open(open: &Open) -> Option<Self> {
        Some(Self::at(open, open.ball()?))
    }

    /// The board of a position, with the ball on a space.
    pub(super) fn at(open: &Open, ball: Space) -> Self {
        let team = |side| open.team(side);
        Self {
            players: BySide::with(|side| team(side).spaces()),
            goalies: BySide::with(|side| team(side).space(team(side).goalie())),
            makeshift: BySide::with(|side| team(side).has_makeshift_goalie()),
            ball,
            offside: open.options().offside,
            fouls: open.options().fouls,
        }
    }

    /// Every space with a player.
    #[inline]
    pub(super) fn occupied(&self) -> SpaceSet {
        self.players.home | self.players.away
    }

    /// The board after a player went somewhere.
    #[must_use]
    pub(super) fn moved(mut self, side: Side, from: Space, to: Space) -> Self {
        self.players[side].remove(from);
        self.players[side].insert(to);
        if self.goalies[side] == Some(from) {
            self.goalies[side] = Some(to);
        }
        self
    }

    /// The steps of each side's two nearest players to the ball, at most [`FAR`] (C20-def-5).
    pub(super) fn nearest(&self) -> BySide<[u8; 2]> {
        let occupied = self.occupied();
        if occupied.has(self.ball) {
            // Nobody else can walk to it.
            return BySide::with(|side| {
                let first = if self.players[side].has(self.ball) {
                    0
                } else {
                    FAR
                };
                [first, FAR]
            });
        }
        let mut nearest = BySide::with(|_| [FAR; 2]);
        let mut seen = SpaceSet::single(self.ball);
        let walkable = !(occupied | SpaceSet::GOALS).with(self.ball);
        let mut layer = seen.neighbours();
        for steps in 1..FAR {
            for side in Side::BOTH {
                let [first, second] = &mut nearest[side];
                let found = layer & self.players[side];
                if *second == FAR && !found.is_empty() {
                    if *first < FAR || found.has_at_least(2) {
                        *second = steps;
                    }
                    *first = steps.min(*first);
                }
            }
            if nearest.home[1] < FAR && nearest.away[1] < FAR {
                break;
            }
            seen |= layer;
            layer = (layer & walkable).neighbours().minus(seen);
            if layer.is_empty() {
                break;
            }
        }
        nearest
    }

    /// The spaces on which a side's players are in offside position if the ball is played from a row
    /// (C20-offside-1, 2).
    pub(super) fn offside(&self, side: Side, ball: Space) -> SpaceSet {
        if !self.offside {
            return SpaceSet::EMPTY;
        }
        let row = ball.row_from(side);
        let second = second_last_row(side, self.players[!side]);
        BEYOND[side][second.map_or(row, |second| second.max(row)) as usize]
    }

    /// How many ball steps a side needs from the ball into the opponents' goal; a teammate on the way is
    /// free, because the step onto him is given back (C20-kick-6).
    pub(super) fn steps_to_goal(&self, side: Side) -> u8 {
        self.steps_over(side, SpaceSet::FIELD.minus(self.occupied()))
    }

    /// The same where no opposing outfielder can intercept the ball (C20-intercept-2).
    pub(super) fn safe_steps_to_goal(&self, side: Side) -> u8 {
        let outfield = match self.goalies[!side] {
            Some(goalie) => self.players[!side].without(goalie),
            None => self.players[!side],
        };
        let risky = self.occupied() | outfield.neighbours();
        self.steps_over(side, SpaceSet::FIELD.minus(risky))
    }

    /// The same over some empty spaces alone.
    fn steps_over(&self, side: Side, empty: SpaceSet) -> u8 {
        let mates = self.mates(side);
        let goal = SpaceSet::goal(!side).minus(self.players[!side]);
        let mut reached = SpaceSet::single(self.ball);
        let mut layer = reached;
        for steps in 1..FAR_FROM_GOAL {
            let around = around_with(mates, layer, &mut reached);
            if around.meets(goal) {
                return steps;
            }
            layer = (around & empty).minus(reached);
            if layer.is_empty() {
                break;
            }
            reached |= layer;
        }
        FAR_FROM_GOAL
    }

    /// The players of a side before the ball.
    pub(super) fn ahead(&self, side: Side) -> SpaceSet {
        self.players[side] & BEYOND[side][self.ball.row_from(side) as usize]
    }

    /// The players of a side who are not offside if the ball is played from where it lies.
    pub(super) fn mates(&self, side: Side) -> SpaceSet {
        self.players[side].minus(self.offside(side, self.ball))
    }

    /// The ball steps of a side into the opponents' goal from every space at once, like [`Self::steps_to_goal`] from one.
    pub(super) fn distances_to_goal(&self, side: Side) -> ToGoal {
        let mates = self.mates(side);
        let empty = SpaceSet::FIELD.minus(self.occupied());
        let mut layer = SpaceSet::goal(!side).minus(self.players[!side]);
        let mut reached = layer;
        let mut found = ToGoal {
            mates,
            opponents: self.players[!side],
            within: [SpaceSet::EMPTY; BEFORE_FAR],
            known: 0,
        };
        loop {
            let around = around_with(mates, layer, &mut reached);
            found.within[found.known] = around;
            found.known += 1;
            layer = (around & empty).minus(reached);
            if layer.is_empty() || found.known == found.within.len() {
                return found;
            }
            reached |= layer;
        }
    }

    /// How many steps a side's goalie is from the way of a usual shot; at least one (C20-save-2).
    pub(super) fn goalie_steps(&self, side: Side) -> u8 {
        let mouth = |column| Space::in_row_of(side, column, 1);
        let makeshift = u8::from(self.makeshift[side]);
        self.goalies[side].map_or(4, |goalie| {
            let steps = goalie.distance(mouth(5)).min(goalie.distance(mouth(6)));
            steps.clamp(1, 4) + makeshift
        })
    }
}

/// How many ball steps a side needs into the opponents' goal, from wherever the ball may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct ToGoal {
    /// Who passes the ball on for nothing; with another ball they may be others.
    pub mates: SpaceSet,
    opponents: SpaceSet,
    /// The spaces from which it is a step, two steps and so on, those of fewer among them.
    within: [SpaceSet; BEFORE_FAR],
    known: usize,
}

impl ToGoal {
    fn within(&self) -> &[SpaceSet] {
        &self.within[..self.known]
    }

    /// The ball steps from a space.
    pub(super) fn steps(&self, ball: Space) -> u8 {
        let fewest = self.within().iter().position(|within| within.has(ball));
        fewest.map_or(FAR_FROM_GOAL, |fewer| fewer as u8 + 1)
    }

    /// The mean over the spaces of a zone without an opponent: how well the side's players stand to pass the ball on.
    pub(super) fn mean(&self, zone: SpaceSet) -> f64 {
        let mut left = zone.minus(self.opponents);
        let count = left.len();
        let mut sum = 0;
        for within in self.within() {
            sum += left.len();
            left = left.minus(*within);
            if left.is_empty() {
                break;
            }
        }
        f64::from(sum) / f64::from(count.max(1))
    }
}

/// The ball steps from everywhere, found once as long as players stand as they do.
#[derive(Debug, Default)]
pub(super) struct Distances {
    known: Vec<(Side, ToGoal)>,
}

impl Distances {
    /// Somebody stands elsewhere now.
    pub(super) fn forget(&mut self) {
        self.known.clear();
    }

    /// Those of a side, with the ball where it lies.
    pub(super) fn of(&mut self, board: &Board, side: Side) -> ToGoal {
        let mates = board.mates(side);
        let same = |(of, found): &&(Side, ToGoal)| *of == side && found.mates == mates;
        if let Some((_, found)) = self.known.iter().find(same) {
            return *found;
        }
        let found = board.distances_to_goal(side);
        self.known.push((side, found));
        found
    }
}

/// What is next to a layer, and to the teammates whom that reaches for nothing.
#[expect(
    clippy::inline_always,
    reason = "the innermost loop of every judgement: as a call it costs a search four percent"
)]
#[inline(always)]
fn around_with(mates: SpaceSet, layer: SpaceSet, reached: &mut SpaceSet) -> SpaceSet {
    let mut around = layer.ring();
    loop {
        let free = (around & mates).minus(*reached);
        if free.is_empty() {
            return around;
        }
        *reached |= free;
        around |= free.ring();
    }
}

#[cfg(test)]
mod tests {
    use gaffer_champions::{Options, Position};
    use gaffer_core::{Awaits, Rules, Silent};

    use crate::Luck;

    use super::*;

    /// From the goal backwards it is as far as from each space forwards, wherever players stand, offside or not.
    #[test]
    fn distances_are_the_same_from_both_ends() {
        let mut seen = 0;
        for (seed, options) in [(1, Options::FRIENDLY), (2, Options::FULL)] {
            let mut position = Position::begin(&options).expect("sound options");
            let mut luck = Luck::new(seed);
            let mut choices = Vec::new();
            loop {
                if let Some(mut board) = Board::from_open(position.open()) {
                    let mut distances = Distances::default();
                    for (side, space) in Side::BOTH
                        .map(|side| SpaceSet::ALL.iter().map(move |space| (side, space)))
                        .into_iter()
                        .flatten()
                    {
                        board.ball = space;
                        let steps = board.steps_to_goal(side);
                        assert_eq!(distances.of(&board, side).steps(space), steps, "{board:?}");
                        seen += usize::from(steps < FAR_FROM_GOAL);
                    }
                }
                match position.awaits() {
                    Awaits::Nothing(_) => break,
                    Awaits::Roll(roll) => position
                        .roll(luck.dice(&roll.dice), &mut Silent)
                        .expect("it counts"),
                    Awaits::Choice(_) | Awaits::Secret(_) => {
                        choices.clear();
                        position.choices(&mut choices);
                        let choice = choices[luck.below(choices.len())];
                        position.choose(choice, &mut Silent).expect("offered");
                    }
                }
            }
        }
        assert!(seen > 10_000, "{seen}");
    }
}
