//! Matches between computers, played in the background by their owners, so that they can be watched like any other.
//!
//! With several nodes the one with the duty starts them and books them, and each is a job ([`crate::jobs`]) that any node plays.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use gaffer_cup::FixtureId;
use gaffer_games::protocol::Problem;
use gaffer_games::words::Language;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::app::{App, cores};
use crate::jobs::Found;
use crate::problem;
use crate::store::{Job, JobKind, NewJob, Urgency};

/// How soon it is tried again where the store failed.
const AGAIN: Duration = Duration::from_secs(5);
/// How many matches are begun at once where several nodes may play them.
const MOST_FOR_NODES: usize = 16;

/// A match that was played in the background.
#[derive(Debug)]
struct Played {
    /// The key of its competition.
    cup: i64,
    /// Its name.
    name: String,
    /// Whether nothing is left to be done in it; false where its owner failed.
    to_the_end: bool,
}

/// What is played at the moment.
#[derive(Debug)]
struct Background {
    app: Arc<App>,
    /// How many matches at once: of a server that is alone one core is left for the matches of people.
    most: usize,
    playing: JoinSet<Played>,
    /// Their names.
    names: BTreeSet<String>,
    /// The competition whose turn was last.
    last: i64,
    /// Matches that computers do not bring to an end: ended by the operator, or longer than is stored.
    stuck: BTreeSet<String>,
}

/// Plays the matches between computers of all competitions, and books those of everybody, as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    let mut background = Background {
        most: match app.bus {
            None => cores().saturating_sub(1).max(1),
            Some(_) => MOST_FOR_NODES,
        },
        playing: JoinSet::new(),
        names: BTreeSet::new(),
        last: 0,
        stuck: BTreeSet::new(),
        app: Arc::clone(&app),
    };
    let mut waiting = unfinished(&app).await;
    loop {
        waiting.append(&mut app.cups.changed());
        waiting = background.look_at(waiting).await;
        tokio::select! {
            () = app.cups.news.notified() => {}
            Some(played) = background.playing.join_next() => {
                if let Ok(played) = played {
                    background.take(played).await;
                }
            }
            () = sleep(AGAIN), if !waiting.is_empty() || app.bus.is_some() => {
                if app.bus.is_some() {
                    // What has changed at other nodes is not told here.
                    waiting.append(&mut unfinished(&app).await);
                }
            }
        }
    }
}

/// The competitions that are not over when the server starts.
async fn unfinished(app: &App) -> BTreeSet<i64> {
    loop {
        match app.store.unfinished_cups().await {
            Ok(numbers) => return numbers.into_iter().collect(),
            Err(error) => tracing::error!(%error, "the competitions could not be read"),
        }
        sleep(AGAIN).await;
    }
}

impl Background {
    /// Books what is over in some competitions and plays what is due; gives those in which something is left to play. They
    /// take turns: a long one costs the others no more than their share.
    async fn look_at(&mut self, mut cups: BTreeSet<i64>) -> BTreeSet<i64> {
        loop {
            let playing = self.names.len();
            let mut left = BTreeSet::new();
            let next = cups.split_off(&(self.last + 1));
            for cup in next.into_iter().chain(cups) {
                if self.is_left(cup).await {
                    left.insert(cup);
                }
            }
            cups = left;
            if self.names.len() == playing || self.names.len() >= self.most {
                return cups;
            }
        }
    }

    /// Plays a match of a competition; whether something is left to play.
    async fn is_left(&mut self, cup: i64) -> bool {
        match self.play_one(cup).await {
            Ok(is_left) => is_left,
            // A store that is full or fails is told of elsewhere, and may be well again.
            Err(problem) if matches!(problem.code, "storage-failed" | "store-full") => true,
            Err(problem) => {
                let code = problem.code;
                tracing::error!(cup, code, "a competition does not go on by itself");
                false
            }
        }
    }

    /// Plays a match of a competition if there is room for it; whether more may be played.
    async fn play_one(&mut self, number: i64) -> Result<bool, Problem> {
        let app = Arc::clone(&self.app);
        let Some(mut cup) = app.cups.open_number(&app, number).await? else {
            return Ok(false);
        };
        let mut began = cup.began().into_iter().filter(|(fixture, name)| {
            let is_left = !self.names.contains(name) && !self.stuck.contains(name);
            is_left && cup.is_between_computers(&app, *fixture)
        });
        let begun = began.next();
        let due = due_between_computers(&app, &cup);
        if begun.is_none() && due.is_none() {
            return Ok(false);
        }
        if self.names.len() < self.most {
            let (fixture, name) = match (begun, due) {
                (Some(begun), _) => begun,
                (None, Some(fixture)) => {
                    let seated = cup.start(&app, fixture, Language::ENGLISH).await?;
                    (fixture, seated.info.id)
                }
                (None, None) => return Ok(false),
            };
            self.last = number;
            // Programs run where they were allowed to.
            let by_any_node = !cup.has_program(fixture);
            self.play(number, name, by_any_node);
        }
        Ok(true)
    }

    fn play(&mut self, cup: i64, name: String, by_any_node: bool) {
        self.names.insert(name.clone());
        let app = Arc::clone(&self.app);
        self.playing.spawn(async move {
            let to_the_end = match &app.bus {
                Some(bus) if by_any_node => {
                    let job = NewJob {
                        kind: JobKind::Match,
                        key: name.clone(),
                        asker: format!("cup {cup}"),
                        urgency: Urgency::Nobody,
                    };
                    app.jobs.have_done(&app, bus, &job).await.is_ok()
                }
                _ => app.open.play_on(&app, &name).await,
            };
            if !to_the_end {
                sleep(AGAIN).await;
            }
            Played {
                cup,
                name,
                to_the_end,
            }
        });
    }

    /// Lets a match that was played be booked, and others take its place.
    async fn take(&mut self, played: Played) {
        let Played {
            cup: number,
            name,
            to_the_end,
        } = played;
        self.names.remove(&name);
        self.app.cups.look_at(number);
        if !to_the_end {
            return;
        }
        if let Ok(Some(cup)) = self.app.cups.open_number(&self.app, number).await
            && cup.began().iter().any(|(_, began)| *began == name)
        {
            self.stuck.insert(name);
        }
    }
}

/// Plays a match of a competition, as its owner unless another node is.
pub(crate) async fn work(app: &Arc<App>, job: &Job) -> Result<Found, Problem> {
    if app.open.play_on(app, &job.key).await {
        Ok(Found::default())
    } else {
        Err(problem::internal())
    }
}

fn due_between_computers(app: &App, cup: &super::Cup) -> Option<FixtureId> {
    let mut due = cup.competition.due().into_iter();
    due.find(|fixture| cup.is_between_computers(app, *fixture))
}
