//! FUBA: head-coach football on thirteen areas with a ball die.
//!
//! [`Position`] is the whole game as a pure state machine. It never draws a die, reads a clock or
//! touches a file. Three editions of the rulebook are played, 1.0, 2014 and 2.2, with all their advanced
//! rules; [`edition`] has them side by side.
//!
//! # A match in ten lines
//!
//! A position says what it awaits, and whoever drives the match answers: here with the dice of a small generator and
//! with any of the choices that are offered.
//!
//! ```
//! use gaffer_fuba::gaffer_core::{Awaits, Rules, Silent};
//! use gaffer_fuba::{Options, Position};
//!
//! let mut seed = 2026_u64;
//! let mut below = |bound: usize| {
//!     seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
//!     (seed >> 33) as usize % bound
//! };
//! let mut position = Position::begin(&Options::default()).unwrap();
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

mod area_set;
mod as_text;
mod ball_value;
mod bench;
mod bit_set;
mod choice;
mod citation;
mod clock;
mod condition;
mod counts;
mod diagram;
mod event;
mod flow;
mod formation;
mod invariant;
mod mirror;
mod notation;
mod options;
pub mod pitch;
mod position;
mod purpose;
mod refusal;
mod result;
mod roles;
pub mod rule;
mod shoot_out;
mod skill;
mod step;
mod styles;
mod team;
mod turn;
mod view;

pub use gaffer_core;

pub use ball_value::BallValue;
pub use bench::{Bench, Injured, SUBSTITUTIONS};
pub use choice::{
    Action, ActionKind, Bounce, Choice, Declared, Dive, Entrant, Flank, Kick, Move, Piece,
    Pressing, PressingSkill, Standing,
};
pub use clock::{Clock, HALF_SQUARES, LAST_STOPPAGE};
pub use condition::Condition;
pub use counts::Counts;
pub use diagram::{At, Diagram, TeamDiagram, TurnDiagram};
pub use event::{
    Absence, Dropped, Event, EventTable, MoveKind, PointReason, ReboundResult, Restart, ShotResult,
    Substitution, TimeReason, ValueReason,
};
pub use formation::{Formation, OUTFIELD};
pub use mirror::Symmetry;
pub use options::*;
pub use position::{Open, Position, Secret};
pub use purpose::Purpose;
pub use refusal::{Refusal, Why};
pub use result::{MatchResult, TeamResult};
pub use roles::{LimitedRole, Roles};
pub use shoot_out::ShootOut;
pub use skill::{Hand, Skill, SkillSet};
pub use step::{Duel, EntryAfter, EventMoveKind, GainThen, SetUp, Step, Window};
pub use styles::{Style, Styles};
pub use team::{Mark, Team};
pub use turn::{PendingGoalKick, Then, TurnKind};
pub use view::View;

use gaffer_core::{Awaits, BadRoll, Dice, DiceWanted, Faults, Log, RuleId, Rules, Side, Viewer};

impl Rules for Position {
    const GAME: &'static str = "fuba";
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
        self.all_options()
    }

    fn open_options(options: &Options) -> Options {
        options.without_secrets()
    }

    #[inline]
    fn awaits(&self) -> Awaits<Purpose> {
        self.awaited()
    }

    fn outcomes(&self, dice: &DiceWanted) -> Vec<(Dice, u32)> {
        // More than two dice are those of playing styles.
        if self.open.step() == Step::EventRoll && dice.count() > 2 {
            self.open.event_outcomes()
        } else {
            dice.outcomes().collect()
        }
    }

    /// Before the match, at half time, and at penalties (F22-2.1a, F22-D11, F22-5.5.2).
    fn asks_both(&self) -> bool {
        use Side::Home;
        let step = self.open.step;
        matches!(
            step,
            Step::Formation(Home)
                | Step::Roles(Home)
                | Step::Styles(Home)
                | Step::Skills(Home)
                | Step::HalfTime(Home)
                | Step::Dive
        )
    }

    fn question(&self) -> &'static str {
        self.open.step.asked()
    }

    #[inline]
    fn choices(&self, out: &mut Vec<Choice>) {
        self.offer(out);
    }

    #[inline]
    fn choose<L: Log<Event>>(&mut self, choice: Choice, log: &mut L) -> Result<(), Refusal> {
        self.check(choice).map_err(|why| Refusal {
            why,
            edition: self.open.options.edition,
        })?;
        self.apply(choice, log);
        Ok(())
    }

    fn ends_row(choice: Choice) -> bool {
        choice == Choice::Done
    }

    fn shows_a_secret(choice: Choice) -> bool {
        matches!(
            choice,
            Choice::Use(..)
                | Choice::Formation(_)
                | Choice::TargetWith(..)
                | Choice::SubstituteFresh { wide: true }
                | Choice::Action(Action::HighCondition)
                | Choice::Boosted(Action::HighCondition)
        )
    }

    #[inline]
    fn roll<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) -> Result<(), BadRoll> {
        self.take_roll(dice, log)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::for_viewer(self, viewer)
    }

    fn rule_of(options: &Options, event: &Event) -> Option<RuleId> {
        Some(event.rule(options.edition))
    }
}
