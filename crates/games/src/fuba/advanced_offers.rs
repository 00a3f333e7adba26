//! The choices of the advanced rules in plain words, with their price and what they may lead to.

use gaffer_core::{Awaits, BySide, Rules, Side, Silent};
use gaffer_fuba::edition::FRESH_IN_ONE_LINE;
use gaffer_fuba::pitch::{Area, Line};
use gaffer_fuba::rule::pressing;
use gaffer_fuba::{
    Action, Advanced, Bounce, Choice, Condition, Declared, Edition, Event, Formation, Open,
    Position, Pressing, Roles, Skill, Step, Window,
};

use super::edition_words::POINT_LIMITS;
use super::older_offers;
use crate::odds::{outcomes, percent};
use crate::text::{fit, plural};

/// The side that decides.
fn decides(position: &Position) -> Side {
    match position.awaits() {
        Awaits::Choice(side) | Awaits::Secret(side) => side,
        Awaits::Roll(_) | Awaits::Nothing(_) => position.open().acting().0,
    }
}

/// The position after a choice, and what happens at once; windows that follow are left.
fn after(position: &Position, choice: Choice) -> Option<(Position, Vec<Event>)> {
    let mut after = *position;
    let mut events = Vec::new();
    after.choose(choice, &mut events).ok()?;
    Some((after, events))
}

/// A position with the windows that are open now left without a skill.
pub(super) fn past_windows(mut position: Position) -> Position {
    while matches!(position.open().step(), Step::Skill(_)) {
        if position.choose(Choice::No, &mut Silent).is_err() {
            break;
        }
    }
    position
}

/// "Costs 1 midfield point." as the stocks before and after say it.
fn cost_words(before: Condition, after: Condition) -> String {
    let paid: Vec<String> = Line::ALL
        .into_iter()
        .filter(|line| before.of(*line) > after.of(*line))
        .map(|line| {
            let points = before.of(line) - after.of(line);
            format!(
                "{points} {line} {}",
                if points == 1 { "point" } else { "points" }
            )
        })
        .collect();
    if paid.is_empty() {
        "Free.".into()
    } else {
        format!("Costs {}.", paid.join(" and "))
    }
}

/// What a choice costs now.
fn cost_of(position: &Position, choice: Choice) -> String {
    let side = decides(position);
    let before = position.open().bench(side).condition();
    after(position, choice).map_or(String::new(), |(after, _)| {
        cost_words(before, after.open().bench(side).condition())
    })
}

/// Roles by number: "am2 dm1: 5-1-4".
pub(super) fn roles_words(position: &Position, side: Side, roles: Roles) -> (String, String) {
    let formation = position
        .view(gaffer_core::Viewer::Side(side))
        .own()
        .and_then(|(_, own)| own.formation)
        .unwrap_or(Formation::DEFAULT);
    let condition = Condition::at_start(formation, roles);
    let named: Vec<String> = [
        (roles.attacking_midfielders(), "attacking midfielder"),
        (roles.defending_midfielders(), "defending midfielder"),
        (roles.attacking_centre_backs(), "attacking centre back"),
        (roles.offensive_wing_backs(), "offensive wing back"),
        (roles.withdrawn_strikers(), "withdrawn striker"),
    ]
    .into_iter()
    .filter(|(number, _)| *number > 0)
    .map(|(number, name)| plural(number, name))
    .collect();
    let label = if named.is_empty() {
        format!("No roles: {condition}")
    } else {
        format!("{roles}: {condition}")
    };
    let named = if named.is_empty() {
        String::new()
    } else {
        format!("{}. ", named.join(", "))
    };
    (
        label,
        format!("{named}Condition points {condition} (defence-midfield-forward)."),
    )
}

/// A target with skills declared.
pub(super) fn declared_words(
    position: &Position,
    area: Area,
    declared: Declared,
    kept: u32,
) -> (String, String) {
    let names: Vec<&str> = declared.set().iter().map(Skill::name).collect();
    let choice = Choice::TargetWith(area, declared);
    let value = after(position, choice).map_or(0, |(after, _)| {
        past_windows(after).open().value().number() as u32
    });
    (
        format!("{area} with {}", names.join(", ")),
        format!(
            "Value {value}, kept {kept}%. {} {}",
            cost_of(position, choice),
            declared
                .set()
                .iter()
                .map(Skill::effect)
                .collect::<Vec<_>>()
                .join(" ")
        ),
    )
}

