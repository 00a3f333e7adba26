//! What people ask of a match: choices, dice, taking back, and questions.

use gaffer_core::Side;
use gaffer_games::protocol::{Message, Problem, Request};
use gaffer_games::{Change, Turn};

use super::dice::check_roll;
use super::{Owner, Stamp};
use crate::live::Live;
use crate::problem;

/// A request that changes the match, or leads to it.
enum Act {
    Play(Play),
    Confirm(Vec<u8>),
    Dispute(Vec<u8>),
}

/// What the match itself takes.
enum Play {
    Choose(String),
    Roll(Vec<u8>),
    Undo,
}

impl Owner {
    /// Carries out a request of somebody who is there, and replies.
    pub(super) async fn act(&mut self, connection: u64, request: Request) {
        let seat = self.audience.seat(connection);
        match request {
            Request::Join { id, .. } => {
                let problem = problem::bad_request("this connection has joined already");
                self.refuse(connection, id, problem);
            }
            Request::Why { id, choice } => {
                let reply = self.why(seat, &choice).await;
                self.reply(connection, id, reply);
            }
            Request::Hint { id } => {
                if let Err(problem) = self.begin_hint(connection, seat, id.clone()).await {
                    self.refuse(connection, id, problem);
                }
            }
            Request::PlayNow { id } => {
                let reply = self.play_now(seat).await;
                self.reply(connection, id, reply);
            }
            Request::Thoughts { id } => {
                let reply = self.tell_thoughts().await;
                self.reply(connection, id, reply);
            }
            Request::Choose {
                id,
                version,
                choice,
            } => {
                self.change(
                    connection,
                    seat,
                    id,
                    version,
                    Act::Play(Play::Choose(choice)),
                )
                .await;
            }
            Request::Roll { id, version, dice } => {
                self.change(connection, seat, id, version, Act::Play(Play::Roll(dice)))
                    .await;
            }
            Request::Confirm { id, version, dice } => {
                self.change(connection, seat, id, version, Act::Confirm(dice))
                    .await;
            }
            Request::Dispute { id, version, dice } => {
                self.change(connection, seat, id, version, Act::Dispute(dice))
                    .await;
            }
            Request::Undo { id, version } => {
                self.change(connection, seat, id, version, Act::Play(Play::Undo))
                    .await;
            }
        }
    }

    /// Changes the match: take, store, and only then say so.
    async fn change(
        &mut self,
        connection: u64,
        seat: Option<Side>,
        id: String,
        version: u64,
        act: Act,
    ) {
        let Some(seat) = seat else {
            return self.refuse(connection, id, only_watching());
        };
        let most = self.app.store.keeping().entries;
        let live = match self.live().await {
            Ok(live) => live,
            Err(problem) => return self.refuse(connection, id, problem),
        };
        let stamp = Stamp { seat, request: id };
        if version != live.seen_by(Some(seat)).version {
            return self.repeated_or_stale(connection, version, stamp).await;
        }
        let change = match self.take_act(connection, &stamp, act, most) {
            Ok(Some(change)) => change,
            Ok(None) => return,
            Err(problem) => return self.refuse(connection, stamp.request, problem),
        };
        let id = stamp.request.clone();
        match self.store(&change, Some(stamp)).await {
            Ok(entries) => {
                let version = self.version(entries);
                let done = Message::Done { id, version };
                self.audience.reply(connection, done);
                self.tell_all(change.from);
            }
            Err(problem) => self.refuse(connection, id, problem),
        }
    }

    /// Takes an act; none where it was only said and the other side is to confirm it.
    fn take_act(
        &mut self,
        connection: u64,
        stamp: &Stamp,
        act: Act,
        most: u64,
    ) -> Result<Option<Change>, Problem> {
        let (seat, id) = (stamp.seat, stamp.request.clone());
        let (side, play) = match act {
            Act::Play(Play::Roll(dice)) if self.is_to_confirm(connection, seat) => {
                self.say_dice(connection, seat, id, dice)?;
                return Ok(None);
            }
            Act::Dispute(dice) => {
                self.dispute(connection, seat, id, &dice)?;
                return Ok(None);
            }
            Act::Confirm(dice) => (self.confirmed(seat, &dice)?, Play::Roll(dice)),
            Act::Play(play) => {
                self.check_unsaid()?;
                (seat, play)
            }
        };
        let live = self.live.as_mut().ok_or_else(problem::internal)?;
        take(live, side, play, most).map(Some)
    }

    /// Answers a request that was made for another version: again, if it was carried out then.
    async fn repeated_or_stale(&mut self, connection: u64, version: u64, stamp: Stamp) {
        let Some(live) = &self.live else { return };
        let seen = live.seen_by(Some(stamp.seat));
        let (number, now, settled) = (live.number, seen.version, seen.game.settled());
        let done = match live.entries_at(version) {
            Some(entries) => self.app.store.done(number, entries, &stamp).await,
            None => Ok(None),
        };
        let id = stamp.request;
        match done {
            Ok(Some(entries)) => {
                let version = self.version(entries);
                let done = Message::Done { id, version };
                self.audience.reply(connection, done);
            }
            Ok(None) => {
                let why =
                    format!("the match has gone on to version {now}: look again and decide anew");
                self.refuse(connection, id, Problem::new("stale", why));
                self.tell_one(connection, settled);
            }
            Err(error) => self.refuse(connection, id, problem::storage_failed(&error)),
        }
    }

