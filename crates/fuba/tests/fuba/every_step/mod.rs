//! What the checks of every step know about FUBA.

pub(crate) mod choices;

use std::sync::LazyLock;

use gaffer_core::Refuses;
use gaffer_core::{Awaits, DiceWanted, Roll, Rules, Side, Silent, Viewer};
use gaffer_fuba::{
    Advanced, Choice, Edition, EventMoveKind, GainThen, Open, Options, Position, Purpose,
    SUBSTITUTIONS, Step, Styles, Symmetry,
};

use choices::conceivable;
use gaffer_proof::every_step::Checked;

static CONCEIVABLE: LazyLock<Vec<Choice>> = LazyLock::new(conceivable);

/// The checks of FUBA.
pub(crate) struct Fuba;

impl Checked for Fuba {
    type Game = Position;

    const REFUSALS_EVERY: u32 = 7;

    fn conceivable() -> &'static [Choice] {
        &CONCEIVABLE
    }

    fn prefix(options: &Options) -> &'static str {
        options.edition.prefix()
    }

    fn stands_at(position: &Position) -> String {
        format!("{:?}", position.open().step())
    }

    fn check_position(before: &Position, now: &Position, context: &str) {
        assert_eq!(now.faults(), Vec::<String>::new(), "{context}");
        check_switches(now.open(), context);
        check_pieces(now.open(), context);
        check_history(before.open(), now.open(), context);
    }

    fn check_dice(position: &Position, roll: &Roll<Purpose>, context: &str) {
        check_dice(position, roll, context);
    }

    fn check_views(position: &Position, context: &str) {
        check_views(position, context);
    }

    fn check_mirrors(position: &Position, choices: &[Choice], context: &str) {
        check_mirrors(position, choices, context);
    }

    fn check_rolls_mirror(position: &Position, wanted: &DiceWanted, context: &str) {
        check_rolls_mirror(position, wanted, context);
    }
}

/// The rules without which a step cannot come up.
fn needed(step: Step) -> &'static [Advanced] {
    match step {
        Step::TirednessRoll { .. } | Step::LosePoint { .. } | Step::ConditionRoll => {
            &[Advanced::Condition]
        }
        Step::Roles(_) => &[Advanced::Roles],
        Step::Styles(_) => &[Advanced::Aggression],
        Step::Substitutions(_) | Step::Substitution => &[Advanced::Substitutions],
        Step::FreshRoll { injured: None, .. }
        | Step::GainPoints {
            then: GainThen::Substitution(_),
            ..
        } => &[Advanced::Substitutions, Advanced::Condition],
        Step::GainPoints {
            then: GainThen::Injury,
            ..
        }
        | Step::FreshRoll {
            injured: Some(_), ..
        } => &[
            Advanced::Injuries,
            Advanced::Substitutions,
            Advanced::Condition,
        ],
        Step::Injury(_) | Step::InjuryRoll { .. } => &[Advanced::Injuries],
        Step::Replace { .. } => &[Advanced::Injuries, Advanced::Substitutions],
        Step::Sweep => &[Advanced::Keeper],
        Step::SlowPlay | Step::SlowPlayRoll => &[Advanced::SlowPlay],
        Step::Skills(_)
        | Step::Skill(_)
        | Step::ActorRoll
        | Step::FansRoll(_)
        | Step::DribbleRoll
        | Step::Dribble
        | Step::HighConditionRoll { .. } => &[Advanced::Skills],
        Step::LostSkillRoll(_) | Step::GainedSkillRoll(_) | Step::ExtraSkill(_) => {
            &[Advanced::Events, Advanced::Skills]
        }
        Step::DuelRoll(_)
        | Step::Bounce
        | Step::PerfectPass
        | Step::StreakingRoll
        | Step::EventMoves {
            kind: EventMoveKind::Good | EventMoveKind::Fast,
            ..
        } => &[Advanced::Events],
        _ => &[],
    }
}

/// Steps that one edition alone knows (2.2), or that it does not know (1.0 and 2014).
fn is_of_2_2(step: Step) -> Option<bool> {
    match step {
        Step::Action
        | Step::RestartMoves { .. }
        | Step::SendOff(_)
        | Step::Skills(_)
        | Step::Skill(_)
        | Step::Sweep
        | Step::SlowPlay
        | Step::SlowPlayRoll
        | Step::Substitutions(_)
        | Step::DuelRoll(_) => Some(true),
        Step::GoalKick
        | Step::StandIn
        | Step::Shot
        | Step::Movement
        | Step::QuickMoves { .. }
        | Step::Press
        | Step::Substitution
        | Step::Styles(_) => Some(false),
        _ => None,
    }
}

