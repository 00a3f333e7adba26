//! Champions 2020 in seeded random play: everything is checked at every step, and everything really happens.

use std::collections::BTreeSet;

use crate::every_step::Champions;
use gaffer_champions::{After, Event, Options, Position, Readings, Shirt, ShirtSet};
use gaffer_core::{Answer, BySide, Match, Rules, Silent};
use gaffer_proof::every_step::{check_match, check_match_from};
use serde_json::{Value, json};

/// Seven of each squad are left, so that every red card and second injury costs the match or nearly so; away has
/// no goalie (C20-cup-15, C20-cup-17, C20-card-6).
fn few_players() -> Options {
    let shirts = |numbers: &[u8]| -> ShirtSet {
        let playing: ShirtSet = numbers.iter().copied().filter_map(Shirt::new).collect();
        ShirtSet::ALL.minus(playing)
    };
    Options {
        suspended: BySide {
            home: shirts(&[1, 2, 3, 8, 9, 14, 15, 20]),
            away: shirts(&[2, 3, 4, 8, 9, 14, 15]),
        },
        ..Options::TOURNAMENT
    }
}

/// The steps and events that came up, by name.
#[derive(Default)]
struct Seen {
    steps: BTreeSet<String>,
    events: BTreeSet<String>,
}

impl Seen {
    fn add(&mut self, game: &Match<Position>) {
        let mut position = *game.start();
        for answer in game.answers() {
            self.steps.insert(name(&json!(position.open().step())));
            match answer {
                Answer::Choice(choice) => position.choose(*choice, &mut Silent).unwrap(),
                Answer::Roll(dice) => position.roll(*dice, &mut Silent).unwrap(),
            }
        }
        self.steps.insert(name(&json!(position.open().step())));
        self.events
            .extend(game.events().iter().copied().map(event_name));
    }
}

/// A step without its side.
fn name(step: &Value) -> String {
    match step {
        Value::String(name) => name.clone(),
        Value::Object(fields) => fields.keys().next().unwrap().clone(),
        _ => unreachable!("a step is a word or an object"),
    }
}

/// An event's name, with the kind of restart or the reason of a shift.
fn event_name(event: Event) -> String {
    let written = serde_json::to_value(event).unwrap();
    let detail = written.get("restart").or_else(|| written.get("reason"));
    let detail = detail.map_or(String::new(), |detail| {
        format!(" {}", detail.as_str().unwrap())
    });
    format!("{}{detail}", written["event"].as_str().unwrap())
}

/// A match is won or drawn as its options allow, for the points of the rules (C20-cup-1, 7, 16).
fn check_result(game: &Match<Position>) {
    let result = game.position().result().unwrap();
    let options = game.start().options();
    assert!(result.winner.is_some() || !options.cup);
    let expected = options.cup.then(|| match result.after {
        After::Regular => (5, 0),
        After::ExtraTime => (4, 1),
        After::ShootOut => (3, 2),
        // In whichever period the side had too few players.
        After::Forfeit => {
            let points = result.points.unwrap();
            (points.home.max(points.away), points.home.min(points.away))
        }
    });
    let given = result.points.map(|points| match result.winner.unwrap() {
        gaffer_core::Side::Home => (points.home, points.away),
        gaffer_core::Side::Away => (points.away, points.home),
    });
    assert_eq!(given, expected, "{result:?}");
}

/// What a friendly match is played without never happens in it (C20-preset-1 to 6).
#[test]
fn friendly_matches_hold_at_every_step() {
    let mut seen = Seen::default();
    for seed in 0..12 {
        let game = check_match::<Champions>(&Options::FRIENDLY, seed);
        check_result(&game);
        seen.add(&game);
    }
    for never in [
        "fouled",
        "yellow-card",
        "red-card",
        "injured",
        "hand-ball",
        "charged",
        "warming-up",
        "took-in-hands",
        "shifted offside",
        "period-began",
    ] {
        assert!(!seen.events.contains(never), "{never}");
    }
}

