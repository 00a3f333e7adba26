//! Matches that nobody may watch yet, because others are still to play with the same dice.

use gaffer_cup::Format;
use gaffer_games::protocol::Problem;

use super::Cup;
use crate::app::App;
use crate::store::StoredMatch;
use crate::words::say;

/// Refuses to show a match to whoever does not play it, before every match with the same dice is over.
pub(crate) async fn check_shown(app: &App, about: &StoredMatch) -> Result<(), Problem> {
    let Some(number) = about.cup else {
        return Ok(());
    };
    let cup = app.cups.open_number(app, number).await?;
    if cup.is_some_and(|cup| cup.is_hidden(&about.id)) {
        let why = say!(problems::HiddenMatch);
        return Err(Problem::said("hidden-match", why));
    }
    Ok(())
}

impl Cup {
    fn is_hidden(&self, name: &str) -> bool {
        let cup = &self.competition;
        let played = cup.stored_matches().find(|(_, stored)| *stored == name);
        match played.and_then(|(id, _)| cup.fixture(id).ok()) {
            Some(fixture) => cup.is_hidden(fixture),
            // It was stored, and the competition does not know it: its dice may be those of another one.
            None => matches!(cup.setting().format, Format::Duplicate { .. }) && !cup.is_over(),
        }
    }
}
