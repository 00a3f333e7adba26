//! What each step waits for.

use gaffer_core::{Awaits, DiceWanted, Roll, RuleId, Side, Until};

use crate::citation::KICK_OFF_AGAIN;
use crate::event::EventTable;
use crate::options::edition::EVENT_TABLE;
use crate::position::Position;
use crate::purpose::Purpose;
use crate::rule::pressing;
use crate::step::{Step, Window};

impl Position {
    /// What the position waits for.
    #[inline]
    #[expect(clippy::too_many_lines, reason = "one entry for each step")]
    pub(crate) fn awaited(&self) -> Awaits<Purpose> {
        let open = &self.open;
        let controlling = open.controlling;
        let roll = |purpose, dice| Awaits::Roll(Roll { purpose, dice });
        let one = |purpose, side| roll(purpose, DiceWanted::one(side));
        let two = |purpose, side| roll(purpose, DiceWanted::two(side));
        let each = || DiceWanted::each(controlling, !controlling);
        match open.step {
            Step::Formation(side)
            | Step::HalfTime(side)
            | Step::Roles(side)
            | Step::Skills(side)
            | Step::Styles(side)
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
            | Step::PerfectPass
            | Step::GoalKick
            | Step::StandIn
            | Step::Shot => Awaits::Choice(controlling),
            Step::Action
            | Step::Movement
            | Step::Moves { .. }
            | Step::QuickMoves { .. }
            | Step::FreeMovements
            | Step::Press
            | Step::Substitution
            | Step::Substitutions(_) => Awaits::Choice(open.turn.acting),
            Step::KickOffRoll => {
                let rule = RuleId(KICK_OFF_AGAIN[open.options.edition]);
                let dice = DiceWanted::each(Side::Home, Side::Away);
                roll(
                    Purpose::KickOff,
                    dice.until(Until::Differ { lead: 0, rule }),
                )
            }
            Step::TurnRoll => roll(Purpose::Turn, each()),
            Step::EventRoll if EVENT_TABLE[open.options.edition] == EventTable::Die => {
                one(Purpose::Event, controlling)
            }
            Step::EventRoll => {
                let of = |side| (side, open.style_for_target(side).event_dice());
                let dice = DiceWanted::so_many(of(controlling), of(!controlling));
                roll(Purpose::Event, dice)
            }
            Step::ReboundRoll => roll(Purpose::Rebound, each()),
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
            Step::FreshRoll { injured, .. } => {
                two(Purpose::FreshPlayer, injured.unwrap_or(open.turn.acting))
            }
            Step::ActorRoll => one(Purpose::Actor, open.side_of(Window::Actor)),
            Step::FansRoll(side) => one(Purpose::FanaticFans, side),
            Step::DribbleRoll => one(Purpose::Dribble, controlling),
            Step::HighConditionRoll { .. } => one(Purpose::HighCondition, open.turn.acting),
            Step::ConditionRoll => one(Purpose::Condition, open.turn.acting),
            Step::StreakingRoll => one(Purpose::Streaking, controlling),
            Step::DuelRoll(_) => {
                let (lead, rule) = (open.duel_lead(), RuleId("F22-A11b"));
                roll(Purpose::Duel, each().until(Until::Differ { lead, rule }))
            }
            Step::LostSkillRoll(side) => {
                let cards = open.benches[side].cards().max(1);
                let card = DiceWanted::one(side).with_faces(cards);
                roll(Purpose::LostSkill, card.in_secret())
            }
            Step::GainedSkillRoll(side) => {
                let card = DiceWanted::one(side).with_faces(open.cards_to_draw(side));
                roll(Purpose::GainedSkill, card.in_secret())
            }
            Step::YellowCardRoll(side) => one(Purpose::YellowCard, side),
            Step::RedCardRoll { side, .. } => one(Purpose::RedCard, side),
            Step::Over => Awaits::Nothing(open.outcome()),
        }
    }
}