/// An action that the advanced rules add, or one that is boosted.
pub(super) fn action_words(
    position: &Position,
    action: Action,
    boost: bool,
    won: u32,
) -> (String, String) {
    let choice = if boost {
        Choice::Boosted(action)
    } else {
        Choice::Action(action)
    };
    let plus = if boost { " + boost" } else { "" };
    let cost = cost_of(position, choice);
    match action {
        Action::Pressing(manner) => pressing_words(position, manner, boost, won, &cost),
        Action::Movement(line) => {
            let moves = moves_of(position, choice);
            (
                format!("{}{plus} ({})", capital(line), plural(moves, "move")),
                format!("One move more, which may be of another type. {cost}"),
            )
        }
        Action::Adjustment => {
            let now = position.open().value().number();
            let new =
                after(position, choice).map_or(now, |(after, _)| after.open().value().number());
            (
                format!("Adjustment{plus} ({now} to {new})"),
                format!("The own number at the ball counts one more. {cost}"),
            )
        }
        Action::Condition => after(position, choice)
            .map(|(after, _)| older_offers::condition(&after, &cost))
            .unwrap_or_default(),
        Action::HighCondition => {
            let moves: Vec<u8> = after(position, choice)
                .map(|(after, _)| outcomes(&after))
                .unwrap_or_default()
                .iter()
                .filter_map(|(events, _)| {
                    events.iter().find_map(|event| match event {
                        Event::HighConditionRolled { moves, .. } => Some(*moves),
                        _ => None,
                    })
                })
                .collect();
            let (least, most) = (moves.iter().min(), moves.iter().max());
            (
                format!(
                    "high-condition{plus} ({}-{})",
                    least.unwrap_or(&0),
                    most.unwrap_or(&0)
                ),
                format!("{} {cost}", Skill::HighCondition.effect()),
            )
        }
        Action::Substitution(number) => (
            plural(number, "substitution"),
            format!(
                "{} left. Each: formation, yellow card or fresh player. No second-action loss.",
                position
                    .open()
                    .bench(decides(position))
                    .substitutions_left()
            ),
        ),
        Action::GoalAttempt => (action.to_string(), String::new()),
    }
}

/// " 1 move less for who went to the ball." (F10-4.7e, F14-4.8b).
pub(super) fn entry_price(open: &Open) -> String {
    match (open.edition(), open.entries(open.acting().0)) {
        (Edition::V2_2, _) | (_, 0) => String::new(),
        (_, number) => format!(" {} less for who went to the ball.", plural(number, "move")),
    }
}

fn capital(line: Line) -> &'static str {
    match line {
        Line::Defence => "Defence",
        Line::Midfield => "Midfield",
        Line::Forward => "Forward",
    }
}

fn moves_of(position: &Position, choice: Choice) -> u8 {
    after(position, choice)
        .and_then(|(_, events)| {
            events.iter().find_map(|event| match event {
                Event::ActionBegan { moves, .. } => *moves,
                _ => None,
            })
        })
        .unwrap_or(0)
}

fn pressing_words(
    position: &Position,
    manner: Pressing,
    boost: bool,
    won: u32,
    cost: &str,
) -> (String, String) {
    let open = position.open();
    let odds = pressing::odds(open, manner, boost);
    let name = match (manner.aggressive, manner.skill) {
        (false, None) => "Pressing".to_owned(),
        (true, None) => "Aggressive".to_owned(),
        (false, Some(skill)) => skill.skill().to_string(),
        (true, Some(skill)) => format!("Aggressive {}", skill.skill()),
    };
    let plus = if boost { " + boost" } else { "" };
    let dice = match pressing::dice(open, manner) {
        2 => "Two dice, the higher dropped. ",
        _ => "",
    };
    let foul = if manner.aggressive {
        format!(
            "Foul and card test {}%. ",
            percent(u32::from(odds.foul), 36)
        )
    } else {
        String::new()
    };
    (
        format!("{name}{plus} ({won}%)"),
        format!("Wins the ball {won}%. {foul}{dice}{cost}"),
    )
}

/// A substitution of the action.
pub(super) fn substitution_words(
    position: &Position,
    choice: Choice,
    two: u32,
) -> (String, String) {
    let open = position.open();
    let side = decides(position);
    let second_half = open.clock().half() == 2;
    match choice {
        Choice::SubstituteFormation(formation) => (
            format!("{formation} from the next turn"),
            match (open.plays(Advanced::Condition), second_half) {
                (false, _) => "One player changes his line.",
                (true, true) => "One player changes his line; the line that grows gains a point.",
                (true, false) => "One player changes his line; no points in the first half.",
            }
            .into(),
        ),
        Choice::SubstituteYellow => (
            "A booked player goes".into(),
            format!(
                "A yellow card is taken back: {} now.",
                open.team(side).yellow()
            ),
        ),
        _ => {
            let wide = choice == Choice::SubstituteFresh { wide: true };
            let with = if wide { " (wide-player-material)" } else { "" };
            (
                format!("Fresh player{with}"),
                format!(
                    "Two condition points {two}%, otherwise one: 10 x the dice against minute {}.",
                    open.clock().minute()
                ),
            )
        }
    }
}

/// The stock that loses or gains a point.
pub(super) fn point_words(position: &Position, line: Line) -> (String, String) {
    let open = position.open();
    let condition = open.bench(decides(position)).condition();
    let now = condition.of(line);
    match open.step() {
        Step::LosePoint { .. } => (
            format!(
                "{} point ({now} to {})",
                capital(line),
                now.saturating_sub(1)
            ),
            format!("Lost by tiredness. Condition now {condition}."),
        ),
        step => (
            format!(
                "{} point ({now} to {})",
                capital(line),
                now.saturating_add(points_at_once(open, step)).min(6)
            ),
            format!(
                "Condition now {condition}; {}.",
                POINT_LIMITS.of(open.edition())
            ),
        ),
    }
}

