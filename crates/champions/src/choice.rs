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

/// Makes `Choice` of its rows: its word, what follows it, and how it is written.
macro_rules! choices {
    ($(
        $(#[$doc:meta])+
        $choice:ident $(($first:ident: $type:ident $(by $read:ident)? $(, $second:ident: $second_type:ident)?))?
        = $word:literal $(e.g. $example:literal)?;
    )+) => {
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
            $($(#[$doc])+ $choice $(($type $(, $second_type)?))?,)+
        }

        impl fmt::Display for Choice {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$choice $(($first $(, $second)?))? => {
                        f.write_str($word)?;
                        $(write!(f, " {}", $first)?; $(write!(f, " {}", $second)?;)?)?
                        Ok(())
                    })+
                }
            }
        }

        impl Choice {
            /// The choice that a word and what follows it are, if as much follows as it takes.
            fn read(word: &str, rest: &str) -> Result<Option<Self>, String> {
                $(if word == $word {
                    choices!(@read $choice, rest $(, $first $(by $read)? $($second)?)?);
                })+
                Ok(None)
            }
        }

        /// How a choice that begins with a word is written.
        fn example(word: &str) -> &'static str {
            match word {
                $($($word => $example,)?)+
                _ => "",
            }
        }
    };
    (@read $choice:ident, $rest:ident) => {
        if $rest.is_empty() {
            return Ok(Some(Self::$choice));
        }
    };
    (@read $choice:ident, $rest:ident, $part:ident $(by $read:ident)?) => {
        if !$rest.is_empty() {
            let read = choices!(@by $($read)?);
            return read($rest).map(|part| Some(Self::$choice(part)));
        }
    };
    (@read $choice:ident, $rest:ident, $first:ident $second:ident) => {
        if let Some((first, second)) = $rest.split_once(' ') {
            return Ok(Some(Self::$choice(first.parse()?, second.parse()?)));
        }
    };
    (@by) => { str::parse };
    (@by $read:ident) => { $read };
}

choices! {
    /// Nothing more to add.
    Done = "done" e.g. "done";
    /// None of what is offered.
    No = "no" e.g. "no";
    /// The lowest numbers, or the default placement.
    Default = "default" e.g. "default";
    /// The line-up: a player of the eleven.
    Pick(shirt: Shirt) = "pick" e.g. "pick 2";
    /// The line-up: how many of each line.
    Formation(formation: Formation) = "formation" e.g. "formation 4-4-2";
    /// Where the player who is being placed goes.
    Place(space: Space) = "place" e.g. "place 4.3";
    /// A player begins to warm up.
    Warm(shirt: Shirt) = "warm" e.g. "warm 12";
    /// A foul: own fouler and victim.
    Foul(fouler: Shirt, victim: Shirt) = "foul" e.g. "foul 16 8";
    /// The player who acts.
    Mover(shirt: Shirt) = "mover" e.g. "mover 8";
    /// The mover walks to a space.
    Walk(space: Space) = "walk" e.g. "walk 5.7";
    /// The mover reaches the ball with so many steps.
    Reach(steps: u8 by read_steps) = "reach" e.g. "reach 2";
    /// The goalie takes the ball in his hands.
    Hands = "hands" e.g. "hands";
    /// The mover charges an opponent.
    Charge(shirt: Shirt) = "charge" e.g. "charge 8";
    /// A leg of the ball.
    Leg(leg: Leg) = "leg" e.g. "leg N2 NE1";
    /// A player moves to the passed ball.
    Follow(shirt: Shirt, space: Space) = "follow" e.g. "follow 16 8.8";
    /// A player tries to intercept.
    Intercept(shirt: Shirt) = "intercept" e.g. "intercept 14";
    /// The goalie tries to save on a space.
    Save(space: Space) = "save" e.g. "save 5.13";
    /// A warming player comes on.
    On(shirt: Shirt) = "on" e.g. "on 10";
    /// A warming player goes back to the dugout.
    Back(shirt: Shirt) = "back" e.g. "back 10";
    /// A player leaves the pitch for a substitute.
    Out(shirt: Shirt) = "out" e.g. "out 9";
    /// The goalie's space at a dead ball.
    Goalie(space: Space) = "goalie" e.g. "goalie 5.0";
    /// Who takes the restart.
    Taker(shirt: Shirt) = "taker" e.g. "taker 8, or at a penalty taker 14 5.12";
    /// Who takes the penalty, and from which space.
    TakerAt(shirt: Shirt, space: Space) = "taker";
    /// Who is the wall.
    Wall(shirt: Shirt) = "wall" e.g. "wall 4";
    /// Who becomes goalie.
    InGoal(shirt: Shirt) = "in-goal" e.g. "in-goal 9";
    /// Who comes on for an injured player.
    Sub(shirt: Shirt) = "sub" e.g. "sub 12";
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

impl FromStr for Choice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let (word, rest) = text.split_once(' ').unwrap_or((&text, ""));
        if let ("taker", Some((shirt, space))) = (word, rest.split_once(' ')) {
            return Ok(Self::TakerAt(shirt.parse()?, space.parse()?));
        }
        Self::read(word, rest)?.ok_or_else(|| match example(word) {
            "" => format!(
                "'{text}' is not a choice: write e.g. mover 8, walk 5.7, reach 2, leg N2 NE1"
            ),
            example if example != word && !rest.is_empty() => {
                format!("'{word}' takes two words more, e.g. {example}")
            }
            example => format!("'{text}' is not a choice: write e.g. {example}"),
        })
    }
}

fn read_steps(text: &str) -> Result<u8, String> {
    let steps = text.parse().ok().filter(|steps| *steps <= 6);
    steps.ok_or_else(|| format!("'{text}' is not a number of steps, 0 to 6"))
}

gaffer_core::serde_as_text!(Choice);
