//! The pitch of FUBA as it is drawn: the areas to their extents, the pieces in them, and where a choice points.

use gaffer_core::Side;
use gaffer_fuba::pitch::{Area, Column, penalty_area};
use gaffer_fuba::{Choice, Entrant, Event, Open, ShotResult, Standing, Step};

use crate::board::{Ball, Board, Layout, Piece, PieceKind, Place, Shape};
use crate::protocol::BallWay;

/// The pitch is drawn 12 long, as the extents count, and so wide.
const LENGTH: f32 = 12.0;
const WIDTH: f32 = 8.0;
/// Where the middle column begins and ends.
const MIDDLE: (f32, f32) = (2.4, 5.6);

/// The pitch without pieces; the home goal is on the left, column a at the top.
pub(super) fn layout() -> Layout {
    let (middle, half) = (WIDTH / 2.0, LENGTH / 2.0);
    let mut lines = vec![
        Shape::Box {
            x: 0.0,
            y: 0.0,
            width: LENGTH,
            height: WIDTH,
        },
        Shape::Line {
            x1: half,
            y1: 0.0,
            x2: half,
            y2: WIDTH,
        },
        Shape::Circle {
            x: half,
            y: middle,
            radius: 1.1,
        },
        Shape::Circle {
            x: half,
            y: middle,
            radius: 0.06,
        },
    ];
    for x in [0.0, LENGTH - 0.8] {
        lines.push(Shape::Box {
            x,
            y: middle - 0.8,
            width: 0.8,
            height: 1.6,
        });
    }
    Layout {
        width: LENGTH,
        height: WIDTH,
        places: Area::ALL.map(place).to_vec(),
        lines,
        compass: false,
    }
}

fn place(area: Area) -> Place {
    let (begin, end) = area.extent();
    let (top, bottom) = match area.column() {
        Column::A => (0.0, MIDDLE.0),
        Column::B => MIDDLE,
        Column::C => (MIDDLE.1, WIDTH),
    };
    let side = Side::BOTH
        .into_iter()
        .find(|side| penalty_area(*side) == area);
    Place {
        id: area.name().to_owned(),
        x: begin.into(),
        y: top,
        width: f32::from(end) - f32::from(begin),
        height: bottom - top,
        neighbours: area
            .adjacent()
            .into_iter()
            .map(|area| area.name().to_owned())
            .collect(),
        kind: side.map(|_| "penalty-area"),
        side,
    }
}

/// The pieces on the pitch and the ball. Pieces of one team in one area are alike: they are numbered.
pub(super) fn board(open: &Open) -> Board {
    let mut pieces = Vec::new();
    for area in Area::ALL {
        for side in Side::BOTH {
            let team = open.team(side);
            let mut add = |number: u8, kind: PieceKind, marks: Vec<&'static str>| {
                pieces.push(Piece {
                    id: format!("{side}-{area}-{number}"),
                    at: area.name().to_owned(),
                    side,
                    text: match kind {
                        PieceKind::Keeper => "K".to_owned(),
                        PieceKind::Outfield => String::new(),
                    },
                    kind,
                    marks,
                });
            };
            if team.keeper() == Some(area) {
                let mut marks = Vec::new();
                if team.keeper_is_advanced() {
                    marks.push("advanced");
                }
                if open.bench(side).keeper_is_injured() {
                    marks.push("injured");
                }
                add(0, PieceKind::Keeper, marks);
            }
            for number in 1..=team.outfield(area) {
                add(number, PieceKind::Outfield, Vec::new());
            }
        }
    }
    pieces.extend(open.taker().map(|taker| on_the_spot(open, taker)));
    Board {
        pieces,
        ball: is_ball_out(open).then(|| Ball {
            at: open.ball().name().to_owned(),
            value: Some(open.value().number()),
            holder: None,
        }),
        way: Vec::new(),
    }
}

/// The corner taker, who is drawn with the corner area and marked as not in it (F22-5.3.2b).
fn on_the_spot(open: &Open, taker: gaffer_fuba::Piece) -> Piece {
    let side = open.controlling_at_the_beginning();
    let (kind, text) = match taker {
        gaffer_fuba::Piece::Keeper => (PieceKind::Keeper, "K"),
        gaffer_fuba::Piece::Outfield => (PieceKind::Outfield, ""),
    };
    let injured = kind == PieceKind::Keeper && open.bench(side).keeper_is_injured();
    Piece {
        id: format!("{side}-spot"),
        at: open.pass().0.name().to_owned(),
        side,
        text: text.to_owned(),
        kind,
        marks: std::iter::once("spot")
            .chain(injured.then_some("injured"))
            .collect(),
    }
}

/// Whether the ball lies on the pitch: not before anybody is placed.
pub fn is_ball_out(open: &Open) -> bool {
    !matches!(
        open.step(),
        Step::Formation(_)
            | Step::Roles(_)
            | Step::Skills(_)
            | Step::Styles(_)
            | Step::KickOffRoll
            | Step::KickOffChoice(_)
    )
}

/// The areas to point at, in order, to mean a choice.
pub fn areas(choice: Choice) -> Vec<Area> {
    match choice {
        Choice::PlaceKeeper(area)
        | Choice::Place(area)
        | Choice::Target(area)
        | Choice::Enter(Entrant::Outfield(area))
        | Choice::SendOff(area)
        | Choice::TargetWith(area, _)
        | Choice::Injured(Standing::In(area))
        | Choice::StandIn(area)
        | Choice::Use(_, Some(area)) => vec![area],
        Choice::Move(step) => vec![step.from, step.to],
        _ => Vec::new(),
    }
}

/// The way of the ball or of a piece.
pub(super) fn path(open: &Open, choice: Choice) -> Vec<String> {
    let (from, to) = match choice {
        Choice::Target(area) | Choice::TargetWith(area, _) => (open.ball(), area),
        Choice::Enter(Entrant::Outfield(area)) => (area, open.ball()),
        Choice::Move(step) => (step.from, step.to),
        _ => return Vec::new(),
    };
    if from == to {
        return Vec::new();
    }
    names(vec![from, to])
}

pub(super) fn names(areas: Vec<Area>) -> Vec<String> {
    areas
        .into_iter()
        .map(|area| area.name().to_owned())
        .collect()
}

/// The way of the ball in an event: a pass, a carry, or a shot at the goal.
pub(super) fn ball_way(event: &Event) -> Option<BallWay> {
    let pass = |from: Area, to: Area| BallWay::through(&[from.name(), to.name()]);
    let shot = |side: Side, area: Area| BallWay {
        goal: Some(!side),
        ..BallWay::through(&[area.name()])
    };
    match *event {
        Event::TargetChosen { start, target, .. } => (start != target).then(|| pass(start, target)),
        Event::TargetChanged { from, to, .. }
        | Event::BallMoved { from, to, .. }
        | Event::Moved {
            from,
            to,
            with_ball: true,
            ..
        } => Some(pass(from, to)),
        Event::PassFailed { back_in, .. } => Some(BallWay::through(&[back_in.name()])),
        // What is rolled again has not left the foot yet.
        Event::ShotTaken {
            result: ShotResult::RollsAgain,
            ..
        } => None,
        Event::ShotTaken { side, area, .. } => Some(shot(side, area)),
        Event::DifficultRolled { side, .. } => Some(BallWay {
            goal: Some(!side),
            ..BallWay::default()
        }),
        Event::Rebound { side, .. }
        | Event::PenaltyTaken { side, .. }
        | Event::ShootOutKick { side, .. } => Some(shot(side, penalty_area(!side))),
        _ => None,
    }
}
