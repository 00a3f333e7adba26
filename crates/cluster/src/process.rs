//! Processes of others: signals, and the processor time that they have used.

use std::collections::BTreeMap;
use std::process::Command;
use std::time::Duration;

/// Sends a signal ("KILL", "STOP") to a process.
pub fn signal(process: u32, name: &str) -> Result<(), String> {
    let sent = Command::new("kill")
        .args([format!("-{name}"), process.to_string()])
        .output()
        .map_err(|error| format!("kill (package procps): {error}"))?;
    if sent.status.success() {
        return Ok(());
    }
    let why = String::from_utf8_lossy(&sent.stderr);
    Err(format!("kill -{name} {process}: {}", why.trim()))
}

/// The processor time of a process, of all that it has started, and of those among them that have ended.
pub fn used(process: u32) -> Duration {
    let all = all();
    let family = family(&all, process);
    let ticks = family.iter().map(|member| all[member].ticks).sum::<u64>();
    // Linux counts in hundredths of a second on every machine that runs this.
    Duration::from_millis(ticks * 10)
}

/// The processor time of a process without that of anything it has started.
pub fn used_alone(process: u32) -> Duration {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let ticks = read(&text).map_or(0, |stat| stat.own);
    Duration::from_millis(ticks * 10)
}

/// The bytes of memory that a process holds; none where it does not run.
pub fn memory(process: u32) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    read_memory(&text).unwrap_or_default()
}

fn read_memory(status: &str) -> Option<u64> {
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes * 1024)
}

/// A process and everything that it has started, directly or not, and that still runs.
pub fn with_children(process: u32) -> Vec<u32> {
    family(&all(), process)
}

/// What `/proc` says of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stat {
    parent: u32,
    /// Its own time.
    own: u64,
    /// That, and the time of its children that have ended and were waited for.
    ticks: u64,
}

fn family(all: &BTreeMap<u32, Stat>, process: u32) -> Vec<u32> {
    let mut members: Vec<u32> = all.keys().copied().filter(|one| *one == process).collect();
    let mut next = 0;
    while let Some(parent) = members.get(next).copied() {
        let children = all.iter().filter(|(_, stat)| stat.parent == parent);
        members.extend(children.map(|(child, _)| *child));
        next += 1;
    }
    members
}

fn all() -> BTreeMap<u32, Stat> {
    let Ok(entries) = std::fs::read_dir("/proc") else {
        return BTreeMap::new();
    };
    let numbers = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let stats = numbers.filter_map(|number: u32| {
        let text = std::fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
        Some((number, read(&text)?))
    });
    stats.collect()
}

fn read(text: &str) -> Option<Stat> {
    // The name stands in brackets and may hold anything; what follows are numbers, from the state on.
    let (_, rest) = text.rsplit_once(')')?;
    let fields: Vec<&str> = rest.split_whitespace().collect();
    let ticks = fields.get(11..15)?.iter();
    let ticks: Vec<u64> = ticks.filter_map(|field| field.parse().ok()).collect();
    Some(Stat {
        parent: fields.get(1)?.parse().ok()?,
        own: ticks.iter().take(2).sum(),
        ticks: ticks.iter().sum(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_proc_is_read_whatever_the_name() {
        let line = "12 (a) (b c) S 7 1 1 0 -1 4 5 6 7 8 100 20 3 4 20 0 1 0 99";
        let stat = Stat {
            parent: 7,
            own: 120,
            ticks: 127,
        };
        assert_eq!(read(line), Some(stat));
    }

    #[test]
    fn memory_is_what_is_held_now() {
        let status = "Name:\tx\nVmPeak:\t 9000 kB\nVmRSS:\t    12 kB\nThreads:\t1\n";
        assert_eq!(read_memory(status), Some(12 * 1024));
        assert_eq!(read_memory("Name:\tx\n"), None);
    }

    #[test]
    fn the_time_of_children_counts() {
        let stat = |parent, ticks| Stat {
            parent,
            own: 0,
            ticks,
        };
        let all = BTreeMap::from([
            (1, stat(0, 1)),
            (5, stat(1, 10)),
            (6, stat(5, 100)),
            (7, stat(6, 1000)),
            (8, stat(1, 9)),
        ]);
        assert_eq!(family(&all, 5), [5, 6, 7]);
        assert_eq!(family(&all, 99), [0_u32; 0]);
    }
}
