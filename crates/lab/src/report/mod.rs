//! A report over many matches of a person: where the points go, beside what the computer's levels give away, what the results
//! are without luck, and how all of it changes (docs/ANALYSIS.md).

mod average;
mod estimate;
mod levels;
mod penalties;
mod text;

use gaffer_coach::analysis::Swing;
use gaffer_games::words::Language;
use serde::Serialize;
use utoipa::ToSchema;

pub use average::{Average, AverageCost};
pub use estimate::Estimate;
pub use levels::{LevelAverage, at_once, measure};
pub use penalties::{Habit, Penalties, Way};

use crate::analyse::{Area, Figures, Grades, Phase, schema};

/// What a report is made from: raised by whoever changes [`Figures`], so that what was kept before is void.
pub const VERSION: u32 = 1;

/// Over how many matches the moving means go.
pub const WINDOW: usize = 10;

/// A match of the person, in figures.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedMatch {
    /// The name of the match.
    pub id: String,
    /// Milliseconds since 1970 when it ended, where that is known.
    pub at: Option<u64>,
    /// What the person's side did.
    pub figures: Figures,
}

/// A report over the matches of one game, in the order in which they were played.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PersonalReport)]
pub struct Report {
    /// The game.
    pub game: String,
    /// How it is called.
    pub title: String,
    /// How many matches there are.
    pub matches: usize,
    /// How many of them were won.
    pub won: usize,
    /// How many were drawn.
    pub drawn: usize,
    /// How many were lost.
    pub lost: usize,
    /// The points of a match: 1, a half or 0.
    pub points: Estimate,
    /// What luck gave in a match, in points.
    pub luck: Estimate,
    /// The points of a match less its luck: what the decisions of both sides were worth.
    pub corrected: Estimate,
    /// What the own decisions cost in a match, in points.
    pub cost: Estimate,
    /// What the own decisions cost in a match, in goals.
    pub goals: Estimate,
    /// How many decisions of a match have a grade.
    pub decisions: f64,
    /// What one of them costs on average, in points.
    pub error: f64,
    /// How many decisions of all matches have which grade.
    pub grades: Grades,
    /// Where the points go, the dearest first.
    pub areas: Vec<AreaRow>,
    /// In which parts of matches the points go.
    pub phases: Vec<PhaseRow>,
    /// Penalties held against game theory; not there where none was kicked or saved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalties: Option<Penalties>,
    /// What the computer's levels give away in such matches, those who look at least first.
    pub levels: Vec<LevelRow>,
    /// The level that gives away most nearly as much a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nearest: Option<String>,
    /// Over how many matches the moving means go.
    pub window: usize,
    /// The matches in their order.
    pub trend: Vec<TrendPoint>,
}

/// What the decisions about something cost in a match.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReportAreaRow)]
pub struct AreaRow {
    /// What they are about.
    pub area: Area,
    /// How that is called.
    pub words: String,
    /// How many of a match have a grade.
    pub decisions: f64,
    /// What they cost in a match.
    #[schema(value_type = schema::Swing)]
    pub cost: Swing,
    /// What they cost the computer's levels, in points, in the order of the levels.
    pub levels: Vec<f64>,
}

/// What decisions cost in a part of a match.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReportPhaseRow)]
pub struct PhaseRow {
    /// The part.
    pub phase: Phase,
    /// How it is called.
    pub words: String,
    /// What the decisions in it cost.
    #[schema(value_type = schema::Swing)]
    pub cost: Swing,
    /// What they cost the computer's levels, in points, in the order of the levels.
    pub levels: Vec<f64>,
}

/// A level of the computer in matches against its equal.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReportLevel)]
pub struct LevelRow {
    /// The name of the coach.
    pub level: String,
    /// How many of its matches were reviewed, of each preset.
    pub matches: usize,
    /// What its decisions cost in a match.
    #[schema(value_type = schema::Swing)]
    pub cost: Swing,
    /// How many decisions of a match have a grade.
    pub decisions: f64,
    /// What one of them costs on average, in points.
    pub error: f64,
    /// The shares of the grades: best, good, doubtful, mistake, blunder.
    pub grades: [f64; 5],
}

/// A match in the order of matches, with the means of it and those before it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReportTrendPoint)]
pub struct TrendPoint {
    /// The name of the match.
    pub id: String,
    /// Milliseconds since 1970 when it ended, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
    /// Its points.
    pub points: f64,
    /// What luck gave in it, in points.
    pub luck: f64,
    /// Its points less its luck.
    pub corrected: f64,
    /// What the own decisions cost in it, in points.
    pub cost: f64,
    /// The mean of the corrected points over it and the matches before it, ten at most.
    pub mean_corrected: Estimate,
    /// The mean of the cost over the same matches.
    pub mean_cost: Estimate,
}

