//! Choices: the small decisions of a match and their notation, which reads back.

use std::fmt;
use std::str::FromStr;

use crate::space::{Direction, Space};
use crate::squad::{Formation, Shirt};

/// One leg of a kick: some steps in one direction, then perhaps some in a direction turned by 45°
/// (C20-kick-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Leg {
    first: Direction,
    second: Direction,
    /// Steps before the curve in the upper half, after it in the lower.
    steps: u8,
}

impl Leg {
    /// The most steps a leg may have: a goal kick with a six.
    pub const LONGEST: u8 = 7;

    /// A leg in one direction.
    #[inline]
    pub const fn straight(direction: Direction, steps: u8) -> Self {
        Self {
            first: direction,
            second: direction,
            steps: steps << 4,
        }
    }

    /// A leg with a curve.
    #[inline]
    pub const fn curved(first: Direction, steps: u8, second: Direction, more: u8) -> Self {
        Self {
            first,
            second,
            steps: steps << 4 | more,
        }
    }

    /// The first direction.
    #[inline]
    pub const fn first(self) -> Direction {
        self.first
    }

    /// The direction after the curve; the first one where there is no curve.
    #[inline]
    pub const fn second(self) -> Direction {
        self.second
    }

    /// How many steps are made before the curve.
    #[inline]
    pub const fn before(self) -> u8 {
        self.steps >> 4
    }

    /// How many steps are made after the curve.
    #[inline]
    pub const fn after(self) -> u8 {
        self.steps & 0xf
    }

    /// All steps.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "a leg has at least one step")]
    pub const fn len(self) -> u8 {
        self.before() + self.after()
    }

    /// The direction of a step, counted from 0.
    #[inline]
    pub const fn direction(self, step: u8) -> Direction {
        if step < self.before() {
            self.first
        } else {
            self.second
        }
    }

    /// The spaces that it enters from a space, in order.
    #[inline]
    pub fn spaces(self, from: Space) -> impl Iterator<Item = Space> {
        let mut at = from;
        (0..self.len()).map_while(move |step| {
            at = at.step(self.direction(step))?;
            Some(at)
        })
    }

    /// The same steps in the other order: to the same space by the other way.
    #[must_use]
    pub const fn other_way(self) -> Self {
        Self::curved(self.second, self.after(), self.first, self.before())
    }

    /// The leg seen from the other end.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self {
            first: self.first.opposite(),
            second: self.second.opposite(),
            ..self
        }
    }
}

impl fmt::Display for Leg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.first, self.before())?;
        if self.after() > 0 {
            write!(f, " {}{}", self.second, self.after())?;
        }
        Ok(())
    }
}

impl FromStr for Leg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let part = |text: &str| -> Result<(Direction, u8), String> {
            let split = text
                .find(|c: char| c.is_ascii_digit())
                .ok_or_else(|| format!("'{text}' has no number of steps: write e.g. N2"))?;
            let steps = text[split..]
                .parse()
                .ok()
                .filter(|steps| (1..=15).contains(steps))
                .ok_or_else(|| format!("'{}' is not a number of steps", &text[split..]))?;
            Ok((text[..split].parse()?, steps))
        };
        let mut parts = text.split_whitespace();
        let (first, steps) = part(parts.next().unwrap_or_default())?;
        let leg = match parts.next() {
            None => Self::straight(first, steps),
            Some(curve) => {
                let (second, more) = part(curve)?;
                Self::curved(first, steps, second, more)
            }
        };
        match parts.next() {
            None => Ok(leg),
            Some(_) => Err("a leg has one curve at most (C20-kick-4): write e.g. N2 NE1".into()),
        }
    }
}

gaffer_core::serde_as_text!(Leg);

