//! Before the match and at half time: formations, the kick-off roll, the beginning and end of a half.

use gaffer_core::{BySide, Dice, Log, Side};

use crate::clock::Clock;
use crate::condition::Condition;
use crate::event::Event;
use crate::formation::Formation;
use crate::options::edition::{HALF_TIME_CHANGE, ROLES_WITHIN_LIMIT};
use crate::options::{Advanced, Edition, Formations};
use crate::position::{Open, Position, Secret};
use crate::refusal::Why;
use crate::roles::Roles;
use crate::skill::Hand;
use crate::step::Step;
use crate::styles::Styles;
use crate::turn::{Handover, PendingGoalKick};

use super::restart::Award;

/// F14-A2b to F14-A2e, F22-A2d to F22-A2g.
pub(super) fn check_roles(edition: Edition, formation: Formation, roles: Roles) -> Result<(), Why> {
    if let Some(role) = roles.over_the_limit() {
        Err(Why::RoleLimit(role))
    } else if let Some(line) = roles.too_many_for(formation) {
        Err(Why::RolesDoNotFit(line))
    } else if ROLES_WITHIN_LIMIT[edition] && !roles.keep_within_limit(formation) {
        Err(Why::RolesAboveSix)
    } else {
        Ok(())
    }
}

impl Open {
    /// F22-2.1c, F22-D7.
    pub(super) fn check_formation(&self, formation: Formation) -> Result<(), Why> {
        if !formation.adds_up() {
            Err(Why::FormationSum)
        } else if self.options.formations == Formations::Cards
            && !Formation::CARDS.contains(&formation)
        {
            Err(Why::FormationNotACard)
        } else {
            Ok(())
        }
    }

    /// F22-2.2: after the first choice any triple will do, also where cards are played (F22-D7).
    pub(super) fn check_half_time(&self, side: Side, formation: Formation) -> Result<(), Why> {
        if !formation.adds_up() {
            Err(Why::FormationSum)
        } else if self.teams[side]
            .formation
            .is_some_and(|now| now.is_within_one_player(formation))
        {
            Ok(())
        } else {
            Err(Why::FormationChange)
        }
    }

    /// The higher die decides who kicks off; equal dice never come here (F22-3.2a, F22-D8).
    pub(super) fn roll_kick_off<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) {
        let winner = if dice.first() > dice.second() {
            Side::Home
        } else {
            Side::Away
        };
        log.note(|| Event::KickOffRolled {
            home: dice.first(),
            away: dice.second(),
            winner,
        });
        self.step = Step::KickOffChoice(winner);
    }

    pub(super) fn take_kick_off<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        log.note(|| Event::KickOffDecided { side });
        self.first_kick_off = side;
        self.begin_half(1, side, log);
    }

    /// F22-3.1a, F22-4.3.4a.
    fn begin_half<L: Log<Event>>(&mut self, half: u8, side: Side, log: &mut L) {
        self.clock = Clock::start_of(half, self.options.edition);
        self.handover = Handover::NONE; // F14-4.3.2a
        if self.injuries_last_minutes() {
            self.return_all_injured(log); // F22-D85; in 2014 turns go on (F14-D33)
        }
        log.note(|| Event::HalfBegan { half });
        self.award(Award::KickOff(side), log);
    }

    /// The half is over: half time after the first, the match's end after the second (F22-4.3.4).
    pub(super) fn end_half<L: Log<Event>>(&mut self, log: &mut L) {
        let (half, home, away) = (self.clock.half, self.score.home, self.score.away);
        // The marker stands on the dice's square when the test of stage 3 ended the half.
        let by_dice = self.step == Step::TurnRoll;
        let stoppage = self.clock.stoppage;
        log.note(|| Event::HalfEnded {
            half,
            home,
            away,
            stoppage,
            by_dice,
        });
        self.taker_joins();
        self.clear_marks();
        self.handover.goal_kick = PendingGoalKick::None; // F10-4.3.2b, F14-4.3.2b
        if half == 1 {
            self.change_pending_formations();
            if HALF_TIME_CHANGE[self.options.edition] {
                self.step = Step::HalfTime(Side::Home);
            } else {
                self.begin_half(2, !self.first_kick_off, log); // F10-4.3.2a
            }
        } else if self.leads_to_shoot_out() {
            self.begin_shoot_out(log);
        } else {
            self.end_match(log);
        }
    }

    pub(super) fn end_match<L: Log<Event>>(&mut self, log: &mut L) {
        let (home, away) = (self.score.home, self.score.away);
        let outcome = self.outcome();
        let kicks = self.shoot_out.map(|shoot_out| shoot_out.scored);
        log.note(|| Event::MatchEnded {
            home,
            away,
            outcome,
            kicks,
        });
        self.step = Step::Over;
    }
}

