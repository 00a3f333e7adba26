//! Champions 2020: eleven a side on a grid, with D6, D4 and D3.
//!
//! [`Position`] is the whole game as a pure state machine. It never draws a die, reads a clock or
//! touches a file. The rules' identifiers (`C20-…`) stand where a rule is carried out.
//!
//! # A match in ten lines
//!
//! A position says what it awaits, and whoever drives the match answers: here with the dice of a small generator and
//! with any of the choices that are offered.
//!
//! ```
//! use gaffer_champions::gaffer_core::{Awaits, Rules, Silent};
//! use gaffer_champions::{Options, Position};
//!
//! let mut seed = 2026_u64;
//! let mut below = |bound: usize| {
//!     seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
//!     (seed >> 33) as usize % bound
//! };
//! let mut position = Position::begin(&Options::FRIENDLY).unwrap();
//! loop {
//!     match position.awaits() {
//!         Awaits::Nothing(_) => break,
//!         Awaits::Roll(roll) => {
//!             let (dice, _weight) = roll.dice.outcomes().nth(below(roll.dice.outcomes().count())).unwrap();
//!             position.roll(dice, &mut Silent).unwrap();
//!         }
//!         Awaits::Choice(_) | Awaits::Secret(_) => {
//!             let mut choices = Vec::new();
//!             position.choices(&mut choices);
//!             position.choose(choices[below(choices.len())], &mut Silent).unwrap();
//!         }
//!     }
//! }
//! let result = position.result().unwrap();
//! println!("{} : {}", result.score.home, result.score.away);
//! ```
//!
//! [`gaffer_core::Match`] does the same and remembers: answers, events, what can be taken back. What happened is told to
//! a [`gaffer_core::Log`], what a side may know is its [`View`], and a position is written down as a [`Diagram`].

mod choice;
mod diagram;
mod event;
mod flow;
mod invariant;
mod mirror;
mod options;
mod position;
mod purpose;
mod readings;
mod refusal;
mod result;
pub mod rule;
mod space;
mod space_set;
mod squad;
mod step;
mod team;
pub mod tournament;
mod view;

pub use gaffer_core;

pub use choice::{Choice, Leg};
pub use diagram::Diagram;
pub use event::{Event, ShiftReason};
pub use options::{LEAST_PLAYERS, Options, cannot_play};
pub use position::{LineUp, Open, Position};
pub use purpose::Purpose;
pub use readings::{
    CatchOnes, CornerEndline, CornerStrength, FewerThanSeven, FoulerBlocked, LastOne, PenaltyTaker,
    READINGS, ReadingBit, Readings, Shifts,
};
pub use refusal::{Refusal, Why};
pub use result::{After, MatchResult, TeamResult};
pub use space::{COLUMNS, Direction, HALFWAY, ROWS, Space};
pub use space_set::SpaceSet;
pub use squad::{ELEVEN, Formation, Line, SQUAD, Shirt, ShirtSet};
pub use step::{
    DeadBall, FlightEnd, Interceptions, Passed, Period, Play, Restart, Save, ShootOut, Step, Touch,
    TouchKind, Touches, Trail, Turn, TurnKind,
};
pub use team::{Place, Player, SUBSTITUTIONS, Team};
pub use view::View;

use std::ops::ControlFlow;

use gaffer_core::{Awaits, BadRoll, Dice, Faults, Log, RuleId, Rules, Side, Viewer};

impl Rules for Position {
    const GAME: &'static str = "champions";
    const VERSION: u32 = 2;
    const OPTIONS: &'static [gaffer_core::OptionRow] = options::OPTIONS;
    const READINGS: &'static [gaffer_core::Reading] = READINGS;

    type Options = Options;
    type Choice = Choice;
    type Purpose = Purpose;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Diagram = Diagram;

    fn begin(options: &Options) -> Result<Self, Faults> {
        Faults::check(options.faults())?;
        Ok(Self::start(*options))
    }

    fn from_diagram(diagram: &Diagram) -> Result<Self, Faults> {
        diagram.position()
    }

    fn diagram(&self) -> Diagram {
        Diagram::from_position(self)
    }

    fn options(&self) -> Options {
        self.open.options
    }

    #[inline]
    fn awaits(&self) -> Awaits<Purpose> {
        self.open.awaited()
    }

    /// Line-ups are hidden until both are made (C20-setup-2).
    fn asks_both(&self) -> bool {
        use Side::Home;
        let step = self.open.step;
        matches!(
            step,
            Step::Goalie(Home) | Step::Formation(Home) | Step::Pick(Home)
        )
    }

    fn question(&self) -> &'static str {
        self.open.step.asked()
    }

    #[inline]
    fn choices(&self, out: &mut Vec<Choice>) {
        self.offer(&mut |choice| {
            out.push(choice);
            ControlFlow::Continue(())
        });
    }

    #[inline]
    fn choose<L: Log<Event>>(&mut self, choice: Choice, log: &mut L) -> Result<(), Refusal> {
        self.check(choice).map_err(Refusal)?;
        self.apply(choice, log);
        self.settle(log);
        Ok(())
    }

    #[inline]
    fn ends_row(choice: Choice) -> bool {
        choice == Choice::Done
    }

    fn roll<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) -> Result<(), BadRoll> {
        self.open.take_roll(dice, log)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::for_viewer(self, viewer)
    }

    fn rule_of(options: &Options, event: &Event) -> Option<RuleId> {
        Some(event.rule(options))
    }
}