/// A decision, with a notation that reads back.
///
/// ```
/// use gaffer_champions::{Choice, Direction, Leg};
///
/// let leg = Choice::Leg(Leg::straight(Direction::N, 3));
/// assert_eq!(leg.to_string(), "leg N3");
/// assert_eq!("leg N3".parse(), Ok(leg));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Nothing more to add.
    Done,
    /// None of what is offered.
    No,
    /// The lowest numbers, or the default placement.
    Default,
    /// The line-up: a player of the eleven.
    Pick(Shirt),
    /// The line-up: how many of each line.
    Formation(Formation),
    /// Where the player who is being placed goes.
    Place(Space),
    /// A player begins to warm up.
    Warm(Shirt),
    /// A foul: own fouler and victim.
    Foul(Shirt, Shirt),
    /// The player who acts.
    Mover(Shirt),
    /// The mover walks to a space.
    Walk(Space),
    /// The mover reaches the ball with so many steps.
    Reach(u8),
    /// The goalie takes the ball in his hands.
    Hands,
    /// The mover charges an opponent.
    Charge(Shirt),
    /// A leg of the ball.
    Leg(Leg),
    /// A player moves to the passed ball.
    Follow(Shirt, Space),
    /// A player tries to intercept.
    Intercept(Shirt),
    /// The goalie tries to save on a space.
    Save(Space),
    /// A warming player comes on.
    On(Shirt),
    /// A warming player goes back to the dugout.
    Back(Shirt),
    /// A player leaves the pitch for a substitute.
    Out(Shirt),
    /// The goalie's space at a dead ball.
    Goalie(Space),
    /// Who takes the restart.
    Taker(Shirt),
    /// Who takes the penalty, and from which space.
    TakerAt(Shirt, Space),
    /// Who is the wall.
    Wall(Shirt),
    /// Who becomes goalie.
    InGoal(Shirt),
    /// Who comes on for an injured player.
    Sub(Shirt),
}

impl Choice {
    /// The choice seen from the other end.
    #[must_use]
    pub fn mirrored(self) -> Self {
        match self {
            Self::Place(space) => Self::Place(space.mirrored()),
            Self::Walk(space) => Self::Walk(space.mirrored()),
            Self::Leg(leg) => Self::Leg(leg.mirrored()),
            Self::Follow(shirt, space) => Self::Follow(shirt, space.mirrored()),
            Self::Save(space) => Self::Save(space.mirrored()),
            Self::Goalie(space) => Self::Goalie(space.mirrored()),
            Self::TakerAt(shirt, space) => Self::TakerAt(shirt, space.mirrored()),
            other => other,
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Done => f.write_str("done"),
            Self::No => f.write_str("no"),
            Self::Default => f.write_str("default"),
            Self::Pick(shirt) => write!(f, "pick {shirt}"),
            Self::Formation(formation) => write!(f, "formation {formation}"),
            Self::Place(space) => write!(f, "place {space}"),
            Self::Warm(shirt) => write!(f, "warm {shirt}"),
            Self::Foul(fouler, victim) => write!(f, "foul {fouler} {victim}"),
            Self::Mover(shirt) => write!(f, "mover {shirt}"),
            Self::Walk(space) => write!(f, "walk {space}"),
            Self::Reach(steps) => write!(f, "reach {steps}"),
            Self::Hands => f.write_str("hands"),
            Self::Charge(shirt) => write!(f, "charge {shirt}"),
            Self::Leg(leg) => write!(f, "leg {leg}"),
            Self::Follow(shirt, space) => write!(f, "follow {shirt} {space}"),
            Self::Intercept(shirt) => write!(f, "intercept {shirt}"),
            Self::Save(space) => write!(f, "save {space}"),
            Self::On(shirt) => write!(f, "on {shirt}"),
            Self::Back(shirt) => write!(f, "back {shirt}"),
            Self::Out(shirt) => write!(f, "out {shirt}"),
            Self::Goalie(space) => write!(f, "goalie {space}"),
            Self::Taker(shirt) => write!(f, "taker {shirt}"),
            Self::TakerAt(shirt, space) => write!(f, "taker {shirt} {space}"),
            Self::Wall(shirt) => write!(f, "wall {shirt}"),
            Self::InGoal(shirt) => write!(f, "in-goal {shirt}"),
            Self::Sub(shirt) => write!(f, "sub {shirt}"),
        }
    }
}