/// Each seed is another set of switches, every one of the 128 sets, and another way to read the doubtful lines.
#[test]
fn every_set_of_switches_holds_at_every_step() {
    for seed in 0..128_u64 {
        let on = |bit: u64| seed >> bit & 1 == 1;
        let options = Options {
            offside: on(0),
            fouls: on(1),
            charge: on(2),
            subs: on(3),
            hands: on(4),
            tally: on(5),
            cup: on(6),
            readings: Readings::numbered((seed * 101) as u16),
            ..Options::FULL
        };
        check_result(&check_match::<Champions>(&options, seed));
    }
}

/// What print says word for word, and with few players, who play on.
#[test]
fn matches_by_the_letter_hold_at_every_step() {
    for options in [Options::FULL, few_players()] {
        let options = Options {
            readings: Readings::LETTER,
            ..options
        };
        for seed in 0..12 {
            check_result(&check_match::<Champions>(&options, seed));
        }
    }
}

/// Positions from which a rare thing comes soon.
fn rare_positions() -> Vec<Position> {
    let read = |written: Value| {
        let diagram = serde_json::from_value(written).unwrap();
        Position::from_diagram(&diagram).unwrap()
    };
    vec![
        // The ball lies under a player who is surrounded (C20-kick-17, C20-turn-A12).
        read(json!({
            "options": { "offside": false, "fouls": false },
            "home": "1 5.0, 2 2.3, 3 9.3, 4 2.5, 8 5.7, 9 3.4, 10 5.4, 11 9.5, 14 8.4, 15 3.10, 16 8.10",
            "away": "1 6.14, 2 4.6, 3 5.6, 4 6.6, 5 4.7, 8 6.7, 9 4.8, 10 5.8, 11 6.8, 14 2.9, 15 9.9",
            "ball": "5.7",
        })),
        // Home stands in three corners and cannot move with a roll of 1 (C20-turn-A11).
        read(json!({
            "options": {
                "offside": false, "fouls": false, "charge": false, "subs": false,
                "suspended": {
                    "home": [4, 5, 6, 7, 10, 11, 12, 13, 16, 17, 18, 19, 20],
                    "away": [],
                },
            },
            "home": "1 1.1, 2 2.1, 3 1.2, 8 10.1, 9 9.1, 14 1.13, 15 2.13",
            "away": "1 6.14, 2 3.1, 3 2.2, 4 1.3, 5 8.1, 8 9.2, 9 10.2, 10 3.13, 11 2.12, 14 1.12, 15 8.8",
            "ball": "6.7",
        })),
        // A long shot past a goalie who is outside his area (C20-save-9).
        read(json!({
            "options": { "preset": "tournament" },
            "home": "1 5.0, 2 2.3, 3 4.3, 4 7.3, 5 9.3, 8 2.5, 9 4.5, 10 7.5, 11 9.5, 14 5.9, 15 8.6",
            "away": "1 6.11, 2 1.3, 3 10.3, 4 1.5, 5 10.5, 8 1.6, 9 10.6, 10 1.7, 11 10.7, 14 1.8, 15 10.8",
            "ball": "5.9",
            "at": "leg",
            "play": { "side": "home", "touched": [14], "strength": 5 },
        })),
        // The second injury of a player who is fouled in the penalty area (C20-injury-2).
        read(json!({
            "home": "1 5.0, 2 2.3, 3 4.3, 4 7.3, 5 9.3, 8 2.5, 9 4.5, 10 7.5, 11 9.5, 14 5.12, 15 8.6",
            "away": "1 6.14, 2 1.3, 3 10.3, 5 10.5, 8 1.6, 9 10.6, 10 1.7, 11 10.7, 14 1.8, 15 10.8",
            "home_team": { "injured": [14] },
            "award": "penalty home 5.12 by 4 on 14",
        })),
        // A goalie is fouled and substituted at the same dead ball (C20-sub-6, C20-free-4).
        read(json!({
            "home": "1 5.0, 2 2.3, 3 4.3, 5 9.3, 8 2.5, 9 4.5, 10 7.5, 11 9.5, 14 5.6, 15 8.6",
            "away": "1 8.11, 2 1.3, 3 10.3, 4 2.9, 5 10.5, 8 1.6, 9 10.6, 10 1.7, 11 10.7, 14 1.8, 15 10.8",
            "away_team": { "warming": [20] },
            "award": "free-kick away 8.11 by 4 on 1",
        })),
        // Both ways out of the corner are held (C20-corner-10).
        read(json!({
            "home": "1 5.0, 2 2.3, 3 4.3, 4 7.3, 5 9.3, 8 2.5, 9 4.5, 10 7.5, 11 9.5, 14 5.12, 15 8.6",
            "away": "1 6.14, 2 10.13, 3 9.13, 4 3.12, 5 10.5, 8 1.6, 9 10.6, 10 1.7, 11 10.7, 14 1.8, 15 10.8",
            "award": "corner home 10.14",
        })),
    ]
}

