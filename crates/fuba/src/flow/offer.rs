//! What each step offers, and what it lets pass.
//!
//! Both tables ask the same functions of [`crate::rule`], so that what is offered is what passes.

use gaffer_core::Side;

use crate::choice::{Action, ActionKind, Bounce, Choice, Declared, Dive, Flank, Kick, Pressing};
use crate::formation::Formation;
use crate::options::Advanced;
use crate::pitch::{Area, Line};
use crate::position::Position;
use crate::refusal::Why;
use crate::roles::Roles;
use crate::rule::entry;
use crate::rule::injury::candidates;
use crate::rule::set_up::SetUpRules;
use crate::rule::target::TargetRules;
use crate::skill::{Hand, Skill};
use crate::step::{Step, Window};
use crate::styles::Styles;

use super::preparation;

impl Position {
    /// Adds every choice that is offered now.
    #[expect(clippy::too_many_lines, reason = "one entry for each step")]
    pub(crate) fn offer(&self, out: &mut Vec<Choice>) {
        let open = &self.open;
        let mut filter = |choice| {
            if self.check(choice).is_ok() {
                out.push(choice);
            }
        };
        match open.step {
            Step::Formation(_) | Step::HalfTime(_) => {
                Formation::all().for_each(|formation| filter(Choice::Formation(formation)));
            }
            Step::KickOffChoice(_) => out.extend(Side::BOTH.map(Choice::KickOff)),
            Step::Place { set_up, side } => {
                if open.options.plays_advanced_keeper() {
                    filter(Choice::KeeperAdvanced);
                }
                if open.keeper_is_due(side) {
                    for area in Area::ALL {
                        filter(Choice::PlaceKeeper(area));
                    }
                    filter(Choice::KeeperTakesKick);
                } else {
                    let rules = SetUpRules::new(open, set_up, side);
                    let own = &open.teams[side];
                    out.extend(rules.places(own).into_iter().map(Choice::Place));
                }
            }
            Step::Adjust { set_up, .. } => {
                let side = open.controlling;
                SetUpRules::new(open, set_up, side).offer_adjust(
                    &open.teams[side],
                    open.turn.last_move,
                    |step| out.push(Choice::Move(step)),
                );
                out.push(Choice::Done);
            }
            Step::Target => {
                let rules = TargetRules::new(open);
                out.extend(
                    Area::ALL
                        .into_iter()
                        .filter(|area| rules.check(*area, false).is_ok())
                        .map(Choice::Target),
                );
                let held = self.held(open.controlling);
                for declared in Declared::all_of(held) {
                    out.extend(
                        Area::ALL
                            .into_iter()
                            .filter(|area| self.check_declared(*area, declared).is_ok())
                            .map(|area| Choice::TargetWith(area, declared)),
                    );
                }
            }
            Step::Entry(after) => {
                out.extend(entry::candidates(open).iter().map(Choice::Enter));
                if open.check_no_entry(after).is_ok() {
                    out.push(Choice::No);
                }
            }
            Step::Styles(_) => out.extend(Styles::all().map(Choice::Styles)),
            Step::GoalKick => out.extend([Choice::Fast, Choice::Slow]),
            Step::StandIn => {
                for area in open.turn.target.adjacent() {
                    filter(Choice::StandIn(area));
                }
            }
            Step::Shot => out.extend([Choice::Action(Action::GoalAttempt), Choice::No]),
            Step::Movement => {
                for line in Line::ALL {
                    filter(Choice::Action(Action::Movement(line)));
                }
                filter(Choice::Action(Action::Condition));
            }
            Step::Press => out.extend([
                Choice::Action(Action::Pressing(Pressing::NORMAL)),
                Choice::No,
            ]),
            Step::Action => {
                filter(Choice::Action(Action::GoalAttempt));
                for line in Line::ALL {
                    filter(Choice::Action(Action::Movement(line)));
                }
                filter(Choice::Action(Action::Adjustment));
                filter(Choice::Action(Action::Pressing(Pressing::NORMAL)));
                if !open.options.advanced.is_empty() {
                    self.offer_advanced_actions(&mut filter);
                }
            }
            Step::Skill(window) => {
                let change = Skill::TrainedFormationChange;
                if window == Window::FormationChange && self.held(open.turn.acting).contains(change)
                {
                    Formation::all().for_each(|formation| filter(Choice::Formation(formation)));
                }
                self.offer_skills(window.skills(), open.side_of(window), &mut filter);
                out.push(Choice::No);
            }
            Step::Roles(side) => {
                let formation = self.secrets[side].formation.unwrap_or(Formation::DEFAULT);
                Roles::all(formation).for_each(|roles| filter(Choice::Roles(roles)));
            }
            Step::Skills(side) => {
                let number = open.options.skills_per_team.number();
                out.extend(Hand::all(self.not_yet_had(side), number.into()).map(Choice::Skills));
            }
            Step::ExtraSkill(side) => {
                out.extend(Hand::all(self.not_yet_had(side), 1).map(Choice::Skills));
                out.push(Choice::No);
            }
            Step::LosePoint { .. } | Step::GainPoints { .. } => {
                for line in Line::ALL {
                    filter(Choice::Point(line));
                }
            }
            Step::Sweep | Step::SlowPlay | Step::Replace { .. } => {
                out.extend([Choice::Yes, Choice::No]);
            }
            Step::Injury(side) => out.extend(candidates(open, side).iter().map(Choice::Injured)),
            Step::Substitutions(_) | Step::Substitution => {
                for formation in Formation::all() {
                    filter(Choice::SubstituteFormation(formation));
                }
                filter(Choice::SubstituteYellow);
                filter(Choice::SubstituteFresh { wide: false });
                filter(Choice::SubstituteFresh { wide: true });
                filter(Choice::No);
            }
            Step::Dribble => out.extend(open.dribbles().map(Choice::Move)),
            Step::Bounce => {
                out.extend(Bounce::BOTH.map(Choice::Bounce));
                out.push(Choice::No);
            }
            Step::PerfectPass => {
                for area in Area::ALL {
                    filter(Choice::Target(area));
                }
                out.push(Choice::No);
            }
            Step::EventMoves { .. }
            | Step::Moves { .. }
            | Step::QuickMoves { .. }
            | Step::FreeMovements
            | Step::RestartMoves { .. } => {
                if open.step == Step::FreeMovements && open.options.plays_advanced_keeper() {
                    filter(Choice::KeeperAdvanced);
                    filter(Choice::KeeperInside);
                }
                if let Some((side, rules)) = open.move_rules() {
                    rules.offer(&open.teams[side], open.turn.last_move, |step| {
                        out.push(Choice::Move(step));
                    });
                }
                out.push(Choice::Done);
            }
            Step::CornerSide => out.extend(Flank::BOTH.map(Choice::CornerSide)),
            Step::FreeKick => {
                out.extend([Choice::Action(Action::GoalAttempt), Choice::PlayFreeKick]);
            }
            Step::Dive => out.extend(Dive::ALL.map(Choice::Dive)),
            Step::Kick => out.extend(Kick::ALL.map(Choice::Kick)),
            Step::SendOff(side) => out.extend(
                open.teams[side]
                    .outfield
                    .occupied()
                    .into_iter()
                    .map(Choice::SendOff),
            ),
            Step::KickOffRoll
            | Step::TurnRoll
            | Step::EventRoll
            | Step::GoalRoll
            | Step::DifficultRoll
            | Step::ReboundRoll
            | Step::PressingRoll
            | Step::YellowCardRoll(_)
            | Step::RedCardRoll { .. }
            | Step::PenaltyRoll
            | Step::TirednessRoll { .. }
            | Step::SlowPlayRoll
            | Step::InjuryRoll { .. }
            | Step::FreshRoll { .. }
            | Step::ActorRoll
            | Step::FansRoll(_)
            | Step::DribbleRoll
            | Step::HighConditionRoll { .. }
            | Step::ConditionRoll
            | Step::DuelRoll(_)
            | Step::StreakingRoll
            | Step::LostSkillRoll(_)
            | Step::GainedSkillRoll(_)
            | Step::Over => {}
        }
    }

