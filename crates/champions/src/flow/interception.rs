//! Interceptions and the runs of the ball after them (C20-intercept-*).

use gaffer_core::Log;

use crate::event::Event;
use crate::position::Open;
use crate::space::{Direction, Space};
use crate::squad::Shirt;
use crate::step::{FlightEnd, Interceptions, Play, Step, Touch, TouchKind, Trail};
use crate::team::Player;

impl Open {
    /// The interception phase of a played flight begins: each player's space is fixed (C20-intercept-3).
    pub(super) fn begin_interceptions(&mut self, log: &mut impl Log<Event>) {
        self.shift_before_interceptions(log);
        if let Some(play) = self.play {
            let open = self.open_on_flight(&play);
            let play = self.play_mut();
            play.flight = open;
            play.interceptions = Interceptions::default();
        }
        self.next_interception(log);
    }

    /// The next space at which somebody may try, or the end of the flight (C20-intercept-4).
    fn next_interception(&mut self, log: &mut impl Log<Event>) {
        while let Some((_, _, players)) = self.interceptors() {
            if !players.is_empty() {
                self.step = Step::Intercept;
                return;
            }
            self.play_mut().interceptions.next += 1;
        }
        self.settle_flight(log);
    }

    pub(super) fn decline_interception(&mut self, log: &mut impl Log<Event>) {
        self.play_mut().interceptions.next += 1;
        self.next_interception(log);
    }

    /// A player steps onto the space (C20-intercept-6).
    pub(super) fn intercept(&mut self, shirt: Shirt, log: &mut impl Log<Event>) {
        let Some((side, at, _)) = self.interceptors() else {
            return;
        };
        let Some(from) = self.teams[side].space(shirt) else {
            return;
        };
        let Some(direction) = from.direction_to(at) else {
            return;
        };
        self.put(side, shirt, at);
        let phase = &mut self.play_mut().interceptions;
        phase.tried[side].insert(shirt);
        phase.trying = Some((shirt, direction));
        log.note(|| Event::InterceptionTried {
            side,
            shirt,
            from,
            at,
        });
        self.step = Step::InterceptRoll;
    }

    /// The D3 of an attempt (C20-intercept-7, 8).
    pub(super) fn interception_roll(&mut self, face: u8, log: &mut impl Log<Event>) {
        let Some((side, at, _)) = self.interceptors() else {
            return;
        };
        let play = self.play_mut();
        let Some((shirt, direction)) = play.interceptions.trying.take() else {
            return;
        };
        let rem = play.flight.as_slice()[play.interceptions.next as usize].rem;
        log.note(|| Event::InterceptionRolled { side, shirt, face });
        self.count_roll(face, true, log);
        if self.ends_at_once() {
            return self.end_period(log);
        }
        if face < 3 {
            self.run_past(Player { side, shirt }, direction);
            self.decline_interception(log);
            return;
        }
        let strength = rem + 1;
        log.note(|| Event::Intercepted {
            side,
            shirt,
            at,
            direction,
            strength,
        });
        let player = Player { side, shirt };
        self.last_touch = Some(Touch {
            player,
            kind: TouchKind::Interception,
        });
        self.turn.next = Some(!side);
        self.start_run(at, direction, strength, player, log);
    }

    /// The ball runs straight on without choice, after an interception or a rebound (C20-intercept-9,
    /// C20-rebound-4).
    pub(super) fn start_run(
        &mut self,
        from: Space,
        direction: Direction,
        strength: u8,
        cause: Player,
        log: &mut impl Log<Event>,
    ) {
        let (path, end) = self.run_on(Trail::default(), from, direction, strength);
        let to = self.place_of(end).unwrap_or(from);
        log.note(|| Event::BallRan {
            from,
            direction,
            to,
        });
        self.ball = Some(to);
        self.save = None;
        let (flight, of_away) = self.open_on_run(&path, end, cause);
        self.play = Some(Play {
            follow: false,
            flight,
            path,
            end: Some(end),
            interceptions: Interceptions {
                of_away,
                cause: Some(cause),
                ..Interceptions::default()
            },
            ..Play::new(cause.side, 0)
        });
        self.next_interception(log);
    }

