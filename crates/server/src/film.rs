//! Matches that go on, leafed through: their films, kept in memory.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use gaffer_games::protocol::{Problem, Replay};
use gaffer_games::words::{Language, Words};
use gaffer_table::{Course, Film, Reel, Time};

use crate::cups::Shown;
use crate::live::{self, Live};
use crate::store::Stored;

/// The least that a film counts, in answers.
const LEAST_ANSWERS: usize = 50;
/// The answers of all films that are kept; what is kept for fifty of them takes less than a page of memory.
const MOST_ANSWERS: usize = 200_000;

/// A stretch of a match as it is shown; its film is brought up to date.
pub(crate) fn show(
    stored: &Stored,
    shown: Shown,
    wanted: &Range<usize>,
    language: Language,
    film: &mut Film,
    played: &mut usize,
) -> Result<Replay, Problem> {
    let gone_on = stored.gone_on()?;
    let stored = gone_on.as_ref().unwrap_or(stored);
    let names = live::names(&stored.about);
    let reel = Reel {
        header: &stored.about.header,
        journal: &stored.journal,
        began: Time::from_seconds(stored.about.created),
        course: &Course::read(stored.journal.iter().map(|entry| &entry.what))?,
        words: Words::new(language, &names)
            .with_squads(live::squads(&stored.about))
            .with_arrows(),
    };
    film.follow(&reel, played)?;
    let end = film.end(&reel, played)?;
    let (whole, hidden) = (end.total(false), end.total(true));
    let live = Live::playing(stored.clone(), end.game, end.secrecy);
    let hides = shown == Shown::AsWatched || !live.table.is_closed();
    Ok(Replay {
        info: live.info(language)?,
        total: if hides { hidden } else { whole },
        moments: film.moments(&reel, wanted, hides, played)?,
        landmarks: film.landmarks(hides, reel.words),
    })
}

/// The films of the matches that were looked at last.
#[derive(Debug, Default)]
pub(crate) struct Films(Mutex<VecDeque<KeptFilm>>);

#[derive(Debug)]
struct KeptFilm {
    id: String,
    answers: usize,
    film: Arc<Mutex<Film>>,
}

impl Films {
    /// The film of a match of about so many answers; those that were not looked at for longest make room for it.
    pub(crate) fn film(&self, id: &str, answers: usize) -> Arc<Mutex<Film>> {
        // Whatever panics, a film is whole or empty.
        let mut films = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = films.iter().position(|kept| kept.id == id);
        let known = known.and_then(|index| films.remove(index));
        let film = known.map_or_else(Arc::default, |kept| kept.film);
        films.push_back(KeptFilm {
            id: id.to_owned(),
            answers: answers.max(LEAST_ANSWERS),
            film: Arc::clone(&film),
        });
        while films.iter().map(|kept| kept.answers).sum::<usize>() > MOST_ANSWERS {
            films.pop_front();
        }
        film
    }

    /// Forgets the film of a match, whose teams are called otherwise now.
    pub(crate) fn forget(&self, id: &str) {
        let mut films = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        films.retain(|kept| kept.id.split(' ').next() != Some(id));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_table::{Due, Secrecy};

    use crate::new_match;

    /// A match of two coaches in which so many answers were given.
    fn a_match(answers: usize) -> Stored {
        let mut made = new_match::example();
        let random = made.about.teams.away.player.clone();
        made.about.teams.home.player = random;
        let mut stored = Stored::new(made.about, Vec::new());
        let mut live = Live::playing(stored.clone(), made.game, Secrecy::default());
        let table = &mut live.table;
        let mut now = Time(0);
        while stored.journal.len() < answers {
            match table.due(now) {
                Due::Step => stored.journal.extend(table.step(now).unwrap().entries),
                Due::Coach { coach, .. } => {
                    let decision = table.ask(coach, Arc::default(), now)().unwrap();
                    table.plan(decision.row, now);
                }
                Due::At(moment) => now = moment,
                Due::Nothing => panic!("the match is over after {}", stored.journal.len()),
            }
        }
        stored
    }

    /// A late page costs what an early one costs, and is what it was before.
    #[test]
    fn a_page_costs_the_same_wherever_it_is() {
        const COUNT: usize = 20;
        // A row of choices may be open where a stop would be: it is made after it.
        const MOST: usize = COUNT + 2 * (LEAST_ANSWERS + 30);
        let stored = a_match(500);
        let mut film = Film::default();
        let whole = show(
            &stored,
            Shown::Everything,
            &(0..usize::MAX),
            Language::ENGLISH,
            &mut film,
            &mut 0,
        )
        .unwrap();
        let total = whole.total;
        assert!(total > 400 && film.stops() > 5, "{total}");
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
            let page = show(
                &stored,
                Shown::Everything,
                &wanted,
                Language::ENGLISH,
                &mut film,
                &mut played,
            )
            .unwrap();
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
        before.journal.truncate(350);
        let mut film = Film::default();
        show(
            &before,
            Shown::Everything,
            &(0..10),
            Language::ENGLISH,
            &mut film,
            &mut 0,
        )
        .unwrap();
        let mut played = 0;
        let page = show(
            &stored,
            Shown::Everything,
            &(400..420),
            Language::ENGLISH,
            &mut film,
            &mut played,
        )
        .unwrap();
        assert_eq!(page, fresh(&stored, &(400..420)));
        assert!(played < 350, "{played}");

        let mut other = a_match(100);
        other.journal.truncate(60);
        let shown = show(
            &other,
            Shown::Everything,
            &(0..100),
            Language::ENGLISH,
            &mut film,
            &mut 0,
        )
        .unwrap();
        assert_eq!(shown, fresh(&other, &(0..100)));
    }

    fn fresh(stored: &Stored, wanted: &Range<usize>) -> Replay {
        show(
            stored,
            Shown::Everything,
            wanted,
            Language::ENGLISH,
            &mut Film::default(),
            &mut 0,
        )
        .unwrap()
    }

    #[test]
    fn only_so_many_films_are_kept() {
        let films = Films::default();
        let many = MOST_ANSWERS / 4;
        let mut held = Vec::new();
        for number in 0..10 {
            held.push(films.film(&number.to_string(), many));
        }
        assert!(Arc::ptr_eq(&films.film("7", many), &held[7]));
        assert!(!Arc::ptr_eq(&films.film("5", many), &held[5]), "made room");
    }
}
