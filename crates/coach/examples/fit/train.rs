//! Fitting the network: targets from what came later, and steps against the error.

use std::sync::Mutex;

use gaffer_coach::net::{HIDDEN, OUTPUTS, goals_of};
use gaffer_coach::{Luck, Stream};
use gaffer_core::{BySide, Side};

use crate::cores::share_out;
use crate::samples::{Sample, Samples};
use crate::weights::Weights;

/// How a network learns.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    /// How much of a target is what really came later, and not what was thought a little later.
    pub(crate) trust: f32,
    /// How many samples make a step.
    pub(crate) batch: usize,
    /// The first and the last step of a round.
    pub(crate) steps: [f32; 2],
    /// The rounds after which steps are half as long: later rounds change less.
    pub(crate) slower_after: f32,
    /// How fast the running mean of the weights follows them, which errs less than where the last steps happened to
    /// lead; the weights themselves where nothing is said.
    pub(crate) calm: Option<f32>,
    /// Slopes below this count as no more than they are: Adam would make as long a step for an input that was on once
    /// as for one that is always on.
    pub(crate) least_slope: f32,
}

/// Each batch is worked on in so many parts, whatever the number of cores, so that a fit repeats exactly.
const PARTS: usize = 16;

/// The goals of the side that plays next and of the other in the rest of the match, to be foretold.
type Target = [f32; 2];

/// What a network foretells of each sample.
fn told(net: &Weights, samples: &Samples) -> Vec<Target> {
    let one = |sample: &Sample| {
        let outputs = net.outputs(&net.neurons(samples.on(sample)));
        goals_of(&outputs, sample.left, sample.soon)
    };
    let part = samples.len().div_ceil(PARTS).max(1);
    let parts: Vec<&[Sample]> = samples.all.chunks(part).collect();
    share_out(parts.len() as u64, |number| {
        let part = parts[number as usize].iter();
        part.map(one).collect::<Vec<Target>>()
    })
    .concat()
}

/// The goals of home and away as a side sees them, and back.
fn turned(side: Side, [one, other]: [f32; 2]) -> [f32; 2] {
    match side {
        Side::Home => [one, other],
        Side::Away => [other, one],
    }
}

/// What each sample should have foretold: goals that came, mixed with what was thought on the way.
fn targets(samples: &Samples, net: Option<&Weights>, trust: f32) -> Vec<Target> {
    let told = net.map(|net| told(net, samples));
    let mut targets = vec![[0.0; 2]; samples.len()];
    let mut ends = samples.ends.iter().rev();
    let mut later_goals = BySide::default();
    let mut later = [0.0_f32; 2];
    for (index, sample) in samples.all.iter().enumerate().rev() {
        if sample.last {
            later_goals = *ends.next().expect("an end for each match");
            later = [0.0; 2];
        }
        // A side without enough players loses by more than the score at least (C20-card-6): goals may be lost.
        let came =
            Side::BOTH.map(|side| f32::from(later_goals[side]) - f32::from(sample.goals[side]));
        let target = [came[0] + later[0], came[1] + later[1]];
        targets[index] = turned(sample.side, target);
        let thought = (told.as_ref()).map_or(target, |told| turned(sample.side, told[index]));
        later = [0, 1].map(|side| trust * target[side] + (1.0 - trust) * thought[side]);
        later_goals = sample.goals;
    }
    targets
}

/// The mean squared error of foretelling the goals that really came.
pub(crate) fn error(net: &Weights, samples: &Samples) -> f64 {
    let came = targets(samples, None, 1.0);
    let sum: f64 = told(net, samples)
        .iter()
        .zip(&came)
        .map(|(told, came)| f64::from((told[0] - came[0]).powi(2) + (told[1] - came[1]).powi(2)))
        .sum();
    sum / (2 * samples.len()).max(1) as f64
}

/// The same error of always foretelling the mean.
pub(crate) fn spread(samples: &Samples) -> f64 {
    let came = targets(samples, None, 1.0);
    let all = || came.iter().flatten().map(|goals| f64::from(*goals));
    let count = (2 * came.len()).max(1) as f64;
    let mean = all().sum::<f64>() / count;
    all().map(|goals| (goals - mean).powi(2)).sum::<f64>() / count
}

