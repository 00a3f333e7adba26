//! One match of a competition: who plays it, its sheet, who is missing in it, and how it is seen again.

use std::fmt::Write as _;

use gaffer_champions::ShirtSet;
use gaffer_core::Side;
use gaffer_cup::{Competition, FixtureId, TeamId, TeamSheet};
use gaffer_games::words::Phrase;

use super::book::Book;
use super::show::match_text;
use crate::words::{say, told};

/// One match with its sheet, and who was or is missing in it.
pub(super) fn text(book: &Book, id: FixtureId) -> Result<String, String> {
    let (competition, language) = (book.competition(), book.language());
    let found = competition.fixture(id);
    let found = found.map_err(|refusal| competition.refusal_text(&refusal, language))?;
    let overview = competition.overview(language);
    let mut text = match_text(competition, id, language) + "\n";
    let lines = overview.rounds.iter().flat_map(|round| &round.fixtures);
    for line in lines.filter(|line| line.id == id.0) {
        for said in [
            line.part_of.clone(),
            Some(line.standing(language)),
            line.note.clone(),
        ] {
            if let Some(said) = said.filter(|said| !said.is_empty()) {
                let _ = writeln!(text, "  {said}");
            }
        }
    }
    if let Some(sheet) = found.status.sheet() {
        for side in Side::BOTH {
            for said in carried(competition, found.teams[side], &sheet.teams[side]) {
                let _ = writeln!(text, "  {}", language.render(&said));
            }
        }
    }
    for line in competition.squad_lines(id, language) {
        let _ = writeln!(text, "  {line}");
    }
    if let Some(said) = see_again(book, id) {
        let _ = writeln!(text, "  {said}");
    }
    Ok(text)
}

/// How a match that was played here is seen again; who sees one of a duplicate round before the round is over would know the
/// dice.
pub(super) fn see_again(book: &Book, id: FixtureId) -> Option<String> {
    let competition = book.competition();
    let is_hidden = competition.is_hidden(competition.fixture(id).ok()?);
    let record = competition.played_as(id).filter(|_| !is_hidden)?;
    let path = book.folder().join(record);
    path.is_file().then(|| {
        let path = path.display().to_string();
        told!(book.language(), program::SeeAgain, path)
    })
}

/// The cards and injuries of a side.
fn carried(competition: &Competition, team: TeamId, sheet: &TeamSheet) -> Vec<Phrase> {
    let said = |shirts: ShirtSet| {
        let players = shirts
            .iter()
            .map(|shirt| competition.player_name(team, shirt));
        let players: Vec<String> = players.collect();
        (!players.is_empty()).then(|| (competition.name(team).to_owned(), players.join(", ")))
    };
    let lines = [
        said(sheet.yellow).map(|(team, players)| say!(cup::Yellow, team, players)),
        said(sheet.red).map(|(team, players)| say!(cup::Red, team, players)),
        said(sheet.injured).map(|(team, players)| say!(cup::Injured, team, players)),
        said(sheet.injured_twice).map(|(team, players)| say!(cup::InjuredTwice, team, players)),
    ];
    lines.into_iter().flatten().collect()
}
