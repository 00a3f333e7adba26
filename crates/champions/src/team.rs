//! A team during a match: where each player of the squad is, cards, injuries and substitutions
//! (C20-state-3, 9).

use std::fmt;
use std::str::FromStr;

use gaffer_core::Side;

use crate::space::Space;
use crate::space_set::SpaceSet;
use crate::squad::{Line, SQUAD, Shirt, ShirtSet};

/// Where a player is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// On a space of the grid.
    On(Space),
    /// On the bench.
    #[default]
    Dugout,
    /// Warming up until the next dead ball (C20-sub-1).
    Warming,
    /// Replaced; he does not come back (C20-sub-7).
    Substituted,
    /// Sent off (C20-card-2).
    SentOff,
    /// Injured twice and off (C20-injury-2).
    InjuredOff,
    /// Not in the squad of the day (C20-cup-14).
    Suspended,
    /// One of the side's players on the pitch who waits to be put on a space (C20-foul-3).
    Lifted,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::On(space) => space.fmt(f),
            Self::Dugout => f.write_str("dugout"),
            Self::Warming => f.write_str("warming"),
            Self::Substituted => f.write_str("substituted"),
            Self::SentOff => f.write_str("sent-off"),
            Self::InjuredOff => f.write_str("injured-off"),
            Self::Suspended => f.write_str("suspended"),
            Self::Lifted => f.write_str("lifted"),
        }
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Ok(match text {
            "dugout" => Self::Dugout,
            "warming" => Self::Warming,
            "substituted" => Self::Substituted,
            "sent-off" => Self::SentOff,
            "injured-off" => Self::InjuredOff,
            "suspended" => Self::Suspended,
            "lifted" => Self::Lifted,
            _ => Self::On(text.parse()?),
        })
    }
}

gaffer_core::serde_as_text!(Place);

/// How many substitutions a side has in a match (C20-sub-2).
pub const SUBSTITUTIONS: u8 = 3;

/// One side's players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Team {
    places: [Place; SQUAD],
    spaces: SpaceSet,
    on_pitch: ShirtSet,
    /// Who is in goal.
    pub(crate) goalie: Shirt,
    /// Players with a yellow card in this match.
    pub(crate) yellow: ShirtSet,
    /// Players with an injury in this match.
    pub(crate) injured: ShirtSet,
    /// Substitutions used.
    pub(crate) substitutions: u8,
}

gaffer_core::getters! {
    Team {
        /// The spaces of the side's players.
        spaces: SpaceSet = spaces;
        /// The players on the pitch, goalie included.
        on_pitch: ShirtSet = on_pitch;
        /// Who is in goal.
        goalie: Shirt = goalie;
        /// Players with a yellow card in this match.
        yellow: ShirtSet = yellow;
        /// Players who were injured in this match.
        injured: ShirtSet = injured;
        /// Substitutions used.
        substitutions: u8 = substitutions;
    }
}

impl Team {
    /// A squad in the dugout, some of it suspended.
    pub(crate) fn new(suspended: ShirtSet) -> Self {
        let mut team = Self {
            places: [Place::Dugout; SQUAD],
            spaces: SpaceSet::EMPTY,
            on_pitch: ShirtSet::EMPTY,
            goalie: Shirt::FIRST_GOALIE,
            yellow: ShirtSet::EMPTY,
            injured: ShirtSet::EMPTY,
            substitutions: 0,
        };
        for shirt in suspended.iter() {
            team.places[shirt.index()] = Place::Suspended;
        }
        team
    }

    /// Where a player is.
    #[inline]
    pub fn place(&self, shirt: Shirt) -> Place {
        self.places[shirt.index()]
    }

    /// The space a player stands on.
    #[inline]
    pub fn space(&self, shirt: Shirt) -> Option<Space> {
        match self.place(shirt) {
            Place::On(space) => Some(space),
            _ => None,
        }
    }

    /// Puts a player somewhere else.
    #[inline]
    pub(crate) fn put(&mut self, shirt: Shirt, place: Place) {
        if let Place::On(space) = self.places[shirt.index()] {
            self.spaces.remove(space);
        }
        self.places[shirt.index()] = place;
        match place {
            Place::On(space) => {
                self.spaces.insert(space);
                self.on_pitch.insert(shirt);
            }
            Place::Lifted => self.on_pitch.insert(shirt),
            _ => self.on_pitch.remove(shirt),
        }
    }

    /// The spaces of some of the side's players.
    pub fn spaces_of(&self, shirts: ShirtSet) -> SpaceSet {
        shirts
            .iter()
            .filter_map(|shirt| self.space(shirt))
            .collect()
    }

    /// The players on the pitch who are not the goalie.
    #[inline]
    pub fn outfielders(&self) -> ShirtSet {
        self.on_pitch.without(self.goalie)
    }

    /// The spaces of the outfielders.
    #[inline]
    pub fn outfield_spaces(&self) -> SpaceSet {
        match self.space(self.goalie) {
            Some(space) => self.spaces.without(space),
            None => self.spaces,
        }
    }

    /// Whether an outfielder is in goal (C20-card-4).
    #[inline]
    pub fn has_makeshift_goalie(&self) -> bool {
        self.goalie.line() != Line::Goalies
    }

    /// Who stands on a space.
    #[inline]
    pub fn at(&self, space: Space) -> Option<Shirt> {
        if !self.spaces.has(space) {
            return None;
        }
        self.on_pitch
            .iter()
            .find(|shirt| self.places[shirt.index()] == Place::On(space))
    }

    /// Everybody of the squad who is at such a place.
    pub fn all_in(&self, place: Place) -> ShirtSet {
        let off_pitch = ShirtSet::ALL.minus(self.on_pitch);
        let among = match place {
            Place::On(_) | Place::Lifted => self.on_pitch,
            _ => off_pitch,
        };
        among
            .iter()
            .filter(|shirt| self.place(*shirt) == place)
            .collect()
    }

    /// Goes through the squad with shirts and places exchanged for the other end.
    pub(crate) fn mirrored(&self) -> Self {
        let mut mirrored = *self;
        for place in &mut mirrored.places {
            if let Place::On(space) = place {
                *space = space.mirrored();
            }
        }
        mirrored.spaces = self.spaces.mirrored();
        mirrored
    }
}

/// A player of either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// His side.
    pub side: Side,
    /// His number.
    pub shirt: Shirt,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.side, self.shirt)
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (side, shirt) = text.split_once(' ').ok_or_else(|| {
            format!("'{text}' is not a player: write side and shirt, e.g. home 8")
        })?;
        Ok(Self {
            side: side.parse()?,
            shirt: shirt.trim().parse()?,
        })
    }
}

gaffer_core::serde_as_text!(Player);
