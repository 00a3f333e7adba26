//! What the grid shows of a position: the players, the ball, and what the highlighted choice would do.

use gaffer_champions::{Choice, Open, Position, Space, Step};
use gaffer_core::{Rules, Side};

use super::grid::{Grid, Man};
use gaffer_games::Game;
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
    let mut grid = Grid {
        offered: offered(position, choice),
        marked: spaces(&position.places(choice)),
        ..grid(open)
    };
    match choice {
        Choice::Walk(_) | Choice::Reach(_) | Choice::Hands | Choice::Charge(_) => {
            let turn = open.turn();
            let mover = turn
                .mover
                .and_then(|shirt| open.team(turn.owner).space(shirt));
            grid.marked.extend(mover.map(at));
        }
        Choice::Leg(_) => {
            grid.path = spaces(&position.path(choice));
            let flight = ahead::flight(position, choice);
            grid.contested = flight.tries.iter().map(|(space, _)| at(*space)).collect();
        }
        Choice::Intercept(_) => grid.path = spaces(&position.path(choice)),
        _ => {}
    }
    match open.step() {
        Step::Intercept => grid
            .contested
            .extend(open.interceptors().map(|(_, space, _)| at(space))),
        Step::Save => grid.chances = open.save_spots().map(|(spot, q)| (at(spot), q)).collect(),
        _ => {}
    }
    grid
}

/// The spaces to which the choices of a decision lead.
fn offered(position: &Position, choice: Choice) -> Vec<(u8, u8)> {
    if let Choice::Mover(shirt) = choice {
        return position.open().walk_ends(shirt).iter().map(at).collect();
    }
    let mut choices = Vec::new();
    position.choices(&mut choices);
    choices.retain(|choice| {
        matches!(
            choice,
            Choice::Place(_)
                | Choice::Walk(_)
                | Choice::Goalie(_)
                | Choice::Follow(..)
                | Choice::TakerAt(..)
                | Choice::Leg(_)
        )
    });
    let ends = choices.iter().map(|choice| position.places(*choice));
    ends.filter_map(|places| spaces(&places).pop()).collect()
}

/// Spaces by their names.
fn spaces(names: &[String]) -> Vec<(u8, u8)> {
    let spaces = names.iter().filter_map(|name| name.parse::<Space>().ok());
    spaces.map(at).collect()
}

/// A space as the grid counts it.
pub(super) fn at(space: Space) -> (u8, u8) {
    (space.column(), space.row())
}