/// How many points one choice adds: in one line all of them (F14-A3d, F22-A3f).
fn points_at_once(open: &Open, step: Step) -> u8 {
    match step {
        Step::GainPoints { left, .. } if FRESH_IN_ONE_LINE.of(open.edition()) => left,
        _ => 1,
    }
}

/// Yes and no, as the question is.
pub(super) fn yes_no_words(position: &Position, choice: Choice, percent: u32) -> (String, String) {
    let open = position.open();
    let yes = choice == Choice::Yes;
    let (label, detail): (&str, String) = match (open.step(), yes) {
        (Step::Sweep, true) => (
            "The keeper sweeps",
            "First action stage, pressing -1; the opponent +2 on goal attempts.".into(),
        ),
        (Step::Sweep, false) => ("He stays", String::new()),
        (Step::SlowPlay, true) => {
            return (
                format!("Slow the game (card {percent}%)"),
                "One more square on the clock; 10 x two dice below the minute is a yellow card \
                 and a red card test."
                    .into(),
            );
        }
        (Step::SlowPlay, false) => ("Play on", String::new()),
        (Step::Replace { .. }, true) => (
            "Replace him",
            format!(
                "One of {} substitutions{}.",
                open.bench(decides(position)).substitutions_left(),
                match open.edition() {
                    Edition::V2014 if open.plays(Advanced::Condition) => {
                        "; two dice for the fresh player's points"
                    }
                    Edition::V2_2 if open.clock().half() == 2 => "; a condition point",
                    _ => "",
                }
            ),
        ),
        (Step::Replace { .. }, false) => ("Go on with one less", String::new()),
        (Step::Skill(Window::Keeper | Window::Shooter), false) => {
            return ("No skill".into(), format!("Goal {percent}%."));
        }
        (Step::Shot, false) => ("No shot", String::new()),
        (Step::Entry(_), false) => return older_offers::nobody(open),
        (Step::Press, false) => ("No pressing", String::new()),
        (Step::Substitution, false) => ("No substitution", String::new()),
        (Step::Skill(_), false) => ("No skill", String::new()),
        (Step::Action, false) => ("No third action", String::new()),
        (Step::Bounce, false) => ("Leave the value", String::new()),
        (Step::PerfectPass, false) => ("Leave the pass where it is", String::new()),
        _ => (if yes { "Yes" } else { "No" }, String::new()),
    };
    (label.into(), detail)
}

/// A skill used: its price, its effect, and what it changes as far as that is sure.
pub(super) fn use_words(
    position: &Position,
    skill: Skill,
    area: Option<Area>,
    percent: u32,
    names: &BySide<String>,
) -> (String, String) {
    let choice = Choice::Use(skill, area);
    let label = match area {
        Some(area) => format!("Use {skill} to {area}"),
        None => format!("Use {skill}"),
    };
    let Some((used, _)) = after(position, choice) else {
        return (label, skill.effect().into());
    };
    let mut facts = vec![cost_of(position, choice)];
    match skill {
        Skill::MidfieldDribbler | Skill::DribblingAttacker => {
            facts.push(format!("Through {percent}%."));
        }
        Skill::FanaticFans => facts.push(format!("Foul {percent}%.")),
        Skill::ShotStopper
        | Skill::LeadingGoalKeeper
        | Skill::ClinicalFinisher
        | Skill::TrainedSpecialEvent => facts.push(format!("Goal {percent}%.")),
        _ => {
            // What the skill changes is what differs from leaving the window.
            let left = past_windows(*position);
            let then = past_windows(used);
            let (from, to) = (left.open().value().number(), then.open().value().number());
            if from != to {
                facts.push(format!("Ball value {to} instead of {from}."));
            }
            let first = then.open().first_to_act();
            if first != left.open().first_to_act() {
                facts.push(format!("{} acts first.", fit(&names[first], 14)));
            }
        }
    }
    facts.push(skill.effect().into());
    (label, facts.join(" "))
}

/// The formation after Trained formation change.
pub(super) fn trained_words(position: &Position, formation: Formation) -> (String, String) {
    let now = position
        .open()
        .team(decides(position))
        .formation()
        .unwrap_or(Formation::DEFAULT);
    (
        format!("{formation} at once"),
        format!(
            "{}: from {now}. Once per match, condition points stay.",
            Skill::TrainedFormationChange
        ),
    )
}

/// What the winner of a bounce does.
pub(super) fn bounce_words(position: &Position, bounce: Bounce) -> (String, String) {
    let value = position.open().value();
    (
        format!(
            "Value {} to {} ({:+})",
            value.number(),
            value.changed(bounce.change()).number(),
            bounce.change()
        ),
        String::new(),
    )
}
