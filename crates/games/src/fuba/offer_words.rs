//! Each choice in a few words, and what it means or may lead to.

use gaffer_core::{Rules, Viewer};
use gaffer_fuba::edition::{FREE_KICK_VALUE, FRESH_IN_ONE_LINE};
use gaffer_fuba::pitch::Line;
use gaffer_fuba::rule::penalty;
use gaffer_fuba::{
    Advanced, Bounce, Choice, Condition, Dive, Edition, Flank, Formation, Kick, Move, Position,
    Roles, Skill, Step, Style, Styles, Window,
};

use super::trial::decides;
use super::{action_words, pass_words, skill_words};
use crate::words::{Phrase, list, say, sentences};

/// A choice in a few words, and what it means; dice bring what it is made for so often, in percent.
pub(super) fn describe(position: &Position, choice: Choice, percent: u32) -> (Phrase, Phrase) {
    let plain = |label: Phrase| (label, Phrase::nothing());
    let open = position.open();
    let edition = open.edition();
    match choice {
        Choice::Formation(formation) => formation_words(position, formation),
        Choice::Roles(roles) => roles_words(position, roles),
        Choice::Styles(styles) => styles_words(styles),
        Choice::Skills(hand) => plain(hand.to_string().into()),
        Choice::KickOff(side) => plain(say!(fuba_offers::KickOff, side)),
        Choice::PlaceKeeper(area) => plain(say!(fuba_offers::PlaceKeeper, area)),
        Choice::KeeperTakesKick => plain(say!(fuba_offers::KeeperTakesKick)),
        Choice::Place(area) => plain(say!(fuba_offers::Place, area)),
        Choice::KeeperAdvanced => (
            say!(fuba_offers::KeeperAdvanced),
            say!(fuba_offers::KeeperAdvancedMeans),
        ),
        Choice::KeeperInside => (
            say!(fuba_offers::KeeperInside),
            say!(fuba_offers::KeeperInsideMeans),
        ),
        Choice::Fast => (say!(fuba_offers::Fast), say!(fuba_offers::FastMeans)),
        Choice::Slow => (
            say!(fuba_offers::Slow),
            say!(fuba_offers::SlowMeans, edition),
        ),
        Choice::Target(area) => pass_words::target(position, area, percent),
        Choice::TargetWith(area, declared) => {
            pass_words::declared(position, area, declared, percent)
        }
        Choice::StandIn(area) => pass_words::stand_in(open, area),
        Choice::Enter(entrant) => pass_words::enter(open, entrant),
        Choice::Action(action) => action_words::action(position, action, false, percent),
        Choice::Boosted(action) => action_words::action(position, action, true, percent),
        Choice::SubstituteFormation(formation) => {
            action_words::substitute_formation(position, formation)
        }
        Choice::SubstituteYellow => {
            let yellow = open.team(decides(position)).yellow();
            (
                say!(fuba_offers::SubstituteYellow),
                say!(fuba_offers::SubstituteYellowMeans, yellow),
            )
        }
        Choice::SubstituteFresh { wide } => action_words::substitute_fresh(position, wide, percent),
        Choice::Point(line) => point_words(position, line),
        Choice::Move(step) => plain(move_words(step)),
        Choice::Done => plain(say!(fuba_offers::Done)),
        Choice::PlayFreeKick => (
            say!(fuba_offers::PlayFreeKick),
            say!(
                fuba_offers::PlayFreeKickMeans,
                value = FREE_KICK_VALUE[edition]
            ),
        ),
        Choice::CornerSide(flank) => plain(say!(
            fuba_offers::CornerSide,
            flank = match flank {
                Flank::A => "a",
                Flank::C => "c",
            }
        )),
        Choice::Dive(dive) => (
            say!(fuba_offers::Dive, dive),
            say!(
                fuba_offers::DiveNeeds,
                left = penalty::needed(Kick::Left, dive),
                middle = penalty::needed(Kick::Middle, dive),
                right = penalty::needed(Kick::Right, dive)
            ),
        ),
        Choice::Kick(kick) => (
            say!(fuba_offers::Kick, kick),
            say!(
                fuba_offers::KickNeeds,
                left = penalty::needed(kick, Dive::Left),
                stay = penalty::needed(kick, Dive::Stay),
                right = penalty::needed(kick, Dive::Right)
            ),
        ),
        Choice::SendOff(area) => plain(say!(fuba_offers::SendOff, area)),
        Choice::Injured(standing) => plain(say!(fuba_offers::Injured, standing)),
        Choice::Yes => yes(position, percent),
        Choice::No => no(position, percent),
        Choice::Use(skill, area) => skill_words::used(position, skill, area, percent),
        Choice::Bounce(bounce) => plain(bounce_words(position, bounce)),
    }
}

/// A formation; in the window of Trained formation change it is played at once.
fn formation_words(position: &Position, formation: Formation) -> (Phrase, Phrase) {
    let open = position.open();
    let now = match open.step() {
        Step::Skill(_) => {
            let now = open.team(decides(position)).formation();
            return (
                say!(fuba_offers::FormationAtOnce, formation),
                say!(
                    fuba_offers::FormationAtOnceMeans,
                    skill = Skill::TrainedFormationChange,
                    formation = now.unwrap_or(Formation::DEFAULT)
                ),
            );
        }
        Step::HalfTime(side) => open.team(side).formation(),
        _ => None,
    };
    let kind = if now == Some(formation) {
        "same"
    } else if Formation::CARDS.contains(&formation) {
        "card"
    } else {
        "other"
    };
    (
        say!(fuba_offers::Formation, formation, kind),
        say!(
            fuba_offers::FormationMoves,
            edition = open.edition(),
            defence = formation.defence,
            midfield = formation.midfield,
            forward = formation.forward
        ),
    )
}

