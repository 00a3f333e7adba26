//! Sets of the values of an enum, a bit for each.

/// Makes a set, and its iterator, of an enum whose list `ALL` is in the order of its numbers.
macro_rules! bit_set {
    ($(#[$doc:meta])+ $set:ident($bits:ty) of $item:ident, iterated by $items:ident) => {
        $(#[$doc])+
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $set($bits);

        impl $set {
            /// The set that holds nothing.
            pub const EMPTY: Self = Self(0);

            /// The set of what is listed.
            pub const fn of(items: &[$item]) -> Self {
                let mut set = Self::EMPTY;
                let mut index = 0;
                while index < items.len() {
                    set = set.with(items[index]);
                    index += 1;
                }
                set
            }

            /// Whether it belongs to the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & 1 << item as $bits != 0
            }

            /// Whether the set holds nothing.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The set with one more.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | 1 << item as $bits)
            }

            /// What either set holds.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What both sets hold.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What this set holds and the other does not.
            #[inline]
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// What it holds, in the order of the list.
            #[inline]
            pub const fn iter(self) -> $items {
                $items(self.0)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter().map($item::name)).finish()
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $items;

            #[inline]
            fn into_iter(self) -> $items {
                self.iter()
            }
        }

        /// What a set holds, in the order of the list.
        #[derive(Clone, Debug)]
        pub struct $items($bits);

        impl Iterator for $items {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                if self.0 == 0 {
                    return None;
                }
                let index = self.0.trailing_zeros() as usize;
                self.0 &= self.0 - 1;
                Some($item::ALL[index])
            }
        }
    };
}

pub(crate) use bit_set;
