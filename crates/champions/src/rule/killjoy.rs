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
        let start = self.teams[side].space(shirt);
        let is_outfielder = shirt != self.teams[side].goalie;
        if is_outfielder && self.closed_goalie_areas().has(end) {
            return Some(Breach::GoalieArea);
        }
        if limits.crowds && is_outfielder && self.full_areas(side, start).has(end) {
            return Some(Breach::Crowd);
        }
        if limits.crowds && self.makes_chain(side, shirt, end) {
            return Some(Breach::Chain);
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
            if limits.crowds {
                ends = ends.minus(self.full_areas(side, self.teams[side].space(shirt)));
            }
        }
        if limits.crowds {
            ends = ends.minus(self.chain_ends(side, shirt, ends));
        }
        if limits.ways && !ends.is_empty() {
            ends = ends.minus(self.cutting_ends(side, shirt, ends));
        }
        ends
    }

    /// Everything that stands or lies around, a player left out.
    #[inline]
    fn around_without(&self, side: Side, shirt: Shirt) -> SpaceSet {
        let around = !self.free();
        match self.teams[side].space(shirt) {
            Some(start) => around.without(start),
            None => around,
        }
    }

    #[inline]
    fn teams_spaces(&self) -> BySide<SpaceSet> {
        BySide {
            home: self.teams.home.spaces(),
            away: self.teams.away.spaces(),
        }
    }

    /// The spaces of the own areas that are full for an outfielder who comes from a space (C20-killjoy-3); one
    /// who is in already makes nothing worse (C20-killjoy-8).
    #[inline]
    pub(crate) fn full_areas(&self, side: Side, start: Option<Space>) -> SpaceSet {
        let outfielders = self.teams[side].outfield_spaces();
        let mut full = SpaceSet::EMPTY;
        if !outfielders.meets(SpaceSet::penalty_area(side)) {
            return full;
        }
        for (area, most) in own_areas(side) {
            let is_inside = start.is_some_and(|start| area.has(start));
            if !is_inside && (outfielders & area).has_at_least(most) {
                full |= area;
            }
        }
        full
    }

    /// Whether a player's ending on a space makes a chain of more than nine, or a longer one (C20-killjoy-5).
    fn makes_chain(&self, side: Side, shirt: Shirt, end: Space) -> bool {
        let before = self.teams[side].spaces();
        let others = self.others(side, shirt);
        let around = SpaceSet::around(end);
        if !around.meets(others) {
            return false;
        }
        // One of ten others may be left out, or two of eleven.
        let is_new = self.teams[side].space(shirt).is_none();
        let left_out = alone(others).minus(around);
        if left_out.has_at_least(2 + u32::from(is_new)) {
            return false;
        }
        let length = chain(end, others.with(end)).len();
        length > LONGEST_CHAIN && length > longest_chain(before)
    }

    /// The spaces of a side's players, one left out.
    #[inline]
    fn others(&self, side: Side, shirt: Shirt) -> SpaceSet {
        let spaces = self.teams[side].spaces();
        match self.teams[side].space(shirt) {
            Some(start) => spaces.without(start),
            None => spaces,
        }
    }

    /// The spaces of the field with nobody and no ball around but the player himself: ending there he links no
    /// chain, and every way leads around him.
    #[inline]
    pub(crate) fn lonely_spaces(&self, side: Side, shirt: Shirt) -> SpaceSet {
        SpaceSet::FIELD.minus(self.around_without(side, shirt).ring())
    }

    /// The ends among these on which a player would make a chain of more than nine, or a longer one
    /// (C20-killjoy-5): those that touch every group of the others, or all but one player.
    pub(crate) fn chain_ends(&self, side: Side, shirt: Shirt, ends: SpaceSet) -> SpaceSet {
        let others = self.others(side, shirt);
        let Some(may_miss) = others.len().checked_sub(LONGEST_CHAIN) else {
            return SpaceSet::EMPTY;
        };
        let ends = touching(others, may_miss, ends);
        if ends.is_empty() {
            return ends;
        }
        let longest = longest_chain(self.teams[side].spaces());
        if longest <= LONGEST_CHAIN {
            return ends;
        }
        // There is one already: only a longer one is worse (C20-killjoy-8).
        ends.iter()
            .filter(|end| chain(*end, others.with(*end)).len() > longest)
            .collect()
    }

    /// The ends among these on which a player would take a side's last way to the ball (C20-killjoy-6).
    fn cutting_ends(&self, side: Side, shirt: Shirt, ends: SpaceSet) -> SpaceSet {
        (ends & self.lifelines_without(side, shirt))
            .iter()
            .filter(|end| self.cuts_a_way(side, shirt, *end))
            .collect()
    }

    /// Whether a player's ending on a space takes a side's last way to the ball.
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
        let have = ways(after, ball);
        if have.home && have.away {
            return false;
        }
        let had = ways(before, ball);
        Side::BOTH.into_iter().any(|one| had[one] && !have[one])
    }

    /// Spaces among which every space is that would cut a side's last way to the ball if a player left his
    /// space for it: those of one way for each side, or all where a side has no way but his.
    fn lifelines_without(&self, side: Side, shirt: Shirt) -> SpaceSet {
        let Some(ball) = self.ball else {
            return SpaceSet::EMPTY;
        };
        let mut players = self.teams_spaces();
        if let Some(start) = self.teams[side].space(shirt) {
            players[side].remove(start);
        }
        let all = players.home | players.away;
        if all.has(ball) {
            return SpaceSet::ALL;
        }
        let open = SpaceSet::FIELD.minus(all);
        let mut lines = SpaceSet::EMPTY;
        let mut layers = [SpaceSet::EMPTY; 16];
        let mut layer = SpaceSet::single(ball);
        let mut seen = layer;
        let mut found = BySide::with(|_| false);
        for count in 0..layers.len() {
            layers[count] = layer;
            let beside = layer.neighbours();
            for side in Side::BOTH {
                if !found[side]
                    && let Some(player) = (beside & players[side]).first()
                {
                    found[side] = true;
                    trace(&layers[..=count], player, &mut lines);
                }
            }
            if found.home && found.away {
                return lines;
            }
            layer = (beside & open).minus(seen);
            if layer.is_empty() {
                break;
            }
            seen |= layer;
        }
        SpaceSet::ALL
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
        for (area, most) in own_areas(side) {
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

/// A side's areas, and how many of its outfielders may be in each (C20-killjoy-3).
#[inline]
const fn own_areas(side: Side) -> [(SpaceSet, u32); 2] {
    [
        (SpaceSet::penalty_area(side), MOST_IN_AREA),
        (SpaceSet::goalie_area(side), MOST_IN_GOALIE_AREA),
    ]
}

/// The players linked with the one on a space, straight or diagonally.
fn chain(first: Space, players: SpaceSet) -> SpaceSet {
    let mut linked = SpaceSet::single(first);
    loop {
        let more = (linked.ring() & players).minus(linked);
        if more.is_empty() {
            return linked;
        }
        linked |= more;
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
    let mut reached = SpaceSet::single(ball);
    loop {
        let beside = reached.neighbours();
        if beside.meets(players.home) && beside.meets(players.away) {
            return BySide::with(|_| true);
        }
        let more = (beside & open).minus(reached);
        if more.is_empty() {
            return BySide::with(|side| beside.meets(players[side]));
        }
        reached |= more;
    }
}

/// The players who have nobody around them.
#[inline]
fn alone(players: SpaceSet) -> SpaceSet {
    players.minus(players.ring())
}

/// The spaces among some that touch every group of linked players, but for so many players.
fn touching(players: SpaceSet, may_miss: u32, among: SpaceSet) -> SpaceSet {
    // By how many players are missed so far: never more than the two by whom eleven exceed nine.
    let mut touch = [among, SpaceSet::EMPTY, SpaceSet::EMPTY];
    let may_miss = may_miss.min(2) as usize;
    // Those who stand alone are found easily, and mostly too many of them are too far away.
    let mut lonely = alone(players);
    let mut rest = players.minus(lonely);
    while !(touch[0] | touch[1] | touch[2]).is_empty() {
        let (ring, size) = if let Some(first) = lonely.first() {
            lonely.remove(first);
            (SpaceSet::around(first), 1)
        } else if let Some(first) = rest.first() {
            let group = chain(first, rest);
            rest = rest.minus(group);
            (group.ring(), group.len() as usize)
        } else {
            break;
        };
        let before = touch;
        for missed in 0..=may_miss {
            touch[missed] = before[missed] & ring;
            if let Some(without) = missed.checked_sub(size) {
                touch[missed] |= before[without];
            }
        }
    }
    touch[0] | touch[1] | touch[2]
}

/// Adds one shortest way from a player back to the ball, one space of each layer.
fn trace(layers: &[SpaceSet], player: Space, lines: &mut SpaceSet) {
    let mut at = player;
    for layer in layers[1..].iter().rev() {
        if let Some(space) = (SpaceSet::beside(at) & *layer).first() {
            lines.insert(space);
            at = space;
        }
    }
}
