//! Functions that only read a field.

/// Makes functions that read what a type has: of each its name, its type and where it stands.
///
/// ```
/// struct Clock { minute: u8 }
///
/// gaffer_core::getters! {
///     Clock {
///         /// The minute it shows.
///         minute: u8 = minute;
///     }
/// }
///
/// assert_eq!(Clock { minute: 45 }.minute(), 45);
/// ```
#[macro_export]
macro_rules! getters {
    ($of:ident { $($(#[$doc:meta])+ $name:ident: $type:ty = $($field:ident).+;)+ }) => {
        impl $of {
            $(
                $(#[$doc])+
                #[inline]
                pub fn $name(&self) -> $type {
                    self.$($field).+
                }
            )+
        }
    };
}
