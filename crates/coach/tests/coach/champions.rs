//! The sensible coach of Champions 2020: what it does where one thing is obviously right, seen from both ends.

use gaffer_champions::{Choice, Diagram, Options, Position, Readings, Space};
use gaffer_coach::champions::{Expert, Sensible};
use gaffer_coach::{Coach, Luck, Random, play_match};
use gaffer_core::{Awaits, BySide, Dice, Log, Rules, Side, Silent, Viewer};
use serde_json::{Value, json};

/// The position of a diagram, and the same with home and away exchanged.
fn both_ways(diagram: Value) -> [Position; 2] {
    let diagram: Diagram = serde_json::from_value(diagram).expect("a diagram");
    let position = Position::from_diagram(&diagram).expect("a sound diagram");
    [position, position.mirrored()]
}

/// The coach's choice in a position.
fn decision(position: &Position) -> Choice {
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        panic!("no choice is awaited: {:?}", position.awaits());
    };
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let view = position.view(Viewer::Side(side));
    let choice = Sensible::default().decide(&view, side, &choices, &mut Luck::new(1));
    assert!(choices.contains(&choice), "{choice} is not offered");
    choice
}

/// The choice in a position and in its mirror image, both as home sees them.
fn decisions(diagram: Value) -> [Choice; 2] {
    let [position, mirrored] = both_ways(diagram);
    [decision(&position), decision(&mirrored).mirrored()]
}

/// The positions after one coach has decided everything until dice or the other side are asked, as home sees
/// them.
fn played(diagram: Value) -> [Position; 2] {
    both_ways(diagram).map(|start| {
        let mut position = start;
        let mut coach = Sensible::default();
        let mut choices = Vec::new();
        let before = position.awaits();
        while let Awaits::Choice(side) = position.awaits()
            && before == Awaits::Choice(side)
        {
            choices.clear();
            position.choices(&mut choices);
            let view = position.view(Viewer::Side(side));
            let choice = coach.decide(&view, side, &choices, &mut Luck::new(1));
            position.choose(choice, &mut Silent).expect("legal");
        }
        if before == Awaits::Choice(Side::Home) {
            position
        } else {
            position.mirrored()
        }
    })
}

fn plain() -> Value {
    json!({ "preset": "full", "subs": false })
}

#[test]
fn an_open_goal_is_taken() {
    // The goalie is far away, and every shot is a goal without a roll (C20-save-4).
    for after in played(json!({
        "options": plain(), "at": "mover", "roll": 4,
        "home": "1 5.0, 14 5.10, 8 4.5", "away": "1 1.13, 2 9.12", "ball": "5.11",
    })) {
        assert_eq!(after.open().score().home, 1);
    }
}

#[test]
fn a_shot_is_as_hard_as_it_can_be() {
    // With the shortest way to the ball the speed is three or more, and no goalie saves that (C20-save-3).
    for after in played(json!({
        "options": plain(), "at": "mover", "roll": 6,
        "home": "1 5.0, 14 6.11, 8 4.5", "away": "1 5.14, 2 9.12", "ball": "6.12",
    })) {
        assert_eq!(after.open().score().home, 1);
    }
}

#[test]
fn a_shot_goes_over_a_teammate_where_that_is_faster() {
    // Each teammate on the way gives his step back (C20-kick-6): over 15 the shot arrives with more speed.
    for after in played(json!({
        "options": { "preset": "full", "subs": false, "offside": false }, "at": "mover", "roll": 6,
        "home": "1 5.0, 14 5.8, 15 5.11, 16 6.12", "away": "1 5.14, 2 10.12", "ball": "5.9",
    })) {
        let score = after.open().score().home;
        let saved = after.awaits() == Awaits::Choice(Side::Away);
        assert!(score == 1 || saved, "{:?}", after.diagram());
    }
}

