//! The owner of an open match: the one task that changes it, stores each change and then tells everybody.
//!
//! What it has in memory is a copy of the store: after a failure it is thrown away and read again.

mod act;
#[cfg(test)]
mod attendance_test;
mod audience;
#[cfg(test)]
mod catching_up_test;
mod chat;
mod dice;
mod ends;
#[cfg(test)]
mod ends_test;
mod obey;
#[cfg(test)]
mod panic_test;
mod plans;
mod program;
mod rematch;
mod sealing;
mod seats;
#[cfg(test)]
pub(crate) mod testing;
mod thinking;
mod watching;

use std::sync::Arc;
use std::time::{Duration, Instant};

use gaffer_club::Ladder;
use gaffer_core::{BySide, Side};
use gaffer_games::protocol::{Invitation, Invited, MatchInfo, Message, Problem, Request, Want};
use gaffer_games::thinking::Considered;
use gaffer_games::words::Language;
use gaffer_table::{Changes, Due};
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::App;
use crate::cups::check_shown;
use crate::live::{Live, find_game};
use crate::secret::SeatKeys;
use crate::store::{NoticeWork, Order, SaidLine, Stamp, Store};
use crate::visitor::Visitor;
use crate::words::say;
use crate::{clock, log, problem};
use audience::Audience;
pub(crate) use audience::{Outgoing, Queue, text};
#[cfg(test)]
pub(crate) use panic_test::PANIC;
use program::Program;
pub(crate) use seats::{SeatChange, invitation};
use thinking::{AtWork, HintAsker, Hinted, PROGRESS, decided};
use watching::{Watched, known};

/// What an owner is asked by connections.
#[derive(Debug)]
pub(crate) enum Command {
    /// Somebody comes.
    Join(Box<Newcomer>),
    /// A request of somebody who is there.
    Request {
        /// Who.
        connection: u64,
        /// When.
        asked: Instant,
        /// What; apart, since a queue keeps room for many commands.
        request: Box<Request>,
    },
    /// Somebody wants to know what is open of the match.
    Info(Language, oneshot::Sender<Result<Box<MatchInfo>, Problem>>),
    /// Somebody wants to know what he is invited to.
    Invitation(
        Invited,
        Language,
        oneshot::Sender<Result<Box<Invitation>, Problem>>,
    ),
    /// A seat changes hands, or the invitation to it; the asker is told whose seat it is.
    /// In which language is for another node, which says what is wrong with it.
    Seat(
        Box<SeatChange>,
        Language,
        oneshot::Sender<Result<Side, Problem>>,
    ),
    /// A side gives up, since its account was closed; whoever closed it is told when it is done.
    Resign(Side, oneshot::Sender<Result<(), Problem>>),
    /// A side takes days off, as in all its matches by letter; whoever asked is told what it got.
    Vacation(Side, u32, oneshot::Sender<Result<Option<Away>, Problem>>),
    /// What is stored of the match has changed otherwise than by its owner.
    Reread,
    /// The time of somebody may be over.
    Wake,
    /// Computers play on though nobody looks; told when there is nothing left for them to do.
    PlayOn(oneshot::Sender<()>),
    /// The operator orders something; he is told when it is done.
    Order(Box<Order>, oneshot::Sender<Result<(), Problem>>),
}

/// What a side got when it took days off in all its matches by letter.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Away {
    /// The teams' names.
    pub teams: BySide<String>,
    /// How many days: fewer than were wanted where no more are left.
    pub days: u32,
}

/// Somebody who wants to play or watch.
#[derive(Debug)]
pub(crate) struct Newcomer {
    /// The number of the connection.
    pub connection: u64,
    /// Whose connection it is.
    pub visitor: Visitor,
    /// The id of the request.
    pub id: String,
    /// The seat's secret.
    pub seat: Option<String>,
    /// The side whose seat is the account's.
    pub side: Option<Side>,
    /// The account that is logged in.
    pub account: Option<i64>,
    /// What the client calls itself.
    pub client: Option<String>,
    /// How many settled events are known already.
    pub since: usize,
    /// What news are to contain.
    pub want: Want,
    /// The language of all words.
    pub language: Language,
    /// Where messages go; whoever has left has closed it.
    pub queue: Queue,
}

