//! The decision as a question.

use gaffer_fuba::{EntryAfter, EventMoveKind, Open, Step};

use super::skill_words::moment;
use crate::text::plural;

/// The question of the decision that is due; `drafted` skills are chosen so far where skills are.
pub fn question(open: &Open, drafted: usize) -> String {
    match open.step() {
        Step::Formation(_) => "Which formation? (secret)".into(),
        Step::HalfTime(_) => "Which formation now? (secret)".into(),
        Step::Roles(_) => "Which roles? (secret)".into(),
        Step::Skills(_) => format!(
            "Which skills? {drafted} of {} (secret)",
            open.options().skills_per_team.number()
        ),
        Step::ExtraSkill(_) => "Which skill is added? (secret)".into(),
        Step::KickOffChoice(_) => "Who kicks off?".into(),
        Step::Place { side, .. } => {
            format!(
                "Where does the next piece go? {} in hand",
                open.team(side).in_hand()
            )
        }
        Step::Adjust { left, .. } => format!("Which piece is adjusted? {left} left"),
        Step::Target => "Play the ball where?".into(),
        Step::EventMoves { left, kind, .. } => {
            let what = match kind {
                EventMoveKind::Event => "event move",
                EventMoveKind::Good => "good move",
                EventMoveKind::Fast => "fast move",
            };
            format!("Which {what}? {left} left")
        }
        Step::Styles(_) => "Which styles? (secret)".into(),
        Step::GoalKick => "Goal kick: fast or slow?".into(),
        Step::StandIn => format!("{} is empty: what stands in?", open.pass().1),
        Step::Entry(EntryAfter::StandIn) => format!("Who runs to {}?", open.ball()),
        Step::Entry(EntryAfter::Support) => format!("Who joins the ball in {}?", open.ball()),
        Step::Entry(_) => format!("Who goes to the ball in {}?", open.ball()),
        Step::Shot => "Shoot at goal?".into(),
        Step::Movement if open.is_slow_goal_kick() => "Movement before the kick?".into(),
        Step::Movement => "Which movement?".into(),
        Step::QuickMoves { left, .. } => format!("Which quick move? {left} left"),
        Step::Press => format!("Press in {}?", open.ball()),
        Step::Substitution => format!(
            "A substitution? ({} left)",
            open.bench(open.acting().0).substitutions_left()
        ),
        Step::Action if open.acting().1 > 2 => "A third action?".into(),
        Step::Action => format!("Which action? (number {})", open.acting().1),
        Step::Moves {
            line,
            left,
            other_types,
            ..
        } => {
            if other_types >= left {
                format!("Which move? {left} left, any type")
            } else if other_types > 0 {
                format!("Which {line} move? {left} left, 1 any")
            } else {
                format!("Which {line} move? {left} left")
            }
        }
        Step::FreeMovements => "Which free movement?".into(),
        Step::CornerSide => "Corner from which side?".into(),
        Step::FreeKick => "Shoot or play?".into(),
        Step::RestartMoves {
            side,
            made,
            allowed,
        } => {
            if side == open.controlling() {
                format!("Which move? {made} made, no limit")
            } else {
                format!("Which move? {} left", allowed.saturating_sub(made))
            }
        }
        Step::Dive => "What does the keeper do?".into(),
        Step::Kick => "Where does the kick go?".into(),
        Step::SendOff(_) => "Who is sent off?".into(),
        Step::Skill(window) => format!("Use a skill? ({})", moment(window)),
        Step::LosePoint { dice, .. } => format!("Tired: point {dice} from where?"),
        Step::GainPoints { left, .. } => format!("{} to add: where?", plural(left, "point")),
        Step::Sweep => "Does the keeper sweep?".into(),
        Step::SlowPlay => "Slow the game?".into(),
        Step::Injury(_) => "Which player is injured?".into(),
        Step::Replace { area, .. } => format!("Replace the man in {area}?"),
        Step::Substitutions(left) => format!("Which substitution? ({left} to make)"),
        Step::Dribble => "He is through: where to?".into(),
        Step::Bounce => "The ball bounces: value?".into(),
        Step::PerfectPass => "Perfect pass: where to?".into(),
        _ => String::new(),
    }
}