    /// Whether a choice is allowed now.
    #[inline]
    #[expect(clippy::too_many_lines, reason = "one entry for each step")]
    pub(crate) fn check(&self, choice: Choice) -> Result<(), Why> {
        let open = &self.open;
        match (open.step, choice) {
            (Step::Formation(_), Choice::Formation(formation)) => open.check_formation(formation),
            (Step::HalfTime(side), Choice::Formation(formation)) => {
                open.check_half_time(side, formation)
            }
            (Step::Place { set_up, side }, Choice::PlaceKeeper(area))
                if open.keeper_is_due(side) =>
            {
                SetUpRules::new(open, set_up, side).check_keeper(&open.teams[side], area)
            }
            (Step::Place { set_up, side }, Choice::KeeperTakesKick)
                if open.keeper_is_due(side) && SetUpRules::new(open, set_up, side).has_taker() =>
            {
                Ok(())
            }
            (Step::Place { set_up, side }, Choice::PlaceKeeper(_)) => {
                Err(open.why_keeper_stays(set_up, side))
            }
            (Step::Place { set_up, side }, Choice::Place(area)) if !open.keeper_is_due(side) => {
                SetUpRules::new(open, set_up, side).check_place(&open.teams[side], area)
            }
            (Step::Adjust { set_up, .. }, Choice::Move(step)) => {
                let own = &open.teams[open.controlling];
                let rules = SetUpRules::new(open, set_up, open.controlling);
                rules.check_adjust(own, step)?;
                if rules.is_in_order(own, open.turn.last_move, step) {
                    Ok(())
                } else {
                    Err(Why::MoveOrder)
                }
            }
            (Step::Target, Choice::Target(area)) => TargetRules::new(open).check(area, false),
            (Step::Target, Choice::TargetWith(area, declared)) => {
                self.check_declared(area, declared)
            }
            (Step::Entry(_), Choice::Enter(entrant)) => entry::check(open, entrant),
            (Step::Entry(after), Choice::No) => open.check_no_entry(after),
            (Step::Shot | Step::Movement | Step::Press, choice) => open.check_part_of_turn(choice),
            (Step::StandIn, Choice::StandIn(area)) => open.check_stand_in(area),
            (Step::Place { set_up, side }, Choice::KeeperAdvanced) => {
                open.check_place_advanced(set_up, side)
            }
            (Step::FreeMovements, Choice::KeeperAdvanced | Choice::KeeperInside) => {
                open.check_keeper_change()?;
                let advanced = open.teams[open.turn.acting].keeper_advanced;
                if advanced == (choice == Choice::KeeperInside) {
                    Ok(())
                } else {
                    Err(Why::KeeperAlready)
                }
            }
            (Step::Action, Choice::Action(action)) => self.check_action(action, false),
            (Step::Action, Choice::Boosted(action)) => self.check_action(action, true),
            (Step::Action | Step::Skill(_), Choice::Use(skill, area)) => {
                self.check_use_now(skill, area)
            }
            (Step::Skill(Window::FormationChange), Choice::Formation(formation)) => {
                let side = open.turn.acting;
                self.check_use(side, Skill::TrainedFormationChange)?;
                open.check_trained_change(side, formation)
            }
            (Step::Roles(side), Choice::Roles(roles)) => {
                let formation = self.secrets[side].formation.unwrap_or(Formation::DEFAULT);
                preparation::check_roles(open.options.edition, formation, roles)
            }
            (Step::Skills(side), Choice::Skills(hand)) => {
                self.check_skills(side, hand, open.options.skills_per_team.number())
            }
            (Step::ExtraSkill(side), Choice::Skills(hand)) => self.check_skills(side, hand, 1),
            (Step::LosePoint { side, .. }, Choice::Point(line)) => {
                if open.benches[side].condition.of(line) > 0 {
                    Ok(())
                } else {
                    Err(Why::NoPointToLose(line))
                }
            }
            (Step::GainPoints { side, .. }, Choice::Point(line)) => {
                if open.benches[side]
                    .condition
                    .has_room(line, open.options.edition)
                {
                    Ok(())
                } else {
                    Err(Why::StockFull(line))
                }
            }
            (Step::Injury(side), Choice::Injured(standing)) => {
                if candidates(open, side).contains(standing) {
                    Ok(())
                } else {
                    Err(Why::NotInjured(standing))
                }
            }
            (
                Step::Substitutions(_) | Step::Substitution,
                Choice::SubstituteFormation(_)
                | Choice::SubstituteYellow
                | Choice::SubstituteFresh { .. },
            ) => self.check_substitution(choice),
            (Step::Dribble, Choice::Move(step)) => open.check_dribble(step),
            (Step::PerfectPass, Choice::Target(area)) => open.check_perfect_pass(area),
            (Step::Action, Choice::No) if open.turn.action > 2 => Ok(()),
            (
                Step::EventMoves { .. }
                | Step::Moves { .. }
                | Step::QuickMoves { .. }
                | Step::FreeMovements
                | Step::RestartMoves { .. },
                Choice::Move(step),
            ) => {
                let Some((side, rules)) = open.move_rules() else {
                    return Err(Why::NotAwaited);
                };
                let own = &open.teams[side];
                rules.check(own, step)?;
                if rules.is_in_order(own, open.turn.last_move, step) {
                    Ok(())
                } else {
                    Err(Why::MoveOrder)
                }
            }
            // The moves of the movement action were all made, and the row has ended by itself.
            (Step::Action, Choice::Move(_)) if open.turn.used.contains(ActionKind::Movement) => {
                Err(Why::NoMovesLeft)
            }
            (Step::SendOff(side), Choice::SendOff(area)) => {
                if open.teams[side].outfield(area) > 0 {
                    Ok(())
                } else {
                    Err(Why::NobodyToSendOff(area))
                }
            }
            (
                Step::Adjust { .. }
                | Step::EventMoves { .. }
                | Step::Moves { .. }
                | Step::QuickMoves { .. }
                | Step::FreeMovements
                | Step::RestartMoves { .. },
                Choice::Done,
            )
            | (Step::Styles(_), Choice::Styles(_))
            | (Step::GoalKick, Choice::Fast | Choice::Slow)
            | (Step::KickOffChoice(_), Choice::KickOff(_))
            | (Step::CornerSide, Choice::CornerSide(_))
            | (Step::FreeKick, Choice::Action(Action::GoalAttempt) | Choice::PlayFreeKick)
            | (Step::Dive, Choice::Dive(_))
            | (Step::Kick, Choice::Kick(_))
            | (Step::Sweep | Step::SlowPlay | Step::Replace { .. }, Choice::Yes | Choice::No)
            | (Step::Bounce, Choice::Bounce(_) | Choice::No)
            | (
                Step::Skill(_) | Step::PerfectPass | Step::ExtraSkill(_) | Step::Substitution,
                Choice::No,
            ) => Ok(()),
            (_, Choice::Use(skill, _)) if open.plays(Advanced::Skills) => {
                Err(Why::SkillWindow(skill))
            }
            (step, Choice::Formation(_))
                if step.is_in_action_stage() && open.plays(Advanced::Skills) =>
            {
                Err(Why::SkillWindow(Skill::TrainedFormationChange))
            }
            _ => Err(Why::NotAwaited),
        }
    }
}
