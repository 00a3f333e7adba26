//! A small network that says how many goals each team still scores: facts of a position in, means out.
//!
//! One hidden layer. The facts of a position are numbers of inputs that are on; a game lists them. What is said is
//! a mean for the time that is left, and one for what the position itself promises beside it. How it learns is the
//! example `fit`'s.

mod facts;
mod header;

pub use facts::{Facts, Group, hash, hash_of_facts, inputs};
pub(crate) use facts::{fact_list, first_input};
pub(crate) use header::fitted;
pub use header::{Misfit, Subject};

use std::sync::LazyLock;

use fearless_simd::{Level, Simd, SimdBase as _, dispatch};

/// The neurons of the hidden layer.
pub const HIDDEN: usize = 128;
const HALF: usize = HIDDEN / 2;
/// For each of two teams: goals over the whole of a match, and goals soon.
pub const OUTPUTS: usize = 4;

/// Weights are kept as whole parts of one.
pub const PART: f32 = 1.0 / 1024.0;

/// The widest registers that this processor has. What is reckoned is the same with all of them, to the last bit.
static WIDEST: LazyLock<Level> = LazyLock::new(Level::new);

/// A network with its weights.
///
/// Inputs add whole parts of one to the neurons, which a processor adds eight at a time or more.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For each input what it adds to each neuron, in parts.
    inputs: Vec<[i16; HIDDEN]>,
    /// What each neuron begins with, in parts.
    bias: [i16; HIDDEN],
    /// What each neuron adds to each output.
    hidden: [[f32; HIDDEN]; OUTPUTS],
    /// What each output begins with.
    output: [f32; OUTPUTS],
}

/// The smooth step from nothing to any positive number.
#[inline]
pub fn softplus(x: f32) -> f32 {
    if x > 15.0 { x } else { x.exp().ln_1p() }
}

/// The goals that outputs mean with so much of the match left, and play going on so surely.
#[inline]
pub fn goals_of(outputs: &[f32; OUTPUTS], left: f32, soon: f32) -> [f32; 2] {
    [
        left * softplus(outputs[0]) + soon * softplus(outputs[2]),
        left * softplus(outputs[1]) + soon * softplus(outputs[3]),
    ]
}

/// A weight of so many parts.
#[inline]
fn of_parts(parts: i16) -> f32 {
    f32::from(parts) * PART
}

impl Net {
    /// The goals that both teams still score on average, the team first whose facts these are.
    pub fn goals(&self, facts: &Facts) -> [f32; 2] {
        goals_of(&self.outputs(facts), facts.left, facts.soon)
    }

    /// The outputs for some facts, whatever is left of the match: what [`goals_of`] makes goals of.
    pub fn outputs(&self, facts: &Facts) -> [f32; OUTPUTS] {
        dispatch!(*WIDEST, simd => self.outputs_with(simd, facts))
    }

    /// The same with the registers of a level.
    #[expect(
        clippy::inline_always,
        reason = "compiled once for each level, which only what is inlined is"
    )]
    #[inline(always)]
    fn outputs_with<S: Simd>(&self, _level: S, facts: &Facts) -> [f32; OUTPUTS] {
        let neurons = if S::u32s::LEN > 4 {
            self.neurons::<HIDDEN>(facts)
        } else {
            self.neurons::<HALF>(facts)
        };
        outputs_of(&neurons, &self.hidden, &self.output)
    }

    /// The neurons, so many of them after the other: as many sums as stay in a processor's registers.
    #[expect(
        clippy::inline_always,
        reason = "compiled once for each level, which only what is inlined is"
    )]
    #[inline(always)]
    fn neurons<const AT_ONCE: usize>(&self, facts: &Facts) -> [f32; HIDDEN] {
        let mut neurons = [0.0; HIDDEN];
        for (part, neurons) in neurons.chunks_exact_mut(AT_ONCE).enumerate() {
            let mut sums = self.bias.as_chunks::<AT_ONCE>().0[part];
            for &input in facts.on() {
                let weights = &self.inputs[usize::from(input)].as_chunks::<AT_ONCE>().0[part];
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum = sum.saturating_add(*weight);
                }
            }
            for (neuron, sum) in neurons.iter_mut().zip(sums) {
                *neuron = of_parts(sum.max(0));
            }
        }
        neurons
    }

    /// The network of a file, if it is one of this subject.
    pub fn read(file: &[u8], subject: &Subject) -> Result<Self, Misfit> {
        let mut weights = subject
            .weights(file)?
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || weights.next().unwrap_or_default();
        let mut net = Self::untaught(subject);
        for weight in net.output.iter_mut().chain(net.hidden.iter_mut().flatten()) {
            *weight = of_parts(next());
        }
        for weight in net.bias.iter_mut().chain(net.inputs.iter_mut().flatten()) {
            *weight = next();
        }
        Ok(net)
    }

    /// A network that has learned nothing: every position is worth the same.
    fn untaught(subject: &Subject) -> Self {
        Self {
            inputs: vec![[0; HIDDEN]; inputs(subject.facts)],
            bias: [0; HIDDEN],
            hidden: [[0.0; HIDDEN]; OUTPUTS],
            output: [0.0; OUTPUTS],
        }
    }

    /// The network of a file that was checked when this was compiled. Only while networks are fitted again to other
    /// facts can it be one of another subject.
    pub(crate) fn fitted(file: &[u8], subject: &Subject) -> Self {
        Self::read(file, subject).unwrap_or_else(|_| Self::untaught(subject))
    }
}

