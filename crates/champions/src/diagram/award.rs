//! A dead ball in words: "throw-in home 0.6", "free-kick away 5.9 by 16 on 8".

use std::fmt;
use std::str::FromStr;

use gaffer_core::Side;

use crate::space::Space;
use crate::squad::Shirt;
use crate::step::{DeadBall, Restart};

/// A dead ball whose procedure begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Award(pub(super) DeadBall);

const FORMS: &str = "write \"goal home\", \"throw-in home 0.6\", \"goal-kick away\", \"corner home 10.14\", \
                     \"free-kick away 5.9 by 16 on 8\", \"hand-ball home 5.11\" or \"penalty home 5.12 by 4 on 14\"";

impl FromStr for Award {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = || format!("'{text}' is not an award: {FORMS}");
        let side = |text: &str| text.parse::<Side>();
        let space = |text: &str| text.parse::<Space>();
        let shirt = |text: &str| text.parse::<Shirt>();
        let goal_row = Space::goal_kick_of;
        let dead = match words[..] {
            // The beaten side begins again.
            ["goal", scorer] => {
                let beaten = !side(scorer)?;
                DeadBall::new(Restart::AfterGoal, beaten, goal_row(beaten))
            }
            ["goal-kick", who] => {
                let who = side(who)?;
                DeadBall::new(Restart::GoalKick, who, goal_row(who))
            }
            ["throw-in", who, spot] => {
                let spot = space(spot)?;
                if !spot.is_in_lane() || spot.is_on_endline() {
                    return Err(format!(
                        "{spot} is not a space of an outside lane, rows 1 to 13"
                    ));
                }
                DeadBall::new(Restart::ThrowIn, side(who)?, spot)
            }
            ["corner", who, spot] => {
                let (who, spot) = (side(who)?, space(spot)?);
                let end = Space::in_row_of(!who, 1, 0).row();
                if spot.row() != end || !matches!(spot.column(), 1 | 10) {
                    return Err(format!("{who} takes corners from 1.{end} or 10.{end}"));
                }
                DeadBall::new(Restart::Corner, who, spot)
            }
            ["hand-ball", who, spot] => DeadBall {
                hand_ball: true,
                ..DeadBall::new(Restart::FreeKick, side(who)?, field(space(spot)?)?)
            },
            [
                kind @ ("free-kick" | "penalty"),
                who,
                spot,
                "by",
                fouler,
                "on",
                victim,
            ] => DeadBall {
                fouler: Some(shirt(fouler)?),
                victim: Some(shirt(victim)?),
                ..DeadBall::new(
                    if kind == "penalty" {
                        Restart::Penalty
                    } else {
                        Restart::FreeKick
                    },
                    side(who)?,
                    field(space(spot)?)?,
                )
            },
            _ => return Err(wrong()),
        };
        Ok(Self(dead))
    }
}

fn field(space: Space) -> Result<Space, String> {
    if space.is_in_field() {
        Ok(space)
    } else {
        Err(format!("{space} is not in the field"))
    }
}

impl fmt::Display for Award {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DeadBall {
            restart,
            side,
            spot,
            fouler,
            victim,
            hand_ball,
            ..
        } = self.0;
        match restart {
            Restart::AfterGoal => write!(f, "goal {}", !side),
            Restart::GoalKick => write!(f, "goal-kick {side}"),
            Restart::ThrowIn => write!(f, "throw-in {side} {spot}"),
            Restart::Corner => write!(f, "corner {side} {spot}"),
            Restart::FreeKick if hand_ball => write!(f, "hand-ball {side} {spot}"),
            Restart::FreeKick | Restart::Penalty => {
                let kind = if restart == Restart::Penalty {
                    "penalty"
                } else {
                    "free-kick"
                };
                write!(f, "{kind} {side} {spot}")?;
                match (fouler, victim) {
                    (Some(fouler), Some(victim)) => write!(f, " by {fouler} on {victim}"),
                    _ => Ok(()),
                }
            }
        }
    }
}

gaffer_core::serde_as_text!(Award);
