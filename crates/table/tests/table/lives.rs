//! Whole lives of tables, simulated from seeds: requests of all seats, good and bad, dice that are confirmed or not, coaches
//! who answer late, sides that answer in secret before they are asked, a clock that jumps, time that is limited, offers and
//! ends, outages and restarts. The journal and its notes
//! always rebuild the same table, a refusal changes nothing, and whoever follows the news knows what the table knows.
//!
//! `GAFFER_LIVES=5000 cargo test --release -p gaffer-table --test table lives` lives longer.

use std::collections::VecDeque;
use std::sync::Arc;

use gaffer_coach::Luck;
use gaffer_core::{
    BySide, Dice, DiceFrom, Header, How, Note, Noted, Occupant, Proposal, Seat, Seed, Side,
    TimeControl, Viewer,
};
use gaffer_games::protocol::{Awaits, Told};
use gaffer_games::words::Words;
use gaffer_games::{ToAct, find};
use gaffer_table::{
    Accepted, Course, Due, EndRequest, Entry, Film, Plans, Reel, Request, Setting, Table,
    TableDice, Time, Who, reach,
};
use serde_json::{Map, Value, json};

/// How many lives there are in the usual tests; each has a few hundred steps.
const LIVES: u64 = 32;
/// The most steps of a life.
const STEPS: usize = 4000;

const VIEWERS: [Option<Side>; 3] = [Some(Side::Home), Some(Side::Away), None];

/// A table with everything around it that a server would have.
struct Life {
    luck: Luck,
    header: Header<Value>,
    setting: Setting,
    table: Table,
    journal: Vec<Entry>,
    notes: Vec<Noted>,
    /// What the seats have left, as it is stored.
    plans: BySide<String>,
    /// Choices that were made before the rules asked for them.
    early: usize,
    /// Milliseconds that passed while the time of each side ran, reckoned here beside the table.
    spent: BySide<u64>,
    now: Time,
    /// Until when each side is away, reckoned here beside the table.
    away_until: BySide<Time>,
    began: Time,
    /// The decision of a coach that was asked at so many entries, on its way.
    decision: Option<(u64, Vec<String>)>,
    /// What each viewer knows from the news alone.
    known: [Vec<Told>; 3],
    accepted: usize,
    refused: usize,
    restarts: usize,
}

impl Life {
    fn begin(seed: u64) -> Self {
        let mut luck = Luck::new(seed);
        let presets = [
            ("fuba", "2.2"),
            ("fuba", "full"),
            ("fuba", "2014-full"),
            ("fuba", "1.0"),
            ("champions", "friendly"),
            ("champions", "full"),
            ("champions", "tournament"),
        ];
        let (game, preset) = presets[luck.below(presets.len())];
        let people = luck.below(3) == 0;
        let players = BySide::with(|_| match luck.below(5) {
            _ if people => Occupant::Person,
            0 | 1 => Occupant::Person,
            2 => Occupant::Program("bot".into()),
            _ => Occupant::Coach("random".into()),
        });
        let dice = [DiceFrom::Seed, DiceFrom::ByHand, DiceFrom::Script][luck.below(3)];
        let began = Time::from_seconds(1_000_000 + luck.below(1000) as u64);
        let played = find(game).unwrap();
        let start = played.new_match(Some(preset), Map::new()).unwrap();
        let named = Seed::Named(seed);
        let header = Header {
            gaffer: 1,
            game: game.into(),
            rules: played.version(),
            options: start.options(),
            seats: BySide::with(|side: Side| Seat {
                name: side.to_string(),
                coach: players[side].clone(),
            }),
            dice,
            seed: Some(named),
            sealed: None,
            time: time(&mut luck),
            substitute: (luck.below(2) == 0).then(|| "random".to_owned()),
            apart: Some(luck.below(4) > 0),
        };
        let setting = Setting {
            dice: match dice {
                DiceFrom::Script => TableDice::Script(script(&mut luck)),
                dice => TableDice::from_record(dice, named),
            },
            seed: named,
            time: header.time,
            substitute: header.substitute.clone(),
            apart: header.apart == Some(true),
            most_entries: if luck.below(10) == 0 { 60 } else { u64::MAX },
            ..Setting::new(players)
        };
        let table = Table::new(setting.clone(), start, 0, began);
        Self {
            luck,
            header,
            setting,
            table,
            journal: Vec::new(),
            notes: Vec::new(),
            plans: BySide::with(|_| json!(Plans::default()).to_string()),
            early: 0,
            spent: BySide::default(),
            now: began,
            away_until: BySide::default(),
            began,
            decision: None,
            known: Default::default(),
            accepted: 0,
            refused: 0,
            restarts: 0,
        }
    }

