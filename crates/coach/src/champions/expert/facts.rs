//! The facts of a scene that the network looks at, as the side sees them that plays the ball next.
//!
//! Both symmetries of the grid are used: that side always attacks the same goal, and the ball is always on the same
//! wing, so that what was learned on one side is known on the other.

use std::sync::LazyLock;

use gaffer_champions::{COLUMNS, ROWS, Restart, Space, SpaceSet};
use gaffer_core::{BySide, Side};

use crate::net::{Facts, fact_list};

use super::super::board::ToGoal;
use super::super::weights::Weights;
use super::chances::Chances;
use super::scene::{Kind, Scene, shape};
use super::time::WHOLE;

/// The spaces of the grid, and those on which the ball can be, the wings being one.
const SPACES: usize = COLUMNS as usize * ROWS as usize;
const BALLS: usize = SPACES / 2;
/// How far from the ball players are told apart: across and along, either way.
const ACROSS: i8 = 7;
const ALONG: i8 = 8;
const OFFSETS: usize = (2 * ACROSS as usize + 1) * (2 * ALONG as usize + 1);
/// Steps of players to the ball that are told apart, alone and in pairs.
const WALKS: usize = 17;
const NEAR: usize = 8;
/// Ball steps into the goal, likewise.
const STEPS: usize = 17;
const SHORT: usize = 12;
/// Chances of a shot in parts of one roll's quarter, and mean ball steps in halves.
const QUARTERS: usize = 25;
const SHAPES: usize = 24;
const AHEAD: usize = 11;
const ROLLS: usize = 6;
const GOALIES: usize = 6;
/// How many cards, injuries and missing players are told apart.
const MARKED: usize = 6;
const KINDS: usize = 16;
/// What sense says, in steps of a few hundredths of a goal from the worst that it tells apart.
const SENSE: usize = 64;
const WORST: f64 = -0.4;
/// How many goals one more input of sense means.
pub const SENSE_STEP: f64 = 0.0125;
/// What is switched on: off-side, fouls, substitutions.
const SWITCHES: usize = 3;

// Groups of both sides have the own side first, which is the one that plays next.
fact_list! {
    /// Where the players of each side stand.
    PLAYERS: 2 * SPACES;
    /// Where each goalie stands.
    KEEPERS: 2 * SPACES;
    /// Where the ball is.
    BALL: BALLS;
    /// How the players of each side stand to the ball.
    OFFSETS: 2 * OFFSETS;
    /// How those with a yellow card do.
    YELLOW: 2 * OFFSETS;
    /// The steps of each side's nearest player to the ball.
    WALKS: 2 * WALKS;
    /// Those of its second nearest.
    SECOND: 2 * WALKS;
    /// The steps of both nearest players at once.
    RACE: NEAR * NEAR;
    /// The ball steps into the goal that each side attacks.
    STEPS: 2 * STEPS;
    /// Those on a way that nobody can intercept.
    SAFE: 2 * STEPS;
    /// The steps of each side's nearest player to the ball, with the ball's into the goal.
    ATTACK: 2 * NEAR * SHORT;
    /// The chance of a roll with which each side can shoot.
    SHOTS: 2 * QUARTERS;
    /// The chance of one with which nobody can intercept the shot.
    SURE: 2 * QUARTERS;
    /// How well the players of each side are spread, in halves of a ball step.
    SHAPES: 2 * SHAPES;
    /// The players of each side before the ball.
    AHEAD: 2 * AHEAD;
    /// How far each goalie is from his place.
    GOALIES: 2 * GOALIES;
    /// The rolls with which each side would foul.
    FOULS: 2 * ROLLS;
    /// Those with which it would see a red card.
    REDS: 2 * ROLLS;
    /// The players that each side lacks.
    MISSING: 2 * MARKED;
    /// Its players with a yellow card.
    CARDS: 2 * MARKED;
    /// Its injured players.
    INJURED: 2 * MARKED;
    /// The substitutions that it has left.
    BENCH: 2 * 3;
    /// The substitutes that warm up.
    WARMING: 2 * 3;
    /// Whether its goalie is none by trade.
    MAKESHIFT: 2;
    /// What kind of play comes next, with the ball's row.
    KIND: KINDS * ROWS as usize;
    /// What is switched on.
    SWITCHES: SWITCHES;
    /// What the sensible coach's weights say of the ball.
    SENSE: SENSE;
}

/// The inputs that tell in steps of [`SENSE_STEP`] goals what sense says of a scene.
pub const SENSE_INPUTS: std::ops::Range<usize> = Groups::SENSE..Groups::SENSE + SENSE;

/// Column and row of every space as each side sees it, left and right as they are or exchanged.
type Seen = [(i8, i8); Space::NUMBERS];

static SEEN: LazyLock<BySide<[Seen; 2]>> =
    LazyLock::new(|| BySide::with(|side| [false, true].map(|flip| seen(side, flip))));

