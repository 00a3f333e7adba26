//! What is offered at each step, in a fixed order (section 5 of the rules).

use std::ops::ControlFlow;

use gaffer_core::Side;

use crate::choice::Choice;
use crate::position::{Open, Position};
use crate::space_set::SpaceSet;
use crate::squad::{Shirt, ShirtSet};
use crate::step::Step;

type Flow = ControlFlow<()>;

/// Gives a choice for each shirt.
fn shirts(
    set: ShirtSet,
    choice: fn(Shirt) -> Choice,
    each: &mut impl FnMut(Choice) -> Flow,
) -> Flow {
    set.iter().try_for_each(|shirt| each(choice(shirt)))
}

/// Gives a choice for each space.
fn spaces(
    set: SpaceSet,
    choice: fn(crate::Space) -> Choice,
    each: &mut impl FnMut(Choice) -> Flow,
) -> Flow {
    set.try_each(|space| each(choice(space)))
}

impl Position {
    /// Gives every choice that is offered, until somebody has seen enough.
    pub(crate) fn offer(&self, each: &mut impl FnMut(Choice) -> Flow) {
        let _ = match self.open.step {
            Step::Goalie(side) => shirts(self.possible_goalies(side), Choice::Pick, each),
            Step::Formation(side) => self
                .possible_formations(side)
                .try_for_each(|formation| each(Choice::Formation(formation))),
            Step::Pick(side) => self.offer_picks(side, each),
            _ => self.open.offer_step(each),
        };
    }

    fn offer_picks(&self, side: Side, each: &mut impl FnMut(Choice) -> Flow) -> Flow {
        if self.may_pick_default(side) {
            each(Choice::Default)?;
        }
        match self.picks(side) {
            Some((_, may)) => shirts(may, Choice::Pick, each),
            None => Flow::Continue(()),
        }
    }
}

impl Open {
    /// Gives every choice that is offered once the line-ups are made, until somebody has seen enough.
    pub(crate) fn offer(&self, each: &mut impl FnMut(Choice) -> Flow) {
        let _ = self.offer_step(each);
    }

    #[expect(clippy::too_many_lines, reason = "one entry for each decision point")]
    fn offer_step(&self, each: &mut impl FnMut(Choice) -> Flow) -> Flow {
        let owner = self.turn.owner;
        match self.step {
            Step::SetUp(side) => {
                if self.may_place_default(side) {
                    each(Choice::Default)?;
                }
                spaces(self.set_up_spaces(side), Choice::Place, each)
            }
            Step::Warm => {
                each(Choice::Done)?;
                shirts(self.may_warm(owner), Choice::Warm, each)
            }
            Step::FoulPair => {
                self.each_foul(&mut |fouler, victim| each(Choice::Foul(fouler, victim)))
            }
            Step::Mover => {
                let plain = self.plain_starts();
                self.teams[owner].on_pitch().iter().try_for_each(|shirt| {
                    if self.has_act(shirt, plain) {
                        each(Choice::Mover(shirt))
                    } else {
                        Flow::Continue(())
                    }
                })
            }
            Step::Act => self.offer_acts(each),
            Step::Leg => self.each_leg(&mut |leg| each(Choice::Leg(leg))),
            Step::Follow => {
                each(Choice::No)?;
                self.each_follow(&mut |shirt, space| each(Choice::Follow(shirt, space)))
            }
            Step::Intercept => {
                each(Choice::No)?;
                match self.interceptors() {
                    Some((_, _, players)) => shirts(players, Choice::Intercept, each),
                    None => Flow::Continue(()),
                }
            }
            Step::Save => {
                each(Choice::No)?;
                self.save_spots()
                    .try_for_each(|(spot, _)| each(Choice::Save(spot)))
            }
            Step::OutForGoalie(side) => shirts(self.takers(side), Choice::Out, each),
            Step::InGoal(side) => shirts(
                self.teams[side].on_pitch().without(self.teams[side].goalie),
                Choice::InGoal,
                each,
            ),
            Step::NewGoalie(side) => spaces(SpaceSet::goal(side), Choice::Place, each),
            Step::InjurySub => {
                each(Choice::No)?;
                shirts(self.outfielders_on_the_bench(owner), Choice::Sub, each)
            }
            Step::InjuryPlace => match self.placing() {
                Some(shirt) => spaces(self.substitute_spaces(owner, shirt), Choice::Place, each),
                None => Flow::Continue(()),
            },
            Step::OnOrBack(side) => match self.on_or_back(side) {
                Some(shirt) => {
                    each(Choice::On(shirt))?;
                    each(Choice::Back(shirt))
                }
                None => Flow::Continue(()),
            },
            Step::Out(side) => shirts(self.leavers(side), Choice::Out, each),
            Step::SubPlace(side) => match self.placing() {
                Some(shirt) => spaces(self.substitute_spaces(side, shirt), Choice::Place, each),
                None => Flow::Continue(()),
            },
            Step::GoalieSpot(side) => spaces(SpaceSet::goal(side), Choice::Goalie, each),
            Step::ShootOutGoalie => spaces(SpaceSet::goal(!owner), Choice::Goalie, each),
            Step::Thrower | Step::CornerTaker | Step::FreeTaker => {
                shirts(self.takers(owner), Choice::Taker, each)
            }
            Step::CornerWall | Step::FreeWall => shirts(self.takers(!owner), Choice::Wall, each),
            Step::FreeTakerPlace => spaces(self.free_kick_taker_places(), Choice::Place, each),
            Step::FreeWallPlace => spaces(self.free_kick_wall_places(), Choice::Place, each),
            Step::PenaltyTaker | Step::ShootOutTaker => {
                let may = if self.step == Step::PenaltyTaker {
                    self.penalty_takers(owner)
                } else {
                    self.shooters()
                };
                may.iter().try_for_each(|shirt| {
                    Self::penalty_spots(!owner)
                        .into_iter()
                        .try_for_each(|spot| each(Choice::TakerAt(shirt, spot)))
                })
            }
            Step::Goalie(_)
            | Step::Formation(_)
            | Step::Pick(_)
            | Step::KickOffRoll(_)
            | Step::OpeningRoll
            | Step::InterceptRoll
            | Step::SaveRoll
            | Step::GoalieRoll
            | Step::RestartRoll
            | Step::ShootOutRoll
            | Step::Over => Flow::Continue(()),
        }
    }

    /// What the mover can do: hands, reaches, charges, walks.
    fn offer_acts(&self, each: &mut impl FnMut(Choice) -> Flow) -> Flow {
        let Some(shirt) = self.turn.mover else {
            return Flow::Continue(());
        };
        let walks = self.walks(self.turn.owner, shirt, self.turn.roll);
        for steps in 0..=self.turn.roll {
            if self.reaches(walks) >> steps & 1 == 1 {
                each(Choice::Reach(steps))?;
            }
        }
        if self.check_hands(shirt).is_ok() {
            each(Choice::Hands)?;
        }
        shirts(self.charged_by(shirt), Choice::Charge, each)?;
        spaces(self.walk_ends_of(shirt, walks), Choice::Walk, each)
    }
}
