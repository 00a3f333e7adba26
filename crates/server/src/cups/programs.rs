//! Programs that play teams of a competition: who may set them up, what starts them, and what becomes of a match that one
//! cannot go on with.

use gaffer_core::{BySide, Side};
use gaffer_cup::{Player, ResultSheet, Setting};
use gaffer_games::protocol::Problem;

use super::{Cup, Cups};
use crate::app::App;
use crate::problem;
use crate::visitor::Visitor;
use crate::words::say;

/// Whether a visitor may let programs play: their commands run as whoever started the server.
pub(crate) fn may_set_up(app: &App, visitor: Visitor) -> bool {
    app.openness.programs && visitor.is_local()
}

/// Refuses programs where they may not play, and commands that are none.
pub(crate) fn check(app: &App, visitor: Visitor, setting: &Setting) -> Result<(), Problem> {
    for team in &setting.teams {
        let Player::Program(command) = &team.player else {
            continue;
        };
        let team = team.name.clone();
        if !may_set_up(app, visitor) {
            let why = say!(problems::NoPrograms, team);
            return Err(Problem::said("no-programs", why));
        }
        if let Err(why) = gaffer_bot::words(command) {
            let why = say!(problems::BadCommand, team, why);
            return Err(Problem::said("bad-cup", why));
        }
    }
    Ok(())
}

impl Cups {
    /// The words of the command that starts the program of a side of a stored match.
    pub(crate) async fn command(
        &self,
        app: &App,
        number: i64,
        name: &str,
        side: Side,
    ) -> Result<Vec<String>, Problem> {
        let cup = self.open_number(app, number).await?;
        let command = cup.as_ref().and_then(|cup| cup.command(name, side));
        let words = command.and_then(|command| gaffer_bot::words(command).ok());
        words.ok_or_else(problem::internal)
    }

    /// Books a match that a side gave away at this score; nothing where it is decided already.
    pub(crate) async fn give_away(
        &self,
        app: &App,
        number: i64,
        name: &str,
        loser: Side,
        goals: BySide<u8>,
    ) -> Result<(), Problem> {
        let Some(mut cup) = self.open_number(app, number).await? else {
            return Ok(());
        };
        let began = cup.began().into_iter().find(|(_, began)| began == name);
        let Some((fixture, _)) = began else {
            return Ok(());
        };
        let sheet = ResultSheet::given_away(goals, loser);
        cup.book(app, fixture, name.to_owned(), sheet).await
    }
}

impl Cup {
    fn command(&self, name: &str, side: Side) -> Option<&str> {
        let cup = &self.competition;
        let (id, _) = cup.stored_matches().find(|(_, stored)| *stored == name)?;
        let team = cup.fixture(id).ok()?.teams[side];
        match &cup.setting().teams.get(team.0)?.player {
            Player::Program(command) => Some(command),
            Player::Person | Player::Link | Player::Coach(_) => None,
        }
    }
}