/// A network that learns, with the running means of its steps (Adam).
pub(crate) struct Learner {
    course: Course,
    net: Weights,
    /// The weights to go on with.
    pub(crate) calm: Weights,
    first: Weights,
    second: Weights,
    steps: i32,
    luck: Luck,
}

/// What one sample teaches: how the error grows with each output and each neuron.
struct Slope {
    outputs: [f32; OUTPUTS],
    neurons: [f32; HIDDEN],
    /// The neurons themselves.
    were: [f32; HIDDEN],
}

/// One step of Adam.
#[derive(Clone, Copy)]
struct Step {
    size: f32,
    count: f32,
    early: [f32; 2],
    least: f32,
}

impl Step {
    fn take(self, weight: &mut f32, first: &mut f32, second: &mut f32, slope: f32) {
        let slope = slope / self.count;
        *first = 0.9 * *first + 0.1 * slope;
        *second = 0.999 * *second + 0.001 * slope * slope;
        *weight -=
            self.size * (*first / self.early[0]) / ((*second / self.early[1]).sqrt() + self.least);
    }

    fn take_row(self, row: [&mut [f32; HIDDEN]; 3], slopes: &[f32; HIDDEN]) {
        let [weights, firsts, seconds] = row;
        for (((weight, first), second), slope) in
            weights.iter_mut().zip(firsts).zip(seconds).zip(slopes)
        {
            self.take(weight, first, second, *slope);
        }
    }
}

impl Learner {
    pub(crate) fn new(course: Course, net: Weights, seed: u64) -> Self {
        Self {
            course,
            calm: net.clone(),
            first: Weights::none(net.inputs.len()),
            second: Weights::none(net.inputs.len()),
            net,
            steps: 0,
            luck: Luck::at(seed, Stream::Learning, 0),
        }
    }

    /// Learns from all samples once; what the network thought counts if it knows something.
    pub(crate) fn fit(&mut self, memory: &[Samples], knows: bool, round: u64) {
        let known = knows.then(|| self.net.clone());
        let targets: Vec<Vec<Target>> = memory
            .iter()
            .map(|samples| targets(samples, known.as_ref(), self.course.trust))
            .collect();
        let mut order: Vec<(u32, u32)> = memory
            .iter()
            .enumerate()
            .flat_map(|(book, samples)| (0..samples.len() as u32).map(move |at| (book as u32, at)))
            .collect();
        for index in (1..order.len()).rev() {
            order.swap(index, self.luck.below(index + 1));
        }
        let Course { batch, calm, .. } = self.course;
        let batches = order.len().div_ceil(batch);
        let slower = 1.0 / (1.0 + round as f32 / self.course.slower_after);
        let [first, last] = self.course.steps;
        for (done, batch) in order.chunks(batch).enumerate() {
            let share = done as f32 / batches as f32;
            let size = slower * first * (last / first).powf(share);
            self.learn(batch, memory, &targets, size);
            if let Some(calm) = calm {
                follow(&mut self.calm, &self.net, calm);
            }
        }
        if calm.is_none() {
            self.calm = self.net.clone();
        }
    }

