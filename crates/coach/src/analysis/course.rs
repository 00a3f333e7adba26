//! The course of a match: its value after each answer, and each roll and decision with what it changed.

use std::ops::Range;
use std::sync::Arc;

use gaffer_core::{Answer, Awaits, Moment, Replayed, Rules, Side, Viewer};
use rayon::iter::{
    IndexedParallelIterator as _, IntoParallelRefIterator as _, ParallelIterator as _,
};

use crate::search::{Knowledge, Search, Watch};
use crate::{Expected, Luck, Stream};

use super::judge::{Judged, ends, judge, taken};
use super::known::Known;
use super::{Swing, Values};

/// Somebody who looks at a match that was played.
#[derive(Debug)]
pub struct Analyst<'a, R: Rules, K: ?Sized> {
    /// What positions are worth.
    pub values: Values<'a, R, K>,
    /// What a side imagines of what is hidden from it: decisions are judged by what could be known.
    pub imagine: fn(&R::View, &mut Luck) -> R,
    /// How decisions are looked into; without it by what they lead to at once.
    pub search: Option<Search>,
    /// By what searches are watched, all at once.
    pub watch: Arc<Watch>,
    /// The seed of searches and of what is imagined.
    pub seed: u64,
}

/// What a match was worth all along, and why that changed.
#[derive(Clone, Debug)]
pub struct Analysis<R: Rules> {
    /// The value before the first answer and after each.
    pub values: Vec<Expected>,
    /// The rolls and decisions, in their order; together they are all answers.
    pub parts: Vec<Part<R::Choice>>,
}

/// A roll or a decision.
#[derive(Clone, Debug, PartialEq)]
pub enum Part<C> {
    /// A roll.
    Roll(RollLuck),
    /// A decision.
    Decision(Decision<C>),
}

/// A roll and its luck.
#[derive(Clone, Debug, PartialEq)]
pub struct RollLuck {
    /// The number of answers before it.
    pub at: usize,
    /// What it brought above the mean of its outcomes, as the home side sees it.
    pub luck: Swing,
    /// The mean of its outcomes above the value before it, as the home side sees it: zero where the value is that
    /// mean.
    pub correction: Swing,
}

/// A decision: the row of choices that a side made until dice, the other side or another matter came.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<C> {
    /// Which answers it is.
    pub answers: Range<usize>,
    /// Who decided.
    pub side: Side,
    /// Whether nothing else could be decided: each of its choices was the only one.
    pub forced: bool,
    /// By how much the value changed, as the home side sees it.
    pub change: Swing,
    /// What it cost, and what would have been better.
    pub judged: Judged<C>,
}

impl<C> Decision<C> {
    /// The value of the best that was considered above the value before, as the home side sees it: what the value
    /// did not foresee.
    pub fn correction(&self) -> Swing {
        self.change + self.judged.cost.seen_by(self.side)
    }
}

/// A part that is not looked at yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unjudged {
    /// Its answers.
    pub answers: Range<usize>,
    /// The side that decides; none where it is a roll.
    pub side: Option<Side>,
}

/// A part that was looked at, with the value after each of its answers.
pub type Looked<C> = (Part<C>, Vec<Expected>);