#[test]
fn the_goalie_saves_where_his_chance_is_best() {
    // C20-save-3: a quarter at 8.13, two quarters at 7.13 and at 6.14.
    for choice in decisions(json!({
        "options": plain(), "at": "save", "turn": "home",
        "home": "1 5.0, 14 10.13", "away": "1 5.13", "ball": "6.14",
        "play": {
            "side": "home", "touched": [14], "strength": 4,
            "path": "9.13 3, 8.13 2, 7.13 1, 6.14 0", "end": { "goal": ["6.14", 0] },
        },
    })) {
        let good = [Space::new(7, 13), Space::new(6, 14)].map(Choice::Save);
        assert!(good.contains(&choice), "{choice}");
    }
}

#[test]
fn a_certain_goal_is_intercepted_if_it_can_be() {
    let start = json!({
        "options": plain(), "at": "leg",
        "play": { "side": "home", "touched": [14], "strength": 6 },
        "home": "1 5.0, 14 5.9, 8 4.5", "away": "1 1.13, 2 6.11", "ball": "5.9",
    });
    for mut position in both_ways(start) {
        let leg = match position.awaits() {
            Awaits::Choice(Side::Home) => "leg N5",
            _ => "leg S5",
        };
        position.choose(leg.parse().unwrap(), &mut Silent).unwrap();
        assert!(matches!(decision(&position), Choice::Intercept(_)));
    }
}

#[test]
fn a_harmless_pass_is_not_turned_into_the_own_goal() {
    // Away 2 would step towards his own goal, and the ball would run on into it (C20-intercept-8, 9).
    let start = json!({
        "options": plain(), "at": "leg",
        "play": { "side": "home", "touched": [14], "strength": 3 },
        "home": "1 5.0, 14 4.12, 8 4.2", "away": "1 5.14, 2 6.11, 3 8.12", "ball": "4.12",
    });
    for mut position in both_ways(start) {
        let leg = match position.awaits() {
            Awaits::Choice(Side::Home) => "leg E3",
            _ => "leg W3",
        };
        position.choose(leg.parse().unwrap(), &mut Silent).unwrap();
        while position.question() == "follow" {
            position.choose(Choice::No, &mut Silent).unwrap();
        }
        assert_eq!(position.question(), "intercept");
        assert_eq!(decision(&position), Choice::No);
    }
}

#[test]
fn the_goalie_waits_on_the_side_of_the_ball() {
    for (corner, spot) in [("1.14", "goalie 5.14"), ("10.14", "goalie 6.14")] {
        let options = plain();
        let award = format!("corner home {corner}");
        for choice in decisions(json!({
            "options": options, "award": award,
            "home": "1 5.0, 14 5.9, 8 4.5", "away": "1 5.14, 2 6.11, 3 4.11",
        })) {
            assert_eq!(choice, spot.parse().unwrap(), "{corner}");
        }
    }
}

#[test]
fn the_ball_is_played_away_from_the_own_goal() {
    for after in played(json!({
        "options": plain(), "at": "mover", "roll": 6,
        "home": "1 5.0, 4 4.2, 8 4.7, 14 6.9", "away": "1 6.14, 14 6.3, 15 5.4, 2 5.11", "ball": "5.2",
    })) {
        let ball = after.open().ball().expect("a ball");
        assert!(ball.row() >= 6, "the ball is on {ball}");
    }
}

#[test]
fn a_player_without_a_card_commits_the_foul() {
    for choice in decisions(json!({
        "options": plain(), "at": "foul-pair", "roll": 3,
        "home": "1 5.0, 16 3.9, 17 7.9", "away": "1 6.14, 8 5.8", "ball": "5.7",
        "home_team": { "yellow": [16] },
    })) {
        assert_eq!(choice, "foul 17 8".parse().unwrap());
    }
}

/// The rolls of the next own turn that are a foul, if the opponents only let their goalie walk to and fro.
fn fouls_of_next_turn(after: &Position) -> usize {
    let rolled = |roll: u8| {
        let mut position = *after;
        position.roll(Dice::one(2), &mut Silent).unwrap();
        for choice in ["mover 1", "walk 6.14"] {
            position
                .choose(choice.parse().unwrap(), &mut Silent)
                .unwrap();
        }
        position.roll(Dice::one(roll), &mut Silent).unwrap();
        position.open().dead_ball().is_some() || position.question() == "foul"
    };
    (2..=6).filter(|roll| rolled(*roll)).count()
}

