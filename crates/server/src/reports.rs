//! Reports over the matches of a person: each match is reviewed at a glance in the background, and its figures are kept like a
//! review.
//!
//! Whoever asks is told what the matches say that are reviewed by now, and how many there are; he asks again for the rest.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use gaffer_core::{BySide, Side};
use gaffer_games::protocol::Problem;
use gaffer_games::words::Language;
use gaffer_lab::analyse::{self, Depth, Figures};
use gaffer_lab::report::{self, PlayedMatch, Report};
use serde::{Deserialize, Serialize};
use tokio::time::Instant;
use utoipa::ToSchema;

use crate::App;
use crate::api::check_open;
use crate::live::find_game;
use crate::problem;
use crate::reviews::{self, Asked, Reviews};
use crate::store::{PlayedSide, ReviewKey};
use crate::visitor::Visitor;

/// The most matches of a report: the newest.
pub(crate) const MOST: u32 = 200;
/// The most reports that are under way.
const MOST_UNDER_WAY: usize = 16;
/// For how long it is remembered which matches could not be reviewed.
const REMEMBERED: Duration = Duration::from_secs(60);

/// A report, as far as it is known.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PersonalReportAnswer)]
pub(crate) struct ReportAnswer {
    /// How many matches are reviewed or cannot be.
    done: usize,
    /// All matches.
    all: usize,
    /// How many of them are not in the report: they were not played to their end, or cannot be reviewed now.
    left_out: usize,
    /// The report over the matches that are reviewed.
    report: Report,
}

impl ReportAnswer {
    /// Whether nothing more is to come.
    pub(crate) fn is_whole(&self) -> bool {
        self.done == self.all
    }
}

/// The reports that are under way, by whose they are.
#[derive(Debug, Default)]
pub(crate) struct Reports(Mutex<HashMap<String, UnderWay>>);

#[derive(Debug)]
struct UnderWay {
    /// When it was last worked on.
    at: Instant,
    is_worked_on: bool,
    /// The matches that could not be reviewed.
    skipped: HashSet<i64>,
}

impl Reports {
    /// The report over some sides of matches of a game, the oldest first; what is not reviewed yet is begun. `whose` tells apart
    /// who asks.
    pub(crate) async fn ask(
        app: &Arc<App>,
        visitor: Visitor,
        whose: String,
        game: &str,
        sides: Vec<PlayedSide>,
        language: Language,
    ) -> Result<ReportAnswer, Problem> {
        let all = sides.len();
        let mut played = Vec::new();
        let mut missing = Vec::new();
        let (mut left_out, skipped) = (0, app.reports.skipped(&whose));
        for one in sides {
            match kept(app, game, one.number).await? {
                Some(Kept::Over(figures)) => played.push(PlayedMatch {
                    id: one.id,
                    at: Some(one.finished * 1000),
                    figures: of_side(*figures, one.side),
                }),
                Some(Kept::NotOver) => left_out += 1,
                None if skipped.contains(&one.number) => left_out += 1,
                None => missing.push(one),
            }
        }
        let done = all - missing.len();
        if !missing.is_empty() && app.reports.begin(&whose) {
            tokio::spawn(review(
                Arc::clone(app),
                visitor,
                whose,
                game.to_owned(),
                missing,
            ));
        }
        Ok(ReportAnswer {
            done,
            all,
            left_out,
            report: Report::new(game, &played, language),
        })
    }

    fn skipped(&self, whose: &str) -> HashSet<i64> {
        let mut all = self.lock();
        all.retain(|_, one| one.is_worked_on || one.at.elapsed() < REMEMBERED);
        all.get(whose)
            .map(|one| one.skipped.clone())
            .unwrap_or_default()
    }

    /// Whether somebody's report is to be worked on now.
    fn begin(&self, whose: &str) -> bool {
        let mut all = self.lock();
        let under_way = all.values().filter(|one| one.is_worked_on).count();
        let one = all.get(whose);
        if one.is_some_and(|one| one.is_worked_on) || under_way >= MOST_UNDER_WAY {
            return false;
        }
        let one = all.entry(whose.to_owned()).or_insert_with(|| UnderWay {
            at: Instant::now(),
            is_worked_on: true,
            skipped: HashSet::new(),
        });
        one.is_worked_on = true;
        true
    }

    fn end(&self, whose: &str, skipped: HashSet<i64>) {
        if let Some(one) = self.lock().get_mut(whose) {
            one.at = Instant::now();
            one.is_worked_on = false;
            one.skipped.extend(skipped);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, UnderWay>> {
        // The map is whole after every line, so a panic elsewhere has not broken it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The seats of one person: matches of which he has both sides say nothing about him.
pub(crate) fn one_side_each(seats: Vec<(i64, Side)>) -> BTreeMap<i64, Side> {
    let mut sides = BTreeMap::<i64, HashSet<Side>>::new();
    for (number, side) in seats {
        sides.entry(number).or_default().insert(side);
    }
    let only = |sides: HashSet<Side>| match sides.len() {
        1 => sides.into_iter().next(),
        _ => None,
    };
    let one = |(number, sides)| Some((number, only(sides)?));
    sides.into_iter().filter_map(one).collect()
}

/// Reviews matches one after the other and keeps their figures.
async fn review(
    app: Arc<App>,
    visitor: Visitor,
    whose: String,
    game: String,
    missing: Vec<PlayedSide>,
) {
    let mut skipped = HashSet::new();
    for one in missing {
        if *app.stopped.borrow() {
            break;
        }
        if let Err(why) = review_one(&app, visitor, &game, &one).await {
            tracing::info!(code = %why.code, "a match is left out of a report");
            skipped.insert(one.number);
        }
    }
    app.reports.end(&whose, skipped);
}

async fn review_one(
    app: &Arc<App>,
    visitor: Visitor,
    game: &str,
    one: &PlayedSide,
) -> Result<(), Problem> {
    let stored = app.read(&one.id).await?;
    check_open(app, visitor, &stored).await?;
    let review = loop {
        if let Asked::Kept(review) = Reviews::ask(app, visitor, &stored, Depth::Glance).await? {
            break review;
        }
    };
    let figures = move || reviews::figures(&stored, &review);
    let figures = app.in_turn(visitor, &one.id, figures).await??;
    let figures = figures.map_or(Kept::NotOver, |figures| Kept::Over(Box::new(figures)));
    let figures = serde_json::to_vec(&figures).map_err(|_| problem::internal())?;
    let kept = app.store.keep_review(key(game, one.number)?, figures).await;
    kept.map_err(|error| problem::storage_failed(&error))
}

/// What is kept of a match.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kept {
    /// It was not played to its end.
    NotOver,
    /// Both sides in figures.
    Over(Box<BySide<Figures>>),
}

async fn kept(app: &App, game: &str, number: i64) -> Result<Option<Kept>, Problem> {
    let kept = app.store.review(key(game, number)?).await;
    let kept = kept.map_err(|error| problem::storage_failed(&error))?;
    // What cannot be read is judged again.
    Ok(kept.and_then(|kept| serde_json::from_slice(&kept).ok()))
}

fn key(game: &str, number: i64) -> Result<ReviewKey, Problem> {
    Ok(ReviewKey {
        number,
        depth: "figures",
        rules: find_game(game)?.version(),
        judge: 1000 * report::VERSION + analyse::VERSION,
    })
}

fn of_side(BySide { home, away }: BySide<Figures>, side: Side) -> Figures {
    match side {
        Side::Home => home,
        Side::Away => away,
    }
}
