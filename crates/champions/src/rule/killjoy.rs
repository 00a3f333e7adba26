//! The anti-killjoy rules (C20-killjoy-1 to 9): no walls of players, no ball out of everybody's reach.

use gaffer_core::{BySide, Side};

use crate::position::Open;
use crate::space::Space;
use crate::space_set::SpaceSet;
use crate::squad::Shirt;

/// The longest chain of players of one side (C20-killjoy-5).
const LONGEST_CHAIN: u32 = 9;
/// The most outfielders in the own penalty area (C20-killjoy-3).
const MOST_IN_AREA: u32 = 4;
/// The most outfielders in the own goalie area (C20-killjoy-3).
const MOST_IN_GOALIE_AREA: u32 = 1;

/// Which of the rules that C20-killjoy-8 may set aside are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    /// Head counts in the own areas and chains.
    pub crowds: bool,
    /// Ways to the ball.
    pub ways: bool,
}

impl Limits {
    /// After a walk, a charge or a follow (C20-killjoy-7).
    pub(crate) const MOVE: Self = Self {
        crowds: true,
        ways: true,
    };
    /// After a chosen placement.
    pub(crate) const PLACEMENT: Self = Self {
        crowds: true,
        ways: false,
    };
    /// What is never set aside: the goals and the goalie areas.
    pub(crate) const NONE: Self = Self {
        crowds: false,
        ways: false,
    };
}

/// A breach of the anti-killjoy rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breach {
    /// An outfielder in a goalie area while the ball is not in that row (C20-killjoy-2).
    GoalieArea,
    /// Too many in the own areas (C20-killjoy-3).
    Crowd,
    /// A chain of more than nine (C20-killjoy-5).
    Chain,
    /// A side without a way to the ball (C20-killjoy-6).
    NoWay,
}

impl Open {
    /// The goalie-area spaces on which an outfielder may not end a movement now (C20-killjoy-2).
    #[inline]
    pub(crate) fn closed_goalie_areas(&self) -> SpaceSet {
        let row = self.ball.map(Space::row);
        let mut closed = SpaceSet::EMPTY;
        if row != Some(1) {
            closed |= SpaceSet::goalie_area(Side::Home);
        }
        if row != Some(13) {
            closed |= SpaceSet::goalie_area(Side::Away);
        }
        closed
    }

    /// What is wrong with a player's ending on a space, in the order of the rules.
    pub(crate) fn breach(
        &self,
        side: Side,
        shirt: Shirt,
        end: Space,
        limits: Limits,
    ) -> Option<Breach> {
        if shirt != self.teams[side].goalie && self.closed_goalie_areas().has(end) {
            return Some(Breach::GoalieArea);
        }
        if limits.crowds {
            if self.crowded_spaces(side, shirt).has(end) {
                return Some(Breach::Crowd);
            }
            if self.makes_chain(side, shirt, end) {
                return Some(Breach::Chain);
            }
        }
        if limits.ways && self.cuts_a_way(side, shirt, end) {
            return Some(Breach::NoWay);
        }
        None
    }

    /// The ends among these that no anti-killjoy rule forbids.
    pub(crate) fn without_breaches(
        &self,
        side: Side,
        shirt: Shirt,
        ends: SpaceSet,
        limits: Limits,
    ) -> SpaceSet {
        let mut ends = ends;
        if shirt != self.teams[side].goalie {
            ends = ends.minus(self.closed_goalie_areas());
        }
        if limits.crowds {
            ends = ends.minus(self.crowded_spaces(side, shirt));
            if self.chain_is_near(side, shirt) {
                ends = ends
                    .iter()
                    .filter(|end| !self.makes_chain(side, shirt, *end))
                    .collect();
            }
        }
        if limits.ways && !ends.is_empty() {
            let doubtful = ends & self.lifelines(side, shirt);
            for end in doubtful.iter() {
                if self.cuts_a_way(side, shirt, end) {
                    ends.remove(end);
                }
            }
        }
        ends
    }

    /// The spaces of the own areas that are full for a player (C20-killjoy-3); one who is in already makes
    /// nothing worse (C20-killjoy-8).
    #[inline]
    fn crowded_spaces(&self, side: Side, shirt: Shirt) -> SpaceSet {
        let team = &self.teams[side];
        if shirt == team.goalie {
            return SpaceSet::EMPTY;
        }
        let mut others = team.outfield_spaces();
        let start = team.space(shirt);
        if let Some(start) = start {
            others.remove(start);
        }
        let mut crowded = SpaceSet::EMPTY;
        for (area, most) in [
            (SpaceSet::penalty_area(side), MOST_IN_AREA),
            (SpaceSet::goalie_area(side), MOST_IN_GOALIE_AREA),
        ] {
            let inside = start.is_some_and(|start| area.has(start));
            if !inside && (others & area).len() >= most {
                crowded |= area;
            }
        }
        crowded
    }

    /// Whether a chain of ten is possible at all if a player moves: a space touches four groups at most.
    fn chain_is_near(&self, side: Side, shirt: Shirt) -> bool {
        let mut rest = self.teams[side].spaces();
        if rest.len() <= LONGEST_CHAIN {
            return false;
        }
        if let Some(start) = self.teams[side].space(shirt) {
            rest.remove(start);
        }
        // At most one player may be left out of a chain of ten; four groups and one left out are five.
        let mut groups = 0;
        while let Some(first) = rest.first() {
            groups += 1;
            if groups > 5 {
                return false;
            }
            rest = rest.minus(chain(first, rest));
        }
        true
    }

