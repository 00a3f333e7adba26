//! The places for connections: so many in all, and so many for each visitor.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::visitor::Visitor;

/// The places that are taken.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    most: usize,
    most_of_one: usize,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

impl Places {
    /// So many places, of which a visitor may have so many.
    pub(crate) fn new(most: usize, most_of_one: usize) -> Self {
        Self {
            most,
            most_of_one,
            taken: Arc::default(),
        }
    }

    /// A place for a visitor, if one is left. Those who sit at this computer share what there is.
    pub(crate) fn take(&self, visitor: Visitor) -> Option<Place> {
        let address = visitor.address();
        let mut taken = self.taken();
        let own = taken.by_address.get(&address).copied().unwrap_or_default();
        let is_full = !visitor.is_local() && own >= self.most_of_one;
        if is_full || taken.all >= self.most {
            return None;
        }
        taken.all += 1;
        taken.by_address.insert(address, own + 1);
        let places = self.clone();
        Some(Place { places, address })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        // The counts are right after every line that can panic.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place; free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    places: Places,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= 1;
        if let Some(own) = taken.by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                taken.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(places: &Places, from: &str, count: usize) -> Vec<Place> {
        let visitor = Visitor::direct(from.parse().unwrap());
        (0..count).filter_map(|_| places.take(visitor)).collect()
    }

    #[test]
    fn one_visitor_cannot_take_the_places_of_others() {
        let places = Places::new(10, 4);
        let first = take(&places, "203.0.113.7", 9);
        assert_eq!(first.len(), 4);
        let second = take(&places, "203.0.113.8", 3);
        assert_eq!(second.len(), 3);
        assert_eq!(take(&places, "127.0.0.1", 9).len(), 3, "all that are left");
        drop(second);
        assert_eq!(take(&places, "127.0.0.1", 9).len(), 6);
        drop(first);
        assert_eq!(places.taken().all, 0);
        assert!(places.taken().by_address.is_empty());
    }
}
