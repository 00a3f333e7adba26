//! Skills (A10): when each may be used, what a use costs, and which windows are opened.

use gaffer_core::Side;

use crate::choice::{Pressing, PressingSkill};
use crate::condition::Condition;
use crate::options::{Advanced, FirstSkillFree, FullBackNeedsPlayer};
use crate::pitch::{Area, AreaSet, Line, penalty_area};
use crate::position::{Open, Position};
use crate::refusal::Why;
use crate::rule::goal_attempt;
use crate::rule::offside::offside_areas;
use crate::rule::offside_risk;
use crate::skill::{Skill, SkillSet};
use crate::step::{Step, Window};
use crate::team::Mark;
use crate::turn::TurnKind;

impl Window {
    /// The skills that can be used in a window, in the order of their use (F22-D110).
    pub(crate) const fn skills(self) -> &'static [Skill] {
        match self {
            Self::OffSideTrap => &[Skill::OffSideTrap],
            Self::Actor => &[Skill::Actor],
            Self::ControllingCheck | Self::PassiveCheck => &[
                Skill::ShortPasses,
                Skill::FanaticFans,
                Skill::MidfieldGeneral,
                Skill::GoalPoacher,
            ],
            Self::OpponentStage => &[Skill::Stopper, Skill::TargetMan],
            Self::OwnStage => &[Skill::SweeperKeeper],
            Self::Keeper => &[Skill::ShotStopper, Skill::LeadingGoalKeeper],
            Self::Shooter => &[Skill::TrainedSpecialEvent, Skill::ClinicalFinisher],
            Self::Doubling => &[Skill::Doubling],
            Self::FullBack => &[Skill::SkilledFullBack],
            Self::BallSkills => &BALL_SKILLS,
            Self::FormationChange => &[Skill::TrainedFormationChange],
            Self::Penalty => &[Skill::PenaltyShotSaver],
        }
    }
}

/// The skills that are used before, between and after the actions of the own stage.
pub(crate) const BALL_SKILLS: [Skill; 3] = [
    Skill::CreativeMidfielder,
    Skill::MidfieldDribbler,
    Skill::DribblingAttacker,
];

/// The skills that are part of another choice: of a target, a pressing, a movement or a fresh player.
const PART_OF_A_CHOICE: SkillSet = SkillSet::of(&[
    Skill::WidePlayerMaterial,
    Skill::HighCondition,
    Skill::CreativeGoalKeeper,
    Skill::Tackle,
    Skill::MidfieldPressing,
    Skill::Crossing,
    Skill::SkilledAttacker,
]);

// A skill that nobody could ever use does not compile.
const _: () = {
    let mut usable = PART_OF_A_CHOICE;
    let mut index = 0;
    while index < Window::ALL.len() {
        usable = usable.or(SkillSet::of(Window::ALL[index].skills()));
        index += 1;
    }
    let unusable = SkillSet::of(&Skill::ALL).without(usable);
    assert!(
        unusable.is_empty(),
        "a skill has a window or is part of a choice"
    );
};

impl Open {
    /// The side that a window is for.
    pub(crate) fn side_of(&self, window: Window) -> Side {
        match window {
            Window::OffSideTrap | Window::PassiveCheck | Window::Keeper | Window::Penalty => {
                self.passive()
            }
            Window::ControllingCheck | Window::Shooter => self.controlling,
            Window::Actor => {
                if self.turn.target.zone(Side::Home) == Line::Forward {
                    Side::Home
                } else {
                    Side::Away
                }
            }
            Window::OpponentStage => !self.turn.acting,
            Window::OwnStage
            | Window::Doubling
            | Window::FullBack
            | Window::BallSkills
            | Window::FormationChange => self.turn.acting,
        }
    }

    /// Whether somebody who knows only what is open must expect that a window is used: the side may
    /// hold one of its skills and could use it. Whether it does hold it makes no difference, so that the
    /// question itself tells nothing.
    pub(crate) fn is_window(&self, window: Window) -> bool {
        if !self.plays(Advanced::Skills) {
            return false;
        }
        let side = self.side_of(window);
        window
            .skills()
            .iter()
            .any(|skill| self.could_use(side, *skill))
    }

