//! `gaffer cup show`: the rounds, the bracket, what is asked and what is due.

use std::fmt::Write as _;

use gaffer_core::Side;
use gaffer_cup::{Competition, FixtureId, Overview, Player, Source, bracket_words, match_words};
use gaffer_games::words::Language;

use super::arguments::Show;
use super::book::Book;
use super::columns::{columns, heading};
use super::{fixture, history, one_match, table};
use crate::output::print_all;
use crate::words::{say, told};

/// Runs the command.
pub(super) fn run(book: &Book, arguments: &Show) -> Result<(), String> {
    if arguments.history {
        return print_all(&history::text(book));
    }
    if let Some(number) = arguments.number {
        return print_all(&one_match::text(book, fixture(number)?)?);
    }
    let overview = book.competition().overview(book.language());
    let mut text = format!("{} ({})\n\n", overview.name, overview.game);
    text += &rounds(&overview, book.language());
    text += &bracket(book, &overview);
    text += &questions(book);
    text += &due(book);
    print_all(&text)
}

fn rounds(overview: &Overview, language: Language) -> String {
    let mut text = String::new();
    for round in &overview.rounds {
        text += &heading(&round.title(language));
        let lines = round.fixtures.iter().map(|line| {
            vec![
                (line.id + 1).to_string(),
                overview.pairing(line),
                line.standing(language),
                line.part_of.clone().unwrap_or_default(),
                line.note.clone().unwrap_or_default(),
            ]
        });
        text += &columns(&lines.collect::<Vec<_>>(), &[0]);
        for line in round.bye_lines(overview, language) {
            let _ = writeln!(text, "  {line}");
        }
        text += "\n";
    }
    text
}

/// The bracket as a list: under each tie those that its teams come from.
fn bracket(book: &Book, overview: &Overview) -> String {
    let competition = book.competition();
    let roots: Vec<usize> = (0..overview.ties.len())
        .filter(|tie| {
            let feeds = Source::Winner(gaffer_cup::TieId(*tie));
            let mut ties = competition.ties().iter();
            !ties.any(|other| other.sources.contains(&feeds))
        })
        .collect();
    if roots.is_empty() {
        return String::new();
    }
    let mut text = heading(&book.language().render(&bracket_words()));
    for root in roots.into_iter().rev() {
        put_tie(competition, overview, root, 1, &mut text);
    }
    text + "\n"
}

fn put_tie(
    competition: &Competition,
    overview: &Overview,
    tie: usize,
    depth: usize,
    text: &mut String,
) {
    let _ = writeln!(
        text,
        "{}{}",
        "  ".repeat(depth),
        overview.tie_text(&overview.ties[tie])
    );
    for source in competition.ties()[tie].sources {
        if let Source::Winner(from) = source {
            put_tie(competition, overview, from.0, depth + 1, text);
        }
    }
}

/// What the organiser is asked, with the commands that answer.
pub(super) fn questions(book: &Book) -> String {
    let language = book.language();
    let overview = book.competition().overview(language);
    let mut text = String::new();
    for tie in &overview.ties {
        let Some(question) = &tie.question else {
            continue;
        };
        if text.is_empty() {
            text += &heading(&told!(language, cup::Asked));
        }
        let (number, name) = (tie.id + 1, tie.name.clone());
        let asked = told!(
            language,
            cup::AskedTie,
            number,
            name,
            question = question.clone()
        );
        let _ = writeln!(text, "  {asked}");
        let path = book.path().display();
        let _ = writeln!(
            text,
            "    gaffer cup rule {path} {number} replay|stand --reason …"
        );
    }
    if !text.is_empty() {
        text += "\n";
    }
    text
}

/// The places, once everything is played: the tables, or what the knock-out led to.
fn places(book: &Book) -> String {
    let overview = book.competition().overview(book.language());
    if overview.ties.is_empty() {
        return table::text(&overview, book.language()) + "\n";
    }
    let rows = overview.places.iter().map(|place| {
        let from = place.from;
        let places = if place.to > from {
            format!("{from}–{}", place.to)
        } else {
            from.to_string()
        };
        vec![places, overview.team_name(place.team).to_owned()]
    });
    let rows: Vec<Vec<String>> = rows.collect();
    heading(&told!(book.language(), cup::Places)) + &columns(&rows, &[0]) + "\n"
}

/// What can be played now, who plays it, and who is missing; the places once everything is played.
pub(super) fn due(book: &Book) -> String {
    let (competition, language) = (book.competition(), book.language());
    if competition.is_over() {
        return places(book) + &told!(language, cup::AllPlayed) + "\n";
    }
    let next = competition.next_of_each();
    if next.is_empty() {
        return String::new();
    }
    let mut text = heading(&told!(language, cup::Due));
    for id in next {
        let _ = writeln!(text, "  {}", match_text(competition, id, language));
        for line in competition.squad_lines(id, language) {
            let _ = writeln!(text, "    {line}");
        }
    }
    text
}

/// "match 3: Rovers (person) – City (coach expert)".
pub(super) fn match_text(competition: &Competition, id: FixtureId, language: Language) -> String {
    let names = competition.names(id);
    let side = |side: Side| {
        let team = competition.fixture(id).map(|fixture| fixture.teams[side]);
        let team = team
            .ok()
            .and_then(|team| competition.setting().teams.get(team.0));
        let who = team.map_or_else(String::new, |team| who(&team.player, language));
        format!("{} ({who})", names[side])
    };
    language.render(&match_words(id, side(Side::Home), side(Side::Away)))
}

/// Who plays a team, in words.
pub(super) fn who(player: &Player, language: Language) -> String {
    language.render(&match player {
        Player::Person => say!(cup::Person),
        Player::Link => say!(cup::Link),
        Player::Coach(coach) => say!(cup::Coach, coach = coach.clone()),
        Player::Program(command) => say!(cup::Program, command = command.clone()),
    })
}
