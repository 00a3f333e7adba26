//! Events in words.

use gaffer_core::{BySide, Outcome, Side};

use crate::event::{Event, ShiftReason};
use crate::space::{Direction, Space};
use crate::squad::Shirt;
use crate::step::{Period, Restart};

/// An event as a sentence, with the teams' names.
#[expect(clippy::too_many_lines, reason = "one sentence for each event")]
pub(crate) fn tell(event: Event, names: &BySide<String>) -> String {
    let name = |side: Side| names[side].as_str();
    let who = |side: Side, shirt: Shirt| format!("{} {shirt}", names[side]);
    match event {
        Event::LinedUp { home, away } => format!(
            "{} line up {home}, {} {away}.",
            name(Side::Home),
            name(Side::Away)
        ),
        Event::Placed { side } => format!("{} have taken their places.", name(side)),
        Event::KickOffRolled { side, face } => format!("Kick-off: {} roll {face}.", name(side)),
        Event::KickOff {
            side,
            shirt,
            strength,
        } => format!("{} kicks off with {}.", who(side, shirt), steps(strength)),
        Event::WarmingUp { side, shirt } => format!("{} warms up.", who(side, shirt)),
        Event::TurnRolled { side, face }
        | Event::RestartRolled { side, face }
        | Event::ShootOutRolled { side, face } => format!("{} roll {face}.", name(side)),
        Event::Walked {
            side,
            shirt,
            from,
            to,
        } => {
            if from == to {
                format!("{} stays around {to}.", who(side, shirt))
            } else {
                format!("{} walks from {from} to {to}.", who(side, shirt))
            }
        }
        Event::Reached {
            side,
            shirt,
            to,
            steps: walked,
            strength,
            ..
        } => format!(
            "{} reaches the ball on {to} with {} and kicks with {strength}.",
            who(side, shirt),
            steps(walked)
        ),
        Event::TookInHands {
            side, shirt, to, ..
        } => format!("{} takes the ball in his hands on {to}.", who(side, shirt)),
        Event::GoalieRolled { side, face: 1 } => format!("The goalie of {} rolls a 1.", name(side)),
        Event::GoalieRolled { side, face } => {
            format!(
                "The goalie of {} plays it out with {}.",
                name(side),
                steps(face)
            )
        }
        Event::Charged {
            side,
            shirt,
            victim,
            to,
            ..
        } => format!(
            "{} charges {} off {to}.",
            who(side, shirt),
            who(!side, victim)
        ),
        Event::Pushed {
            side, shirt, to, ..
        } => format!("{} is pushed to {to}.", who(side, shirt)),
        Event::NothingToDo { side } => format!("{} can do nothing with that.", name(side)),
        Event::Kicked {
            side,
            shirt,
            leg,
            from,
            to,
            ..
        } => format!("{} plays {leg} from {from} to {to}.", who(side, shirt)),
        Event::Received {
            side,
            shirt,
            strength,
            ..
        } => format!("{} receives and has {}.", who(side, shirt), steps(strength)),
        Event::BallStuck { side, shirt, at } => {
            format!("The ball cannot leave {} on {at}.", who(side, shirt))
        }
        Event::Followed {
            side, shirt, to, ..
        } => format!("{} moves up to {to}.", who(side, shirt)),
        Event::InterceptionTried {
            side, shirt, at, ..
        } => format!("{} goes for the ball on {at}.", who(side, shirt)),
        Event::InterceptionRolled { face, .. } => {
            if face == 3 {
                "A 3: intercepted.".into()
            } else {
                format!("A {face}: missed.")
            }
        }
        Event::Intercepted {
            direction,
            strength,
            ..
        } => format!(
            "The ball runs {} with {}.",
            compass(direction),
            steps(strength)
        ),
        Event::BallRan { from, to, .. } => format!("It runs from {from} to {to}."),
        Event::RanInto {
            side,
            shirt,
            strength,
        } => format!(
            "It comes to {}, who has {}.",
            who(side, shirt),
            steps(strength)
        ),
        Event::BallRests { at } => format!("The ball lies on {at}."),
        Event::Shot { side, at, speed } => format!(
            "A shot by {} at {at}, {}.",
            name(side),
            match speed {
                0 => "just strong enough".to_owned(),
                speed => format!("{} too fast", steps(speed)),
            }
        ),
        Event::SaveTried {
            side,
            shirt,
            spot,
            quarters,
            ..
        } => format!("{} dives to {spot}: {quarters} in 4.", who(side, shirt)),
        Event::NoSave { side, possible } => {
            if possible {
                format!("The goalie of {} lets it go.", name(side))
            } else {
                format!("The goalie of {} has no chance.", name(side))
            }
        }
        Event::SaveRolled { face, .. } => format!("The save: {face}."),
        Event::Goal {
            side,
            score,
            own_goal,
        } => format!(
            "GOAL for {}{}: {}-{}.",
            name(side),
            if own_goal { ", off a defender" } else { "" },
            score.home,
            score.away
        ),
        Event::Caught { side, shirt, at } => format!("{} catches it on {at}.", who(side, shirt)),
        Event::Rebound {
            side,
            shirt,
            direction,
            strength,
            ..
        } => format!(
            "{} turns it away to the {}, {}.",
            who(side, shirt),
            compass(direction),
            steps(strength)
        ),
        Event::HandBall { side, shirt, at } => {
            format!("Hand ball! {} used his hands on {at}.", who(side, shirt))
        }
        Event::WentOut { at } => format!("The ball is out at {at}."),
        Event::Restarts { side, restart, at } => restarts(name(side), restart, at),
        Event::Fouled {
            side,
            fouler,
            victim,
            at,
        } => format!(
            "Foul! {} brings down {} on {at}.",
            who(side, fouler),
            who(!side, victim)
        ),
        Event::YellowCard { side, shirt } => format!("Yellow card for {}.", who(side, shirt)),
        Event::RedCard { side, shirt } => {
            format!("Red card: {} is sent off.", who(side, shirt))
        }
        Event::Injured { side, shirt } => format!("{} is hurt.", who(side, shirt)),
        Event::InjuredOff { side, shirt } => {
            format!("{} cannot go on.", who(side, shirt))
        }
        Event::Substituted { side, out, on } => {
            format!("{}: {on} comes on for {out}.", name(side))
        }
        Event::SentBack { side, shirt } => {
            format!("{} goes back to the dugout.", who(side, shirt))
        }
        Event::NewGoalie {
            side,
            shirt,
            makeshift,
        } => {
            if makeshift {
                format!("{} has to go in goal.", who(side, shirt))
            } else {
                format!("{} is the new goalie.", who(side, shirt))
            }
        }
        Event::Put { side, shirt, at } => format!("{} goes to {at}.", who(side, shirt)),
        Event::Shifted {
            side,
            shirt,
            to,
            reason,
            ..
        } => shifted(&who(side, shirt), to, reason),
        Event::WatchMoved { ones } => {
            format!("A 1: the watch shows {} minutes.", 6 * u16::from(ones))
        }
        Event::TimeUp { period } => match period {
            Period::Regular => "Time is up.".into(),
            Period::ExtraTime => "Extra time is over.".into(),
            Period::ShootOut => "The shoot-out is over.".into(),
        },
        Event::PeriodBegan { period } => match period {
            Period::Regular => "The match begins.".into(),
            Period::ExtraTime => "Extra time: the next goal wins.".into(),
            Period::ShootOut => "The shoot-out begins.".into(),
        },
        Event::ShootOutKick { side, shirt, at } => {
            format!("{} shoots from {at}.", who(side, shirt))
        }
        Event::ShootOutResult {
            side,
            scored,
            kicks,
        } => format!(
            "{} {}: {}-{} in the shoot-out.",
            name(side),
            if scored { "score" } else { "miss" },
            kicks.home,
            kicks.away
        ),
        Event::Forfeited { side } => {
            format!("{} have fewer than seven players and lose.", name(side))
        }
        Event::MatchOver { outcome, score, .. } => match outcome {
            Outcome::Won(side) => format!(
                "The match is over: {} win, {}-{}.",
                name(side),
                score.home,
                score.away
            ),
            Outcome::Drawn => format!("The match is over: {}-{}.", score.home, score.away),
        },
    }
}

