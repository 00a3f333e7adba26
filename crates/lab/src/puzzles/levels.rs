//! How the levels of the computer do at a puzzle, and how hard that makes it.

use std::collections::HashMap;

use gaffer_coach::{Luck, Stream};
use gaffer_core::{Side, Silent, Viewer};
use gaffer_games::coaches::{self, Pace};

use super::puzzle::{Way, Worth};
use super::puzzling::Made;
use super::{Puzzling, Theme};

/// How often each level tries.
const TRIES: u32 = 4;

/// Ratings of puzzles begin between these.
const RATINGS: (f64, f64) = (800.0, 2200.0);

/// How often the levels found the best answer, and how often they tried. Only those who play at once try: how far the others
/// come depends on the machine. Who plays at random is none of them.
pub(super) fn found<G: Puzzling>(
    position: &G,
    theme: Theme,
    ways: &[Way<G::Choice>],
    seed: u64,
) -> Result<(u32, u32), String> {
    let mut luck = Luck::at(seed, Stream::Puzzles, 0);
    let mut known = HashMap::new();
    let (mut found, mut tries) = (0, 0);
    for level in coaches::names::<G>() {
        if coaches::pace(level) != Pace::AtOnce || level == "random" {
            continue;
        }
        for _ in 0..TRIES {
            tries += 1;
            found += u32::from(finds(
                (position, theme, ways),
                level,
                &mut luck,
                &mut known,
            )?);
        }
    }
    Ok((found, tries))
}

/// Whether a level finds an answer that gives up less than the margin. What positions are worth is kept: levels often go the
/// same way.
fn finds<G: Puzzling>(
    (start, theme, ways): (&G, Theme, &[Way<G::Choice>]),
    level: &str,
    luck: &mut Luck,
    known: &mut HashMap<G, Worth>,
) -> Result<bool, String> {
    let mut coach = coaches::find::<G>(level)?;
    let best = ways.first().map_or(0.0, |way| way.worth.value());
    let mut before = start.clone();
    let mut choices = Vec::new();
    loop {
        choices.clear();
        before.choices(&mut choices);
        let view = before.view(Viewer::Side(Side::Home));
        let choice = coach.decide(&view, Side::Home, &choices, luck);
        let mut after = before.clone();
        if after.choose(choice, &mut Silent).is_err() {
            return Err(format!(
                "the coach '{level}' chose {choice}, which is refused"
            ));
        }
        let made = Made {
            start,
            before: &before,
            choice,
            after: &after,
            ways,
        };
        let worth = known.entry(after.clone());
        let worth = worth.or_insert_with(|| G::worth_after(&made));
        if best - worth.value() >= G::MARGIN {
            return Ok(false);
        }
        if after.is_answered(theme) {
            return Ok(true);
        }
        before = after;
    }
}

/// The rating at which a player is expected to find the answer as often as the levels did, with half a find and half a miss
/// more, so that nothing is certain: 1500 where half of the tries found it, 400 points more where one in eleven did.
pub(super) fn rating(found: u32, tries: u32) -> u16 {
    let share = (f64::from(found) + 0.5) / (f64::from(tries) + 1.0);
    let (least, most) = RATINGS;
    (1500.0 + 400.0 * ((1.0 - share) / share).log10())
        .clamp(least, most)
        .round() as u16
}

#[cfg(test)]
mod tests {
    use super::rating;

    #[test]
    fn the_fewer_find_it_the_higher_the_rating() {
        assert_eq!(rating(8, 16), 1500);
        // 10.5 misses to 0.5 finds is 21 to 1: 400 · log10 21 = 528.9.
        assert_eq!(rating(0, 10), 2029);
        assert_eq!(rating(10, 10), 971);
        assert!((0..16).all(|found| rating(found, 16) > rating(found + 1, 16)));
    }
}
