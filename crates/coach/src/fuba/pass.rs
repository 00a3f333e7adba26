//! What the advanced rules change in the value of a pass: offside risk (A7) and passing through (A8).

use gaffer_core::Side;
use gaffer_fuba::pitch::{Area, AreaSet, Line, beyond};
use gaffer_fuba::rule::offside::second_closest;
use gaffer_fuba::{Advanced, Open};

/// What is the same for every pass of a position.
pub(super) struct PassRisk {
    attackers: Side,
    /// The areas in which a player may be in an offside-risk position, and the value there (F22-A7).
    risky: AreaSet,
    risk: i8,
    through: bool,
}

impl PassRisk {
    /// What the rules in force change; nothing in the basic game.
    #[inline]
    pub(super) fn from_open(open: &Open) -> Option<Self> {
        (!open.options().advanced.is_empty()).then(|| Self::in_force(open))
    }

    fn in_force(open: &Open) -> Self {
        let attackers = open.controlling();
        let mut risky = AreaSet::EMPTY;
        let mut risk = 1;
        if open.plays(Advanced::OffsideRisk)
            && let Some(second) = second_closest(open.team(!attackers), !attackers)
        {
            risky = second
                .level()
                .and(beyond(attackers, open.ball()))
                .into_iter()
                .filter(|area| area.depth(attackers) > second.depth(attackers))
                .collect();
            let team = open.team(!attackers);
            risk = team
                .pieces(second)
                .min(open.line(!attackers, Line::Defence))
                .clamp(1, 6) as i8;
        }
        Self {
            attackers,
            risky,
            risk,
            through: open.plays(Advanced::PassingThrough),
        }
    }

    /// The least value of a pass to an area (F22-A7b).
    #[inline]
    pub(super) fn risk(&self, open: &Open, area: Area) -> i8 {
        if self.risky.contains(area) && open.team(self.attackers).pieces(area) > 0 {
            self.risk
        } else {
            1
        }
    }

    /// Whether a pass over one area is not lengthened (F22-A8a).
    #[inline]
    pub(super) fn goes_through(&self, open: &Open, area: Area) -> bool {
        // The corner spot is next to its corner area only (F22-5.3b).
        let next_to_ball = if open.taker().is_some() {
            AreaSet::EMPTY.with(open.ball())
        } else {
            open.ball().adjacent()
        };
        self.through
            && next_to_ball
                .and(area.adjacent())
                .into_iter()
                .any(|between| {
                    let counted = |side| open.team(side).pieces(between).min(open.count_limit());
                    let own = counted(self.attackers);
                    own > 0 && own >= 2 * counted(!self.attackers)
                })
    }
}
