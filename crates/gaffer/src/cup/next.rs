//! `gaffer cup next`: plays what is due.

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use gaffer_core::{BySide, Side};
use gaffer_cup::{Competition, Entry, FixtureId, Player, ResultSheet, Status};
use gaffer_lab::{Progress as _, share};

use super::arguments::Next;
use super::book::Book;
use super::fixture::{Fixture, Unseen};
use super::{one_match, show};
use crate::game;
use crate::output::print_all;
use crate::play::fresh_seed;
use crate::progress::Bar;
use crate::words::told;

/// Runs the command.
pub(super) fn run(mut book: Book, arguments: &Next) -> Result<(), String> {
    if arguments.all {
        book = play_all(book, arguments)?;
        return print_all(&(show::questions(&book) + &show::due(&book)));
    }
    let competition = book.competition();
    // A match that was left here goes on first; one that is played elsewhere does not keep anybody waiting.
    let begun = competition
        .fixtures()
        .map(|(id, _)| id)
        .find(|id| matches!(begun_record(&book, *id), Ok(Some(_))));
    let wanted = match arguments.number {
        Some(number) => Some(super::fixture(number)?),
        None => begun.or_else(|| competition.due().first().copied()),
    };
    match wanted {
        None => print_all(&(show::questions(&book) + &show::due(&book))),
        Some(id) => play(book, id, arguments),
    }
}

/// Plays one match, and says what is due after it.
fn play(mut book: Book, id: FixtureId, arguments: &Next) -> Result<(), String> {
    let language = book.language();
    let competition = book.competition();
    let refused = |refusal| competition.refusal_text(&refusal, language);
    match &competition.fixture(id).map_err(refused)?.status {
        Status::Waiting | Status::Began(_) => {}
        Status::Played(_) | Status::Forfeited(_) | Status::Annulled => {
            return Err(told!(language, cup::NotToPlay, number = id.0 + 1));
        }
    }
    if is_for_computers(competition, id) {
        may_run_programs(&book, id, arguments)?;
        let fixture = prepare(&book, id, unseen_record(&book, id), arguments)?;
        let unseen = game::find(&book.competition().setting().game)?.play_unseen(&fixture)?;
        print_forfeit(&unseen);
        book.refresh()?;
        let entries = entries(&book, id, &fixture.record, unseen.sheet);
        book.take(entries)?;
    } else if !play_with_person(&mut book, id, arguments)? {
        let path = book.path().display().to_string();
        return print_all(&(told!(language, cup::Left, path) + "\n"));
    }
    let mut text = result_words(&book, id);
    text += &show::questions(&book);
    text += &show::due(&book);
    print_all(&text)
}

/// Plays a match at this terminal; whether it is over and booked.
fn play_with_person(book: &mut Book, id: FixtureId, arguments: &Next) -> Result<bool, String> {
    let language = book.language();
    let number = id.0 + 1;
    let players = players(book.competition(), id);
    for side in Side::BOTH {
        if let Some(Player::Link | Player::Program(_)) = &players[side] {
            return Err(told!(language, cup::NotHere, number));
        }
    }
    let begun = begun_record(book, id)?;
    if begun.is_none() && !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(told!(language, cup::NeedsTerminal, number));
    }
    let record = begun.clone().unwrap_or_else(|| free_record(book, id));
    if begun.is_none() {
        let name = file_name(&record);
        book.take(vec![Entry::Began { fixture: id, name }])?;
    }
    let fixture = prepare(book, id, record, arguments)?;
    let game = game::find(&book.competition().setting().game)?;
    let over = |record: &Path| {
        if record.exists() {
            game.result_of(record)
        } else {
            Ok(None)
        }
    };
    // Killed after the last answer and before it was booked: there is nothing left to play.
    let mut result = over(&fixture.record)?;
    if result.is_none() {
        game.play_fixture(&fixture)?;
        result = over(&fixture.record)?;
    }
    let Some(result) = result else {
        return Ok(false);
    };
    book.refresh()?;
    let sheet = ResultSheet::of_match(&book.competition().setting().game, &result)?;
    book.take(vec![Entry::Played { fixture: id, sheet }])?;
    Ok(true)
}

