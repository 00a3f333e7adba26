//! A new match: what is asked for is checked, and everything the store needs is made.

use gaffer_core::{
    self as core, BadName, BySide, LONGEST_NAME, Occupant, RecordEntry, Sealed, Seat, Seed, Side,
    TimeControl,
};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{
    DiceFrom, LARGEST_SQUAD, NewMatch, NewTeam, Origin, Player, Problem, Seated,
};
use gaffer_games::words::{Language, Phrase};
use gaffer_table::{Secrecy, Snapshot};
use serde_json::Value;

use crate::App;
use crate::live::{Live, find_game};
use crate::secret::{self, SeatHash, SeatKeys};
use crate::store::{AnyHeader, Member, RollsToCome, Stored, StoredMatch};
use crate::words::say;
use crate::{problem, rated};

/// The format of records that this program writes.
pub(crate) const RECORD_FORMAT: u32 = 1;

/// The most seconds by which spectators can be late.
pub(crate) const LONGEST_DELAY: u32 = 24 * 3600;

/// A match that is ready to be stored, and the secrets of its seats.
#[derive(Debug)]
pub(crate) struct Made {
    /// What is stored.
    pub about: StoredMatch,
    /// The match before its first answer.
    pub game: Box<dyn AnyMatch>,
    /// The secret of each seat of whoever sets it up.
    pub seats: BySide<Option<String>>,
    /// The invitation to each seat that somebody else takes.
    pub invitations: BySide<Option<String>>,
}

/// Who plays, and with which dice.
#[derive(Debug)]
pub(crate) struct Setting {
    /// The teams.
    pub teams: BySide<NewTeam>,
    /// Where the dice come from, where it is said.
    pub dice: Option<DiceFrom>,
    /// The seed; without one it is drawn.
    pub seed: Option<Seed>,
    /// Whether hints and thoughts may be asked for, where it is said.
    pub hints: Option<bool>,
    /// How much time people have to decide.
    pub time: Option<TimeControl>,
    /// The coach who takes a seat that was left.
    pub substitute: Option<String>,
    /// Whether everybody finds it in the list of those to watch.
    pub public: bool,
    /// Whether it is to be rated.
    pub rated: bool,
    /// The account that the seats are of which nobody is invited to.
    pub host: Option<Member>,
    /// How many seconds later everybody without a seat sees it.
    pub delay: u32,
    /// Where a sandbox comes from.
    pub origin: Option<Origin>,
    /// The rolls that it makes first, where they are those of the match that it comes from.
    pub rolls: Option<RollsToCome>,
    /// The key of the competition that it is part of.
    pub cup: Option<i64>,
}

/// What stands for a coach where a program plays, which only a competition has.
pub(crate) const PROGRAM: &str = "program";

/// Makes the match that is asked for by an account or a guest.
pub(crate) fn make(wanted: NewMatch, host: Option<Member>) -> Result<Made, Problem> {
    let game = find_game(&wanted.game)?;
    let changes = wanted.options.unwrap_or_default();
    let begun = game.new_match(wanted.preset.as_deref(), changes)?;
    let setting = Setting {
        teams: wanted.teams,
        dice: wanted.dice,
        seed: named(wanted.seed),
        hints: wanted.hints,
        time: wanted.time,
        substitute: wanted.substitute,
        public: wanted.public,
        rated: wanted.rated,
        host,
        delay: wanted.delay.unwrap_or_default(),
        origin: None,
        rolls: None,
        cup: None,
    };
    with(begun, setting)
}

