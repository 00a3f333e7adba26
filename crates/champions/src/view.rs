//! Views: what a manager or a spectator may see.

use gaffer_core::{Awaits, BySide, Side, Viewer};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::position::{LineUp, Open, Position};
use crate::result::score_text;
use crate::squad::ShirtSet;
use crate::step::{Period, Step};
use crate::team::Team;

/// What a viewer sees: everything open, and of the hidden line-ups only his own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    open: Open,
    own: Option<(Side, LineUp)>,
}

impl View {
    pub(crate) fn for_viewer(position: &Position, viewer: Viewer) -> Self {
        Self {
            open: position.open,
            own: match viewer {
                Viewer::Side(side) if position.open.step.is_line_up() => {
                    Some((side, position.line_ups[side]))
                }
                _ => None,
            },
        }
    }

    /// Everything that both managers see.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The viewer's own side and its line-up while it is made; none for a spectator.
    pub fn own(&self) -> Option<(Side, LineUp)> {
        self.own
    }
}

/// The players of a squad with their places.
struct Places<'a>(&'a Team);

impl Serialize for Places<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            ShirtSet::ALL
                .iter()
                .map(|shirt| (shirt.number().to_string(), self.0.place(shirt))),
        )
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let open = &self.open;
        let teams = &open.teams;
        let by_side = |what: fn(&Team) -> ShirtSet| BySide::with(|side| what(&teams[side]));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("awaits", &awaits(open))?;
        map.serialize_entry("turn", &open.turn.owner)?;
        map.serialize_entry("kind", &open.turn.kind)?;
        map.serialize_entry("score", &score_text(open.score))?;
        if open.options.is_second_leg() {
            map.serialize_entry("in_all", &score_text(open.in_all()))?;
        }
        if let Some(ball) = open.ball {
            map.serialize_entry("ball", &ball)?;
        }
        map.serialize_entry("ones", &open.ones)?;
        map.serialize_entry("tally", &open.tally)?;
        map.serialize_entry(
            "limit",
            &if open.options.tally {
                open.tally_limit()
            } else {
                open.ones_limit()
            },
        )?;
        map.serialize_entry("whistle", &open.whistle)?;
        match (open.step, open.period) {
            (Step::Over, _) => map.serialize_entry("period", "over")?,
            (_, period) => map.serialize_entry("period", &period)?,
        }
        for side in Side::BOTH {
            map.serialize_entry(&side.to_string(), &Places(&teams[side]))?;
        }
        map.serialize_entry("yellow", &by_side(Team::yellow))?;
        map.serialize_entry("injured", &by_side(Team::injured))?;
        map.serialize_entry(
            "substitutions",
            &BySide::with(|side| teams[side].substitutions),
        )?;
        map.serialize_entry("goalie", &BySide::with(|side| teams[side].goalie))?;
        if let Some(touch) = open.last_touch {
            map.serialize_entry("last_touch", &touch)?;
        }
        if open.turn.roll > 0 {
            map.serialize_entry("roll", &open.turn.roll)?;
        }
        if let Some(mover) = open.turn.mover {
            map.serialize_entry("mover", &mover)?;
        }
        if let Some(play) = &open.play {
            map.serialize_entry("strength", &play.strength)?;
            map.serialize_entry("touched", &play.touched)?;
        }
        if let (Step::Intercept | Step::InterceptRoll, Some((_, space, _))) =
            (open.step, open.interceptors())
        {
            map.serialize_entry("space", &space)?;
        }
        if let Some(placing) = open.placing() {
            map.serialize_entry("placing", &placing)?;
        }
        if let Some(save) = &open.save {
            map.serialize_entry("chance", &save.quarters)?;
        }
        if open.period == Period::ShootOut {
            let kicks = |side: Side| [open.shoot_out.taken[side], open.shoot_out.scored[side]];
            map.serialize_entry("kicks", &BySide::with(kicks))?;
        }
        if let Some((_, line_up)) = &self.own {
            map.serialize_entry("line_up", line_up)?;
        }
        if let Some(result) = open.result() {
            map.serialize_entry("result", &result)?;
        }
        map.end()
    }
}

/// What is awaited, in words: "home mover", "away save roll".
fn awaits(open: &Open) -> String {
    match open.awaited() {
        Awaits::Choice(side) | Awaits::Secret(side) => format!("{side} {}", open.step.asked()),
        Awaits::Roll(roll) => {
            let side = roll.dice.owners()[0];
            format!("{side} {}", roll.purpose)
        }
        Awaits::Nothing(_) => "nothing".into(),
    }
}