    /// Whether a side could use a skill now as far as everybody knows.
    pub(crate) fn could_use(&self, side: Side, skill: Skill) -> bool {
        self.benches[side].may_hold(skill)
            && skill.is_allowed(self.options)
            && self.check_skill(side, skill).is_ok()
    }

    /// Whether a side that holds a skill may use it now, apart from the area it names.
    pub(crate) fn check_skill(&self, side: Side, skill: Skill) -> Result<(), Why> {
        if self.is_used_up(side, skill) {
            return Err(Why::SkillUsed(skill)); // F22-A10e
        }
        if !self.is_in_time(side, skill) {
            return Err(Why::SkillWindow(skill));
        }
        if !self.meets_condition(side, skill) {
            return Err(Why::SkillCondition(skill));
        }
        if !self.benches[side]
            .condition
            .covers(self.skill_price(side, skill))
        {
            return Err(Why::SkillPrice(skill)); // F22-A10d
        }
        Ok(())
    }

    /// Once per turn; Trained formation change once per match; Wide player material at every fresh
    /// player (F22-D94).
    fn is_used_up(&self, side: Side, skill: Skill) -> bool {
        let bench = &self.benches[side];
        match skill {
            Skill::WidePlayerMaterial => false,
            Skill::TrainedFormationChange => bench.used.contains(skill),
            _ => bench.used_this_turn.contains(skill),
        }
    }

    /// What a use costs: nothing the first time (F22-A10c, F22-D92), then the skill's points of the
    /// zone of the target area (F22-A10d, F22-D93).
    pub(crate) fn skill_price(&self, side: Side, skill: Skill) -> Condition {
        let bench = &self.benches[side];
        let free = match self.options.first_skill_free {
            FirstSkillFree::OneUse => bench.used.is_empty(),
            FirstSkillFree::EachSkill => !bench.used.contains(skill),
        };
        if free {
            Condition::NONE
        } else {
            Condition::NONE.and(self.turn.target.zone(side), skill.cost())
        }
    }

    /// What several skills cost that are declared together, one after the other.
    pub(crate) fn price_together(&self, side: Side, skills: SkillSet) -> Condition {
        let mut later = *self;
        let mut price = Condition::NONE;
        for skill in skills {
            let skill_price = later.skill_price(side, skill);
            for line in Line::ALL {
                price = price.and(line, skill_price.points(line));
            }
            later.benches[side].used = later.benches[side].used.with(skill);
        }
        price
    }

    /// The role, place and moment that a skill asks for, apart from its price and its owner.
    fn meets_condition(&self, side: Side, skill: Skill) -> bool {
        let controls = side == self.controlling;
        let turn = &self.turn;
        let zone = |area: Area| area.zone(side);
        match skill {
            Skill::TrainedFormationChange
            | Skill::WidePlayerMaterial
            | Skill::HighCondition
            | Skill::FanaticFans
            | Skill::PenaltyShotSaver => true,
            // Declared with the target: judged where the target is known.
            Skill::CreativeGoalKeeper => controls && turn.start == penalty_area(side),
            Skill::Crossing => {
                controls
                    && zone(turn.start) == Line::Midfield
                    && self.teams[side].pieces(turn.target) > 0
            }
            Skill::SkilledAttacker => controls && zone(turn.target) == Line::Forward,
            Skill::TrainedSpecialEvent => {
                let after_corner = turn.kind == TurnKind::CornerKick
                    && turn.began == side
                    && !turn.is_second_action();
                controls && (turn.direct || after_corner)
            }
            Skill::SweeperKeeper => {
                !controls
                    && zone(turn.target) == Line::Defence
                    && turn.snapshot[!side].get(turn.target) == 0
                    && self.keeper_reaches(side, turn.target)
            }
            // Only one keeper skill per attempt (F22-D96).
            Skill::ShotStopper => !controls && !turn.keeper_skill,
            Skill::LeadingGoalKeeper => {
                let at_corner =
                    turn.kind == TurnKind::CornerKick && turn.target == penalty_area(side);
                !controls && !turn.keeper_skill && (turn.direct || at_corner)
            }
            Skill::Tackle => !controls && zone(self.ball) == Line::Defence,
            Skill::MidfieldPressing => !controls && zone(self.ball) == Line::Midfield,
            Skill::Stopper => {
                !controls
                    && zone(turn.target) == Line::Defence
                    && self.teams[side].pieces(turn.target) > 0
            }
            Skill::TargetMan => {
                controls
                    && zone(turn.target) == Line::Forward
                    && self.teams[side].pieces(turn.target) > 0
            }
            Skill::SkilledFullBack => {
                controls && zone(self.ball) == Line::Defence && !self.full_back_areas().is_empty()
            }
            Skill::Doubling => {
                let (controlling, passive) = self.counts(self.ball);
                !controls && zone(self.ball) == Line::Defence && passive > controlling
            }
            Skill::OffSideTrap => {
                !controls && offside_risk::of_trap(self, turn.start, turn.target).is_some()
            }
            Skill::MidfieldGeneral => zone(turn.target) == Line::Midfield && !turn.stages_skipped,
            Skill::ShortPasses => {
                controls
                    && side == turn.began // F22-D87
                    && zone(turn.target) == Line::Midfield
            }
            Skill::GoalPoacher => {
                controls
                    && !turn.stages_skipped
                    && turn.target == penalty_area(!side)
                    && self.teams[side].pieces(turn.target) > 0
                    && turn.first != side // F22-D110
            }
            Skill::Actor => zone(turn.target) == Line::Forward,
            Skill::CreativeMidfielder => {
                self.is_ball_free(side)
                    && self.ball == Area::B3
                    && !self.creative_areas().is_empty()
            }
            Skill::MidfieldDribbler => {
                self.is_ball_free(side) && zone(self.ball) == Line::Midfield && self.has_dribbler()
            }
            Skill::DribblingAttacker => {
                self.is_ball_free(side) && zone(self.ball) == Line::Forward && self.has_dribbler()
            }
            Skill::ClinicalFinisher => controls && self.ball == penalty_area(!side),
        }
    }

