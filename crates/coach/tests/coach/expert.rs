//! The expert of Champions 2020: what it says of positions, that it repeats itself, and what its knobs do.

use std::sync::Arc;

use gaffer_champions::{Options, Position, Readings, Step};
use gaffer_coach::champions::Sensible;
use gaffer_coach::champions::expert::{Expert, INPUTS, Judgement, Scene, Skill, facts};
use gaffer_coach::search::{Budget, Watch};
use gaffer_coach::{Coach, Evaluate, Luck, Random, play_match};
use gaffer_core::{Awaits, BySide, Rules, Side, Silent, Viewer};

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
    let letter = Options {
        readings: Readings::LETTER,
        ..Options::FULL
    };
    for options in [
        Options::FRIENDLY,
        Options::FULL,
        Options::TOURNAMENT,
        tally,
        letter,
    ] {
        for seed in 0..6 {
            each_position(&options, seed, |position| {
                let expected = judgement.expected(position);
                let chances = [expected.win, expected.draw, expected.win_of(Side::Away)];
                for chance in chances {
                    assert!((-1e-9..=1.0 + 1e-9).contains(&chance), "{expected:?}");
                }
                let sum: f64 = chances.iter().sum();
                assert!((sum - 1.0).abs() < 1e-9, "{expected:?}");
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

fn sorted(scene: &Scene) -> Vec<u16> {
    let mut on = facts(scene).on().to_vec();
    on.sort_unstable();
    on
}

#[test]
fn both_ends_are_the_same() {
    let judgement = Judgement::default();
    let mut seen = 0;
    each_position(&Options::FULL, 11, |position| {
        let (Some(one), Some(other)) = (
            Scene::from_open(position.open()),
            Scene::from_open(position.mirrored().open()),
        ) else {
            return;
        };
        let on = sorted(&one);
        assert_eq!(on, sorted(&other));
        assert!(on.windows(2).all(|pair| pair[0] < pair[1]), "none twice");
        assert!(on.iter().all(|input| usize::from(*input) < INPUTS));
        let (goals, turned) = (judgement.goals(&one), judgement.goals(&other));
        assert!((goals.home - turned.away).abs() < 1e-9);
        assert!((goals.away - turned.home).abs() < 1e-9);
        seen += 1;
    });
    assert!(seen > 100);
}

fn play(skills: BySide<Skill>, seed: u64) -> Position {
    let mut coaches: BySide<Box<dyn Coach<Position>>> =
        BySide::with(|side| Box::new(Expert::with(skills[side])) as _);
    let start = Position::begin(&Options::FULL).expect("the options are sound");
    play_match(start, &mut coaches, seed, &mut Silent).position
}

#[test]
fn a_seed_and_a_budget_repeat_a_match() {
    for best in [Skill::FULL, Skill::MASTER] {
        let skill = Skill {
            budget: Budget::nodes(500),
            overlooks: 0.3,
            misjudges: 0.02,
            ..best
        };
        let one = play(BySide::with(|_| skill), 5);
        assert_eq!(one, play(BySide::with(|_| skill), 5));
        assert_ne!(one, play(BySide::with(|_| skill), 6));
    }
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

/// What was learned is worth more than sense, even without a look at replies: over some matches on the same dice with
/// sides exchanged it wins more often.
#[test]
fn what_was_learned_beats_sense() {
    for options in [Options::FRIENDLY, Options::FULL] {
        let points: i32 = (0..40_u64)
            .map(|number| {
                let me = Side::BOTH[number as usize % 2];
                let mut coaches = BySide::with(|side| -> Box<dyn Coach<Position>> {
                    if side == me {
                        Box::new(Expert::with(Skill::TURN))
                    } else {
                        Box::new(Sensible::default())
                    }
                });
                let start = Position::begin(&options).expect("the options are sound");
                let end = play_match(start, &mut coaches, number / 2, &mut Silent).position;
                let score = end.open().score();
                i32::from(score[me]).cmp(&i32::from(score[!me])) as i32
            })
            .sum();
        assert!(points > 0, "{points}");
    }
}

/// Who is told to play now decides at once, and as well as without replies.
#[test]
fn a_coach_can_be_told_to_play_now() {
    for skill in [Skill::FULL, Skill::MASTER] {
        let most = most_looks_of_who_is_told_to_play_now(skill);
        // Every way of the own turn at a glance, and no reply.
        assert!((100..5000).contains(&most), "{most}");
    }
}

fn most_looks_of_who_is_told_to_play_now(skill: Skill) -> u64 {
    let watch = Arc::new(Watch::default());
    let mut told = Expert::with(skill);
    told.watched_by(Arc::clone(&watch));
    let (mut decisions, mut most) = (0, 0);
    let mut position = Position::begin(&Options::FRIENDLY).expect("the options are sound");
    let mut luck = Luck::new(4);
    let mut choices = Vec::new();
    while decisions < 60 {
        match position.awaits() {
            Awaits::Nothing(_) => break,
            Awaits::Roll(roll) => position
                .roll(luck.dice(&roll.dice), &mut Silent)
                .expect("it counts"),
            Awaits::Choice(side) | Awaits::Secret(side) => {
                choices.clear();
                position.choices(&mut choices);
                let view = position.view(Viewer::Side(side));
                watch.reset();
                watch.play_now();
                let choice = told.decide(&view, side, &choices, &mut luck);
                assert!(choices.contains(&choice), "{choice} is offered");
                position.choose(choice, &mut Silent).expect("it is offered");
                decisions += 1;
                most = watch.nodes().max(most);
            }
        }
    }
    most
}

/// The master looks at what the expert looks at, and at the own turns after the replies beside it.
#[test]
fn the_master_looks_further_than_the_expert() {
    let mut position = Position::begin(&Options::FRIENDLY).expect("the options are sound");
    let mut luck = Luck::new(4);
    let mut choices = Vec::new();
    while position.open().step() != Step::Mover {
        match position.awaits() {
            Awaits::Nothing(_) => panic!("somebody moves before the match is over"),
            Awaits::Roll(roll) => position
                .roll(luck.dice(&roll.dice), &mut Silent)
                .expect("it counts"),
            Awaits::Choice(_) | Awaits::Secret(_) => {
                choices.clear();
                position.choices(&mut choices);
                position
                    .choose(choices[0], &mut Silent)
                    .expect("it is offered");
            }
        }
    }
    let Awaits::Choice(side) = position.awaits() else {
        panic!("a mover is chosen");
    };
    choices.clear();
    position.choices(&mut choices);
    let view = position.view(Viewer::Side(side));
    let [expert, master] = [Skill::FULL, Skill::MASTER].map(|best| {
        let watch = Arc::new(Watch::default());
        let mut coach = Expert::with(Skill {
            budget: Budget::nodes(u64::MAX),
            ..best
        });
        coach.watched_by(Arc::clone(&watch));
        coach.decide(&view, side, &choices, &mut Luck::new(4));
        watch.nodes()
    });
    assert!(master > expert, "{master} {expert}");
}
