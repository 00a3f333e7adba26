//! A small network that says how many goals each team still scores: facts of a position in, means out.
//!
//! One hidden layer. The facts of a position are numbers of inputs that are on; a game lists them. What is said is
//! a mean for the time that is left, and one for what the position itself promises beside it.

mod facts;
mod header;

pub use facts::{Facts, Group, hash, hash_of_facts, inputs};
pub(crate) use facts::{fact_list, first_input};
pub(crate) use header::fitted;
pub use header::{Misfit, Origin, Subject};

/// The neurons of the hidden layer.
pub const HIDDEN: usize = 128;
/// For each of two teams: goals over the whole of a match, and goals soon.
pub const OUTPUTS: usize = 4;

/// Weights are kept as whole parts of one.
const PART: f32 = 1.0 / 1024.0;

/// A network with its weights.
///
/// Inputs add whole parts of one to the neurons, which a processor adds eight at a time.
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

/// The weights of a network while it learns.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// For each input what it adds to each neuron.
    pub inputs: Vec<[f32; HIDDEN]>,
    /// What each neuron begins with.
    pub bias: [f32; HIDDEN],
    /// What each neuron adds to each output.
    pub hidden: [[f32; HIDDEN]; OUTPUTS],
    /// What each output begins with.
    pub output: [f32; OUTPUTS],
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

/// A weight in whole parts.
fn parts(weight: f32) -> i16 {
    (weight / PART).round().clamp(-32767.0, 32767.0) as i16
}

/// A weight of so many parts.
fn of_parts(parts: i16) -> f32 {
    f32::from(parts) * PART
}

impl Net {
    /// The goals that both teams still score on average, the team first whose facts these are.
    #[inline]
    pub fn goals(&self, facts: &Facts) -> [f32; 2] {
        let mut neurons = self.bias;
        for &input in facts.on() {
            let weights = &self.inputs[usize::from(input)];
            for (neuron, weight) in neurons.iter_mut().zip(weights) {
                *neuron = neuron.saturating_add(*weight);
            }
        }
        let neurons = neurons.map(|neuron| of_parts(neuron.max(0)));
        goals_of(
            &outputs_of(&neurons, &self.hidden, &self.output),
            facts.left,
            facts.soon,
        )
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

    /// The network as a file, with a header that says how it was made.
    pub fn to_file(&self, subject: &Subject, origin: &Origin) -> Vec<u8> {
        let mut bytes = subject.header(origin).into_bytes();
        bytes.extend(self.weights());
        bytes
    }

    /// A number for the weights: other weights have another.
    pub fn hash(&self) -> u64 {
        hash(&self.weights())
    }

    /// The weights as bytes, in whole parts.
    fn weights(&self) -> Vec<u8> {
        let floats = self.output.iter().chain(self.hidden.iter().flatten());
        let whole = self.bias.iter().chain(self.inputs.iter().flatten());
        (floats.map(|weight| parts(*weight)))
            .chain(whole.copied())
            .flat_map(i16::to_le_bytes)
            .collect()
    }

    /// A network that has learned nothing: every position is worth the same.
    fn untaught(subject: &Subject) -> Self {
        Self::from(&Weights::none(inputs(subject.facts)))
    }

    /// The network of a file that was checked when this was compiled. Only while networks are fitted again to other
    /// facts can it be one of another subject.
    pub(crate) fn fitted(file: &[u8], subject: &Subject) -> Self {
        Self::read(file, subject).unwrap_or_else(|_| Self::untaught(subject))
    }
}

impl From<&Weights> for Net {
    fn from(weights: &Weights) -> Self {
        let rounded = |weight: f32| of_parts(parts(weight));
        Self {
            inputs: weights.inputs.iter().map(|row| row.map(parts)).collect(),
            bias: weights.bias.map(parts),
            hidden: weights.hidden.map(|row| row.map(rounded)),
            output: weights.output.map(rounded),
        }
    }
}

impl From<&Net> for Weights {
    fn from(net: &Net) -> Self {
        Self {
            inputs: net.inputs.iter().map(|row| row.map(of_parts)).collect(),
            bias: net.bias.map(of_parts),
            hidden: net.hidden,
            output: net.output,
        }
    }
}

impl Weights {
    /// Weights for so many inputs in which nothing has been learned.
    pub fn none(inputs: usize) -> Self {
        Self {
            inputs: vec![[0.0; HIDDEN]; inputs],
            bias: [0.0; HIDDEN],
            hidden: [[0.0; HIDDEN]; OUTPUTS],
            output: [0.0; OUTPUTS],
        }
    }

