//! A match of any game that is reviewed: judged piece by piece, as its reviewer has time, and told in any language.

use std::fmt::Debug;
use std::ops::Range;
use std::sync::Arc;

use gaffer_coach::analysis::{Analysis, Unjudged, split};
use gaffer_coach::search::Watch;
use gaffer_core::{Answer, BySide, Header, RecordEntry, Replayed, Rules};
use gaffer_games::protocol::Problem;
use gaffer_games::strict_json;
use gaffer_games::words::Words;
use gaffer_table::Course;
use serde_json::Value;

use super::again::{Again, again};
use super::depth::{Depth, DepthTime};
use super::figures::{Figures, figures};
use super::judgement::{JudgedPart, analysis, decisions};
use super::story::{Knowing, Story};
use crate::work::on_threads;
use crate::{Studied, record};

/// What the parts of a review are and how they are judged: raised by whoever changes it, so that what was kept before is void.
pub const VERSION: u32 = 6;

/// A match that can be reviewed.
pub trait Reviewable: Debug + Send + Sync {
    /// How many rolls and decisions it has.
    fn parts(&self) -> usize;
    /// How many of some parts are decisions, which take the time.
    fn decisions(&self, parts: Range<usize>) -> usize;
    /// Judges some parts on so many threads; whoever watches can let it stand still.
    fn judge(
        &self,
        depth: Depth,
        parts: Range<usize>,
        threads: usize,
        watch: Arc<Watch>,
    ) -> Result<Vec<JudgedPart>, String>;
    /// Tells the match whose parts were all judged.
    fn tell(&self, depth: Depth, judged: &[JudgedPart], words: Words<'_>) -> Result<Story, String>;
    /// Judges another answer to a decision of the match whose parts were all judged: a row of choices at a moment.
    fn answer(
        &self,
        depth: Depth,
        judged: &[JudgedPart],
        answer: (usize, &str),
        watch: Arc<Watch>,
        words: Words<'_>,
    ) -> Result<Again, Problem>;
    /// Both sides of the match whose parts were all judged in figures; nothing where it is not over.
    fn figures(&self, judged: &[JudgedPart]) -> Result<Option<BySide<Figures>>, String>;
}

/// The match that a journal leads to, for review; a reason where the rules of today do not take it.
pub fn reviewable(
    header: &Header<Value>,
    course: &Course<'_>,
) -> Result<Box<dyn Reviewable>, String> {
    match header.game.as_str() {
        gaffer_fuba::Position::GAME => Ok(Box::new(Reviewed::<gaffer_fuba::Position>::new(
            header, course,
        )?)),
        gaffer_champions::Position::GAME => Ok(Box::new(
            Reviewed::<gaffer_champions::Position>::new(header, course)?,
        )),
        game => Err(format!("'{game}' is not a game")),
    }
}

#[derive(Debug)]
struct Reviewed<G: Rules> {
    replayed: Replayed<G>,
    parts: Vec<Unjudged>,
}

impl<G: Studied> Reviewed<G> {
    fn new(header: &Header<Value>, course: &Course<'_>) -> Result<Self, String> {
        let start = if let Some(RecordEntry::Rules { position, .. }) = course.start {
            let position = serde_json::from_str(position).map_err(|error| error.to_string())?;
            G::from_diagram(&strict_json::read(position)?).map_err(|why| why.to_string())?
        } else {
            let header = record::header::<G>(header.clone()).map_err(|error| error.to_string())?;
            G::begin(&header.options).map_err(|why| why.to_string())?
        };
        let answers = course.answers.iter().map(|(_, answer)| answer.parse());
        let answers: Vec<Answer<G::Choice>> = answers.collect::<Result<_, _>>()?;
        let replayed = Replayed::new(start, &answers).map_err(|why| why.to_string())?;
        Ok(Self {
            parts: split(&replayed),
            replayed,
        })
    }

    fn analysis(&self, knowing: &Knowing<G>, judged: &[JudgedPart]) -> Result<Analysis<G>, String> {
        let start = knowing.analyst().values.expected(self.replayed.start());
        let put_together = analysis(&self.replayed, start, judged);
        put_together.ok_or_else(|| "what was judged is of another match".to_owned())
    }
}

impl<G: Studied> Reviewable for Reviewed<G> {
    fn parts(&self) -> usize {
        self.parts.len()
    }

    fn decisions(&self, parts: Range<usize>) -> usize {
        self.parts.get(parts).map_or(0, decisions)
    }

    fn judge(
        &self,
        depth: Depth,
        parts: Range<usize>,
        threads: usize,
        watch: Arc<Watch>,
    ) -> Result<Vec<JudgedPart>, String> {
        let parts = self.parts.get(parts).unwrap_or_default();
        let effort = depth.effort(threads);
        let knowing = Knowing::<G>::new(&self.replayed, effort).watched(watch);
        let look = || knowing.analyst().look_at(parts, &self.replayed, &|| {});
        let looked = on_threads(threads, look)?;
        Ok(looked.into_iter().map(JudgedPart::new).collect())
    }

    fn tell(&self, depth: Depth, judged: &[JudgedPart], words: Words<'_>) -> Result<Story, String> {
        let knowing = Knowing::<G>::new(&self.replayed, depth.effort(1));
        let analysis = self.analysis(&knowing, judged)?;
        let mut story = knowing.story(&self.replayed, &analysis, words)?;
        let (decisions, cores) = (decisions(&self.parts), rayon::current_num_threads());
        let time = |depth: Depth| DepthTime {
            depth,
            seconds: depth.seconds(G::GAME, decisions, cores),
        };
        story.depth = Some(depth);
        story.times = Depth::ALL.map(time).to_vec();
        Ok(story)
    }

    fn answer(
        &self,
        depth: Depth,
        judged: &[JudgedPart],
        answer: (usize, &str),
        watch: Arc<Watch>,
        words: Words<'_>,
    ) -> Result<Again, Problem> {
        let knowing = Knowing::<G>::new(&self.replayed, depth.effort(1)).watched(watch);
        let analysis = self.analysis(&knowing, judged);
        let analysis = analysis.map_err(|why| Problem::new("not-reviewable", why))?;
        let judge = || again(&self.replayed, &knowing, &analysis, answer, words);
        on_threads(1, judge).map_err(|why| Problem::new("not-reviewable", why))?
    }

    fn figures(&self, judged: &[JudgedPart]) -> Result<Option<BySide<Figures>>, String> {
        let knowing = Knowing::<G>::new(&self.replayed, Depth::Glance.effort(1));
        let analysis = self.analysis(&knowing, judged)?;
        Ok(figures(&self.replayed, &analysis))
    }
}
