//! Fitting the network: targets from what came later, and steps against the error.

use gaffer_coach::Luck;
use gaffer_coach::fuba::INPUTS;
use gaffer_coach::net::{HIDDEN, OUTPUTS, Weights, goals_of};

use crate::data::{Sample, Samples, share_out};

/// How much of a target is what really came later, and not what was thought a little later.
const TRUST: f32 = 0.9;
const BATCH: usize = 4096;
/// Each batch is summed in so many parts, whatever the number of cores, so that a fit repeats exactly.
const PARTS: usize = 16;
const EPOCHS: usize = 1;
const FIRST_STEP: f32 = 2e-3;
const LAST_STEP: f32 = 2e-4;
/// How fast the running mean of the weights follows them.
const CALM: f32 = 2e-3;

/// The goals of the controlling team and of the other in the rest of the match, to be foretold.
type Target = [f32; 2];

fn told(net: &Weights, samples: &Samples, sample: &Sample) -> Target {
    let outputs = net.outputs(&net.neurons(samples.on(sample)));
    goals_of(&outputs, sample.left, sample.soon)
}

fn turned(home: bool, goals: [f32; 2]) -> [f32; 2] {
    if home { goals } else { [goals[1], goals[0]] }
}

/// What each sample should have foretold: goals that came, mixed with what was thought on the way.
fn targets(samples: &Samples, net: Option<&Weights>) -> Vec<Target> {
    let mut targets = vec![[0.0; 2]; samples.len()];
    let mut ends = samples.ends.iter().rev();
    let mut later_goals = [0_u8; 2];
    let mut later = [0.0_f32; 2];
    for (index, sample) in samples.all.iter().enumerate().rev() {
        if sample.last {
            later_goals = *ends.next().expect("an end for each match");
            later = [0.0; 2];
        }
        let came = [0, 1].map(|side| f32::from(later_goals[side] - sample.goals[side]));
        let target = [came[0] + later[0], came[1] + later[1]];
        targets[index] = turned(sample.home, target);
        let thought = net.map_or(target, |net| {
            turned(sample.home, told(net, samples, sample))
        });
        later = [0, 1].map(|side| TRUST * target[side] + (1.0 - TRUST) * thought[side]);
        later_goals = sample.goals;
    }
    targets
}

/// The mean squared error of foretelling the goals that really came.
pub(crate) fn error(net: &Weights, samples: &Samples) -> f64 {
    let came = targets(samples, None);
    let sum: f64 = samples
        .all
        .iter()
        .zip(&came)
        .map(|(sample, came)| {
            let told = told(net, samples, sample);
            f64::from((told[0] - came[0]).powi(2) + (told[1] - came[1]).powi(2))
        })
        .sum();
    sum / (2 * samples.len()).max(1) as f64
}

/// The same error of always foretelling the mean.
pub(crate) fn spread(samples: &Samples) -> f64 {
    let came = targets(samples, None);
    let all = || came.iter().flatten().map(|goals| f64::from(*goals));
    let count = (2 * came.len()).max(1) as f64;
    let mean = all().sum::<f64>() / count;
    all().map(|goals| (goals - mean).powi(2)).sum::<f64>() / count
}

/// All weights in one row, in the order of the network.
fn weights(net: &mut Weights) -> impl Iterator<Item = &mut f32> {
    net.output
        .iter_mut()
        .chain(net.hidden.iter_mut().flatten())
        .chain(&mut net.bias)
        .chain(net.inputs.iter_mut().flatten())
}

/// A network that learns, with the running means of its steps (Adam).
pub(crate) struct Learner {
    net: Weights,
    /// The running mean of the weights: it errs less than where the last steps happened to lead.
    pub(crate) calm: Weights,
    first: Weights,
    second: Weights,
    steps: i32,
    luck: Luck,
    begun: bool,
}

impl Learner {
    pub(crate) fn new(net: Option<Weights>, seed: u64) -> Self {
        let mut luck = Luck::at(seed, 11, 0);
        let begun = net.is_some();
        let net = net.unwrap_or_else(|| {
            let mut net = Weights::none(INPUTS);
            let mut small = |size: f32| (luck.below(2001) as f32 / 1000.0 - 1.0) * size;
            net.inputs
                .iter_mut()
                .flatten()
                .for_each(|weight| *weight = small(0.1));
            net.hidden
                .iter_mut()
                .flatten()
                .for_each(|weight| *weight = small(0.2));
            net.bias = [0.1; HIDDEN];
            net.output = [0.3, 0.3, -2.0, -2.0];
            net
        });
        Self {
            calm: net.clone(),
            first: Weights::none(INPUTS),
            second: Weights::none(INPUTS),
            net,
            steps: 0,
            luck,
            begun,
        }
    }

