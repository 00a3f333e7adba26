//! The board's two symmetries: the pitch turned end for end with the sides exchanged, and flank for flank.

use gaffer_core::{BySide, Side};

use crate::ball_value::BallValue;
use crate::bench::Bench;
use crate::choice::{Choice, Dive, Entrant, Flank, Kick, Move, Piece, Pressing, Standing};
use crate::clock::Clock;
use crate::counts::Counts;
use crate::formation::Formation;
use crate::options::Options;
use crate::pitch::{Area, AreaSet, Line};
use crate::position::{Open, Position, Secret};
use crate::roles::Roles;
use crate::shoot_out::ShootOut;
use crate::skill::SkillSet;
use crate::step::{Duel, EntryAfter, EventMoveKind, GainThen, SetUp, Window};
use crate::styles::Styles;
use crate::team::{Mark, Team};
use crate::turn::{ActionSet, Handover, PendingGoalKick, Then, TurnKind};

/// A symmetry of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symmetry {
    /// The ends and the sides are exchanged; left and right stay each man's own.
    Ends,
    /// The flanks are exchanged, and with them left and right.
    Flanks,
}

impl Symmetry {
    /// Both symmetries.
    pub const BOTH: [Self; 2] = [Self::Ends, Self::Flanks];

    /// The corresponding choice.
    pub fn choice(self, mut choice: Choice) -> Choice {
        match &mut choice {
            Choice::KickOff(side) => side.mirror(self),
            Choice::PlaceKeeper(area)
            | Choice::Place(area)
            | Choice::Target(area)
            | Choice::TargetWith(area, _)
            | Choice::StandIn(area)
            | Choice::SendOff(area)
            | Choice::Enter(Entrant::Outfield(area)) => area.mirror(self),
            Choice::Use(_, area) => area.mirror(self),
            Choice::Injured(standing) => standing.mirror(self),
            Choice::Move(step) => step.mirror(self),
            Choice::CornerSide(flank) => flank.mirror(self),
            Choice::Dive(dive) => dive.mirror(self),
            Choice::Kick(kick) => kick.mirror(self),
            Choice::Formation(_)
            | Choice::KeeperTakesKick
            | Choice::Action(_)
            | Choice::Done
            | Choice::Enter(Entrant::Keeper | Entrant::Taker)
            | Choice::PlayFreeKick
            | Choice::Yes
            | Choice::No
            | Choice::Roles(_)
            | Choice::Skills(_)
            | Choice::Boosted(_)
            | Choice::SubstituteFormation(_)
            | Choice::SubstituteYellow
            | Choice::SubstituteFresh { wide: _ }
            | Choice::Point(_)
            | Choice::Bounce(_)
            | Choice::Fast
            | Choice::Slow
            | Choice::Styles(_)
            | Choice::KeeperAdvanced
            | Choice::KeeperInside => {}
        }
        choice
    }

    /// The corresponding position.
    pub fn position(self, position: &Position) -> Position {
        let mut image = *position;
        image.open.mirror(self);
        image.secrets.mirror(self);
        image
    }
}

/// What a symmetry turns into something else.
pub(crate) trait Mirror {
    /// Becomes what corresponds to it.
    fn mirror(&mut self, by: Symmetry);
}

impl Mirror for Area {
    fn mirror(&mut self, by: Symmetry) {
        *self = match by {
            Symmetry::Ends => self.mirrored(),
            Symmetry::Flanks => self.flipped(),
        };
    }
}

impl Mirror for Side {
    fn mirror(&mut self, by: Symmetry) {
        if by == Symmetry::Ends {
            *self = !*self;
        }
    }
}

impl<T: Mirror> Mirror for BySide<T> {
    fn mirror(&mut self, by: Symmetry) {
        self.home.mirror(by);
        self.away.mirror(by);
        if by == Symmetry::Ends {
            std::mem::swap(&mut self.home, &mut self.away);
        }
    }
}

impl<T: Mirror> Mirror for Option<T> {
    fn mirror(&mut self, by: Symmetry) {
        if let Some(inside) = self {
            inside.mirror(by);
        }
    }
}

impl<T: Mirror, U: Mirror> Mirror for (T, U) {
    fn mirror(&mut self, by: Symmetry) {
        self.0.mirror(by);
        self.1.mirror(by);
    }
}

impl Mirror for AreaSet {
    fn mirror(&mut self, by: Symmetry) {
        *self = self.into_iter().map(|area| image(area, by)).collect();
    }
}

impl Mirror for Counts {
    fn mirror(&mut self, by: Symmetry) {
        *self = self.mapped(|area| image(area, by));
    }
}

fn image(mut area: Area, by: Symmetry) -> Area {
    area.mirror(by);
    area
}

/// Left and right, which the flanks exchange.
macro_rules! left_and_right {
    ($($type:ident: $left:ident $right:ident;)+) => {
        $(impl Mirror for $type {
            fn mirror(&mut self, by: Symmetry) {
                *self = match (by, *self) {
                    (Symmetry::Flanks, Self::$left) => Self::$right,
                    (Symmetry::Flanks, Self::$right) => Self::$left,
                    (_, other) => other,
                };
            }
        })+
    };
}

left_and_right! {
    Dive: Left Right;
    Kick: Left Right;
    Flank: A C;
}

/// Facts that have no place and no side: a symmetry leaves them as they are.
macro_rules! without_place {
    ($($type:ty)+) => {
        $(impl Mirror for $type {
            fn mirror(&mut self, _by: Symmetry) {}
        })+
    };
}

without_place! {
    ActionSet BallValue Bench Clock Duel EntryAfter EventMoveKind Formation GainThen Line Mark PendingGoalKick
    Piece Pressing Roles SetUp SkillSet Styles TurnKind Window bool i8 u8
}

/// A struct of which every field corresponds to one of its image.
macro_rules! field_by_field {
    ($($type:ident { $($field:ident)+ })+) => {
        $(impl Mirror for $type {
            fn mirror(&mut self, by: Symmetry) {
                let Self { $($field),+ } = self;
                $($field.mirror(by);)+
            }
        })+
    };
}

field_by_field! {
    Move { piece from to with_ball }
    Team {
        outfield moved free_moved keeper keeper_mark keeper_advanced in_hand yellow red sent_off formation
    }
    ShootOut { taken scored }
    Handover { goal_kick carry auto_pass last_first last_moved }
    Secret { formation roles styles dive skills won brought }
    Open {
        options teams benches clock score first_kick_off controlling ball value turn handover shoot_out step
    }
}

impl Mirror for Options {
    fn mirror(&mut self, by: Symmetry) {
        self.skills_lost.mirror(by);
        self.skills_won.mirror(by);
        self.first_leg.mirror(by);
    }
}

impl Mirror for Standing {
    fn mirror(&mut self, by: Symmetry) {
        match self {
            Self::In(area) => area.mirror(by),
            Self::Spot => {}
        }
    }
}

impl Mirror for Then {
    fn mirror(&mut self, by: Symmetry) {
        match self {
            Self::FreeKick(side) | Self::CornerKick(side) => side.mirror(by),
            Self::Check | Self::Restart => {}
        }
    }
}
