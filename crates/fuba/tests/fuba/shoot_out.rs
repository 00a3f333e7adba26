//! The shoot-out of a level match, which is of ours and for competitions alone (F10-D45, F14-D52, F22-D114).

use gaffer_core::{Awaits, BySide, Outcome, Rules, Side, Silent};
use gaffer_fuba::{Edition, Event, Options, Position, Step};
use gaffer_proof::Luck;
use gaffer_proof::every_step::check_match;

/// Options with a shoot-out.
fn with_shoot_out(options: Options) -> Options {
    Options {
        shoot_out: true,
        ..options
    }
}

/// Every edition, alone and complete.
fn editions() -> impl Iterator<Item = Options> {
    Edition::ALL
        .into_iter()
        .flat_map(|edition| [Options::basic(edition), Options::full(edition)])
        .map(with_shoot_out)
}

/// A match of random answers, with its events.
fn played(options: &Options, seed: u64) -> (Position, Vec<Event>) {
    let mut luck = Luck::new(seed);
    let mut position = Position::begin(options).unwrap();
    let mut events = Vec::new();
    loop {
        match position.awaits() {
            Awaits::Nothing(_) => return (position, events),
            Awaits::Roll(roll) => position.roll(luck.dice(&roll.dice), &mut events).unwrap(),
            Awaits::Choice(_) | Awaits::Secret(_) => {
                let mut choices = Vec::new();
                position.choices(&mut choices);
                let choice = choices[luck.below(choices.len())];
                position.choose(choice, &mut events).unwrap();
            }
        }
    }
}

#[test]
fn random_matches_hold_at_every_step() {
    for options in editions() {
        for seed in 0..12 {
            check_match::<crate::every_step::Fuba>(&options, seed);
        }
    }
}

/// Every match has a winner; the kicks are no goals, and the side with more of them has won.
#[test]
fn no_match_is_drawn() {
    for options in editions() {
        let mut shoot_outs = 0;
        for seed in 0..60 {
            let (position, events) = played(&options, seed);
            let result = position.result().unwrap();
            let goals = events
                .iter()
                .filter(|event| matches!(event, Event::Goal { .. }));
            assert_eq!(
                goals.count(),
                usize::from(result.score.home + result.score.away)
            );
            let level = result.score.home == result.score.away;
            assert_eq!(
                result.shoot_out.is_some(),
                level,
                "{options:?}, seed {seed}"
            );
            let decider = result.shoot_out.unwrap_or(result.score);
            let winner = if decider.home > decider.away {
                Side::Home
            } else {
                Side::Away
            };
            assert_ne!(decider.home, decider.away);
            assert_eq!(result.outcome, Outcome::Won(winner));
            shoot_outs += u32::from(level);
        }
        assert!(shoot_outs > 3, "{options:?}: {shoot_outs}");
    }
}

/// The goals of a first leg count for whether the match is level, and for nothing else.
#[test]
fn a_first_leg_counts() {
    let options = Options {
        first_leg: BySide { home: 0, away: 1 },
        ..with_shoot_out(Options::FUBA_2_2)
    };
    let (mut decided, mut drawn) = (0, 0);
    for seed in 0..100 {
        let (position, _) = played(&options, seed);
        let result = position.result().unwrap();
        let level = result.score.home == result.score.away + 1;
        assert_eq!(result.shoot_out.is_some(), level, "seed {seed}");
        match result.outcome {
            Outcome::Won(side) if level => {
                assert!(position.open().shoot_out().unwrap().winner() == Some(side));
                decided += 1;
            }
            Outcome::Won(side) => assert!(result.score[side] > result.score[!side]),
            Outcome::Drawn => drawn += 1,
        }
    }
    assert!(
        decided > 3 && drawn > 3,
        "{decided} shoot-outs, {drawn} drawn legs"
    );
}

/// Until the second half is over a match with the option is the one without it, answer for answer.
#[test]
fn a_match_is_the_same_until_it_is_level_at_the_end() {
    for edition in Edition::ALL {
        let plain = Options::full(edition);
        for seed in 0..10 {
            let (without, told) = played(&plain, seed);
            let (with, told_too) = played(&with_shoot_out(plain), seed);
            let common = told.len() - 1;
            assert_eq!(told[..common], told_too[..common]);
            assert_eq!(without.open().score(), with.open().score());
        }
    }
}

