//! A match of two who have found each other: each has his seat by the secret that he drew himself, and by his account.

use gaffer_club::{Person, Terms};
use gaffer_core::{BySide, Side};
use gaffer_games::protocol::{NewMatch, NewTeam, Player, Problem};
use gaffer_games::words::Language;

use crate::new_match::{self, Made};
use crate::secret::{SeatHash, SeatKeys};
use crate::store::{FoundMatch, LobbyWork, Member, Store};
use crate::{clock, problem, rated};

const COLOURS: [&str; 2] = ["#c8102e", "#1d3fae"];

/// One of two who play.
#[derive(Clone, Debug)]
pub(super) struct Party {
    /// Who.
    pub who: Person,
    /// His account.
    pub member: Option<Member>,
    /// Its name.
    pub name: Option<String>,
    /// The hash of the secret of his seat.
    pub seat: SeatHash,
    /// The request by which he found the match.
    pub request: String,
}

/// A match that was made.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// Its id.
    pub id: String,
    /// Whether it is played at once.
    pub is_live: bool,
    /// Who plays each side.
    pub players: BySide<Party>,
    /// The names of the teams.
    pub names: BySide<String>,
}

/// Refuses terms that nobody can play by.
pub(super) fn check(terms: &Terms, maker: &Party) -> Result<(), Problem> {
    let mut made = new_match::make(wanted(terms, false, &names(&[maker, maker])), None)?;
    made.about.rated = terms.rated;
    made.about.members.home = maker.member;
    // Nobody has the other seat yet.
    made.about.seats.away = SeatKeys::default();
    check_rated(&made)
}

/// Makes a match, which is on disk when this returns.
pub(super) async fn make(
    store: &Store,
    terms: &Terms,
    public: bool,
    [one, other]: [Party; 2],
    of: Vec<u64>,
) -> Result<Found, Problem> {
    let lot = gaffer_games::draw_bytes().map_err(|error| {
        tracing::error!(%error, "no random number could be drawn");
        problem::internal()
    })?;
    let (home, away) = if lot.0[0] & 1 == 0 {
        (one, other)
    } else {
        (other, one)
    };
    let names = names(&[&home, &away]);
    let players = BySide { home, away };
    let mut made = new_match::make(wanted(terms, public, &names), None)?;
    made.about.rated = terms.rated;
    for side in Side::BOTH {
        made.about.members[side] = players[side].member;
        made.about.seats[side] = SeatKeys {
            seat: Some(players[side].seat),
            invitation: None,
        };
    }
    check_rated(&made)?;
    let (about, standing, _) = new_match::ready(made, Vec::new(), Language::ENGLISH)?;
    let id = about.id.clone();
    let found = LobbyWork::Found(FoundMatch {
        about: Box::new(about),
        standing,
        players: BySide::with(|side| (players[side].who, players[side].request.clone())),
        of,
        is_live: terms.is_live(),
        at: clock::now(),
    });
    let written = store.write_lobby(found).await;
    written.map_err(|error| problem::storage_failed(&error))?;
    Ok(Found {
        id,
        is_live: terms.is_live(),
        players,
        names,
    })
}

fn check_rated(made: &Made) -> Result<(), Problem> {
    if made.about.rated {
        rated::check(&made.about, made.game.as_ref())?;
    }
    Ok(())
}

/// The names of the teams: those of the accounts, and guests without one.
fn names([home, away]: &[&Party; 2]) -> BySide<String> {
    const GUEST: &str = "Guest";
    let name = |party: &Party| party.name.clone().unwrap_or_else(|| GUEST.to_owned());
    let (home, mut away) = (name(home), name(away));
    if home == away {
        away += " 2";
    }
    BySide { home, away }
}

/// The request for such a match.
fn wanted(terms: &Terms, public: bool, names: &BySide<String>) -> NewMatch {
    let team = |side: Side| NewTeam {
        name: names[side].clone(),
        colour: match side {
            Side::Home => COLOURS[0].to_owned(),
            Side::Away => COLOURS[1].to_owned(),
        },
        player: Player::Person { link: true },
        squad: Vec::new(),
    };
    NewMatch {
        game: terms.game.clone(),
        preset: Some(terms.rules.clone()),
        options: None,
        teams: BySide::with(team),
        dice: None,
        seed: None,
        hints: Some(false),
        time: terms.time,
        substitute: None,
        public,
        // Checked when it is known who plays.
        rated: false,
        delay: None,
    }
}