    /// Something happens.
    fn step(&mut self) {
        if self.luck.below(20) == 0 {
            // Time passes: a moment, or a night.
            let passed = [1, 40, 90, 30_000_000][self.luck.below(4)];
            self.pass(passed);
        }
        match self.luck.below(12) {
            11 if self.luck.below(4) == 0 => self.let_seat_be_away(),
            0..3 => self.let_table_act(),
            3..6 => self.deliver(),
            10 => self.let_seat_end(),
            _ => self.let_seat_ask(),
        }
    }

    /// Time passes for whoever decides.
    fn pass(&mut self, passed: u64) {
        if let Some((_, running)) = self.table.clocks(self.now) {
            for side in Side::BOTH.into_iter().filter(|side| running[*side]) {
                self.spent[side] += passed;
            }
        }
        let before = BySide::with(|side| self.deadline_and_left(side));
        let then = self.now;
        self.now = Time(self.now.0 + passed);
        self.check_clocks();
        for side in Side::BOTH {
            self.check_vacations(side, before[side], then);
        }
    }

    /// The deadline of a side whose time runs, and the milliseconds that it has left.
    fn deadline_and_left(&self, side: Side) -> Option<(Time, u64)> {
        let deadline = self.table.deadline_of(side)?;
        let (left, _) = self.table.clocks(self.now)?;
        let left = left[side].time + left[side].reserve;
        Some((deadline, left.as_millis() as u64))
    }

    /// By letter, of the time that passes everything counts but what lies in the vacation of whoever decides.
    fn check_vacations(&self, side: Side, before: Option<(Time, u64)>, then: Time) {
        let Some(TimeControl::Correspondence { .. }) = self.header.time else {
            return;
        };
        let Some((deadline, left)) = before else {
            return;
        };
        let counted = self.now.0 - then.0.max(self.away_until[side].0.min(self.now.0));
        let (now_deadline, now_left) = self.deadline_and_left(side).unwrap();
        assert_eq!(now_left, left.saturating_sub(counted));
        assert_eq!(now_deadline, deadline, "that time passes moves no deadline");
        assert_eq!(self.now >= deadline, now_left == 0);
    }

    /// Somebody takes days off, or is back.
    fn let_seat_be_away(&mut self) {
        let seat = Side::BOTH[self.luck.below(2)];
        let days = [0, 1, 5, 30][self.luck.below(4)];
        let (before, vacations) = (self.sights(), self.table.vacations(self.now));
        let Ok(changes) = self.table.take_vacation(seat, days, self.now) else {
            assert_eq!(before, self.sights());
            self.refused += 1;
            return;
        };
        let day = std::time::Duration::from_secs(24 * 3600);
        let (was_away, could) = vacations.unwrap()[seat];
        assert!(could >= day * days && (days > 0 || was_away.is_some()));
        let (away, can) = self.table.vacations(self.now).unwrap()[seat];
        assert_eq!(away, (days > 0).then(|| self.now + day * days));
        // What is taken can be given back, but for the day that has begun.
        assert_eq!(can + day * days.min(1), could);
        self.away_until[seat] = self.now + day * days;
        self.take(changes);
    }

    /// Without increments, what is left is what was there less what has passed.
    fn check_clocks(&self) {
        let Some(TimeControl::Live { base, increment: 0 }) = self.header.time else {
            return;
        };
        let (left, running) = self.table.clocks(self.now).unwrap();
        for side in Side::BOTH {
            if !self.table.is_person(side) {
                continue;
            }
            let expected = (u64::from(base) * 1000).saturating_sub(self.spent[side]);
            assert_eq!(left[side].time.as_millis() as u64, expected, "{side}");
        }
        for side in Side::BOTH.into_iter().filter(|side| running[*side]) {
            let deadline = self.table.deadline_of(side).unwrap();
            assert_eq!(self.now >= deadline, left[side].time.is_zero());
        }
    }

