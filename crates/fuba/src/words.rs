//! Commentary: events in words, with the arithmetic of every roll.

use std::fmt::Write as _;

use gaffer_core::{BySide, Outcome, Side};

use crate::choice::{ActionKind, Flank, Piece, Standing};
use crate::event::{
    Absence, Event, EventTable, MoveKind, PointReason, ReboundResult, Restart, ShotResult,
    Substitution, ValueReason,
};
use crate::rule::advanced_event;
use crate::rule::goal_attempt::Modifiers;
use crate::step::{Duel, SetUp};

/// An event as a sentence.
#[expect(clippy::too_many_lines, reason = "one sentence for each event")]
pub(crate) fn tell(event: &Event, names: &BySide<String>) -> String {
    let name = |side: &Side| names[*side].as_str();
    let other = |side: &Side| names[!*side].as_str();
    match event {
        Event::FormationsRevealed { home, away } => {
            format!("Formations: {} {home}, {} {away}.", names.home, names.away)
        }
        Event::KickOffRolled { home, away, winner } => format!(
            "Kick-off roll: {} {home}, {} {away}. {} decides.",
            names.home,
            names.away,
            name(winner)
        ),
        Event::KickOffDecided { side } => format!("{} will kick off.", name(side)),
        Event::HalfBegan { half: 1 } => "The first half begins.".into(),
        Event::HalfBegan { .. } => "The second half begins.".into(),
        Event::SetUpBegan { set_up, side, area } => match set_up {
            SetUp::KickOff => format!("Set-up for the kick-off of {}.", name(side)),
            SetUp::FreeKick => format!("Set-up for {}'s free kick in {area}.", name(side)),
            SetUp::CornerKick => format!("Set-up for {}'s corner kick at {area}.", name(side)),
            SetUp::Penalty => format!("Set-up for {}'s penalty.", name(side)),
        },
        Event::SetUpDone { side } => format!("{} is in place.", name(side)),
        Event::TargetChosen {
            side,
            start,
            target,
        } if start == target => format!("{} keeps the ball in {target}.", name(side)),
        Event::TargetChosen {
            side,
            start,
            target,
        } => format!("{} plays from {start} to {target}.", name(side)),
        Event::ValueChanged { from, to, reason } => format!(
            "Ball value {} to {}: {}.",
            from.number(),
            to.number(),
            value_reason(*reason)
        ),
        Event::ValueSummed { from, to, reason } => {
            format!("Ball value {from} to {to}: {}.", value_reason(*reason))
        }
        Event::TurnRolled {
            side,
            controlling,
            passive,
        } => format!(
            "Dice: {} {controlling}, {} {passive}.",
            name(side),
            other(side)
        ),
        Event::TimeMoved {
            squares,
            minute,
            stoppage: 0,
            ..
        } => format!(
            "{} on the clock: minute {minute}.",
            plural(*squares, "square")
        ),
        Event::TimeMoved { stoppage, .. } => format!("Stoppage time: +{stoppage}."),
        Event::HalfEnded {
            half, home, away, ..
        } => format!(
            "The {} half is over: {home}-{away}.",
            if *half == 1 { "first" } else { "second" }
        ),
        Event::ControlKept {
            side,
            result,
            value,
            ..
        } => format!(
            "{result} > {}: {} keeps the ball.",
            value.number(),
            name(side)
        ),
        Event::ControlLost {
            side,
            result,
            value,
            ..
        } => format!(
            "{result} < {}: {} loses the ball.",
            value.number(),
            name(side)
        ),
        Event::SpecialEvent {
            die,
            controlling,
            passive,
            table: EventTable::Advanced,
            ..
        } => format!(
            "{die} = the ball value: special event {controlling}.{passive}: {}.",
            advanced_event::outcome_of(*controlling, *passive).name
        ),
        Event::SpecialEvent {
            side,
            controlling,
            table: EventTable::Die,
            ..
        } => format!(
            "Level with the ball value: special event {controlling}: {}.",
            match controlling {
                1 | 2 => format!("foul by {}", name(side)),
                3 => format!("no moves for {}", name(side)),
                4 => format!("no moves for {}", other(side)),
                _ => format!("foul by {}", other(side)),
            }
        ),
        Event::SpecialEvent {
            side,
            die,
            controlling,
            passive,
            result,
            table: EventTable::Difference,
            dropped,
        } => format!(
            "{die} = the ball value: special event. {controlling}{} - {passive}{} = {result:+}: {}.",
            dropped_die(dropped.and_then(|dice| dice.controlling)),
            dropped_die(dropped.and_then(|dice| dice.passive)),
            match result {
                -5 => format!("moves for {}", other(side)),
                -4 => "the pass fails".into(),
                -3 => format!("a move for {}", other(side)),
                -2 => "the new value rises by 1".into(),
                -1 | 1 => "a foul".into(),
                0 => "the game stalls".into(),
                2 => "the new value drops by 1".into(),
                3 => format!("a move for {}", name(side)),
                4 => "the new value drops by 2".into(),
                _ => String::from("a team gains ground"),
            }
        ),
        Event::PassFailed { side, back_in } => {
            format!("The ball goes back to {back_in}; {} has it.", other(side))
        }
        Event::StagesSkipped => "Both action stages are skipped.".into(),
        Event::Entered {
            side, piece, to, ..
        } => {
            format!("{}'s {} goes to the ball in {to}.", name(side), who(*piece))
        }
        Event::NewValue { value, change: 0 } => format!("New ball value {}.", value.number()),
        Event::NewValue { value, change } => {
            format!(
                "New ball value {} ({change:+} by the event).",
                value.number()
            )
        }
        Event::OrderFixed { first, home, away } => format!(
            "{home} against {away} in the target area: {} acts first.",
            name(first)
        ),
        Event::ActionBegan {
            side,
            action,
            line,
            number,
            moves,
            boost,
        } => {
            let what = match (action, line, moves) {
                (ActionKind::Movement, Some(line), Some(moves)) => {
                    format!("{line} movement, {}", plural(*moves, "move"))
                }
                _ => action.to_string(),
            };
            let boosted = if *boost { ", boosted" } else { "" };
            let number = match number {
                0 => String::new(),
                _ => format!(", action {number}"),
            };
            format!("{}{number}: {what}{boosted}.", name(side))
        }
        Event::Moved {
            side,
            piece,
            from,
            to,
            with_ball,
            kind,
        } => {
            let how = match kind {
                MoveKind::FreeMovement => " (free movement)",
                MoveKind::EventMove => " (event move)",
                MoveKind::Cleared => " (cleared for the goal kick)",
                MoveKind::SweeperKeeper => " (Sweeper keeper)",
                MoveKind::Quick => " (quick move)",
                MoveKind::Movement(_)
                | MoveKind::Dribble
                | MoveKind::Adjusting
                | MoveKind::QuickFreeKick
                | MoveKind::GoalKick => "",
            };
            let ball = if *with_ball { " with the ball" } else { "" };
            format!("{}: {} {from} to {to}{ball}{how}.", name(side), who(*piece))
        }
        Event::Adjusted {
            controlling,
            passive,
            from,
            to,
            ..
        } => format!(
            "{controlling} against {passive} at the ball: value {} to {}.",
            from.number(),
            to.number()
        ),
        Event::Pressed {
            side,
            aggressive,
            die,
            dropped,
            modifier,
            value,
            won,
            foul,
            new_value,
        } => {
            let dropped = dropped_die(*dropped);
            let sum = format!("{}{dropped}", arithmetic(*die, *modifier));
            let how = if *aggressive {
                "Aggressive pressing"
            } else {
                "Pressing"
            };
            if *foul {
                return format!("{how}: {sum}: foul by {}.", name(side));
            }
            let value = value.number();
            let modified = *die as i8 + modifier;
            if *won {
                format!(
                    "{how}: {sum} < {value}: {} wins the ball, value {}.",
                    name(side),
                    new_value.number()
                )
            } else if new_value.number() < value {
                format!(
                    "{how}: {sum} > {value}: it fails, the value drops to {}.",
                    new_value.number()
                )
            } else {
                let compared = if modified > value { '>' } else { '=' };
                format!("{how}: {sum} {compared} {value}: it fails.")
            }
        }
        Event::ShotTaken {
            side,
            area,
            die,
            modifiers,
            total,
            value,
            difficult,
            result,
        } => format!(
            "{} shoots from {area}{}: {}{} {} {}.",
            name(side),
            if *difficult {
                ", a difficult attempt"
            } else {
                ""
            },
            modifier_list(*die, *modifiers, *total),
            match result {
                ShotResult::RollsAgain => String::new(),
                _ if *total > value.number() => format!(" > {}:", value.number()),
                _ if *total == value.number() => format!(" = {}:", value.number()),
                _ => format!(" < {}:", value.number()),
            },
            match result {
                ShotResult::RollsAgain => "-",
                _ => "",
            },
            shot_result(*result)
        )
        .replace("  ", " "),
        Event::DifficultRolled {
            die,
            second_six: true,
            result,
            ..
        } => format!(
            "Second die {die}, another 6 scores: {}.",
            shot_result(*result)
        ),
        Event::DifficultRolled {
            die,
            needed,
            result,
            ..
        } => format!(
            "Second die {die} {} {needed}: {}.",
            match die.cmp(needed) {
                std::cmp::Ordering::Greater => ">",
                std::cmp::Ordering::Equal => "=",
                std::cmp::Ordering::Less => "<",
            },
            shot_result(*result)
        ),
        Event::Rebound {
            side,
            die,
            players,
            passive_die,
            passive_players,
            result,
        } => format!(
            "Rebound: {die} + {players} against {passive_die} + {passive_players}: {}.",
            match result {
                ReboundResult::Goal => "goal".into(),
                ReboundResult::Corner => "corner".into(),
                ReboundResult::Lost => format!("{} has the ball", other(side)),
            }
        ),
        Event::Goal {
            side,
            home,
            away,
            minute,
        } => format!("GOAL for {} in minute {minute}! {home}-{away}.", name(side)),
        Event::RestartAwarded {
            restart,
            side,
            area,
        } => format!(
            "{} for {}{}.",
            match restart {
                Restart::KickOff => "Kick-off",
                Restart::FreeKick => "Free kick",
                Restart::QuickFreeKick => "Quick free kick",
                Restart::CornerKick => "Corner kick",
                Restart::GoalKick => "Goal kick",
                Restart::Penalty => "PENALTY",
            },
            name(side),
            match restart {
                Restart::FreeKick | Restart::QuickFreeKick => format!(" in {area}"),
                // Before its side is chosen it has no area yet.
                Restart::CornerKick if area.is_corner() => format!(" in {area}"),
                _ => String::new(),
            }
        ),
        Event::CornerSideChosen { side, flank } => format!(
            "{} takes it from the {} side.",
            name(side),
            match flank {
                Flank::A => "a",
                Flank::C => "c",
            }
        ),
        Event::YellowCardRolled {
            side,
            die,
            plus,
            card,
            ..
        } => format!(
            "Card test of {}: {}: {}.",
            name(side),
            arithmetic(*die, *plus as i8),
            if *card { "YELLOW CARD" } else { "no card" }
        ),
        Event::RedCardRolled {
            side,
            die,
            yellow,
            extra,
            card,
        } => {
            let limit = if *extra > 0 {
                format!("{yellow} + {extra}")
            } else {
                yellow.to_string()
            };
            if *card {
                format!(
                    "Red card test of {}: {die} < {limit}: RED CARD.",
                    name(side)
                )
            } else {
                format!(
                    "Red card test of {}: {die} is not below {limit}: no red card.",
                    name(side)
                )
            }
        }
        Event::SentOff {
            side,
            area: Some(area),
            ..
        } => format!("{} loses a player in {area}.", name(side)),
        Event::SentOff {
            side, lost: true, ..
        } => format!("{} loses a player.", name(side)),
        Event::SentOff { side, .. } => format!("{} has nobody to lose.", name(side)),
        Event::PenaltyNamed {
            side,
            dive,
            kick,
            needed,
        } => format!(
            "{} kicks {kick}; the keeper's choice: {dive}. A {needed} or more scores.",
            name(side)
        ),
        Event::PenaltyTaken {
            die,
            needed,
            scored,
            ..
        } => {
            if *scored {
                format!("Penalty: {die}, {needed} needed: it is in.")
            } else {
                format!("Penalty: {die}, {needed} needed: no goal.")
            }
        }
        Event::FormationsChanged { home, away } => format!(
            "After the break: {} {home}, {} {away}.",
            names.home, names.away
        ),
        Event::MatchEnded {
            home,
            away,
            outcome,
        } => match outcome {
            Outcome::Won(side) => format!("Full time: {home}-{away}. {} wins.", name(side)),
            Outcome::Drawn => format!("Full time: {home}-{away}. A draw."),
        },
        Event::ConditionSet {
            side,
            roles,
            condition,
        } => format!("Condition of {}: {condition} (roles: {roles}).", name(side)),
        Event::TirednessRolled {
            side,
            sum,
            minute,
            passed,
            ..
        } => {
            let ten = 10 * u16::from(*sum);
            let compared = match ten.cmp(&u16::from(*minute)) {
                std::cmp::Ordering::Greater => '>',
                std::cmp::Ordering::Equal => '=',
                std::cmp::Ordering::Less => '<',
            };
            format!(
                "Tiredness test of {}: {ten} {compared} {minute}: {}.",
                name(side),
                if *passed { "passed" } else { "a point is lost" }
            )
        }
        Event::Tired { side } => format!("{} is tired for the rest of the match.", name(side)),
        Event::PointsChanged {
            side,
            line,
            change,
            condition,
            reason,
        } => format!(
            "{}: {change:+} {line} condition point ({}); now {condition}.",
            name(side),
            match reason {
                PointReason::Tiredness => "tiredness",
                PointReason::Boost => "boost",
                PointReason::AggressivePressing => "aggressive pressing",
                PointReason::Substitution => "substitution",
                PointReason::Event => "special event",
            }
        ),
        Event::Substituted { side, substitution } => match substitution {
            Substitution::Formation(formation) => format!(
                "Substitution of {}: {formation} from the next turn.",
                name(side)
            ),
            Substitution::YellowCard => {
                format!("Substitution of {}: a booked player goes.", name(side))
            }
            Substitution::Fresh {
                first,
                second,
                sum,
                minute,
                points,
            } => format!(
                "Substitution of {}: a fresh player, {first} and {second}: {} {} {minute}: {}.",
                name(side),
                10 * u16::from(*sum),
                if *points == 1 { ">" } else { "is not above" },
                plural(*points, "point")
            ),
        },
        Event::InjuryRolled {
            side,
            area,
            die,
            result,
            absence,
            keeper,
        } => {
            let who = if *keeper {
                "the keeper is hurt, and a player"
            } else {
                "a player"
            };
            let place = standing(*area);
            let away = match absence {
                Absence::None => format!("the player {place} gets up"),
                Absence::Minutes(minutes) => {
                    format!("{who} {place} is off for {}", plural(*minutes, "minute"))
                }
                Absence::Turns(turns) => {
                    format!("{who} {place} is back in {}", plural(*turns, "turn"))
                }
                Absence::ForGood => format!("{who} {place} cannot go on"),
            };
            let counts = if die == result {
                String::new()
            } else {
                format!(" counts as {result}")
            };
            format!("Injury of {}: {die}{counts}: {away}.", name(side))
        }
        Event::InjuredReplaced {
            side,
            area,
            replaced: true,
        } => format!("{} replaces him {}.", name(side), standing(*area)),
        Event::InjuredReplaced { side, .. } => format!("{} does not replace him.", name(side)),
        Event::InjuredReturned { side, pieces } => {
            format!("{}: {} back in b3.", name(side), plural(*pieces, "player"))
        }
        Event::Swept { side } => format!("{}'s keeper sweeps.", name(side)),
        Event::SlowPlay { side } => format!("{} slows the game.", name(side)),
        Event::SlowPlayRolled {
            side,
            sum,
            minute,
            card,
        } => format!(
            "Slow play of {}: {} {} {minute}: {}.",
            name(side),
            10 * u16::from(*sum),
            if *card { "<" } else { "is not below" },
            if *card { "a card" } else { "no card" }
        ),
        Event::Booked { side, yellow } => {
            format!("YELLOW CARD for {}: {yellow} now.", name(side))
        }
        Event::SkillUsed {
            side,
            skill,
            cost: 0,
            ..
        } => format!("{} uses {skill}, free of charge.", name(side)),
        Event::SkillUsed {
            side,
            skill,
            cost,
            condition,
        } => format!(
            "{} uses {skill} for {}; now {condition}.",
            name(side),
            plural(*cost, "point")
        ),
        Event::BallMoved { side, from, to } => {
            format!("{} brings the ball from {from} to {to}.", name(side))
        }
        Event::FansRolled {
            die, value, foul, ..
        } => {
            if *foul {
                format!("Fanatic fans: {die} = {}: a foul.", value.number())
            } else {
                format!("Fanatic fans: value {} to {die}.", value.number())
            }
        }
        Event::ActorRolled { side, die } => format!(
            "Actor: {die}: {}.",
            match die {
                1 => format!("a card for {}", name(side)),
                2 | 3 => "the event is rolled".into(),
                _ => format!("a free kick for {}", name(side)),
            }
        ),
        Event::DribbleRolled {
            side,
            die,
            value,
            opponents,
            won,
        } => format!(
            "Dribble of {}: {die} - {} against {}: {}.",
            name(side),
            value.number(),
            plural(*opponents, "opponent"),
            if *won {
                "he is through"
            } else {
                "the ball is lost"
            }
        ),
        Event::HighConditionRolled { side, die, moves } => format!(
            "High condition of {}: {die}: {} of any type.",
            name(side),
            plural(*moves, "move")
        ),
        Event::FormationChanged { side, formation } => {
            format!("{} plays {formation} from now on.", name(side))
        }
        Event::DuelRolled {
            duel,
            controlling,
            passive,
            lead,
            winner,
            ..
        } => format!(
            "Duel for {}: {} against {passive}: {} wins.",
            match duel {
                Duel::FastSituation => "the fast situation",
                Duel::Bounce => "the bouncing ball",
                Duel::SideLine => "the throw-in",
                Duel::GoalLine => "the ball over the goal line",
                Duel::HighBall => "the high ball",
                Duel::YoungTalent => "the young talent",
                Duel::PerfectSquad => "the perfect squad",
            },
            arithmetic(*controlling, *lead),
            name(winner)
        ),
        Event::TargetChanged { side, from, to } => {
            format!("{}'s pass goes on from {from} to {to}.", name(side))
        }
        Event::SkillLost { side, skill, .. } => {
            format!("{} loses {skill}, for the next match too.", name(side))
        }
        Event::SkillGained {
            side,
            later_matches: true,
        } => format!("{} gains a skill, for later matches too.", name(side)),
        Event::SkillGained { side, .. } => {
            format!("{} has one more skill in this match.", name(side))
        }
        Event::StylesRevealed { home, away } => format!(
            "Playing styles of defence, midfield and forwards: {} {home}, {} {away}.",
            names.home, names.away
        ),
        Event::KeeperSet {
            side,
            advanced: true,
        } => format!("{}'s keeper comes out in front of his goal.", name(side)),
        Event::KeeperSet { side, .. } => format!("{}'s keeper goes back.", name(side)),
        Event::GoalKickChosen { side, slow: true } => {
            format!(
                "{} takes its time with the goal kick: both teams move.",
                name(side)
            )
        }
        Event::GoalKickChosen { side, .. } => {
            format!("{} takes the goal kick at once.", name(side))
        }
        Event::TimeOwed { squares } => format!(
            "Equal dice: the clock waits, {} owed.",
            plural(*squares, "square")
        ),
        Event::StandInNamed { side, target, area } => {
            format!("{target} is empty: {area} stands in for {}.", name(side))
        }
        Event::ControlChecked {
            die,
            modifiers,
            total,
            value,
            ..
        } => format!(
            "Control check: {die}{}{}{} = {total} against value {}.",
            part("start area", modifiers.start),
            part("target area", modifiers.target),
            part("distance", modifiers.distance),
            value.number()
        ),
        Event::ControlAutomatic { side } => {
            format!("{} keeps the ball, whatever the die.", name(side))
        }
        Event::NoMoves { side } => format!("{} makes no moves in this turn.", name(side)),
        Event::NoDefence { side } => {
            format!("{} makes no defence moves in this turn.", name(side))
        }
        Event::PassTooLong { side, sum, value } => format!(
            "{sum} is above 6: {} loses the ball, value {}.",
            name(side),
            value.number()
        ),
        Event::StagesOrdered {
            first, fixed: true, ..
        } => format!("{} acts first.", name(first)),
        Event::StagesOrdered {
            first, home, away, ..
        } => format!(
            "Pieces moved last turn, {home} and {away}: {} acts first.",
            name(first)
        ),
        Event::ConditionRolled { side, die, moves } => format!(
            "{} spends a condition point and rolls {die}: {} of any type.",
            name(side),
            plural(*moves, "move")
        ),
    }
}

