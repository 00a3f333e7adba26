//! The fitted weights: what each measure of a scene is worth in goals.

use std::fmt::Write as _;

use super::features::Features;

/// A weight for each measure.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights(pub [f64; Features::COUNT]);

impl Weights {
    /// What the sensible coach thinks, to begin with.
    pub fn plain() -> Self {
        let plain = super::super::weights::Weights::default();
        let mut weights = Self([0.0; Features::COUNT]);
        let known = [
            0.0,
            plain.shot,
            -plain.reply,
            plain.territory,
            plain.near,
            plain.support,
            plain.goalie,
            plain.foul,
            plain.player,
            plain.card,
        ];
        weights.0[..known.len()].copy_from_slice(&known);
        weights
    }

    /// Reads the lines that [`Self::write`] has written: a name and a number each. What is not there weighs
    /// nothing; none where a line cannot be read.
    pub fn read(text: &str) -> Option<Self> {
        let mut weights = Self([0.0; Features::COUNT]);
        for line in text.lines() {
            let (name, number) = line.split_once(' ')?;
            let index = (0..Features::COUNT).find(|index| Features::name(*index) == name)?;
            weights.0[index] = number.trim().parse().ok()?;
        }
        Some(weights)
    }

    /// The weights as lines of text.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for (index, weight) in self.0.iter().enumerate() {
            let _ = writeln!(text, "{} {weight:.5}", Features::name(index));
        }
        text
    }

    /// What a scene is worth to the side that rolls next, in goals.
    #[inline]
    pub fn sum(&self, features: &Features) -> f64 {
        self.0
            .iter()
            .zip(&features.0)
            .map(|(weight, measure)| weight * measure)
            .sum()
    }
}