    /// Somebody offers, answers, claims, gives up, or time is over.
    fn let_seat_end(&mut self) {
        if self.table.is_closed() || self.luck.below(20) == 0 {
            return self.let_seat_play_again();
        }
        let seat = Side::BOTH[self.luck.below(2)];
        let proposals = [
            Proposal::Draw,
            Proposal::Adjourn,
            Proposal::Resume,
            Proposal::TakeBack,
            Proposal::Hints,
        ];
        let draw = proposals[self.luck.below(4)];
        let request = match self.luck.below(400) {
            0 => EndRequest::Resign,
            1..20 => EndRequest::Abort,
            20..80 if draw != Proposal::Draw => EndRequest::Accept(draw),
            20..25 => EndRequest::Accept(draw),
            25..120 => EndRequest::Decline(draw),
            120..200 => EndRequest::Withdraw(draw),
            200..205 => EndRequest::Claim {
                away: std::time::Duration::from_secs(self.luck.below(1000) as u64),
            },
            205..280 => {
                let deadline = self.table.deadline();
                let flagged = self.table.flag(self.now);
                assert_eq!(
                    flagged.is_some(),
                    deadline.is_some_and(|deadline| self.now >= deadline)
                );
                if let Some(changes) = flagged {
                    assert_eq!(self.table.end().unwrap().how, How::OnTime);
                    assert!(self.table.flag(self.now).is_none(), "it falls once");
                    self.take(changes);
                }
                return;
            }
            _ => EndRequest::Offer(draw),
        };
        let before = self.sights();
        if let Ok(changes) = self.table.request_end(seat, request, self.now) {
            assert!(changes.entries.len() <= 1 && changes.notes.len() == 1);
            self.take(changes);
        } else {
            assert_eq!(before, self.sights());
            self.refused += 1;
        }
    }

    /// Somebody wants to play again, or does not: after the end alone, between two people, and once.
    fn let_seat_play_again(&mut self) {
        let seat = Side::BOTH[self.luck.below(2)];
        let rematch = Proposal::Rematch;
        let request = match self.luck.below(8) {
            0 => EndRequest::Accept(rematch),
            1 => EndRequest::Decline(rematch),
            2..4 => EndRequest::Withdraw(rematch),
            _ => EndRequest::Offer(rematch),
        };
        let (before, offer) = (self.sights(), self.table.offer());
        let is_made = self.table.rematch().is_some();
        let next = || Ok("next".to_owned());
        let asked = (self.table).request_rematch(seat, request, next, self.now);
        if let Ok(changes) = asked {
            assert!(self.table.is_closed() && !is_made);
            assert!(Side::BOTH.iter().all(|side| self.table.is_person(*side)));
            let agreed = self.table.rematch().is_some();
            assert!(!agreed || offer == Some((!seat, rematch)));
            self.take(changes);
        } else {
            assert_eq!(before, self.sights());
            self.refused += 1;
        }
    }

    fn let_table_act(&mut self) {
        match self.table.due(self.now) {
            Due::Nothing => {}
            Due::At(moment) => {
                assert!(
                    moment > self.now && moment - self.now <= std::time::Duration::from_millis(100)
                );
                self.now = moment;
                assert_eq!(self.table.due(self.now), Due::Step);
            }
            Due::Step => {
                let before = self.sights();
                match self.table.step(self.now) {
                    Ok(changes) => self.take(changes),
                    // A script of dice that do not fit is refused like any other dice.
                    Err(problem) => {
                        assert_eq!(self.header.dice, DiceFrom::Script, "{problem:?}");
                        assert_eq!(before, self.sights());
                        self.refused += 1;
                    }
                }
            }
            Due::Coach { coach, side } => {
                let player = &self.table.setting().players[side];
                assert_eq!(*player, Occupant::Coach(coach.clone()));
                let entries = self.table.entries();
                if self.decision.as_ref().is_none_or(|(at, _)| *at != entries) {
                    let work = self.table.ask(coach, Arc::default(), self.now);
                    self.decision = Some((entries, work().unwrap().row));
                }
            }
        }
    }

    /// The decision of a coach arrives; one for an earlier moment is nobody's any more.
    fn deliver(&mut self) {
        if let Some((entries, row)) = self.decision.take()
            && entries == self.table.entries()
            && matches!(self.table.due(self.now), Due::Coach { .. })
        {
            self.table.plan(row, self.now);
        }
    }

