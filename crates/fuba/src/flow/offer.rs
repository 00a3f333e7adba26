//! What each step offers, and what it lets pass.
//!
//! Both tables ask the same functions of [`crate::rule`], so that what is offered is what passes.

use gaffer_core::Side;

use crate::choice::{
    Action, ActionKind, Bounce, Choice, Declared, Dive, Flank, Kick, Move, Pressing,
};
use crate::formation::Formation;
use crate::options::Advanced;
use crate::pitch::{Area, Line};
use crate::position::{Open, Position};
use crate::refusal::Why;
use crate::roles::Roles;
use crate::rule::entry;
use crate::rule::injury::candidates;
use crate::rule::set_up::SetUpRules;
use crate::rule::target::TargetRules;
use crate::skill::{Hand, Skill};
use crate::step::{Step, Window, without_choice};
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
                    for area in rules.places(own) {
                        out.push(Choice::Place(area));
                    }
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
                for area in Area::ALL {
                    if rules.check(area, false).is_ok() {
                        out.push(Choice::Target(area));
                    }
                }
                for declared in Declared::all_of(self.held(open.controlling)) {
                    for area in Area::ALL {
                        if self.check_declared(area, declared).is_ok() {
                            out.push(Choice::TargetWith(area, declared));
                        }
                    }
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
            without_choice!() => {}
        }
    }

    /// Whether a choice is allowed now.
    #[inline]
    #[expect(clippy::too_many_lines, reason = "one entry for each step")]
    pub(crate) fn check(&self, choice: Choice) -> Result<(), Why> {
        /// The choices that a step takes, each with what is to be checked; any other is not due.
        macro_rules! takes {
            ($($choice:pat $(if $due:expr)? => $check:expr),+ $(,)?) => {
                match choice {
                    $($choice $(if $due)? => $check,)+
                    _ => self.check_not_due(choice),
                }
            };
        }
        let open = &self.open;
        match open.step {
            Step::Formation(_) => takes! {
                Choice::Formation(formation) => open.check_formation(formation),
            },
            Step::HalfTime(side) => takes! {
                Choice::Formation(formation) => open.check_half_time(side, formation),
            },
            Step::Place { set_up, side } => {
                let rules = SetUpRules::new(open, set_up, side);
                let (own, is_keeper_due) = (&open.teams[side], open.keeper_is_due(side));
                takes! {
                    Choice::PlaceKeeper(area) if is_keeper_due => rules.check_keeper(own, area),
                    Choice::PlaceKeeper(_) => Err(open.why_keeper_stays(set_up, side)),
                    Choice::KeeperTakesKick if is_keeper_due && rules.has_taker() => Ok(()),
                    Choice::Place(area) if !is_keeper_due => rules.check_place(own, area),
                    Choice::KeeperAdvanced => open.check_place_advanced(set_up, side),
                }
            }
            Step::Adjust { set_up, .. } => takes! {
                Choice::Move(step) => {
                    let own = &open.teams[open.controlling];
                    let rules = SetUpRules::new(open, set_up, open.controlling);
                    rules.check_adjust(own, step)?;
                    in_order(rules.is_in_order(own, open.turn.last_move, step))
                },
                Choice::Done => Ok(()),
            },
            Step::Target => takes! {
                Choice::Target(area) => TargetRules::new(open).check(area, false),
                Choice::TargetWith(area, declared) => self.check_declared(area, declared),
            },
            Step::Entry(after) => takes! {
                Choice::Enter(entrant) => entry::check(open, entrant),
                Choice::No => open.check_no_entry(after),
            },
            Step::Shot | Step::Movement | Step::Press => open.check_part_of_turn(choice),
            Step::StandIn => takes! { Choice::StandIn(area) => open.check_stand_in(area) },
            Step::EventMoves { .. }
            | Step::Moves { .. }
            | Step::QuickMoves { .. }
            | Step::RestartMoves { .. } => takes! {
                Choice::Move(step) => open.check_move(step),
                Choice::Done => Ok(()),
            },
            Step::FreeMovements => takes! {
                Choice::Move(step) => open.check_move(step),
                Choice::Done => Ok(()),
                Choice::KeeperAdvanced | Choice::KeeperInside => {
                    open.check_keeper_change()?;
                    let is_advanced = open.teams[open.turn.acting].keeper_advanced;
                    let is_change = is_advanced == (choice == Choice::KeeperInside);
                    if is_change { Ok(()) } else { Err(Why::KeeperAlready) }
                },
            },
            Step::Action => takes! {
                Choice::Action(action) => self.check_action(action, false),
                Choice::Boosted(action) => self.check_action(action, true),
                Choice::Use(skill, area) => self.check_use_now(skill, area),
                Choice::No if open.turn.action > 2 => Ok(()),
                // The moves of the movement action were all made, and the row has ended by itself.
                Choice::Move(_) if open.turn.used.contains(ActionKind::Movement) => Err(Why::NoMovesLeft),
            },
            Step::Skill(window) => takes! {
                Choice::Use(skill, area) => self.check_use_now(skill, area),
                Choice::Formation(formation) if window == Window::FormationChange => {
                    let side = open.turn.acting;
                    self.check_use(side, Skill::TrainedFormationChange)?;
                    open.check_trained_change(side, formation)
                },
                Choice::No => Ok(()),
            },
            Step::Roles(side) => takes! {
                Choice::Roles(roles) => {
                    let formation = self.secrets[side].formation.unwrap_or(Formation::DEFAULT);
                    preparation::check_roles(open.options.edition, formation, roles)
                },
            },
            Step::Skills(side) => takes! {
                Choice::Skills(hand) => self.check_skills(side, hand, open.options.skills_per_team.number()),
            },
            Step::ExtraSkill(side) => takes! {
                Choice::Skills(hand) => self.check_skills(side, hand, 1),
                Choice::No => Ok(()),
            },
            Step::LosePoint { side, .. } => takes! {
                Choice::Point(line) if open.benches[side].condition.points(line) > 0 => Ok(()),
                Choice::Point(line) => Err(Why::NoPointToLose(line)),
            },
            Step::GainPoints { side, .. } => takes! {
                Choice::Point(line) if open.benches[side].condition.has_room(line, open.options.edition) => Ok(()),
                Choice::Point(line) => Err(Why::StockFull(line)),
            },
            Step::Injury(side) => takes! {
                Choice::Injured(standing) if candidates(open, side).contains(standing) => Ok(()),
                Choice::Injured(standing) => Err(Why::NotInjured(standing)),
            },
            Step::Substitutions(_) | Step::Substitution => takes! {
                Choice::SubstituteFormation(_) | Choice::SubstituteYellow | Choice::SubstituteFresh { .. } => {
                    self.check_substitution(choice)
                },
                Choice::No if open.step == Step::Substitution => Ok(()),
            },
            Step::Dribble => takes! { Choice::Move(step) => open.check_dribble(step) },
            Step::PerfectPass => takes! {
                Choice::Target(area) => open.check_perfect_pass(area),
                Choice::No => Ok(()),
            },
            Step::SendOff(side) => takes! {
                Choice::SendOff(area) if open.teams[side].outfield(area) > 0 => Ok(()),
                Choice::SendOff(area) => Err(Why::NobodyToSendOff(area)),
            },
            Step::Styles(_) => takes! { Choice::Styles(_) => Ok(()) },
            Step::GoalKick => takes! { Choice::Fast | Choice::Slow => Ok(()) },
            Step::KickOffChoice(_) => takes! { Choice::KickOff(_) => Ok(()) },
            Step::CornerSide => takes! { Choice::CornerSide(_) => Ok(()) },
            Step::FreeKick => takes! {
                Choice::Action(Action::GoalAttempt) | Choice::PlayFreeKick => Ok(()),
            },
            Step::Dive => takes! { Choice::Dive(_) => Ok(()) },
            Step::Kick => takes! { Choice::Kick(_) => Ok(()) },
            Step::Sweep | Step::SlowPlay | Step::Replace { .. } => takes! {
                Choice::Yes | Choice::No => Ok(()),
            },
            Step::Bounce => takes! { Choice::Bounce(_) | Choice::No => Ok(()) },
            without_choice!() => self.check_not_due(choice),
        }
    }

    /// Why a choice is not due: a skill has its moment, anything else is not asked for.
    fn check_not_due(&self, choice: Choice) -> Result<(), Why> {
        let open = &self.open;
        let plays_skills = open.plays(Advanced::Skills);
        Err(match choice {
            Choice::Use(skill, _) if plays_skills => Why::SkillWindow(skill),
            Choice::Formation(_) if open.step.is_in_action_stage() && plays_skills => {
                Why::SkillWindow(Skill::TrainedFormationChange)
            }
            _ => Why::NotAwaited,
        })
    }
}

impl Open {
    /// Whether a move of the row that is being made is allowed now.
    fn check_move(&self, step: Move) -> Result<(), Why> {
        let (side, rules) = self.move_rules().ok_or(Why::NotAwaited)?;
        let own = &self.teams[side];
        rules.check(own, step)?;
        in_order(rules.is_in_order(own, self.turn.last_move, step))
    }
}

/// A row of moves has one order.
fn in_order(is_in_order: bool) -> Result<(), Why> {
    if is_in_order {
        Ok(())
    } else {
        Err(Why::MoveOrder)
    }
}
