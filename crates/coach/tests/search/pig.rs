//! Pig: a race with one die that is solved by reckoning, for the search to be held against.
//!
//! Who chooses rolls as often as he likes; a one loses what the turn has brought. Who holds keeps it. Twelve points
//! win.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use gaffer_core::{
    Awaits, BadRoll, BySide, Dice, DiceWanted, Faults, Log, Outcome, Refuses, Roll, RuleId, Rules,
    Side, Viewer,
};

pub(crate) const POINTS: u8 = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pig {
    pub(crate) kept: BySide<u8>,
    pub(crate) turn: u8,
    pub(crate) side: Side,
    pub(crate) rolls: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Act {
    Roll,
    Hold,
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Roll => "roll on",
            Self::Hold => "hold",
        })
    }
}

impl FromStr for Act {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let all = [Self::Roll, Self::Hold].into_iter();
        let found = all.into_iter().find(|act| act.to_string() == text);
        found.ok_or_else(|| format!("'{text}' is no act"))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotNow;

impl Refuses for NotNow {
    fn rule(&self) -> RuleId {
        RuleId("PIG-1")
    }

    fn is_order(&self) -> bool {
        false
    }
}

impl Pig {
    pub(crate) fn at(home: u8, away: u8, turn: u8, side: Side) -> Self {
        Self {
            kept: BySide { home, away },
            turn,
            side,
            rolls: false,
        }
    }

    fn pass(&mut self) {
        self.turn = 0;
        self.side = !self.side;
    }
}

impl Rules for Pig {
    const GAME: &'static str = "pig";
    const VERSION: u32 = 1;

    type Options = ();
    type Choice = Act;
    type Purpose = &'static str;
    type Event = ();
    type Refusal = NotNow;
    type View = (u8, u8, u8, Side, bool);
    type Diagram = ();

    fn begin((): &()) -> Result<Self, Faults> {
        Ok(Self::at(0, 0, 0, Side::Home))
    }

    fn from_diagram((): &()) -> Result<Self, Faults> {
        Self::begin(&())
    }

    fn diagram(&self) {}

    fn options(&self) {}

    fn awaits(&self) -> Awaits<&'static str> {
        let won = Side::BOTH
            .into_iter()
            .find(|side| self.kept[*side] >= POINTS);
        match won {
            Some(side) => Awaits::Nothing(Outcome::Won(side)),
            None if self.rolls => Awaits::Roll(Roll {
                purpose: "turn",
                dice: DiceWanted::one(self.side),
            }),
            None => Awaits::Choice(self.side),
        }
    }

    fn question(&self) -> &'static str {
        "act"
    }

    fn choices(&self, out: &mut Vec<Act>) {
        out.extend([Act::Roll, Act::Hold]);
    }

    fn choose<L: Log<()>>(&mut self, act: Act, _log: &mut L) -> Result<(), NotNow> {
        if self.rolls {
            return Err(NotNow);
        }
        match act {
            Act::Roll => self.rolls = true,
            Act::Hold => {
                self.kept[self.side] += self.turn;
                self.pass();
            }
        }
        Ok(())
    }

    fn roll<L: Log<()>>(&mut self, dice: Dice, _log: &mut L) -> Result<(), BadRoll> {
        self.rolls = false;
        match dice.first() {
            1 => self.pass(),
            face => self.turn += face,
        }
        Ok(())
    }

    fn view(&self, _viewer: Viewer) -> Self::View {
        let BySide { home, away } = self.kept;
        (home, away, self.turn, self.side, self.rolls)
    }

    fn rule_of((): &(), (): &()) -> Option<RuleId> {
        None
    }
}

/// The chance of whoever chooses to win, by his points, the other's and the turn's: iterated until nothing changes.
pub(crate) struct Solved(HashMap<(u8, u8, u8), f64>);

impl Solved {
    pub(crate) fn new() -> Self {
        let mut chances = HashMap::new();
        loop {
            let mut change: f64 = 0.0;
            for own in 0..POINTS {
                for other in 0..POINTS {
                    for turn in (0..POINTS - own).rev() {
                        let best = Self::acts(&chances, own, other, turn)
                            .into_iter()
                            .fold(0.0, f64::max);
                        let before = chances.insert((own, other, turn), best).unwrap_or(0.0);
                        change = change.max((best - before).abs());
                    }
                }
            }
            if change < 1e-12 {
                return Self(chances);
            }
        }
    }

    fn acts(chances: &HashMap<(u8, u8, u8), f64>, own: u8, other: u8, turn: u8) -> [f64; 2] {
        let chance = |own: u8, other: u8, turn: u8| {
            if own + turn >= POINTS {
                1.0
            } else {
                chances.get(&(own, other, turn)).copied().unwrap_or(0.5)
            }
        };
        let roll = (2..=6)
            .map(|face| chance(own, other, turn + face))
            .sum::<f64>();
        [
            (roll + 1.0 - chance(other, own, 0)) / 6.0,
            1.0 - chance(other, own + turn, 0),
        ]
    }

    /// What rolling on and holding are worth to whoever chooses.
    pub(crate) fn worths(&self, own: u8, other: u8, turn: u8) -> [f64; 2] {
        Self::acts(&self.0, own, other, turn)
    }
}