    async fn why(
        &mut self,
        seat: Option<Side>,
        choice: &str,
    ) -> Result<impl FnOnce(String) -> Message + use<>, Problem> {
        let live = self.live().await?;
        check_turn(live, seat)?;
        let problem = live.game.why(choice).err();
        Ok(move |id| Message::Why {
            id,
            allowed: problem.is_none(),
            problem,
        })
    }

    /// Begins to think of a hint for whoever decides.
    async fn begin_hint(
        &mut self,
        connection: u64,
        seat: Option<Side>,
        id: String,
    ) -> Result<(), Problem> {
        let live = self.live().await?;
        check_turn(live, seat)?;
        check_hints(live)?;
        self.let_hint(connection, seat, id)
    }

    /// Tells the coach who is thinking to decide; where none is, it has done so already.
    async fn play_now(
        &mut self,
        seat: Option<Side>,
    ) -> Result<impl FnOnce(String) -> Message + use<>, Problem> {
        let seat = seat.ok_or_else(only_watching)?;
        if let Some(coach) = &self.coach {
            coach.play_now();
        }
        let version = self.live().await?.seen_by(Some(seat)).version;
        Ok(move |id| Message::Done { id, version })
    }

    async fn tell_thoughts(&mut self) -> Result<impl FnOnce(String) -> Message + use<>, Problem> {
        check_hints(self.live().await?)?;
        let thoughts = self.open_thoughts();
        Ok(move |id| Message::Thoughts { id, thoughts })
    }

    fn reply(
        &mut self,
        connection: u64,
        id: String,
        reply: Result<impl FnOnce(String) -> Message, Problem>,
    ) {
        match reply {
            Ok(message) => {
                let message = message(id);
                self.audience.reply(connection, message);
            }
            Err(problem) => self.refuse(connection, id, problem),
        }
    }

    fn refuse(&mut self, connection: u64, id: String, problem: Problem) {
        self.app.metrics.count_refusal(problem.code);
        let refused = Message::Refused {
            id: Some(id),
            problem,
        };
        self.audience.reply(connection, refused);
    }
}

/// Takes an act of a side, and rolls the dice that follow; a match has so many entries at most.
fn take(live: &mut Live, seat: Side, play: Play, most: u64) -> Result<Change, Problem> {
    if live.is_closed() {
        return Err(over());
    }
    if live.entries >= most {
        let why = format!("this match has {most} entries, as many as are stored of one");
        return Err(Problem::new("match-too-long", why));
    }
    let mut change = match play {
        Play::Choose(choice) => {
            check_side(live, seat)?;
            #[cfg(test)]
            assert_ne!(choice, super::panic_test::PANIC, "as the test wants");
            live.choose(&choice)?
        }
        Play::Undo => {
            check_side(live, seat)?;
            if live.entries >= most / 2 {
                let why = "so much was taken back in this match that nothing can be any more: choose and go on";
                return Err(Problem::new("match-too-long", why));
            }
            live.game.undo()?
        }
        Play::Roll(dice) => {
            check_roll(live, seat)?;
            live.game.roll(&dice)?
        }
    };
    live.roll_dice(&mut change)?;
    Ok(change)
}

/// Whether hints and thoughts may be asked for.
fn check_hints(live: &Live) -> Result<(), Problem> {
    if live.has_hints() {
        return Ok(());
    }
    Err(Problem::new(
        "no-hints",
        "this match was set up without hints and thoughts, for both sides",
    ))
}

/// Whether it is a viewer's turn to decide.
fn check_turn(live: &Live, seat: Option<Side>) -> Result<(), Problem> {
    if live.about.ended.is_some() {
        return Err(over());
    }
    check_side(live, seat.ok_or_else(only_watching)?)
}

/// Whether nobody else decides; dice are for the match itself to ask for.
fn check_side(live: &Live, seat: Side) -> Result<(), Problem> {
    match live.game.turn() {
        Turn::Side(side) if side != seat => Err(Problem::new(
            "not-your-turn",
            format!("{} decides now", live.names[side]),
        )),
        Turn::Side(_) | Turn::Dice { .. } | Turn::Over => Ok(()),
    }
}

/// Nothing is taken any more.
pub(super) fn over() -> Problem {
    Problem::new(
        "match-over",
        "nothing can be changed any more; any moment can be the start of a sandbox",
    )
}

fn only_watching() -> Problem {
    Problem::new(
        "not-your-seat",
        "whoever watches does not decide: open the link of a seat",
    )
}