    fn let_seat_ask(&mut self) {
        // Mostly whoever is awaited, sometimes somebody else.
        let seat = match self.table.game().to_act() {
            _ if self.luck.below(4) == 0 => Side::BOTH[self.luck.below(2)],
            ToAct::Side(side) => match self.table.asked_too() {
                Some(too) if self.luck.below(2) == 0 => too,
                _ => side,
            },
            _ => Side::BOTH[self.luck.below(2)],
        };
        let request = self.request(seat);
        let before = self.sights();
        let is_early = self.table.asked_too() == Some(seat);
        match self.table.request(seat, request.clone(), self.now) {
            Ok(Accepted::Changed(changes)) if is_early => {
                self.early += 1;
                self.check_early(seat, before, &changes);
                self.take(changes);
            }
            Ok(outcome) => {
                self.check_allowed(seat, &request);
                match outcome {
                    Accepted::Changed(mut changes) => {
                        if self.luck.below(2) == 0 {
                            let rolled = self.table.roll_on(&mut changes, self.now);
                            assert!(rolled.is_ok() || self.header.dice == DiceFrom::Script);
                        }
                        self.take(changes);
                    }
                    Accepted::Said(said) => {
                        assert_eq!(self.table.said(), Some(&said));
                        assert_eq!(before, self.sights(), "nothing is rolled yet");
                    }
                    Accepted::Disputed(side, changes) => {
                        assert_ne!(side, seat);
                        assert_eq!(self.table.said(), None);
                        self.take(changes);
                    }
                }
            }
            Err(problem) => {
                assert!(!problem.message.is_empty());
                assert_eq!(
                    before,
                    self.sights(),
                    "{request:?} was refused: {problem:?}"
                );
                self.refused += 1;
                // Asked again it is refused again.
                assert_eq!(self.table.request(seat, request, self.now), Err(problem));
            }
        }
    }

    /// What a side chooses before the rules ask it is seen by nobody else, but for a clock that stops and the one that ran.
    fn check_early(&self, seat: Side, before: Vec<Value>, changes: &gaffer_table::Changes) {
        assert_eq!((changes.entries.len(), changes.early), (0, Some(seat)));
        let is_decided = self.table.asked_too().is_none();
        let noted: Vec<_> = changes.notes.iter().map(|noted| &noted.what).collect();
        let runs = self.table.clock().is_some_and(|clock| {
            let ran = clock.running(Some(!seat));
            ran[!seat] && !ran[seat] || clock.asked_too(seat).is_some()
        });
        if runs && is_decided && !noted.is_empty() {
            assert_eq!(noted, [&Note::Decided]);
            assert_eq!(self.table.deadline_of(seat), None, "its clock stands");
        } else {
            assert!(noted.is_empty());
        }
        for (viewer, (mut then, mut now)) in
            VIEWERS.iter().zip(before.into_iter().zip(self.sights()))
        {
            let same = then["version"] == now["version"];
            assert_eq!(same, *viewer != Some(seat), "{viewer:?}");
            if same {
                for sight in [&mut then, &mut now] {
                    sight.as_object_mut().unwrap().remove("clocks");
                }
                assert_eq!(then, now);
            }
        }
    }

    /// A request as somebody may make it: mostly what is offered, sometimes nonsense.
    fn request(&mut self, seat: Side) -> Request {
        let choices = self.table.seen_by(Some(seat)).game.choices();
        let dice = self.dice();
        let is_dice = matches!(self.table.game().to_act(), ToAct::Dice { .. });
        match self.luck.below(20) {
            10..20 if is_dice && self.table.said().is_some() => Request::Confirm(dice),
            10..20 if is_dice => Request::Roll {
                dice,
                is_seen: self.luck.below(2) == 0,
            },
            0 => Request::Undo,
            1 => Request::Choose("nonsense".into()),
            2 => Request::Choose("done, done".into()),
            3 => Request::Confirm(dice),
            4 => Request::Dispute(dice),
            5 => Request::Roll {
                dice: vec![7],
                is_seen: true,
            },
            6..9 => Request::Roll {
                dice,
                is_seen: self.luck.below(2) == 0,
            },
            9 if choices.len() > 1 => {
                let row = [0, 0].map(|_| choices[self.luck.below(choices.len())].clone());
                Request::Choose(row.join(", "))
            }
            _ => match choices.get(self.luck.below(choices.len().max(1))) {
                Some(choice) => Request::Choose(choice.clone()),
                None => Request::Confirm(dice),
            },
        }
    }

