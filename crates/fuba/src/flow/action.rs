//! Which actions and skills a team may play, and what they cost: what the advanced rules add to a
//! target and to an action (A1, A3, A6, A10).

use gaffer_core::{Log, Side};

use crate::choice::{Action, Choice, Declared, Pressing, PressingSkill};
use crate::condition::Condition;
use crate::event::Event;
use crate::options::Advanced;
use crate::pitch::{Area, Line};
use crate::position::Position;
use crate::refusal::Why;
use crate::rule::skills::BALL_SKILLS;
use crate::rule::target::TargetRules;
use crate::rule::{goal_attempt, pressing};
use crate::skill::Skill;

impl Position {
    /// Whether the acting team may play an action, boosted or not (F22-4.5.1, F22-A1.2).
    #[inline]
    pub(super) fn check_action(&self, action: Action, boost: bool) -> Result<(), Why> {
        let open = &self.open;
        let kind = action.kind();
        // A third action may be of a type already played (F22-A11-4.5).
        if open.turn.used.contains(kind) && open.turn.action < 3 {
            return Err(Why::SameType(kind)); // F22-4.5.1a
        }
        let controls = open.turn.acting == open.controlling;
        match action {
            Action::GoalAttempt if !controls => return Err(Why::NotTheControllingTeam(kind)),
            Action::GoalAttempt => goal_attempt::check(open)?,
            Action::Pressing(_) if controls => return Err(Why::NotThePassiveTeam),
            Action::Pressing(pressing) => pressing::check(open, pressing)?,
            Action::Substitution(number) => open.check_substitutions(open.turn.acting, number)?,
            Action::Condition => return Err(Why::NotAwaited), // 2014
            Action::HighCondition | Action::Movement(_) | Action::Adjustment => {}
        }
        let plain = match action {
            Action::Pressing(pressing) => pressing == Pressing::NORMAL && !boost,
            Action::HighCondition => false,
            _ => !boost,
        };
        if plain && open.options.advanced.is_empty() {
            Ok(())
        } else {
            self.check_price(action, boost)
        }
    }

    /// What an action owes to a skill, and whether the team can pay for it and its boost.
    fn check_price(&self, action: Action, boost: bool) -> Result<(), Why> {
        let open = &self.open;
        let side = open.turn.acting;
        if action != Action::GoalAttempt && open.must_shoot() {
            return Err(Why::MustShoot);
        }
        let price = match action {
            Action::Pressing(pressing) => {
                if let Some(skill) = pressing.skill {
                    self.check_use(side, PressingSkill::skill(skill))?;
                }
                let price = open.pressing_price(side, pressing);
                if !open.benches[side].condition.covers(price) {
                    return Err(Why::AggressionStock);
                }
                price
            }
            Action::HighCondition => {
                self.check_use(side, Skill::HighCondition)?;
                open.skill_price(side, Skill::HighCondition)
            }
            Action::GoalAttempt
            | Action::Movement(_)
            | Action::Adjustment
            | Action::Condition
            | Action::Substitution(_) => Condition::NONE,
        };
        if boost {
            self.check_boost(action, price)?;
        }
        Ok(())
    }

    /// Whether an action may be boosted beside its price (F22-A1.2, F22-D75).
    fn check_boost(&self, action: Action, price: Condition) -> Result<(), Why> {
        let open = &self.open;
        let side = open.turn.acting;
        if !open.plays(Advanced::Condition) {
            return Err(Why::SwitchedOff(Advanced::Condition));
        }
        if matches!(action, Action::GoalAttempt | Action::Substitution(_)) {
            return Err(Why::NoBoost(action.kind())); // F22-A1.2e
        }
        let zone = open.ball.zone(side);
        let free = open.turn.free_boosts == Some(side); // F22-D106
        if free || open.benches[side].condition.covers(price.and(zone, 1)) {
            Ok(())
        } else {
            Err(Why::StockEmpty(zone)) // F22-A1.2f
        }
    }

    /// The actions that the advanced rules add.
    pub(super) fn offer_advanced_actions(&self, filter: &mut impl FnMut(Choice)) {
        let open = &self.open;
        let side = open.turn.acting;
        let skills = self.held(side);
        let mut both = |action| {
            filter(Choice::Action(action));
            filter(Choice::Boosted(action));
        };
        for pressing in Pressing::ALL.into_iter().skip(1) {
            let skill = pressing.skill.map(PressingSkill::skill);
            if skill.is_none_or(|skill| skills.contains(skill)) {
                both(Action::Pressing(pressing));
            }
        }
        if skills.contains(Skill::HighCondition) {
            both(Action::HighCondition);
        }
        for number in 1..=open.benches[side].substitutions_left() {
            filter(Choice::Action(Action::Substitution(number)));
        }
        if open.plays(Advanced::Condition) {
            for line in Line::ALL {
                filter(Choice::Boosted(Action::Movement(line)));
            }
            filter(Choice::Boosted(Action::Adjustment));
            filter(Choice::Boosted(Action::Pressing(Pressing::NORMAL)));
        }
        self.offer_skills(&BALL_SKILLS, side, filter);
        filter(Choice::No);
    }

    /// The uses of skills that a side holds, with every area they name.
    pub(super) fn offer_skills(
        &self,
        skills: &[Skill],
        side: Side,
        filter: &mut impl FnMut(Choice),
    ) {
        let held = self.held(side);
        for skill in skills.iter().copied().filter(|skill| held.contains(*skill)) {
            match self.open.skill_areas(skill) {
                Some(areas) => {
                    for area in areas {
                        filter(Choice::Use(skill, Some(area)));
                    }
                }
                None => filter(Choice::Use(skill, None)),
            }
        }
    }

    /// Whether a target may be chosen with these skills declared (F22-D94).
    pub(super) fn check_declared(&self, area: Area, declared: Declared) -> Result<(), Why> {
        let side = self.open.controlling;
        let mut with_target = *self;
        with_target.open.turn.target = area;
        for skill in declared.set() {
            with_target.check_use(side, skill)?;
        }
        let open = &with_target.open;
        let price = open.price_together(side, declared.set());
        if !open.benches[side].condition.covers(price) {
            return Err(Why::SkillPrice(
                declared.set().iter().last().unwrap_or(Skill::Crossing),
            ));
        }
        TargetRules::new(&self.open).check(area, declared.set().contains(Skill::Crossing))
    }

    /// A target with skills declared: they are paid from the zone of the target (F22-A10d).
    pub(super) fn declare<L: Log<Event>>(&mut self, area: Area, declared: Declared, log: &mut L) {
        self.open.turn.target = area;
        for skill in declared.set() {
            self.spend_skill(self.open.controlling, skill, log);
        }
        self.open.play_to(area, log);
    }
}
