//! Arranged matches in simulated clubs: accounts that feed another one are found, and honest members are left alone.

use std::collections::BTreeMap;

use gaffer_club::{AccountId, Pair, Sign, arranged};

/// Numbers that look drawn, the same for every seed.
struct Luck(u64);

impl Luck {
    /// A number from 0 to 1.
    fn draw(&mut self) -> f64 {
        let next = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = next.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn below(&mut self, count: i64) -> i64 {
        (self.draw() * count as f64) as i64
    }
}

const MEMBERS: i64 = 40;
/// Two friends of unequal strength, who play each other most of the time.
const FRIENDS: [i64; 2] = [100, 101];
/// An account of a member's that others were made for to lose against.
const FED: i64 = 7;
const FEEDERS: [i64; 3] = [200, 201, 202];

struct Club {
    luck: Luck,
    pairs: BTreeMap<[i64; 2], Pair>,
}

impl Club {
    /// One match, which the first wins with a chance, and which ends before the whistle with another.
    fn play(&mut self, first: i64, second: i64, wins: f64, early: f64) {
        let accounts = [first.min(second), first.max(second)];
        let is_won = self.luck.draw() < wins;
        let winner = if is_won { first } else { second };
        let pair = self.pairs.entry(accounts).or_insert_with(|| Pair {
            accounts: accounts.map(AccountId),
            matches: 0,
            won: [0, 0],
            early: 0,
            gained: [0.0, 0.0],
        });
        pair.matches += 1;
        pair.won[usize::from(winner == accounts[1])] += 1;
        pair.early += u32::from(self.luck.draw() < early);
    }

    /// A season of members who are as strong as their number says, play whom they meet, and resign one match of five.
    fn season(seed: u64) -> Self {
        let mut club = Self {
            luck: Luck(seed),
            pairs: BTreeMap::new(),
        };
        for _ in 0..800 {
            let [one, other] = [club.luck.below(MEMBERS), club.luck.below(MEMBERS)];
            if one != other {
                let wins = 1.0 / (1.0 + f64::exp((other - one) as f64 / 15.0));
                club.play(one, other, wins, 0.2);
            }
        }
        for _ in 0..30 {
            club.play(FRIENDS[0], FRIENDS[1], 0.75, 0.2);
        }
        for friend in FRIENDS {
            for _ in 0..6 {
                let member = club.luck.below(MEMBERS);
                club.play(friend, member, 0.5, 0.2);
            }
        }
        for feeder in FEEDERS {
            for _ in 0..8 {
                club.play(FED, feeder, 1.0, 0.9);
            }
        }
        club
    }
}

#[test]
fn those_who_feed_another_are_found_and_nobody_else() {
    let (mut found, mut friends) = (0, 0);
    for seed in 0..100 {
        let club = Club::season(seed);
        for one in arranged(club.pairs.into_values().collect()) {
            let accounts = one.pair.accounts.map(|account| account.0);
            match accounts {
                FRIENDS => friends += 1,
                [FED, feeder] if FEEDERS.contains(&feeder) => {
                    assert!(one.signs.contains(&Sign::Early), "{one:?}");
                    assert_eq!(one.played[1], 8);
                    found += 1;
                }
                _ => panic!("seed {seed}: {one:?}"),
            }
        }
    }
    // Eight matches of which fewer than six end early, which three feeders of a hundred clubs have now and then, are too few to tell.
    assert!(found > 280, "{found} of 300");
    // Chance alone marks one honest pair in some hundred, and two signs are looked at.
    assert!(friends <= 3, "{friends} of 100");
}