    /// Dice that fit, or those that were said.
    fn dice(&mut self) -> Vec<u8> {
        if let Some(said) = self.table.said()
            && self.luck.below(3) > 0
        {
            return said.dice.clone();
        }
        match self.table.game().outcomes() {
            Ok(outcomes) => outcomes[self.luck.below(outcomes.len())].0.clone(),
            Err(_) => vec![1, 2],
        }
    }

    /// Nobody decides for another side, and nobody throws the dice of a seeded match.
    fn check_allowed(&self, seat: Side, request: &Request) {
        let player = &self.table.setting().players[seat];
        assert!(!matches!(player, Occupant::Coach(_)), "{request:?}");
        if let Request::Roll { .. } = request {
            assert_ne!(self.header.dice, DiceFrom::Seed);
        }
        if let Request::Choose(_) | Request::Undo = request {
            // The last entry is whoever was allowed to decide.
            assert!(self.table.changed() == self.now, "{seat} {request:?}");
        }
    }

    /// What a server does with changes: the journal gains them, and everybody who may know is told.
    fn take(&mut self, changes: gaffer_table::Changes) {
        self.accepted += 1;
        for side in Side::BOTH.into_iter().filter(|side| changes.plans[*side]) {
            self.plans[side] = json!(self.table.plans(side)).to_string();
        }
        self.journal.extend(changes.entries);
        self.notes.extend(changes.notes);
        assert_eq!(self.notes.len() as u64, self.table.notes());
        self.check_clocks();
        assert_eq!(self.journal.len() as u64, self.table.entries());
        for (viewer, known) in VIEWERS.iter().zip(&mut self.known) {
            if self.table.is_kept_from(*viewer) {
                continue;
            }
            let seen = self.table.seen_by(*viewer);
            assert!(changes.from <= known.len(), "nothing is left out");
            known.truncate(changes.from);
            known.extend(seen.told(changes.from, Words::english(&self.setting.names)));
            assert_eq!(known.len(), seen.game.events());
        }
    }

    /// Everything that anybody can see of the table.
    fn sights(&self) -> Vec<Value> {
        VIEWERS
            .iter()
            .map(|seat| {
                let seen = self.table.seen_by(*seat);
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Side);
                json!({
                    "version": seen.version,
                    "changed": seen.changed.0,
                    "awaits": seen.game.awaits(),
                    "view": seen.game.view(viewer),
                    "undo": seen.game.can_undo(),
                    "events": [seen.game.events(), seen.game.settled()],
                    "last": last_roll(&seen.game.sight(viewer, Words::english(&self.setting.names))),
                    "kept": self.table.is_kept_from(*seat),
                    "clocks": format!("{:?}", self.table.clocks(self.now)),
                    "offer": format!("{:?}", self.table.offer()),
                    "declined": format!("{:?}", self.table.declined()),
                    "end": format!("{:?}", self.table.end()),
                    "rematch": self.table.rematch(),
                })
            })
            .collect()
    }

    /// The journal leads to the same table, whoever looks at it.
    fn restart(&mut self) {
        self.restarts += 1;
        let reached = reach(&self.header, &self.journal, self.began, None).unwrap();
        assert_eq!(reached.changed, None);
        let last = self.journal.last();
        let changed = last.map_or(self.began, |entry| entry.at);
        let entries = self.journal.len() as u64;
        // Who sat there at first; the notes say who does now.
        let setting = Setting {
            players: self.setting.players.clone(),
            ..self.table.setting().clone()
        };
        let again =
            Table::new(setting, reached.game, entries, changed).with_secrecy(reached.secrecy);
        let plans = BySide::with(|side| serde_json::from_str(&self.plans[side]).unwrap());
        let again = again
            .with_journal(&self.journal, &self.notes)
            .with_plans(plans);
        assert_eq!(self.table.asked_too(), again.asked_too());
        assert_eq!(self.table.clock(), again.clock());
        assert_eq!(self.table.deadline(), again.deadline());
        let before = (self.sights(), self.table.game().position());
        self.table = again;
        assert_eq!(before, (self.sights(), self.table.game().position()));
        for (viewer, known) in VIEWERS.iter().zip(&self.known) {
            let seen = self.table.seen_by(*viewer);
            assert_eq!(
                *known,
                seen.told(0, Words::english(&self.setting.names)),
                "{viewer:?}"
            );
        }
        self.leaf_through();
        if self.luck.below(3) == 0 {
            self.be_out();
        }
    }

    /// The server was away: whoever decides has as much time as before, however often that is told.
    fn be_out(&mut self) {
        let from = self.now;
        let deadlines = BySide::with(|side| self.table.deadline_of(side));
        self.now = Time(from.0 + 1 + self.luck.below(100_000) as u64);
        let changes = self.table.give_back(&[(from, self.now)]);
        let runs = Side::BOTH.iter().any(|side| deadlines[*side].is_some());
        assert_eq!(changes.notes.is_empty(), !runs);
        for side in Side::BOTH {
            let away = self.away_until[side].max(from);
            // Time that was over before stays over, and a vacation gives nothing back twice.
            let moved = |deadline: Time| {
                if deadline <= from || away > self.now {
                    deadline
                } else {
                    deadline + (self.now - away)
                }
            };
            assert_eq!(self.table.deadline_of(side), deadlines[side].map(moved));
        }
        self.take(changes);
        let again = self.table.give_back(&[(from, self.now)]);
        assert!(again.notes.is_empty());
    }

    /// Whoever leafs through the match is told what was told when it happened, in the same words.
    fn leaf_through(&self) {
        let course = Course::read(self.journal.iter().map(|entry| &entry.what)).unwrap();
        let reel = Reel {
            header: &self.header,
            journal: &self.journal,
            began: self.began,
            course: &course,
            words: Words::english(&self.setting.names),
        };
        let (mut film, mut played) = (Film::default(), 0);
        film.follow(&reel, &mut played).unwrap();
        let all = 0..usize::MAX;
        let moments = film.moments(&reel, &all, false, &mut played).unwrap();
        let told: Vec<Told> = moments.into_iter().flat_map(|one| one.events).collect();
        assert_eq!(told, self.table.game().told(0, reel.words));
    }
}

