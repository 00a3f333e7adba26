//! Champions 2020: eleven a side on a grid, with D6, D4 and D3.
//!
//! [`Position`] is the whole game as a pure state machine. It never draws a die, reads a clock or
//! touches a file. The rules' identifiers (`C20-…`) stand where a rule is carried out.

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
mod words;

pub use choice::{Choice, Leg};
pub use diagram::Diagram;
pub use event::{Event, ShiftReason};
pub use options::{LEAST_PLAYERS, Options};
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

use gaffer_core::{Awaits, BadRoll, BySide, Dice, Faults, Log, RuleId, Rules, Viewer};

impl Rules for Position {
    const GAME: &'static str = "champions";
    const VERSION: u32 = 2;
    const READINGS: &'static [gaffer_core::Reading] = READINGS;

    type Options = Options;
    type Choice = Choice;
    type Purpose = Purpose;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Diagram = Diagram;

    fn begin(options: &Options) -> Result<Self, Faults> {
        let faults = options.faults();
        if faults.is_empty() {
            Ok(Self::start(*options))
        } else {
            Err(Faults(faults))
        }
    }

    fn from_diagram(diagram: &Diagram) -> Result<Self, Faults> {
        diagram.position()
    }

    fn diagram(&self) -> Diagram {
        Diagram::of(self)
    }

    fn options(&self) -> Options {
        self.open.options
    }

    #[inline]
    fn awaits(&self) -> Awaits<Purpose> {
        self.open.awaited()
    }

    fn question(&self) -> &'static str {
        self.open.asked()
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
    fn roll<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) -> Result<(), BadRoll> {
        self.open.take_roll(dice, log)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn tell(event: &Event, names: &BySide<String>) -> String {
        words::tell(*event, names)
    }

    fn rule_of(options: &Options, event: &Event) -> Option<RuleId> {
        Some(event.rule(options))
    }
}
