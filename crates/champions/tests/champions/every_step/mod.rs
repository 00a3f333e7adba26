//! What the checks of every step know about Champions 2020.

mod choices;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use gaffer_champions::{
    CatchOnes, Choice, ELEVEN, Formation, Line, LineUp, Open, Options, Period, Place, Position,
    Purpose, Shirt, ShirtSet, Step,
};
use gaffer_core::{Awaits, DiceWanted, Roll, Rules, Side, Silent, Viewer};

use crate::lively::lively_choice;
use choices::conceivable;
use gaffer_proof::Luck;
use gaffer_proof::every_step::Checked;

static CONCEIVABLE: LazyLock<Vec<Choice>> = LazyLock::new(conceivable);

/// The checks of Champions 2020.
pub(crate) struct Champions;

impl Checked for Champions {
    type Game = Position;

    const REFUSALS_EVERY: u32 = 23;

    fn conceivable() -> &'static [Choice] {
        &CONCEIVABLE
    }

    fn prefix(_options: &Options) -> &'static str {
        "C20-"
    }

    fn stands_at(position: &Position) -> String {
        format!("{:?}", position.open().step())
    }

    fn check_position(before: &Position, now: &Position, context: &str) {
        assert_eq!(now.broken_invariant(), None, "{context}");
        check_switches(now.open(), context);
        check_players(now.open(), context);
        check_history(before.open(), now.open(), context);
    }

    /// Section 6 of the rules: the faces of each die, less a 1 that is rolled again.
    fn check_dice(position: &Position, roll: &Roll<Purpose>, context: &str) {
        let expected = match roll.purpose {
            Purpose::Opening => 6,
            // A 1 that counts is a roll of its own (C20-D39).
            Purpose::Goalie if position.options().readings.catch_ones() == CatchOnes::Count => 6,
            Purpose::KickOff | Purpose::Restart | Purpose::Goalie | Purpose::ShootOut => 5,
            Purpose::Save | Purpose::ShootOutSave => 4,
            Purpose::ThrowIn | Purpose::Interception => 3,
        };
        let total: u32 = roll.dice.outcomes().map(|(_, weight)| weight).sum();
        assert_eq!(total, expected, "{context}");
        assert_eq!(roll.dice.count(), 1, "{context}");
    }

    fn check_views(position: &Position, context: &str) {
        for viewer in [
            Viewer::Side(Side::Home),
            Viewer::Side(Side::Away),
            Viewer::Spectator,
        ] {
            let view = serde_json::to_value(position.view(viewer)).unwrap();
            let is_line_up = matches!(
                position.open().step(),
                Step::Goalie(_) | Step::Formation(_) | Step::Pick(_)
            );
            let sees_one = view.get("line_up").is_some();
            assert_eq!(
                sees_one,
                is_line_up && viewer != Viewer::Spectator,
                "{context}"
            );
        }
        check_hidden_line_up(position, context);
    }

    fn check_mirrors(position: &Position, choices: &[Choice], context: &str) {
        let image = position.mirrored();
        assert_eq!(image.mirrored(), *position, "{context}");
        if !position.open().is_symmetric() {
            return;
        }
        let mut there = Vec::new();
        image.choices(&mut there);
        let there: BTreeSet<Choice> = there.into_iter().collect();
        let here: BTreeSet<Choice> = choices.iter().map(|choice| choice.mirrored()).collect();
        assert_eq!(here, there, "{context}");
        for choice in choices {
            let (mut here, mut there) = (*position, image);
            here.choose(*choice, &mut Silent).unwrap();
            there.choose(choice.mirrored(), &mut Silent).unwrap();
            if here.open().is_symmetric() {
                assert_eq!(here.mirrored(), there, "{context}: {choice}");
            }
        }
    }

    fn check_rolls_mirror(position: &Position, wanted: &DiceWanted, context: &str) {
        if !position.open().is_symmetric() {
            return;
        }
        for (dice, _) in wanted.outcomes() {
            let (mut here, mut there) = (*position, position.mirrored());
            here.roll(dice, &mut Silent).unwrap();
            there.roll(dice, &mut Silent).unwrap();
            if here.open().is_symmetric() {
                assert_eq!(here.mirrored(), there, "{context}: {dice}");
            }
        }
    }

    /// Of two ways to the same space that nobody could tell apart the one that goes straight first is offered.
    fn same_as_offered(_position: &Position, choice: Choice) -> Option<Choice> {
        match choice {
            Choice::Leg(leg) if leg.after() > 0 && !leg.first().is_straight() => {
                Some(Choice::Leg(leg.other_way()))
            }
            _ => None,
        }
    }

    fn pick(position: &Position, choices: &[Choice], luck: &mut Luck) -> Choice {
        lively_choice(position, choices, luck)
    }
}

