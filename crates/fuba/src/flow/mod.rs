//! What comes next: each step's choices and rolls, and where they lead.
//!
//! A position's [`Step`] says what is awaited. Every step has one entry in each of the four tables of
//! this file: what is offered, what is checked, what a choice does, what a roll does. `offer` lists
//! candidates and keeps those that `check` lets pass, so the two cannot disagree.

mod action;
mod advanced_event;
mod condition;
mod foul;
mod injury;
mod preparation;
mod restart;
mod set_up;
mod skills;
mod stage;
mod substitution;
mod turn;

use gaffer_core::{Awaits, BadRoll, Dice, DiceWanted, Log, Outcome, Roll, RuleId, Side, Until};

use crate::choice::{Action, ActionKind, Bounce, Choice, Declared, Dive, Flank, Kick, Pressing};
use crate::condition::Roles;
use crate::event::Event;
use crate::formation::Formation;
use crate::options::{Advanced, EventFreeMove};
use crate::pitch::{Area, Line};
use crate::position::{EventMoveKind, Open, Position, Step, TurnKind, Window};
use crate::purpose::Purpose;
use crate::refusal::Why;
use crate::rule::injury::candidates;
use crate::rule::movement::{Kind, MoveRules};
use crate::rule::set_up::SetUpRules;
use crate::rule::target::TargetRules;
use crate::rule::{entry, pressing};
use crate::skill::{Hand, Skill, SkillSet};

pub(crate) use restart::{Award, award};

impl Position {
    /// What the position waits for.
    #[inline]
    #[expect(clippy::too_many_lines, reason = "one entry for each step")]
    pub(crate) fn awaited(&self) -> Awaits<Purpose> {
        let open = &self.open;
        let controlling = open.controlling;
        let one = |purpose, side| {
            Awaits::Roll(Roll {
                purpose,
                dice: DiceWanted::one(side),
            })
        };
        let two = |purpose, side| {
            Awaits::Roll(Roll {
                purpose,
                dice: DiceWanted::two(side),
            })
        };
        let both = |purpose| {
            Awaits::Roll(Roll {
                purpose,
                dice: DiceWanted::each(controlling, !controlling),
            })
        };
        match open.step {
            Step::Formation(side)
            | Step::HalfTime(side)
            | Step::Roles(side)
            | Step::Skills(side)
            | Step::ExtraSkill(side) => Awaits::Secret(side),
            Step::Dive => Awaits::Secret(!controlling),
            Step::KickOffChoice(side)
            | Step::Place { side, .. }
            | Step::EventMoves { side, .. }
            | Step::SendOff(side)
            | Step::RestartMoves { side, .. }
            | Step::LosePoint { side, .. }
            | Step::GainPoints { side, .. }
            | Step::Injury(side)
            | Step::Replace { side, .. } => Awaits::Choice(side),
            Step::Skill(window) => Awaits::Choice(open.side_of(window)),
            Step::Sweep => Awaits::Choice(!controlling),
            Step::Bounce => Awaits::Choice(open.turn.bounce.unwrap_or(controlling)),
            Step::Adjust { .. }
            | Step::Target
            | Step::Entry(_)
            | Step::CornerSide
            | Step::FreeKick
            | Step::Kick
            | Step::SlowPlay
            | Step::Dribble
            | Step::PerfectPass => Awaits::Choice(controlling),
            Step::Action | Step::Moves { .. } | Step::FreeMovements | Step::Substitutions(_) => {
                Awaits::Choice(open.turn.acting)
            }
            Step::KickOffRoll => Awaits::Roll(Roll {
                purpose: Purpose::KickOff,
                dice: DiceWanted::each(Side::Home, Side::Away).until(Until::Differ {
                    lead: 0,
                    rule: RuleId("F22-3.2a"),
                }),
            }),
            Step::TurnRoll => both(Purpose::Turn),
            Step::EventRoll => both(Purpose::Event),
            Step::ReboundRoll => both(Purpose::Rebound),
            Step::GoalRoll if open.turn.keeper_skill => two(Purpose::GoalAttempt, controlling),
            Step::GoalRoll => one(Purpose::GoalAttempt, controlling),
            Step::DifficultRoll => one(Purpose::DifficultAttempt, controlling),
            Step::PenaltyRoll if open.turn.keeper_skill => two(Purpose::Penalty, controlling),
            Step::PenaltyRoll => one(Purpose::Penalty, controlling),
            Step::PressingRoll if pressing::dice(open, open.turn.pressing.0) == 2 => {
                two(Purpose::Pressing, !controlling)
            }
            Step::PressingRoll => one(Purpose::Pressing, !controlling),
            Step::TirednessRoll { side, .. } => one(Purpose::Tiredness, side),
            Step::SlowPlayRoll => two(Purpose::SlowPlay, controlling),
            Step::InjuryRoll { side, .. } => one(Purpose::Injury, side),
            Step::FreshRoll { .. } => two(Purpose::FreshPlayer, open.turn.acting),
            Step::ActorRoll => one(Purpose::Actor, open.side_of(Window::Actor)),
            Step::FansRoll(side) => one(Purpose::FanaticFans, side),
            Step::DribbleRoll => one(Purpose::Dribble, controlling),
            Step::HighConditionRoll { .. } => one(Purpose::HighCondition, open.turn.acting),
            Step::StreakingRoll => one(Purpose::Streaking, controlling),
            Step::DuelRoll(_) => Awaits::Roll(Roll {
                purpose: Purpose::Duel,
                dice: DiceWanted::each(controlling, !controlling).until(Until::Differ {
                    lead: open.duel_lead(),
                    rule: RuleId("F22-A11b"),
                }),
            }),
            Step::LostSkillRoll(side) => Awaits::Roll(Roll {
                purpose: Purpose::LostSkill,
                dice: DiceWanted::one(side)
                    .with_faces(open.benches[side].cards().max(1))
                    .in_secret(),
            }),
            Step::GainedSkillRoll(side) => Awaits::Roll(Roll {
                purpose: Purpose::GainedSkill,
                dice: DiceWanted::one(side)
                    .with_faces(open.cards_to_draw(side))
                    .in_secret(),
            }),
            Step::YellowCardRoll(side) => one(Purpose::YellowCard, side),
            Step::RedCardRoll { side, .. } => one(Purpose::RedCard, side),
            Step::Over => Awaits::Nothing(open.outcome()),
        }
    }

