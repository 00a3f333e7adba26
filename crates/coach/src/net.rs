//! A small network that says how many goals each team still scores: facts of a position in, means out.
//!
//! One hidden layer. The facts of a position are numbers of inputs that are on; a game lists them. What is said is
//! a mean for the time that is left, and one for what the position itself promises beside it.

/// The neurons of the hidden layer.
pub const HIDDEN: usize = 48;
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

    /// The inputs that are on.
    #[inline]
    pub fn on(&self) -> &[u16] {
        &self.on[..self.count]
    }
}

/// A network with its weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
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

impl Net {
    /// A network for so many inputs in which nothing has been learned.
    pub fn empty(inputs: usize) -> Self {
        Self {
            inputs: vec![[0.0; HIDDEN]; inputs],
            bias: [0.0; HIDDEN],
            hidden: [[0.0; HIDDEN]; OUTPUTS],
            output: [0.0; OUTPUTS],
        }
    }

    /// The neurons before they are cut off at nothing.
    #[inline]
    pub fn neurons(&self, on: &[u16]) -> [f32; HIDDEN] {
        let mut sums = self.bias;
        for &input in on {
            let weights = &self.inputs[usize::from(input)];
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += weight;
            }
        }
        sums
    }

    /// The outputs of the neurons.
    #[inline]
    pub fn outputs(&self, neurons: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let mut outputs = self.output;
        for (output, weights) in outputs.iter_mut().zip(&self.hidden) {
            let mut sum = 0.0;
            for (neuron, weight) in neurons.iter().zip(weights) {
                sum += neuron.max(0.0) * weight;
            }
            *output += sum;
        }
        outputs
    }

    /// The goals that both teams still score on average, the team first whose facts these are.
    #[inline]
    pub fn goals(&self, facts: &Facts) -> [f32; 2] {
        let outputs = self.outputs(&self.neurons(facts.on()));
        goals_of(&outputs, facts.left, facts.soon)
    }

    /// The weights as bytes, in whole parts.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut put = |weight: &f32| {
            let parts = (weight / PART).round().clamp(-32767.0, 32767.0) as i16;
            bytes.extend(parts.to_le_bytes());
        };
        self.output.iter().for_each(&mut put);
        self.hidden.iter().flatten().for_each(&mut put);
        self.bias.iter().for_each(&mut put);
        self.inputs.iter().flatten().for_each(&mut put);
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
            .map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) * PART);
        let mut net = Self::empty(inputs);
        for weight in net
            .output
            .iter_mut()
            .chain(net.hidden.iter_mut().flatten())
            .chain(&mut net.bias)
            .chain(net.inputs.iter_mut().flatten())
        {
            *weight = weights.next()?;
        }
        Some(net)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two inputs of three are on, one neuron is alive: 0.5 + 1.5 = 2, which adds 4 to an output of -1.
    #[test]
    fn goals_are_computed_by_hand() {
        let mut net = Net::empty(3);
        net.inputs[0][3] = 0.5;
        net.inputs[1][3] = 100.0;
        net.inputs[2][3] = 1.5;
        net.inputs[2][4] = -7.0;
        net.hidden[2][3] = 2.0;
        net.hidden[2][4] = 9.0;
        net.output[2] = -1.0;
        let mut facts = Facts {
            left: 0.5,
            ..Facts::default()
        };
        facts.add(0);
        facts.add(2);
        let [own, their] = net.goals(&facts);
        let nothing = 2.0_f32.ln();
        let expected = 0.5 * nothing + (1.0 + 3.0_f32.exp()).ln();
        assert!((own - expected).abs() < 1e-5, "{own} {expected}");
        assert!((their - 1.5 * nothing).abs() < 1e-5, "{their}");
    }

    #[test]
    fn bytes_read_back() {
        let mut net = Net::empty(5);
        net.inputs[4][7] = 0.25;
        net.hidden[1][2] = -1.5;
        net.bias[0] = 3.0;
        net.output[3] = -0.125;
        assert_eq!(Net::from_bytes(&net.to_bytes(), 5), Some(net.clone()));
        assert_eq!(Net::from_bytes(&net.to_bytes(), 6), None);
    }
}
