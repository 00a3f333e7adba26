//! A match played again for those who leaf through it: once from its beginning, and then from a stop near what is wanted.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use gaffer_core::{BySide, RecordEntry, Viewer};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{Awaits, LandmarkAt, Moment, Problem, Replay};

use crate::course::Course;
use crate::live::{self, Live};
use crate::problem;
use crate::secrecy::Secrecy;
use crate::store::Stored;

/// How many answers lie at least between two stops.
const STRIDE: usize = 50;
/// The answers of all films that are kept; a stop for fifty of them takes less than a page of memory.
const MOST_ANSWERS: usize = 200_000;

/// A match that was played again.
#[derive(Debug, Default)]
pub(crate) struct Film {
    /// The entry that says where it went on from when its rules had changed.
    start: Option<RecordEntry>,
    answers: Vec<String>,
    stops: Vec<Stop>,
    /// What is worth a jump, each also with its place while the match goes on.
    landmarks: Vec<(Place, LandmarkAt)>,
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
struct Walk<'a> {
    stored: &'a Stored,
    answers: &'a [(usize, &'a str)],
    names: &'a BySide<String>,
    place: Place,
    game: Box<dyn AnyMatch>,
    secrecy: Secrecy,
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
        let Some((entry, answer)) = self.answers.get(self.place.number) else {
            return Ok(false);
        };
        self.place.told += usize::from(self.is_told());
        self.is_secret = is_secret(self.game.as_ref());
        self.events = self.game.events();
        let now = (*entry as u64, self.stored.changed_before(*entry));
        let take = |game: &mut dyn AnyMatch| live::take(game, answer);
        self.secrecy.choose(self.game.as_mut(), now, take)?;
        self.place.number += 1;
        *self.played += 1;
        Ok(true)
    }

    /// Whether this moment is told while the match goes on: it does not lie within a secret decision.
    fn is_told(&self) -> bool {
        !self.secrecy.is_open()
    }

    fn landmarks(&self) -> impl Iterator<Item = (Place, LandmarkAt)> {
        let events = self.game.told(self.events, self.names).into_iter();
        events.filter_map(|event| {
            let landmark = LandmarkAt {
                moment: self.place.number,
                landmark: event.landmark?,
                words: event.words,
            };
            Some((self.place, landmark))
        })
    }

    /// The moment as it is shown; while the match goes on its secrets are hidden.
    fn moment(&self, hides: bool) -> Moment {
        let last = self.place.number.checked_sub(1);
        let answer = last.and_then(|last| self.answers.get(last));
        let answer = answer.filter(|_| !(hides && self.is_secret));
        Moment {
            number: self.place.shown(hides),
            answer: answer.map_or("", |(_, text)| *text).to_owned(),
            events: self.game.told(self.events, self.names),
            board: self.game.board(Viewer::Spectator),
            sheet: self.game.sheet(Viewer::Spectator),
        }
    }
}

/// What a film is made of.
struct Reel<'a> {
    stored: &'a Stored,
    course: &'a Course<'a>,
    names: &'a BySide<String>,
}

impl Reel<'_> {
    /// A walk that begins at a stop.
    fn walk<'a>(&'a self, stop: &Stop, played: &'a mut usize) -> Walk<'a> {
        Walk {
            stored: self.stored,
            answers: &self.course.answers,
            names: self.names,
            place: stop.place,
            game: stop.game.copy(),
            secrecy: Secrecy::default(),
            events: 0,
            is_secret: false,
            played,
        }
    }
}

