//! Offside (C20-offside-1 to 8).

use gaffer_core::Side;

use crate::position::Open;
use crate::space::Space;
use crate::squad::ShirtSet;
use crate::step::Play;
use crate::team::Place;

impl Open {
    /// The row, counted from the own endline, beyond which a player of a side is in offside position: that
    /// of the ball or of the second last opponent, whichever is further (C20-offside-1, 2).
    #[inline]
    pub fn offside_row(&self, side: Side, ball_row: u8) -> u8 {
        let mut opponents = self.teams[!side].spaces();
        if let Some(spot) = self.place_of_lifted_fouler(!side) {
            opponents.insert(spot);
        }
        let second_last = match side {
            Side::Home => opponents
                .last()
                .and_then(|last| opponents.without(last).last()),
            Side::Away => opponents
                .first()
                .and_then(|first| opponents.without(first).first()),
        };
        // With fewer than two opponents nobody keeps a player onside but the ball.
        second_last.map_or(ball_row, |second| second.row_from(side).max(ball_row))
    }

    /// A lifted fouler counts as on the place of the foul (C20-foul-3).
    #[inline]
    pub(crate) fn place_of_lifted_fouler(&self, side: Side) -> Option<Space> {
        let dead = self.dead.as_ref().filter(|dead| dead.side != side)?;
        let fouler = dead.fouler?;
        (self.teams[side].place(fouler) == Place::Lifted).then_some(dead.spot)
    }

    /// The players of a side who are in offside position if the ball is in a row.
    pub fn in_offside_position(&self, side: Side, ball_row: u8) -> ShirtSet {
        if !self.options.offside {
            return ShirtSet::EMPTY;
        }
        let limit = self.offside_row(side, ball_row);
        let team = &self.teams[side];
        let foremost = match side {
            Side::Home => team.spaces().last(),
            Side::Away => team.spaces().first(),
        };
        if foremost.is_none_or(|space| space.row_from(side) <= limit) {
            return ShirtSet::EMPTY;
        }
        team.on_pitch()
            .iter()
            .filter(|shirt| {
                team.space(*shirt)
                    .is_some_and(|space| space.row_from(side) > limit)
            })
            .collect()
    }

    /// Who is in offside position at a touch on a space (C20-offside-3).
    #[inline]
    pub(crate) fn offside_at(&self, side: Side, touch: Space) -> ShirtSet {
        self.in_offside_position(side, touch.row_from(side))
    }

    /// Who may not follow because of offside (C20-offside-5).
    pub(crate) fn barred_from_following(&self, play: &Play, ball: Space) -> ShirtSet {
        match play.passer {
            Some(passer) if ball.row_from(play.side) > passer.row_from(play.side) => {
                self.offside_at(play.side, passer)
            }
            _ => ShirtSet::EMPTY,
        }
    }
}