/// Every step and every event of the rules comes up, and holds.
#[test]
fn everything_happens_and_holds_at_every_step() {
    let mut seen = Seen::default();
    for start in rare_positions() {
        for seed in 0..10 {
            seen.add(&check_match_from::<Champions>(start, seed));
        }
    }
    let tally = Options {
        tally: true,
        ..Options::TOURNAMENT
    };
    for seed in 0..24 {
        for options in [Options::FULL, Options::TOURNAMENT, tally, few_players()] {
            let game = check_match::<Champions>(&options, seed);
            check_result(&game);
            seen.add(&game);
        }
    }
    let missing = |all: &str, seen: &BTreeSet<String>| -> Vec<String> {
        let all: BTreeSet<String> = all.split(", ").map(str::to_owned).collect();
        assert_eq!(seen.difference(&all).next(), None, "not in the list");
        all.difference(seen).cloned().collect()
    };
    let steps = "goalie, formation, pick, set-up, kick-off-roll, warm, opening-roll, foul-pair, mover, act, leg, \
                 follow, intercept, intercept-roll, save, save-roll, goalie-roll, out-for-goalie, in-goal, \
                 new-goalie, injury-sub, injury-place, on-or-back, out, sub-place, goalie-spot, thrower, \
                 corner-taker, corner-wall, free-taker, free-taker-place, free-wall, free-wall-place, \
                 penalty-taker, restart-roll, shoot-out-goalie, shoot-out-taker, shoot-out-roll, over";
    let events = "lined-up, placed, kick-off-rolled, kick-off, warming-up, turn-rolled, walked, reached, \
                  took-in-hands, goalie-rolled, charged, pushed, nothing-to-do, kicked, received, ball-stuck, \
                  followed, interception-tried, interception-rolled, intercepted, ball-ran, ran-into, ball-rests, \
                  shot, save-tried, no-save, save-rolled, goal, caught, rebound, hand-ball, went-out, \
                  restarts after-goal, restarts throw-in, restarts goal-kick, restarts corner, \
                  restarts free-kick, restarts penalty, fouled, yellow-card, red-card, injured, injured-off, \
                  substituted, sent-back, new-goalie, put, shifted corner-taker, shifted wall, \
                  shifted endline-row, shifted offside, shifted thrown-in, shifted corner-shift, \
                  shifted beside-corner, shifted ring, shifted penalty-area, restart-rolled, watch-moved, time-up, \
                  period-began, shoot-out-kick, shoot-out-rolled, shoot-out-result, forfeited, match-over";
    let none = Vec::<String>::new();
    assert_eq!(
        (missing(steps, &seen.steps), missing(events, &seen.events)),
        (none.clone(), none),
        "never seen"
    );
}
