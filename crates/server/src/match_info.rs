//! What is open of a match to everybody: of one in memory, and of one as the store lists it, without playing it again.

use gaffer_club::Ending;
use gaffer_core::{self as core, BySide, End, How, Seed, Side, Viewer};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{DiceFrom, EndTold, MatchInfo, Player, Problem};
use gaffer_games::words::{Language, Words};
use gaffer_table::{Snapshot, Time, describe_end};
use serde_json::{Map, Value};

use crate::live::{find_game, names, squads};
use crate::rated;
use crate::store::StoredMatch;

/// What is known of a match beside its board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    /// Whether it is over.
    pub over: bool,
    /// Whose decision it waits for, as far as everybody may know.
    pub turn: Option<Side>,
    /// Whether the other side is asked at the same time.
    pub both: bool,
    /// When it was last changed, as far as everybody may know.
    pub changed: Time,
    /// When the time of whoever decides is over.
    pub deadline: Option<Time>,
    /// How it ended before the whistle.
    pub end: Option<End>,
}

/// What is open of a match that everybody may see like this.
pub(crate) fn match_info(
    about: &StoredMatch,
    seen: &dyn AnyMatch,
    facts: Facts,
    language: Language,
) -> Result<MatchInfo, Problem> {
    let names = names(about);
    let words = Words::new(language, &names).with_squads(squads(about));
    let sheet = seen.sheet(Viewer::Spectator, words);
    let wanted = Some(about).filter(|about| about.rated);
    let unrated =
        wanted.and_then(|about| rated::ladder(about, seen, ending(about, facts.end)).err());
    let is_person = |side: Side| matches!(about.teams[side].player, Player::Person { .. });
    Ok(MatchInfo {
        id: about.id.clone(),
        game: seen.game(),
        title: seen.title(),
        options: unusual_options(seen)?,
        teams: about.teams.clone(),
        dice: match about.header.dice {
            core::DiceFrom::Seed => DiceFrom::Server,
            core::DiceFrom::Script if about.rolls.is_some() => DiceFrom::Server,
            core::DiceFrom::ByHand | core::DiceFrom::Script => DiceFrom::ByHand,
            core::DiceFrom::Sealed => DiceFrom::Sealed,
        },
        seed: named_seed(about),
        sealing: None,
        hints: (about.hints).unwrap_or(!Side::BOTH.into_iter().all(is_person)),
        score: sheet.score,
        clock: sheet.clock.words,
        over: facts.over,
        turn: facts.turn,
        both: facts.both,
        free: BySide::with(|side| about.is_free(side)),
        time: about.header.time,
        substitute: about.header.substitute.clone(),
        public: about.public,
        rated: about.rated && unrated.is_none(),
        unrated: unrated.map(|why| language.render(&rated::words(&why))),
        delay: about.delay,
        deadline: facts.deadline.map(|at| at.0),
        end: facts.end.map(|end| end_told(end, &names, language)),
        ended: about.ended.clone(),
        sandbox: about.origin.clone(),
        cup: None,
        changed: facts.changed.seconds(),
    })
}

/// How a match that ended like this counts.
pub(crate) fn ending(about: &StoredMatch, end: Option<End>) -> Ending {
    match end {
        _ if about.ended.is_some() => Ending::Annulled,
        Some(end) if end.how == How::Aborted => Ending::Aborted,
        Some(_) | None => Ending::Result,
    }
}

/// How a match ended before the whistle, in a language.
pub(crate) fn end_told(end: End, names: &BySide<String>, language: Language) -> EndTold {
    EndTold {
        how: end.how,
        winner: end.winner,
        words: language.render(&describe_end(end, names)),
    }
}

/// The seed that somebody named. Older servers drew 64 bits where nobody did, and wrote them as a number too; what people
/// name here has 32.
fn named_seed(about: &StoredMatch) -> Option<u32> {
    match about.header.seed {
        Some(Seed::Named(number)) => number.try_into().ok(),
        Some(Seed::Drawn(_)) | None => None,
    }
}

/// The options that differ from those that a game is usually played with.
fn unusual_options(game: &dyn AnyMatch) -> Result<Map<String, Value>, Problem> {
    let usual = find_game(game.game())?
        .new_match(None, Map::new())?
        .open_options();
    let Value::Object(options) = game.open_options() else {
        return Ok(Map::new());
    };
    Ok(options
        .into_iter()
        .filter(|(name, value)| usual.get(name) != Some(value))
        .collect())
}

/// A match as the store lists it.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    /// What the store has of it beside the entries.
    pub about: StoredMatch,
    /// How it stands; none where an earlier program stored it.
    pub standing: Option<Snapshot>,
    /// When the time of whoever decides is over.
    pub deadline: Option<Time>,
    /// The competition that it is part of.
    pub cup: Option<String>,
    /// The sides that are whose list it is.
    pub sides: Vec<Side>,
}

impl Listed {
    /// What is open of it; none where only playing it again tells. How far sealed dice have come is not said, nor which
    /// coach has taken a seat over.
    pub(crate) fn info(&self, language: Language) -> Option<MatchInfo> {
        let about = &self.about;
        let standing = self.standing.as_ref()?;
        let game = find_game(&about.header.game).ok()?;
        if standing.rules != game.version() || standing.changed == Time::default() {
            return None;
        }
        let position = serde_json::from_str(&standing.position).ok()?;
        let seen = game.match_from(position).ok()?;
        let over = standing.is_over || about.ended.is_some() || about.loaded;
        let facts = Facts {
            over,
            turn: standing.turn.filter(|_| !over),
            both: standing.both && !over,
            changed: standing.changed,
            deadline: self.deadline.filter(|_| !over),
            end: standing.end,
        };
        let info = match_info(about, seen.as_ref(), facts, language).ok()?;
        Some(MatchInfo {
            cup: self.cup.clone(),
            ..info
        })
    }
}