/// The formation of the side that decides, which may be its secret still.
pub(super) fn own_formation(position: &Position) -> Formation {
    let own = position.view(Viewer::Side(decides(position))).own();
    let formation = own.and_then(|(_, own)| own.formation);
    formation.unwrap_or(Formation::DEFAULT)
}

/// Roles by number: "am2 dm1: 5-1-4".
fn roles_words(position: &Position, roles: Roles) -> (Phrase, Phrase) {
    let condition = Condition::at_start(own_formation(position), roles);
    let named = named_roles(roles);
    let points = say!(fuba_offers::RolePoints, condition);
    (
        say!(fuba_offers::Roles, roles, condition),
        if named == Phrase::nothing() {
            points
        } else {
            sentences([say!(fuba_offers::RolesNamed, roles = named), points])
        },
    )
}

/// Roles by name: "2 attacking midfielders, 1 withdrawn striker"; nothing where there are none.
pub(super) fn named_roles(roles: Roles) -> Phrase {
    let named = [
        (roles.attacking_midfielders(), "attacking-midfielder"),
        (roles.defending_midfielders(), "defending-midfielder"),
        (roles.attacking_centre_backs(), "attacking-centre-back"),
        (roles.offensive_wing_backs(), "offensive-wing-back"),
        (roles.withdrawn_strikers(), "withdrawn-striker"),
    ];
    list(named.map(|(number, role)| match number {
        0 => Phrase::nothing(),
        _ => say!(fuba_offers::Role, number, role),
    }))
}

/// The styles of the three lines (F14-A6a to F14-A6d).
fn styles_words(styles: Styles) -> (Phrase, Phrase) {
    let [defence, midfield, forward] = Line::ALL.map(|line| styles.style(line));
    let lines = [defence, midfield, forward];
    let mut played = vec![Style::Aggressive, Style::Easy];
    played.retain(|style| lines.contains(style));
    if played.is_empty() {
        played.push(Style::Normal);
    }
    let means = played
        .into_iter()
        .map(|style| say!(fuba_offers::StyleMeans, style));
    (
        say!(fuba_offers::Styles, defence, midfield, forward),
        sentences(means),
    )
}

fn move_words(step: Move) -> Phrase {
    say!(
        fuba_offers::Move,
        piece = step.piece,
        from = step.from,
        to = step.to,
        with_ball = step.with_ball
    )
}

/// The stock that loses or gains a point; in one line it gains all of them (F14-A3d, F22-A3f).
fn point_words(position: &Position, line: Line) -> (Phrase, Phrase) {
    let open = position.open();
    let edition = open.edition();
    let condition = open.bench(decides(position)).condition();
    let from = condition.points(line);
    let (to, means) = match open.step() {
        Step::LosePoint { .. } => (
            from.saturating_sub(1),
            say!(fuba_offers::PointLost, condition),
        ),
        step => {
            let points = match step {
                Step::GainPoints { left, .. } if FRESH_IN_ONE_LINE[edition] => left,
                _ => 1,
            };
            (
                from.saturating_add(points).min(6),
                say!(fuba_offers::PointGained, condition, edition),
            )
        }
    };
    (say!(fuba_offers::Point, line, from, to), means)
}

fn yes(position: &Position, percent: u32) -> (Phrase, Phrase) {
    let open = position.open();
    match open.step() {
        Step::Sweep => (say!(fuba_offers::Sweep), say!(fuba_offers::SweepMeans)),
        Step::SlowPlay => (
            say!(fuba_offers::SlowPlay, percent),
            say!(fuba_offers::SlowPlayMeans),
        ),
        Step::Replace { .. } => {
            let left = open.bench(decides(position)).substitutions_left();
            let gain = match open.edition() {
                Edition::V2014 if open.plays(Advanced::Condition) => "two-dice",
                Edition::V2_2 if open.clock().half() == 2 => "a-point",
                _ => "nothing",
            };
            (
                say!(fuba_offers::Replace),
                say!(fuba_offers::ReplaceMeans, left, gain),
            )
        }
        _ => (say!(fuba_offers::Yes), Phrase::nothing()),
    }
}

fn no(position: &Position, percent: u32) -> (Phrase, Phrase) {
    let open = position.open();
    let label = match open.step() {
        Step::Sweep => say!(fuba_offers::NoSweep),
        Step::SlowPlay => say!(fuba_offers::NoSlowPlay),
        Step::Replace { .. } => say!(fuba_offers::NoReplacement),
        Step::Shot => say!(fuba_offers::NoShot),
        Step::Entry(_) => say!(fuba_offers::Nobody),
        Step::Press => say!(fuba_offers::NoPressing),
        Step::Substitution => say!(fuba_offers::NoSubstitution),
        Step::Skill(_) => say!(fuba_offers::NoSkill),
        Step::Action => say!(fuba_offers::NoThirdAction),
        Step::Bounce => say!(fuba_offers::NoBounce),
        Step::PerfectPass => say!(fuba_offers::NoPassOn),
        _ => say!(fuba_offers::No),
    };
    let means = match open.step() {
        Step::Skill(Window::Keeper | Window::Shooter) => say!(fuba_offers::GoalChance, percent),
        // F10-4.4.3b, F10-D15.
        Step::Entry(_) => say!(fuba_offers::NobodyMeans, area = open.ball()),
        _ => Phrase::nothing(),
    };
    (label, means)
}

/// What the winner of a bounce does.
fn bounce_words(position: &Position, bounce: Bounce) -> Phrase {
    let (from, change) = (position.open().value(), bounce.change());
    let to = from.changed(change);
    say!(fuba_offers::Bounce, from, to, change)
}