    fn learn(
        &mut self,
        batch: &[(u32, u32)],
        memory: &[Samples],
        targets: &[Vec<Target>],
        size: f32,
    ) {
        let net = &self.net;
        let part = batch.len().div_ceil(PARTS).max(1);
        let parts: Vec<&[(u32, u32)]> = batch.chunks(part).collect();
        let slopes: Vec<Slope> = share_out(parts.len() as u64, |number| {
            let samples = parts[number as usize].iter().map(|&(book, at)| {
                let samples = &memory[book as usize];
                let target = targets[book as usize][at as usize];
                slope(net, samples, &samples.all[at as usize], target)
            });
            samples.collect::<Vec<Slope>>()
        })
        .into_iter()
        .flatten()
        .collect();
        self.steps += 1;
        let step = Step {
            size,
            count: batch.len() as f32,
            early: [0.9_f32, 0.999].map(|keep| 1.0 - keep.powi(self.steps)),
            least: self.course.least_slope,
        };
        self.learn_outputs(step, &slopes);
        // Each part of the inputs is added up and changed by itself.
        let rows = self.net.inputs.len().div_ceil(PARTS);
        let parts: Vec<_> = (self.net.inputs.chunks_mut(rows))
            .zip(self.first.inputs.chunks_mut(rows))
            .zip(self.second.inputs.chunks_mut(rows))
            .enumerate()
            .map(|(number, ((net, first), second))| Mutex::new((number * rows, net, first, second)))
            .collect();
        share_out(parts.len() as u64, |number| {
            let mut part = parts[number as usize].lock().expect("nobody panics");
            let (begin, net, first, second) = &mut *part;
            let mut sums = vec![[0.0; HIDDEN]; net.len()];
            let mut seen = vec![false; net.len()];
            for (&(book, at), slope) in batch.iter().zip(&slopes) {
                let samples = &memory[book as usize];
                for &input in samples.on(&samples.all[at as usize]) {
                    let Some(row) = usize::from(input).checked_sub(*begin) else {
                        continue;
                    };
                    if let Some(sum) = sums.get_mut(row) {
                        seen[row] = true;
                        (sum.iter_mut().zip(&slope.neurons)).for_each(|(sum, part)| *sum += part);
                    }
                }
            }
            // An input that was never on teaches nothing.
            for row in (0..net.len()).filter(|row| seen[*row]) {
                step.take_row(
                    [&mut net[row], &mut first[row], &mut second[row]],
                    &sums[row],
                );
            }
        });
    }

    fn learn_outputs(&mut self, step: Step, slopes: &[Slope]) {
        let (net, first, second) = (&mut self.net, &mut self.first, &mut self.second);
        let mut bias = [0.0; HIDDEN];
        for slope in slopes {
            (bias.iter_mut().zip(&slope.neurons)).for_each(|(sum, part)| *sum += part);
        }
        step.take_row([&mut net.bias, &mut first.bias, &mut second.bias], &bias);
        for output in 0..OUTPUTS {
            let mut hidden = [0.0; HIDDEN];
            for slope in slopes {
                let out = slope.outputs[output];
                (hidden.iter_mut().zip(&slope.were)).for_each(|(sum, neuron)| *sum += out * neuron);
            }
            let rows = [&mut net.hidden, &mut first.hidden, &mut second.hidden];
            step.take_row(rows.map(|rows| &mut rows[output]), &hidden);
            let sum = slopes.iter().map(|slope| slope.outputs[output]).sum();
            let [weight, first, second] = [&mut net.output, &mut first.output, &mut second.output]
                .map(|outputs| &mut outputs[output]);
            step.take(weight, first, second, sum);
        }
    }
}

/// Lets the running mean of the weights follow them.
fn follow(calm: &mut Weights, net: &Weights, share: f32) {
    let rows = [(&mut calm.bias, &net.bias)]
        .into_iter()
        .chain(calm.inputs.iter_mut().zip(&net.inputs))
        .chain(calm.hidden.iter_mut().zip(&net.hidden));
    for (calm, net) in rows {
        for (calm, weight) in calm.iter_mut().zip(net) {
            *calm += share * (*weight - *calm);
        }
    }
    for (calm, weight) in calm.output.iter_mut().zip(&net.output) {
        *calm += share * (*weight - *calm);
    }
}

/// How softplus grows.
fn rise(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// How half of the squared error of a sample grows.
fn slope(net: &Weights, samples: &Samples, sample: &Sample, target: Target) -> Slope {
    let were = net.neurons(samples.on(sample));
    let outputs = net.outputs(&were);
    let told = goals_of(&outputs, sample.left, sample.soon);
    let mut out = [0.0; OUTPUTS];
    for side in 0..2 {
        let wrong = told[side] - target[side];
        out[side] = wrong * sample.left * rise(outputs[side]);
        out[side + 2] = wrong * sample.soon * rise(outputs[side + 2]);
    }
    let mut neurons = [0.0; HIDDEN];
    for (out, weights) in out.iter().zip(&net.hidden) {
        (neurons.iter_mut().zip(weights)).for_each(|(neuron, weight)| *neuron += out * weight);
    }
    for (neuron, was) in neurons.iter_mut().zip(&were) {
        if *was <= 0.0 {
            *neuron = 0.0;
        }
    }
    Slope {
        outputs: out,
        neurons,
        were,
    }
}