    /// The neurons, cut off at nothing.
    #[inline]
    pub fn neurons(&self, on: &[u16]) -> [f32; HIDDEN] {
        let mut neurons = self.bias;
        for &input in on {
            let weights = &self.inputs[usize::from(input)];
            for (neuron, weight) in neurons.iter_mut().zip(weights) {
                *neuron += weight;
            }
        }
        neurons.map(|neuron| neuron.max(0.0))
    }

    /// The outputs of the neurons.
    #[inline]
    pub fn outputs(&self, neurons: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        outputs_of(neurons, &self.hidden, &self.output)
    }
}

/// The outputs of neurons that are cut off at nothing.
#[inline]
fn outputs_of(
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

    /// Two inputs of three are on, one neuron is alive: 0.5 + 1.5 = 2, which adds 4 to an output of -1.
    #[test]
    fn goals_are_computed_by_hand() {
        let mut weights = Weights::none(3);
        weights.inputs[0][3] = 0.5;
        weights.inputs[1][3] = 100.0;
        weights.inputs[2][3] = 1.5;
        weights.inputs[2][4] = -7.0;
        weights.hidden[2][3] = 2.0;
        weights.hidden[2][4] = 9.0;
        weights.output[2] = -1.0;
        let mut facts = Facts::default();
        facts.add(0);
        facts.add(2);
        facts.left = 0.5;
        let [own, their] = Net::from(&weights).goals(&facts);
        let nothing = 2.0_f32.ln();
        let expected = 0.5 * nothing + (1.0 + 3.0_f32.exp()).ln();
        assert!((own - expected).abs() < 1e-5, "{own} {expected}");
        assert!((their - 1.5 * nothing).abs() < 1e-5, "{their}");
    }

    const FACTS: &[Group] = &[Group {
        name: "ANYTHING",
        inputs: 5,
    }];
    const SUBJECT: Subject = Subject {
        game: "fuba",
        preset: Some("2.2"),
        facts: FACTS,
    };
    const ORIGIN: Origin = Origin {
        parent: Some(7),
        command: "fit -- 2.2 FILE",
        seed: 1,
    };

    #[test]
    fn a_file_reads_back() {
        let mut weights = Weights::none(5);
        weights.inputs[4][7] = 0.25;
        weights.hidden[1][2] = -1.5;
        weights.bias[0] = 3.0;
        weights.output[3] = -0.125;
        let net = Net::from(&weights);
        assert_eq!(Weights::from(&net), weights);
        assert_eq!(
            Net::read(&net.to_file(&SUBJECT, &ORIGIN), &SUBJECT),
            Ok(net)
        );
    }

    #[test]
    fn a_file_of_something_else_is_refused() {
        let net = Net::from(&Weights::none(5));
        let file = net.to_file(&SUBJECT, &ORIGIN);
        let refused = |file: &[u8], subject: Subject| Net::read(file, &subject).err();
        let other_facts = &[Group {
            name: "ANYTHING_ELSE",
            inputs: 5,
        }];
        let of = |change: fn(&mut Subject)| {
            let mut subject = SUBJECT;
            change(&mut subject);
            subject
        };
        assert_eq!(refused(&file, of(|subject| subject.preset = None)), None);
        for (file, subject, why) in [
            (&net.weights()[..], SUBJECT, Misfit::Header),
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
