//! The field of Champions 2020 as it is drawn: the grid with its lines, the players, and where a choice points.

use gaffer_champions::{Choice, Event, Line, Open, Position, Shirt, Space, SpaceSet};
use gaffer_core::{Awaits, Rules, Side};

use super::ahead;
use crate::board::{Ball, Board, Layout, Piece, PieceKind, Place, Shape};
use crate::protocol::BallWay;

/// Rows of the grid lie side by side from the home endline on, columns one below the other.
const ROWS: f32 = 15.0;
const COLUMNS: f32 = 12.0;

/// The grid without players; the home goal is on the left, column 0 at the top.
pub(super) fn layout() -> Layout {
    let field = |x: f32, y: f32, width: f32, height: f32| Shape::Box {
        x,
        y,
        width,
        height,
    };
    let (half, middle) = (ROWS / 2.0, COLUMNS / 2.0);
    Layout {
        width: ROWS,
        height: COLUMNS,
        places: SpaceSet::ALL.iter().map(place).collect(),
        compass: true,
        lines: vec![
            field(1.0, 1.0, ROWS - 2.0, COLUMNS - 2.0),
            // The halfway row is on neither side of the halfway line (C20-geo-4).
            Shape::Line {
                x1: half,
                y1: 1.0,
                x2: half,
                y2: COLUMNS - 1.0,
            },
            Shape::Circle {
                x: half,
                y: middle,
                radius: 1.5,
            },
            // Penalty areas and goalie areas (C20-geo-5, 6), goals (C20-geo-2).
            field(1.0, 3.0, 2.0, 6.0),
            field(ROWS - 3.0, 3.0, 2.0, 6.0),
            field(1.0, 4.0, 1.0, 4.0),
            field(ROWS - 2.0, 4.0, 1.0, 4.0),
            field(0.0, 5.0, 1.0, 2.0),
            field(ROWS - 1.0, 5.0, 1.0, 2.0),
        ],
    }
}

fn place(space: Space) -> Place {
    let in_area = |side: &Side| SpaceSet::penalty_area(*side).has(space);
    let (kind, side) = match space.goal_of() {
        Some(side) => (Some("goal"), Some(side)),
        None => match Side::BOTH.into_iter().find(in_area) {
            Some(side) => (Some("penalty-area"), Some(side)),
            None if !space.is_in_field() => (Some("outside"), None),
            None => (None, None),
        },
    };
    let next = |other: &Space| space.is_next_to(*other);
    Place {
        id: space.to_string(),
        x: space.row().into(),
        y: space.column().into(),
        width: 1.0,
        height: 1.0,
        neighbours: SpaceSet::ALL
            .iter()
            .filter(next)
            .map(|other| other.to_string())
            .collect(),
        kind,
        side,
    }
}

/// The players on the grid and the ball.
pub(super) fn board(open: &Open) -> Board {
    let mut pieces = Vec::new();
    for side in Side::BOTH {
        let team = open.team(side);
        for shirt in team.on_pitch().iter() {
            let Some(space) = team.space(shirt) else {
                continue;
            };
            let is_goalie = shirt == team.goalie();
            let mut marks = vec![line_mark(shirt)];
            if team.yellow().has(shirt) {
                marks.push("yellow");
            }
            if team.injured().has(shirt) {
                marks.push("injured");
            }
            if open.turn().owner == side && open.turn().mover == Some(shirt) {
                marks.push("mover");
            }
            pieces.push(Piece {
                id: format!("{side}-{shirt}"),
                at: space.to_string(),
                side,
                text: shirt.to_string(),
                kind: if is_goalie {
                    PieceKind::Keeper
                } else {
                    PieceKind::Outfield
                },
                marks,
            });
        }
    }
    Board {
        pieces,
        ball: open.ball().map(|space| Ball {
            at: space.to_string(),
            value: None,
            holder: open
                .player_at(space)
                .map(|player| format!("{}-{}", player.side, player.shirt)),
        }),
        way: Vec::new(),
    }
}

const fn line_mark(shirt: Shirt) -> &'static str {
    match shirt.line() {
        Line::Goalies => "goalie",
        Line::Defenders => "defender",
        Line::Midfielders => "midfielder",
        Line::Forwards => "forward",
    }
}

