//! A match played again for those who leaf through it: once from its beginning, and then from a stop near what is wanted.

use std::ops::Range;

use gaffer_core::{Header, RecordEntry, Viewer};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{Awaits, Landmark, LandmarkAt, Moment, Problem};
use gaffer_games::words::{Phrase, Words};
use serde_json::Value;

use crate::course::{broken, changed_before};
use crate::{Course, Entry, Secrecy, Time};

/// How many answers lie at least between two stops.
pub(crate) const STRIDE: usize = 50;

/// What a film is made of.
#[derive(Debug)]
pub struct Reel<'a> {
    /// The header of the match.
    pub header: &'a Header<Value>,
    /// Its journal.
    pub journal: &'a [Entry],
    /// When it was set up.
    pub began: Time,
    /// What its journal leads to.
    pub course: &'a Course<'a>,
    /// The words of the reader.
    pub words: Words<'a>,
}

/// A match that was played again.
#[derive(Debug, Default)]
pub struct Film {
    /// The entry that says where it went on from when its rules had changed.
    start: Option<RecordEntry>,
    answers: Vec<String>,
    stops: Vec<Stop>,
    /// What is worth a jump, each also with its place while the match goes on.
    landmarks: Vec<(Place, Landmark, Phrase)>,
}

/// The place of a moment in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Place {
    /// How many answers came before.
    number: usize,
    /// How many moments are told before it while the match goes on, when a secret decision is one.
    told: usize,
}

impl Place {
    /// Its number among the moments that are shown.
    fn shown(self, hides: bool) -> usize {
        if hides { self.told } else { self.number }
    }
}

/// A moment from which the match can be played on. No row of choices and no secret decision is open there, so that
/// nothing before it matters.
#[derive(Debug)]
struct Stop {
    place: Place,
    game: Box<dyn AnyMatch>,
}

/// A match at a moment.
#[derive(Debug)]
pub struct Walk<'a> {
    reel: &'a Reel<'a>,
    place: Place,
    /// The match.
    pub game: Box<dyn AnyMatch>,
    /// Its secret decisions, since the stop that the walk began at.
    pub secrecy: Secrecy,
    /// Where the events of the last answer begin.
    events: usize,
    /// Whether the last answer is not for everybody's eyes while the match goes on.
    is_secret: bool,
    /// The answers that were played, which is what all this costs.
    played: &'a mut usize,
}

impl Walk<'_> {
    /// Plays the next answer; false at the end.
    fn go_on(&mut self) -> Result<bool, Problem> {
        let Some((entry, answer)) = self.reel.course.answers.get(self.place.number) else {
            return Ok(false);
        };
        self.place.told += usize::from(self.is_told());
        self.is_secret = is_secret(self.game.as_ref());
        self.events = self.game.events();
        let changed = changed_before(self.reel.journal, self.reel.began, *entry);
        let now = (*entry as u64, changed);
        (self.secrecy).follow(self.game.as_mut(), now, |game| game.take(answer))?;
        self.place.number += 1;
        *self.played += 1;
        Ok(true)
    }

    /// Whether this moment is told while the match goes on: it does not lie within a secret decision.
    fn is_told(&self) -> bool {
        !self.secrecy.is_open()
    }

    /// How many moments there are up to this one.
    pub fn total(&self, hides: bool) -> usize {
        self.place.shown(hides) + usize::from(self.is_told() || !hides)
    }

    fn landmarks(&self) -> impl Iterator<Item = (Place, Landmark, Phrase)> {
        let landmarks = self.game.landmarks(self.events).into_iter();
        landmarks.map(|(landmark, phrase)| (self.place, landmark, phrase))
    }

    /// The moment as it is shown; while the match goes on its secrets are hidden.
    fn moment(&self, hides: bool) -> Moment {
        let last = self.place.number.checked_sub(1);
        let answer = last.and_then(|last| self.reel.course.answers.get(last));
        let answer = answer.filter(|_| !(hides && self.is_secret));
        Moment {
            number: self.place.shown(hides),
            answer: answer.map_or("", |(_, text)| *text).to_owned(),
            events: self.game.told(self.events, self.reel.words),
            roll: self.game.last_roll(self.events, self.reel.words),
            board: self.game.board(Viewer::Spectator),
            sheet: self.game.sheet(Viewer::Spectator, self.reel.words),
        }
    }
}

