//! The decision as a question.

use gaffer_champions::{Line, Open, Step, TurnKind, View};
use gaffer_core::Side;

use super::squad_words::numbers;
use crate::words::{Phrase, say};

/// The question of the decision that is due, as far as the viewer may know it.
pub(super) fn question(view: &View) -> Phrase {
    let open = view.open();
    let roll = open.turn().roll;
    match open.step() {
        Step::Goalie(side) => with_absent(view, side, say!(champions_prompts::Goalie)),
        Step::Formation(side) => with_absent(view, side, say!(champions_prompts::Formation)),
        Step::Pick(side) => with_absent(view, side, picks(view, side)),
        Step::SetUp(side) => match open.placing() {
            Some(shirt) => say!(champions_prompts::Place, shirt = (side, shirt)),
            None => say!(champions_prompts::PlaceSomebody),
        },
        Step::Warm => say!(champions_prompts::Warm),
        Step::FoulPair => say!(champions_prompts::FoulPair, roll),
        Step::Mover => say!(champions_prompts::Mover, roll),
        Step::Act => match open.turn().mover {
            Some(shirt) => say!(
                champions_prompts::Act,
                shirt = (open.turn().owner, shirt),
                roll
            ),
            None => say!(champions_prompts::ActOfNobody, roll),
        },
        Step::Leg => match open
            .play()
            .map(|play| (play.side, play.touched.last(), play.strength))
        {
            // C20-koff-4.
            Some((side, Some(shirt), strength)) if is_kick_off(open) => {
                say!(
                    champions_prompts::LegKickOff,
                    shirt = (side, shirt),
                    strength
                )
            }
            Some((side, Some(shirt), strength)) => {
                say!(champions_prompts::Leg, shirt = (side, shirt), strength)
            }
            Some((_, None, strength)) => say!(champions_prompts::LegOfNobody, strength),
            None => say!(champions_prompts::WhereTo),
        },
        Step::Follow => say!(champions_prompts::Follow),
        Step::Intercept => match open.interceptors() {
            Some((_, space, _)) => say!(champions_prompts::InterceptOn, space),
            None => say!(champions_prompts::Intercept),
        },
        Step::Save => match open.shot() {
            Some((_, space, 0)) => say!(champions_prompts::SaveOf, space),
            Some((_, space, speed)) => say!(champions_prompts::SaveOfFast, space, speed),
            None => say!(champions_prompts::Save),
        },
        Step::OutForGoalie(_) => say!(champions_prompts::OutForGoalie),
        Step::InGoal(_) => say!(champions_prompts::InGoal),
        Step::NewGoalie(_) | Step::GoalieSpot(_) | Step::ShootOutGoalie => {
            say!(champions_prompts::GoalieSpot)
        }
        Step::InjurySub => say!(champions_prompts::InjurySub),
        Step::OnOrBack(_) => say!(champions_prompts::OnOrBack),
        Step::Out(_) => say!(champions_prompts::Out),
        Step::SubPlace(side) => place_of(open, side),
        Step::InjuryPlace | Step::FreeTakerPlace => place_of(open, open.turn().owner),
        Step::FreeWallPlace => place_of(open, !open.turn().owner),
        Step::Thrower => say!(champions_prompts::Thrower),
        Step::CornerTaker => say!(champions_prompts::CornerTaker),
        Step::CornerWall | Step::FreeWall => say!(champions_prompts::Wall),
        Step::FreeTaker => say!(champions_prompts::FreeTaker),
        Step::PenaltyTaker => say!(champions_prompts::PenaltyTaker),
        Step::ShootOutTaker => say!(champions_prompts::ShootOutTaker),
        Step::KickOffRoll(_)
        | Step::OpeningRoll
        | Step::InterceptRoll
        | Step::SaveRoll
        | Step::GoalieRoll
        | Step::RestartRoll
        | Step::ShootOutRoll
        | Step::Over => Phrase::nothing(),
    }
}

/// Whether the ball is kicked off, with the difference of the two rolls.
fn is_kick_off(open: &Open) -> bool {
    open.turn().kind == TurnKind::KickOff && open.play().is_some_and(|play| play.touched.len() == 1)
}

/// Where a player goes who comes on or steps up.
fn place_of(open: &Open, side: Side) -> Phrase {
    match open.placing() {
        Some(shirt) => say!(champions_prompts::SubPlace, shirt = (side, shirt)),
        None => say!(champions_prompts::SubPlaceOfNobody),
    }
}

/// A question of the line-up, with who is out and therefore not offered (C20-cup-14).
fn with_absent(view: &View, side: Side, question: Phrase) -> Phrase {
    let out = view.open().options().suspended[side];
    if out.is_empty() {
        return question;
    }
    say!(
        champions_prompts::WithAbsent,
        question,
        shirts = numbers(out)
    )
}

/// "Which defenders? 2 of 4: 2 3 (secret)" to the side that lines up; the others are told that somebody is picked.
fn picks(view: &View, side: Side) -> Phrase {
    let line_up = view.own().filter(|(own, _)| *own == side);
    let Some((line_up, formation)) =
        line_up.and_then(|(_, line_up)| Some((line_up, line_up.formation?)))
    else {
        return say!(champions_prompts::Pick);
    };
    for line in Line::OUTFIELD {
        let shirts = line_up.picked.and(line.shirts());
        let (picked, wanted) = (shirts.len(), formation.players(line));
        if picked < u32::from(wanted) {
            let shirts = numbers(shirts);
            return match line {
                Line::Defenders => say!(champions_prompts::Defenders, picked, wanted, shirts),
                Line::Midfielders => say!(champions_prompts::Midfielders, picked, wanted, shirts),
                Line::Goalies | Line::Forwards => {
                    say!(champions_prompts::Forwards, picked, wanted, shirts)
                }
            };
        }
    }
    say!(champions_prompts::Pick)
}
