//! The same position seen from the other end: home and away exchanged (C20-def-8).

use gaffer_core::BySide;

use crate::position::{Open, Position};
use crate::step::{FlightEnd, Interceptions, Step, TurnKind};
use crate::team::Player;

impl Player {
    fn mirrored(self) -> Self {
        Self {
            side: !self.side,
            shirt: self.shirt,
        }
    }
}

impl FlightEnd {
    fn mirrored(self) -> Self {
        match self {
            Self::Rest(space) => Self::Rest(space.mirrored()),
            Self::Out(space) => Self::Out(space.mirrored()),
            Self::Goal(space, rem) => Self::Goal(space.mirrored(), rem),
            Self::Hit(player, rem) => Self::Hit(player.mirrored(), rem),
        }
    }
}

impl Interceptions {
    fn mirrored(self, spaces: usize) -> Self {
        let all = (1_u16 << spaces) - 1;
        Self {
            of_away: if self.cause.is_some() {
                !self.of_away & all as u8
            } else {
                self.of_away
            },
            tried: self.tried.swapped(),
            trying: self
                .trying
                .map(|(shirt, direction)| (shirt, direction.opposite())),
            cause: self.cause.map(Player::mirrored),
            ..self
        }
    }
}

impl Position {
    /// The position with home and away exchanged. Only the order in which both sides act at the same moment
    /// is not symmetric (C20-flow-1): away is always first.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self {
            open: self.open.mirrored(),
            line_ups: self.line_ups.swapped(),
        }
    }
}

impl Open {
    #[must_use]
    fn mirrored(&self) -> Self {
        let mut mirrored = *self;
        mirrored.options.suspended = self.options.suspended.swapped();
        mirrored.options.brought = self.options.brought.swapped();
        mirrored.teams = BySide::with(|side| self.teams[!side].mirrored());
        mirrored.ball = self.ball.map(crate::Space::mirrored);
        if let Some(touch) = &mut mirrored.last_touch {
            touch.player = touch.player.mirrored();
        }
        mirrored.score = self.score.swapped();
        mirrored.turn.owner = !self.turn.owner;
        mirrored.turn.next = self.turn.next.map(|side| !side);
        if let Some(play) = &mut mirrored.play {
            play.side = !play.side;
            play.interceptions = play.interceptions.mirrored(play.flight.as_slice().len());
            play.flight = play.flight.mirrored();
            play.path = play.path.mirrored();
            play.end = play.end.map(FlightEnd::mirrored);
            play.passer = play.passer.map(crate::Space::mirrored);
        }
        if let Some(save) = &mut mirrored.save {
            save.spot = save.spot.mirrored();
            save.from = save.from.mirrored();
        }
        if let Some(dead) = &mut mirrored.dead {
            dead.side = !dead.side;
            dead.spot = dead.spot.mirrored();
        }
        mirrored.corner_taker = self.corner_taker.map(Player::mirrored);
        mirrored.wall = self.wall.map(Player::mirrored);
        mirrored.shoot_out.taken = self.shoot_out.taken.swapped();
        mirrored.shoot_out.scored = self.shoot_out.scored.swapped();
        mirrored.shoot_out.kicked = self.shoot_out.kicked.swapped();
        mirrored.forfeit = self.forfeit.map(|side| !side);
        mirrored.step = self.step.mirrored();
        mirrored
    }

    /// Whether the mirrored position would be played in the mirrored way: not where away is first by rule.
    pub fn is_symmetric(&self) -> bool {
        !matches!(
            self.step,
            Step::Goalie(_)
                | Step::Formation(_)
                | Step::Pick(_)
                | Step::SetUp(_)
                | Step::KickOffRoll(_)
                | Step::ShootOutGoalie
                | Step::ShootOutTaker
                | Step::ShootOutRoll
        ) && self.dead.is_none()
            && self.turn.kind != TurnKind::KickOff
    }
}