impl Reel<'_> {
    /// A walk that begins at a stop.
    fn walk<'a>(&'a self, stop: &Stop, played: &'a mut usize) -> Walk<'a> {
        Walk {
            reel: self,
            place: stop.place,
            game: stop.game.tail(),
            secrecy: Secrecy::default(),
            events: stop.game.events(),
            is_secret: false,
            played,
        }
    }
}

impl Film {
    /// Plays a match again; what the film has of the same answers is not played.
    pub fn follow(&mut self, reel: &Reel<'_>, played: &mut usize) -> Result<(), Problem> {
        // Where this fails nothing is left of the film.
        let mut film = std::mem::take(self);
        let course = reel.course;
        let both = film.answers.iter().zip(&course.answers);
        let same = both.take_while(|(one, (_, other))| one == other).count();
        if film.start.as_ref() != course.start || film.stops.is_empty() {
            let game = course.begin(reel.header)?;
            let place = Place::default();
            film.stops = vec![Stop { place, game }];
        }
        film.stops.retain(|stop| stop.place.number <= same);
        film.start = course.start.cloned();
        film.answers.truncate(same);
        let new = course.answers[same..].iter();
        film.answers.extend(new.map(|(_, text)| (*text).to_owned()));
        let mut walk = reel.walk(film.stop_before(usize::MAX, false)?, played);
        let mut last = walk.place.number;
        film.landmarks.retain(|(place, ..)| place.number <= last);
        while walk.go_on()? {
            film.landmarks.extend(walk.landmarks());
            let is_clear = walk.is_told() && walk.game.can_undo() == 0;
            if is_clear && walk.place.number >= last + STRIDE {
                last = walk.place.number;
                film.stops.push(Stop {
                    place: walk.place,
                    game: walk.game.tail(),
                });
            }
        }
        *self = film;
        Ok(())
    }

    /// The last stop that is not behind a moment.
    fn stop_before(&self, moment: usize, hides: bool) -> Result<&Stop, Problem> {
        let is_before = |stop: &Stop| stop.place.shown(hides) <= moment;
        let count = self.stops.partition_point(is_before);
        let stop = self.stops.get(count.max(1) - 1);
        stop.ok_or_else(|| broken("nothing of it was played"))
    }

    /// How many stops there are.
    pub fn stops(&self) -> usize {
        self.stops.len()
    }

    /// The end of the match, from the last stop on.
    pub fn end<'a>(&self, reel: &'a Reel<'a>, played: &'a mut usize) -> Result<Walk<'a>, Problem> {
        let mut walk = reel.walk(self.stop_before(usize::MAX, false)?, played);
        while walk.go_on()? {}
        Ok(walk)
    }

    /// What is worth a jump.
    pub fn landmarks(&self, hides: bool, words: Words<'_>) -> Vec<LandmarkAt> {
        let landmarks = self.landmarks.iter();
        landmarks
            .map(|(place, landmark, phrase)| LandmarkAt {
                moment: place.shown(hides),
                landmark: *landmark,
                words: words.render(phrase),
            })
            .collect()
    }

    /// The moments of a stretch as they are shown.
    pub fn moments(
        &self,
        reel: &Reel<'_>,
        wanted: &Range<usize>,
        hides: bool,
        played: &mut usize,
    ) -> Result<Vec<Moment>, Problem> {
        let mut moments = Vec::new();
        // What happened at a moment is known from the one before.
        let before = wanted.start.saturating_sub(1);
        let mut walk = reel.walk(self.stop_before(before, hides)?, played);
        loop {
            let number = walk.place.shown(hides);
            let is_shown = walk.is_told() || !hides;
            if is_shown && wanted.contains(&number) {
                moments.push(walk.moment(hides));
            }
            let is_last = is_shown && number + 1 >= wanted.end;
            if is_last || !walk.go_on()? {
                return Ok(moments);
            }
        }
    }
}

/// Whether the answer that is awaited is not for everybody's eyes.
fn is_secret(game: &dyn AnyMatch) -> bool {
    match game.awaits() {
        Awaits::Secret { .. } => true,
        Awaits::Roll { secret, .. } => secret,
        Awaits::Choice { .. } | Awaits::Nothing { .. } => false,
    }
}
