//! How strong the computer coaches are, as measured: opponents whose rating does not move.

use crate::{Opponent, Rating};

/// No coach is known better than this: people find its weak spots, or do not.
const LEAST_DEVIATION: f64 = 30.0;

/// Standard deviations from the middle of a 95 % interval to its end.
const TO_THE_END: f64 = 1.96;

/// A coach in one preset, with the 95 % interval of its rating.
struct Measured {
    game: &'static str,
    preset: &'static str,
    coach: &'static str,
    points: u16,
    interval: (u16, u16),
}

const fn measured(
    (game, preset): (&'static str, &'static str),
    coach: &'static str,
    points: u16,
    interval: (u16, u16),
) -> Measured {
    Measured {
        game,
        preset,
        coach,
        points,
        interval,
    }
}

const FULL: (&str, &str) = ("fuba", "full");
const BASIC: (&str, &str) = ("fuba", "2.2");
const FIRST: (&str, &str) = ("fuba", "1.0");
const V2014: (&str, &str) = ("fuba", "2014");
const FULL_2014: (&str, &str) = ("fuba", "2014-full");
const CHAMPIONS: (&str, &str) = ("champions", "full");

/// The ladders of docs/FIGURES.md: the same scale as ratings of people, 1500 for the sensible coach. Who won nothing at all has
/// no rating there and none here.
const COACHES: &[Measured] = &[
    measured(FULL, "master", 1898, (1819, 1977)),
    measured(FULL, "expert", 1840, (1752, 1928)),
    measured(FULL, "trained", 1679, (1643, 1715)),
    measured(FULL, "sensible", 1500, (1500, 1500)),
    measured(FULL, "amateur", 1349, (1303, 1394)),
    measured(FULL, "beginner", 1057, (970, 1144)),
    measured(FULL, "random", 741, (590, 892)),
    measured(BASIC, "master", 1929, (1816, 2042)),
    measured(BASIC, "expert", 1840, (1737, 1943)),
    measured(BASIC, "trained", 1708, (1669, 1747)),
    measured(BASIC, "sensible", 1500, (1500, 1500)),
    measured(BASIC, "amateur", 1391, (1345, 1436)),
    measured(BASIC, "beginner", 1154, (1094, 1214)),
    measured(BASIC, "random", 741, (590, 892)),
    measured(FIRST, "expert", 1924, (1739, 2110)),
    measured(FIRST, "trained", 1586, (1543, 1630)),
    measured(FIRST, "sensible", 1500, (1500, 1500)),
    measured(FIRST, "amateur", 1322, (1275, 1368)),
    measured(FIRST, "beginner", 978, (878, 1079)),
    measured(V2014, "expert", 1720, (1566, 1874)),
    measured(V2014, "trained", 1586, (1543, 1630)),
    measured(V2014, "sensible", 1500, (1500, 1500)),
    measured(V2014, "amateur", 1358, (1314, 1401)),
    measured(V2014, "beginner", 1117, (1048, 1186)),
    measured(FULL_2014, "expert", 1700, (1560, 1841)),
    measured(FULL_2014, "trained", 1575, (1534, 1617)),
    measured(FULL_2014, "sensible", 1500, (1500, 1500)),
    measured(FULL_2014, "amateur", 1421, (1377, 1465)),
    measured(FULL_2014, "beginner", 1117, (1051, 1184)),
    measured(FULL_2014, "random", 580, (284, 875)),
    measured(CHAMPIONS, "master", 1809, (1758, 1860)),
    measured(CHAMPIONS, "expert", 1703, (1622, 1783)),
    measured(CHAMPIONS, "sensible", 1500, (1500, 1500)),
    measured(CHAMPIONS, "amateur", 1392, (1338, 1447)),
    measured(CHAMPIONS, "beginner", 1064, (975, 1153)),
];

fn coaches_of(game: &str, preset: &str) -> impl Iterator<Item = &'static Measured> {
    let found = move |one: &&Measured| one.game == game && one.preset == preset;
    COACHES.iter().filter(found)
}

/// A coach as an opponent; none where its strength in this preset was not measured.
pub fn strength(game: &str, preset: &str, coach: &str) -> Option<Opponent> {
    let found = coaches_of(game, preset).find(|one| one.coach == coach)?;
    let (low, high) = found.interval;
    let deviation = (f64::from(high - low) / 2.0 / TO_THE_END).round();
    Some(Opponent {
        points: found.points.into(),
        deviation: deviation.max(LEAST_DEVIATION),
    })
}

/// The coach of the nearest rating, the weaker one of two: a first opponent who fits.
pub fn fitting_coach(game: &str, preset: &str, rating: Rating) -> Option<&'static str> {
    let apart = |one: &Measured| (f64::from(one.points) - rating.points()).abs();
    coaches_of(game, preset)
        .min_by(|a, b| apart(a).total_cmp(&apart(b)).then(a.points.cmp(&b.points)))
        .map(|found| found.coach)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitting(points: f64) -> Option<&'static str> {
        fitting_coach("fuba", "full", Rating::new(points, 100.0, 0.06))
    }

    #[test]
    fn a_coach_is_as_certain_as_it_was_measured() {
        let opponent = |points, deviation| Some(Opponent { points, deviation });
        // 88 / 1.96, in whole points.
        assert_eq!(strength("fuba", "full", "expert"), opponent(1840.0, 45.0));
        let sensible = strength("champions", "full", "sensible");
        assert_eq!(sensible, opponent(1500.0, LEAST_DEVIATION));
        assert_eq!(strength("champions", "full", "random"), None);
        assert_eq!(strength("champions", "friendly", "expert"), None);
    }

    #[test]
    fn the_figures_are_those_of_the_measured_ladders() {
        let figures = include_str!("../../../docs/FIGURES.md");
        for one in COACHES.iter().filter(|one| one.coach != "sensible") {
            let (low, high) = one.interval;
            let row = format!("{} | {} | {low} to {high} |", one.coach, one.points);
            assert!(figures.contains(&row), "{row}");
        }
    }

    #[test]
    fn the_nearest_coach_fits() {
        assert_eq!(fitting(1500.0), Some("sensible"));
        assert_eq!(fitting(1200.0), Some("beginner"));
        // Exactly between the beginner and the amateur: the weaker one.
        assert_eq!(fitting(1203.0), Some("beginner"));
        assert_eq!(fitting(1204.0), Some("amateur"));
        assert_eq!(fitting(4000.0), Some("master"));
        assert_eq!(fitting_coach("chess", "full", Rating::START), None);
    }
}