impl<R, K> Analyst<'_, R, K>
where
    R: Rules<Choice: Sync, Event: Sync> + Sync,
    K: Knowledge<R> + ?Sized,
{
    /// Looks at a match that was played again, on all threads of rayon's pool; `progress` is called after every roll and
    /// decision with the number of all of them.
    pub fn look(&self, replayed: &Replayed<R>, progress: &(dyn Fn(usize) + Sync)) -> Analysis<R> {
        let unjudged = split(replayed);
        let done = self.look_at(&unjudged, replayed, &|| progress(unjudged.len()));
        let mut values = vec![self.values.expected(replayed.start())];
        let mut parts = Vec::with_capacity(done.len());
        for (part, after) in done {
            values.extend(after);
            parts.push(part);
        }
        Analysis { values, parts }
    }

    /// Looks at some parts of a match, on all threads of rayon's pool; `progress` is called after each.
    pub fn look_at(
        &self,
        parts: &[Unjudged],
        replayed: &Replayed<R>,
        progress: &(dyn Fn() + Sync),
    ) -> Vec<Looked<R::Choice>> {
        let first = parts.first().map_or(0, |part| part.answers.start);
        let end = parts.last().map_or(0, |part| part.answers.end);
        let moments = &replayed.moments()[first..=end];
        let value = |moment: &Moment<R>| self.values.with_mean(&moment.position);
        let values: Vec<(Expected, Expected)> = moments.par_iter().map(value).collect();
        let look = |part: &Unjudged| {
            let at = part.answers.start - first..=part.answers.end - first;
            let looked = self.part(part, &moments[at.clone()], &values[at]);
            progress();
            looked
        };
        parts.par_iter().with_max_len(1).map(look).collect()
    }

    /// What a side imagines in a position, from what it can see there; `at` is the number of answers before it.
    pub fn imagined(&self, position: &R, side: Side, at: usize) -> R {
        let view = position.view(Viewer::Side(side));
        (self.imagine)(
            &view,
            &mut Luck::at(self.seed, Stream::Imagination, at as u64),
        )
    }

    /// Judges what a side decides in a position, from what it can see there; `at` is the number of answers before it.
    pub fn judge(
        &self,
        position: &R,
        side: Side,
        made: &[R::Choice],
        at: usize,
    ) -> Judged<R::Choice> {
        let imagined = self.imagined(position, side, at);
        let mut known = Known::default();
        if let Some(end) = taken(&imagined, made) {
            self.values.once(&end, &mut known);
        }
        self.judge_knowing(&imagined, side, made, at, &mut known)
    }

    /// Judges the decisions of a match alone, one after the other, each with whether it was forced: no die is looked at but for
    /// what a decision cost. What they cost is what it is beside the luck of all rolls.
    pub fn decisions(
        &self,
        replayed: &Replayed<R>,
    ) -> impl Iterator<Item = (bool, Judged<R::Choice>)> {
        split(replayed).into_iter().filter_map(|part| {
            let moments = &replayed.moments()[part.answers.start..=part.answers.end];
            Some(self.decision(
                part.answers.start,
                part.side?,
                moments,
                &mut Known::default(),
            ))
        })
    }

    /// Whether a decision was forced, and what it cost, where the values of some positions are known.
    fn decision(
        &self,
        at: usize,
        side: Side,
        moments: &[Moment<R>],
        known: &mut Known,
    ) -> (bool, Judged<R::Choice>) {
        let made: Vec<R::Choice> = moments[1..].iter().filter_map(choice).collect();
        let imagined = self.imagined(&moments[0].position, side, at);
        let forced = moments[..moments.len() - 1].iter().all(is_forced);
        (
            forced,
            self.judge_knowing(&imagined, side, &made, at, known),
        )
    }

    fn judge_knowing(
        &self,
        imagined: &R,
        side: Side,
        made: &[R::Choice],
        at: usize,
        known: &mut Known,
    ) -> Judged<R::Choice> {
        let seed = Luck::at(self.seed, Stream::Analysis, at as u64).number();
        let search = self.search.as_ref();
        let search = search.map(|search| (search, seed, &*self.watch));
        judge(&self.values, search, imagined, side, made, known)
    }

    /// Looks at a part: the moments before it and after each of its answers, with their values and means.
    fn part(
        &self,
        Unjudged { answers, side }: &Unjudged,
        moments: &[Moment<R>],
        values: &[(Expected, Expected)],
    ) -> Looked<R::Choice> {
        let at = answers.start;
        let last = moments.len() - 1;
        let ((before, mean), (after, _)) = (values[0], values[last]);
        let part = match *side {
            None => Part::Roll(RollLuck {
                at,
                luck: Swing::between(mean, after),
                correction: Swing::between(before, mean),
            }),
            Some(side) => {
                let mut known = Known::default();
                known.insert(&moments[0].position, before);
                known.insert(&moments[last].position, after);
                let (forced, judged) = self.decision(at, side, moments, &mut known);
                Part::Decision(Decision {
                    answers: answers.clone(),
                    side,
                    forced,
                    change: Swing::between(before, after),
                    judged,
                })
            }
        };
        (part, values[1..].iter().map(|(value, _)| *value).collect())
    }
}

/// The choice that led to a moment, if it was one.
fn choice<R: Rules>(moment: &Moment<R>) -> Option<R::Choice> {
    match moment.answer {
        Some(Answer::Choice(choice)) => Some(choice),
        _ => None,
    }
}

/// Whether there is one choice alone after a moment.
fn is_forced<R: Rules>(moment: &Moment<R>) -> bool {
    let mut choices = Vec::new();
    moment.position.choices(&mut choices);
    choices.len() == 1
}

/// The rolls and decisions of a match.
pub fn split<R: Rules>(replayed: &Replayed<R>) -> Vec<Unjudged> {
    let mut parts: Vec<Unjudged> = Vec::new();
    let mut goes_on = false;
    for (at, two) in replayed.moments().windows(2).enumerate() {
        let [before, after] = two else { continue };
        let (side, is_secret) = match before.position.awaits() {
            Awaits::Choice(side) => (Some(side), false),
            Awaits::Secret(side) => (Some(side), true),
            _ => (None, false),
        };
        match parts.last_mut().filter(|_| goes_on) {
            Some(part) => part.answers.end = at + 1,
            None => parts.push(Unjudged {
                answers: at..at + 1,
                side,
            }),
        }
        goes_on = match (side, choice(after)) {
            (Some(side), Some(choice)) => !is_secret && !ends(side, choice, &after.position),
            _ => false,
        };
    }
    parts
}

impl<R: Rules> Analysis<R> {
    /// The rolls.
    pub fn rolls(&self) -> impl Iterator<Item = &RollLuck> {
        self.parts.iter().filter_map(|part| match part {
            Part::Roll(roll) => Some(roll),
            Part::Decision(_) => None,
        })
    }

    /// The decisions.
    pub fn decisions(&self) -> impl Iterator<Item = &Decision<R::Choice>> {
        self.parts.iter().filter_map(|part| match part {
            Part::Decision(decision) => Some(decision),
            Part::Roll(_) => None,
        })
    }

    /// The value before the first answer.
    pub fn first(&self) -> Expected {
        self.values.first().copied().unwrap_or(Expected::NONE)
    }

    /// The value after the last answer: the result, if the match is over.
    pub fn last(&self) -> Expected {
        self.values.last().copied().unwrap_or(Expected::NONE)
    }
}