/// How much time people have, mostly as much as they like.
fn time(luck: &mut Luck) -> Option<TimeControl> {
    let (base, increment) = (300_000 + luck.below(3_000_000) as u32, 7);
    match luck.below(6) {
        0 => Some(TimeControl::Live { base, increment }),
        1 => Some(TimeControl::Live { base, increment: 0 }),
        2 => Some(TimeControl::Correspondence {
            days: 3,
            reserve: 30,
            vacation: 20,
        }),
        _ => None,
    }
}

/// Dice that somebody wrote down: some fit, some do not count, some are of another kind.
fn script(luck: &mut Luck) -> VecDeque<Dice> {
    let texts = ["5 2", "3 3", "1 6", "4", "2", "6 6 1"];
    let dice = (0..luck.below(20)).map(|_| texts[luck.below(texts.len())].parse().unwrap());
    dice.collect()
}

fn last_roll(sight: &gaffer_games::protocol::Sight) -> Value {
    json!(sight.last_roll)
}

#[test]
fn the_journal_always_rebuilds_the_same_table() {
    let lives = std::env::var("GAFFER_LIVES").map_or(LIVES, |lives| lives.parse().unwrap());
    let mut seen = [0; 5];
    for seed in 1..=lives {
        let mut life = Life::begin(seed);
        // A short life is begun again at every point, a long one now and then.
        let often = if seed % 8 == 0 { 1 } else { 40 };
        let steps = if often == 1 { STEPS / 8 } else { STEPS };
        for _ in 0..steps {
            life.step();
            if life.luck.below(often) == 0 {
                life.restart();
            }
        }
        life.restart();
        let over = life.table.game().to_act() == ToAct::Over;
        for (sum, count) in seen.iter_mut().zip([
            life.accepted,
            life.refused,
            life.restarts,
            usize::from(over),
            life.early,
        ]) {
            *sum += count;
        }
    }
    let [accepted, refused, restarts, over, early] = seen;
    println!(
        "{lives} lives: {accepted} changes, {refused} refusals, {restarts} restarts, {over} to the end, \
         {early} choices before they were asked"
    );
    assert!(
        accepted as u64 > 100 * lives && refused as u64 > 50 * lives && early as u64 * 4 > lives,
        "{seen:?}"
    );
}