/// Seconds in which further visits of a match are not noted.
const VISIT: u64 = 3600;

/// How long a match in which nothing happens stays in memory. To read it again takes milliseconds.
const IDLE: Duration = Duration::from_secs(10);

/// How long after a write that failed it is read again what is stored, and after time was over whether it is by what is stored.
const CATCH_UP: Duration = Duration::from_secs(1);

/// How long a match that nobody looks at is told from memory.
const FRESH: Duration = Duration::from_secs(2);

/// The longest name that a client gives itself.
const LONGEST_CLIENT: usize = 64;

/// The task of a match.
#[derive(Debug)]
pub(crate) struct Owner {
    id: String,
    app: Arc<App>,
    /// The store; where there are several nodes it takes what this owner writes only as long as it is the owner.
    store: Store,
    commands: mpsc::Receiver<Command>,
    /// Told when somebody has left.
    left: Arc<Notify>,
    live: Option<Live>,
    /// The match as spectators see it, where they see it later.
    watched: Option<Watched>,
    /// When it was read.
    read_at: Instant,
    audience: Audience,
    /// When the request came that is carried out now.
    asked: Option<Instant>,
    /// The computer coach who is deciding.
    coach: Option<AtWork>,
    /// The programs that play a side.
    programs: BySide<Program>,
    /// What a coach thought about its last decision, where everybody may know it.
    thoughts: Option<Box<dyn Considered>>,
    /// The hints that people wait for.
    hints: JoinSet<Hinted>,
    /// Those people, one of a seat.
    hint_askers: Vec<HintAsker>,
    /// Whether an offer stood, or both sides were asked, when it was last told what is beside the answers.
    was_beside: bool,
    /// The first event that nobody was told since its write failed: it may be stored all the same.
    untold: Option<usize>,
    /// What was said beside it, where it was read.
    chat: Option<Vec<SaidLine>>,
    /// Whether those who played were told what those said who watched.
    was_over: bool,
    /// What the lobby knows of it: how many entries, how many watch, and whether anybody is there.
    shown: Option<(u64, usize, bool)>,
    /// The rating points of the stronger of those who play, where that was read.
    #[expect(clippy::option_option, reason = "not read yet, or read and not there")]
    rating: Option<Option<u16>>,
    /// Since when nobody has been there for a side.
    away: BySide<Option<Instant>>,
    /// When the match last changed, as far as this task knows.
    changed: Instant,
    /// Who waits for the end of a match that is played though nobody looks.
    background: Option<oneshot::Sender<()>>,
}

impl Owner {
    /// An owner who has nothing in memory yet.
    pub(crate) fn new(
        id: String,
        app: Arc<App>,
        store: Store,
        commands: mpsc::Receiver<Command>,
        left: Arc<Notify>,
    ) -> Self {
        Self {
            id,
            app,
            store,
            commands,
            left,
            live: None,
            watched: None,
            read_at: Instant::now(),
            audience: Audience::default(),
            asked: None,
            coach: None,
            programs: BySide::default(),
            thoughts: None,
            hints: JoinSet::new(),
            hint_askers: Vec::new(),
            was_beside: false,
            untold: None,
            chat: None,
            was_over: false,
            shown: None,
            rating: None,
            away: BySide::with(|_| Some(now())),
            changed: now(),
            background: None,
        }
    }

    /// What all parts of the server share.
    pub(crate) fn app(&self) -> Arc<App> {
        Arc::clone(&self.app)
    }

