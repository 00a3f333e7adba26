//! A game that is solved: who knows everything needs no correction, and a cost is the true loss.

use std::sync::Arc;

use gaffer_coach::analysis::{Analyst, Values};
use gaffer_coach::search::{Budget, Knowledge, Search, Watch};
use gaffer_coach::{Evaluate, Expected, Luck};
use gaffer_core::{Answer, Awaits, BySide, Rules as _, Side};

use crate::pig::{Act, POINTS, Pig, Solved};
use crate::played::Played;

/// Knows the chance of every position.
struct Knowing(Solved);

impl Knowing {
    /// What rolling on and holding are worth to whoever chooses.
    fn worths(&self, pig: Pig) -> [f64; 2] {
        let (own, other) = (pig.kept[pig.side], pig.kept[!pig.side]);
        let [roll, hold] = self.0.worths(own, other, pig.turn);
        let wins = own + pig.turn >= POINTS;
        [roll, if wins { 1.0 } else { hold }]
    }
}

impl Evaluate<Pig> for Knowing {
    fn expected(&self, pig: &Pig) -> Expected {
        if let Awaits::Nothing(outcome) = pig.awaits() {
            return Expected::ended(outcome, 0);
        }
        let [roll, hold] = self.worths(*pig);
        let win = roll.max(hold);
        Expected {
            win: match pig.side {
                Side::Home => win,
                Side::Away => 1.0 - win,
            },
            draw: 0.0,
            lead: 0.0,
        }
    }
}

impl Knowledge<Pig> for Knowing {}

fn imagined((home, away, turn, side, rolls): (u8, u8, u8, Side, bool)) -> Pig {
    Pig {
        kept: BySide { home, away },
        turn,
        side,
        rolls,
    }
}

#[test]
fn costs_are_the_true_losses_and_nothing_is_corrected() {
    let knowing = Knowing(Solved::new());
    let analyst = Analyst {
        values: Values::new(&knowing, |_| 0),
        imagine: |view, _| imagined(*view),
        search: None,
        watch: Arc::default(),
        seed: 1,
    };
    let mut mistakes = 0;
    for seed in 0..200 {
        let played = Played::<Pig>::at_random(&(), seed);
        let analysis = analyst.look(&played.replayed(), &|_| ());
        let sums = analysis.sums();
        assert!(sums.error().points.abs() < 1e-9);
        assert!(sums.corrections.points.abs() < 1e-9, "{sums:?}");
        let mut decisions = analysis.decisions();
        played.at_every_answer(|pig, answer| {
            let Answer::Choice(act) = answer else {
                return;
            };
            let decision = decisions.next().expect("one for each choice");
            let [roll, hold] = knowing.worths(*pig);
            let (own, other) = match act {
                Act::Roll => (roll, hold),
                Act::Hold => (hold, roll),
            };
            let loss = (other - own).max(0.0);
            assert!(
                (decision.judged.cost.points - loss).abs() < 1e-9,
                "{pig:?} {act}"
            );
            mistakes += usize::from(loss > 0.02);
        });
    }
    assert!(mistakes > 200, "{mistakes}");
}

/// A search sees the same mistakes as the reckoning does.
#[test]
fn a_search_sees_mistakes_too() {
    let knowing = Knowing(Solved::new());
    let analyst = Analyst {
        values: Values::new(&knowing, |_| 0),
        imagine: |view, _| imagined(*view),
        search: Some(Search::new(Budget::nodes(400))),
        watch: Arc::default(),
        seed: 1,
    };
    let pig = Pig::at(3, 5, 0, Side::Away);
    let held = analyst.judge(&pig, Side::Away, &[Act::Hold], 1);
    let [roll, hold] = knowing.worths(pig);
    assert_eq!(held.best, [Act::Roll]);
    assert!(
        roll - hold > 0.1 && held.cost.points > 0.1,
        "{roll} {hold} {held:?}"
    );
    let rolled = analyst.judge(&pig, Side::Away, &[Act::Roll], 1);
    assert_eq!((rolled.cost.points, rolled.best), (0.0, vec![Act::Roll]));
}

/// Whoever makes room for others finds the same afterwards.
#[test]
fn a_search_that_stood_still_finds_the_same() {
    let knowing = Knowing(Solved::new());
    let search = Search::new(Budget::nodes(400));
    let think = |watch: &Watch, begin: &dyn Fn()| {
        let imagine = |_: &mut Luck| {
            begin();
            Pig::at(3, 5, 0, Side::Away)
        };
        let plans = search.think(&knowing, imagine, 7, watch).plans;
        let plans = plans.into_iter();
        plans
            .map(|thought| (thought.plan, thought.visits))
            .collect::<Vec<_>>()
    };
    let at_once = think(&Watch::default(), &|| {});
    let watch = Watch::default();
    watch.pause();
    let (begin, begun) = std::sync::mpsc::channel();
    let later = std::thread::scope(|scope| {
        let thinking = scope.spawn(|| think(&watch, &|| begin.send(()).unwrap()));
        begun.recv().unwrap();
        assert_eq!(watch.nodes(), 0, "it stands still");
        watch.resume();
        thinking.join().unwrap()
    });
    assert!(watch.nodes() > 0);
    assert_eq!(later, at_once);
}
