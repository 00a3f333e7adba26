//! What cannot be in any match: steps of rules that are switched off, cards that were never dealt, a time that the
//! marker never shows, and what belongs to another moment.

use gaffer_core::Side;

use super::facts::needed_for;
use super::{Diagram, TeamDiagram, TurnDiagram};
use crate::clock::{Clock, HALF_SQUARES};
use crate::options::edition::FIRST_SQUARE;
use crate::options::{Advanced, Edition, Options};
use crate::pitch::{partly_own_half, penalty_area};
use crate::position::{Open, Position};
use crate::skill::{Skill, SkillSet};
use crate::step::{SetUp, Step, Window};
use crate::team::Mark;

/// The square of a position that names none.
const USUAL_SQUARE: u8 = 20;
/// The most pieces that a team can have moved in a turn, some of them twice (F14-4.4.2e).
pub(super) const MOST_MOVED: u8 = 22;

impl Diagram {
    /// The time marker; where no square is named the first one before the match, and the last of regular time in
    /// stoppage time.
    pub(super) fn marker(&self) -> Clock {
        let usual = if self.stoppage > 0 {
            HALF_SQUARES
        } else if self.at.is_some_and(is_before_the_match) {
            FIRST_SQUARE.of(self.options.edition)
        } else {
            USUAL_SQUARE
        };
        Clock {
            half: self.half,
            square: self.clock.unwrap_or(usual),
            stoppage: self.stoppage,
        }
    }

    /// What is written that no match has, whatever is awaited.
    pub(super) fn impossible(&self) -> Vec<String> {
        let clock = self.marker();
        let first = FIRST_SQUARE.of(self.options.edition);
        let mut faults = Vec::new();
        if !(1..=2).contains(&clock.half) || !(first..=HALF_SQUARES).contains(&clock.square) {
            faults.push(format!(
                "half is 1 or 2 and clock {first} to {HALF_SQUARES}"
            ));
        } else if clock.stoppage > 0 && clock.square != HALF_SQUARES {
            faults.push(format!(
                "stoppage time begins after square {HALF_SQUARES}: clock is {HALF_SQUARES} then"
            ));
        }
        if let Some(moved) = self.last_moved
            && moved.home.max(moved.away) > MOST_MOVED
        {
            faults.push(format!("last_moved are {MOST_MOVED} at most"));
        }
        faults.extend(self.turn.out_of_range());
        for (side, team) in [(Side::Home, &self.home), (Side::Away, &self.away)] {
            let impossible = team.impossible(side, self.options);
            faults.extend(impossible.map(|wrong| format!("{side}.{wrong}")));
        }
        faults
    }
}

impl TeamDiagram {
    /// What no team has, beginning with its key.
    fn impossible(&self, side: Side, options: Options) -> impl Iterator<Item = String> + use<> {
        let used = self.skills_used.unwrap_or_default();
        let now = self.skills_this_turn.unwrap_or_default();
        let had = self
            .secret_skills
            .or(used)
            .or(self.skills_lost.unwrap_or_default());
        let dealt = options.skills_per_team.number();
        let strange = had.without(SkillSet::allowed(options)).iter().next();
        let keeper_is_home = self
            .keeper
            .as_ref()
            .is_none_or(|area| *area == penalty_area(side).name());
        let facts = [
            (
                self.sent_off.is_none_or(|pieces| pieces <= self.red),
                "sent_off: no more pieces are lost than there are red cards".to_owned(),
            ),
            (
                !(self.keeper_moved && self.keeper_free_moved),
                "keeper_moved, keeper_free_moved: he has made one of the two".to_owned(),
            ),
            (
                keeper_is_home || !self.keeper_advanced.unwrap_or_default(),
                "keeper_advanced: he stands in his penalty area then".to_owned(),
            ),
            // A11 gives further cards (F22-A11-6.5, F22-A11-6.6).
            (
                had.len() <= dealt || options.plays(Advanced::Events),
                format!("secret_skills: {} skills, and {dealt} are dealt", had.len()),
            ),
            (
                strange.is_none() || !options.plays(Advanced::Skills),
                format!(
                    "secret_skills: {} is not played with these options",
                    strange.map_or("", Skill::name)
                ),
            ),
            (
                self.secret_won.without(had).is_empty(),
                "secret_won: they are among the team's skills".to_owned(),
            ),
            (
                now.without(used).is_empty(),
                "skills_this_turn: they are among skills_used".to_owned(),
            ),
            (
                self.skills_in_force
                    .is_none_or(|skills| skills.without(now).is_empty()),
                "skills_in_force: they are among skills_this_turn".to_owned(),
            ),
        ];
        facts
            .into_iter()
            .filter(|(holds, _)| !holds)
            .map(|(_, wrong)| wrong)
    }
}

impl TurnDiagram {
    /// Numbers that no event and no skill gives.
    fn out_of_range(&self) -> impl Iterator<Item = String> + use<> {
        let twice = (1..self.used.len()).any(|at| self.used[..at].contains(&self.used[at]));
        [
            (
                self.fixed_value
                    .is_none_or(|value| (1..=6).contains(&value)),
                "turn.fixed_value is 1 to 6",
            ),
            (
                (-2..=1).contains(&self.value_change),
                "turn.value_change is -2 to 1",
            ),
            (self.shot_skills <= 2, "turn.shot_skills are 0 to 2"),
            (self.card_plus <= 1, "turn.card_plus is 0 or 1"),
            (self.injury_less <= 1, "turn.injury_less is 0 or 1"),
            (!twice, "turn.used names an action twice"),
        ]
        .into_iter()
        .filter(|(holds, _)| !holds)
        .map(|(_, wrong)| wrong.to_owned())
    }
}