/// Seats people and coaches at a match that has just begun.
pub(crate) fn with(game: Box<dyn AnyMatch>, setting: Setting) -> Result<Made, Problem> {
    let dice = dice_of(&setting)?;
    let kind = find_game(game.game())?;
    let mut coaches = kind.coaches();
    coaches.extend(setting.cup.map(|_| PROGRAM));
    check_terms(&setting, &coaches)?;
    let mut teams = setting.teams;
    for side in Side::BOTH {
        check_team(side, &mut teams[side], &coaches)?;
    }
    let drawn = |error| {
        tracing::error!(%error, "no random number could be drawn");
        problem::internal()
    };
    let seed = match setting.seed {
        Some(seed) => seed,
        None => gaffer_games::draw_seed().map_err(drawn)?,
    };
    let mut seats = BySide::<Option<String>>::default();
    let mut invitations = BySide::<Option<String>>::default();
    for side in Side::BOTH {
        if let Player::Person { link } = teams[side].player {
            // The organiser of a competition hands the seats of its teams out.
            let is_invited = link && setting.cup.is_none();
            let kept = if is_invited {
                &mut invitations
            } else {
                &mut seats
            };
            kept[side] = Some(secret::new_seat().map_err(drawn)?);
        }
    }
    let hash = |secret: &Option<String>| secret.as_deref().map(SeatHash::from_secret);
    let id = secret::new_match_id().map_err(drawn)?;
    let is_sealed = dice == DiceFrom::Sealed;
    let secret = is_sealed.then(gaffer_games::draw_bytes);
    let secret = secret.transpose().map_err(drawn)?;
    let is_person = |team: &NewTeam| matches!(team.player, Player::Person { .. });
    let is_link = |team: &NewTeam| team.player == Player::Person { link: true };
    let [home, away] = [&teams.home, &teams.away];
    let is_between_people = is_person(home) && is_person(away);
    let header = AnyHeader {
        gaffer: RECORD_FORMAT,
        game: game.game().to_owned(),
        rules: kind.version(),
        options: game.options(),
        seats: BySide::with(|side| Seat {
            name: teams[side].name.clone(),
            coach: match &teams[side].player {
                Player::Person { .. } => Occupant::Person,
                // Its command is nobody's business who reads the record.
                Player::Computer { coach } if coach == PROGRAM => {
                    Occupant::Program("of the team".to_owned())
                }
                Player::Computer { coach } => Occupant::Coach(coach.clone()),
            },
        }),
        dice: match dice {
            DiceFrom::Server if setting.rolls.is_some() => core::DiceFrom::Script,
            DiceFrom::Server => core::DiceFrom::Seed,
            DiceFrom::ByHand => core::DiceFrom::ByHand,
            DiceFrom::Sealed => core::DiceFrom::Sealed,
        },
        seed: Some(seed),
        sealed: secret.map(|secret| Sealed {
            id: id.clone(),
            seal: gaffer_games::server_seal(&id, secret),
        }),
        time: setting.time,
        substitute: setting.substitute,
        apart: is_between_people.then(|| is_link(home) || is_link(away)),
    };
    let about = StoredMatch {
        id,
        header,
        teams,
        seats: BySide::with(|side| SeatKeys {
            seat: hash(&seats[side]),
            invitation: hash(&invitations[side]),
        }),
        origin: setting.origin,
        loaded: false,
        // Where ratings are at stake nobody gets hints.
        hints: setting.hints.or(setting.rated.then_some(false)),
        public: setting.public,
        rated: setting.rated,
        members: BySide::with(|side| setting.host.filter(|_| seats[side].is_some())),
        created: crate::clock::now(),
        ended: None,
        cup: setting.cup,
        secret,
        delay: setting.delay,
        rolls: setting.rolls,
    };
    if about.rated {
        rated::check(&about, game.as_ref())?;
    }
    Ok(Made {
        about,
        game,
        seats,
        invitations,
    })
}

/// The same match again between the same two, with sides exchanged and other dice. What opens the seat of each in one match
/// opens his seat in the other.
pub(crate) fn again(about: &StoredMatch) -> Result<Made, Problem> {
    let header = &about.header;
    let options = exchanged(header.options.clone());
    let game = find_game(&header.game)?.match_with(&options, header.rules)?;
    let setting = Setting {
        teams: BySide::with(|side| about.teams[!side].clone()),
        dice: Some(match header.dice {
            core::DiceFrom::Seed => DiceFrom::Server,
            core::DiceFrom::Script if about.rolls.is_some() => DiceFrom::Server,
            core::DiceFrom::ByHand | core::DiceFrom::Script => DiceFrom::ByHand,
            core::DiceFrom::Sealed => DiceFrom::Sealed,
        }),
        seed: None,
        hints: about.hints,
        time: header.time,
        substitute: header.substitute.clone(),
        delay: about.delay,
        origin: None,
        rolls: None,
        cup: None,
        public: about.public,
        rated: false,
        // Whose the seats are is copied where it is stored: somebody may have logged in since this was read.
        host: None,
    };
    let mut made = with(game, setting)?;
    // What could be rated can be again: with the seats of the same accounts, as they are when it ends.
    made.about.rated = about.rated;
    made.about.seats = BySide::with(|side| SeatKeys {
        seat: about.seats[!side].seat,
        invitation: None,
    });
    Ok(made)
}

/// Options in which what home had is away's.
fn exchanged(mut options: Value) -> Value {
    let rows = options.as_object_mut().into_iter().flatten();
    for sides in rows.filter_map(|(_, value)| value.as_object_mut()) {
        let home = sides.remove("home");
        let away = sides.remove("away");
        sides.extend(home.map(|value| ("away".to_owned(), value)));
        sides.extend(away.map(|value| ("home".to_owned(), value)));
    }
    options
}

/// Refuses what cannot be agreed on: times, delays (a rated match is in the book, for everybody, when it ends), and coaches that do not exist.
fn check_terms(setting: &Setting, coaches: &[&str]) -> Result<(), Problem> {
    if setting.time.is_some_and(|time| !time.is_sensible()) {
        return Err(Problem::said("bad-request", say!(problems::BadTime)));
    }
    if setting.delay > LONGEST_DELAY {
        let why = say!(problems::BadDelay, most = LONGEST_DELAY);
        return Err(Problem::said("bad-request", why));
    }
    if setting.rated && setting.delay > 0 {
        let why = say!(unrated::Delayed);
        return Err(Problem::said("not-rated", say!(unrated::NotRated, why)));
    }
    if let Some(coach) = setting
        .substitute
        .clone()
        .filter(|coach| !coaches.contains(&coach.as_str()))
    {
        let coaches = coaches.join(", ");
        let why = say!(problems::NoCoach, coach, coaches);
        return Err(Problem::said("bad-request", why));
    }
    Ok(())
}

