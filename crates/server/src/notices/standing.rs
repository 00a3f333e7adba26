//! What a match as it stands has to tell its sides.
//!
//! Every stand has a cause, which is the same however often it is looked at: whoever was told of it is not told again.

use gaffer_core::{BySide, Proposal, Side, TimeControl};
use gaffer_games::ToAct;

use super::Kind;
use super::timing::warn_at;
use crate::live::{Live, people};

/// Something that is so of a side of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stand {
    /// What.
    pub kind: Kind,
    /// Of whom.
    pub side: Side,
    /// What led to it.
    pub cause: String,
    /// Seconds since 1970 from which on it is so; none where it is so now.
    pub at: Option<u64>,
    /// Whether he looks at the match.
    pub is_here: bool,
}

/// Everything that is so of a match, where somebody may be at a side.
pub(crate) fn standing(live: &Live, here: BySide<bool>) -> Vec<Stand> {
    let (table, about) = (&live.table, &live.about);
    if !tells(live) {
        return Vec::new();
    }
    let stand = |kind: Kind, side: Side, cause: String| stand(live, here, kind, side, &cause);
    if table.is_closed() {
        let over = |side| stand(Kind::Over, side, String::new());
        return Side::BOTH.map(over).into();
    }
    let mut stands = Vec::new();
    if let Some((by, what)) = table.offer() {
        stands.push(stand(Kind::Offer, !by, format!("{what:?}/{}", live.offers)));
    }
    let days = match about.header.time {
        Some(TimeControl::Live { .. }) => return stands,
        Some(TimeControl::Correspondence { days, .. }) => Some(days),
        None => None,
    };
    for side in Side::BOTH
        .into_iter()
        .filter(|side| is_awaited(live, *side))
    {
        let since = if table.is_unsealed() {
            "seal".to_owned()
        } else {
            // A row of choices of one side is one turn; whoever is asked beside the other side is not asked again when that has
            // answered.
            format!("after/{}", live.asked_after(side))
        };
        if let (Some(days), Some(deadline)) = (days, table.deadline_of(side)) {
            let at = Some(warn_at(days, deadline.seconds()));
            let warning = stand(Kind::Time, side, since.clone());
            stands.push(Stand { at, ..warning });
        }
        stands.push(stand(Kind::Turn, side, since));
    }
    stands
}

/// What is so of a match after its end: that a side wants to play again, as long as it does.
pub(crate) fn after_end(live: &Live, here: BySide<bool>) -> Vec<Stand> {
    let offer = live.table.offer().filter(|_| tells(live));
    let offer = offer.filter(|(_, what)| *what == Proposal::Rematch);
    let told = offer.map(|(by, _)| stand(live, here, Kind::Rematch, !by, &live.offers.to_string()));
    told.into_iter().collect()
}

/// Whether a match has anything to tell: it is one between people, and no copy.
fn tells(live: &Live) -> bool {
    let about = &live.about;
    let is_between_people = Side::BOTH.iter().all(|side| people(about)[*side]);
    is_between_people && about.origin.is_none() && !about.loaded
}

fn stand(live: &Live, here: BySide<bool>, kind: Kind, side: Side, cause: &str) -> Stand {
    Stand {
        kind,
        cause: format!("{}/{}/{side:?}/{cause}", kind.name(), live.number),
        side,
        at: None,
        is_here: here[side],
    }
}

/// Whether a side has to decide, as it sees the match itself.
fn is_awaited(live: &Live, side: Side) -> bool {
    let table = &live.table;
    if table.is_adjourned() || !table.is_person(side) {
        return false;
    }
    if table.is_unsealed() {
        return table.to_seal()[side];
    }
    let decides = table.game().to_act() == ToAct::Side(side) && !table.has_early(side);
    decides || table.asked_too() == Some(side)
}
