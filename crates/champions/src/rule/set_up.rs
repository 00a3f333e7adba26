//! Placement before a kick-off (C20-setup-3 to 9) and the default placements of section 25.

use gaffer_core::Side;

use crate::position::Open;
use crate::refusal::Why;
use crate::rule::killjoy::Limits;
use crate::space::{HALFWAY, ROWS, Space};
use crate::space_set::SpaceSet;
use crate::squad::{Formation, Line, Shirt, ShirtSet};

/// Column and row of the spaces of each line, for home.
struct Row {
    formation: [u8; 3],
    defenders: &'static [(u8, u8)],
    midfielders: &'static [(u8, u8)],
    forwards: &'static [(u8, u8)],
}

const FOUR_BACK: &[(u8, u8)] = &[(2, 3), (4, 3), (7, 3), (9, 3)];
const THREE_BACK: &[(u8, u8)] = &[(3, 3), (5, 3), (8, 3)];
const FOUR_MIDDLE: &[(u8, u8)] = &[(2, 5), (4, 5), (7, 5), (9, 5)];
const THREE_MIDDLE: &[(u8, u8)] = &[(3, 5), (5, 5), (8, 5)];
const FOUR_FRONT: &[(u8, u8)] = &[(5, 7), (2, 6), (7, 6), (9, 6)];

/// The goalie's space, and those of outfielders in no formation: the highest number on the first.
const GOAL: &[(u8, u8)] = &[(5, 0)];
const CENTRE: &[(u8, u8)] = &[(5, HALFWAY)];
#[rustfmt::skip]
const ANY_OTHERS: &[(u8, u8)] =
    &[(2, 3), (4, 3), (7, 3), (9, 3), (2, 5), (4, 5), (7, 5), (9, 5), (6, 6)];

/// The default placements (section 25 of the rules).
const DEFAULTS: [Row; 6] = [
    Row {
        formation: [4, 4, 2],
        defenders: FOUR_BACK,
        midfielders: FOUR_MIDDLE,
        forwards: &[(5, 7), (6, 6)],
    },
    Row {
        formation: [4, 3, 3],
        defenders: FOUR_BACK,
        midfielders: THREE_MIDDLE,
        forwards: &[(5, 7), (2, 6), (9, 6)],
    },
    Row {
        formation: [4, 2, 4],
        defenders: FOUR_BACK,
        midfielders: &[(4, 5), (7, 5)],
        forwards: FOUR_FRONT,
    },
    Row {
        formation: [3, 4, 3],
        defenders: THREE_BACK,
        midfielders: FOUR_MIDDLE,
        forwards: &[(5, 7), (3, 6), (8, 6)],
    },
    Row {
        formation: [3, 3, 4],
        defenders: THREE_BACK,
        midfielders: THREE_MIDDLE,
        forwards: FOUR_FRONT,
    },
    Row {
        formation: [2, 4, 4],
        defenders: &[(4, 3), (7, 3)],
        midfielders: FOUR_MIDDLE,
        forwards: FOUR_FRONT,
    },
];

/// A space given for home, for a side.
fn of_side(side: Side, (column, row): (u8, u8)) -> Space {
    let space = Space::new(column, row);
    match side {
        Side::Home => space,
        Side::Away => space.mirrored(),
    }
}

/// A side's centre circle space (C20-geo-7).
pub fn centre(side: Side) -> Space {
    of_side(side, (5, HALFWAY))
}

impl Open {
    /// Where the next player may be placed (C20-setup-4 to 7).
    pub(crate) fn set_up_spaces(&self, side: Side) -> SpaceSet {
        let Some(shirt) = self.lifted(side).first() else {
            return SpaceSet::EMPTY;
        };
        let team = &self.teams[side];
        if shirt == team.goalie {
            return SpaceSet::goal(side);
        }
        let centre = centre(side);
        let centre_open = !team.spaces().has(centre);
        let left = self.lifted(side).without(team.goalie).len();
        let mut spaces = if centre_open && left == 1 {
            SpaceSet::EMPTY
        } else {
            SpaceSet::own_half(side)
        };
        if centre_open {
            spaces.insert(centre);
        }
        let free = spaces.minus(self.occupied());
        let bound = self.without_breaches(side, shirt, free, Limits::PLACEMENT);
        if bound.is_empty() {
            // C20-killjoy-8: somebody has to go on the centre space.
            self.without_breaches(side, shirt, free, Limits::NONE)
        } else {
            bound
        }
    }

    /// Why a player may not be placed on a space.
    pub(crate) fn check_set_up(&self, side: Side, shirt: Shirt, space: Space) -> Result<(), Why> {
        if self.set_up_spaces(side).has(space) {
            return Ok(());
        }
        let centre = centre(side);
        Err(if shirt == self.teams[side].goalie {
            Why::GoalieBelongsInGoal
        } else if self.occupied().has(space) {
            if space == centre {
                Why::OneOnCentre
            } else {
                Why::SpaceTaken
            }
        } else if !SpaceSet::own_half(side).has(space) && space != centre {
            Why::OwnHalf
        } else {
            match self.breach(side, shirt, space, Limits::PLACEMENT) {
                Some(breach) => Why::Killjoy(breach),
                None => Why::OneOnCentre,
            }
        })
    }

    /// The default placement of the players who wait to be placed (C20-setup-8, 9).
    pub(crate) fn default_placement(
        &self,
        side: Side,
    ) -> impl Iterator<Item = (Shirt, Space)> + use<> {
        let goalie = self.teams[side].goalie;
        let waiting = self.lifted(side).without(goalie);
        let formation = Formation::of_players(waiting);
        let row = DEFAULTS.iter().find(|row| {
            Formation::new(row.formation) == Some(formation)
                && waiting.and(Line::Goalies.shirts()).is_empty()
        });
        let groups = if let Some(row) = row {
            let of_line = |line: Line| waiting.and(line.shirts());
            [
                (of_line(Line::Defenders), row.defenders),
                (of_line(Line::Midfielders), row.midfielders),
                (of_line(Line::Forwards), row.forwards),
            ]
        } else {
            let highest: ShirtSet = waiting.last().into_iter().collect();
            [
                (highest, CENTRE),
                (waiting.minus(highest), ANY_OTHERS),
                (ShirtSet::EMPTY, &[]),
            ]
        };
        [(ShirtSet::single(goalie), GOAL)]
            .into_iter()
            .chain(groups)
            .flat_map(move |(shirts, spaces)| {
                shirts
                    .iter()
                    .zip(spaces)
                    .map(move |(shirt, space)| (shirt, of_side(side, *space)))
            })
    }

    /// Whether nobody of the side has been placed yet.
    pub(crate) fn may_place_default(&self, side: Side) -> bool {
        self.lifted(side) == self.teams[side].on_pitch()
    }

    /// Who stands on a side's centre circle space.
    pub(crate) fn centre_player(&self, side: Side) -> Option<Shirt> {
        self.teams[side].at(centre(side))
    }

    /// The players among some, nearest to their own endline first, then by shirt.
    pub(crate) fn ordered_from_the_back(
        &self,
        side: Side,
        shirts: ShirtSet,
    ) -> impl Iterator<Item = Shirt> + use<> {
        let team = self.teams[side];
        let mut left = shirts;
        std::iter::from_fn(move || {
            let next = left.iter().min_by_key(|shirt| {
                let space = team.space(*shirt);
                (space.map_or(ROWS, |space| space.row_from(side)), *shirt)
            })?;
            left.remove(next);
            Some(next)
        })
    }
}
