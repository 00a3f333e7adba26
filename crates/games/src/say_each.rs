//! The macro for events that a message of the same name tells with some of their own fields.

/// A match over events: a table of those that the message of the same name tells with these of their fields, and then the
/// arms for all others: `say_each!(event, Event: fuba_events { Tired { side } } Event::Moved { .. } => moved(event))`.
macro_rules! say_each {
    ($event:expr, $type:ident: $file:ident { $($name:ident { $($field:ident),* })+ } $($arms:tt)+) => {
        match $event {
            $($type::$name { $($field,)* .. } => $crate::words::say!($file::$name $(, $field)*),)+
            $($arms)+
        }
    };
}

pub(crate) use say_each;
