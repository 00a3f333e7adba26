//! One of the two that are held against each other: rules, and who plays by them.

use gaffer_coach::Coach;
use gaffer_core::BySide;
use gaffer_games::{coaches, options};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::Studied;

/// The coaches of a match.
type Coaches<G> = BySide<Box<dyn Coach<G> + Send>>;

/// Rules and who plays by them, as somebody asks for them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = LabVariant)]
pub struct Variant {
    /// The preset; the game's first without it.
    pub preset: Option<String>,
    /// Options that differ from the preset's, by name.
    #[schema(value_type = Object)]
    pub options: Map<String, Value>,
    /// The home team's coach; the usual one without it.
    pub home: Option<String>,
    /// The away team's coach.
    pub away: Option<String>,
    /// FUBA: the formation of the home team, such as 4-4-2; the coach's own choice without it.
    pub home_formation: Option<String>,
    /// FUBA: the formation of the away team.
    pub away_formation: Option<String>,
}

/// Rules and who plays by them, checked.
#[derive(Clone, Debug)]
pub struct Contender<G: Studied> {
    /// The rules.
    pub options: G::Options,
    /// The coaches' names.
    pub coaches: BySide<String>,
    /// The formations that the coaches are told.
    pub formations: BySide<Option<String>>,
}

impl<G: Studied> Contender<G> {
    /// Reads what somebody asks for.
    pub fn read(variant: &Variant) -> Result<Self, String> {
        let base = options::preset_or_default::<G>(variant.preset.as_deref())?;
        let options = options::with_changes::<G>(&base, variant.options.clone())?;
        Self::new(
            options,
            BySide {
                home: variant.home.clone(),
                away: variant.away.clone(),
            },
            BySide {
                home: variant.home_formation.clone(),
                away: variant.away_formation.clone(),
            },
        )
    }

    /// Reads words such as `full advanced=all-A7 coach=strong`: a preset, options, and who plays.
    pub fn parse(text: &str) -> Result<Self, String> {
        let (mut preset, mut switches) = (None, Vec::new());
        let (mut named, mut formations) = (BySide::default(), BySide::default());
        for word in text.split_whitespace() {
            match word.split_once('=') {
                None if preset.is_none() && switches.is_empty() => preset = Some(word),
                None => return Err(format!("'{word}' is not a switch: write NAME=VALUE")),
                Some(("coach", name)) => named = BySide::with(|_| Some(name.to_owned())),
                Some(("home", name)) => named.home = Some(name.to_owned()),
                Some(("away", name)) => named.away = Some(name.to_owned()),
                Some(("formation", name)) => formations = BySide::with(|_| Some(name.to_owned())),
                Some(("home_formation", name)) => formations.home = Some(name.to_owned()),
                Some(("away_formation", name)) => formations.away = Some(name.to_owned()),
                Some(_) => switches.push(word.to_owned()),
            }
        }
        Self::new(options::read::<G>(preset, &switches)?, named, formations)
    }

    /// What somebody asks for who says everything: the same for whatever means the same.
    pub(super) fn variant(&self) -> Variant {
        Variant {
            preset: None,
            options: options::known(&self.options),
            home: Some(self.coaches.home.clone()),
            away: Some(self.coaches.away.clone()),
            home_formation: self.formations.home.clone(),
            away_formation: self.formations.away.clone(),
        }
    }

    fn new(
        options: G::Options,
        named: BySide<Option<String>>,
        formations: BySide<Option<String>>,
    ) -> Result<Self, String> {
        let usual = coaches::usual::<G>();
        let contender = Self {
            options,
            coaches: BySide {
                home: named.home.unwrap_or_else(|| usual.to_owned()),
                away: named.away.unwrap_or_else(|| usual.to_owned()),
            },
            formations,
        };
        contender.start()?;
        contender.coaches()?;
        Ok(contender)
    }

    /// The first position of its matches.
    pub(super) fn start(&self) -> Result<G, String> {
        G::begin(&self.options).map_err(|faults| faults.to_string())
    }

    /// The coaches of its matches.
    pub(super) fn coaches(&self) -> Result<Coaches<G>, String> {
        let seat = |name: &str, formation: &Option<String>| {
            let coach = coaches::find::<G>(name)?;
            match formation {
                None => Ok(coach),
                Some(formation) => G::with_formation(coach, &self.options, formation),
            }
        };
        Ok(BySide {
            home: seat(&self.coaches.home, &self.formations.home)?,
            away: seat(&self.coaches.away, &self.formations.away)?,
        })
    }
}
