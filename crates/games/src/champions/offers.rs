//! The list of choices: what each is called and what it may lead to.

use gaffer_champions::{Choice, Line, Position, Shirt, Step};
use gaffer_core::{Awaits, Rules, Side};

use super::squad_words::{role, with_marks};
use super::{acts, ahead, legs, saves};
use crate::board::PieceKind;
use crate::odds::Odds;
use crate::offer::Offer;
use crate::protocol::{LineUp, LineUpChoice};
use crate::words::{Phrase, say};

/// What may be chosen now, the likeliest first.
pub fn all(position: &Position) -> Vec<Offer<Choice>> {
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        return Vec::new();
    };
    let mut choices = Vec::new();
    position.choices(&mut choices);
    match position.open().step() {
        Step::Leg => return legs::offers(position, &choices),
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
    let offers = choices.into_iter().map(|choice| match choice {
        Choice::Reach(steps) => acts::reach(position, steps),
        Choice::Intercept(shirt) => intercept(position, side, shirt),
        Choice::Save(spot) => saves::offer(position, spot),
        _ => Offer::plain(
            choice,
            label(position, side, choice),
            detail(position, side, choice),
        ),
    });
    default_line_up(position)
        .into_iter()
        .chain(offers)
        .collect()
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
        say!(champions_offers::DefaultLineUp),
        say!(champions_offers::DefaultLineUpDetail),
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

/// The usual line-up: the default one, as long as it may be chosen.
pub(super) fn usual_line_up(position: &Position) -> Option<LineUp> {
    let (name, row) = match position.open().step() {
        Step::Goalie(_) => ("line-up", default_row(position)),
        Step::SetUp(_) => ("set-up", vec![Choice::Default]),
        _ => return None,
    };
    let mut offered = Vec::new();
    position.choices(&mut offered);
    offered.contains(row.first()?).then_some(())?;
    let row = row.into_iter().map(|choice| LineUpChoice {
        choice: choice.to_string(),
        at: None,
        kind: PieceKind::Outfield,
    });
    Some(LineUp {
        name: name.to_owned(),
        row: row.collect(),
    })
}

/// What a choice is called.
fn label(position: &Position, side: Side, choice: Choice) -> Phrase {
    let open = position.open();
    let team = open.team(side);
    let player = |shirt: Shirt| with_marks(open, side, shirt);
    let of_team = |shirt: Shirt| (side, shirt);
    match choice {
        Choice::Default => match open.step() {
            Step::Pick(_) => say!(champions_offers::DefaultPicks),
            _ => say!(champions_offers::DefaultPlacement),
        },
        Choice::Done => say!(champions_offers::NobodyMore),
        Choice::No => match open.step() {
            Step::Follow => say!(champions_offers::NobodyFollows),
            Step::Intercept => say!(champions_offers::NobodyTries),
            Step::Save => say!(champions_offers::NoAttempt),
            Step::InjurySub => say!(champions_offers::NobodyComesOn),
            _ => Phrase::nothing(),
        },
        Choice::Pick(shirt) => say!(
            champions_offers::Pick,
            shirt = of_team(shirt),
            role = role(shirt)
        ),
        Choice::Formation(formation) => say!(
            champions_offers::Formation,
            lines = formation,
            defenders = formation.players(Line::Defenders),
            midfielders = formation.players(Line::Midfielders),
            forwards = formation.players(Line::Forwards)
        ),
        Choice::Place(space) => match open.placing() {
            Some(shirt) => say!(champions_offers::Place, shirt = of_team(shirt), space),
            None => say!(champions_offers::PlaceSomebody, space),
        },
        Choice::Warm(shirt) => say!(
            champions_offers::Warm,
            shirt = of_team(shirt),
            role = role(shirt)
        ),
        Choice::Foul(fouler, victim) => say!(
            champions_offers::Foul,
            fouler = of_team(fouler),
            victim = (!side, victim)
        ),
        Choice::Walk(space) => say!(
            champions_offers::Walk,
            space,
            from_ball = acts::from_ball(position, space)
        ),
        Choice::Hands => say!(champions_offers::Hands),
        Choice::Charge(victim) => say!(champions_offers::Charge, side = !side, victim),
        Choice::Follow(shirt, space) => say!(
            champions_offers::Follow,
            shirt = of_team(shirt),
            space,
            from_ball = acts::from_ball(position, space)
        ),
        Choice::On(shirt) | Choice::Sub(shirt) => {
            say!(champions_offers::ComesOn, player = player(shirt))
        }
        Choice::Back(shirt) => say!(champions_offers::Back, player = player(shirt)),
        Choice::Out(shirt) => say!(champions_offers::Leaves, player = player(shirt)),
        Choice::Goalie(space) => say!(
            champions_offers::GoalieOn,
            shirt = of_team(team.goalie()),
            space
        ),
        Choice::Taker(shirt) => say!(
            champions_offers::Taker,
            player = player(shirt),
            from = from(position, side, shirt)
        ),
        Choice::TakerAt(shirt, spot) => {
            say!(champions_offers::TakerAt, player = player(shirt), spot)
        }
        Choice::Wall(shirt) => say!(
            champions_offers::Wall,
            player = player(shirt),
            from = from(position, side, shirt)
        ),
        Choice::InGoal(shirt) => say!(champions_offers::InGoal, player = player(shirt)),
        // These have lists of their own.
        Choice::Mover(_)
        | Choice::Reach(_)
        | Choice::Leg(_)
        | Choice::Intercept(_)
        | Choice::Save(_) => Phrase::nothing(),
    }
}

/// What a choice means, where its name does not say it all.
fn detail(position: &Position, side: Side, choice: Choice) -> Phrase {
    let open = position.open();
    match (choice, open.step()) {
        (Choice::Done, _) => say!(champions_offers::NobodyMoreDetail),
        (Choice::Foul(fouler, victim), _) => {
            let fouler = with_marks(open, side, fouler);
            let victim = with_marks(open, !side, victim);
            say!(champions_offers::FoulDetail, fouler, victim)
        }
        (Choice::Hands, _) => say!(champions_offers::HandsDetail),
        (Choice::Charge(_), _) => say!(champions_offers::ChargeDetail),
        (Choice::No, Step::Intercept) => say!(champions_offers::NobodyTriesDetail),
        (Choice::No, Step::Save) => say!(champions_offers::GoalFor, side = !side),
        (Choice::No, Step::InjurySub) => say!(champions_offers::NobodyComesOnDetail),
        _ => Phrase::nothing(),
    }
}

/// "  (from 4.5)" for a player who stands somewhere.
fn from(position: &Position, side: Side, shirt: Shirt) -> Phrase {
    let space = position.open().team(side).space(shirt);
    space.map_or_else(Phrase::nothing, |space| say!(champions_offers::From, space))
}

/// Who tries, and where the ball runs with a 3 (C20-intercept-7, 8).
fn intercept(position: &Position, side: Side, shirt: Shirt) -> Offer<Choice> {
    let choice = Choice::Intercept(shirt);
    let odds = Odds::new(1, 3);
    let Odds { part, total } = odds;
    let from = from(position, side, shirt);
    let label = say!(
        champions_offers::Intercept,
        shirt = (side, shirt),
        from,
        part,
        total
    );
    let run = ahead::run(position, choice, 3).words();
    let detail = match position.open().interceptors() {
        Some((_, space, _)) => say!(champions_offers::InterceptDetail, run, space),
        None => Phrase::nothing(),
    };
    Offer::plain(choice, label, detail).with_odds(Some(odds))
}