    /// Serves the match until nobody needs it.
    pub(crate) async fn run(mut self) {
        let left = Arc::clone(&self.left);
        loop {
            if self.store.is_lost() {
                return self.give_up();
            }
            self.let_go();
            // Where it is not known yet whether time is over, it is looked at again.
            let _ = self.flag().await;
            self.show().await;
            self.open_chat().await;
            self.show_watchers().await;
            let due = self.due();
            match &due {
                Due::Step => {
                    match self.commands.try_recv() {
                        Ok(command) => self.take(command).await,
                        Err(_) => Box::pin(self.step()).await,
                    }
                    continue;
                }
                Due::Coach { coach, side } => self.let_think(coach, *side),
                Due::Nothing => {
                    // Whoever still thinks does so for nobody.
                    self.coach = None;
                    self.end_background();
                }
                Due::At(_) => {}
            }
            let patience = self.patience(&due);
            tokio::select! {
                command = self.commands.recv() => match command {
                    Some(command) => self.take(command).await,
                    None => return,
                },
                () = left.notified() => {}
                decision = decided(&mut self.coach) => self.take_decision(decision).await,
                Some(hinted) = self.hints.join_next() => {
                    // A hint whose asker has gone was broken off.
                    if let Ok(hinted) = hinted {
                        self.tell_hint(hinted);
                    }
                }
                () = sleep(patience) => {
                    if self.untold.is_some() {
                        // Where it cannot be read yet, it is tried again.
                        let _ = self.live().await;
                    } else if matches!(due, Due::At(_)) || self.next_for_watchers().is_some() {
                        // Its moment has come, or will.
                    } else if self.coach.is_some() {
                        self.tell_progress();
                    } else if self.hint_askers.is_empty() && self.rest() {
                        return;
                    }
                }
            }
        }
    }

    /// Lets those go who have left: nobody thinks for them any more.
    fn let_go(&mut self) {
        if self.audience.let_go() {
            self.audience.tell_presence();
        }
        for side in Side::BOTH {
            let away = &mut self.away[side];
            *away = (!self.audience.is_there(side)).then(|| away.unwrap_or_else(now));
        }
        self.background = self.background.take().filter(|done| !done.is_closed());
        if self.audience.is_empty() && self.background.is_none() {
            self.coach = None;
        }
        let audience = &self.audience;
        self.hint_askers
            .retain(|asker| audience.address_of(asker.connection).is_some());
    }

    /// Lets the lobby know how a public match stands, where that has changed.
    async fn show(&mut self) {
        // What spectators see late is not listed: the list would be early.
        let is_listed = |live: &&Live| live.about.public && live.about.delay == 0;
        let Some(live) = self.live.as_ref().filter(is_listed) else {
            return;
        };
        let is_on = !live.table.is_closed() && !self.audience.is_empty();
        let watchers = self.audience.watchers();
        let stands = (live.table.entries(), watchers, is_on);
        if self.shown.replace(stands) == Some(stands) {
            return;
        }
        if !is_on {
            return self.app.watched.remove(&self.id);
        }
        if self.rating.is_none() {
            let players = live.on_ladder();
            self.rating = Some(Box::pin(best_rating(&self.store, players)).await);
        }
        let rating = self.rating.flatten();
        if let Some(live) = &self.live {
            self.app.watched.put(live.watch_info(watchers, rating));
        }
    }

    /// Tells whoever let the match be played that nothing is left for computers to do.
    fn end_background(&mut self) {
        if let Some(done) = self.background.take() {
            let _ = done.send(());
        }
    }

    /// How long nothing may happen before something is done about it.
    fn patience(&self, due: &Due) -> Duration {
        let patience = if self.untold.is_some() {
            CATCH_UP
        } else if let Due::At(moment) = due {
            *moment - clock::time()
        } else if self.coach.is_some() {
            PROGRESS
        } else if self.live.is_none() && self.audience.is_empty() {
            // Whoever asked for it was refused.
            Duration::ZERO
        } else if let Some(deadline) = self.deadline() {
            let left = deadline - clock::time();
            if left.is_zero() {
                CATCH_UP
            } else {
                IDLE.min(left)
            }
        } else {
            IDLE
        };
        let next = self.next_for_watchers();
        next.map_or(patience, |next| patience.min(next - clock::time()))
    }

    /// Forgets what can be read again; true where nobody needs the owner any more. Dice that were said are not stored,
    /// and where somebody waits for a clock it is at hand.
    fn rest(&mut self) -> bool {
        self.programs = BySide::default();
        self.chat = None;
        let live = self.live.take();
        let is_needed =
            |live: &Live| live.table.said().is_some() || live.table.deadline().is_some();
        self.live = live.filter(|live| is_needed(live) && !self.audience.is_empty());
        self.audience.is_empty() && self.app.open.close(&self.id, &self.commands)
    }

    fn due(&self) -> Due {
        let live = self.live.as_ref();
        live.map_or(Due::Nothing, |live| live.table.due(clock::time()))
    }

