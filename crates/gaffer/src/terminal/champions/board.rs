//! What the grid shows of a position: the players, the ball, and what the highlighted choice would do.

use gaffer_champions::{Choice, Open, Position, Space, Step};
use gaffer_core::{Awaits, Rules, Side};

use super::grid::{Grid, Man};
use gaffer_games::champions::ahead;

/// The grid of a position, with nothing highlighted.
pub(super) fn grid(open: &Open) -> Grid {
    let men = |side: Side| {
        let team = open.team(side);
        team.on_pitch().iter().filter_map(move |shirt| {
            Some(Man {
                shirt: shirt.number(),
                side,
                is_goalie: shirt == team.goalie(),
                at: at(team.space(shirt)?),
            })
        })
    };
    Grid {
        players: Side::BOTH.into_iter().flat_map(men).collect(),
        ball: open.ball().map(at),
        ..Grid::default()
    }
}

/// The grid with the highlighted choice: who moves, where the ball or he goes, and what may happen there.
pub(super) fn highlighted(position: &Position, choice: Choice) -> Grid {
    let open = position.open();
    let mut grid = grid(open);
    grid.offered = offered(position, choice);
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        return grid;
    };
    let team = open.team(side);
    let stands = |shirt| team.space(shirt).map(at);
    match choice {
        Choice::Place(space) | Choice::Goalie(space) => grid.marked.push(at(space)),
        Choice::Walk(space) => {
            grid.marked.extend(open.turn().mover.and_then(stands));
            grid.marked.push(at(space));
        }
        Choice::Reach(_) | Choice::Hands => {
            grid.marked.extend(open.turn().mover.and_then(stands));
            grid.marked.extend(open.ball().map(at));
        }
        Choice::Charge(victim) => {
            grid.marked.extend(open.turn().mover.and_then(stands));
            grid.marked.extend(open.team(!side).space(victim).map(at));
        }
        Choice::Foul(fouler, victim) => {
            grid.marked.extend(stands(fouler));
            grid.marked.extend(open.team(!side).space(victim).map(at));
        }
        Choice::Mover(shirt)
        | Choice::Out(shirt)
        | Choice::Taker(shirt)
        | Choice::Wall(shirt)
        | Choice::InGoal(shirt) => grid.marked.extend(stands(shirt)),
        Choice::TakerAt(shirt, spot) => {
            grid.marked.extend(stands(shirt));
            grid.marked.push(at(spot));
        }
        Choice::Leg(leg) => {
            if let Some(kick) = open.kick() {
                grid.path.push(at(kick.from()));
                grid.path.extend(kick.spaces_of(leg).map(at));
                grid.marked.extend(grid.path.last().copied());
            }
            let flight = ahead::flight(position, choice);
            grid.contested = flight.tries.iter().map(|(space, _)| at(*space)).collect();
        }
        Choice::Follow(shirt, space) => {
            grid.marked.extend(stands(shirt));
            grid.marked.push(at(space));
        }
        Choice::Intercept(shirt) => {
            grid.marked.extend(stands(shirt));
            grid.path.extend(stands(shirt));
            let run = ahead::run(position, choice, 3);
            grid.path.extend(run.spaces.into_iter().map(at));
            grid.contested
                .extend(open.interceptors().map(|(_, space, _)| at(space)));
        }
        Choice::Save(spot) => grid.marked.push(at(spot)),
        Choice::No
        | Choice::Done
        | Choice::Default
        | Choice::Pick(_)
        | Choice::Formation(_)
        | Choice::Warm(_)
        | Choice::On(_)
        | Choice::Back(_)
        | Choice::Sub(_) => {}
    }
    match open.step() {
        Step::Intercept if choice == Choice::No => grid
            .contested
            .extend(open.interceptors().map(|(_, space, _)| at(space))),
        Step::Save => grid.chances = open.save_spots().map(|(spot, q)| (at(spot), q)).collect(),
        _ => {}
    }
    grid
}

/// The spaces to which the choices of a decision lead.
fn offered(position: &Position, choice: Choice) -> Vec<(u8, u8)> {
    let open = position.open();
    if let Choice::Mover(shirt) = choice {
        return open.walk_ends(shirt).iter().map(at).collect();
    }
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let kick = open.kick();
    choices
        .into_iter()
        .filter_map(|choice| match choice {
            Choice::Place(space)
            | Choice::Walk(space)
            | Choice::Goalie(space)
            | Choice::Follow(_, space)
            | Choice::TakerAt(_, space) => Some(at(space)),
            Choice::Leg(leg) => kick.and_then(|kick| kick.spaces_of(leg).last()).map(at),
            _ => None,
        })
        .collect()
}

/// A space as the grid counts it.
pub(super) fn at(space: Space) -> (u8, u8) {
    (space.column(), space.row())
}