/// Plays the matches between computers, as many at a time as there are threads, up to the first round in which a person
/// is needed.
fn play_all(book: Book, arguments: &Next) -> Result<Book, String> {
    let bar = Bar::of("matches")?;
    let mut length = 0;
    let book = Mutex::new(book);
    let locked = || book.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        let tasks = {
            let mut book = locked();
            book.refresh()?;
            let ids = ready(book.competition());
            for id in &ids {
                may_run_programs(&book, *id, arguments)?;
            }
            let prepared = ids.into_iter().map(|id| {
                let fixture = prepare(&book, id, unseen_record(&book, id), arguments)?;
                Ok((id, fixture))
            });
            prepared.collect::<Result<Vec<_>, String>>()?
        };
        if tasks.is_empty() {
            break;
        }
        length += tasks.len() as u64;
        bar.expect(length);
        let game = game::find(&locked().competition().setting().game)?;
        share(
            arguments.threads.number(),
            tasks.into_iter(),
            || Ok(()),
            |(), (id, fixture)| {
                let unseen = game.play_unseen(&fixture)?;
                print_forfeit(&unseen);
                let mut book = locked();
                book.refresh()?;
                let entries = entries(&book, id, &fixture.record, unseen.sheet);
                book.take(entries)?;
                bar.step();
                Ok(())
            },
        )?;
    }
    drop(bar);
    Ok(book.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// Matches between computers that can be played at the same time: no team's later match before an earlier one, and none
/// of a round after one in which a person is to play.
fn ready(competition: &Competition) -> Vec<FixtureId> {
    let round = |id: FixtureId| competition.fixture(id).map_or(usize::MAX, |one| one.round);
    let waits = |id: &FixtureId| !is_for_computers(competition, *id);
    let due = competition.due();
    let being_played = competition
        .fixtures()
        .filter(|(_, fixture)| matches!(fixture.status, Status::Began(_)))
        .map(|(id, _)| id);
    let people = due.iter().copied().filter(waits).chain(being_played);
    let last = people.map(round).min().unwrap_or(usize::MAX);
    let next = competition.next_of_each().into_iter();
    next.filter(|id| !waits(id) && round(*id) <= last).collect()
}

/// Who plays each side of a match.
fn players(competition: &Competition, id: FixtureId) -> BySide<Option<Player>> {
    let teams = competition.fixture(id).map(|fixture| fixture.teams).ok();
    BySide::with(|side| {
        let team = competition.setting().teams.get(teams?[side].0)?;
        Some(team.player.clone())
    })
}

fn is_for_computers(competition: &Competition, id: FixtureId) -> bool {
    let players = players(competition, id);
    Side::BOTH
        .into_iter()
        .all(|side| matches!(players[side], Some(Player::Coach(_) | Player::Program(_))))
}

/// A file that somebody shares must not start programs unasked.
fn may_run_programs(book: &Book, id: FixtureId, arguments: &Next) -> Result<(), String> {
    if arguments.allow_programs {
        return Ok(());
    }
    let players = players(book.competition(), id);
    for side in Side::BOTH {
        if let Some(Player::Program(command)) = &players[side] {
            let (number, command) = (id.0 + 1, command.clone());
            return Err(told!(book.language(), cup::AllowPrograms, number, command));
        }
    }
    Ok(())
}

/// What a match is played with.
fn prepare(
    book: &Book,
    id: FixtureId,
    record: PathBuf,
    arguments: &Next,
) -> Result<Fixture, String> {
    let (competition, language) = (book.competition(), book.language());
    let refused = |refusal| competition.refusal_text(&refusal, language);
    let fixture = competition.fixture(id).map_err(refused)?;
    let setting = competition.setting();
    Ok(Fixture {
        preset: setting.preset.clone(),
        options: competition.match_options(id).map_err(refused)?,
        teams: BySide::with(|side| setting.teams[fixture.teams[side].0].clone()),
        seed: match competition.shared_seed(fixture) {
            Some(seed) => seed.into(),
            None => fresh_seed()?,
        },
        record,
        patience: Duration::from_secs_f64(arguments.program_seconds),
        pace: arguments.pace,
        voice: arguments.commentary,
        language,
    })
}

/// The entries of a match without a screen: it is booked as a whole or not at all.
fn entries(book: &Book, id: FixtureId, record: &Path, sheet: ResultSheet) -> Vec<Entry> {
    let began = book
        .competition()
        .fixture(id)
        .map(|fixture| &fixture.status);
    let played = Entry::Played { fixture: id, sheet };
    if matches!(began, Ok(Status::Began(_))) {
        return vec![played];
    }
    let name = file_name(record);
    vec![Entry::Began { fixture: id, name }, played]
}

fn file_name(record: &Path) -> Option<String> {
    let name = record.file_name()?;
    Some(name.to_string_lossy().into_owned())
}

/// The record of a match between computers; what an interrupted one has left there is written over.
fn unseen_record(book: &Book, id: FixtureId) -> PathBuf {
    book.folder().join(format!("{}.jsonl", id.0 + 1))
}

/// A record that is not there yet, for a match with a person.
fn free_record(book: &Book, id: FixtureId) -> PathBuf {
    let number = id.0 + 1;
    let first = unseen_record(book, id);
    let others = (2..).map(|again| book.folder().join(format!("{number}-{again}.jsonl")));
    let mut all = std::iter::once(first.clone()).chain(others);
    all.find(|path| !path.exists()).unwrap_or(first)
}

/// The record of a match that has begun here; a match that is played elsewhere is told.
fn begun_record(book: &Book, id: FixtureId) -> Result<Option<PathBuf>, String> {
    let fixture = book.competition().fixture(id).map(|one| &one.status);
    let Ok(Status::Began(name)) = fixture else {
        return Ok(None);
    };
    // A shared file may name anything: only a record in the folder of this competition is one of ours.
    let ours = name.as_deref().filter(|name| {
        let path = Path::new(name);
        path.file_name() == Some(path.as_os_str())
            && path.extension().is_some_and(|ending| ending == "jsonl")
    });
    let number = id.0 + 1;
    let elsewhere = || told!(book.language(), cup::Elsewhere, number);
    ours.map(|name| Some(book.folder().join(name)))
        .ok_or_else(elsewhere)
}

fn print_forfeit(unseen: &Unseen) {
    if let Some(why) = &unseen.forfeit {
        eprintln!("{}", gaffer_core::repeated(why));
    }
}

/// How a match ended, and how it is seen again.
fn result_words(book: &Book, id: FixtureId) -> String {
    let competition = book.competition();
    let sheet = competition
        .fixture(id)
        .ok()
        .and_then(|one| one.status.sheet());
    let Some(sheet) = sheet.cloned() else {
        return String::new();
    };
    let entry = Entry::Played { fixture: id, sheet };
    let mut text = book.language().render(&competition.entry_words(&entry)) + "\n";
    if let Some(said) = one_match::see_again(book, id) {
        text = text + &said + "\n";
    }
    text + "\n"
}