    /// Whether a player's ending on a space makes a chain of more than nine, or a longer one (C20-killjoy-5).
    fn makes_chain(&self, side: Side, shirt: Shirt, end: Space) -> bool {
        let before = self.teams[side].spaces();
        let mut after = before;
        if let Some(start) = self.teams[side].space(shirt) {
            after.remove(start);
        }
        after.insert(end);
        let length = chain(end, after).len();
        length > LONGEST_CHAIN && length > longest_chain(before)
    }

    /// Whether a player's ending on a space takes a side's last way to the ball (C20-killjoy-6).
    fn cuts_a_way(&self, side: Side, shirt: Shirt, end: Space) -> bool {
        let Some(ball) = self.ball else {
            return false;
        };
        let before = BySide::with(|side| self.teams[side].spaces());
        let mut after = before;
        if let Some(start) = self.teams[side].space(shirt) {
            after[side].remove(start);
        }
        after[side].insert(end);
        let had = ways(before, ball);
        let have = ways(after, ball);
        Side::BOTH.into_iter().any(|one| had[one] && !have[one])
    }

    /// Spaces among which every space is that would cut a side's last way to the ball if a player left his
    /// space for it: those of one way for each side, or all where a side has no way but his.
    fn lifelines(&self, side: Side, shirt: Shirt) -> SpaceSet {
        let Some(ball) = self.ball else {
            return SpaceSet::EMPTY;
        };
        let mut players = BySide::with(|side| self.teams[side].spaces());
        if let Some(start) = self.teams[side].space(shirt) {
            players[side].remove(start);
        }
        let open = SpaceSet::FIELD.minus(players.home | players.away);
        let mut lines = SpaceSet::EMPTY;
        for one in Side::BOTH {
            if players[one].has(ball) {
                continue;
            }
            match way(ball, players[one], open) {
                Some(spaces) => lines |= spaces,
                None => return SpaceSet::ALL,
            }
        }
        lines
    }

    /// Whether both sides could walk to a ball that comes to rest on a space (C20-killjoy-6).
    pub(crate) fn both_have_a_way_to(&self, ball: Space) -> bool {
        let ways = ways(BySide::with(|side| self.teams[side].spaces()), ball);
        ways.home && ways.away
    }

    /// Whether a chain longer than nine exists, for a position that was written down.
    pub(crate) fn longest_chain_of(&self, side: Side) -> u32 {
        longest_chain(self.teams[side].spaces())
    }

    /// What is wrong with the acting side after a charge (C20-killjoy-7).
    pub(crate) fn breach_of_change(&self, after: &Self, side: Side) -> Option<Breach> {
        let inside =
            |position: &Self, area: SpaceSet| (position.teams[side].outfield_spaces() & area).len();
        for (area, most) in [
            (SpaceSet::penalty_area(side), MOST_IN_AREA),
            (SpaceSet::goalie_area(side), MOST_IN_GOALIE_AREA),
        ] {
            let now = inside(after, area);
            if now > most && now > inside(self, area) {
                return Some(Breach::Crowd);
            }
        }
        let length = after.longest_chain_of(side);
        if length > LONGEST_CHAIN && length > self.longest_chain_of(side) {
            return Some(Breach::Chain);
        }
        if let Some(ball) = self.ball {
            let spaces = |position: &Self| BySide::with(|side| position.teams[side].spaces());
            let had = ways(spaces(self), ball);
            let have = ways(spaces(after), ball);
            if Side::BOTH.into_iter().any(|one| had[one] && !have[one]) {
                return Some(Breach::NoWay);
            }
        }
        None
    }
}

/// The players linked with the one on a space, straight or diagonally.
fn chain(first: Space, players: SpaceSet) -> SpaceSet {
    let mut linked = SpaceSet::of(first);
    loop {
        let next = linked | (linked.ring() & players);
        if next == linked {
            return linked;
        }
        linked = next;
    }
}

/// The number of players in the longest chain.
fn longest_chain(players: SpaceSet) -> u32 {
    let mut rest = players;
    let mut longest = 0;
    while let Some(first) = rest.first() {
        let linked = chain(first, rest);
        longest = longest.max(linked.len());
        rest = rest.minus(linked);
    }
    longest
}

/// Which sides have a player who could walk to the ball over spaces of the field only.
fn ways(players: BySide<SpaceSet>, ball: Space) -> BySide<bool> {
    let all = players.home | players.away;
    if all.has(ball) {
        return BySide::with(|side| players[side].has(ball));
    }
    let open = SpaceSet::FIELD.minus(all);
    let mut reached = SpaceSet::of(ball);
    loop {
        let beside = reached.neighbours();
        if beside.meets(players.home) && beside.meets(players.away) {
            return BySide::with(|_| true);
        }
        let next = reached | (beside & open);
        if next == reached {
            return BySide::with(|side| beside.meets(players[side]));
        }
        reached = next;
    }
}

/// The spaces of one shortest way from the ball to a player, without the ball's and the player's.
fn way(ball: Space, players: SpaceSet, open: SpaceSet) -> Option<SpaceSet> {
    let mut layers = [SpaceSet::EMPTY; 64];
    let mut layer = SpaceSet::of(ball);
    let mut seen = layer;
    let mut count = 0;
    loop {
        if layer.neighbours().meets(players) {
            break;
        }
        if count == layers.len() {
            return None;
        }
        layers[count] = layer;
        count += 1;
        layer = (layer.neighbours() & open).minus(seen);
        if layer.is_empty() {
            return None;
        }
        seen |= layer;
    }
    // Back from the player: one space of each layer.
    let mut spaces = SpaceSet::EMPTY;
    let mut at = layer & players.neighbours();
    for index in (0..count).rev() {
        let here = at.first()?;
        spaces.insert(here);
        at = SpaceSet::of(here).neighbours() & layers[index];
    }
    Some(spaces)
}
