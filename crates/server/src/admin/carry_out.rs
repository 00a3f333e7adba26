//! Carries out what an operator asks, in a running server or in its store alone.

use std::sync::Arc;

use gaffer_club::{AccountId, PuzzleRatings};
use gaffer_core::Side;
use gaffer_games::protocol::{Ended, Player, Problem};

use super::{AdminReply, AdminRequest, CupRow, MatchRow, MatchState, NodeRow, TriesAgain};
use crate::App;
use crate::app::off_the_runtime;
use crate::bans::Ban;
use crate::bus::{self, Hint};
use crate::live::Live;
use crate::network::Network;
use crate::people::{self, Role, fold};
use crate::secret::{self, SeatHash, SeatKeys};
use crate::store::{
    Finder, ListedCup, LobbyWork, MatchOrder, Order, Store, StoreError, Stored, StoredChallenge,
};
use crate::{clock, duty, log, record};

/// Why something was not done.
struct Failure(String);

impl From<String> for Failure {
    fn from(why: String) -> Self {
        Self(why)
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self(problem.message)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self(error.to_string())
    }
}

/// Carries out what is asked, and says what came of it.
pub(crate) async fn carry_out(app: &Arc<App>, request: AdminRequest) -> AdminReply {
    match answer(app, request).await {
        Ok(reply) => reply,
        Err(Failure(why)) => AdminReply::Failed { why },
    }
}

async fn answer(app: &Arc<App>, request: AdminRequest) -> Result<AdminReply, Failure> {
    Ok(match request {
        AdminRequest::List { most, ids } => AdminReply::Matches {
            matches: list(app, most, ids).await?,
        },
        AdminRequest::End { which, why } => {
            let found = Found::find(&app.store, &which).await?;
            found.check_running(app).await?;
            let (at, why) = (clock::now(), one_line(&why)?);
            found.order(app, MatchOrder::End(Ended { at, why })).await?;
            AdminReply::Ended { tag: found.tag() }
        }
        AdminRequest::Delete { which } => {
            let found = Found::find(&app.store, &which).await?;
            found.order(app, MatchOrder::Delete).await?;
            AdminReply::Deleted { tag: found.tag() }
        }
        AdminRequest::Export { which } => {
            let found = Found::find(&app.store, &which).await?;
            let stored = app.read(&found.id).await?;
            let record = off_the_runtime(move || record::text(&stored)).await??;
            let tag = found.tag();
            AdminReply::Record { tag, record }
        }
        AdminRequest::Ban { network, why } => {
            let network = network.parse::<Network>()?.of_visitors().to_string();
            let (at, why) = (clock::now(), one_line(&why)?);
            let ban = Ban { network, why, at };
            app.store.order(Order::Ban(ban.clone())).await?;
            app.bans.read(&app.store).await?;
            if let Some(bus) = &app.bus {
                bus.hint(Hint::Bans).await;
            }
            let network = ban.network;
            AdminReply::Banned { network }
        }
        AdminRequest::Unban { network } => {
            let network = network.parse::<Network>()?.of_visitors().to_string();
            let bans = app.store.bans().await?;
            if bans.iter().all(|ban| ban.network != network) {
                let why = format!("{network} is not banned: 'gaffer admin bans' lists what is");
                return Err(Failure(why));
            }
            app.store.order(Order::Unban(network.clone())).await?;
            app.bans.read(&app.store).await?;
            if let Some(bus) = &app.bus {
                bus.hint(Hint::Bans).await;
            }
            AdminReply::Unbanned { network }
        }
        AdminRequest::Bans => AdminReply::Bans {
            bans: app.store.bans().await?,
        },
        AdminRequest::Revoke { which, seat } => {
            let found = Found::with_seat(app, &which, seat).await?;
            found.order_seat(app, seat, None).await?;
            let tag = found.tag();
            AdminReply::Revoked { tag, seat }
        }
        AdminRequest::Ratings => ratings(&app.store).await?,
        AdminRequest::OwnerLink => AdminReply::OwnerLink {
            path: people::admit(&app.store, Role::Owner, None).await?,
        },
        AdminRequest::ClearChallenges { of } => AdminReply::ChallengesCleared {
            by_letter: clear_challenges(app, of).await?,
        },
        AdminRequest::Cups { most, ids } => AdminReply::Cups {
            cups: cups(app, most, ids).await?,
        },
        AdminRequest::Nodes => AdminReply::Nodes {
            nodes: nodes(app).await?,
        },
        AdminRequest::Organiser { which } => {
            let id = find_cup(&app.store, &which).await?;
            let mut cup = app.cups.open(app, &id).await?;
            let secret = cup.replace_organiser(app).await?;
            let path = format!("/cups/{id}#organiser={secret}");
            let tag = log::tag(&id);
            AdminReply::Organiser { tag, path }
        }
        AdminRequest::Reissue { which, seat } => {
            let found = Found::with_seat(app, &which, seat).await?;
            let drawn = secret::new_seat();
            let secret = drawn.map_err(|error| error.to_string())?;
            let hash = Some(SeatHash::from_secret(&secret));
            found.order_seat(app, seat, hash).await?;
            let path = format!("/m/{}#seat={secret}", found.id);
            let tag = found.tag();
            AdminReply::Reissued { tag, seat, path }
        }
    })
}