    async fn take(&mut self, command: Command) {
        match command {
            // Seldom needed, and long: not part of what every match keeps in memory.
            Command::Join(newcomer) => Box::pin(self.join(*newcomer)).await,
            Command::Request {
                connection,
                asked,
                request,
            } => {
                self.asked = Some(asked);
                self.act(connection, *request).await;
                self.asked = None;
            }
            Command::Info(language, told) => {
                // Where nobody sits or watches, what is stored may have gone on without this owner.
                let is_unattended = self.audience.is_empty() && self.background.is_none();
                if is_unattended && self.read_at.elapsed() > FRESH {
                    self.live = None;
                }
                let info = self.live().await.and_then(|live| live.info(language));
                // Whoever asked may have gone meanwhile.
                let _ = told.send(info.map(Box::new));
            }
            Command::Invitation(invited, language, told) => {
                let live = self.live().await;
                let told_of = live.and_then(|live| invitation(live, &invited, language));
                let _ = told.send(told_of.map(Box::new));
            }
            Command::Seat(change, _, done) => {
                let _ = done.send(Box::pin(self.change_seat(*change)).await);
            }
            Command::Resign(side, done) => {
                let _ = done.send(Box::pin(self.resign(side)).await);
            }
            Command::Vacation(side, days, done) => {
                let _ = done.send(Box::pin(self.take_days_off(side, days)).await);
            }
            Command::Reread => {
                self.live = None;
                self.watched = None;
                self.chat = None;
                self.shown = None;
                let _ = self.live().await;
            }
            Command::Wake => {
                // Once it is in memory, time that is over is noticed.
                let _ = self.live().await;
            }
            Command::PlayOn(done) => {
                // Where the match cannot be read, whoever waits hears that nobody plays it.
                if self.live().await.is_ok() {
                    self.background = Some(done);
                }
            }
            Command::Order(order, done) => {
                // An operator who has gone meanwhile is obeyed all the same.
                let _ = done.send(Box::pin(self.obey(*order)).await);
            }
        }
    }

    /// The match, read from the store where it is not in memory.
    async fn live(&mut self) -> Result<&mut Live, Problem> {
        if self.live.is_none() {
            self.live = Some(Box::pin(self.app.load(&self.store, &self.id)).await?);
            self.read_at = Instant::now();
            self.catch_up();
        }
        self.live.as_mut().ok_or_else(problem::internal)
    }

    /// Reads the match again where somebody was shown more of it than is in memory: another node has had it meanwhile, and a former
    /// owner that has not noticed may not call stale what it does not know. Not for every request: reading takes as long as many answers.
    async fn catch_up_with(&mut self, seat: Side, version: u64) -> Result<(), Problem> {
        let live = self.live().await?;
        let is_ahead = version > live.table.seen_by(Some(seat)).version;
        let events = live.game().events();
        if is_ahead && self.read_at.elapsed() > CATCH_UP {
            self.live = None;
            self.untold.get_or_insert(events);
            self.live().await?;
        }
        Ok(())
    }

    /// Tells what was stored by a write that seemed to fail: news that follow would else leave it out.
    fn catch_up(&mut self) {
        let Some(from) = self.untold.take() else {
            return;
        };
        self.keep_from_watchers();
        let Some(live) = &self.live else { return };
        self.audience.know_computers(live);
        self.audience.tell_presence();
        let from = from.min(live.game().events());
        self.audience.tell_all(live, from);
        let is_beside = live.has_beside() || self.was_beside;
        let is_late = self.audience.is_late();
        self.audience.tell_beside(live, |_, seat| {
            is_beside && !live.table.is_kept_from(seat) && (seat.is_some() || !is_late)
        });
        if let Some(sealing) = live.sealing() {
            self.audience.tell(&Message::Sealing(sealing));
        }
    }

