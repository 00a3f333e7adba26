//! Rows of several choices, each a plan of its own to the search: a row costs what each of its choices gives away.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use gaffer_coach::analysis::{Analyst, Values};
use gaffer_coach::search::{Budget, Knowledge, Search};
use gaffer_coach::{Evaluate, Expected};
use gaffer_core::{
    Awaits, BadRoll, Dice, DiceWanted, Faults, Log, Outcome, Roll, RuleId, Rules, Side, Viewer,
};

use crate::pig::NotNow;

/// How often the home side chooses before the die is rolled.
const CHOICES: u8 = 3;

/// The home side chooses three times, well or badly, and wins if the die then shows at most twice as many as it chose well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Three {
    well: u8,
    left: u8,
    winner: Option<Side>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Way {
    Well,
    Badly,
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Well => "well",
            Self::Badly => "badly",
        })
    }
}

impl FromStr for Way {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut all = [Self::Well, Self::Badly].into_iter();
        let found = all.find(|way| way.to_string() == text);
        found.ok_or_else(|| format!("'{text}' is no way"))
    }
}

impl Rules for Three {
    const GAME: &'static str = "three";
    const VERSION: u32 = 1;

    type Options = ();
    type Choice = Way;
    type Purpose = &'static str;
    type Event = ();
    type Refusal = NotNow;
    type View = (u8, u8);
    type Diagram = ();

    fn begin((): &()) -> Result<Self, Faults> {
        Ok(Self {
            well: 0,
            left: CHOICES,
            winner: None,
        })
    }

    fn from_diagram((): &()) -> Result<Self, Faults> {
        Self::begin(&())
    }

    fn diagram(&self) {}

    fn options(&self) {}

    fn awaits(&self) -> Awaits<&'static str> {
        match self.winner {
            Some(winner) => Awaits::Nothing(Outcome::Won(winner)),
            None if self.left > 0 => Awaits::Choice(Side::Home),
            None => Awaits::Roll(Roll {
                purpose: "end",
                dice: DiceWanted::one(Side::Home),
            }),
        }
    }

    fn question(&self) -> &'static str {
        "way"
    }

    fn choices(&self, out: &mut Vec<Way>) {
        out.extend([Way::Badly, Way::Well]);
    }

    fn choose<L: Log<()>>(&mut self, way: Way, _log: &mut L) -> Result<(), NotNow> {
        self.left = self.left.checked_sub(1).ok_or(NotNow)?;
        self.well += u8::from(way == Way::Well);
        Ok(())
    }

    fn roll<L: Log<()>>(&mut self, dice: Dice, _log: &mut L) -> Result<(), BadRoll> {
        let won = dice.first() <= 2 * self.well;
        self.winner = Some(if won { Side::Home } else { Side::Away });
        Ok(())
    }

    fn view(&self, _viewer: Viewer) -> Self::View {
        (self.well, self.left)
    }

    fn rule_of((): &(), (): &()) -> Option<RuleId> {
        None
    }
}

/// Knows what a position is worth if all that is left is done well.
struct Knowing;

impl Evaluate<Three> for Knowing {
    fn expected(&self, three: &Three) -> Expected {
        Expected {
            win: f64::from(three.well + three.left) / f64::from(CHOICES),
            draw: 0.0,
            lead: 0.0,
        }
    }
}

impl Knowledge<Three> for Knowing {}

#[test]
fn a_search_finds_what_went_wrong_late_in_a_row() {
    let analyst = Analyst {
        values: Values::new(&Knowing, |_| 0),
        imagine: |&(well, left), _| Three {
            well,
            left,
            winner: None,
        },
        search: Some(Search::new(Budget::nodes(60))),
        watch: Arc::default(),
        seed: 1,
    };
    let begun = Three::begin(&()).expect("sound options");
    for row in 0..8_u8 {
        let way = |at: u8| {
            if row >> at & 1_u8 == 1 {
                Way::Well
            } else {
                Way::Badly
            }
        };
        let made = [way(0), way(1), way(2)];
        let judged = analyst.judge(&begun, Side::Home, &made, 1);
        let wrong = made.iter().filter(|way| **way == Way::Badly).count();
        let lost = wrong as f64 / f64::from(CHOICES);
        assert!(
            (judged.cost.points - lost).abs() < 1e-9,
            "{made:?} loses {lost}: {judged:?}"
        );
        if wrong == 0 {
            assert_eq!(judged.best, made);
        } else {
            let at = made.iter().position(|way| *way == Way::Badly);
            let at = at.expect("something went wrong");
            let kept = &judged.best[..at];
            assert!(kept.iter().all(|way| *way == Way::Well), "{judged:?}");
            assert_eq!(judged.best.get(at), Some(&Way::Well), "{judged:?}");
        }
    }
}
