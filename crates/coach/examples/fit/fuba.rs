//! What FUBA's coaches learn from: matches of what was learned against itself, first of football sense.

use std::sync::Arc;

use gaffer_coach::fuba::{INPUTS, Learned, Sensible, facts, is_row, subject};
use gaffer_coach::net::{Facts, HIDDEN, Net, Subject};
use gaffer_coach::{Coach, Luck, Stream};
use gaffer_core::{BySide, Rules, Side};
use gaffer_fuba::{Choice, Formation, Options, Position, Step};

use crate::train::Course;
use crate::weights::Weights;

/// One of so many positions is looked at: between decisions, and within a row of moves, whose end is what is judged.
const ONE_OF: [usize; 2] = [2, 15];
/// One of so many decisions is left to chance, so that more is seen than what seems best: by sense, by what was
/// learned.
const ASTRAY: [usize; 2] = [12, 60];
/// How much of what could be done what was learned overlooks, in percent: what was never tried is never learned about,
/// and what is nearly as good is worth more trying than what chance would do.
const OVERLOOKS: u8 = 10;

/// Who learns an edition of FUBA.
pub(crate) struct Pupil<'a> {
    pub(crate) preset: &'a str,
    pub(crate) options: Options,
}

impl crate::Pupil for Pupil<'_> {
    const COURSE: Course = Course {
        trust: 0.9,
        batch: 4096,
        steps: [2e-3, 2e-4],
        slower_after: 5.0,
        calm: Some(1e-2),
        least_slope: 3e-5,
    };
    const DUELS: u64 = 800;
    const BEGINS: bool = false;
    const EARLY: u64 = 4;
    const KINDS: u64 = 1;

    type Game = Position;
    type Taught = Arc<Learned>;

    fn subject(&self) -> Subject<'_> {
        subject(self.preset)
    }

    fn taught(&self, net: Net) -> Arc<Learned> {
        Arc::new(Learned::from(net))
    }

    fn beginner(&self, seed: u64) -> Weights {
        let mut luck = Luck::at(seed, Stream::Weights, 0);
        let mut small = |size: f32| (luck.below(2001) as f32 / 1000.0 - 1.0) * size;
        let mut net = Weights::none(INPUTS);
        (net.inputs.iter_mut().flatten()).for_each(|weight| *weight = small(0.1));
        (net.hidden.iter_mut().flatten()).for_each(|weight| *weight = small(0.2));
        net.bias = [0.1; HIDDEN];
        net.output = [0.3, 0.3, -2.0, -2.0];
        net
    }

    fn start(&self, _kind: u64) -> Position {
        Position::begin(&self.options).expect("sound options")
    }

    fn practising(&self, taught: Option<&Arc<Learned>>) -> Box<dyn Coach<Position>> {
        Box::new(match taught {
            Some(learned) => Sensible::taught(learned.clone()).overlooking(OVERLOOKS),
            None => Sensible::default(),
        })
    }

    fn playing(&self, taught: &Arc<Learned>) -> Box<dyn Coach<Position>> {
        Box::new(Sensible::taught(taught.clone()))
    }

    fn sensible() -> Box<dyn Coach<Position>> {
        Box::new(Sensible::default())
    }

    fn score(position: &Position) -> BySide<u8> {
        position.open().score()
    }

    fn goes_astray(&self, taught: bool, choices: &[Choice], luck: &mut Luck) -> Option<Choice> {
        // Every card is learned about, liked or not.
        let card = Choice::Formation(Formation::CARDS[luck.below(Formation::CARDS.len())]);
        if choices.contains(&card) && luck.below(2) == 0 {
            return Some(card);
        }
        (luck.below(ASTRAY[usize::from(taught)]) == 0).then(|| choices[luck.below(choices.len())])
    }

    fn teaches(_position: &Position) -> bool {
        true
    }

    fn looks_at(position: &Position, luck: &mut Luck) -> Option<(Facts, Side)> {
        let open = position.open();
        let is_within_row = is_row(open.step()) || matches!(open.step(), Step::Place { .. });
        (luck.below(ONE_OF[usize::from(is_within_row)]) == 0)
            .then(|| (facts(open), open.controlling()))
    }
}