    /// Where a flight ends.
    fn place_of(&self, end: FlightEnd) -> Option<Space> {
        match end {
            FlightEnd::Out(space) | FlightEnd::Rest(space) | FlightEnd::Goal(space, _) => {
                Some(space)
            }
            FlightEnd::Hit(player, _) => self.teams[player.side].space(player.shirt),
        }
    }

    /// The spaces of a run from a space on, added to those before, and its end.
    fn run_on(
        &self,
        mut path: Trail,
        from: Space,
        direction: Direction,
        strength: u8,
    ) -> (Trail, FlightEnd) {
        let field = self.field_of_the_ball();
        let mut at = from;
        for rem in (0..strength).rev() {
            let Some(next) = at.step(direction) else {
                break;
            };
            if !field.has(next) && next.goal_of().is_none() {
                return (path, FlightEnd::Out(next));
            }
            if let Some(player) = self.player_at(next) {
                return (path, FlightEnd::Hit(player, rem));
            }
            path.push(next, rem);
            at = next;
            if next.goal_of().is_some() {
                return (path, FlightEnd::Goal(next, rem));
            }
        }
        if at.is_in_field() || at.goal_of().is_some() {
            (path, FlightEnd::Rest(at))
        } else {
            (path, FlightEnd::Out(at)) // C20-D50
        }
    }

    /// A player whom a run would have hit has left his space to intercept, in vain: it runs on over that space,
    /// where those may try who have had no space on this run (C20-intercept-9, 10).
    fn run_past(&mut self, player: Player, step: Direction) {
        let Some(play) = self.play else {
            return;
        };
        let (Some(FlightEnd::Hit(hit, rem)), Some(cause)) = (play.end, play.interceptions.cause)
        else {
            return;
        };
        let left = self.teams[player.side]
            .space(player.shirt)
            .and_then(|at| at.step(step.opposite()));
        let last = play.path.as_slice().last().map(|passed| passed.space);
        let (Some(left), Some(last)) = (left, last) else {
            return;
        };
        let Some(direction) = last.direction_to(left).filter(|_| hit == player) else {
            return;
        };
        let (path, end) = self.run_on(play.path, last, direction, rem + 1);
        let mut may = gaffer_core::BySide::with(|side| {
            let tried = play.interceptions.tried[side];
            self.teams[side].outfielders().minus(tried)
        });
        may[cause.side].remove(cause.shirt);
        for passed in play.flight.as_slice() {
            for side in gaffer_core::Side::BOTH {
                may[side] = may[side].minus(self.beside(side, may[side], passed.space));
            }
        }
        let new = &path.as_slice()[play.path.as_slice().len()..];
        let mut flight = play.flight;
        let mut of_away = play.interceptions.of_away;
        self.open_spaces(new, end, may, &mut flight, &mut of_away);
        self.ball = Some(self.place_of(end).unwrap_or(left));
        let play = self.play_mut();
        play.path = path;
        play.end = Some(end);
        play.flight = flight;
        play.interceptions.of_away = of_away;
    }

    /// Nobody intercepted: the ball ends where it was going.
    fn settle_flight(&mut self, log: &mut impl Log<Event>) {
        let end = self.play.and_then(|play| play.end);
        match end {
            Some(FlightEnd::Rest(at)) => {
                self.ball = Some(at);
                log.note(|| Event::BallRests { at });
                self.end_turn(log);
            }
            Some(FlightEnd::Out(at)) => self.go_out(at, log),
            Some(FlightEnd::Goal(..)) => self.begin_save(log),
            Some(FlightEnd::Hit(player, rem)) => {
                let strength = rem + 1;
                log.note(|| Event::RanInto {
                    side: player.side,
                    shirt: player.shirt,
                    strength,
                });
                self.start_play(player, strength, false, false, log);
            }
            None => self.end_turn(log),
        }
    }
}
