//! Simulated seasons: every format ends, places add up, and chances are those that can be computed by hand.

use gaffer_core::BySide;
use gaffer_cup::{
    CoachPair, Competition, Decided, DrawnTie, Entry, Format, KnockOut, League, Legs, Places,
    Player, Points, ResultSheet, Setting, Simulation, Team, TeamId, TieBreak,
};

/// A competition of teams of these ratings.
fn setting(format: Format, ratings: &[f64]) -> Setting {
    let team = |(number, rating): (usize, &f64)| Team {
        name: format!("Team {number}"),
        colour: "#123456".to_owned(),
        player: Player::Person,
        squad: Vec::new(),
        rating: Some(*rating),
    };
    Setting {
        name: "A cup".to_owned(),
        game: "fuba".to_owned(),
        preset: Some("2.2".to_owned()),
        options: serde_json::Map::new(),
        teams: ratings.iter().enumerate().map(team).collect(),
        format,
        points: Points::FOOTBALL,
        tie_breaks: vec![TieBreak::Difference, TieBreak::Goals],
        drawn_tie: DrawnTie::ShootOut,
        seed: 11,
        calendar: None,
    }
}

fn league(times: usize) -> Format {
    Format::RoundRobin(League { groups: 1, times })
}

fn knock_out(legs: Legs) -> Format {
    Format::KnockOut(KnockOut {
        legs,
        third_place: true,
    })
}

fn places(setting: Setting, seasons: u64) -> Places {
    let competition = Competition::new(setting);
    Simulation::new(&competition).seasons(0..seasons).unwrap()
}

/// The share of seasons that a team has won.
fn wins(places: &Places, team: usize) -> f64 {
    places.of(TeamId(team))[0] as f64 / places.seasons() as f64
}

/// Every format, with every way to decide a tie, in both games.
fn all_settings() -> Vec<Setting> {
    let groups = League {
        groups: 3,
        times: 1,
    };
    let mut formats = vec![league(2), Format::RoundRobin(groups)];
    for legs in [Legs::One, Legs::Two, Legs::BestOfThree] {
        formats.push(knock_out(legs));
        formats.push(Format::GroupsThenKnockOut {
            league: groups,
            qualify: 2,
            knock_out: KnockOut {
                legs,
                third_place: false,
            },
        });
    }
    formats.push(Format::Swiss { rounds: 4 });
    for pairs in [false, true] {
        formats.push(Format::Duplicate { rounds: 3, pairs });
    }
    let mut settings = Vec::new();
    for format in formats {
        for drawn_tie in [DrawnTie::ShootOut, DrawnTie::Replay, DrawnTie::HigherSeed] {
            for (game, preset) in [("fuba", "1.0"), ("champions", "tournament")] {
                settings.push(Setting {
                    game: game.to_owned(),
                    preset: Some(preset.to_owned()),
                    drawn_tie,
                    ..setting(
                        format.clone(),
                        &[30.0, 20.0, 0.0, 10.0, 0.0, 5.0, 0.0, 9.0, 0.0, 1.0],
                    )
                });
            }
        }
    }
    settings
}

#[test]
fn every_format_comes_to_an_end_and_every_team_to_a_place() {
    for setting in all_settings() {
        let places = places(setting.clone(), 5);
        for team in 0..setting.teams.len() {
            let all: u64 = places.of(TeamId(team)).iter().sum();
            assert_eq!(all, 5, "{:?} {}", setting.format, setting.game);
        }
        let firsts: u64 = (0..10).map(|team| places.of(TeamId(team))[0]).sum();
        let winners = match &setting.format {
            Format::RoundRobin(league) => league.groups as u64,
            Format::Duplicate { pairs: true, .. } => 2,
            _ => 1,
        };
        assert_eq!(firsts, 5 * winners, "{:?} {}", setting.format, setting.game);
    }
}

#[test]
fn a_season_of_the_same_number_is_the_same_whoever_plays_it() {
    let setting = setting(knock_out(Legs::Two), &[100.0, 0.0, 50.0, 0.0, 20.0]);
    let simulation = Simulation::new(&Competition::new(setting));
    let mut shared = simulation.seasons(20..50).unwrap();
    shared.add(&simulation.seasons(0..20).unwrap());
    assert_eq!(shared, simulation.seasons(0..50).unwrap());
    assert_ne!(shared, simulation.seasons(50..100).unwrap());
}

/// In a table each place is taken by exactly one team in each season.
#[test]
fn every_place_of_a_league_is_taken_once_a_season() {
    let places = places(setting(league(2), &[0.0, 50.0, 200.0, 0.0, 10.0]), 100);
    for place in 0..5 {
        let taken: u64 = (0..5).map(|team| places.of(TeamId(team))[place]).sum();
        assert_eq!(taken, 100);
    }
}

/// 400 points more win 10 of 11 matches; a shoot-out is even, so a drawn match still counts half (standard deviation 0.0045).
/// The best of three by 200 points (p = 0.7597 a match): p² (3 - 2p) = 0.5772 · 1.4805 = 0.8546 (0.0056).
#[test]
fn a_tie_is_won_as_often_as_the_ratings_say() {
    let one = places(setting(knock_out(Legs::One), &[400.0, 0.0]), 4000);
    assert!((wins(&one, 0) - 10.0 / 11.0).abs() < 0.015);
    let three = places(setting(knock_out(Legs::BestOfThree), &[200.0, 0.0]), 4000);
    assert!((wins(&three, 0) - 0.8546).abs() < 0.02);
}