/// A rule that is switched off, or lacks what it needs, is never played (docs/rules, "What the advanced rules need").
fn check_switches(open: &Open, context: &str) {
    let edition = open.options().edition;
    for rule in needed(open.step()) {
        assert!(open.plays(*rule), "{context}: {rule} is not played");
    }
    if let Some(of_2_2) = is_of_2_2(open.step()) {
        assert_eq!(
            edition == Edition::V2_2,
            of_2_2,
            "{context}: no such step in {edition:?}"
        );
    }
    for side in Side::BOTH {
        let bench = open.bench(side);
        let without = |rule: Advanced, nothing: bool| {
            assert!(
                open.plays(rule) || nothing,
                "{context}: {side} without {rule}"
            );
        };
        without(Advanced::Condition, !bench.is_tired());
        without(Advanced::Condition, bench.condition().total() == 0);
        without(Advanced::Substitutions, bench.substitutions() == 0);
        without(
            Advanced::Injuries,
            bench.injured().total() + bench.out() == 0,
        );
        without(Advanced::Aggression, bench.styles() == Styles::default());
        without(Advanced::Keeper, !open.team(side).keeper_is_advanced());
        without(Advanced::Skills, bench.hidden_skills() == 0);
        without(Advanced::Skills, bench.skills_used().is_empty());
        without(Advanced::Events, bench.skills_lost().is_empty());
    }
}

/// F22-1.1b: pieces on the pitch, in hand, on the spot, injured and sent off are always ten a side.
fn check_pieces(open: &Open, context: &str) {
    for side in Side::BOTH {
        let team = open.team(side);
        let bench = open.bench(side);
        let outfield: u8 = gaffer_fuba::pitch::Area::ALL
            .iter()
            .map(|area| team.outfield(*area))
            .sum();
        let spot = matches!(open.taker(), Some(gaffer_fuba::Piece::Outfield))
            && open.controlling_at_the_beginning() == side;
        let there = outfield + team.in_hand() + u8::from(spot);
        let off = team.sent_off() + bench.injured().total() + bench.out();
        // The injured piece goes before its die is rolled and before it is replaced.
        let carried_off = match open.step() {
            Step::InjuryRoll { side: by, .. } | Step::Replace { side: by, .. } => by == side,
            _ => false,
        };
        assert_eq!(there + off + u8::from(carried_off), 10, "{context}: {side}");
    }
}

/// What only ever goes one way, and by how much.
fn check_history(before: &Open, now: &Open, context: &str) {
    let time = |open: &Open| {
        let clock = open.clock();
        (clock.half(), clock.square() + clock.stoppage())
    };
    assert!(time(now) >= time(before), "{context}: the clock runs back");
    let goals = |open: &Open| open.score().home + open.score().away;
    assert!(
        (0..=1).contains(&(goals(now) - goals(before))),
        "{context}: more than one goal"
    );
    let begun = !matches!(
        before.step(),
        Step::Formation(_) | Step::Roles(_) | Step::Skills(_) | Step::Styles(_)
    );
    for side in Side::BOTH {
        let (old, new) = (before.bench(side), now.bench(side));
        assert!(new.substitutions() <= SUBSTITUTIONS, "{context}: {side}");
        assert!(new.substitutions() >= old.substitutions(), "{context}");
        assert!(
            new.is_tired() || !old.is_tired(),
            "{context}: F14-A1.2d, F22-A1.3f"
        );
        assert!(
            new.keeper_is_injured() || !old.keeper_is_injured(),
            "{context}: F22-A4f"
        );
        assert!(new.out() >= old.out(), "{context}: F22-A4c");
        assert!(
            now.team(side).red() >= before.team(side).red(),
            "{context}: a red card is taken back"
        );
        assert!(
            old.skills_used().without(new.skills_used()).is_empty()
                && old.skills_lost().without(new.skills_lost()).is_empty(),
            "{context}: a skill shown or lost is forgotten"
        );
        // F22-A1.1a: ten points at the start; F14-A3e, F22-A3g: none are gained beyond six, in 2.2 beyond ten.
        assert!(
            new.condition().total() <= 10 || now.options().edition == Edition::V2014,
            "{context}: {side}"
        );
        for line in gaffer_fuba::pitch::Line::ALL {
            let (was, is) = (old.condition().points(line), new.condition().points(line));
            assert!(
                is <= was || is <= 6 || !begun,
                "{context}: {side} {line} rises to {is}"
            );
        }
        if let Some(formation) = now.team(side).formation() {
            assert!(formation.adds_up(), "{context}: {formation}");
        }
    }
}

