//! What holds in every position that the rules reach.

use gaffer_core::{BySide, Side};

use crate::position::{Open, Position};
use crate::space::Space;
use crate::space_set::SpaceSet;
use crate::squad::{ELEVEN, ShirtSet};
use crate::step::{Restart, Step, TurnKind};
use crate::team::{Place, SUBSTITUTIONS};

impl Position {
    /// What is wrong with the position; nothing in any position that the rules reach.
    pub fn broken_invariant(&self) -> Option<String> {
        self.open.broken_invariant()
    }
}

impl Open {
    /// Whether the ball can lie on a space: in the field, or with a player.
    pub(crate) fn may_lie_on(&self, ball: Space) -> bool {
        ball.is_in_field() || self.player_at(ball).is_some()
    }

    /// Whether pending substitutions are made before extra time: everybody is placed anew after them, also who
    /// stands on an endline still (C20-cup-2).
    pub(crate) fn is_between_periods(&self) -> bool {
        self.turn.kind == TurnKind::KickOff && self.dead.is_some()
    }

    /// Whether it can lie there between two turns: outside the field only under a goalie in his goal (C20-D122).
    fn may_rest_on(&self, ball: Space) -> bool {
        ball.is_in_field() || (ball.goal_of().is_some() && self.player_at(ball).is_some())
    }

    pub(crate) fn broken_invariant(&self) -> Option<String> {
        for side in Side::BOTH {
            let team = &self.teams[side];
            let spaces: SpaceSet = team
                .on_pitch()
                .iter()
                .filter_map(|shirt| team.space(shirt))
                .collect();
            let standing = team
                .on_pitch()
                .iter()
                .filter(|shirt| team.place(*shirt) != Place::Lifted)
                .count();
            if spaces != team.spaces() || spaces.len() as usize != standing {
                return Some(format!("{side}: two players share a space"));
            }
            let on: ShirtSet = ShirtSet::ALL
                .iter()
                .filter(|shirt| matches!(team.place(*shirt), Place::On(_) | Place::Lifted))
                .collect();
            if on != team.on_pitch() || on.len() > ELEVEN {
                return Some(format!("{side}: wrong number of players on the pitch"));
            }
            if team.substitutions > SUBSTITUTIONS {
                return Some(format!("{side}: more than three substitutions"));
            }
            let planned = u32::from(team.substitutions) + team.all_in(Place::Warming).len();
            if planned > u32::from(SUBSTITUTIONS) {
                return Some(format!("{side}: too many warm up"));
            }
            if team.outfield_spaces().meets(SpaceSet::GOALS) {
                return Some(format!("{side}: an outfielder in a goal (C20-killjoy-1)"));
            }
            let outside = team.spaces().minus(SpaceSet::FIELD | SpaceSet::goal(side));
            let allowed = usize::from(self.corner_taker.is_some_and(|player| player.side == side))
                + usize::from(self.wall.is_some_and(|player| player.side == side))
                + usize::from(
                    self.turn.kind == TurnKind::Restart(Restart::ThrowIn)
                        && self.turn.owner == side,
                );
            if outside.len() as usize > allowed && !self.is_between_periods() {
                return Some(format!("{side}: a player outside the field"));
            }
        }
        if self.teams.home.spaces().meets(self.teams.away.spaces()) {
            return Some("home, away: two players share a space".into());
        }
        let at_rest = matches!(
            self.step,
            Step::Warm | Step::OpeningRoll | Step::Mover | Step::Act
        ) && self.turn.kind != TurnKind::Restart(Restart::Corner);
        if at_rest && !self.ball.is_some_and(|ball| self.may_rest_on(ball)) {
            return Some(
                "ball: it lies neither in the field nor under a goalie in his goal".into(),
            );
        }
        if at_rest && self.turn.kind == TurnKind::Normal {
            let lifted = BySide::with(|side| self.lifted(side).len());
            if lifted.home + lifted.away > 0 {
                return Some("home_team, away_team: a player was not put back".into());
            }
            let limit = self.ones_limit();
            if !self.options.tally && self.ones >= limit {
                return Some("ones: time is up and play goes on".into());
            }
        }
        None
    }
}
