//! Enums whose values have names: in what is written, typed and told.

/// Makes an enum of its values and their names, with the list of them and `Display`; and `FromStr`, where it is said what
/// another text is not.
///
/// ```
/// gaffer_core::named! {
///     /// A side of a coin.
///     #[derive(Clone, Copy, Debug, PartialEq, Eq)]
///     pub enum Coin {
///         /// The side with a head.
///         Heads = "heads",
///         /// The other one.
///         Tails = "tails",
///     }
///     else "a side of a coin: heads or tails"
/// }
///
/// assert_eq!("tails".parse(), Ok(Coin::Tails));
/// assert_eq!("edge".parse::<Coin>(), Err("'edge' is not a side of a coin: heads or tails".to_owned()));
/// assert_eq!(Coin::ALL.map(Coin::name), ["heads", "tails"]);
/// ```
#[macro_export]
macro_rules! named {
    (
        $(#[$meta:meta])*
        $vis:vis enum $type:ident { $($(#[$doc:meta])* $value:ident = $name:literal,)+ }
        $(else $not:expr)?
    ) => {
        $(#[$meta])*
        $vis enum $type {
            $($(#[$doc])* $value,)+
        }

        impl $type {
            /// Every value, in order.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$value),+];

            /// The value's name.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$value => $name,)+ }
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        $(impl ::std::str::FromStr for $type {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let mut all = Self::ALL.into_iter();
                all.find(|value| value.name() == text).ok_or_else(|| format!("'{text}' is not {}", $not))
            }
        })?
    };
}
