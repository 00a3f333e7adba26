//! What an answer leads to: one line for each decision and each roll.

use gaffer_core::{Awaits, BadRoll, Dice, Log};

use crate::choice::Choice;
use crate::event::Event;
use crate::position::{Open, Position};
use crate::step::Step;

impl Position {
    /// Carries out a choice that was checked.
    pub(crate) fn apply<L: Log<Event>>(&mut self, choice: Choice, log: &mut L) {
        match (self.open.step, choice) {
            (Step::Goalie(side) | Step::Pick(side), Choice::Pick(shirt)) => {
                self.pick(side, shirt, log);
            }
            (Step::Formation(side), Choice::Formation(formation)) => {
                self.pick_formation(side, formation, log);
            }
            (Step::Pick(side), Choice::Default) => self.pick_default(side, log),
            _ => self.open.apply(choice, log),
        }
    }
}

impl Open {
    /// Carries out a choice that was checked.
    pub(crate) fn apply<L: Log<Event>>(&mut self, choice: Choice, log: &mut L) {
        match (self.step, choice) {
            (Step::SetUp(side), Choice::Default) => self.place_default(side, log),
            (Step::SetUp(side), Choice::Place(space)) => self.place_in_set_up(side, space, log),
            (Step::Warm, Choice::Warm(shirt)) => self.warm(shirt, log),
            (Step::Warm, Choice::Done) => {
                self.turn.warmed = None;
                self.step = Step::OpeningRoll;
            }
            (Step::FoulPair, Choice::Foul(fouler, victim)) => {
                self.commit_foul(fouler, victim, log);
            }
            (Step::Mover, Choice::Mover(shirt)) => {
                self.turn.mover = Some(shirt);
                self.step = Step::Act;
            }
            (Step::Act, Choice::Walk(space)) => self.walk(space, log),
            (Step::Act, Choice::Reach(steps)) => self.reach(steps, log),
            (Step::Act, Choice::Hands) => self.take_in_hands(log),
            (Step::Act, Choice::Charge(opponent)) => self.charge(opponent, log),
            (Step::Leg, Choice::Leg(leg)) => {
                if let Ok(end) = self.leg_end(leg) {
                    self.play_leg(leg, end, log);
                }
            }
            (Step::Follow, Choice::No) => self.begin_interceptions(log),
            (Step::Follow, Choice::Follow(shirt, space)) => self.follow(shirt, space, log),
            (Step::Intercept, Choice::No) => self.decline_interception(log),
            (Step::Intercept, Choice::Intercept(shirt)) => self.intercept(shirt, log),
            (Step::Save, Choice::No) => self.decline_save(log),
            (Step::Save, Choice::Save(spot)) => self.try_save(spot, log),
            (Step::OutForGoalie(side), Choice::Out(shirt)) => {
                self.leave_for_goalie(side, shirt, log);
            }
            (Step::InGoal(side), Choice::InGoal(shirt)) => self.make_goalie(side, shirt, log),
            (Step::NewGoalie(side), Choice::Place(space)) => self.put_new_goalie(side, space, log),
            (Step::InjurySub, Choice::No) => self.decline_injury_sub(log),
            (Step::InjurySub, Choice::Sub(shirt)) => self.replace_injured(shirt, log),
            (Step::InjuryPlace, Choice::Place(space)) => self.put_injury_sub(space, log),
            (Step::OnOrBack(side), Choice::On(shirt)) => self.decide_on(side, shirt, log),
            (Step::OnOrBack(side), Choice::Back(shirt)) => self.send_back(side, shirt, log),
            (Step::Out(side), Choice::Out(shirt)) => self.leave(side, shirt, log),
            (Step::SubPlace(side), Choice::Place(space)) => self.place_substitute(side, space, log),
            (Step::GoalieSpot(side), Choice::Goalie(space)) => self.put_goalie(side, space, log),
            (Step::ShootOutGoalie, Choice::Goalie(space)) => self.put_shoot_out_goalie(space, log),
            (Step::Thrower, Choice::Taker(shirt)) => self.place_thrower(shirt, log),
            (Step::CornerTaker, Choice::Taker(shirt)) => self.place_corner_taker(shirt, log),
            (Step::CornerWall, Choice::Wall(shirt)) => self.place_corner_wall(shirt, log),
            (Step::FreeTaker, Choice::Taker(shirt)) => self.choose_free_kick_taker(shirt),
            (Step::FreeWall, Choice::Wall(shirt)) => self.choose_free_kick_wall(shirt),
            (Step::FreeTakerPlace, Choice::Place(space)) => self.place_free_kick_taker(space, log),
            (Step::FreeWallPlace, Choice::Place(space)) => self.place_free_kick_wall(space, log),
            (Step::PenaltyTaker, Choice::TakerAt(shirt, space)) => {
                self.place_penalty_taker(shirt, space, log);
            }
            (Step::ShootOutTaker, Choice::TakerAt(shirt, space)) => {
                self.put_shooter(shirt, space, log);
            }
            _ => debug_assert!(false, "{choice} was not checked at {:?}", self.step),
        }
    }

    /// Takes the dice awaited, or refuses them and stays as it was.
    pub(crate) fn take_roll<L: Log<Event>>(
        &mut self,
        dice: Dice,
        log: &mut L,
    ) -> Result<(), BadRoll> {
        let Awaits::Roll(roll) = self.awaited() else {
            return Err(BadRoll::NotAwaited);
        };
        roll.dice.check(dice)?;
        let face = dice.first();
        match self.step {
            Step::KickOffRoll(side) => self.kick_off_roll(side, face, log),
            Step::OpeningRoll => self.opening_roll(face, log),
            Step::InterceptRoll => self.interception_roll(face, log),
            Step::SaveRoll => self.save_roll(face, log),
            Step::GoalieRoll => self.goalie_roll(face, log),
            Step::RestartRoll => self.restart_roll(face, log),
            Step::ShootOutRoll => self.shoot_out_roll(face, log),
            _ => return Err(BadRoll::NotAwaited),
        }
        self.settle(log);
        Ok(())
    }
}