/// F22-1.1f: all dice are six-sided, except where one stands for a card that is drawn (F22-D107).
fn check_dice(position: &Position, roll: &Roll<Purpose>, context: &str) {
    let total: u32 = roll.dice.outcomes().map(|(_, weight)| weight).sum();
    match roll.purpose {
        Purpose::LostSkill | Purpose::GainedSkill => {
            assert!(roll.dice.is_secret(), "{context}");
            let owner = roll.dice.owners()[0];
            let bench = position.open().bench(owner);
            let held = u32::from(bench.hidden_skills() + bench.shown_skills().len());
            let expected = if roll.purpose == Purpose::LostSkill {
                held
            } else {
                // Two of the 27 need another rule; what was lost was had as well.
                let options = position.open().options();
                let unknown = [Advanced::Substitutions, Advanced::OffsideRisk]
                    .into_iter()
                    .filter(|rule| !options.plays(*rule))
                    .count();
                27 - unknown as u32 - held - u32::from(bench.skills_lost().len())
            };
            assert_eq!(total, expected, "{context}");
        }
        // F22-D100: of 36 pairs those with equal totals do not count.
        Purpose::Duel => assert!((30..=36).contains(&total), "{context}"),
        Purpose::KickOff => assert_eq!(total, 30, "{context}"),
        // F10-4.4.2a: one die; F14-A6b: a style rolls two for one.
        Purpose::Event => {
            let options = position.open().options();
            match options.edition {
                Edition::V1_0 => assert_eq!(total, 6, "{context}"),
                Edition::V2014 if options.plays(Advanced::Aggression) => {
                    assert!([36, 216, 1296].contains(&total), "{context}");
                }
                Edition::V2014 | Edition::V2_2 => assert_eq!(total, 36, "{context}"),
            }
        }
        _ => assert!([6, 36].contains(&total), "{context}"),
    }
}

/// Views exist for everybody, and one side's view does not change with the other side's secrets.
fn check_views(position: &Position, context: &str) {
    for side in Side::BOTH {
        let mine = serde_json::to_value(position.view(Viewer::Side(side))).unwrap();
        assert!(mine.get("own").is_some(), "{context}");
        let mut diagram = position.diagram();
        let other = match side {
            Side::Home => &mut diagram.away,
            Side::Away => &mut diagram.home,
        };
        if other.secret_formation.is_some() {
            other.secret_formation = Some("10-0-0".parse().unwrap());
            other.secret_roles = other.secret_roles.map(|_| gaffer_fuba::Roles::NONE);
            other.secret_styles = other.secret_styles.map(|_| Styles::default());
        }
        if let Some(dive) = &mut other.secret_dive {
            *dive = match dive {
                gaffer_fuba::Dive::Left => gaffer_fuba::Dive::Right,
                _ => gaffer_fuba::Dive::Left,
            };
        }
        let twin = Position::from_diagram(&diagram).unwrap();
        assert_eq!(
            twin.view(Viewer::Side(side)),
            position.view(Viewer::Side(side)),
            "{context}: {side} sees a secret"
        );
        assert_eq!(
            twin.view(Viewer::Spectator),
            position.view(Viewer::Spectator),
            "{context}: spectators see a secret"
        );
        if position.awaits() == Awaits::Choice(side) || position.awaits() == Awaits::Secret(side) {
            let (mut ours, mut theirs) = (Vec::new(), Vec::new());
            position.choices(&mut ours);
            twin.choices(&mut theirs);
            assert_eq!(ours, theirs, "{context}: a secret shows in the choices");
        }
    }
}

/// A mirrored position offers mirrored choices that lead to mirrored positions. Within a row the
/// canonical order follows the areas' names, so there a mirrored choice may come earlier instead.
fn check_mirrors(position: &Position, choices: &[Choice], context: &str) {
    for symmetry in Symmetry::BOTH {
        if symmetry == Symmetry::Ends && is_asked_home_first(position) {
            continue;
        }
        let image = symmetry.position(position);
        assert_eq!(symmetry.position(&image), *position, "{context}");
        for choice in choices {
            let mut here = *position;
            let mut there = image;
            here.choose(*choice, &mut Silent).unwrap();
            match there.choose(symmetry.choice(*choice), &mut Silent) {
                Ok(()) if is_asked_home_first(&here) => {}
                Ok(()) => assert_eq!(symmetry.position(&here), there, "{context}: {choice}"),
                Err(refusal) => assert!(
                    refusal.is_order(),
                    "{context}: {choice} is refused in the mirror: {refusal:?}"
                ),
            }
        }
    }
}

fn check_rolls_mirror(position: &Position, wanted: &DiceWanted, context: &str) {
    for symmetry in Symmetry::BOTH {
        if symmetry == Symmetry::Ends && is_asked_home_first(position) {
            continue;
        }
        for (dice, _) in wanted.outcomes() {
            let mut here = *position;
            let mut there = symmetry.position(position);
            here.roll(dice, &mut Silent).unwrap();
            there.roll(dice, &mut Silent).unwrap();
            if !is_asked_home_first(&here) {
                assert_eq!(symmetry.position(&here), there, "{context}: {dice}");
            }
        }
    }
}

/// What is chosen before the match and at half time, and the kick-off dice, are taken home first.
fn is_asked_home_first(position: &Position) -> bool {
    matches!(
        position.open().step(),
        Step::Formation(_)
            | Step::Roles(_)
            | Step::Skills(_)
            | Step::Styles(_)
            | Step::HalfTime(_)
            | Step::KickOffRoll
            | Step::KickOffChoice(_)
    )
}
