//! The weights of a network while it learns, and the file that they become.

use gaffer_coach::net::{
    HIDDEN, Misfit, Net, OUTPUTS, PART, Subject, hash, hash_of_facts, inputs, outputs_of,
};

/// The weights of a network while it learns.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Weights {
    /// For each input what it adds to each neuron.
    pub(crate) inputs: Vec<[f32; HIDDEN]>,
    /// What each neuron begins with.
    pub(crate) bias: [f32; HIDDEN],
    /// What each neuron adds to each output.
    pub(crate) hidden: [[f32; HIDDEN]; OUTPUTS],
    /// What each output begins with.
    pub(crate) output: [f32; OUTPUTS],
}

/// How a network was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin<'a> {
    /// The hash of the network with which the fit began, if it did not begin with nothing.
    pub(crate) parent: Option<u64>,
    /// The command that made it.
    pub(crate) command: &'a str,
    /// The seed of its matches.
    pub(crate) seed: u64,
}

impl Origin<'_> {
    /// The header of a network that was made so.
    fn header(&self, subject: &Subject) -> String {
        let hex = |hash: u64| format!("{hash:016x}");
        format!(
            "{}\ngame {}\npreset {}\nfacts {}\nparent {}\ncommand {}\nseed {}\nweights\n",
            Subject::FORMAT,
            subject.game,
            subject.preset.unwrap_or("every"),
            hex(hash_of_facts(subject.facts)),
            self.parent.map_or_else(|| "none".to_owned(), hex),
            self.command.replace('\n', " "),
            self.seed,
        )
    }
}

/// A number for the weights in a file, if they are of this subject: other weights have another.
pub(crate) fn hash_of(file: &[u8], subject: &Subject) -> Result<u64, Misfit> {
    subject.weights(file).map(hash)
}

impl Weights {
    /// Weights for so many inputs in which nothing has been learned.
    pub(crate) fn none(inputs: usize) -> Self {
        Self {
            inputs: vec![[0.0; HIDDEN]; inputs],
            bias: [0.0; HIDDEN],
            hidden: [[0.0; HIDDEN]; OUTPUTS],
            output: [0.0; OUTPUTS],
        }
    }

    /// The weights of a file, if they are of this subject.
    pub(crate) fn read(file: &[u8], subject: &Subject) -> Result<Self, Misfit> {
        let mut pairs = subject.weights(file)?.as_chunks::<2>().0.iter();
        let mut weights = Self::none(inputs(subject.facts));
        let hidden = weights.hidden.as_flattened_mut().iter_mut();
        let first = weights.output.iter_mut().chain(hidden);
        let inputs = weights.inputs.as_flattened_mut().iter_mut();
        for weight in first.chain(&mut weights.bias).chain(inputs) {
            *weight = f32::from(pairs.next().map_or(0, |pair| i16::from_le_bytes(*pair))) * PART;
        }
        Ok(weights)
    }

    /// The file of these weights, in whole parts.
    pub(crate) fn to_file(&self, subject: &Subject, origin: &Origin) -> Vec<u8> {
        let parts = |weight: &f32| (weight / PART).round().clamp(-32767.0, 32767.0) as i16;
        let first = self.output.iter().chain(self.hidden.as_flattened());
        let all = first.chain(&self.bias).chain(self.inputs.as_flattened());
        let mut bytes = origin.header(subject).into_bytes();
        bytes.extend(all.flat_map(|weight| parts(weight).to_le_bytes()));
        bytes
    }

    /// The network of these weights.
    pub(crate) fn net(&self, subject: &Subject, origin: &Origin) -> Net {
        Net::read(&self.to_file(subject, origin), subject).expect("weights of the subject")
    }

    /// The neurons, cut off at nothing.
    #[inline]
    pub(crate) fn neurons(&self, on: &[u16]) -> [f32; HIDDEN] {
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
    pub(crate) fn outputs(&self, neurons: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        outputs_of(neurons, &self.hidden, &self.output)
    }
}

#[cfg(test)]
mod tests {
    use gaffer_coach::net::{Facts, Group};

    use super::*;

    const SUBJECT: Subject = Subject {
        game: "fuba",
        preset: Some("2.2"),
        facts: &[Group {
            name: "ANYTHING",
            inputs: 5,
        }],
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
        let file = weights.to_file(&SUBJECT, &ORIGIN);
        assert_eq!(Weights::read(&file, &SUBJECT), Ok(weights));
    }

    /// What learns and what plays foretell the same goals, but for the rounding to whole parts.
    #[test]
    fn a_network_foretells_what_its_weights_do() {
        let mut weights = Weights::none(5);
        weights.inputs[4][7] = 0.25;
        weights.bias[7] = 1.0;
        weights.hidden[2][7] = 2.0;
        weights.output[2] = -1.0;
        let mut facts = Facts::default();
        facts.add(4);
        let outputs = weights.outputs(&weights.neurons(facts.on()));
        let told = gaffer_coach::net::goals_of(&outputs, facts.left, facts.soon);
        let net = weights.net(&SUBJECT, &ORIGIN);
        for (told, foretold) in told.into_iter().zip(net.goals(&facts)) {
            assert!((told - foretold).abs() < 1e-5, "{told} {foretold}");
        }
    }

    #[test]
    fn the_header_says_what_is_known() {
        let subject = Subject {
            game: "champions",
            preset: None,
            facts: &[],
        };
        let origin = Origin {
            parent: None,
            command: "fit\nx",
            seed: 5,
        };
        assert_eq!(
            origin.header(&subject),
            "gaffer network 1\ngame champions\npreset every\nfacts cbf29ce484222325\nparent none\ncommand fit x\nseed 5\n\
             weights\n"
        );
    }
}