    /// Whether no later skill of the end of stage 4 was used yet: each side uses them in a fixed order
    /// (F22-D110).
    fn is_in_time(&self, side: Side, skill: Skill) -> bool {
        Window::ControllingCheck
            .skills()
            .iter()
            .skip_while(|one| **one != skill)
            .all(|later| !self.benches[side].used_this_turn.contains(*later))
    }

    /// Whether a team may move the ball by a skill: it acts, has the ball, and owes no goal attempt
    /// (F22-D110).
    fn is_ball_free(&self, side: Side) -> bool {
        side == self.controlling && side == self.turn.acting && !self.must_shoot()
    }

    /// Whether the acting team's next action must be a goal attempt (F22-A10-goal-poacher).
    pub(crate) fn must_shoot(&self) -> bool {
        self.turn.action == 1
            && !self.turn.actions_done
            && self.turn.acting == self.controlling
            && self.is_in_force(self.turn.acting, Skill::GoalPoacher)
            && goal_attempt::check(self).is_ok()
    }

    /// Whether a keeper stands in an area or may go there from next to it.
    fn keeper_reaches(&self, side: Side, area: Area) -> bool {
        let team = &self.teams[side];
        team.keeper.is_some_and(|keeper| {
            keeper == area
                || (keeper.adjacent().contains(area) && team.keeper_mark == Mark::Unmoved)
        })
    }

    /// Whether a piece with the ball has not moved yet.
    pub(crate) fn has_dribbler(&self) -> bool {
        let team = &self.teams[self.controlling];
        team.unmoved().get(self.ball) > 0
            || (team.keeper == Some(self.ball) && team.keeper_mark == Mark::Unmoved)
    }

    /// The areas with a player of the controlling team who is not offside.
    fn onside_players(&self) -> AreaSet {
        self.teams[self.controlling]
            .occupied()
            .without(offside_areas(self))
    }

    /// Where Creative midfielder can bring the ball (F22-D98).
    pub(crate) fn creative_areas(&self) -> AreaSet {
        self.onside_players().and(self.ball.adjacent())
    }

