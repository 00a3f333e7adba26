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

/// Spaces and players about whom one has to look closer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Doubts {
    spaces: SpaceSet,
    players: SpaceSet,
}

/// One way to the ball for each side.
#[derive(Clone, Copy, Debug)]
struct Lifelines {
    /// The spaces of the ways, without the ball's and the players'.
    spaces: SpaceSet,
    /// The players to whom they lead.
    ends: SpaceSet,
}

impl Lifelines {
    /// Adds one shortest way from a player back to the ball, one space of each layer.
    fn trace(&mut self, layers: &[SpaceSet], players: SpaceSet) {
        let Some(end) = layers
            .last()
            .and_then(|last| (last.neighbours() & players).first())
        else {
            return;
        };
        self.ends.insert(end);
        let mut at = end;
        for layer in layers[1..].iter().rev() {
            if let Some(space) = (SpaceSet::of(at).neighbours() & *layer).first() {
                self.spaces.insert(space);
                at = space;
            }
        }
    }
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
            if self.chain_ends(side, shirt).has(end) {
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
            ends = ends.minus(self.chain_ends(side, shirt));
        }
        if limits.ways && !ends.is_empty() {
            ends = ends.minus(self.cutting_ends(side, shirt, ends));
        }
        ends
    }

    /// What every player of a side had better keep off, so that nobody has to look closer.
    pub(crate) fn doubts(&self, side: Side) -> Doubts {
        let lines = self.lifelines(self.teams_spaces());
        Doubts {
            spaces: lines.spaces | self.any_chain_ends(side),
            players: lines.ends,
        }
    }

    /// Whether some end among these is beyond doubt.
    #[inline]
    pub(crate) fn has_plain_end(
        &self,
        side: Side,
        shirt: Shirt,
        ends: SpaceSet,
        doubts: &Doubts,
    ) -> bool {
        let mut ends = ends.minus(doubts.spaces);
        if shirt != self.teams[side].goalie {
            ends = ends.minus(self.closed_goalie_areas() | self.crowded_spaces(side, shirt));
        }
        !ends.is_empty()
            && self.teams[side]
                .space(shirt)
                .is_some_and(|start| !doubts.players.has(start))
    }

    #[inline]
    fn teams_spaces(&self) -> BySide<SpaceSet> {
        BySide {
            home: self.teams.home.spaces(),
            away: self.teams.away.spaces(),
        }
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

    /// Whether a chain of ten is possible at all if a player moves: a space touches four groups at most, and
    /// one of eleven players may be left out, so that more than five who stand alone keep it from happening.
    #[inline]
    fn chain_is_near(&self, side: Side, shirt: Shirt) -> bool {
        let mut others = self.teams[side].spaces();
        if let Some(start) = self.teams[side].space(shirt) {
            others.remove(start);
        }
        others.len() >= LONGEST_CHAIN && others.minus(others.ring()).len() <= 5
    }

    /// Every space on which some player of the side might make a chain of more than nine: those that touch
    /// groups of nine players together, whoever of them comes there.
    fn any_chain_ends(&self, side: Side) -> SpaceSet {
        let players = self.teams[side].spaces();
        let Some(may_miss) = players.len().checked_sub(LONGEST_CHAIN) else {
            return SpaceSet::EMPTY;
        };
        touching(players, may_miss)
    }

    /// The spaces on which a player would make a chain of more than nine, or a longer one (C20-killjoy-5):
    /// those that touch every group of the others, or all but one player.
    pub(crate) fn chain_ends(&self, side: Side, shirt: Shirt) -> SpaceSet {
        if !self.chain_is_near(side, shirt) {
            return SpaceSet::EMPTY;
        }
        let before = self.teams[side].spaces();
        let mut others = before;
        if let Some(start) = self.teams[side].space(shirt) {
            others.remove(start);
        }
        let ends = touching(others, others.len() - LONGEST_CHAIN).minus(others);
        if ends.is_empty() {
            return ends;
        }
        let longest = longest_chain(before);
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

    /// One way to the ball for each side: whoever is not at its end and keeps off it cuts nobody off. Where a
    /// side has no way, every space is doubtful.
    fn lifelines(&self, players: BySide<SpaceSet>) -> Lifelines {
        let mut lines = Lifelines {
            spaces: SpaceSet::EMPTY,
            ends: SpaceSet::EMPTY,
        };
        let Some(ball) = self.ball else {
            return lines;
        };
        let all = players.home | players.away;
        if all.has(ball) {
            lines.spaces = SpaceSet::ALL;
            return lines;
        }
        let open = SpaceSet::FIELD.minus(all);
        let mut layers = [SpaceSet::EMPTY; 16];
        let mut layer = SpaceSet::of(ball);
        let mut seen = layer;
        let mut found = BySide::with(|_| false);
        for count in 0..layers.len() {
            layers[count] = layer;
            let beside = layer.neighbours();
            for side in Side::BOTH {
                if !found[side] && beside.meets(players[side]) {
                    found[side] = true;
                    lines.trace(&layers[..=count], players[side]);
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
        lines.spaces = SpaceSet::ALL;
        lines
    }

    /// Spaces among which every space is that would cut a side's last way to the ball if a player left his
    /// space for it.
    fn lifelines_without(&self, side: Side, shirt: Shirt) -> SpaceSet {
        let mut players = self.teams_spaces();
        if let Some(start) = self.teams[side].space(shirt) {
            players[side].remove(start);
        }
        self.lifelines(players).spaces
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

/// The spaces that touch every group of linked players, but for so many players.
fn touching(players: SpaceSet, may_miss: u32) -> SpaceSet {
    // By how many players are missed so far: never more than the two by whom eleven exceed nine.
    let mut touch = [SpaceSet::ALL, SpaceSet::EMPTY, SpaceSet::EMPTY];
    let may_miss = may_miss.min(2) as usize;
    let mut rest = players;
    while let Some(first) = rest.first() {
        let group = chain(first, rest);
        rest = rest.minus(group);
        let ring = group.ring();
        let size = group.len() as usize;
        let before = touch;
        for missed in 0..=may_miss {
            touch[missed] = before[missed] & ring;
            if let Some(without) = missed.checked_sub(size) {
                touch[missed] |= before[without];
            }
        }
        if (touch[0] | touch[1] | touch[2]).is_empty() {
            break;
        }
    }
    touch[0] | touch[1] | touch[2]
}