/// The outputs of neurons that are cut off at nothing.
#[expect(
    clippy::inline_always,
    reason = "compiled once for each level of registers, which only what is inlined is"
)]
#[inline(always)]
pub fn outputs_of(
    neurons: &[f32; HIDDEN],
    hidden: &[[f32; HIDDEN]; OUTPUTS],
    begin: &[f32; OUTPUTS],
) -> [f32; OUTPUTS] {
    let mut outputs = *begin;
    for (output, weights) in outputs.iter_mut().zip(hidden) {
        // Eight sums side by side: a single one would have to wait for each addition.
        let mut sums = [0.0; 8];
        for (neurons, weights) in neurons.chunks_exact(8).zip(weights.chunks_exact(8)) {
            for lane in 0..8 {
                sums[lane] += neurons[lane] * weights[lane];
            }
        }
        *output += sums.iter().sum::<f32>();
    }
    outputs
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUBJECT: Subject = Subject {
        game: "fuba",
        preset: Some("2.2"),
        facts: &[Group {
            name: "ANYTHING",
            inputs: 3,
        }],
    };

    /// The file of a network in which nothing has been learned but these weights: a row of neurons and a place in it.
    /// Row 0 is the bias, 1 to 3 are the inputs, 4 to 7 the outputs.
    fn file(output: [f32; OUTPUTS], learned: &[(usize, usize, f32)]) -> Vec<u8> {
        let facts = hash_of_facts(SUBJECT.facts);
        let header = format!(
            "gaffer network 1\ngame fuba\npreset 2.2\nfacts {facts:016x}\nseed 1\nweights\n"
        );
        let mut rows = vec![[0.0; HIDDEN]; 8];
        for &(row, at, weight) in learned {
            rows[row][at] = weight;
        }
        rows.rotate_left(4);
        let weights = output.iter().chain(rows.as_flattened());
        let parts = weights.flat_map(|weight| ((weight / PART) as i16).to_le_bytes());
        header.into_bytes().into_iter().chain(parts).collect()
    }

    /// Two inputs of three are on, one neuron is alive: 0.5 + 1.5 = 2, which adds 4 to an output of -1.
    #[test]
    fn goals_are_computed_by_hand() {
        let inputs = [(1, 3, 0.5), (2, 3, 30.0), (3, 3, 1.5), (3, 4, -7.0)];
        let learned = [&inputs[..], &[(6, 3, 2.0), (6, 4, 9.0)]].concat();
        let net = Net::read(&file([0.0, 0.0, -1.0, 0.0], &learned), &SUBJECT).unwrap();
        let mut facts = Facts::default();
        facts.add(0);
        facts.add(2);
        facts.left = 0.5;
        let [own, their] = net.goals(&facts);
        let nothing = 2.0_f32.ln();
        let expected = 0.5 * nothing + (1.0 + 3.0_f32.exp()).ln();
        assert!((own - expected).abs() < 1e-5, "{own} {expected}");
        assert!((their - 1.5 * nothing).abs() < 1e-5, "{their}");
    }

    #[test]
    fn a_file_of_something_else_is_refused() {
        let file = file([0.0; OUTPUTS], &[]);
        let refused = |file: &[u8], subject: Subject| Net::read(file, &subject).err();
        let other_facts = &[Group {
            name: "ANYTHING_ELSE",
            inputs: 3,
        }];
        let of = |change: fn(&mut Subject)| {
            let mut subject = SUBJECT;
            change(&mut subject);
            subject
        };
        assert_eq!(refused(&file, of(|subject| subject.preset = None)), None);
        for (file, subject, why) in [
            (SUBJECT.weights(&file).unwrap(), SUBJECT, Misfit::Header),
            (&[], SUBJECT, Misfit::Header),
            (&file[..40], SUBJECT, Misfit::Header),
            (&file, of(|subject| subject.game = "fub"), Misfit::Game),
            (
                &file,
                of(|subject| subject.preset = Some("2")),
                Misfit::Preset,
            ),
            (&file[..file.len() - 2], SUBJECT, Misfit::Size),
        ] {
            assert_eq!(refused(file, subject), Some(why));
        }
        let facts = Subject {
            facts: other_facts,
            ..SUBJECT
        };
        assert_eq!(refused(&file, facts), Some(Misfit::Facts));
    }
}