/// Compares the ratings that are kept with what the matches lead to.
async fn ratings(store: &Store) -> Result<AdminReply, Failure> {
    let kept = store.rated_matches().await?;
    let again = gaffer_club::recompute(&kept);
    let otherwise = kept
        .iter()
        .zip(&again)
        .filter(|(kept, again)| kept != again);
    let otherwise = otherwise
        .map(|(kept, _)| log::tag(&kept.result.name))
        .collect();
    let mut ratings = gaffer_club::Ratings::default();
    for row in &kept {
        ratings.rate(row.result.clone());
    }
    let standings = store.standings().await?.into_iter();
    let elsewhere = standings.filter(|(ladder, account, standing)| {
        ratings.standing(ladder, AccountId(*account)) != Some(*standing)
    });
    Ok(AdminReply::Ratings {
        matches: kept.len(),
        otherwise,
        elsewhere: elsewhere.count(),
        puzzles: puzzle_ratings(store).await?,
    })
}

/// Compares the ratings of solvers and puzzles that are kept with what the tries lead to.
async fn puzzle_ratings(store: &Store) -> Result<TriesAgain, Failure> {
    let kept = store.rated_tries().await?;
    let mut ratings = PuzzleRatings::default();
    let otherwise = kept.iter().filter(|row| ratings.rate_again(row) != **row);
    let otherwise = otherwise.count();
    let solvers = store.all_solvers().await?.into_iter();
    let solvers = solvers.filter(|(game, account, standing)| {
        ratings.solver(game, AccountId(*account)) != Some(*standing)
    });
    let puzzles = store.puzzle_ratings().await?.into_iter();
    let puzzles = puzzles.filter(|(id, rating)| ratings.puzzle(id) != Some(*rating));
    Ok(TriesAgain {
        tries: kept.len(),
        otherwise,
        elsewhere: solvers.count() + puzzles.count(),
    })
}

/// The keys and the names of the matches with a tag, which nothing but looking at all of them finds.
async fn tagged(store: &Store, tag: &str) -> Result<Vec<(i64, String)>, StoreError> {
    let (mut last, mut found) = (0, Vec::new());
    loop {
        let mut names = store.names(last).await?;
        let Some((end, _)) = names.last() else {
            return Ok(found);
        };
        last = *end;
        names.retain(|(_, id)| log::tag(id) == tag);
        found.extend(names);
    }
}

/// A match that was named.
struct Found {
    number: i64,
    id: String,
}

