//! The set-up procedure (F10-3.3, F14-3.2, F22-3.3): the controlling team places, the passive team places, the
//! controlling team adjusts.

use gaffer_core::{Log, Side};

use crate::choice::{Move, Piece};
use crate::counts::Counts;
use crate::event::{Event, MoveKind};
use crate::pitch::{Area, AreaSet, penalty_area};
use crate::position::Open;
use crate::refusal::Why;
use crate::rule::set_up::{KeeperPlace, SetUpRules};
use crate::step::{SetUp, Step, Window};
use crate::team::Mark;
use crate::turn::TurnKind;

use super::After;

impl Open {
    /// Takes all pieces up; the controlling team places first (F22-3.3a).
    pub(super) fn begin_set_up<L: Log<Event>>(&mut self, set_up: SetUp, log: &mut L) {
        let (side, area) = (self.controlling, self.ball);
        log.note(|| Event::SetUpBegan { set_up, side, area });
        self.clear_marks();
        for side in Side::BOTH {
            let team = &mut self.teams[side];
            team.in_hand += team.outfield.total();
            team.outfield = Counts::NONE;
            team.keeper = None;
            team.keeper_advanced = false; // F14-D50
        }
        self.begin_placing(set_up, side, log);
    }

    fn begin_placing<L: Log<Event>>(&mut self, set_up: SetUp, side: Side, log: &mut L) {
        self.step = Step::Place { set_up, side };
        let rules = SetUpRules::new(self, set_up, side);
        let team = &mut self.teams[side];
        if let KeeperPlace::Fixed(area) = rules.keeper_place(team.in_hand) {
            team.keeper = Some(area);
        }
        if !self.keeper_is_due(side) {
            self.go_on_if_placed(set_up, side, log);
        }
    }

    /// Whether the next thing to place is the keeper.
    pub(crate) fn keeper_is_due(&self, side: Side) -> bool {
        self.teams[side].keeper.is_none()
            && !(side == self.turn.began && self.turn.taker == Some(Piece::Keeper))
    }

    /// Why the keeper cannot be placed (again).
    pub(super) fn why_keeper_stays(&self, set_up: SetUp, side: Side) -> Why {
        match SetUpRules::new(self, set_up, side).keeper_place(self.teams[side].in_hand) {
            KeeperPlace::Fixed(_) if set_up == SetUp::KickOff => Why::KickOffKeeper {
                controlling: side == self.controlling,
            },
            KeeperPlace::Fixed(_) => Why::PenaltyKicker,
            KeeperPlace::Chosen => Why::NotAwaited,
        }
    }

    /// The keeper goes to an area, or to the spot; if not he, an outfield piece takes the kick
    /// (F22-5.3.1a, F22-5.5.1a).
    pub(super) fn place_keeper<L: Log<Event>>(
        &mut self,
        set_up: SetUp,
        side: Side,
        area: Option<Area>,
        log: &mut L,
    ) {
        let has_taker = SetUpRules::new(self, set_up, side).has_taker();
        let ball = self.ball;
        let team = &mut self.teams[side];
        let piece = if area.is_some() {
            team.keeper = area;
            Piece::Outfield
        } else {
            Piece::Keeper
        };
        if has_taker {
            if piece == Piece::Outfield {
                team.in_hand -= 1;
            }
            match (set_up, piece) {
                (SetUp::CornerKick, _) => self.turn.taker = Some(piece),
                (_, Piece::Outfield) => team.outfield.add(ball),
                (_, Piece::Keeper) => team.keeper = Some(ball),
            }
        }
        self.go_on_if_placed(set_up, side, log);
    }

    /// Whether a keeper may be placed in front of his goal area: in his penalty area, before the outfield
    /// pieces, and not on the line at a penalty (F14-A5a, F14-D50).
    pub(super) fn check_place_advanced(&self, set_up: SetUp, side: Side) -> Result<(), Why> {
        let team = &self.teams[side];
        let on_the_line = set_up == SetUp::Penalty && side != self.controlling;
        let mut placed = team.outfield.occupied();
        if set_up == SetUp::Penalty {
            placed = placed.without(AreaSet::EMPTY.with(self.ball));
        }
        if !self.options.plays_advanced_keeper() {
            Err(Why::NotAwaited)
        } else if team.keeper == Some(penalty_area(side))
            && !team.keeper_advanced
            && !on_the_line
            && placed.is_empty()
        {
            Ok(())
        } else {
            Err(Why::KeeperCannotAdvance)
        }
    }

    pub(super) fn place<L: Log<Event>>(
        &mut self,
        set_up: SetUp,
        side: Side,
        area: Area,
        log: &mut L,
    ) {
        let team = &mut self.teams[side];
        team.in_hand -= 1;
        team.outfield.add(area);
        self.go_on_if_placed(set_up, side, log);
    }

    fn go_on_if_placed<L: Log<Event>>(&mut self, set_up: SetUp, side: Side, log: &mut L) {
        if self.teams[side].in_hand > 0 {
            return;
        }
        log.note(|| Event::SetUpDone { side });
        if side == self.controlling {
            self.begin_placing(set_up, !side, log);
        } else {
            self.step = Step::Adjust { set_up, left: 2 };
        }
    }

    /// The controlling team moves up to two pieces by one area (F22-3.3a).
    pub(super) fn adjust<L: Log<Event>>(
        &mut self,
        set_up: SetUp,
        left: u8,
        step: Move,
        log: &mut L,
    ) {
        let side = self.controlling;
        self.teams[side].make(step, Mark::Moved);
        self.turn.last_move = Some(step);
        note_move(side, step, MoveKind::Adjusting, log);
        if left > 1 {
            self.step = Step::Adjust {
                set_up,
                left: left - 1,
            };
        } else {
            self.finish_set_up(set_up, log);
        }
    }

    pub(super) fn finish_set_up<L: Log<Event>>(&mut self, set_up: SetUp, log: &mut L) {
        self.clear_marks();
        self.go_on(After::SetUp(set_up), log);
    }

    /// The restart for which the pieces were placed.
    pub(super) fn after_set_up<L: Log<Event>>(&mut self, set_up: SetUp, log: &mut L) {
        match set_up {
            SetUp::KickOff => self.begin_turn(TurnKind::KickOff, log),
            SetUp::FreeKick => self.ask_free_kick(log), // F22-5.2.2
            SetUp::CornerKick => self.begin_turn(TurnKind::CornerKick, log), // F22-5.3.2a
            SetUp::Penalty => self.open_window(Window::Penalty, log), // F22-5.5.2a
        }
    }
}

/// Notes a piece's move.
pub(super) fn note_move<L: Log<Event>>(side: Side, step: Move, kind: MoveKind, log: &mut L) {
    log.note(|| Event::Moved {
        side,
        piece: step.piece,
        from: step.from,
        to: step.to,
        with_ball: step.with_ball,
        kind,
    });
}
