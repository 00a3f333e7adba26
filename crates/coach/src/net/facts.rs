//! The facts that a network looks at: the list of them that a game declares, and those of one position.

/// A group of inputs: a fact by the values of it that are told apart.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// What it is called.
    pub name: &'static str,
    /// How many inputs it has.
    pub inputs: usize,
}

/// Declares the facts of a game, each once: its name, what it says, and how many inputs it has.
///
/// Makes `FACTS`, the list itself, and `Groups` with the first input of each. A network fits one list: who adds a fact,
/// takes one away or computes one otherwise (which needs another name) has to fit the networks of the game again, and
/// the crate does not compile before that.
macro_rules! fact_list {
    ($($(#[doc = $meaning:literal])+ $name:ident: $inputs:expr;)+) => {
        /// The facts of the game in their order.
        pub const FACTS: &[$crate::net::Group] = &[
            $($crate::net::Group { name: stringify!($name), inputs: $inputs }),+
        ];

        /// Where each group of inputs begins.
        struct Groups;

        impl Groups {
            $($(#[doc = $meaning])+
            const $name: usize = $crate::net::first_input(FACTS, stringify!($name));)+
        }

        /// How many inputs there are.
        pub const INPUTS: usize = $crate::net::inputs(FACTS);
    };
}
pub(crate) use fact_list;

/// How many inputs a list of facts has.
pub const fn inputs(facts: &[Group]) -> usize {
    let mut sum = 0;
    let mut at = 0;
    while at < facts.len() {
        sum += facts[at].inputs;
        at += 1;
    }
    sum
}

/// The first input of a named group.
pub(crate) const fn first_input(facts: &[Group], name: &str) -> usize {
    let mut at = 0;
    while !same(facts[at].name.as_bytes(), name.as_bytes()) {
        at += 1;
    }
    inputs(facts.split_at(at).0)
}

/// A number for a list of facts: another one has another.
pub const fn hash_of_facts(facts: &[Group]) -> u64 {
    let mut hash = hash(&[]);
    let mut at = 0;
    while at < facts.len() {
        hash = hash_on(hash, facts[at].name.as_bytes());
        hash = hash_on(hash, &(facts[at].inputs as u64).to_le_bytes());
        at += 1;
    }
    hash
}

/// A number for bytes (FNV-1a), which the compiler can compute too.
pub const fn hash(bytes: &[u8]) -> u64 {
    hash_on(0xcbf2_9ce4_8422_2325, bytes)
}

const fn hash_on(mut hash: u64, bytes: &[u8]) -> u64 {
    let mut at = 0;
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(0x0100_0000_01b3);
        at += 1;
    }
    hash
}

/// Whether bytes are the same; `==` is nothing that the compiler can compute.
pub(super) const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

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

#[cfg(test)]
mod tests {
    use super::*;

    const FACTS: &[Group] = &[
        Group {
            name: "A",
            inputs: 2,
        },
        Group {
            name: "B",
            inputs: 5,
        },
    ];

    #[test]
    fn groups_follow_each_other() {
        assert_eq!(first_input(FACTS, "A"), 0);
        assert_eq!(first_input(FACTS, "B"), 2);
        assert_eq!(inputs(FACTS), 7);
    }

    #[test]
    fn another_list_has_another_hash() {
        let [a, b] = [FACTS[0], FACTS[1]];
        let more = Group { inputs: 6, ..b };
        let renamed = Group { name: "C", ..b };
        for other in [&[a][..], &[b, a], &[a, more], &[a, renamed], &[a, b, b]] {
            assert_ne!(hash_of_facts(other), hash_of_facts(FACTS), "{other:?}");
        }
    }

    /// The published values of FNV-1a with 64 bits.
    #[test]
    fn the_hash_is_the_known_one() {
        assert_eq!(hash(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
