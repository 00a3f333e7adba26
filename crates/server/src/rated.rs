//! Whether a match is rated, from what is stored of it, and why not in words.

use gaffer_club::{
    AccountId, Beginning, Circumstances, DiceBy, Ending, Ladder, Player, Unrated, ladder_of,
};
use gaffer_core::{BySide, DiceFrom, Seed, Side};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{self, Problem};
use gaffer_games::words::Phrase;

use crate::people::Kind;
use crate::store::{Member, StoredMatch};
use crate::words::say;

/// The ladder on which a match with this ending is rated, or every reason why it is on none.
pub(crate) fn ladder(
    about: &StoredMatch,
    game: &dyn AnyMatch,
    ending: Ending,
) -> Result<Ladder, Vec<Unrated>> {
    ladder_of(&circumstances(about, game, ending))
}

/// What decides whether a match with this ending is rated.
pub(crate) fn circumstances(
    about: &StoredMatch,
    game: &dyn AnyMatch,
    ending: Ending,
) -> Circumstances {
    let header = &about.header;
    Circumstances {
        game: header.game.clone(),
        preset: game.preset().map(str::to_owned),
        time: header.time,
        players: BySide::with(|side| player(about, side)),
        dice: match (header.dice, header.seed) {
            (DiceFrom::Sealed, _) => DiceBy::Sealed,
            (DiceFrom::ByHand | DiceFrom::Script, _) => DiceBy::Hand,
            (DiceFrom::Seed, Some(Seed::Named(_))) => DiceBy::NamedSeed,
            (DiceFrom::Seed, _) => DiceBy::Drawn,
        },
        beginning: match &about.origin {
            _ if about.loaded => Beginning::Loaded,
            Some(_) => Beginning::Sandbox,
            None => Beginning::KickOff,
        },
        agreed: about.rated,
        hints: about.hints != Some(false),
        substitute: header.substitute.is_some(),
        ending,
    }
}

/// Refuses a match that is to be rated and cannot be.
pub(crate) fn check(about: &StoredMatch, game: &dyn AnyMatch) -> Result<(), Problem> {
    let found = ladder(about, game, Ending::Result);
    found.map(drop).map_err(|reasons| {
        let why = words(&reasons);
        Problem::said("not-rated", say!(unrated::NotRated, why))
    })
}

/// Who plays a side; whoever takes a free seat of a rated match has an account that nobody else of it has.
fn player(about: &StoredMatch, side: Side) -> Player {
    match (&about.teams[side].player, about.members[side]) {
        (protocol::Player::Computer { coach }, _) => Player::Coach(coach.clone()),
        (
            _,
            Some(Member {
                kind: Kind::Program,
                ..
            }),
        ) => Player::Program,
        (_, Some(member)) => Player::Member(AccountId(member.account)),
        // No account has a negative number.
        (_, None) if about.is_free(side) => Player::Member(AccountId(match side {
            Side::Home => -1,
            Side::Away => -2,
        })),
        (_, None) => Player::Guest,
    }
}

/// Reasons in words.
pub(crate) fn words(reasons: &[Unrated]) -> Phrase {
    let words = reasons.iter().map(|reason| match reason {
        Unrated::Friendly => say!(unrated::Friendly),
        Unrated::NothingPlayed => say!(unrated::NothingPlayed),
        Unrated::Annulled => say!(unrated::Annulled),
        Unrated::Hints => say!(unrated::Hints),
        Unrated::DiceByHand => say!(unrated::DiceByHand),
        Unrated::NamedSeed => say!(unrated::NamedSeed),
        Unrated::NotSealed => say!(unrated::NotSealed),
        Unrated::Substitute => say!(unrated::Substitute),
        Unrated::Sandbox => say!(unrated::Sandbox),
        Unrated::Loaded => say!(unrated::Loaded),
        Unrated::OwnRules => say!(unrated::OwnRules),
        Unrated::NoClock => say!(unrated::NoClock),
        Unrated::SameAccount => say!(unrated::SameAccount),
        Unrated::Guest => say!(unrated::Guest),
        Unrated::Program => say!(unrated::Program),
        Unrated::UnmeasuredCoach => say!(unrated::UnmeasuredCoach),
        Unrated::NoPerson => say!(unrated::NoPerson),
    });
    let both = |first: Phrase, next: Phrase| say!(unrated::Both, first, next);
    words
        .reduce(both)
        .unwrap_or_else(|| say!(unrated::Friendly))
}