/// Two people, dice by hand, at two computers: what is not confirmed does not count.
#[test]
fn dice_count_when_the_other_side_has_confirmed_them() {
    let mut life = Life::begin(1);
    life.setting = Setting::new(BySide::with(|_| Occupant::Person));
    let start = find("fuba")
        .unwrap()
        .new_match(Some("2.2"), Map::new())
        .unwrap();
    life.table = Table::new(life.setting.clone(), start, 0, Time(0));
    while !matches!(life.table.game().awaits(), Awaits::Roll { .. }) {
        let ToAct::Side(side) = life.table.game().to_act() else {
            panic!("a roll comes first");
        };
        let choice = life.table.game().choices().swap_remove(0);
        life.table
            .request(side, Request::Choose(choice), Time(1))
            .unwrap();
    }
    let dice = life.table.game().outcomes().unwrap()[0].0.clone();
    let (roll, entries) = (
        Request::Roll {
            dice: dice.clone(),
            is_seen: false,
        },
        life.table.entries(),
    );
    let ToAct::Dice { owners, .. } = life.table.game().to_act() else {
        panic!("dice are due");
    };
    let side = if owners.home { Side::Home } else { Side::Away };
    let said = life.table.request(side, roll.clone(), Time(2)).unwrap();
    assert!(matches!(said, Accepted::Said(_)));
    assert_eq!(life.table.entries(), entries);
    // Nobody confirms his own dice, or others than were said.
    for (who, shown) in [(side, dice.clone()), (!side, vec![1; 5])] {
        let refused = life.table.request(who, Request::Confirm(shown), Time(2));
        assert_eq!(refused.unwrap_err().code, "nothing-said");
    }
    let disputed = life
        .table
        .request(!side, Request::Dispute(dice.clone()), Time(3));
    let Ok(Accepted::Disputed(thrower, changes)) = disputed else {
        panic!("it does not count");
    };
    let noted = (&changes.notes[0].what, changes.notes[0].who);
    assert_eq!(noted, (&Note::Disputed(dice.clone()), Some(!side)));
    assert_eq!((thrower, changes.entries.len()), (side, 0));
    life.table.request(side, roll, Time(4)).unwrap();
    let confirmed = life
        .table
        .request(!side, Request::Confirm(dice), Time(5))
        .unwrap();
    let Accepted::Changed(changes) = confirmed else {
        panic!("it counts now");
    };
    assert_eq!(changes.entries.len(), 1);
    assert_eq!(changes.entries[0].who, Who::Side(side));
    assert_eq!(changes.entries[0].at, Time(5));
    let noted = (&changes.notes[0].what, changes.notes[0].who);
    assert_eq!(noted, (&Note::Confirmed, Some(!side)));
}

/// A script is used up, and then people throw.
#[test]
fn a_script_comes_before_people() {
    let setting = Setting {
        dice: TableDice::Script(["3 3", "5 2"].map(|dice| dice.parse().unwrap()).into()),
        ..Setting::new(BySide::with(|_| Occupant::Person))
    };
    let start = find("fuba")
        .unwrap()
        .new_match(Some("2.2"), Map::new())
        .unwrap();
    let mut table = Table::new(setting, start, 0, Time(0));
    let mut rolled = Vec::new();
    loop {
        match (table.due(Time(0)), table.game().to_act()) {
            (Due::Step, _) => rolled.extend(table.step(Time(0)).unwrap().entries),
            (_, ToAct::Side(side)) => {
                let choice = table.game().choices().swap_remove(0);
                table
                    .request(side, Request::Choose(choice), Time(0))
                    .unwrap();
            }
            (_, ToAct::Dice { .. } | ToAct::Over) => break,
        }
    }
    assert!(!rolled.is_empty());
    assert_eq!(table.setting().dice, TableDice::Script(VecDeque::new()));
    assert!(rolled.iter().all(|entry| entry.who == Who::Table));
}

/// A clock that is put back delays nothing.
#[test]
fn a_plan_does_not_wait_for_a_clock_that_was_put_back() {
    let coaches = Setting::new(BySide::with(|_| Occupant::Coach("random".into())));
    let start = find("fuba")
        .unwrap()
        .new_match(Some("2.2"), Map::new())
        .unwrap();
    let mut table = Table::new(coaches, start, 0, Time(0));
    let asked = Time::from_seconds(10_000);
    let Due::Coach { coach, .. } = table.due(asked) else {
        panic!("the formation is a coach's decision");
    };
    let decision = table.ask(coach, Arc::default(), asked)().unwrap();
    table.plan(decision.row, asked);
    assert_eq!(table.due(asked), Due::At(Time(asked.0 + 100)));
    assert_eq!(table.due(Time(asked.0 + 100)), Due::Step);
    assert_eq!(table.due(Time::from_seconds(1)), Due::Step);
}