/// The spaces to point at to mean a choice: where a player stands, then where he or the ball goes.
pub(super) fn places(position: &Position, choice: Choice) -> Vec<String> {
    let open = position.open();
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        return Vec::new();
    };
    let stands = |side: Side, shirt: Shirt| open.team(side).space(shirt);
    let spaces: Vec<Option<Space>> = match choice {
        Choice::Place(space) | Choice::Goalie(space) | Choice::Walk(space) => vec![Some(space)],
        Choice::Save(spot) => vec![Some(spot)],
        Choice::Reach(_) | Choice::Hands => vec![open.ball()],
        Choice::Charge(victim) => vec![stands(!side, victim)],
        Choice::Foul(fouler, victim) => vec![stands(side, fouler), stands(!side, victim)],
        Choice::Mover(shirt)
        | Choice::Out(shirt)
        | Choice::Taker(shirt)
        | Choice::Wall(shirt)
        | Choice::InGoal(shirt)
        | Choice::Intercept(shirt) => vec![stands(side, shirt)],
        Choice::TakerAt(shirt, space) | Choice::Follow(shirt, space) => {
            vec![stands(side, shirt), Some(space)]
        }
        Choice::Leg(leg) => vec![open.kick().and_then(|kick| kick.spaces_of(leg).last())],
        Choice::No
        | Choice::Done
        | Choice::Default
        | Choice::Pick(_)
        | Choice::Formation(_)
        | Choice::Warm(_)
        | Choice::On(_)
        | Choice::Back(_)
        | Choice::Sub(_) => Vec::new(),
    };
    let all: Option<Vec<Space>> = spaces.into_iter().collect();
    all.unwrap_or_default()
        .into_iter()
        .map(|space| space.to_string())
        .collect()
}

/// The way of the ball or of a player.
pub(super) fn path(position: &Position, choice: Choice) -> Vec<String> {
    let open = position.open();
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        return Vec::new();
    };
    let mover = || {
        let mover = open.turn().mover?;
        open.team(side).space(mover)
    };
    let path: Vec<Space> = match choice {
        Choice::Walk(space) => mover().into_iter().chain([space]).collect(),
        Choice::Reach(_) => mover().into_iter().chain(open.ball()).collect(),
        Choice::Follow(shirt, space) => open
            .team(side)
            .space(shirt)
            .into_iter()
            .chain([space])
            .collect(),
        Choice::Leg(leg) => open.kick().map_or_else(Vec::new, |kick| {
            std::iter::once(kick.from())
                .chain(kick.spaces_of(leg))
                .collect()
        }),
        Choice::Intercept(shirt) => open
            .team(side)
            .space(shirt)
            .into_iter()
            .chain(ahead::run(position, choice, 3).spaces)
            .collect(),
        _ => Vec::new(),
    };
    if path.len() < 2 {
        return Vec::new();
    }
    path.into_iter().map(|space| space.to_string()).collect()
}

/// The way of the ball since it was kicked, intercepted or saved, while its flight is not over.
pub(super) fn way(events: &[Event]) -> Vec<String> {
    let mut legs: Vec<Vec<Space>> = Vec::new();
    for event in events.iter().rev() {
        match *event {
            Event::Kicked { leg, from, .. } => {
                legs.push(std::iter::once(from).chain(leg.spaces(from)).collect());
            }
            Event::BallRan { from, to, .. } => legs.push(vec![from, to]),
            Event::Received { .. }
            | Event::RanInto { .. }
            | Event::Followed { .. }
            | Event::InterceptionTried { .. }
            | Event::InterceptionRolled { .. }
            | Event::Shot { .. }
            | Event::SaveTried { .. } => {}
            _ => break,
        }
    }
    let mut way: Vec<Space> = legs.into_iter().rev().flatten().collect();
    way.dedup();
    way.iter().map(ToString::to_string).collect()
}

/// The way of the ball in an event. An interception, a catch and a rebound cut off the kick before them, which is shown
/// to its end while they are asked for.
pub(super) fn ball_way(event: Event) -> Option<BallWay> {
    match event {
        Event::Kicked { from, to, .. } | Event::BallRan { from, to, .. } => {
            Some(BallWay::through(&[from, to]))
        }
        Event::Intercepted { at, .. } | Event::Caught { at, .. } | Event::Rebound { at, .. } => {
            Some(BallWay {
                cut_off: true,
                ..BallWay::through(&[at])
            })
        }
        _ => None,
    }
}