impl Found {
    /// Finds a match by its tag, its id, its number in the store or a link to it.
    async fn find(store: &Store, which: &str) -> Result<Self, Failure> {
        let which = named(which);
        let mut found = store.named(which).await?;
        if log::is_tag(which) {
            found.extend(tagged(store, which).await?);
        }
        if found.len() > 1 {
            let why = format!("several matches have the tag {which}: name the one by its id");
            return Err(Failure(why));
        }
        match found.pop() {
            Some((number, id)) => Ok(Self { number, id }),
            None => Err(Failure(format!(
                "there is no match '{which}': 'gaffer admin list' shows the tag of each"
            ))),
        }
    }

    /// Finds a match in which a person has a seat.
    async fn with_seat(app: &App, which: &str, seat: Side) -> Result<Self, Failure> {
        let found = Self::find(&app.store, which).await?;
        let about = app.read(&found.id).await?.about;
        let is_person = matches!(about.teams[seat].player, Player::Person { .. });
        if is_person && !about.loaded {
            return Ok(found);
        }
        let tag = found.tag();
        Err(Failure(format!(
            "no person has the {seat} seat of match {tag}: there is no link to it"
        )))
    }

    /// Refuses to end what is over; a match that cannot be played is not.
    async fn check_running(&self, app: &App) -> Result<(), Failure> {
        let stored = app.read(&self.id).await?;
        let over = off_the_runtime(move || {
            let loaded = Live::load(stored, u64::MAX);
            loaded.is_ok_and(|(live, _)| live.table.is_closed())
        });
        if over.await? {
            return Err(Failure(format!("match {} is over already", self.tag())));
        }
        Ok(())
    }

    fn tag(&self) -> String {
        log::tag(&self.id)
    }

    /// Lets another secret open a seat, or none; the invitation to it is void.
    async fn order_seat(
        &self,
        app: &Arc<App>,
        side: Side,
        seat: Option<SeatHash>,
    ) -> Result<(), Failure> {
        let invitation = None;
        let keys = SeatKeys { seat, invitation };
        let was = None;
        self.order(
            app,
            MatchOrder::Seat {
                side,
                was,
                keys,
                account: None,
            },
        )
        .await
    }

    async fn order(&self, app: &Arc<App>, order: MatchOrder) -> Result<(), Failure> {
        let number = self.number;
        let order = Order::Match { number, order };
        Ok(app.open.order(app, &self.id, order).await?)
    }
}

/// The id of a competition by its tag, its id or a link to it.
async fn find_cup(store: &Store, which: &str) -> Result<String, Failure> {
    let which = named(which);
    let mut all = store.cups(Finder::Operator, u32::MAX).await?;
    all.retain(|cup| cup.id == which || log::tag(&cup.id) == which);
    match &all[..] {
        [cup] => Ok(cup.id.clone()),
        [] => Err(Failure(format!(
            "there is no competition '{which}': 'gaffer admin cups' shows the tag of each"
        ))),
        _ => Err(Failure(format!(
            "several competitions have the tag {which}: name the one by its id"
        ))),
    }
}

/// Takes challenges away, in the store and in the lobby of a running server; how many were stored.
async fn clear_challenges(app: &App, of: Option<String>) -> Result<usize, Failure> {
    let account = match of {
        None => None,
        Some(name) => {
            let found = app.store.account(&fold(&name)).await?;
            let none = || Failure(format!("there is no account '{name}'"));
            Some(found.ok_or_else(none)?.number)
        }
    };
    let is_meant = |one: &StoredChallenge| {
        account.is_none() || [one.account, one.addressee].contains(&account)
    };
    let stored = app.store.challenges().await?.into_iter();
    let numbers: Vec<u64> = stored.filter(is_meant).map(|one| one.number).collect();
    let count = numbers.len();
    app.store.write_lobby(LobbyWork::Close(numbers)).await?;
    match account {
        Some(account) => app.lobby.forget(app, vec![account]).await,
        None => app.lobby.clear(app).await,
    }
    Ok(count)
}

