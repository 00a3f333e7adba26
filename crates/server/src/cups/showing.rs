//! What is not shown yet of the matches of a competition: those with dice that others are still to play with, and skills that
//! later matches may be played with.

use gaffer_cup::Format;
use gaffer_games::protocol::Problem;

use crate::app::App;
use crate::store::StoredMatch;
use crate::words::say;

/// How much of a match that is over is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// Everything.
    Everything,
    /// What a watcher was told: not the skills that their owners may still use.
    AsWatched,
}

/// Refuses to show a match to whoever does not play it, before every match with the same dice is over; says how much is
/// shown of one that is over.
pub(crate) async fn check_shown(app: &App, about: &StoredMatch) -> Result<Shown, Problem> {
    let Some(number) = about.cup else {
        return Ok(Shown::Everything);
    };
    let Some(cup) = app.cups.open_number(app, number).await? else {
        return Ok(Shown::Everything);
    };
    let cup = &cup.competition;
    let played = cup.stored_matches().find(|(_, stored)| *stored == about.id);
    let is_hidden = match played.and_then(|(id, _)| cup.fixture(id).ok()) {
        Some(fixture) => cup.is_hidden(fixture),
        // It was stored, and the competition does not know it: its dice may be those of another one.
        None => matches!(cup.setting().format, Format::Duplicate { .. }) && !cup.is_over(),
    };
    if is_hidden {
        let why = say!(problems::HiddenMatch);
        return Err(Problem::said("hidden-match", why));
    }
    let has_secrets = played.is_some_and(|(id, _)| cup.has_hidden_skills(id));
    Ok(if has_secrets {
        Shown::AsWatched
    } else {
        Shown::Everything
    })
}
