//! A record played again: whether its answers are legal, and what each roll asked for and showed.

use gaffer_core::{Asked, Dice, DiceWanted, Header, Note, Noted, RecordEntry};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::Problem;
use serde_json::Value;

use crate::journal::{record_entries, timed_entries};
use crate::{Course, Entry, broken};

/// What a roll asked for, and what it showed.
pub type Rolled = (DiceWanted, Dice);

/// A match that was played again.
#[derive(Debug)]
pub struct PlayedAgain {
    /// The match after its last answer.
    pub game: Box<dyn AnyMatch>,
    /// Every roll in order: all of them, or those since the rules changed under the match.
    pub rolls: Vec<Rolled>,
    /// Whether the rules changed under the match, so that it began with a position that nothing proves.
    pub is_gone_on: bool,
}

/// An answer that the rules do not take.
#[derive(Debug)]
pub struct NotLegal {
    /// Its number among the answers, from 1 on; 0 where the match cannot even begin.
    pub number: usize,
    /// Why.
    pub why: Problem,
}

/// Plays a record again by the rules of today.
pub fn play_again<'a>(
    header: &Header<Value>,
    entries: impl IntoIterator<Item = &'a RecordEntry>,
) -> Result<PlayedAgain, NotLegal> {
    let unplayable = |why| NotLegal { number: 0, why };
    let course = Course::read(entries).map_err(unplayable)?;
    let mut game = course.begin(header).map_err(unplayable)?;
    let mut rolls = Vec::new();
    for (number, (_, answer)) in (1..).zip(&course.answers) {
        let wanted = game.dice_wanted();
        game.take(answer).map_err(|why| NotLegal { number, why })?;
        let dice = shown(answer);
        // The rules are patient with how an answer is written; dice that are to be proven are not passed over.
        if wanted.is_some() && dice.is_none() {
            let why = broken(format!("'{answer}' is a roll and not written as one"));
            return Err(NotLegal { number, why });
        }
        rolls.extend(wanted.zip(dice));
    }
    let is_gone_on = course.start.is_some();
    Ok(PlayedAgain {
        game,
        rolls,
        is_gone_on,
    })
}

/// What the dice of an answer showed; none where it is a choice, or not written as rolls are.
fn shown(answer: &str) -> Option<Dice> {
    let text = answer.strip_prefix("roll ")?;
    let dice: Dice = text.parse().ok()?;
    (dice.to_string() == text).then_some(dice)
}

/// The entries of a match's record. Where time was limited or something was offered or ended early, with the times and what
/// was taken back, so that this can be checked; where the dice were sealed, with what each roll asked for before it, so that
/// they can be checked without the rules.
pub fn whole_record(
    header: &Header<Value>,
    journal: &[Entry],
    notes: &[Noted],
) -> Vec<RecordEntry> {
    let is_beside = |noted: &Noted| {
        let what = &noted.what;
        let is_sealing = matches!(what, Note::Seal(_) | Note::Number(_) | Note::Secret(_));
        !is_sealing && !what.is_of_rematch()
    };
    // A record that was brought here without its times has one for everything.
    let is_timed = journal
        .windows(2)
        .any(|entries| entries[0].at != entries[1].at);
    let is_told = header.time.is_some() || notes.iter().any(is_beside);
    let record = if is_timed && is_told {
        timed_entries(journal, notes)
    } else {
        record_entries(journal, notes)
    };
    if header.sealed.is_none() {
        return record;
    }
    match play_again(header, &record) {
        Ok(played) => with_asked(record, &played.rolls),
        // What cannot be played again can still be read.
        Err(_) => record,
    }
}

fn with_asked(record: Vec<RecordEntry>, rolls: &[Rolled]) -> Vec<RecordEntry> {
    let is_roll =
        |entry: &RecordEntry| matches!(entry, RecordEntry::Answer(text) if shown(text).is_some());
    // Rolls before a change of rules are not among them.
    let all = record.iter().filter(|entry| is_roll(entry)).count();
    let unknown = all.saturating_sub(rolls.len());
    let mut asked = vec![None; unknown];
    asked.extend(rolls.iter().map(|(wanted, _)| Some(Asked::from(wanted))));
    let mut asked = asked.into_iter();
    let mut told = Vec::with_capacity(record.len() + all);
    for entry in record {
        if is_roll(&entry) {
            told.extend(asked.next().flatten().map(RecordEntry::Asked));
        }
        told.push(entry);
    }
    told
}