#[test]
fn a_walk_avoids_a_foul_in_the_next_turn() {
    // Away 8 shields the ball from home 16. From most spaces in reach some roll takes 16 exactly onto him and no
    // nearer to the ball (C20-foul-1).
    let start = json!({
        "options": plain(), "at": "mover", "roll": 2,
        "home": "1 5.0, 16 5.3", "away": "1 6.14, 8 5.6, 2 9.12", "ball": "5.7",
    });
    let mut careless = both_ways(start.clone())[0];
    for choice in ["mover 16", "walk 5.3"] {
        careless
            .choose(choice.parse().unwrap(), &mut Silent)
            .unwrap();
    }
    assert_eq!(fouls_of_next_turn(&careless), 1);
    for after in played(start) {
        assert_eq!(fouls_of_next_turn(&after), 0, "{:?}", after.diagram());
    }
}

#[test]
fn somebody_warms_up_for_a_player_with_a_card() {
    for choice in decisions(json!({
        "options": { "preset": "full" }, "at": "warm",
        "home": "1 5.0, 2 2.3, 3 4.3, 4 7.3, 5 9.3, 8 2.5, 9 4.5, 10 7.5, 11 9.5, 14 5.7, 15 6.6",
        "away": "1 6.14, 2 2.11", "ball": "5.8",
        "home_team": { "yellow": [9] },
    })) {
        assert_eq!(choice, "warm 12".parse().unwrap());
    }
}

#[test]
fn nobody_warms_up_without_need() {
    for choice in decisions(json!({
        "options": { "preset": "full" }, "at": "warm",
        "home": "1 5.0, 2 2.3, 3 4.3, 8 2.5, 14 5.7", "away": "1 6.14, 2 2.11", "ball": "5.8",
    })) {
        assert_eq!(choice, Choice::Done);
    }
}

/// Plays a match and counts nothing but its answers.
fn a_match(
    options: &Options,
    one: Side,
    other: fn() -> Box<dyn Coach<Position>>,
    seed: u64,
) -> Position {
    let mut coaches = BySide::with(|side| {
        if side == one {
            Box::new(Sensible::default()) as Box<dyn Coach<Position>>
        } else {
            other()
        }
    });
    let start = Position::begin(options).expect("sound options");
    play_match(start, &mut coaches, seed, &mut Silent).position
}

#[test]
fn every_preset_is_played_to_the_end_and_random_play_is_beaten() {
    for (name, options) in Options::PRESETS {
        for seed in 0..6 {
            let side = Side::BOTH[seed as usize % 2];
            let end = a_match(&options, side, || Box::new(Random), seed);
            let winner = end.result().and_then(|result| result.winner);
            assert_eq!(winner, Some(side), "{name}, seed {seed}");
            let end = a_match(&options, side, || Box::new(Sensible::default()), seed);
            assert!(end.result().is_some());
        }
    }
}

#[test]
fn matches_by_the_letter_are_played_to_the_end_and_random_play_is_beaten() {
    let options = Options {
        readings: Readings::LETTER,
        ..Options::TOURNAMENT
    };
    for seed in 0..3 {
        let side = Side::BOTH[seed as usize % 2];
        let end = a_match(&options, side, || Box::new(Random), seed);
        let winner = end.result().and_then(|result| result.winner);
        assert_eq!(winner, Some(side), "seed {seed}");
        let end = a_match(&options, side, || Box::new(Expert::default()), seed);
        assert!(end.result().is_some());
    }
}

#[test]
fn a_seed_repeats_a_match() {
    struct Events(Vec<String>);
    impl Log<gaffer_champions::Event> for Events {
        fn note(&mut self, event: impl FnOnce() -> gaffer_champions::Event) {
            self.0.push(format!("{:?}", event()));
        }
    }
    let play = || {
        let mut coaches: BySide<Box<dyn Coach<Position>>> =
            BySide::with(|_| Box::new(Sensible::default()) as _);
        let mut events = Events(Vec::new());
        let start = Position::begin(&Options::TOURNAMENT).unwrap();
        play_match(start, &mut coaches, 3, &mut events);
        events.0
    };
    assert_eq!(play(), play());
}
