//! A small network that says how many goals each team still scores: facts of a position in, means out.
//!
//! One hidden layer. The facts of a position are numbers of inputs that are on; a game lists them. What is said is
//! a mean for the time that is left, and one for what the position itself promises beside it.

/// The neurons of the hidden layer.
pub const HIDDEN: usize = 128;
/// For each of two teams: goals over the whole of a match, and goals soon.
pub const OUTPUTS: usize = 4;

/// Weights are kept as whole parts of one.
const PART: f32 = 1.0 / 1024.0;

/// The most inputs that are on at once.
const MOST: usize = 240;

/// The inputs that are on in a position, and the part of the match that is left.
#[derive(Clone, Debug)]
pub struct Facts {
    on: [u16; MOST],
    count: usize,
    /// The part of the match that is left, from 1 to 0.
    pub left: f32,
    /// How surely play goes on from here, from 1 to 0.
    pub soon: f32,
}

impl Default for Facts {
    fn default() -> Self {
        Self {
            on: [0; MOST],
            count: 0,
            left: 1.0,
            soon: 1.0,
        }
    }
}

impl Facts {
    /// Turns an input on.
    #[inline]
    pub fn add(&mut self, input: usize) {
        debug_assert!(self.count < MOST, "more facts than there is room for");
        if let Some(slot) = self.on.get_mut(self.count) {
            *slot = input as u16;
            self.count += 1;
        }
    }

    /// Turns on the input of a number among those from one to the most, which stands for more too.
    #[inline]
    pub fn add_count(&mut self, first: usize, count: usize, most: usize) {
        if count > 0 {
            self.add(first + count.min(most) - 1);
        }
    }

    /// The inputs that are on.
    #[inline]
    pub fn on(&self) -> &[u16] {
        &self.on[..self.count]
    }
}

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

    /// The weights as bytes, in whole parts.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut put = |parts: i16| bytes.extend(parts.to_le_bytes());
        (self.output.iter().chain(self.hidden.iter().flatten()))
            .for_each(|weight| put(parts(*weight)));
        (self.bias.iter().chain(self.inputs.iter().flatten())).for_each(|weight| put(*weight));
        bytes
    }

    /// The network of these bytes, if they are one for so many inputs.
    pub fn from_bytes(bytes: &[u8], inputs: usize) -> Option<Self> {
        let wanted = 2 * (OUTPUTS + OUTPUTS * HIDDEN + HIDDEN + inputs * HIDDEN);
        if bytes.len() != wanted {
            return None;
        }
        let mut weights = bytes
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut net = Self::from(&Weights::none(inputs));
        for weight in net.output.iter_mut().chain(net.hidden.iter_mut().flatten()) {
            *weight = of_parts(weights.next()?);
        }
        for weight in net.bias.iter_mut().chain(net.inputs.iter_mut().flatten()) {
            *weight = weights.next()?;
        }
        Some(net)
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
        let mut facts = Facts {
            left: 0.5,
            ..Facts::default()
        };
        facts.add(0);
        facts.add(2);
        let [own, their] = Net::from(&weights).goals(&facts);
        let nothing = 2.0_f32.ln();
        let expected = 0.5 * nothing + (1.0 + 3.0_f32.exp()).ln();
        assert!((own - expected).abs() < 1e-5, "{own} {expected}");
        assert!((their - 1.5 * nothing).abs() < 1e-5, "{their}");
    }

    #[test]
    fn bytes_read_back() {
        let mut weights = Weights::none(5);
        weights.inputs[4][7] = 0.25;
        weights.hidden[1][2] = -1.5;
        weights.bias[0] = 3.0;
        weights.output[3] = -0.125;
        let net = Net::from(&weights);
        assert_eq!(Weights::from(&net), weights);
        assert_eq!(Net::from_bytes(&net.to_bytes(), 5), Some(net.clone()));
        assert_eq!(Net::from_bytes(&net.to_bytes(), 6), None);
    }
}