/// What is switched off is never played (C20-preset-1 to 6).
fn check_switches(open: &Open, context: &str) {
    let options = open.options();
    let needs = match open.step() {
        Step::FoulPair
        | Step::OutForGoalie(_)
        | Step::InGoal(_)
        | Step::NewGoalie(_)
        | Step::InjurySub
        | Step::InjuryPlace
        | Step::FreeTaker
        | Step::FreeTakerPlace
        | Step::FreeWall
        | Step::FreeWallPlace
        | Step::PenaltyTaker => options.fouls,
        Step::Warm | Step::OnOrBack(_) | Step::Out(_) | Step::SubPlace(_) => options.subs,
        Step::ShootOutGoalie | Step::ShootOutTaker | Step::ShootOutRoll => options.cup,
        _ => true,
    };
    assert!(needs, "{context}: switched off");
    assert!(options.cup || open.period() == Period::Regular, "{context}");
    assert!(options.tally || open.tally() == 0, "{context}");
    for side in Side::BOTH {
        let team = open.team(side);
        let cards = team.yellow().or(team.all_in(Place::SentOff));
        assert!(options.fouls || cards.is_empty(), "{context}: {side}");
        assert!(options.fouls || team.injured().is_empty(), "{context}");
        assert!(options.subs || team.substitutions() == 0, "{context}");
    }
}

/// Who came on and who left add up to who is there (C20-sub-5, C20-card-2, C20-injury-3).
fn check_players(open: &Open, context: &str) {
    if open.step() != Step::OpeningRoll {
        return;
    }
    for side in Side::BOTH {
        let team = open.team(side);
        // The second goalie sits on the bench; without any an outfielder is in goal (C20-cup-15).
        let available = ShirtSet::ALL.minus(open.options().suspended[side]);
        let goalies = available.and(Line::Goalies.shirts()).len();
        let started = (available.len() - goalies.saturating_sub(1)).min(ELEVEN);
        let left: u32 = [Place::Substituted, Place::SentOff, Place::InjuredOff]
            .map(|place| team.all_in(place).len())
            .iter()
            .sum();
        let came_on = u32::from(team.substitutions());
        assert_eq!(
            team.on_pitch().len() + left,
            started + came_on,
            "{context}: {side}"
        );
        assert!(team.on_pitch().has(team.goalie()), "{context}: {side}");
    }
}

/// What only ever goes one way, and by how much.
fn check_history(before: &Open, now: &Open, context: &str) {
    assert!(now.period() >= before.period(), "{context}: a period again");
    if now.period() == before.period() {
        assert!(
            now.ones() >= before.ones(),
            "{context}: the watch runs back"
        );
        assert!(
            now.tally() >= before.tally(),
            "{context}: the tally shrinks"
        );
    }
    let is_lost = now.result().is_some_and(|result| {
        result.after == gaffer_champions::After::Forfeit // the score may become 0-3 (C20-card-6)
    });
    let goals = |open: &Open| open.score().home + open.score().away;
    assert!(
        is_lost || (0..=1).contains(&(goals(now) - goals(before))),
        "{context}: more than one goal"
    );
    for side in Side::BOTH {
        let (old, new) = (before.team(side), now.team(side));
        assert!(new.substitutions() >= old.substitutions(), "{context}");
        for place in [
            Place::Substituted,
            Place::SentOff,
            Place::InjuredOff,
            Place::Suspended,
        ] {
            let back = old.all_in(place).minus(new.all_in(place));
            assert!(back.is_empty(), "{context}: {side} {back:?} came back");
        }
        assert!(old.yellow().minus(new.yellow()).is_empty(), "{context}");
        assert!(old.injured().minus(new.injured()).is_empty(), "{context}");
    }
}

/// Home's hidden line-up makes no difference to anything that away meets while he makes his.
fn check_hidden_line_up(position: &Position, context: &str) {
    let suspended = position.options().suspended;
    if position.awaits() != Awaits::Secret(Side::Away) || suspended != Options::FULL.suspended {
        return;
    }
    let mut diagram = position.diagram();
    let line_ups = diagram.line_ups.as_mut().unwrap();
    let shirts = [2, 3, 8, 9, 10, 11, 14, 15, 16, 17];
    line_ups.home = LineUp {
        goalie: Some(Shirt::SECOND_GOALIE),
        formation: Formation::new([2, 4, 4]),
        picked: shirts.into_iter().filter_map(Shirt::new).collect(),
    };
    let twin = Position::from_diagram(&diagram).unwrap();
    for viewer in [Viewer::Side(Side::Away), Viewer::Spectator] {
        assert_eq!(
            twin.view(viewer),
            position.view(viewer),
            "{context}: {viewer:?} sees home's line-up"
        );
    }
    let (mut here, mut there) = (Vec::new(), Vec::new());
    position.choices(&mut here);
    twin.choices(&mut there);
    assert_eq!(
        here, there,
        "{context}: home's line-up shows in the choices"
    );
}