fn steps(number: u8) -> String {
    match number {
        1 => "1 step".into(),
        number => format!("{number} steps"),
    }
}

fn restarts(name: &str, restart: Restart, at: Space) -> String {
    match restart {
        Restart::AfterGoal => format!("The goalie of {name} kicks off."),
        Restart::GoalKick => format!("Goal kick for {name}."),
        Restart::ThrowIn => format!("Throw-in for {name} at {at}."),
        Restart::Corner => format!("Corner for {name} at {at}."),
        Restart::FreeKick => format!("Free kick for {name} on {at}."),
        Restart::Penalty => format!("Penalty for {name}!"),
    }
}

fn shifted(who: &str, to: Space, reason: ShiftReason) -> String {
    match reason {
        ShiftReason::CornerTaker | ShiftReason::Wall | ShiftReason::ThrownIn => {
            format!("{who} steps in to {to}.")
        }
        ShiftReason::EndlineRow => format!("{who} leaves the last row for {to}."),
        ShiftReason::Offside => format!("{who} comes back from offside to {to}."),
        ShiftReason::CornerShift => format!("{who} moves up to {to}."),
        ShiftReason::BesideCorner => format!("{who} makes room for the corner: {to}."),
        ShiftReason::Ring => format!("{who} keeps his distance: {to}."),
        ShiftReason::PenaltyArea => format!("{who} leaves the penalty area for {to}."),
    }
}

fn compass(direction: Direction) -> &'static str {
    match direction {
        Direction::N => "north",
        Direction::NE => "north-east",
        Direction::E => "east",
        Direction::SE => "south-east",
        Direction::S => "south",
        Direction::SW => "south-west",
        Direction::W => "west",
        Direction::NW => "north-west",
    }
}