impl Position {
    /// What is written that does not go with what is awaited.
    pub(super) fn check_moment(&self, faults: &mut Vec<String>) {
        let open = &self.open;
        for rule in needed_for(open.step).1.iter().chain(needed_to_press(open)) {
            if !open.plays(*rule) {
                faults.push(format!("at: this step needs {rule}"));
            }
        }
        if is_before_the_match(open.step) {
            open.check_before_the_match(faults);
        }
        let clock = open.clock;
        if matches!(open.step, Step::HalfTime(_)) && (clock.half != 1 || clock.stoppage == 0) {
            faults.push("at: half time comes in stoppage time of the first half".to_owned());
        }
        if open.step == Step::Over && (clock.half != 2 || clock.stoppage == 0) {
            faults.push("at: the match ends in stoppage time of the second half".to_owned());
        }
        if open.step == Step::Target {
            open.check_beginning_of_turn(faults);
        }
        open.check_set_up_areas(faults);
        let turn = &open.turn;
        if open.step == Step::EventRoll
            && open.options.edition != Edition::V1_0
            && turn.dice[open.controlling] != open.value.number() as u8
        {
            faults.push(
                "turn.dice: a special event needs the controlling team's die equal to the value"
                    .to_owned(),
            );
        }
        if turn.action == 3 && turn.third_action != Some(turn.acting) {
            faults.push("turn.action: a third one needs turn.third_action".to_owned());
        }
        if open.options.edition != Edition::V1_0
            && !turn.offside.and(partly_own_half(turn.began)).is_empty()
        {
            faults.push("turn.offside: nobody is offside in his own half".to_owned());
        }
        self.check_secrets(faults);
    }

    /// A secret is kept from its choice until it is shown.
    fn check_secrets(&self, faults: &mut Vec<String>) {
        let step = self.open.step;
        let line_up = matches!(
            step,
            Step::Formation(_) | Step::Roles(_) | Step::Skills(_) | Step::Styles(_)
        );
        let formation = line_up || matches!(step, Step::HalfTime(_));
        for side in Side::BOTH {
            let secret = &self.secrets[side];
            for (name, said, may_be) in [
                ("secret_formation", secret.formation.is_some(), formation),
                ("secret_roles", secret.roles.is_some(), line_up),
                ("secret_styles", secret.styles.is_some(), line_up),
                ("secret_dive", secret.dive.is_some(), step == Step::Kick),
            ] {
                if said && !may_be {
                    faults.push(format!("{side}.{name}: it is shown already at this step"));
                }
            }
        }
    }
}

impl Open {
    /// Nobody has played or been shown a card.
    fn check_before_the_match(&self, faults: &mut Vec<String>) {
        let start = Clock::start_of(1, self.options.edition);
        let untouched = Side::BOTH.iter().all(|side| {
            let (team, bench) = (&self.teams[*side], &self.benches[*side]);
            team.outfield.total() == 0
                && (team.yellow, team.red, team.sent_off) == (0, 0, 0)
                && (bench.substitutions, bench.out, bench.injured.total()) == (0, 0, 0)
                && !bench.tired
                && !bench.keeper_injured
        });
        if self.clock != start || (self.score.home, self.score.away) != (0, 0) || !untouched {
            faults.push(
                "at: before the match the marker is on its first square, and there are no goals, cards, \
                 losses or pieces on the pitch"
                    .to_owned(),
            );
        }
    }

    /// A turn begins without marks and dice, a restart where it is taken.
    fn check_beginning_of_turn(&self, faults: &mut Vec<String>) {
        let marked = Side::BOTH.iter().any(|side| {
            let team = &self.teams[*side];
            team.moved.total() + team.free_moved.total() > 0 || team.keeper_mark != Mark::Unmoved
        });
        if marked {
            faults.push("moved, free_moved: nobody has moved when a turn begins".to_owned());
        }
        if self.turn_dice().is_some() {
            faults.push("turn.dice: they are rolled after the target".to_owned());
        }
        if !super::check::is_place_of_turn(self) {
            faults.push("turn.kind: such a restart is not taken where the ball lies".to_owned());
        }
    }

    /// Pieces that were placed stand where they may be placed (F22-3.3.1, F22-5.5.1b).
    fn check_set_up_areas(&self, faults: &mut Vec<String>) {
        let set_up = match self.step {
            Step::Place { set_up, .. } | Step::Adjust { set_up, .. } => set_up,
            Step::Dive | Step::Kick | Step::PenaltyRoll | Step::Skill(Window::Penalty) => {
                SetUp::Penalty
            }
            _ => return,
        };
        let sound = Side::BOTH.iter().all(|side| {
            let team = &self.teams[*side];
            match set_up {
                SetUp::KickOff => {
                    let elsewhere = team.outfield.occupied().without(partly_own_half(*side));
                    elsewhere.is_empty()
                }
                SetUp::Penalty if *side == self.controlling => team.pieces(self.ball) <= 1,
                SetUp::Penalty => team.outfield(self.ball) == 0,
                SetUp::FreeKick | SetUp::CornerKick => true,
            }
        });
        if !sound {
            faults.push("pieces: in this set-up they may not be placed like that".to_owned());
        }
    }
}

/// Whether a step comes before the first kick-off set-up.
pub(super) fn is_before_the_match(step: Step) -> bool {
    matches!(
        step,
        Step::Formation(_)
            | Step::Roles(_)
            | Step::Skills(_)
            | Step::Styles(_)
            | Step::KickOffRoll
            | Step::KickOffChoice(_)
    )
}

/// The rules that the pressing now rolled for needs.
fn needed_to_press(open: &Open) -> &'static [Advanced] {
    if open.step == Step::PressingRoll && open.turn.pressing.1 {
        &[Advanced::Condition]
    } else {
        &[]
    }
}
