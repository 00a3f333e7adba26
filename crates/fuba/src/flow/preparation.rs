//! Before the match and at half time: formations, the kick-off roll, the beginning and end of a half.

use gaffer_core::{Dice, Log, Side};

use crate::event::Event;
use crate::formation::Formation;
use crate::options::Formations;
use crate::position::{Clock, Open, Position, Secret, Step};
use crate::refusal::Why;

use super::restart::Award;

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
        self.clock = Clock::start_of(half);
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
        if half == 1 {
            self.step = Step::HalfTime(Side::Home);
        } else {
            let outcome = self.outcome();
            log.note(|| Event::MatchEnded {
                home,
                away,
                outcome,
            });
            self.step = Step::Over;
        }
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
        if side == Side::Home {
            self.open.step = if half_time {
                Step::HalfTime(Side::Away)
            } else {
                Step::Formation(Side::Away)
            };
            return;
        }
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
            self.open.step = Step::KickOffRoll;
        }
    }

    fn reveal_formations(&mut self) -> Option<(Formation, Formation)> {
        for side in Side::BOTH {
            let formation = self.secrets[side].formation;
            if formation.is_some() {
                self.open.teams[side].formation = formation;
            }
            self.secrets[side] = Secret::default();
        }
        self.open
            .teams
            .home
            .formation
            .zip(self.open.teams.away.formation)
    }
}
