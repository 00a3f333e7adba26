//! Results of matches that were played here, booked whenever a competition is looked at, so that none can be missed.

use gaffer_cup::{Entry, FixtureId, ResultSheet, Status};
use gaffer_games::protocol::Problem;

use super::Cup;
use crate::app::{App, off_the_runtime};
use crate::problem;

/// Books every match that was played to its end since. One that the operator ended waits for the organiser's word.
pub(super) async fn book(cup: &mut Cup, app: &App) -> Result<(), Problem> {
    let began = cup.began();
    if began.is_empty() {
        return Ok(());
    }
    let finished = app.store.finished_of_cup(cup.number).await;
    let finished = finished.map_err(|error| problem::storage_failed(&error))?;
    for (fixture, name) in began {
        if !finished.contains(&name) || cup.refused.contains(&name) {
            continue;
        }
        let sheet = match sheet_of(app, &name).await {
            Ok(sheet) => sheet,
            // It is read again at the next look.
            Err(problem) if problem.code == "storage-failed" => return Err(problem),
            Err(problem) => {
                cup.give_up(name, problem.code);
                continue;
            }
        };
        cup.book(app, fixture, name, sheet).await?;
    }
    Ok(())
}

/// The result sheet of a stored match that is over.
async fn sheet_of(app: &App, name: &str) -> Result<ResultSheet, Problem> {
    let stored = app.read(name).await?;
    off_the_runtime(move || {
        let game = stored.reach()?.game;
        // Whoever resigned or ran out of time has given it away; what nobody has won is left to the organiser.
        if let Some(end) = stored.end() {
            let winner = end.winner.ok_or_else(problem::internal)?;
            return Ok(ResultSheet::given_away(game.goals(), !winner));
        }
        let result = game.result().ok_or_else(problem::internal)?;
        ResultSheet::of_match(game.game(), &result).map_err(gaffer_table::broken)
    })
    .await?
}

impl Cup {
    /// The matches that are being played here, and the names under which they are stored.
    pub(super) fn began(&self) -> Vec<(FixtureId, String)> {
        let fixtures = self.competition.fixtures();
        let began = fixtures.filter_map(|(id, fixture)| match &fixture.status {
            Status::Began(Some(name)) => Some((id, name.clone())),
            _ => None,
        });
        began.collect()
    }

    /// Books the result of a stored match; one that the competition refuses is left to the organiser.
    pub(super) async fn book(
        &mut self,
        app: &App,
        fixture: FixtureId,
        name: String,
        sheet: ResultSheet,
    ) -> Result<(), Problem> {
        if let Ok(next) = self.after(Entry::Played { fixture, sheet }).await? {
            return self.go_on(app, next).await;
        }
        self.give_up(name, "cup-refused");
        Ok(())
    }

    /// Leaves a match to the organiser, who enters its result.
    fn give_up(&mut self, name: String, code: &str) {
        let number = self.number;
        tracing::error!(number, code, "a match of a competition cannot be booked");
        self.refused.insert(name);
    }
}
