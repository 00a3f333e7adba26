//! Results of matches: what is counted of one that was booked, and those that are not booked yet, which are found at the start.
//!
//! A match is booked in the transaction that ends it. What needs all of it played again, its badges and its dice, is counted soon
//! after; wherever the program ends, the next one finds what is missing, and the store takes each once.

use gaffer_club::{Badge, DiceStatistics, Goal, SendingOff, Story, badges};
use gaffer_core::{BySide, DiceFrom, Seed, Side, Viewer};
use gaffer_cup::{Decided, ResultSheet};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::Problem;
use gaffer_games::words::{Language, Words};
use gaffer_table::{Course, Time, broken, play_again};

use crate::App;
use crate::app::off_the_runtime;
use crate::live::{Live, names};
use crate::store::{Counted, ResultWork, Stored};

/// Books and counts what an earlier program has not.
pub(crate) async fn catch_up(app: &App) {
    match app.store.to_book().await {
        Ok(ids) => {
            for (number, id) in ids {
                book(app, number, &id).await;
            }
        }
        Err(error) => tracing::error!(%error, "the results to be booked could not be found"),
    }
    match app.store.to_count().await {
        Ok(ids) => {
            for id in ids {
                count(app, &id).await;
            }
        }
        Err(error) => tracing::error!(%error, "the results to be counted could not be found"),
    }
}

/// Books a match that ended without being booked.
async fn book(app: &App, number: i64, id: &str) {
    let Ok(stored) = app.read(id).await else {
        return;
    };
    let at = Time::from_seconds(stored.finished.unwrap_or(stored.about.created));
    let loaded = off_the_runtime(move || Live::load(stored, u64::MAX)).await;
    // What cannot be played again leaves nothing.
    let booking = match loaded {
        Ok(Ok((live, _))) => live.booking(at),
        Ok(Err(_)) | Err(_) => None,
    };
    let work = ResultWork::Book(number, booking.map(Box::new));
    if let Err(error) = app.store.write_results(work).await {
        tracing::error!(%error, number, "a result was not booked");
    }
}

/// Counts what was played in a match that was booked.
pub(crate) async fn count(app: &App, id: &str) {
    let Ok(stored) = app.read(id).await else {
        return;
    };
    let number = stored.number;
    let counted = match off_the_runtime(move || counted(&stored)).await {
        Ok(Ok(counted)) => counted,
        Ok(Err(problem)) => {
            tracing::warn!(
                code = problem.code,
                number,
                "nothing can be counted of a match"
            );
            Counted::default()
        }
        Err(_) => return,
    };
    let work = ResultWork::Count(id.to_owned(), Box::new(counted));
    if let Err(error) = app.store.write_results(work).await {
        tracing::error!(%error, number, "a match was not counted");
    }
}

fn counted(stored: &Stored) -> Result<Counted, Problem> {
    let header = &stored.about.header;
    // What people threw or chose says nothing about luck, and what is shown late would show at once that it is over.
    let is_luck = match (header.dice, header.seed) {
        _ if stored.about.delay > 0 => false,
        (DiceFrom::Sealed, _) | (DiceFrom::Seed, Some(Seed::Drawn(_))) => true,
        (DiceFrom::Seed | DiceFrom::ByHand | DiceFrom::Script, _) => false,
    };
    let entries = stored.journal.iter().map(|entry| &entry.what);
    let played = play_again(header, entries).map_err(|not| broken(not.why.message))?;
    let rolls = || played.rolls.iter().map(|(wanted, dice)| (wanted, dice));
    let dice = BySide::with(|side| DiceStatistics::of_match(rolls(), Some(side)));
    Ok(Counted {
        badges: badges_of(stored, played.game.as_ref())?,
        dice: is_luck.then_some(dice),
    })
}

/// The badges of a match that was played to its whistle.
fn badges_of(stored: &Stored, over: &dyn AnyMatch) -> Result<BySide<Vec<Badge>>, Problem> {
    let Some(result) = over.result().filter(|_| stored.end().is_none()) else {
        return Ok(BySide::default());
    };
    let sheet = ResultSheet::of_match(over.game(), &result).map_err(broken)?;
    let mut story = Story {
        shoot_out: match sheet.decided {
            Decided::ShootOut(_) => sheet.winner(),
            _ => None,
        },
        ..Story::default()
    };
    let names = names(&stored.about);
    let course = Course::read(stored.journal.iter().map(|entry| &entry.what))?;
    let mut game = course.begin(&stored.about.header)?;
    for (_, answer) in &course.answers {
        let (goals, from) = (game.goals(), game.events());
        game.take(answer)?;
        let sent_off = game.sent_off(from);
        if sent_off.is_empty() && game.goals() == goals {
            continue;
        }
        let words = Words::new(Language::ENGLISH, &names);
        let minute = game.sheet(Viewer::Spectator, words).clock.minute;
        story
            .sent_off
            .extend(sent_off.into_iter().map(|side| SendingOff { side, minute }));
        for side in Side::BOTH {
            let scored = goals[side]..game.goals()[side];
            story.goals.extend(scored.map(|_| Goal { side, minute }));
        }
    }
    Ok(badges(&story))
}