impl Position {
    /// Keeps a formation secret until both have chosen, before the match (F22-2.1a) and at half
    /// time (F22-D11).
    pub(super) fn take_formation<L: Log<Event>>(
        &mut self,
        side: Side,
        formation: Formation,
        log: &mut L,
    ) {
        let half_time = matches!(self.open.step, Step::HalfTime(_));
        self.secrets[side].formation = Some(formation);
        if half_time {
            if side == Side::Home {
                self.open.step = Step::HalfTime(Side::Away);
            } else {
                self.reveal_choices(log);
            }
        } else if self.open.plays(Advanced::Roles) {
            self.open.step = Step::Roles(side);
        } else {
            self.ask_skills(side, log);
        }
    }

    pub(super) fn take_roles<L: Log<Event>>(&mut self, side: Side, roles: Roles, log: &mut L) {
        self.secrets[side].roles = Some(roles);
        self.ask_skills(side, log);
    }

    fn ask_skills<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        if self.open.options.plays_styles() {
            self.open.step = Step::Styles(side); // F14-A6a
        } else if self.open.plays(Advanced::Skills) {
            self.open.step = Step::Skills(side);
        } else {
            self.end_choices(side, log);
        }
    }

    /// F14-A6a: chosen with the formation, for the whole match.
    pub(super) fn take_styles<L: Log<Event>>(&mut self, side: Side, styles: Styles, log: &mut L) {
        self.secrets[side].styles = Some(styles);
        self.end_choices(side, log);
    }

    /// F22-A10a: chosen in secret, and never shown before its use.
    pub(super) fn take_skills<L: Log<Event>>(&mut self, side: Side, hand: Hand, log: &mut L) {
        for skill in hand.set() {
            self.add_skill(side, skill); // beside those of earlier matches (F22-D113)
        }
        self.end_choices(side, log);
    }

    /// The other side chooses, or everything but skills is shown (F22-2.1a).
    fn end_choices<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        if side == Side::Home {
            self.open.step = Step::Formation(Side::Away);
        } else {
            self.reveal_choices(log);
        }
    }

    fn reveal_choices<L: Log<Event>>(&mut self, log: &mut L) {
        let half_time = matches!(self.open.step, Step::HalfTime(_));
        let roles = BySide::with(|side| self.secrets[side].roles);
        if let Some((home, away)) = self.reveal_formations() {
            log.note(|| {
                if half_time {
                    Event::FormationsChanged { home, away }
                } else {
                    Event::FormationsRevealed { home, away }
                }
            });
        }
        if half_time {
            // F22-D12: whatever the goals, the team that did not kick off the first half.
            self.open.begin_half(2, !self.open.first_kick_off, log);
        } else {
            self.lay_out_benches(roles, log);
            if self.open.options.plays_styles() {
                let [home, away] = Side::BOTH.map(|side| self.open.benches[side].styles);
                log.note(|| Event::StylesRevealed { home, away });
            }
            self.open.step = Step::KickOffRoll;
        }
    }

    fn reveal_formations(&mut self) -> Option<(Formation, Formation)> {
        for side in Side::BOTH {
            let formation = self.secrets[side].formation;
            if formation.is_some() {
                self.open.teams[side].formation = formation;
            }
            if let Some(styles) = self.secrets[side].styles {
                self.open.benches[side].styles = styles;
            }
            self.secrets[side] = Secret {
                formation: None,
                roles: None,
                styles: None,
                ..self.secrets[side]
            };
        }
        self.open
            .teams
            .home
            .formation
            .zip(self.open.teams.away.formation)
    }
}

impl Position {
    /// Condition points are set and the roles shown (F22-3.4, F22-A1.1a).
    fn lay_out_benches<L: Log<Event>>(&mut self, roles: BySide<Option<Roles>>, log: &mut L) {
        for side in Side::BOTH {
            let roles = roles[side].unwrap_or(Roles::NONE);
            let formation = self.open.teams[side].formation;
            let bench = &mut self.open.benches[side];
            if self.open.options.plays(Advanced::Condition)
                && let Some(formation) = formation
            {
                bench.condition = Condition::at_start(formation, roles);
                let condition = bench.condition;
                log.note(|| Event::ConditionSet {
                    side,
                    roles,
                    condition,
                });
            }
        }
    }
}

impl Open {
    /// Formation changes by substitution come into force: with the next turn, and at the end of a half,
    /// before the half-time change (F22-A3d).
    pub(super) fn change_pending_formations(&mut self) {
        for side in Side::BOTH {
            if let Some(formation) = self.benches[side].pending.take() {
                self.teams[side].formation = Some(formation);
            }
        }
    }
}
