//! The expert of Champions 2020: what it says of positions, that it repeats itself, and what its knobs do.

use gaffer_champions::{Options, Position};
use gaffer_coach::champions::Sensible;
use gaffer_coach::champions::expert::{Expert, Features, Judgement, Scene, Skill, Weights};
use gaffer_coach::{Coach, Evaluate, Luck, Random, play_match};
use gaffer_core::{Awaits, BySide, Rules, Side, Silent};

/// Every position of a random match is looked at by a visitor.
fn each_position(options: &Options, seed: u64, mut visit: impl FnMut(&Position)) {
    let mut position = Position::begin(options).expect("the options are sound");
    let mut luck = Luck::new(seed);
    let mut choices = Vec::new();
    loop {
        visit(&position);
        match position.awaits() {
            Awaits::Nothing(_) => return,
            Awaits::Roll(roll) => position
                .roll(luck.dice(&roll.dice), &mut Silent)
                .expect("it counts"),
            Awaits::Choice(_) | Awaits::Secret(_) => {
                choices.clear();
                position.choices(&mut choices);
                position
                    .choose(choices[luck.below(choices.len())], &mut Silent)
                    .expect("it is offered");
            }
        }
    }
}

#[test]
fn chances_add_up_at_every_step() {
    let judgement = Judgement::default();
    let tally = Options {
        tally: true,
        ..Options::TOURNAMENT
    };
    for options in [Options::FRIENDLY, Options::FULL, Options::TOURNAMENT, tally] {
        for seed in 0..6 {
            each_position(&options, seed, |position| {
                let expected = judgement.expected(position);
                let chances = [expected.win, expected.draw, expected.win_of(Side::Away)];
                for chance in chances {
                    assert!((-1e-9..=1.0 + 1e-9).contains(&chance), "{expected:?}");
                }
                assert!(expected.lead.is_finite());
            });
        }
    }
}

#[test]
fn the_end_of_a_match_is_known() {
    let judgement = Judgement::default();
    let mut coaches: BySide<Box<dyn Coach<Position>>> = BySide {
        home: Box::new(Sensible::default()),
        away: Box::new(Random),
    };
    let start = Position::begin(&Options::FULL).expect("the options are sound");
    let end = play_match(start, &mut coaches, 3, &mut Silent).position;
    assert!(
        judgement.expected(&end).win > 0.999_999,
        "{:?}",
        end.result()
    );
}

#[test]
fn both_ends_are_the_same() {
    let judgement = Judgement::default();
    let mut seen = 0;
    each_position(&Options::FULL, 11, |position| {
        let (Some(one), Some(other)) = (
            Scene::of(position.open()),
            Scene::of(position.mirrored().open()),
        ) else {
            return;
        };
        assert!((judgement.lead(&one) - judgement.lead(&other)).abs() < 1e-9);
        seen += 1;
    });
    assert!(seen > 100);
}

#[test]
fn weights_are_read_as_they_are_written() {
    let weights = Weights::plain();
    assert_eq!(Weights::read(&weights.write()), Some(weights));
    assert_eq!(Weights::read("no-such-measure 1.0"), None);
    let names: std::collections::HashSet<String> =
        (0..Features::COUNT).map(Features::name).collect();
    assert_eq!(names.len(), Features::COUNT);
}

fn play(skills: BySide<Skill>, seed: u64) -> Position {
    let mut coaches: BySide<Box<dyn Coach<Position>>> =
        BySide::with(|side| Box::new(Expert::with(skills[side])) as _);
    let start = Position::begin(&Options::FULL).expect("the options are sound");
    play_match(start, &mut coaches, seed, &mut Silent).position
}

#[test]
fn a_seed_and_a_budget_repeat_a_match() {
    let skill = Skill {
        nodes: 500,
        overlooks: 0.3,
        misjudges: 0.02,
        ..Skill::FULL
    };
    let one = play(BySide::with(|_| skill), 5);
    assert_eq!(one, play(BySide::with(|_| skill), 5));
    assert_ne!(one, play(BySide::with(|_| skill), 6));
}

/// Who misjudges everything by half a match loses to who does not.
#[test]
fn mistakes_cost_matches() {
    let blind = Skill {
        overlooks: 0.9,
        misjudges: 0.5,
        ..Skill::GLANCE
    };
    let skills = |side: Side| match side {
        Side::Home => Skill::TURN,
        Side::Away => blind,
    };
    let lead: i32 = (0..4)
        .map(|seed| play(BySide::with(skills), seed).open().score())
        .map(|score| i32::from(score.home) - i32::from(score.away))
        .sum();
    assert!(lead > 4, "{lead}");
}
