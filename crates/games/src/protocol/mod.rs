//! What is said over a WebSocket and by the HTTP interface; the referee shares these types (docs/PROTOCOL.md).
//!
//! The description of the interface and the browser's types are made from here.

mod catalogue;
mod chat;
mod matches;
mod plans;
mod positions;
mod problem;
mod replay;
mod seats;
mod sight;
mod socket;
mod teaching;

pub use crate::figure::{CardGroup, Figure, RoleCount};
pub use crate::thoughts::{Chances, Plan, PlanStep, Thinking, Thoughts};
pub use catalogue::{CoachInfo, GameInfo, PresetInfo, Reach, RuleText, Switch, SwitchValue};
pub use chat::{ChatLine, ChatRoom, LONGEST_SAYING, Saying, SetPhrase};
pub use matches::{
    DiceFrom, EndTold, Ended, LARGEST_SQUAD, MatchInfo, NewMatch, NewSandbox, NewTeam, Origin,
    Player, Sealing, Seated,
};
pub use plans::{
    Conditional, Dropped, Foreseen, ForeseenChoice, Line, LinesLeft, When, WhyDropped,
};
pub use positions::{CheckedPosition, NewFromPosition, WrittenPosition};
pub use problem::Problem;
pub use replay::{LandmarkAt, Moment, Replay};
pub use seats::{
    Claim, Invitation, Invited, Inviting, InvitingWhat, NewInvitation, OwnSeat, Renewal,
};
pub use sight::{
    Awaits, BallWay, Draft, Landmark, LastRoll, LineUp, LineUpChoice, Offer, RollWords, RolledDie,
    Sight, Told,
};
pub use socket::{Clocks, DaysOff, Message, News, OfferMade, Request, TableState, Want};
pub use teaching::{
    Example, ExampleCase, Frame, GuideInfo, LessonInfo, Practice, PracticeState, Practised,
    Rulebook, RulebookInfo,
};