    pub(crate) fn fit(&mut self, memory: &[Samples], round: u64) {
        let known = self.begun.then(|| self.net.clone());
        let targets: Vec<Vec<Target>> = memory
            .iter()
            .map(|samples| targets(samples, known.as_ref()))
            .collect();
        let mut order: Vec<(u32, u32)> = memory
            .iter()
            .enumerate()
            .flat_map(|(book, samples)| (0..samples.len() as u32).map(move |at| (book as u32, at)))
            .collect();
        let batches = order.len().div_ceil(BATCH) * EPOCHS;
        let mut done = 0;
        // Later rounds change less.
        let slower = 1.0 / (1.0 + round as f32 / 5.0);
        for _ in 0..EPOCHS {
            for index in (1..order.len()).rev() {
                order.swap(index, self.luck.below(index + 1));
            }
            for batch in order.chunks(BATCH) {
                let share = done as f32 / batches as f32;
                let step = slower * FIRST_STEP * (LAST_STEP / FIRST_STEP).powf(share);
                self.learn(batch, memory, &targets, step);
                done += 1;
            }
        }
    }

    fn learn(
        &mut self,
        batch: &[(u32, u32)],
        memory: &[Samples],
        targets: &[Vec<Target>],
        step: f32,
    ) {
        let net = &self.net;
        let part = batch.len().div_ceil(PARTS);
        let parts: Vec<&[(u32, u32)]> = batch.chunks(part.max(1)).collect();
        let slopes = share_out(parts.len() as u64, |number| {
            let mut slope = Weights::none(INPUTS);
            for &(book, at) in parts[number as usize] {
                let samples = &memory[book as usize];
                let sample = &samples.all[at as usize];
                let target = targets[book as usize][at as usize];
                add_slope(net, samples.on(sample), sample, target, &mut slope);
            }
            slope
        });
        let mut sum = Weights::none(INPUTS);
        for mut slope in slopes {
            for (sum, part) in weights(&mut sum).zip(weights(&mut slope)) {
                *sum += *part;
            }
        }
        self.steps += 1;
        let count = batch.len() as f32;
        let early = [0.9_f32, 0.999].map(|keep| 1.0 - keep.powi(self.steps));
        for (((weight, slope), first), second) in weights(&mut self.net)
            .zip(weights(&mut sum))
            .zip(weights(&mut self.first))
            .zip(weights(&mut self.second))
        {
            let slope = *slope / count;
            *first = 0.9 * *first + 0.1 * slope;
            *second = 0.999 * *second + 0.001 * slope * slope;
            *weight -= step * (*first / early[0]) / ((*second / early[1]).sqrt() + 1e-7);
        }
        for (calm, weight) in weights(&mut self.calm).zip(weights(&mut self.net)) {
            *calm += CALM * (*weight - *calm);
        }
    }
}

/// How the half squared error grows with softplus.
fn rise(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

fn add_slope(net: &Weights, on: &[u16], sample: &Sample, target: Target, slope: &mut Weights) {
    let neurons = net.neurons(on);
    let outputs = net.outputs(&neurons);
    let told = goals_of(&outputs, sample.left, sample.soon);
    let mut out = [0.0; OUTPUTS];
    for side in 0..2 {
        let wrong = told[side] - target[side];
        out[side] = wrong * sample.left * rise(outputs[side]);
        out[side + 2] = wrong * sample.soon * rise(outputs[side + 2]);
    }
    let mut back = [0.0; HIDDEN];
    for (output, out) in out.into_iter().enumerate() {
        slope.output[output] += out;
        for neuron in 0..HIDDEN {
            slope.hidden[output][neuron] += out * neurons[neuron];
            back[neuron] += out * net.hidden[output][neuron];
        }
    }
    for neuron in 0..HIDDEN {
        if neurons[neuron] <= 0.0 {
            back[neuron] = 0.0;
        }
        slope.bias[neuron] += back[neuron];
    }
    for &input in on {
        let weights = &mut slope.inputs[usize::from(input)];
        for (weight, back) in weights.iter_mut().zip(&back) {
            *weight += back;
        }
    }
}
