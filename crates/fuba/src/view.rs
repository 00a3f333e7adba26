//! What a viewer sees: everything open, and a side's own secrets.

use gaffer_core::{BySide, Side, Viewer};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::diagram::Diagram;
use crate::position::{Open, Position, Secret};

/// What one viewer sees of a position; it has no field for the other side's secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    open: Open,
    own: Option<(Side, Secret)>,
}

impl View {
    pub(crate) fn for_viewer(position: &Position, viewer: Viewer) -> Self {
        Self {
            open: position.open,
            own: match viewer {
                Viewer::Side(side) => Some((side, position.secrets[side])),
                Viewer::Spectator => None,
            },
        }
    }

    /// What is open to everybody.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The viewer's own side and its secrets; none for a spectator.
    pub fn own(&self) -> Option<(Side, Secret)> {
        self.own
    }

    /// The position as the viewer imagines it, with a guess for what is hidden from him.
    pub fn imagine(&self, guess: impl Fn(Side) -> Secret) -> Position {
        Position::imagine(
            self.open,
            BySide::with(|side| match self.own {
                Some((own, secret)) if own == side => secret,
                _ => guess(side),
            }),
        )
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Own {
            side: Side,
            #[serde(flatten)]
            secret: Secret,
        }
        #[derive(Serialize)]
        struct Seen {
            #[serde(flatten)]
            diagram: Diagram,
            minute: u8,
            awaits: String,
            areas: Areas,
            #[serde(skip_serializing_if = "Option::is_none")]
            own: Option<Own>,
        }
        Seen {
            diagram: Diagram::from_open(&self.open),
            minute: self.open.clock.minute(),
            awaits: awaits_text(&self.open),
            areas: Areas(self.open),
            own: self.own.map(|(side, secret)| Own { side, secret }),
        }
        .serialize(serializer)
    }
}

/// The players of both teams in every area, keepers included, as "3/2".
struct Areas(Open);

impl Serialize for Areas {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(crate::pitch::AREAS))?;
        for area in crate::pitch::Area::ALL {
            let [home, away] = Side::BOTH.map(|side| self.0.teams[side].pieces(area));
            map.serialize_entry(area.name(), &format!("{home}/{away}"))?;
        }
        map.end()
    }
}

/// What is awaited as a short text: "home target", "roll turn", "over".
fn awaits_text(open: &Open) -> String {
    use gaffer_core::{Awaits, Rules};
    let position = Position::imagine(*open, BySide::default());
    match position.awaits() {
        Awaits::Choice(side) | Awaits::Secret(side) => format!("{side} {}", position.question()),
        Awaits::Roll(roll) => format!("roll {}", roll.purpose),
        Awaits::Nothing(_) => "over".into(),
    }
}