fn seen(side: Side, flip: bool) -> Seen {
    let mut seen = [(0, 0); Space::NUMBERS];
    for space in SpaceSet::ALL.iter() {
        let (mut column, mut row) = (space.column(), space.row());
        if side == Side::Away {
            (column, row) = (COLUMNS - 1 - column, ROWS - 1 - row);
        }
        if flip {
            column = COLUMNS - 1 - column;
        }
        seen[space.index()] = (column as i8, row as i8);
    }
    seen
}

/// The grid as the side sees it that plays next, the ball never on its right.
#[derive(Clone, Copy)]
struct Perspective(&'static Seen);

impl Perspective {
    fn new(side: Side, ball: Space) -> Self {
        let [plain, flipped] = &SEEN[side];
        if plain[ball.index()].0 >= COLUMNS as i8 / 2 {
            Self(flipped)
        } else {
            Self(plain)
        }
    }

    /// Column and row of a space.
    #[inline]
    fn at(self, space: Space) -> (i8, i8) {
        self.0[space.index()]
    }
}

fn space((column, row): (i8, i8)) -> usize {
    row as usize * COLUMNS as usize + column as usize
}

/// How a space lies to the ball, if it is not far from it.
fn offset(from: (i8, i8), to: (i8, i8)) -> Option<usize> {
    let (across, along) = (to.0 - from.0, to.1 - from.1);
    (across.abs() <= ACROSS && along.abs() <= ALONG).then(|| {
        let column = (across + ACROSS) as usize;
        (along + ALONG) as usize * (2 * ACROSS as usize + 1) + column
    })
}

fn kind(kind: Kind) -> usize {
    match kind {
        Kind::Roll => 0,
        Kind::Hands => 1,
        Kind::Restart(restart) => match restart {
            Restart::AfterGoal => 2,
            Restart::GoalKick => 3,
            Restart::ThrowIn => 4,
            Restart::Corner => 5,
            Restart::FreeKick => 6,
            Restart::Penalty => 7,
        },
        Kind::Leg(strength) => 8 + usize::from(strength).min(KINDS - 9),
    }
}

/// The part of the match that is left, and how surely play goes on: what is special about the scene shows in the first few rolls.
pub(super) fn shares_left(scene: &Scene) -> (f32, f32) {
    let soon = 1.0 - 0.6_f64.powf(scene.rolls + 1.0);
    ((scene.rolls / WHOLE) as f32, soon as f32)
}

/// The facts of a scene.
pub fn facts(scene: &Scene) -> Facts {
    facts_with(
        scene,
        &BySide::with(|side| scene.board.distances_to_goal(side)),
    )
}

/// The same, where the ball steps of both sides from everywhere are known.
pub(super) fn facts_with(scene: &Scene, to_goal: &BySide<ToGoal>) -> Facts {
    let mut found = Facts::default();
    let facts = &mut found;
    let (board, next) = (&scene.board, scene.next);
    let sight = Perspective::new(next, board.ball);
    let ball = sight.at(board.ball);
    (facts.left, facts.soon) = shares_left(scene);
    facts.add(Groups::BALL + ball.1 as usize * (COLUMNS as usize / 2) + ball.0 as usize);
    facts.add(Groups::KIND + kind(scene.kind) * ROWS as usize + ball.1 as usize);
    let nearest = board.nearest();
    let near = |side: Side| usize::from(nearest[side][0]).min(NEAR - 1);
    facts.add(Groups::RACE + near(next) * NEAR + near(!next));
    let chances = BySide::with(|side| {
        let kind = if side == next { scene.kind } else { Kind::Roll };
        let distances = (nearest[side][0], nearest[!side][0]);
        let steps = to_goal[side].steps(board.ball);
        Chances::new(
            board,
            side,
            kind,
            steps,
            distances,
            scene.teams[side].yellow,
        )
    });
    for side in Side::BOTH {
        let who = usize::from(side != next);
        let chances = &chances[side];
        let mut one_of = |group: usize, count: usize, value: usize| {
            facts.add(group + who * count + value.min(count - 1));
        };
        for player in board.players[side].iter() {
            let at = sight.at(player);
            if board.goalies[side] == Some(player) {
                one_of(Groups::KEEPERS, SPACES, space(at));
            } else {
                one_of(Groups::PLAYERS, SPACES, space(at));
            }
            if let Some(offset) = offset(ball, at) {
                one_of(Groups::OFFSETS, OFFSETS, offset);
                if scene.teams[side].yellow.has(player) {
                    one_of(Groups::YELLOW, OFFSETS, offset);
                }
            }
        }
        let [first, second] = nearest[side];
        one_of(Groups::WALKS, WALKS, usize::from(first));
        one_of(Groups::SECOND, WALKS, usize::from(second));
        one_of(Groups::STEPS, STEPS, usize::from(chances.steps));
        one_of(Groups::SAFE, STEPS, usize::from(chances.safe));
        let steps = usize::from(chances.steps).min(SHORT - 1);
        one_of(Groups::ATTACK, NEAR * SHORT, near(side) * SHORT + steps);
        let quarters = |chance: f64| (chance * (QUARTERS - 1) as f64).round() as usize;
        one_of(Groups::SHOTS, QUARTERS, quarters(chances.any));
        one_of(Groups::SURE, QUARTERS, quarters(chances.sure));
        one_of(
            Groups::SHAPES,
            SHAPES,
            (2.0 * shape(side, &to_goal[side])) as usize,
        );
        one_of(Groups::AHEAD, AHEAD, board.ahead(side).len() as usize);
        one_of(Groups::GOALIES, GOALIES, board.goalie_steps(side).into());
        one_of(Groups::FOULS, ROLLS, chances.fouls);
        one_of(Groups::REDS, ROLLS, chances.reds);
        let mut many = |group: usize, count: usize, value: usize| {
            (0..value.min(count)).for_each(|index| facts.add(group + who * count + index));
        };
        let team = &scene.teams[side];
        let missing = 11_usize.saturating_sub(board.players[side].len() as usize);
        many(Groups::MISSING, MARKED, missing);
        many(Groups::CARDS, MARKED, team.yellow.len() as usize);
        many(Groups::INJURED, MARKED, team.injured.len() as usize);
        if scene.subs {
            many(Groups::BENCH, 3, team.substitutions.into());
            many(Groups::WARMING, 3, team.warming.into());
        }
        many(Groups::MAKESHIFT, 1, board.makeshift[side].into());
    }
    let sense = sense(scene, &chances, nearest);
    let steps = ((sense - WORST) / SENSE_STEP).clamp(0.0, SENSE as f64) as usize;
    (0..steps).for_each(|step| facts.add(Groups::SENSE + step));
    let switches = [board.offside, board.fouls, scene.subs];
    for (index, on) in switches.into_iter().enumerate() {
        if on {
            facts.add(Groups::SWITCHES + index);
        }
    }
    found
}

/// What the sensible coach's weights say of the ball, in goals: a first idea, which the other facts put right.
fn sense(scene: &Scene, chances: &BySide<Chances>, nearest: BySide<[u8; 2]>) -> f64 {
    let weights = Weights::default();
    let (board, next) = (&scene.board, scene.next);
    let (own, their) = (&chances[next], &chances[!next]);
    let difference = |of: &dyn Fn(Side) -> u8| f64::from(of(!next)) - f64::from(of(next));
    let missed = 1.0 - own.reached;
    let near = |side: Side, which: usize| nearest[side][which].min(10);
    let share = |fouls: usize| fouls as f64 / 6.0;
    weights.shot * own.any - weights.reply * missed * their.any
        + weights.territory * (f64::from(their.steps) - f64::from(own.steps))
        + weights.near * difference(&|side| near(side, 0))
        + weights.support * difference(&|side| near(side, 1))
        + weights.goalie * difference(&|side| board.goalie_steps(side))
        + weights.foul * (share(their.fouls) * f64::midpoint(missed, 1.0) - share(own.fouls))
}

#[cfg(test)]
mod tests {
    use gaffer_champions::{Options, Position, SpaceSet};
    use gaffer_core::{Awaits, Rules, Silent};

    use crate::Luck;

    use super::*;

    fn across(space: Space) -> Space {
        Space::new(COLUMNS - 1 - space.column(), space.row())
    }

    /// The scene with left and right exchanged.
    fn turned(scene: &Scene) -> Scene {
        let all = |spaces: SpaceSet| spaces.iter().map(across).collect::<SpaceSet>();
        let mut turned = *scene;
        turned.board.ball = across(scene.board.ball);
        for side in Side::BOTH {
            turned.board.players[side] = all(scene.board.players[side]);
            turned.board.goalies[side] = scene.board.goalies[side].map(across);
            turned.teams[side].yellow = all(scene.teams[side].yellow);
            turned.teams[side].injured = all(scene.teams[side].injured);
        }
        turned
    }

    fn sorted(scene: &Scene) -> Vec<u16> {
        let mut on = facts(scene).on().to_vec();
        on.sort_unstable();
        on
    }

    #[test]
    fn left_and_right_are_the_same() {
        for options in [Options::FRIENDLY, Options::FULL] {
            let mut position = Position::begin(&options).expect("sound options");
            let mut luck = Luck::new(5);
            let mut choices = Vec::new();
            let mut seen = 0;
            loop {
                if let Some(scene) = Scene::from_open(position.open()) {
                    assert_eq!(sorted(&scene), sorted(&turned(&scene)));
                    seen += 1;
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
            assert!(seen > 100, "{seen}");
        }
    }
}
