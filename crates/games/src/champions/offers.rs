//! The list of choices: what each is called and what it may lead to.

use gaffer_champions::rule::save::is_hand_ball;
use gaffer_champions::{Choice, Line, Position, Shirt, Space, Step};
use gaffer_core::{Awaits, BySide, Rules, Side};

use super::{acts, ahead, legs, squad_words};
use crate::odds::Odds;
use crate::offer::Offer;
use crate::text::{NAME, fit};

/// What may be chosen now, the likeliest first.
pub fn all(position: &Position, names: &BySide<String>) -> Vec<Offer<Choice>> {
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        return Vec::new();
    };
    let mut choices = Vec::new();
    position.choices(&mut choices);
    match position.open().step() {
        Step::Leg => return legs::offers(position, &choices, names),
        Step::Mover => return acts::movers(position, &choices),
        Step::Act => acts::sort(position, &mut choices),
        Step::Save => choices.sort_by_key(|choice| match choice {
            Choice::Save(spot) => 4 - position.open().save_chance(*spot),
            _ => 4,
        }),
        // Whoever stands nearest leaves the smallest gap.
        _ => choices.sort_by_key(|choice| match choice {
            Choice::Taker(shirt) | Choice::Wall(shirt) => from_dead_ball(position, side, *shirt),
            _ => 0,
        }),
    }
    let mut offers: Vec<Offer<Choice>> = default_line_up(position).into_iter().collect();
    offers.extend(choices.into_iter().map(|choice| {
        let (label, detail) = describe(position, side, choice, names);
        let odds = match choice {
            Choice::Intercept(_) => Some(Odds::new(1, 3)),
            Choice::Save(spot) => Some(Odds::new(position.open().save_chance(spot).into(), 4)),
            _ => None,
        };
        // A kick that may become a shot tells how likely the goal is.
        let may_score = matches!(choice, Choice::Reach(_)) && ahead::goal(position, choice) > 0;
        Offer {
            tells_chances: odds.is_some() || may_score,
            odds,
            ..Offer::plain(choice, label, detail)
        }
    }));
    offers
}

/// How far a player stands from the place of a restart.
fn from_dead_ball(position: &Position, side: Side, shirt: Shirt) -> u8 {
    let open = position.open();
    let stands = open.team(side).space(shirt);
    let spot = open.dead_ball().map(|dead| dead.spot);
    match (stands, spot) {
        (Some(stands), Some(spot)) => stands.distance(spot),
        _ => 0,
    }
}

/// The whole default line-up by one key, before anything of it is chosen.
fn default_line_up(position: &Position) -> Option<Offer<Choice>> {
    if !matches!(position.open().step(), Step::Goalie(_)) {
        return None;
    }
    let row = default_row(position);
    let mut offer = Offer::plain(
        *row.first()?,
        "default: 1 in goal, 4-4-2",
        "The usual line-up in one go: the first goalie, the first formation that can be filled, and the \
         lowest numbers of each line.",
    );
    offer.then = row[1..].to_vec();
    Some(offer)
}

/// The choices of the default line-up: the first of each list, and the default where it is offered.
pub fn default_row(position: &Position) -> Vec<Choice> {
    let mut row = Vec::new();
    let mut after = *position;
    let whose = after.awaits();
    while matches!(whose, Awaits::Secret(_)) && after.awaits() == whose {
        let mut choices = Vec::new();
        after.choices(&mut choices);
        let Some(first) = choices.first() else {
            break;
        };
        row.push(*first);
        if after.choose(*first, &mut gaffer_core::Silent).is_err() {
            break;
        }
    }
    row
}