fn value_reason(reason: ValueReason) -> &'static str {
    match reason {
        ValueReason::TargetFree => "no opponent in the target area",
        ValueReason::StartFree => "no opponent in the start area",
        ValueReason::LongPass => "a long pass",
        ValueReason::OffsideRisk => "offside risk",
        ValueReason::Bounce => "the ball bounces",
        ValueReason::SkilledAttacker => "Skilled attacker",
        ValueReason::ShortPasses => "Short passes",
        ValueReason::Doubling => "Doubling",
        ValueReason::SkilledFullBack => "Skilled full back",
        ValueReason::EasySituation => "an easy situation",
        ValueReason::Event => "the special event",
    }
}

/// A part of a sum with its name, nothing for 0.
fn part(what: &str, number: i8) -> String {
    if number == 0 {
        String::new()
    } else {
        format!(" {} {} ({what})", sign(number), number.abs())
    }
}

/// " (2 is dropped)".
fn dropped_die(die: Option<u8>) -> String {
    die.map_or(String::new(), |die| format!(" ({die} is dropped)"))
}

fn who(piece: Piece) -> &'static str {
    match piece {
        Piece::Outfield => "player",
        Piece::Keeper => "keeper",
    }
}

/// Where a piece stands: "in b4", "on the corner spot".
fn standing(standing: Standing) -> String {
    match standing {
        Standing::In(area) => format!("in {area}"),
        Standing::Spot => "on the corner spot".to_owned(),
    }
}

