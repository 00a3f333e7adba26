//! x
pub fn run<T>(_: T) -> Result<(), String> { Err("soon".into()) }