    async fn join(&mut self, newcomer: Newcomer) {
        let (connection, account) = (newcomer.connection, newcomer.account);
        let (you, welcome, since) = match self.admit(&newcomer).await {
            Ok(admitted) => admitted,
            Err(problem) => {
                self.app.metrics.count_refusal(problem.code);
                let id = Some(newcomer.id);
                let refusal = Outgoing::reply(Message::Refused { id, problem }, newcomer.language);
                // A refused newcomer is left alone: the end of the queue closes the connection.
                let _ = newcomer.queue.try_send(refusal);
                return;
            }
        };
        if let Some(live) = &self.live {
            self.audience.join(live, newcomer, you);
        }
        self.audience.reply(connection, welcome);
        self.audience.tell_presence();
        self.tell_one(connection, since);
        if you.is_some() || !self.audience.is_late() {
            self.tell_said(connection);
        }
        self.tell_beside(connection);
        self.audience.tell_opened_again(connection);
        if let Some(side) = you {
            self.remind(connection, side);
            self.tell_rules(connection, side).await;
            self.note_seen(account).await;
        }
        self.tell_chat(|one, _| one == connection).await;
        self.note_visit(you.is_some()).await;
    }

    /// Makes room for a newcomer: whose seat it is, the welcome, and the number of the first event to be told.
    async fn admit(
        &mut self,
        newcomer: &Newcomer,
    ) -> Result<(Option<Side>, Message, usize), Problem> {
        let client = newcomer.client.as_deref().unwrap_or_default();
        if client.chars().count() > LONGEST_CLIENT {
            let why = format!("`client` has at most {LONGEST_CLIENT} characters");
            return Err(problem::bad_request(why));
        }
        let you = self.seat_of(newcomer).await?;
        let live = self.live().await?;
        if you.is_none() && live.about.cup.is_some() {
            let about = live.about.clone();
            check_shown(&self.app, &about).await?;
        }
        let live = self.known_to(you).await?;
        let info = Box::new(live.info(newcomer.language)?);
        let since = newcomer.since.min(live.table.seen_by(you).game.settled());
        self.audience.make_room(newcomer, you, &self.app.limits)?;
        let id = newcomer.id.clone();
        Ok((you, Message::Welcome { id, info, you }, since))
    }

    /// The seat that a newcomer has by its secret or by his account; none where he only watches.
    async fn seat_of(&mut self, newcomer: &Newcomer) -> Result<Option<Side>, Problem> {
        let live = self.live().await?;
        let number = live.number;
        let you = match (newcomer.seat.as_deref(), newcomer.side, newcomer.account) {
            (Some(secret), _, _) => seat_of(live, secret),
            (None, None, _) => return Ok(None),
            (None, Some(side), account) => {
                // Nobody has the number 0.
                let account = account.unwrap_or_default();
                let found = self.store.has_seat(account, number, side).await;
                let is_own = found.map_err(|error| problem::storage_failed(&error))?;
                is_own.then_some(side)
            }
        };
        let why = say!(problems::NotYourSeat);
        you.map(Some)
            .ok_or_else(|| Problem::said("not-your-seat", why))
    }

    /// Tells a seat once that the rules have changed under the match.
    async fn tell_rules(&mut self, connection: u64, side: Side) {
        let Some(live) = &mut self.live else { return };
        if !std::mem::take(&mut live.untold[side]) {
            return;
        }
        let Ok(game) = find_game(live.game().game()) else {
            return;
        };
        let message = Outgoing::news(&Message::RulesChanged {
            rules: game.version(),
            words: self
                .audience
                .language_of(connection)
                .render(&say!(problems::RulesChanged)),
        });
        let number = live.number;
        self.audience.send(connection, &message);
        if let Err(error) = self.store.told(number, side).await {
            tracing::warn!(%error, "a seat will be told of the rules again");
        }
    }

    /// Whoever looks at his match need not be told of it.
    async fn note_seen(&mut self, account: Option<i64>) {
        let number = self.live.as_ref().map(|live| live.number);
        let (Some(account), Some(_)) = (account, number) else {
            return;
        };
        let work = NoticeWork::Seen { account, number };
        if let Err(error) = self.store.write_notices(work).await {
            tracing::warn!(%error, "that notices were read was not noted");
        }
    }

    /// Lets the store know that somebody is there, which keeps a match from being forgotten.
    async fn note_visit(&mut self, seated: bool) {
        let Some(live) = &mut self.live else { return };
        let is_known = clock::now() < live.seen + VISIT && (live.is_joined || !seated);
        if is_known {
            return;
        }
        live.seen = clock::now();
        live.is_joined |= seated;
        if let Err(error) = self.store.visit(live.number, seated).await {
            tracing::warn!(%error, "a visit was not noted");
        }
    }

