//! What matches have taught of FUBA: facts that know the board's symmetries, chances that are chances, coaches that
//! repeat.

use gaffer_coach::fuba::{Learned, Sensible, Thinker, facts};
use gaffer_coach::search::{Budget, Search};
use gaffer_coach::{Coach, Evaluate, Luck, play_match};
use gaffer_core::{Awaits, BySide, Rules, Side, Silent};
use gaffer_fuba::pitch::Area;
use gaffer_fuba::{Options, Position, Symmetry};

/// Looks at every position of some random matches.
fn at_every_position(options: &Options, matches: u64, mut look: impl FnMut(&Position)) {
    for seed in 0..matches {
        let mut position = Position::begin(options).expect("sound options");
        let mut luck = Luck::new(seed);
        let mut choices = Vec::new();
        loop {
            look(&position);
            match position.awaits() {
                Awaits::Nothing(_) => break,
                Awaits::Roll(roll) => {
                    let rolled = position.roll(luck.dice(&roll.dice), &mut Silent);
                    assert!(rolled.is_ok(), "{rolled:?}");
                }
                Awaits::Choice(_) | Awaits::Secret(_) => {
                    choices.clear();
                    position.choices(&mut choices);
                    let choice = choices[luck.below(choices.len())];
                    let chosen = position.choose(choice, &mut Silent);
                    assert!(chosen.is_ok(), "{chosen:?}");
                }
            }
        }
    }
}

fn sorted(position: &Position) -> Vec<u16> {
    let mut on = facts(position.open()).on().to_vec();
    on.sort_unstable();
    on
}

/// Whether the ball is on a flank: there the side that it is on does not matter.
fn on_a_flank(area: Area) -> bool {
    !area.to_string().starts_with('b')
}

#[test]
fn facts_do_not_depend_on_the_end_or_the_flank() {
    for (_, options) in Options::PRESETS {
        let mut flanks = 0;
        at_every_position(&options, 5, |position| {
            let turned = Symmetry::Ends.position(position);
            assert_eq!(sorted(position), sorted(&turned), "{position:?}");
            if on_a_flank(position.open().ball()) {
                let turned = Symmetry::Flanks.position(position);
                assert_eq!(sorted(position), sorted(&turned), "{position:?}");
                flanks += 1;
            }
        });
        assert!(flanks > 100, "{flanks}");
    }
}

#[test]
fn every_position_of_every_edition_has_chances() {
    for (preset, options) in Options::PRESETS {
        let learned = Learned::for_options(&options);
        at_every_position(&options, 4, |position| {
            let expected = learned.expected(position);
            let loss = expected.win_of(Side::Away);
            for chance in [expected.win, expected.draw, loss] {
                assert!(
                    (-1e-9..=1.0 + 1e-9).contains(&chance),
                    "{preset}: {expected:?}"
                );
            }
            assert!(expected.lead.is_finite(), "{preset}: {expected:?}");
            // What is over is known.
            if let Awaits::Nothing(_) = position.awaits() {
                let score = position.open().score();
                let lead = f64::from(score.home) - f64::from(score.away);
                assert!((expected.lead - lead).abs() < 1e-9);
            }
            // The two sides of a position see the same.
            let turned = learned.expected(&Symmetry::Ends.position(position));
            assert!((turned.win - loss).abs() < 1e-6, "{preset}: {position:?}");
        });
    }
}

fn play(one: impl Fn() -> Box<dyn Coach<Position>>, preset: &str, seed: u64) -> Position {
    let options = Options::preset(preset).expect("a preset");
    let start = Position::begin(&options).expect("sound options");
    let mut coaches = BySide::with(|side| match side {
        Side::Home => one(),
        Side::Away => Box::new(Sensible::default()) as Box<dyn Coach<Position>>,
    });
    play_match(start, &mut coaches, seed, &mut Silent).position
}

#[test]
fn a_thinker_with_a_budget_in_nodes_repeats_its_match() {
    for preset in ["1.0", "2014-full", "2.2", "full"] {
        let thinker = || -> Box<dyn Coach<Position>> {
            Box::new(Thinker::new(Some(Search::new(Budget::nodes(12)))))
        };
        assert_eq!(
            play(thinker, preset, 3),
            play(thinker, preset, 3),
            "{preset}"
        );
    }
}

/// Sixty matches, about 46 of them decided: ten more won than lost would be chance once in fourteen times between
/// equals, and is missed once in hundreds by a coach who wins three of four.
#[test]
fn what_was_taught_beats_sense() {
    for preset in ["1.0", "2014", "2014-full", "2.2", "full"] {
        let (mut won, mut lost) = (0, 0);
        for seed in 0..60 {
            let end = play(|| Box::new(Thinker::new(None)), preset, seed);
            let score = end.open().score();
            won += u32::from(score.home > score.away);
            lost += u32::from(score.home < score.away);
        }
        assert!(won > lost + 10, "{preset}: {won} won, {lost} lost");
    }
}