impl Film {
    /// Plays a match again; what the film has of the same answers is not played.
    fn follow(&mut self, reel: &Reel<'_>, played: &mut usize) -> Result<(), Problem> {
        // Where this fails nothing is left of the film.
        let mut film = std::mem::take(self);
        let course = reel.course;
        let both = film.answers.iter().zip(&course.answers);
        let same = both.take_while(|(one, (_, other))| one == other).count();
        if film.start.as_ref() != course.start || film.stops.is_empty() {
            let game = course.begin(&reel.stored.about.header)?;
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
        film.landmarks.retain(|(place, _)| place.number <= last);
        while walk.go_on()? {
            film.landmarks.extend(walk.landmarks());
            let is_clear = walk.is_told() && walk.game.can_undo() == 0;
            if is_clear && walk.place.number >= last + STRIDE {
                last = walk.place.number;
                film.stops.push(Stop {
                    place: walk.place,
                    game: walk.game.begun_here(),
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
        stop.ok_or_else(problem::internal)
    }

    /// The moments of a stretch as they are shown.
    fn moments(
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

/// A stretch of a match as it is shown; its film is brought up to date.
pub(crate) fn show(
    stored: &Stored,
    wanted: &Range<usize>,
    film: &mut Film,
    played: &mut usize,
) -> Result<Replay, Problem> {
    let reel = Reel {
        stored,
        course: &Course::of(&stored.entries)?,
        names: &live::names(&stored.about),
    };
    film.follow(&reel, played)?;
    let mut end = reel.walk(film.stop_before(usize::MAX, false)?, played);
    while end.go_on()? {}
    let (place, is_told) = (end.place, end.is_told());
    let (game, secrecy) = (end.game, end.secrecy);
    let live = Live::deciding(stored.clone(), game, secrecy);
    let hides = !live.is_closed();
    let moments = film.moments(&reel, wanted, hides, played)?;
    let landmarks = film.landmarks.iter().map(|(place, at)| LandmarkAt {
        moment: place.shown(hides),
        ..at.clone()
    });
    Ok(Replay {
        info: live.info()?,
        total: place.shown(hides) + usize::from(is_told || !hides),
        moments,
        landmarks: landmarks.collect(),
    })
}

/// Whether the answer that is awaited is not for everybody's eyes.
fn is_secret(game: &dyn AnyMatch) -> bool {
    match game.awaits() {
        Awaits::Secret { .. } => true,
        Awaits::Roll { secret, .. } => secret,
        Awaits::Choice { .. } | Awaits::Nothing { .. } => false,
    }
}

/// The films of the matches that were looked at last.
#[derive(Debug, Default)]
pub(crate) struct Films(Mutex<VecDeque<Kept>>);

#[derive(Debug)]
struct Kept {
    id: String,
    answers: usize,
    film: Arc<Mutex<Film>>,
}

impl Films {
    /// The film of a match of about so many answers; those that were not looked at for longest make room for it.
    pub(crate) fn of(&self, id: &str, answers: usize) -> Arc<Mutex<Film>> {
        // Whatever panics, a film is whole or empty.
        let mut films = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = films.iter().position(|kept| kept.id == id);
        let known = known.and_then(|index| films.remove(index));
        let film = known.map_or_else(Arc::default, |kept| kept.film);
        films.push_back(Kept {
            id: id.to_owned(),
            answers: answers.max(STRIDE),
            film: Arc::clone(&film),
        });
        while films.iter().map(|kept| kept.answers).sum::<usize>() > MOST_ANSWERS {
            films.pop_front();
        }
        film
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::Due;
    use crate::new_match;

    /// A match of two coaches in which so many answers were given.
    fn a_match(answers: usize) -> Stored {
        let made = new_match::example();
        let mut stored = Stored::new(made.about, Vec::new());
        let mut live = Live::playing(stored.clone(), made.game);
        let random = live.about.teams.away.player.clone();
        live.about.teams.home.player = random;
        while stored.entries.len() < answers {
            match live.due() {
                Due::Step => stored.entries.extend(live.step().unwrap().entries),
                Due::Coach { coach, .. } => {
                    let decision = live.ask(coach, Arc::default())().unwrap();
                    live.plan(decision.row);
                }
                Due::Nothing => panic!("the match is over after {}", stored.entries.len()),
            }
        }
        stored
    }

    /// A late page costs what an early one costs, and is what it was before.
    #[test]
    fn a_page_costs_the_same_wherever_it_is() {
        const COUNT: usize = 20;
        // A row of choices may be open where a stop would be: it is made after it.
        const MOST: usize = COUNT + 2 * (STRIDE + 30);
        let stored = a_match(500);
        let mut film = Film::default();
        let whole = show(&stored, &(0..usize::MAX), &mut film, &mut 0).unwrap();
        let total = whole.total;
        assert!(total > 400 && film.stops.len() > 5, "{total}");
        for from in [
            0,
            1,
            49,
            50,
            51,
            total / 2,
            total - COUNT,
            total - 1,
            total,
            2 * total,
        ] {
            let mut played = 0;
            let wanted = from..from + COUNT;
            let page = show(&stored, &wanted, &mut film, &mut played).unwrap();
            let moments = whole.moments.iter().skip(from).take(COUNT);
            assert_eq!(page.moments, moments.cloned().collect::<Vec<_>>(), "{from}");
            assert_eq!(page.landmarks, whole.landmarks);
            assert_eq!((page.total, &page.info), (whole.total, &whole.info));
            assert!(played <= MOST, "{played} answers for the page from {from}");
        }
    }

    /// What is new is played on from the last stop; what was taken back is not believed.
    #[test]
    fn a_film_goes_on_with_its_match() {
        let stored = a_match(500);
        let mut before = stored.clone();
        before.entries.truncate(350);
        let mut film = Film::default();
        show(&before, &(0..10), &mut film, &mut 0).unwrap();
        let mut played = 0;
        let page = show(&stored, &(400..420), &mut film, &mut played).unwrap();
        assert_eq!(page, fresh(&stored, &(400..420)));
        assert!(played < 350, "{played}");

        let mut other = a_match(100);
        other.entries.truncate(60);
        let shown = show(&other, &(0..100), &mut film, &mut 0).unwrap();
        assert_eq!(shown, fresh(&other, &(0..100)));
    }

    fn fresh(stored: &Stored, wanted: &Range<usize>) -> Replay {
        show(stored, wanted, &mut Film::default(), &mut 0).unwrap()
    }

    #[test]
    fn only_so_many_films_are_kept() {
        let films = Films::default();
        let many = MOST_ANSWERS / 4;
        let mut held = Vec::new();
        for number in 0..10 {
            held.push(films.of(&number.to_string(), many));
        }
        assert!(Arc::ptr_eq(&films.of("7", many), &held[7]));
        assert!(!Arc::ptr_eq(&films.of("5", many), &held[5]), "made room");
    }
}
