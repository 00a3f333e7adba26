//! The decision as a question.

use gaffer_champions::{Line, Step, View};
use gaffer_core::Side;

use super::squad_words::numbers;

/// The question of the decision that is due, as far as the viewer may know it.
pub(super) fn question(view: &View) -> String {
    let open = view.open();
    let roll = open.turn().roll;
    match open.step() {
        Step::Goalie(_) => "Who is in goal? (secret)".into(),
        Step::Formation(_) => "Which formation? (secret)".into(),
        Step::Pick(side) => picks(view, side),
        Step::SetUp(_) => match open.placing() {
            Some(shirt) => format!("Place {shirt} where?"),
            None => "Place where?".into(),
        },
        Step::Warm => "Who warms up?".into(),
        Step::FoulPair => format!("Roll {roll}: which foul?"),
        Step::Mover => format!("Roll {roll}: who acts?"),
        Step::Act => match open.turn().mover {
            Some(mover) => format!("{mover} with {roll}: what does he do?"),
            None => format!("Roll {roll}: what is done?"),
        },
        Step::Leg => match open.play() {
            Some(play) => {
                let who = play.touched.last();
                let who = who.map_or_else(String::new, |shirt| format!("{shirt} "));
                format!("{who}plays with {}: where to?", play.strength)
            }
            None => "Where to?".into(),
        },
        Step::Follow => "Who follows the ball?".into(),
        Step::Intercept => match open.interceptors() {
            Some((_, space, _)) => format!("Intercept on {space}?"),
            None => "Intercept?".into(),
        },
        Step::Save => match open.shot() {
            Some((_, space, 0)) => format!("Shot at {space}: save where?"),
            Some((_, space, speed)) => format!("Shot at {space}, {speed} too fast: save?"),
            None => "Save where?".into(),
        },
        Step::OutForGoalie(_) => "Who leaves for the second goalie?".into(),
        Step::InGoal(_) => "Who goes in goal?".into(),
        Step::NewGoalie(_) | Step::GoalieSpot(_) | Step::ShootOutGoalie => {
            "Where does the goalie stand?".into()
        }
        Step::InjurySub => "Who comes on for the injured?".into(),
        Step::OnOrBack(_) => "Does he come on?".into(),
        Step::Out(_) => "Who leaves the pitch?".into(),
        Step::SubPlace(_) | Step::InjuryPlace | Step::FreeTakerPlace | Step::FreeWallPlace => {
            match open.placing() {
                Some(shirt) => format!("Where does {shirt} go?"),
                None => "Where does he go?".into(),
            }
        }
        Step::Thrower => "Who throws in?".into(),
        Step::CornerTaker => "Who takes the corner?".into(),
        Step::CornerWall | Step::FreeWall => "Who is the wall?".into(),
        Step::FreeTaker => "Who stands at the free kick?".into(),
        Step::PenaltyTaker => "Who takes the penalty, from where?".into(),
        Step::ShootOutTaker => "Who shoots, from where?".into(),
        Step::KickOffRoll(_)
        | Step::OpeningRoll
        | Step::InterceptRoll
        | Step::SaveRoll
        | Step::GoalieRoll
        | Step::RestartRoll
        | Step::ShootOutRoll
        | Step::Over => String::new(),
    }
}

/// "Which defenders? 2 of 4: 2 3 (secret)" to the side that lines up; the others are told that somebody is picked.
fn picks(view: &View, side: Side) -> String {
    let line_up = view.own().filter(|(own, _)| *own == side);
    let Some((line_up, formation)) =
        line_up.and_then(|(_, line_up)| Some((line_up, line_up.formation?)))
    else {
        return "Who plays? (secret)".into();
    };
    for (line, word) in Line::OUTFIELD
        .into_iter()
        .zip(["defenders", "midfielders", "forwards"])
    {
        let picked = line_up.picked.and(line.shirts());
        if picked.len() < u32::from(formation.of(line)) {
            return format!(
                "Which {word}? {} of {}: {} (secret)",
                picked.len(),
                formation.of(line),
                numbers(picked)
            );
        }
    }
    "Who plays? (secret)".into()
}