    /// The name of the decision awaited.
    pub(crate) fn asked(&self) -> &'static str {
        match self.open.step {
            Step::Formation(_) => "formation",
            Step::KickOffChoice(_) => "kick-off choice",
            Step::Place { .. } => "set-up",
            Step::Adjust { .. } => "adjust",
            Step::Target => "target",
            Step::EventMoves { .. } => "event moves",
            Step::Entry(_) => "entry",
            Step::Action => "action",
            Step::Moves { .. } => "moves",
            Step::FreeMovements => "free movements",
            Step::CornerSide => "corner side",
            Step::FreeKick => "free kick",
            Step::RestartMoves { .. } => "restart moves",
            Step::Dive => "dive",
            Step::Kick => "kick",
            Step::SendOff(_) => "send off",
            Step::HalfTime(_) => "half time",
            Step::Roles(_) => "roles",
            Step::Skills(_) => "skills",
            Step::Skill(_) => "skill",
            Step::LosePoint { .. } => "lose point",
            Step::GainPoints { .. } => "gain point",
            Step::Sweep => "sweep",
            Step::SlowPlay => "slow play",
            Step::Injury(_) => "injury",
            Step::Replace { .. } => "replace",
            Step::Substitutions(_) => "substitution",
            Step::Dribble => "dribble",
            Step::Bounce => "bounce",
            Step::PerfectPass => "perfect pass",
            Step::ExtraSkill(_) => "extra skill",
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
            | Step::DuelRoll(_)
            | Step::StreakingRoll
            | Step::LostSkillRoll(_)
            | Step::GainedSkillRoll(_)
            | Step::Over => "",
        }
    }

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
                let held = self.known_skills(open.controlling);
                for declared in Declared::all_of(held) {
                    out.extend(
                        Area::ALL
                            .into_iter()
                            .filter(|area| self.check_declared(*area, declared).is_ok())
                            .map(|area| Choice::TargetWith(area, declared)),
                    );
                }
            }
            Step::Entry(_) => out.extend(entry::candidates(open).iter().map(Choice::Enter)),
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
                if window == Window::FormationChange && self.holds(open.turn.acting, change) {
                    Formation::all().for_each(|formation| filter(Choice::Formation(formation)));
                }
                self.offer_skills(window.skills(), open.side_of(window), &mut filter);
                out.push(Choice::No);
            }
            Step::Roles(side) => {
                let formation = self.secrets[side].formation.unwrap_or(Formation::DEFAULT);
                out.extend(Roles::all(formation).map(Choice::Roles));
            }
            Step::Skills(side) => {
                let number = open.options.skills_per_team.number();
                let allowed = SkillSet::allowed(open.options).without(self.had(side));
                out.extend(Hand::all(allowed, number.into()).map(Choice::Skills));
            }
            Step::ExtraSkill(side) => {
                let allowed = SkillSet::allowed(open.options).without(self.had(side));
                out.extend(Hand::all(allowed, 1).map(Choice::Skills));
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
            Step::Injury(side) => out.extend(
                candidates(open, side)
                    .areas
                    .into_iter()
                    .map(Choice::Injured),
            ),
            Step::Substitutions(_) => {
                for formation in Formation::all() {
                    filter(Choice::SubstituteFormation(formation));
                }
                filter(Choice::SubstituteYellow);
                filter(Choice::SubstituteFresh { wide: false });
                filter(Choice::SubstituteFresh { wide: true });
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
            | Step::FreeMovements
            | Step::RestartMoves { .. } => {
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
                preparation::check_roles(formation, roles)
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
                if open.benches[side].condition.has_room(line) {
                    Ok(())
                } else {
                    Err(Why::StockFull(line))
                }
            }
            (Step::Injury(side), Choice::Injured(area)) => {
                if candidates(open, side).areas.contains(area) {
                    Ok(())
                } else {
                    Err(Why::NotInjured(area))
                }
            }
            (
                Step::Substitutions(_),
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
                | Step::FreeMovements
                | Step::RestartMoves { .. },
                Choice::Done,
            )
            | (Step::KickOffChoice(_), Choice::KickOff(_))
            | (Step::CornerSide, Choice::CornerSide(_))
            | (Step::FreeKick, Choice::Action(Action::GoalAttempt) | Choice::PlayFreeKick)
            | (Step::Dive, Choice::Dive(_))
            | (Step::Kick, Choice::Kick(_))
            | (Step::Sweep | Step::SlowPlay | Step::Replace { .. }, Choice::Yes | Choice::No)
            | (Step::Bounce, Choice::Bounce(_) | Choice::No)
            | (Step::Skill(_) | Step::PerfectPass | Step::ExtraSkill(_), Choice::No) => Ok(()),
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

    /// Carries out a choice that was checked.
    #[inline]
    pub(crate) fn apply<L: Log<Event>>(&mut self, choice: Choice, log: &mut L) {
        let step = self.open.step;
        let open = &mut self.open;
        match (step, choice) {
            (Step::Formation(side) | Step::HalfTime(side), Choice::Formation(formation)) => {
                self.take_formation(side, formation, log);
            }
            (Step::KickOffChoice(_), Choice::KickOff(side)) => open.take_kick_off(side, log),
            (Step::Place { set_up, side }, Choice::PlaceKeeper(area)) => {
                open.place_keeper(set_up, side, Some(area), log);
            }
            (Step::Place { set_up, side }, Choice::KeeperTakesKick) => {
                open.place_keeper(set_up, side, None, log);
            }
            (Step::Place { set_up, side }, Choice::Place(area)) => {
                open.place(set_up, side, area, log);
            }
            (Step::Adjust { set_up, left }, Choice::Move(step)) => {
                open.adjust(set_up, left, step, log);
            }
            (Step::Adjust { set_up, .. }, Choice::Done) => open.finish_set_up(set_up, log),
            (Step::Target, Choice::Target(area)) => open.play_to(area, log),
            (Step::Entry(after), Choice::Enter(entrant)) => open.enter(after, entrant, log),
            (Step::Action, Choice::Action(action)) => self.play_action(action, false, log),
            (Step::Action, Choice::Boosted(action)) => self.play_action(action, true, log),
            (Step::Action, Choice::No) => open.end_actions(log),
            (Step::Moves { .. }, Choice::Move(step)) => open.make_move(step, log),
            (Step::Moves { .. }, Choice::Done) => open.end_movement(log),
            (Step::FreeMovements, Choice::Move(step)) => open.make_free_movement(step, log),
            (Step::FreeMovements, Choice::Done) => open.end_free_movements(log),
            (Step::EventMoves { side, left, kind }, Choice::Move(step)) => {
                open.make_event_move(side, left, kind, step, log);
            }
            (Step::EventMoves { .. }, Choice::Done) | (Step::PerfectPass, Choice::No) => {
                open.finish_check(log);
            }
            (Step::RestartMoves { .. }, Choice::Move(step)) => open.make_restart_move(step, log),
            (Step::RestartMoves { .. }, Choice::Done) => open.end_restart_moves(log),
            (Step::CornerSide, Choice::CornerSide(flank)) => open.take_corner_side(flank, log),
            (Step::FreeKick, Choice::Action(_)) => open.shoot_free_kick(log),
            (Step::FreeKick, Choice::PlayFreeKick) => open.play_free_kick(log),
            (Step::Dive, Choice::Dive(dive)) => self.take_dive(dive),
            (Step::Kick, Choice::Kick(kick)) => self.take_kick(kick, log),
            (Step::SendOff(side), Choice::SendOff(area)) => open.send_off(side, area, log),
            (Step::Target, Choice::TargetWith(area, declared)) => {
                self.declare(area, declared, log);
            }
            (Step::Action | Step::Skill(_), Choice::Use(skill, area)) => {
                self.use_skill(skill, area, log);
            }
            (Step::Skill(_), Choice::Formation(formation)) => {
                self.change_trained_formation(formation, log);
            }
            (Step::Skill(window), Choice::No) => open.leave_window(window, log),
            (Step::Roles(side), Choice::Roles(roles)) => self.take_roles(side, roles, log),
            (Step::Skills(side), Choice::Skills(hand)) => self.take_skills(side, hand, log),
            (Step::ExtraSkill(side), Choice::Skills(hand)) => {
                self.take_extra_skill(side, hand.set(), log);
            }
            (Step::ExtraSkill(side), Choice::No) => {
                self.take_extra_skill(side, SkillSet::NONE, log);
            }
            (Step::LosePoint { side, sum, dice }, Choice::Point(line)) => {
                open.lose_point(side, sum, dice, line, log);
            }
            (Step::GainPoints { side, left, then }, Choice::Point(line)) => {
                open.gain_point(side, left, then, line, log);
            }
            (Step::Sweep, choice) => open.take_sweep(choice == Choice::Yes, log),
            (Step::SlowPlay, choice) => open.slow_play(choice == Choice::Yes, log),
            (Step::Replace { side, area }, choice) => {
                open.replace(side, area, choice == Choice::Yes, log);
            }
            (Step::Injury(side), Choice::Injured(area)) => {
                open.injure(side, area);
            }
            (Step::Substitutions(left), Choice::SubstituteFormation(formation)) => {
                open.substitute_formation(left, formation, log);
            }
            (Step::Substitutions(left), Choice::SubstituteYellow) => {
                open.substitute_yellow(left, log);
            }
            (Step::Substitutions(left), Choice::SubstituteFresh { wide }) => {
                if wide {
                    let side = open.turn.acting;
                    self.spend_skill(side, Skill::WidePlayerMaterial, log);
                }
                self.open.step = Step::FreshRoll { left, wide };
            }
            (Step::Dribble, Choice::Move(step)) => open.dribble(step, log),
            (Step::Bounce, Choice::Bounce(bounce)) => open.bounce(bounce, log),
            (Step::Bounce, _) => {
                open.turn.bounce = None;
                open.after_event_value(log);
            }
            (Step::PerfectPass, Choice::Target(area)) => open.perfect_pass(area, log),
            _ => debug_assert!(false, "{choice:?} was not checked in {step:?}"),
        }
    }

    /// Carries out a roll, if these are the dice awaited.
    #[inline]
    pub(crate) fn take_roll<L: Log<Event>>(
        &mut self,
        dice: Dice,
        log: &mut L,
    ) -> Result<(), BadRoll> {
        let Awaits::Roll(roll) = self.awaited() else {
            return Err(BadRoll::NotAwaited);
        };
        roll.dice.check(dice)?;
        let open = &mut self.open;
        match open.step {
            Step::KickOffRoll => open.roll_kick_off(dice, log),
            Step::TurnRoll => open.roll_turn(dice, log),
            Step::EventRoll => open.roll_event(dice, log),
            Step::GoalRoll => open.roll_goal_attempt(dice, log),
            Step::DifficultRoll => open.roll_difficult(dice.first(), log),
            Step::ReboundRoll => open.roll_rebound(dice, log),
            Step::PressingRoll => open.roll_pressing(dice, log),
            Step::YellowCardRoll(side) => open.roll_yellow_card(side, dice.first(), log),
            Step::RedCardRoll { side, extra } => open.roll_red_card(side, extra, dice.first(), log),
            Step::PenaltyRoll => open.roll_penalty(dice, log),
            Step::TirednessRoll {
                side,
                sum,
                dice: number,
            } => open.roll_tiredness(side, sum, number, dice.first(), log),
            Step::SlowPlayRoll => open.roll_slow_play(dice, log),
            Step::InjuryRoll { side, area, keeper } => {
                open.roll_injury(side, area, keeper, dice.first(), log);
            }
            Step::FreshRoll { left, wide } => open.roll_fresh(left, wide, dice, log),
            Step::ActorRoll => open.roll_actor(dice.first(), log),
            Step::FansRoll(side) => open.roll_fans(side, dice.first(), log),
            Step::DribbleRoll => open.roll_dribble(dice.first(), log),
            Step::HighConditionRoll { boost } => {
                open.roll_high_condition(dice.first(), boost, log);
            }
            Step::DuelRoll(duel) => open.roll_duel(duel, dice, log),
            Step::StreakingRoll => open.roll_streaking(dice.first(), log),
            Step::LostSkillRoll(side) => self.lose_skill(side, dice.first(), log),
            Step::GainedSkillRoll(side) => self.gain_skill(side, dice.first(), log),
            _ => return Err(BadRoll::NotAwaited),
        }
        Ok(())
    }
}

impl Open {
    /// Who won.
    pub(crate) fn outcome(&self) -> Outcome {
        match self.score.home.cmp(&self.score.away) {
            std::cmp::Ordering::Greater => Outcome::Won(Side::Home),
            std::cmp::Ordering::Less => Outcome::Won(Side::Away),
            std::cmp::Ordering::Equal => Outcome::Drawn, // F22-4.3.4b, F22-D13
        }
    }

    /// The team that moves now and the rules its moves obey.
    #[inline]
    pub(crate) fn move_rules(&self) -> Option<(Side, MoveRules<'_>)> {
        let (side, kind) = match self.step {
            Step::Moves {
                line,
                dribbled,
                other_types,
                ..
            } => (
                self.turn.acting,
                Kind::Action {
                    line,
                    dribbled,
                    other_types,
                },
            ),
            Step::FreeMovements => (self.turn.acting, Kind::Free),
            Step::EventMoves { side, kind, .. } => (
                side,
                match (kind, self.options.event_free_move) {
                    (EventMoveKind::Event, EventFreeMove::FreeMovement) => Kind::Free,
                    _ => Kind::Event,
                },
            ),
            Step::RestartMoves { side, .. } => (
                side,
                Kind::Restart {
                    goal_kick: self.turn.kind == TurnKind::GoalKick,
                },
            ),
            _ => return None,
        };
        Some((side, MoveRules::new(self, side, kind)))
    }

    /// Whether at least one move can be made now.
    fn has_move(&self) -> bool {
        let mut any = false;
        if let Some((side, rules)) = self.move_rules() {
            rules.offer(&self.teams[side], None, |_| any = true);
        }
        any
    }
}