async fn cups(app: &App, most: u32, ids: bool) -> Result<Vec<CupRow>, Failure> {
    let cups = app.store.cups(Finder::Operator, most).await?.into_iter();
    let row = |cup: ListedCup| CupRow {
        tag: log::tag(&cup.id),
        id: ids.then_some(cup.id),
        name: cup.name,
        game: cup.game,
        teams: cup.teams,
        over: cup.over,
        changed: cup.changed,
    };
    Ok(cups.map(row).collect())
}

/// The nodes that this one hears, and itself first.
async fn nodes(app: &App) -> Result<Vec<NodeRow>, Failure> {
    let Some(bus) = &app.bus else {
        let why = "there are no nodes: the server runs without --bus, or not at all";
        return Err(Failure(why.to_owned()));
    };
    let on_duty = app.store.owner(duty::NAME).await?.map(|(node, _)| node);
    let mut rows = Vec::new();
    for (name, role, since) in bus.heard_nodes() {
        rows.push(NodeRow {
            worker: role == bus::Role::Worker,
            duty: on_duty.as_ref() == Some(&name),
            matches: app.store.count_owned(&name, duty::NAME).await?,
            name,
            since,
        });
    }
    Ok(rows)
}

/// The name of a match or a competition in a link to it, or the text itself.
fn named(text: &str) -> &str {
    let text = text.trim();
    let after = |mark| text.split_once(mark).map(|(_, after)| after);
    let Some(after) = ["/m/", "/join/", "/cups/"].into_iter().find_map(after) else {
        return text;
    };
    after.split(['#', '?', '/']).next().unwrap_or(after)
}

/// The longest note of an operator.
const LONGEST_NOTE: usize = 200;

fn one_line(text: &str) -> Result<String, Failure> {
    let text = text.trim();
    if text.chars().any(char::is_control) || text.chars().count() > LONGEST_NOTE {
        let why = format!("a reason is one line of at most {LONGEST_NOTE} characters");
        return Err(Failure(why));
    }
    Ok(text.to_owned())
}

async fn list(app: &App, most: u32, ids: bool) -> Result<Vec<MatchRow>, Failure> {
    let mut rows = Vec::new();
    for id in app.store.newest(most).await? {
        // A match can be gone since the list was read.
        if let Some(stored) = app.store.read(&id).await? {
            let open = app.open.is_open(&id);
            rows.push(off_the_runtime(move || row(stored, ids, open)).await?);
        }
    }
    Ok(rows)
}

fn row(stored: Stored, ids: bool, open: bool) -> MatchRow {
    let about = &stored.about;
    let mut row = MatchRow {
        tag: log::tag(&about.id),
        id: ids.then(|| about.id.clone()),
        game: about.header.game.clone(),
        teams: Side::BOTH.map(|side| about.teams[side].name.clone()),
        state: MatchState::Broken,
        score: None,
        entries: stored.journal.len() as u64,
        open,
        created: about.created,
        changed: stored.changed.seconds(),
    };
    if let Ok((live, _)) = Live::load(stored, u64::MAX) {
        let score = live.game().goals();
        row.score = Some(Side::BOTH.map(|side| score[side]));
        row.state = if live.about.ended.is_some() {
            MatchState::Ended
        } else if live.about.loaded {
            MatchState::Record
        } else if live.table.is_closed() {
            MatchState::Over
        } else {
            MatchState::Running
        };
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_named_by_its_link_too() {
        assert_eq!(named(" 1a2b3c4d5e "), "1a2b3c4d5e");
        for link in [
            "https://club.example/m/abc#seat=xyz",
            "/m/abc",
            "/m/abc/replay?at=3",
            "https://club.example/join/abc#invitation=xyz",
            "https://club.example/cups/abc#organiser=xyz",
        ] {
            assert_eq!(named(link), "abc");
        }
    }
}