fn describe(
    position: &Position,
    side: Side,
    choice: Choice,
    names: &BySide<String>,
) -> (String, String) {
    let open = position.open();
    let man = |shirt: Shirt| squad_words::with_marks(open.team(side), shirt);
    let plain = |label: String| (label, String::new());
    match choice {
        Choice::Default => match open.step() {
            Step::Pick(_) => plain("default: the lowest numbers".into()),
            _ => plain("default placement".into()),
        },
        Choice::Done => (
            "nobody more".into(),
            "Whoever warms up comes on at the next dead ball; three substitutions in a match."
                .into(),
        ),
        Choice::No => no_words(position, names),
        Choice::Pick(shirt) => plain(format!("{shirt}  {}", squad_words::role(shirt))),
        Choice::Formation(formation) => plain(format!(
            "{formation}  ({} defenders, {} midfielders, {} forwards)",
            formation.of(Line::Defenders),
            formation.of(Line::Midfielders),
            formation.of(Line::Forwards)
        )),
        Choice::Place(space) => plain(match open.placing() {
            Some(shirt) => format!("{shirt} on {space}"),
            None => format!("on {space}"),
        }),
        Choice::Warm(shirt) => plain(format!("{shirt} warms up  ({})", squad_words::role(shirt))),
        Choice::Foul(fouler, victim) => (
            format!("{fouler} brings down {victim}"),
            format!(
                "{} is booked, {} is hurt; a foul must be committed.",
                man(fouler),
                squad_words::with_marks(open.team(!side), victim)
            ),
        ),
        Choice::Walk(_) | Choice::Reach(_) | Choice::Hands | Choice::Charge(_) => {
            acts::words(position, choice, names)
        }
        // Movers and legs have lists of their own.
        Choice::Mover(_) | Choice::Leg(_) => plain(choice.to_string()),
        Choice::Follow(shirt, space) => plain(format!(
            "{shirt} to {space}{}",
            acts::from_ball(position, space)
        )),
        Choice::Intercept(shirt) => intercept_words(position, side, shirt, names),
        Choice::Save(spot) => save_words(position, side, spot, names),
        Choice::On(shirt) | Choice::Sub(shirt) => plain(format!("{} comes on", man(shirt))),
        Choice::Back(shirt) => plain(format!("{} back to the dugout", man(shirt))),
        Choice::Out(shirt) => plain(format!("{} leaves", man(shirt))),
        Choice::Goalie(space) => plain(format!("goalie {} on {space}", open.team(side).goalie())),
        Choice::Taker(shirt) => plain(format!(
            "{} takes it{}",
            man(shirt),
            from(open.team(side).space(shirt))
        )),
        Choice::TakerAt(shirt, spot) => plain(format!("{} shoots from {spot}", man(shirt))),
        Choice::Wall(shirt) => plain(format!(
            "{} is the wall{}",
            man(shirt),
            from(open.team(side).space(shirt))
        )),
        Choice::InGoal(shirt) => plain(format!("{} goes in goal", man(shirt))),
    }
}

/// "  (from 4.5)" for a player who stands somewhere.
fn from(space: Option<Space>) -> String {
    space.map_or_else(String::new, |space| format!("  (from {space})"))
}

fn no_words(position: &Position, names: &BySide<String>) -> (String, String) {
    let open = position.open();
    match open.step() {
        Step::Follow => ("nobody follows".into(), String::new()),
        Step::Intercept => ("nobody tries".into(), "The ball goes on.".into()),
        Step::Save => (
            "no attempt".into(),
            match open.shot() {
                Some((side, ..)) => format!("A goal for {}.", fit(&names[!side], NAME)),
                None => String::new(),
            },
        ),
        Step::InjurySub => (
            "nobody comes on".into(),
            "The side plays on with one player fewer.".into(),
        ),
        _ => ("no".into(), String::new()),
    }
}

/// Who tries, and where the ball runs with a 3 (C20-intercept-7, 8).
fn intercept_words(
    position: &Position,
    side: Side,
    shirt: Shirt,
    names: &BySide<String>,
) -> (String, String) {
    let open = position.open();
    let space = open.interceptors().map(|(_, space, _)| space);
    let run = ahead::run(position, Choice::Intercept(shirt), 3).words(names);
    let stays = space.map_or_else(String::new, |space| format!(" He stays on {space}."));
    (
        format!(
            "{shirt} tries{}: 1 in 3",
            from(open.team(side).space(shirt))
        ),
        format!("A 3: the ball runs {run}. 1 or 2: missed.{stays}"),
    )
}

/// A save-spot with its chance, and what each face brings (C20-save-7, 9).
fn save_words(
    position: &Position,
    side: Side,
    spot: Space,
    names: &BySide<String>,
) -> (String, String) {
    let quarters = position.open().save_chance(spot);
    let label = format!("on {spot}: {quarters} in 4");
    let faces = faces_of_save(quarters);
    let detail = if is_hand_ball(side, spot) {
        format!("{faces}, but outside the area that is a hand ball: red card and free kick.")
    } else {
        let run = ahead::run(position, Choice::Save(spot), 5 - quarters).words(names);
        format!("{faces}. A rebound runs {run}.")
    };
    (label, detail)
}

/// "1 goal, 2 rebound, 3-4 caught".
pub fn faces_of_save(quarters: u8) -> &'static str {
    match quarters {
        1 => "1-3 goal, 4 rebound",
        2 => "1-2 goal, 3 rebound, 4 caught",
        _ => "1 goal, 2 rebound, 3-4 caught",
    }
}
