//! Interceptions: where on a flight or run, and by whom (C20-intercept-1 to 15).

use gaffer_core::{BySide, Side};

use crate::position::Open;
use crate::space::Space;
use crate::space_set::SpaceSet;
use crate::squad::{Shirt, ShirtSet};
use crate::step::{FlightEnd, Passed, Play, Trail};
use crate::team::Player;

impl Open {
    /// The spaces of a played flight at which an opponent may try, once Follow is over (C20-intercept-1, 2).
    pub(crate) fn open_on_flight(&self, play: &Play) -> Trail {
        let occupied = self.occupied();
        let rest = match play.end {
            Some(FlightEnd::Rest(space)) => Some(space),
            _ => None,
        };
        let mut seen = SpaceSet::EMPTY;
        play.flight.filtered(|passed| {
            // A space passed twice is nobody's first the second time.
            let open = !occupied.has(passed.space)
                && rest != Some(passed.space)
                && !seen.has(passed.space);
            seen.insert(passed.space);
            open
        })
    }

    /// The spaces of a run that are open to one side, and which of them are away's (C20-intercept-10, 11).
    pub(crate) fn open_on_run(&self, path: &Trail, end: FlightEnd, cause: Player) -> (Trail, u8) {
        let mut may = BySide::with(|side| self.teams[side].outfielders());
        may[cause.side].remove(cause.shirt);
        let mut open = Trail::default();
        let mut of_away = 0;
        self.open_spaces(path.as_slice(), end, may, &mut open, &mut of_away);
        (open, of_away)
    }

    /// Adds the open ones of some spaces of a run: those that players of one side only may try at, who have
    /// had no earlier space.
    pub(crate) fn open_spaces(
        &self,
        spaces: &[Passed],
        end: FlightEnd,
        mut may: BySide<ShirtSet>,
        open: &mut Trail,
        of_away: &mut u8,
    ) {
        let occupied = self.occupied();
        let rest = match end {
            FlightEnd::Rest(space) => Some(space),
            _ => None,
        };
        for passed in spaces {
            let space = passed.space;
            if !space.is_in_field() || occupied.has(space) || rest == Some(space) {
                continue;
            }
            let near = BySide::with(|side| self.beside(side, may[side], space));
            let side = match (near.home.is_empty(), near.away.is_empty()) {
                (false, true) => Side::Home,
                (true, false) => Side::Away,
                _ => continue,
            };
            if side == Side::Away {
                *of_away |= 1 << open.as_slice().len();
            }
            open.push(space, passed.rem);
            may[side] = may[side].minus(near[side]);
        }
    }

    /// The players among some who stand next to a space.
    pub(crate) fn beside(&self, side: Side, shirts: ShirtSet, space: Space) -> ShirtSet {
        let team = &self.teams[side];
        shirts
            .iter()
            .filter(|shirt| {
                team.space(*shirt)
                    .is_some_and(|stands| stands.is_next_to(space))
            })
            .collect()
    }

    /// Who may try at the next space, and on which side (C20-intercept-3 to 5).
    pub fn interceptors(&self) -> Option<(Side, Space, ShirtSet)> {
        let play = self.play.as_ref()?;
        let phase = &play.interceptions;
        let index = phase.next as usize;
        let passed = play.flight.as_slice().get(index)?;
        let side = match phase.cause {
            None => !play.side,
            Some(_) if phase.of_away >> index & 1 == 1 => Side::Away,
            Some(_) => Side::Home,
        };
        let mut may = self.teams[side].outfielders().minus(phase.tried[side]);
        if let Some(cause) = phase.cause
            && cause.side == side
        {
            may.remove(cause.shirt);
        }
        // Each player has his first space only.
        for earlier in &play.flight.as_slice()[..index] {
            may = may.minus(self.beside(side, may, earlier.space));
        }
        Some((side, passed.space, self.beside(side, may, passed.space)))
    }

    /// Whether a player stands next to the space at all.
    pub(crate) fn is_beside(&self, side: Side, shirt: Shirt, space: Space) -> bool {
        self.teams[side].outfielders().has(shirt)
            && !self.beside(side, ShirtSet::single(shirt), space).is_empty()
    }
}