impl Report {
    /// The report over some matches of a game, in a language.
    pub fn new(game: &str, played: &[PlayedMatch], language: Language) -> Self {
        let figures: Vec<&Figures> = played.iter().map(|one| &one.figures).collect();
        let of = |value: fn(&Figures) -> f64| -> Estimate {
            Estimate::of(figures.iter().map(|figures| value(figures)))
        };
        let results = |wanted: fn(f64) -> bool| {
            let points = figures.iter().map(|figures| figures.result.points);
            points.filter(|points| wanted(*points)).count()
        };
        let own = Average::of(figures.iter().copied());
        let presets: Vec<Option<&str>> = (figures.iter())
            .map(|figures| figures.preset.as_deref())
            .collect();
        let levels = levels::of(game, &presets);
        let mut grades = Grades::default();
        for figures in &figures {
            grades.add(figures.grades);
        }
        Self {
            game: game.to_owned(),
            title: gaffer_games::find(game)
                .map_or_else(|_| game.to_owned(), |game| game.title().to_owned()),
            matches: played.len(),
            won: results(|points| points > 0.75),
            drawn: results(|points| (0.25..=0.75).contains(&points)),
            lost: results(|points| points < 0.25),
            points: of(|figures| figures.result.points),
            luck: of(|figures| figures.luck.points),
            corrected: of(corrected),
            cost: of(|figures| figures.cost().points),
            goals: of(|figures| figures.cost().goals),
            decisions: own.decisions(),
            error: own.error(),
            grades,
            areas: areas(&own, &levels, language),
            phases: phases(&own, &levels, language),
            penalties: Penalties::of(&figures, language),
            nearest: (!played.is_empty())
                .then(|| nearest(&own, &levels))
                .flatten(),
            levels: levels.iter().map(LevelRow::from).collect(),
            window: WINDOW,
            trend: trend(played),
        }
    }
}

/// The points of a match less its luck.
fn corrected(figures: &Figures) -> f64 {
    figures.result.points - figures.luck.points
}

fn areas(own: &Average, levels: &[LevelAverage], language: Language) -> Vec<AreaRow> {
    let row = |(area, cost): (&Area, &AverageCost)| AreaRow {
        area: *area,
        words: language.render(&area.words()),
        decisions: cost.decisions,
        cost: cost.cost,
        levels: (levels.iter())
            .map(|level| level.average.areas.get(area))
            .map(|cost| cost.map_or(0.0, |cost| cost.cost.points))
            .collect(),
    };
    let mut rows: Vec<AreaRow> = own.areas.iter().map(row).collect();
    rows.sort_by(|one, other| other.cost.points.total_cmp(&one.cost.points));
    rows
}

fn phases(own: &Average, levels: &[LevelAverage], language: Language) -> Vec<PhaseRow> {
    let row = |(phase, cost): (&Phase, &Swing)| PhaseRow {
        phase: *phase,
        words: language.render(&phase.words()),
        cost: *cost,
        levels: (levels.iter())
            .map(|level| level.average.phases.get(phase))
            .map(|cost| cost.map_or(0.0, |cost| cost.points))
            .collect(),
    };
    own.phases.iter().map(row).collect()
}

impl From<&LevelAverage> for LevelRow {
    fn from(level: &LevelAverage) -> Self {
        let average = &level.average;
        Self {
            level: level.level.clone(),
            matches: level.matches,
            cost: average.cost(),
            decisions: average.decisions(),
            error: average.error(),
            grades: average.shares(),
        }
    }
}

/// The level whose decisions cost most nearly as much.
fn nearest(own: &Average, levels: &[LevelAverage]) -> Option<String> {
    let distance = |level: &LevelAverage| (level.average.cost().points - own.cost().points).abs();
    let nearest = (levels.iter()).min_by(|one, other| distance(one).total_cmp(&distance(other)));
    nearest.map(|level| level.level.clone())
}

fn trend(played: &[PlayedMatch]) -> Vec<TrendPoint> {
    let point = |(index, one): (usize, &PlayedMatch)| {
        let window = &played[(index + 1).saturating_sub(WINDOW)..=index];
        let mean =
            |value: fn(&Figures) -> f64| Estimate::of(window.iter().map(|one| value(&one.figures)));
        TrendPoint {
            id: one.id.clone(),
            at: one.at,
            points: one.figures.result.points,
            luck: one.figures.luck.points,
            corrected: corrected(&one.figures),
            cost: one.figures.cost().points,
            mean_corrected: mean(corrected),
            mean_cost: mean(|figures| figures.cost().points),
        }
    };
    played.iter().enumerate().map(point).collect()
}

#[cfg(test)]
mod tests;