    /// Does what is due, stores it and tells it.
    async fn step(&mut self) {
        let Some(live) = &mut self.live else { return };
        let now = clock::time();
        let stepped = live.table.step(now).and_then(|mut changes| {
            live.table.roll_on(&mut changes, now)?;
            Ok(changes)
        });
        match stepped {
            Err(problem) => {
                self.log_problem(&problem, "a step of the server was refused");
                self.give_up();
            }
            Ok(changes) => {
                if self.store(&changes, None).await.is_ok() {
                    self.tell_changes(&changes);
                } else {
                    self.give_up();
                }
            }
        }
    }

    /// Logs what went wrong without what it went wrong with: the words of a problem may repeat a secret answer.
    fn log_problem(&self, problem: &Problem, what: &'static str) {
        let tag = log::tag(&self.id);
        tracing::error!(tag, code = problem.code, "{what}");
    }

    /// Sends everybody away and forgets what is in memory: what was stored is true.
    fn give_up(&mut self) {
        self.live = None;
        self.watched = None;
        self.thoughts = None;
        self.background = None;
        self.untold = None;
        self.audience.dismiss();
    }

    /// Puts entries into the store; if that fails, what is in memory is no longer true and is thrown away.
    async fn store(&mut self, changes: &Changes, stamp: Option<Stamp>) -> Result<u64, Problem> {
        let Some(live) = self.live.as_mut() else {
            return Err(problem::internal());
        };
        let (added, after) = (changes.entries.len() as u64, live.table.entries());
        let mut batch = live.batch(changes, stamp)?;
        let here = BySide::with(|side| self.audience.is_there(side));
        batch.stands = self.app.stands(live, here);
        match self.store.append(batch).await {
            Ok(()) => {
                self.changed = now();
                self.app.metrics.count_answers(added, self.asked);
                if live.table.is_closed() {
                    for side in Side::BOTH {
                        self.programs[side].end(live.game(), side);
                    }
                    // Where too many end at once, the rest are found at the next start.
                    let _ = self.app.archive.try_send(self.id.clone());
                    if let Some(cup) = live.about.cup {
                        self.app.cups.look_at(cup);
                    }
                }
                self.keep_from_watchers();
                Ok(after)
            }
            Err(error) => {
                self.live = None;
                let from = self.untold.unwrap_or(changes.from);
                self.untold = Some(from.min(changes.from));
                Err(problem::storage_failed(&error))
            }
        }
    }

    /// The version at which the match has so many entries.
    fn version(&self, entries: u64) -> u64 {
        let live = self.live.as_ref();
        live.map_or(entries, |live| live.table.version(entries))
    }

    /// The version of the match as a seat sees it.
    fn version_for(&self, seat: Side) -> u64 {
        let live = self.live.as_ref();
        live.map_or(0, |live| live.table.seen_by(Some(seat)).version)
    }

    fn tell_one(&mut self, connection: u64, from: usize) {
        let seat = self.audience.seat(connection);
        if let Some(live) = known(self.live.as_ref(), self.watched.as_ref(), seat) {
            self.audience.tell_one(connection, live, from);
        }
    }
}

/// The rating points of the strongest of some accounts on a ladder; none where nobody is rated.
async fn best_rating(store: &Store, players: Option<(Ladder, Vec<i64>)>) -> Option<u16> {
    let (ladder, accounts) = players?;
    let now = gaffer_club::Time(clock::time().0);
    let mut best = None;
    for account in accounts {
        let found = store.rating_on(&ladder, account, now).await;
        let rating = found.ok().flatten();
        best = best.max(rating.map(|rating| rating.points().round() as u16));
    }
    best
}

/// The seat that a secret opens. Both are compared, so that the time tells nothing.
fn seat_of(live: &Live, secret: &str) -> Option<Side> {
    let seats = &live.about.seats;
    let opens = |keys: &SeatKeys| keys.seat.is_some_and(|hash| hash.is_of(secret));
    match (opens(&seats.home), opens(&seats.away)) {
        (true, _) => Some(Side::Home),
        (_, true) => Some(Side::Away),
        _ => None,
    }
}

/// The moment from which somebody is away, or the match as it is.
fn now() -> Instant {
    #[cfg(test)]
    return Instant::now() + testing::passed();
    #[cfg(not(test))]
    Instant::now()
}