fn plural(number: u8, noun: &str) -> String {
    if number == 1 {
        format!("1 {noun}")
    } else {
        format!("{number} {noun}s")
    }
}

fn arithmetic(die: u8, modifier: i8) -> String {
    if modifier == 0 {
        die.to_string()
    } else {
        format!(
            "{die} {} {} = {}",
            sign(modifier),
            modifier.abs(),
            die as i8 + modifier
        )
    }
}

fn sign(number: i8) -> &'static str {
    if number < 0 { "-" } else { "+" }
}

/// "6 - 2 area + 1 more players = 5".
fn modifier_list(die: u8, modifiers: Modifiers, total: i8) -> String {
    let mut text = die.to_string();
    for (modifier, what) in [
        (modifiers.area, "area"),
        (modifiers.shooting_area, "players there"),
        (modifiers.penalty_area, "players in the box"),
        (modifiers.keeper_out, "keeper out"),
        (modifiers.free_kick, "free kick"),
        (modifiers.second_action, "second action"),
        (modifiers.injured_keeper, "injured keeper"),
        (modifiers.sweep, "keeper in front of his goal"),
        (modifiers.misplaced_keeper, "mis-positioned keeper"),
        (modifiers.skills, "skills"),
    ] {
        if modifier != 0 {
            let _ = write!(text, " {} {} {what}", sign(modifier), modifier.abs());
        }
    }
    if modifiers.total() != 0 || text.len() > 2 {
        let _ = write!(text, " = {total}");
    }
    text
}

fn shot_result(result: ShotResult) -> &'static str {
    match result {
        ShotResult::Goal => "goal",
        ShotResult::Corner => "corner",
        ShotResult::Rebound => "rebound",
        ShotResult::Miss => "a miss",
        ShotResult::RollsAgain => "a second die decides",
    }
}
