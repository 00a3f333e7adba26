//! What cannot be in any match: steps of rules that are switched off, cards that were never dealt, a time that the
//! marker never shows, and what belongs to another moment.

use gaffer_core::{BySide, Side, wrong};

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
            FIRST_SQUARE[self.options.edition]
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
        let first = FIRST_SQUARE[self.options.edition];
        let is_on_board =
            (1..=2).contains(&clock.half) && (first..=HALF_SQUARES).contains(&clock.square);
        let moved = self.last_moved.unwrap_or_default();
        let mut faults: Vec<String> = wrong! {
            is_on_board => format!("half is 1 or 2 and clock {first} to {HALF_SQUARES}");
            !is_on_board || clock.stoppage == 0 || clock.square == HALF_SQUARES
                => format!("stoppage time begins after square {HALF_SQUARES}: clock is {HALF_SQUARES} then");
            moved.home.max(moved.away) <= MOST_MOVED => format!("last_moved are {MOST_MOVED} at most");
        }
        .collect();
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
        let had = self.secret_skills.or(used).or(self.lost(side, options));
        let dealt = options.skills_per_team.number();
        let strange = had.without(SkillSet::allowed(options)).iter().next();
        let keeper_is_home = self
            .keeper
            .as_ref()
            .is_none_or(|area| *area == penalty_area(side).name());
        wrong! {
            self.sent_off.is_none_or(|pieces| pieces <= self.red)
                => "sent_off: no more pieces are lost than there are red cards";
            !(self.keeper_moved && self.keeper_free_moved)
                => "keeper_moved, keeper_free_moved: he has made one of the two";
            keeper_is_home || !self.keeper_advanced.unwrap_or_default()
                => "keeper_advanced: he stands in his penalty area then";
            // A11 gives further cards (F22-A11-6.5, F22-A11-6.6).
            had.len() <= dealt || options.plays(Advanced::Events)
                => format!("secret_skills: {} skills, and {dealt} are dealt", had.len());
            strange.is_none() || !options.plays(Advanced::Skills)
                => format!("secret_skills: {} is not played with these options", strange.map_or("", Skill::name));
            self.secret_won.without(had).is_empty()
                => "secret_won: they are among the team's skills";
            options.skills_won[side].without(had).is_empty()
                => "secret_skills: those of options.skills_won are among the team's skills";
            now.without(used).is_empty() => "skills_this_turn: they are among skills_used";
            self.skills_in_force
                .is_none_or(|skills| skills.without(now).is_empty())
                => "skills_in_force: they are among skills_this_turn";
        }
    }
}

impl TurnDiagram {
    /// Numbers that no event and no skill gives.
    fn out_of_range(&self) -> impl Iterator<Item = String> + use<> {
        let twice = (1..self.used.len()).any(|at| self.used[..at].contains(&self.used[at]));
        wrong! {
            self.fixed_value
                .is_none_or(|value| (1..=6).contains(&value))
                => "turn.fixed_value is 1 to 6";
            (-2..=1).contains(&self.value_change) => "turn.value_change is -2 to 1";
            self.shot_skills <= 2 => "turn.shot_skills are 0 to 2";
            self.card_plus <= 1 => "turn.card_plus is 0 or 1";
            self.injury_less <= 1 => "turn.injury_less is 0 or 1";
            !twice => "turn.used names an action twice";
        }
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
        if open.step == Step::Target {
            open.check_beginning_of_turn(faults);
        }
        let (clock, turn) = (open.clock, &open.turn);
        let in_1_0 = open.options.edition == Edition::V1_0;
        let own_offside = turn.offside.and(partly_own_half(turn.began));
        faults.extend(wrong! {
            !matches!(open.step, Step::HalfTime(_)) || (clock.half == 1 && clock.stoppage > 0)
                => "at: half time comes in stoppage time of the first half";
            open.step != Step::Over || (clock.half == 2 && clock.stoppage > 0)
                => "at: the match ends in stoppage time of the second half";
            open.are_set_up_areas_sound() => "pieces: in this set-up they may not be placed like that";
            open.step != Step::EventRoll || in_1_0 || turn.dice[open.controlling] == open.value.number() as u8
                => "turn.dice: a special event needs the controlling team's die equal to the value";
            turn.action != 3 || turn.third_action == Some(turn.acting)
                => "turn.action: a third one needs turn.third_action";
            open.is_shoot_out_sound()
                => "shoot_out: with the option of that name a level match goes on to one after the second half, in \
                    turns from first_kick_off on, until one side cannot be caught";
            in_1_0 || own_offside.is_empty() => "turn.offside: nobody is offside in his own half";
        });
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
        faults.extend(wrong! {
            self.clock == start && self.score == BySide::default() && untouched
                => "at: before the match the marker is on its first square, and there are no goals, cards, \
                    losses or pieces on the pitch";
        });
    }

    /// Whether a shoot-out follows a level match that has one, until it is decided (F22-D114).
    fn is_shoot_out_sound(&self) -> bool {
        let is_penalty = matches!(
            self.step,
            Step::Dive | Step::Kick | Step::PenaltyRoll | Step::Skill(Window::Penalty)
        );
        let first = self.first_kick_off;
        match self.shoot_out {
            None => self.step != Step::Over || !self.leads_to_shoot_out(),
            Some(shoot_out) => {
                self.leads_to_shoot_out()
                    && (self.clock.half == 2 && self.clock.stoppage > 0)
                    && shoot_out.is_possible(first)
                    && match shoot_out.winner() {
                        Some(_) => self.step == Step::Over,
                        None => is_penalty && self.controlling == shoot_out.kicker(first),
                    }
            }
        }
    }

    /// A turn begins without marks and dice, a restart where it is taken.
    fn check_beginning_of_turn(&self, faults: &mut Vec<String>) {
        let marked = Side::BOTH.iter().any(|side| {
            let team = &self.teams[*side];
            team.moved.total() + team.free_moved.total() > 0 || team.keeper_mark != Mark::Unmoved
        });
        faults.extend(wrong! {
            !marked => "moved, free_moved: nobody has moved when a turn begins";
            self.turn_dice().is_none() => "turn.dice: they are rolled after the target";
            super::check::is_place_of_turn(self)
                => "turn.kind: such a restart is not taken where the ball lies";
        });
    }

    /// Whether pieces that were placed stand where they may be placed (F22-3.3.1, F22-5.5.1b).
    fn are_set_up_areas_sound(&self) -> bool {
        let set_up = match self.step {
            Step::Place { set_up, .. } | Step::Adjust { set_up, .. } => set_up,
            Step::Dive | Step::Kick | Step::PenaltyRoll | Step::Skill(Window::Penalty) => {
                SetUp::Penalty
            }
            _ => return true,
        };
        Side::BOTH.iter().all(|side| {
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
        })
    }
}

/// Whether a step comes before the first kick-off set-up.
pub(crate) fn is_before_the_match(step: Step) -> bool {
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
