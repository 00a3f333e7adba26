//! The short texts of a diagram: scores, pieces by area, restarts.

use gaffer_core::{BySide, Side};

use crate::choice::Flank;
use crate::counts::Counts;
use crate::flow;
use crate::formation::OUTFIELD;
use crate::pitch::{Area, AreaSet, penalty_area};
use crate::position::Open;

/// "1-0".
pub(super) fn read_score(text: &str) -> Result<BySide<u8>, String> {
    let bad = || format!("'{text}' is not a score: write it as 1-0");
    let (home, away) = text.split_once('-').ok_or_else(bad)?;
    Ok(BySide {
        home: home.trim().parse().map_err(|_| bad())?,
        away: away.trim().parse().map_err(|_| bad())?,
    })
}

/// "b4 3/2, b5 1/2" and the areas it lists.
pub(super) fn read_pairs(text: &str) -> Result<(BySide<Counts>, AreaSet), String> {
    let mut counts = BySide::<Counts>::default();
    let mut listed = AreaSet::EMPTY;
    for entry in entries(text) {
        let bad = || format!("'{entry}' is not an entry like 'b4 3/2'");
        let (area, numbers) = entry.split_once(' ').ok_or_else(bad)?;
        let area: Area = area.parse()?;
        let (home, away) = numbers.trim().split_once('/').ok_or_else(bad)?;
        if listed.contains(area) {
            return Err(format!("{area} is listed twice"));
        }
        listed = listed.with(area);
        for (side, number) in [(Side::Home, home), (Side::Away, away)] {
            counts[side].set(area, read_count(number).ok_or_else(bad)?);
        }
    }
    Ok((counts, listed))
}

/// "a4 1, b3 2".
pub(super) fn read_counts(text: &str) -> Result<Counts, String> {
    let mut counts = Counts::NONE;
    for entry in entries(text) {
        let bad = || format!("'{entry}' is not an entry like 'a4 1'");
        let (area, number) = entry.split_once(' ').ok_or_else(bad)?;
        counts.set(area.parse()?, read_count(number).ok_or_else(bad)?);
    }
    Ok(counts)
}

fn entries(text: &str) -> impl Iterator<Item = &str> {
    text.split(',')
        .map(str::trim)
        .filter(|entry| !entry.is_empty())
}

fn read_count(text: &str) -> Option<u8> {
    text.trim()
        .parse()
        .ok()
        .filter(|number| *number <= OUTFIELD + 1)
}

/// The areas that have an entry, in their order.
fn write_entries(entry: impl Fn(Area) -> Option<String>) -> String {
    let entries: Vec<String> = Area::ALL.into_iter().filter_map(entry).collect();
    entries.join(", ")
}

fn write_pair(counts: BySide<Counts>, area: Area) -> String {
    format!("{area} {}/{}", counts.home.get(area), counts.away.get(area))
}

pub(super) fn write_pairs(counts: BySide<Counts>) -> String {
    write_entries(|area| {
        let anybody = counts.home.get(area) + counts.away.get(area) > 0;
        anybody.then(|| write_pair(counts, area))
    })
}

/// The areas of a snapshot that differ from the pieces now.
pub(super) fn write_snapshot(snapshot: BySide<Counts>, now: BySide<Counts>) -> String {
    write_entries(|area| {
        let now = write_pair(now, area);
        Some(write_pair(snapshot, area)).filter(|before| *before != now)
    })
}

pub(super) fn write_counts(counts: Counts) -> String {
    write_entries(|area| {
        let number = counts.get(area);
        (number > 0).then(|| format!("{area} {number}"))
    })
}

/// "free kick home".
pub(super) fn read_award(text: &str, open: &mut Open) -> Result<flow::Award, String> {
    let bad = || {
        format!(
            "'{text}' is not a restart: 'kick-off home', 'free kick home', 'corner kick home', \
             'penalty home' or 'goal kick home'"
        )
    };
    let (restart, side) = text.rsplit_once(' ').ok_or_else(bad)?;
    let side: Side = side.parse()?;
    match restart {
        "kick-off" => Ok(flow::Award::KickOff(side)),
        "free kick" => Ok(flow::Award::FreeKick(side)),
        "goal kick" => Ok(flow::Award::GoalKick(side)),
        "penalty" => {
            open.ball = penalty_area(!side);
            Ok(flow::Award::FreeKick(side))
        }
        "corner kick" => Flank::from_area(open.ball)
            .map(|flank| flow::Award::CornerKick(side, Some(flank)))
            .ok_or_else(|| "the ball's area says which corner: put it in column a or c".to_owned()),
        _ => Err(bad()),
    }
}
