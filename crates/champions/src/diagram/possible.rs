//! What cannot be in any match: facts of rules that are switched off, men who cannot have done what is said of them,
//! and what belongs to another moment.

use gaffer_core::{BySide, Side, wrong};

use super::{At, Beginning, Diagram};
use crate::position::Open;
use crate::space_set::SpaceSet;
use crate::squad::{Line, ShirtSet};
use crate::step::{Period, Restart, Step, TouchKind};
use crate::team::{Place, Team};

/// The most players who touch the ball in a play (C20-kick-11).
const MOST_TOUCH: u32 = 6;

impl Diagram {
    /// What is written that no match has; the players are read already.
    pub(super) fn impossible(&self, open: &Open, faults: &mut Vec<String>) {
        let options = self.options;
        let begins = matches!(
            self.at,
            Some(At::Step(Step::Warm) | At::Beginning(Beginning::Roll)) | None
        );
        let begins_by_tally = options.tally && begins && self.award.is_none();
        faults.extend(wrong! {
            options.fouls || self.fouls == 0 => "fouls: this match is played without them";
            !begins_by_tally || open.tally < open.tally_limit() || self.whistle
                => "tally: with so many rolls no turn begins any more (C20-time-8)";
        });
        self.check_beginning(open, faults);
        self.check_touches(open, faults);
        if let Some(award) = self.award {
            let dead = award.0;
            faults.extend(wrong! {
                options.fouls || dead.fouler.is_none() => "award: this match is played without fouls";
                dead.restart != Restart::AfterGoal || open.score[!dead.side] > 0
                    => "award: the goal is in the score already";
                !dead.hand_ball || !SpaceSet::penalty_area(!dead.side).has(dead.spot)
                    => "award: in his penalty area a goalie may use his hands (C20-save-9)";
            });
        }
        for side in Side::BOTH {
            let team = &open.teams[side];
            let hurt = team.injured.or(team.all_in(Place::InjuredOff));
            let marked = team.yellow.or(team.injured);
            let regular = team.on_pitch().and(Line::Goalies.shirts());
            let of_team = wrong! {
                options.fouls || team.yellow.is_empty() => "yellow: this match is played without fouls";
                options.fouls || hurt.is_empty()
                    => "injured, injured_off: this match is played without fouls";
                options.subs || team.all_in(Place::Warming).is_empty()
                    => "warming: this match is played without substitutions";
                marked.minus(self.have_played(side, open)).is_empty()
                    => "yellow, injured: only who has played was booked or hurt";
                self.dead.is_some() || regular.is_empty() || regular == ShirtSet::single(team.goalie)
                    => "goalie: one goalie is on the pitch, in goal (C20-sub-6)";
            };
            faults.extend(of_team.map(|wrong| format!("{side}_team.{wrong}")));
        }
    }

    /// Before the first kick-off nobody has played.
    fn check_beginning(&self, open: &Open, faults: &mut Vec<String>) {
        let begins = matches!(
            self.at,
            Some(At::Beginning(Beginning::Place | Beginning::LineUp))
        );
        if !begins || self.period != Period::Regular {
            return;
        }
        faults.extend(wrong! {
            self.ones == 0 && self.tally == 0 && self.fouls == 0
                => "ones, tally, fouls: nothing is counted before the kick-off";
            open.score == BySide::default() => "score: there are no goals before the kick-off";
            is_fresh(&open.teams.home) && is_fresh(&open.teams.away)
                => "home_team, away_team: before the kick-off nobody was booked, hurt or replaced";
        });
    }

    /// The players of a side who are or were on the pitch; a fouler is lifted off the board.
    fn have_played(&self, side: Side, open: &Open) -> ShirtSet {
        let team = &open.teams[side];
        let fouler = self
            .award
            .filter(|award| award.0.side != side)
            .and_then(|award| award.0.fouler);
        [Place::Substituted, Place::SentOff, Place::InjuredOff]
            .into_iter()
            .fold(team.on_pitch(), |all, place| all.or(team.all_in(place)))
            .or(fouler.into_iter().collect())
    }

    /// Who touched the ball was there, and no more often than he may.
    fn check_touches(&self, open: &Open, faults: &mut Vec<String>) {
        if let Some(touch) = self.last_touch {
            let shirt = touch.player.shirt;
            faults.extend(wrong! {
                self.have_played(touch.player.side, open).has(shirt)
                    => "last_touch: he has not been on the pitch";
                touch.kind != TouchKind::Interception || shirt.line() != Line::Goalies
                    => "last_touch: a goalie does not intercept (C20-intercept-2)";
            });
        }
        if let Some(play) = self.play {
            let different = play.touched.set();
            let again = play.touched.len() - different.len() as usize;
            let first = play.touched.first();
            let by_first = play.touched.iter().filter(|one| Some(*one) == first);
            let by_taker = by_first.count() == again + 1;
            faults.extend(wrong! {
                again == 0 || (again == 1 && by_taker && play.taker)
                    => "play.touched: a player touches the ball once, the taker of a restart twice (C20-kick-9, C20-kick-10)";
                different.len() <= MOST_TOUCH
                    => "play.touched: six players at most touch the ball (C20-kick-11)";
            });
        }
    }
}

/// Whether nothing has happened to a side yet.
fn is_fresh(team: &Team) -> bool {
    team.yellow.is_empty()
        && team.injured.is_empty()
        && team.substitutions == 0
        && [
            Place::Warming,
            Place::Substituted,
            Place::SentOff,
            Place::InjuredOff,
        ]
        .into_iter()
        .all(|place| team.all_in(place).is_empty())
}
