//! Reports by sums computed by hand.

use std::collections::BTreeMap;

use super::*;
use crate::analyse::Cost;

fn swing(points: f64, goals: f64) -> Swing {
    Swing { points, goals }
}

/// A match with this result and luck in points, which gave this away by passes and shots.
fn played(id: &str, points: f64, luck: f64, passes: f64, shots: f64) -> PlayedMatch {
    let cost = |decisions, points| Cost {
        decisions,
        cost: swing(points, 2.0 * points),
    };
    PlayedMatch {
        id: id.to_owned(),
        at: None,
        figures: Figures {
            result: swing(points, 0.0),
            luck: swing(luck, 0.0),
            areas: BTreeMap::from([
                (Area::Passing, cost(3, passes)),
                (Area::Shots, cost(1, shots)),
            ]),
            phases: BTreeMap::from([
                (Phase::FirstHalf, swing(passes, 2.0 * passes)),
                (Phase::SecondHalf, swing(shots, 2.0 * shots)),
            ]),
            grades: Grades {
                best: 2,
                good: 1,
                mistake: 1,
                ..Grades::default()
            },
            ..Figures::default()
        },
    }
}

fn near(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-12, "{one} is not {other}");
}

#[test]
fn means_and_their_errors_are_those_computed_by_hand() {
    let played = [
        played("a", 1.0, 0.5, 0.1, 0.3),
        played("b", 0.5, 0.0, 0.1, 0.1),
        played("c", 0.0, -0.2, 0.4, 0.2),
    ];
    let report = Report::new("fuba", &played, Language::ENGLISH);
    assert_eq!((report.won, report.drawn, report.lost), (1, 1, 1));
    near(report.points.mean, 0.5);
    // The variance of 1, 0.5 and 0 is 0.25.
    near(report.points.error.unwrap(), (0.25_f64 / 3.0).sqrt());
    near(report.luck.mean, 0.1);
    // 0.5, 0.5 and 0.2.
    near(report.corrected.mean, 0.4);
    near(report.corrected.error.unwrap(), (0.03_f64 / 3.0).sqrt());
    // 0.4, 0.2 and 0.6.
    near(report.cost.mean, 0.4);
    near(report.goals.mean, 0.8);
    near(report.decisions, 4.0);
    near(report.error, 0.1);
    assert_eq!(
        report.grades,
        Grades {
            best: 6,
            good: 3,
            mistake: 3,
            ..Grades::default()
        }
    );
}

#[test]
fn the_dearest_area_comes_first_and_rows_add_up() {
    let played = [
        played("a", 1.0, 0.0, 0.1, 0.3),
        played("b", 1.0, 0.0, 0.2, 0.5),
    ];
    let report = Report::new("fuba", &played, Language::ENGLISH);
    let areas: Vec<_> = report
        .areas
        .iter()
        .map(|row| (row.area, row.decisions))
        .collect();
    assert_eq!(areas, [(Area::Shots, 1.0), (Area::Passing, 3.0)]);
    near(report.areas[0].cost.points, 0.4);
    near(report.areas[1].cost.points, 0.15);
    near(report.phases[0].cost.points, 0.15);
    near(report.phases[1].cost.goals, 0.8);
    for row in &report.areas {
        assert_eq!(row.levels.len(), report.levels.len());
    }
}

#[test]
fn the_trend_is_the_mean_of_the_last_ten() {
    let played: Vec<PlayedMatch> = (0..12_u8)
        .map(|number| played(&number.to_string(), 1.0, 0.0, f64::from(number), 0.0))
        .collect();
    let trend = Report::new("fuba", &played, Language::ENGLISH).trend;
    assert_eq!(
        trend[0].mean_cost,
        Estimate {
            mean: 0.0,
            error: None
        }
    );
    // 0 and 1: the variance is a half.
    near(trend[1].mean_cost.mean, 0.5);
    near(trend[1].mean_cost.error.unwrap(), 0.5);
    // 2 to 11.
    near(trend[11].mean_cost.mean, 6.5);
    near(
        trend[11].mean_cost.error.unwrap(),
        (82.5_f64 / 9.0 / 10.0).sqrt(),
    );
    assert_eq!(trend[11].id, "11");
}

#[test]
fn nothing_played_is_an_empty_report() {
    let report = Report::new("champions", &[], Language::ENGLISH);
    assert_eq!((report.matches, report.nearest), (0, None));
    assert!(report.areas.is_empty() && report.trend.is_empty());
    assert!(!report.levels.is_empty());
}

/// F22-5.5.2-T: always left is a goal against whoever dives right with a 6 alone; the mix is a goal in 9 of 14.
#[test]
fn penalties_are_held_against_the_equilibrium_of_the_table() {
    let mut one = played("a", 1.0, 0.0, 0.0, 0.0);
    one.figures.mixed = BTreeMap::from([
        ("kick left".to_owned(), 4),
        ("dive left".to_owned(), 2),
        ("dive stay".to_owned(), 3),
        ("dive right".to_owned(), 2),
    ]);
    let report = Report::new("fuba", &[one], Language::ENGLISH);
    let Penalties { kicks, dives } = report.penalties.unwrap();
    assert_eq!((kicks.count, dives.count), (4, 7));
    near(kicks.known.unwrap(), 1.0 / 6.0);
    assert!((kicks.best - 9.0 / 14.0).abs() < 1e-9);
    assert!((kicks.ways[0].best - 5.0 / 14.0).abs() < 1e-9);
    assert!((dives.known.unwrap() - 9.0 / 14.0).abs() < 1e-9);
    assert_eq!(dives.ways[1].count, 3);
}

/// The table has each level that plays at once, and its lists add up to the same.
#[test]
fn the_table_of_levels_is_whole() {
    for game in gaffer_games::GAMES {
        for preset in game.info(Language::ENGLISH).presets {
            let levels = levels::of(game.name(), &[Some(preset.name)]);
            let names: Vec<&str> = levels.iter().map(|one| one.level.as_str()).collect();
            assert_eq!(names, at_once(*game), "{} {}", game.name(), preset.name);
            for LevelAverage { average, level, .. } in &levels {
                let add = |sum: f64, cost: &Swing| sum + cost.points;
                let by_phase = average.phases.values().fold(0.0, add);
                assert!((by_phase - average.cost().points).abs() < 1e-9, "{level}");
                assert!((average.shares().iter().sum::<f64>() - 1.0).abs() < 1e-9);
                assert!(average.decisions() > 0.0, "{level}");
            }
        }
    }
}

/// Two presets weigh as often as they were played, and options of no preset as the first.
#[test]
fn the_levels_are_those_of_the_presets_that_were_played() {
    let cost = |presets: &[Option<&str>]| levels::of("fuba", presets)[0].average.cost().points;
    let [one, other] = [cost(&[Some("2.2")]), cost(&[Some("full")])];
    let mixed = cost(&[Some("2.2"), Some("full"), None, Some("nothing")]);
    assert!((mixed - (3.0 * one + other) / 4.0).abs() < 1e-9, "{mixed}");
}