/// A kick goes on to the next one whoever has scored: no kick-off, no goal kick, and no time passes.
#[test]
fn nothing_follows_a_kick_but_the_next() {
    let options = with_shoot_out(Options::FUBA_1_0);
    let mut kicks = 0;
    for seed in 0..30 {
        let (_, events) = played(&options, seed);
        let from = events
            .iter()
            .position(|event| matches!(event, Event::ShootOutBegan { .. }));
        for event in from.map_or(&[][..], |from| &events[from + 1..]) {
            kicks += u32::from(matches!(event, Event::ShootOutKick { .. }));
            assert!(matches!(
                event,
                Event::PenaltyNamed { .. } | Event::ShootOutKick { .. } | Event::MatchEnded { .. }
            ));
        }
    }
    assert!(kicks > 20, "{kicks}");
}

/// The shoot-out counts as one turn: Penalty shot saver is used once in it (F22-A10e).
#[test]
fn a_keeper_s_skill_is_used_once() {
    let mut used = 0;
    for seed in 0..200 {
        let (_, events) = played(&with_shoot_out(Options::FULL), seed);
        let from = events
            .iter()
            .position(|event| matches!(event, Event::ShootOutBegan { .. }));
        let Some(from) = from else { continue };
        for side in Side::BOTH {
            let of_side = events[from..]
                .iter()
                .filter(|event| matches!(event, Event::SkillUsed { side: by, .. } if *by == side));
            let number = of_side.count();
            assert!(number <= 1, "seed {seed}");
            used += number;
        }
    }
    assert!(used > 0, "never used");
}

/// Who has kicked off the first half begins, and a written shoot-out goes on.
#[test]
fn a_written_shoot_out_is_checked() {
    let text = |rest: &str| {
        format!(
            r#"{{ "options": {{ "shoot_out": true }}, "half": 2, "clock": 45, "stoppage": 3, "score": "1-1",
            "pieces": "b5 1/1, b3 9/10", "ball": "b5", "at": "dive", "turn": {{ "kind": "free-kick" }}, {rest} }}"#
        )
    };
    let read = |rest: &str| Position::from_diagram(&serde_json::from_str(&text(rest)).unwrap());
    let kicks = |taken: &str, scored: &str| {
        format!(r#""shoot_out": {{ "taken": {taken}, "scored": {scored} }}"#)
    };
    let mut position = read(&kicks(r#"{"home":4,"away":4}"#, r#"{"home":3,"away":3}"#)).unwrap();
    for answer in ["dive stay", "kick left"] {
        position
            .choose(answer.parse().unwrap(), &mut Silent)
            .unwrap();
    }
    position.roll("2".parse().unwrap(), &mut Silent).unwrap();
    assert_eq!(position.open().controlling(), Side::Away);
    assert_eq!(
        position.open().shoot_out().unwrap().scored,
        BySide { home: 4, away: 3 }
    );
    for answer in ["dive left", "kick right"] {
        position
            .choose(answer.parse().unwrap(), &mut Silent)
            .unwrap();
    }
    position.roll("5".parse().unwrap(), &mut Silent).unwrap();
    assert_eq!(position.open().step(), Step::Over);
    assert_eq!(position.awaits(), Awaits::Nothing(Outcome::Won(Side::Home)));
    assert_eq!(position.open().score(), BySide { home: 1, away: 1 });
    // Away cannot have kicked more often, nor anybody have scored more than was kicked; and a decided one is over.
    for (taken, scored) in [
        (r#"{"home":1,"away":2}"#, r#"{"home":0,"away":0}"#),
        (r#"{"home":1,"away":1}"#, r#"{"home":2,"away":0}"#),
        (r#"{"home":4,"away":4}"#, r#"{"home":4,"away":1}"#),
        (r#"{"home":5,"away":4}"#, r#"{"home":3,"away":3}"#),
    ] {
        assert!(read(&kicks(taken, scored)).is_err(), "{taken} {scored}");
    }
}
