//! Whether a ball that moves in a written position can be played on: the play, its interceptions and the save.

use gaffer_core::{Side, wrong};

use crate::position::Open;
use crate::space::Space;
use crate::step::{FlightEnd, Interceptions, Period, Play, Step};

impl Open {
    /// What is wrong with the play and the save, or with their being there or not.
    pub(super) fn moving_ball_fault(&self) -> Option<String> {
        let moves = matches!(
            self.step,
            Step::Leg
                | Step::Follow
                | Step::Intercept
                | Step::InterceptRoll
                | Step::Save
                | Step::SaveRoll
        );
        let fault = wrong! {
            moves == self.play.is_some()
                => "play: it is there while the ball is played, and only then";
            (self.step == Step::SaveRoll) == self.save.is_some()
                => "save: it is there while the goalie tries one, and only then";
            !self.whistle
                || self.step == Step::Over
                || (moves && self.period != Period::ShootOut && !self.options.tally)
                => "whistle: with time used up only a moving ball is played out";
        }
        .next();
        fault.or_else(|| {
            let play = self.play.as_ref()?;
            match (self.step, play.end) {
                (Step::Leg, None) => self.touch_fault(play),
                (Step::Leg, Some(_)) => Some("play.end: the last leg is not played yet".into()),
                (_, None) => Some("play.end: this step needs it, as a position prints it".into()),
                (_, Some(end)) => self
                    .end_fault(play, end)
                    .or_else(|| self.attempt_fault(play))
                    .or_else(|| self.save_fault(end)),
            }
        })
    }

    /// Whether a leg is to be played from a player of the pitch.
    fn touch_fault(&self, play: &Play) -> Option<String> {
        let on_ball = play.touched.last().is_some_and(|shirt| {
            self.ball.is_some() && self.teams[play.side].space(shirt) == self.ball
        });
        wrong! {
            play.path.is_empty() && play.interceptions == Interceptions::default()
                => "play.path, play.interceptions: they belong to a flight whose last leg is played";
            (1..=7).contains(&play.strength) => "play.strength is 1 to 7";
            on_ball => "play.touched: the last of them stands on the ball's space";
        }
        .next()
    }

    /// Whether the flight can end where it is written to end.
    fn end_fault(&self, play: &Play, end: FlightEnd) -> Option<String> {
        let trying = play.interceptions.trying.map(|(shirt, _)| shirt);
        let (is_possible, at) = match end {
            FlightEnd::Rest(space) => {
                let stuck = play
                    .touched
                    .last()
                    .and_then(|shirt| self.teams[play.side].space(shirt));
                let is_free = space.is_in_field() && !self.occupied().has(space);
                (is_free || stuck == Some(space), Some(space))
            }
            FlightEnd::Out(space) => (
                !space.is_in_field() && space.goal_of().is_none(),
                Some(space),
            ),
            FlightEnd::Goal(space, speed) => {
                let last = play.path.as_slice().last();
                let is_there =
                    last.is_some_and(|passed| (passed.space, passed.rem) == (space, speed));
                let goalie_dives = self.step == Step::SaveRoll;
                (
                    space.goal_of().is_some()
                        && is_there
                        && (goalie_dives || !self.occupied().has(space)),
                    Some(space),
                )
            }
            FlightEnd::Hit(player, rem) => {
                let space = self.teams[player.side].space(player.shirt);
                // Who tries to intercept has left the space on which the ball would hit him.
                let has_left = self.step == Step::InterceptRoll
                    && trying.is_none_or(|shirt| shirt == player.shirt);
                let at = if has_left { self.ball } else { space };
                (space.is_some() && rem <= 6, at)
            }
        };
        let needs_rest = self.step == Step::Follow;
        let needs_shot = matches!(self.step, Step::Save | Step::SaveRoll);
        wrong! {
            is_possible => "play.end: the ball cannot end there";
            !needs_rest || (play.follow && matches!(end, FlightEnd::Rest(_)))
                => "play.end: somebody may follow only a ball that comes to rest";
            !needs_shot || matches!(end, FlightEnd::Goal(..))
                => "play.end: a save needs a shot, e.g. { goal = [\"5.14\", 0] }";
            self.ball == at => "ball: while the ball flies it is written where play.end says";
            play.touched
                .iter()
                .all(|shirt| self.teams[play.side].space(shirt).is_some())
                => "play.touched: they are on the pitch";
        }
        .next()
    }

    /// Whether the spaces at which somebody may still intercept are open, and who is trying stands on his.
    fn attempt_fault(&self, play: &Play) -> Option<String> {
        let phase = &play.interceptions;
        let rolls = self.step == Step::InterceptRoll;
        if !rolls && self.step != Step::Intercept {
            return wrong! {
                phase.trying.is_none()
                    => "play.interceptions.trying: nobody is trying at this step";
            }
            .next();
        }
        let handled = usize::from(phase.next) + usize::from(rolls);
        let left = play.flight.as_slice().get(handled..).unwrap_or_default();
        let is_open = |space: Space| space.is_in_field() && !self.occupied().has(space);
        let somebody_may = self.interceptors().is_some_and(|(.., who)| !who.is_empty());
        let stands = phase.trying.is_some_and(|(shirt, direction)| {
            self.interceptors().is_some_and(|(side, space, _)| {
                self.teams[side].space(shirt) == Some(space)
                    && shirt != self.teams[side].goalie
                    && phase.tried[side].has(shirt)
                    && space
                        .step(direction.opposite())
                        .is_some_and(|from| from.is_next_to(space) && !self.occupied().has(from))
            })
        });
        let has_cause = phase.cause.is_none_or(|cause| {
            cause.side == play.side && self.teams[cause.side].space(cause.shirt).is_some()
        });
        wrong! {
            left.iter().all(|passed| is_open(passed.space))
                => "play.flight: the spaces that are still to be handled are empty ones of the field";
            has_cause => "play.interceptions.cause: he is on the pitch";
            rolls || somebody_may
                => "play.flight: nobody may intercept on the space of play.interceptions.next";
            rolls == phase.trying.is_some() && (!rolls || stands)
                => "play.interceptions.trying: it names who has stepped onto the space, and from where";
        }
        .next()
    }

    /// Whether the shot can be saved as written.
    fn save_fault(&self, end: FlightEnd) -> Option<String> {
        let (FlightEnd::Goal(space, _), Step::Save | Step::SaveRoll) = (end, self.step) else {
            return None;
        };
        let side = space.goal_of().unwrap_or(Side::Home);
        let goalie = self.teams[side].space(self.teams[side].goalie);
        let on_way = |spot: Space| {
            let path = self.play.map(|play| play.path).unwrap_or_default();
            path.as_slice().iter().any(|passed| passed.space == spot)
        };
        wrong! {
            self.period != Period::ShootOut || side != self.turn.owner
                => "play.end: in a shoot-out the owner of the turn shoots on the other goal";
            self.step == Step::SaveRoll || self.save_spots().next().is_some()
                => "play.path: the goalie has no space to save on (C20-save-4)";
            self.save.is_none_or(|save| {
                goalie == Some(save.spot)
                    && on_way(save.spot)
                    && (1..=3).contains(&save.quarters)
                    && (save.from.is_in_field() || save.from.goal_of() == Some(side))
                    && (save.from == save.spot || !self.occupied().has(save.from))
            })
                => "save: the goalie stands on save.spot, a space of play.path, came from save.from, and has 1 to 3 \
                 quarters";
        }
        .next()
    }
}