/// Where the dice come from: between two people and where ratings are at stake they are sealed, where nothing else is said.
fn dice_of(setting: &Setting) -> Result<DiceFrom, Problem> {
    let people = Side::BOTH.map(|side| {
        let player = &setting.teams[side].player;
        matches!(player, Player::Person { .. })
    });
    let is_free = setting.seed.is_none() && setting.origin.is_none();
    match setting.dice {
        None if (people == [true; 2] || setting.rated) && is_free => Ok(DiceFrom::Sealed),
        None => Ok(DiceFrom::Server),
        Some(DiceFrom::Sealed) if !is_free || people == [false; 2] => {
            Err(Problem::said("bad-request", say!(problems::NotSealed)))
        }
        Some(dice) => Ok(dice),
    }
}

/// A seed that somebody named.
pub(crate) fn named(seed: Option<u32>) -> Option<Seed> {
    seed.map(|number| Seed::Named(number.into()))
}

/// Stores a match that was made, with the answers it begins with.
pub(crate) async fn store(
    app: &App,
    made: Made,
    entries: Vec<RecordEntry>,
    language: Language,
) -> Result<Seated, Problem> {
    let (about, standing, seated) = ready(made, entries.clone(), language)?;
    let begun = app.store.begin(about, entries, standing).await;
    begun.map_err(|error| problem::storage_failed(&error))?;
    Ok(seated)
}

/// What is stored of a match that was made with the answers it begins with, and what whoever made it is told.
pub(crate) fn ready(
    made: Made,
    entries: Vec<RecordEntry>,
    language: Language,
) -> Result<(StoredMatch, Snapshot, Seated), Problem> {
    let Made {
        about,
        game,
        seats,
        invitations,
    } = made;
    let stored = Stored::new(about.clone(), entries);
    let mut live = Live::playing(stored, game, Secrecy::default());
    let (standing, info) = (live.standing(0)?, live.info(language)?);
    let seated = Seated {
        info,
        seats,
        invitations,
    };
    Ok((about, standing, seated))
}

fn check_team(side: Side, team: &mut NewTeam, coaches: &[&str]) -> Result<(), Problem> {
    let bad = |why: Phrase| {
        let phrase = say!(problems::Team, side = side.to_string(), why);
        let problem = Problem::said("bad-request", phrase);
        Err(Problem {
            side: Some(side),
            ..problem
        })
    };
    match gaffer_core::name(&team.name) {
        Ok(name) => team.name = name,
        Err(BadName::Length) => {
            let most = LONGEST_NAME;
            return bad(say!(problems::NameLength, most));
        }
        Err(BadName::Unseen) => return bad(say!(problems::NameUnseen)),
    }
    while team.squad.last().is_some_and(|name| name.trim().is_empty()) {
        team.squad.pop();
    }
    if team.squad.len() > LARGEST_SQUAD {
        let most = LARGEST_SQUAD;
        return bad(say!(problems::SquadLength, most));
    }
    for (place, player) in team.squad.iter_mut().enumerate() {
        match gaffer_core::name(player) {
            Ok(name) => *player = name,
            Err(_) if player.trim().is_empty() => player.clear(),
            Err(_) => {
                let (shirt, most) = (place + 1, LONGEST_NAME);
                return bad(say!(problems::SquadName, shirt, most));
            }
        }
    }
    let digits = team.colour.strip_prefix('#').unwrap_or_default();
    if digits.len() != 6 || !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        let colour = team.colour.clone();
        return bad(say!(problems::NoColour, colour));
    }
    match &team.player {
        Player::Computer { coach } if !coaches.contains(&coach.as_str()) => {
            let (coach, coaches) = (coach.clone(), coaches.join(", "));
            bad(say!(problems::NoCoach, coach, coaches))
        }
        Player::Computer { .. } | Player::Person { .. } => Ok(()),
    }
}

/// A match of FUBA, a person against the computer, for tests.
#[cfg(test)]
pub(crate) fn example() -> Made {
    example_of("fuba", None)
}

/// A match by a preset, a person against the computer, for tests.
#[cfg(test)]
pub(crate) fn example_of(game: &str, preset: Option<String>) -> Made {
    let team = |player| NewTeam {
        name: "Lions".into(),
        colour: "#c8102e".into(),
        player,
        squad: Vec::new(),
    };
    let coach = "random".into();
    make(
        NewMatch {
            game: game.into(),
            preset,
            options: None,
            teams: BySide {
                home: team(Player::Person { link: false }),
                away: team(Player::Computer { coach }),
            },
            dice: None,
            seed: Some(1),
            hints: None,
            time: None,
            substitute: None,
            public: false,
            rated: false,
            delay: None,
        },
        None,
    )
    .expect("a good match")
}
