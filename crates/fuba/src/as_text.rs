//! Types whose written form is their text: serde by `Display` and `FromStr`.

/// Implements `Serialize` and `Deserialize` by the type's text.
macro_rules! serde_as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    )+};
}

pub(crate) use serde_as_text;

/// Three numbers of one team, defence first: "4-4-2"; none of them above a limit.
pub(crate) fn three_numbers(text: &str, most: u8) -> Option<[u8; 3]> {
    let numbers: Vec<u8> = text
        .split('-')
        .map(|part| part.parse().ok().filter(|number| *number <= most))
        .collect::<Option<_>>()?;
    numbers.try_into().ok()
}