impl FromStr for Choice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let (word, rest) = text.split_once(' ').unwrap_or((&text, ""));
        let two = || {
            rest.split_once(' ')
                .ok_or_else(|| format!("'{word}' takes two words more, e.g. {}", example(word)))
        };
        Ok(match (word, rest.is_empty()) {
            ("done", true) => Self::Done,
            ("no", true) => Self::No,
            ("default", true) => Self::Default,
            ("hands", true) => Self::Hands,
            ("pick", false) => Self::Pick(rest.parse()?),
            ("formation", false) => Self::Formation(rest.parse()?),
            ("place", false) => Self::Place(rest.parse()?),
            ("warm", false) => Self::Warm(rest.parse()?),
            ("foul", false) => {
                let (fouler, victim) = two()?;
                Self::Foul(fouler.parse()?, victim.parse()?)
            }
            ("mover", false) => Self::Mover(rest.parse()?),
            ("walk", false) => Self::Walk(rest.parse()?),
            ("reach", false) => Self::Reach(
                rest.parse()
                    .ok()
                    .filter(|steps| *steps <= 6)
                    .ok_or_else(|| format!("'{rest}' is not a number of steps, 0 to 6"))?,
            ),
            ("charge", false) => Self::Charge(rest.parse()?),
            ("leg", false) => Self::Leg(rest.parse()?),
            ("follow", false) => {
                let (shirt, space) = two()?;
                Self::Follow(shirt.parse()?, space.parse()?)
            }
            ("intercept", false) => Self::Intercept(rest.parse()?),
            ("save", false) => Self::Save(rest.parse()?),
            ("on", false) => Self::On(rest.parse()?),
            ("back", false) => Self::Back(rest.parse()?),
            ("out", false) => Self::Out(rest.parse()?),
            ("goalie", false) => Self::Goalie(rest.parse()?),
            ("taker", false) => match rest.split_once(' ') {
                None => Self::Taker(rest.parse()?),
                Some((shirt, space)) => Self::TakerAt(shirt.parse()?, space.parse()?),
            },
            ("wall", false) => Self::Wall(rest.parse()?),
            ("in-goal", false) => Self::InGoal(rest.parse()?),
            ("sub", false) => Self::Sub(rest.parse()?),
            _ => {
                return Err(match example(word) {
                    "" => format!(
                        "'{text}' is not a choice: write e.g. mover 8, walk 5.7, reach 2, leg N2 NE1"
                    ),
                    example => format!("'{text}' is not a choice: write e.g. {example}"),
                });
            }
        })
    }
}

/// How a choice that begins with a word is written.
fn example(word: &str) -> &'static str {
    match word {
        "done" => "done",
        "no" => "no",
        "default" => "default",
        "hands" => "hands",
        "pick" => "pick 2",
        "formation" => "formation 4-4-2",
        "place" => "place 4.3",
        "warm" => "warm 12",
        "foul" => "foul 16 8",
        "mover" => "mover 8",
        "walk" => "walk 5.7",
        "reach" => "reach 2",
        "charge" => "charge 8",
        "leg" => "leg N2 NE1",
        "follow" => "follow 16 8.8",
        "intercept" => "intercept 14",
        "save" => "save 5.13",
        "on" => "on 10",
        "back" => "back 10",
        "out" => "out 9",
        "goalie" => "goalie 5.0",
        "taker" => "taker 8, or at a penalty taker 14 5.12",
        "wall" => "wall 4",
        "in-goal" => "in-goal 9",
        "sub" => "sub 12",
        _ => "",
    }
}

gaffer_core::serde_as_text!(Choice);