/// Four equals win a league, a cup and a Swiss tournament equally often, also where only lots decide (standard deviation 0.0097).
#[test]
fn equals_have_equal_chances() {
    for (format, tie_breaks) in [
        (league(1), vec![TieBreak::Difference]),
        (league(1), Vec::new()),
        (knock_out(Legs::Two), Vec::new()),
        (Format::Swiss { rounds: 2 }, vec![TieBreak::Buchholz]),
    ] {
        let setting = Setting {
            tie_breaks,
            ..setting(format.clone(), &[0.0; 4])
        };
        let places = places(setting, 2000);
        for team in 0..4 {
            let wins = wins(&places, team);
            assert!((wins - 0.25).abs() < 0.04, "{format:?} {team}: {wins}");
        }
    }
}

fn won_by(home: u8, away: u8) -> ResultSheet {
    ResultSheet {
        score: BySide { home, away },
        decided: Decided::Regular,
        teams: BySide::default(),
    }
}

/// What was played stands: after two wins of three the first cannot be caught in a league of three, and when all is played nothing
/// is left to chance, not even a lot.
#[test]
fn what_was_played_stands() {
    let mut competition = Competition::new(setting(league(1), &[0.0, 400.0, 400.0]));
    while let Some(fixture) = competition.due().first().copied() {
        let teams = competition.fixture(fixture).unwrap().teams;
        let sheet = if teams.home == TeamId(0) {
            won_by(9, 0)
        } else if teams.away == TeamId(0) {
            won_by(0, 9)
        } else {
            won_by(1, 1)
        };
        competition.take(Entry::Played { fixture, sheet }).unwrap();
        let simulation = Simulation::new(&competition);
        let places = simulation.seasons(0..50).unwrap();
        if competition.played_by(TeamId(0)).count() == 2 {
            assert_eq!(places.of(TeamId(0)), [50, 0, 0]);
        }
        if competition.is_over() {
            for (at, row) in competition.table(0).rows.iter().enumerate() {
                assert_eq!(places.of(row.team)[at], 50);
            }
        }
    }
    assert!(competition.is_over());
}

fn pair(home: &str, away: &str) -> CoachPair {
    [home.to_owned(), away.to_owned()]
}

/// The same competition, each team played by a coach.
fn coached(mut setting: Setting, coaches: &[&str]) -> Competition {
    for (team, coach) in setting.teams.iter_mut().zip(coaches) {
        team.player = Player::Coach((*coach).to_owned());
    }
    Competition::new(setting)
}

fn result(home: u8, away: u8) -> ResultSheet {
    ResultSheet {
        score: BySide { home, away },
        decided: Decided::Regular,
        teams: BySide::default(),
    }
}

/// A double league of two: at home a wins 1–0; away it loses one match of four, 0–2, which puts it second by goal difference.
#[test]
fn seasons_are_drawn_from_the_matches_of_coaches() {
    let competition = coached(setting(league(2), &[0.0, 0.0]), &["a", "b"]);
    let pairs: Vec<CoachPair> = competition.coach_pairs().unwrap().into_iter().collect();
    assert_eq!(pairs, [pair("a", "b"), pair("b", "a")]);
    let matches = [
        (pair("a", "b"), result(1, 0)),
        (pair("b", "a"), result(2, 0)),
        (pair("b", "a"), result(0, 0)),
        (pair("b", "a"), result(0, 0)),
        (pair("b", "a"), result(0, 1)),
    ];
    let simulation = Simulation::from_matches(&competition, matches);
    let places = simulation.seasons(0..4000).unwrap();
    // The standard deviation of a share of 4000 is below 0.007.
    assert!((wins(&places, 0) - 0.75).abs() < 0.03, "{places:?}");
    assert_eq!(simulation.seasons(0..9), simulation.seasons(0..9));
}

/// Every format ends with results of coaches too, also where no match went on after a level score.
#[test]
fn every_format_ends_with_the_matches_of_coaches() {
    for setting in all_settings() {
        let competition = coached(setting.clone(), &["a"; 64]);
        let matches = [result(1, 1), result(2, 0), result(0, 1)];
        let matches = matches.map(|sheet| (pair("a", "a"), sheet));
        let simulation = Simulation::from_matches(&competition, matches);
        let places = simulation.seasons(0..5).unwrap();
        let winners = (0..setting.teams.len()).map(|team| places.of(TeamId(team))[0]);
        assert!(winners.sum::<u64>() >= 5, "{setting:?}");
    }
}

/// What is played needs no match any more, and who has withdrawn need not be a coach.
#[test]
fn only_coaches_that_may_still_meet_are_asked_for() {
    let mut competition = coached(setting(league(1), &[0.0; 3]), &["a", "b"]);
    assert_eq!(competition.coach_pairs(), Err(vec![TeamId(2)]));
    let entry = Entry::Withdrawn {
        team: TeamId(2),
        reason: "rain".to_owned(),
    };
    competition.take(entry).unwrap();
    assert_eq!(competition.coach_pairs().unwrap().len(), 1);
    let fixture = competition.due()[0];
    let sheet = result(1, 0);
    competition.take(Entry::Played { fixture, sheet }).unwrap();
    assert!(competition.coach_pairs().unwrap().is_empty());
}