    /// Where Skilled full back can bring the ball: one or two areas on, the value not above 6
    /// (F22-D98).
    pub(crate) fn full_back_areas(&self) -> AreaSet {
        let areas = match self.options.readings.full_back_needs_player() {
            FullBackNeedsPlayer::Yes => self.onside_players(),
            // Nobody is offside where nobody is.
            FullBackNeedsPlayer::No => self
                .onside_players()
                .or(AreaSet::ALL.without(self.teams[self.controlling].occupied())),
        };
        areas
            .into_iter()
            .filter(|area| {
                let steps = self.ball.steps(*area);
                (1..=2).contains(&steps) && self.value.number() + steps as i8 <= 6
            })
            .collect()
    }

    /// Whether the area named with a skill is one it can bring the ball to.
    pub(crate) fn check_skill_area(&self, skill: Skill, area: Option<Area>) -> Result<(), Why> {
        let possible = match skill {
            Skill::CreativeMidfielder => self.creative_areas(),
            Skill::SkilledFullBack => self.full_back_areas(),
            _ => {
                return match area {
                    None => Ok(()),
                    Some(_) => Err(Why::SkillWithoutArea(skill)),
                };
            }
        };
        match area {
            Some(area) if possible.contains(area) => Ok(()),
            Some(area) => Err(Why::SkillArea(skill, area)),
            None => Err(Why::SkillCondition(skill)),
        }
    }

    /// The areas to offer with a skill: none of its own for most.
    pub(crate) fn skill_areas(&self, skill: Skill) -> Option<AreaSet> {
        match skill {
            Skill::CreativeMidfielder => Some(self.creative_areas()),
            Skill::SkilledFullBack => Some(self.full_back_areas()),
            _ => None,
        }
    }

    /// What a pressing costs beside its boost: the skill, and the point of A6 unless a skill spares it
    /// (F22-A6c, F22-A10-tackle).
    pub(crate) fn pressing_price(&self, side: Side, pressing: Pressing) -> Condition {
        let price = pressing.skill.map_or(Condition::NONE, |skill| {
            self.skill_price(side, PressingSkill::skill(skill))
        });
        if self.costs_aggression(pressing) {
            price.and(self.ball.zone(side), 1)
        } else {
            price
        }
    }

    /// Whether a pressing costs the point of A6: with a skill only if it would else be one die
    /// (F22-A10-tackle).
    pub(crate) fn costs_aggression(&self, pressing: Pressing) -> bool {
        pressing.aggressive && (pressing.skill.is_none() || self.is_twice_outnumbered())
    }

    /// Whether the controlling team has at least twice as many players with the ball (F22-A6d,
    /// F22-D88).
    pub(crate) fn is_twice_outnumbered(&self) -> bool {
        let (controlling, passive) = self.counts(self.ball);
        controlling >= 2 * passive
    }
}

impl Position {
    /// The skills that a side holds, hidden or shown.
    pub(crate) fn held(&self, side: Side) -> SkillSet {
        self.open.benches[side]
            .shown_skills()
            .or(self.secrets[side].skills)
    }

    /// The skills that a side may still get: those the options allow and it has not had in this match.
    pub(crate) fn not_yet_had(&self, side: Side) -> SkillSet {
        let bench = &self.open.benches[side];
        SkillSet::allowed(self.open.options)
            .without(bench.used.or(bench.lost).or(self.secrets[side].skills))
    }

    /// Whether a side holds a skill and may use it now.
    pub(crate) fn check_use(&self, side: Side, skill: Skill) -> Result<(), Why> {
        if !self.open.plays(Advanced::Skills) {
            return Err(Why::SwitchedOff(Advanced::Skills));
        }
        if !self.held(side).contains(skill) {
            return Err(Why::SkillNotHeld(skill)); // F22-A10a
        }
        self.open.check_skill(side, skill)
    }

    /// Whether a skill and the area named with it may be used in the step now due.
    pub(crate) fn check_use_now(&self, skill: Skill, area: Option<Area>) -> Result<(), Why> {
        let (side, skills) = match self.open.step {
            Step::Skill(window) => (self.open.side_of(window), window.skills()),
            Step::Action => (self.open.turn.acting, &BALL_SKILLS[..]),
            _ => return Err(Why::NotAwaited),
        };
        // The formation change names the formation (F22-A10-trained-formation-change).
        if !skills.contains(&skill) || skill == Skill::TrainedFormationChange {
            return Err(Why::SkillWindow(skill)); // F22-A10e
        }
        self.check_use(side, skill)?;
        self.open.check_skill_area(skill, area)
    }
}
