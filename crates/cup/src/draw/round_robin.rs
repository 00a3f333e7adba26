//! Everybody meets everybody: the schedule of a league, and who plays in which group.

/// The rounds of a league, each with its matches as `[home, away]`; with an odd number of teams one rests in every round.
///
/// Each time everybody meets everybody once, at the other end than the time before, and every team's matches at home and
/// away differ by at most one. Nobody plays three matches running at one end, also not from one time to the next.
pub fn schedule(teams: usize, times: usize) -> Vec<Vec<[usize; 2]>> {
    if teams < 2 {
        return Vec::new();
    }
    let first = once(teams);
    // The return matches begin with those of the second round and end with those of the first. In the same order as before, a
    // team that begins with two matches at one end could have three running where one half meets the other.
    let mut second = first.clone();
    second.rotate_left(1);
    second.iter_mut().flatten().for_each(|pair| pair.reverse());
    (0..times)
        .flat_map(|time| {
            if time % 2 == 0 {
                first.clone()
            } else {
                second.clone()
            }
        })
        .collect()
}

/// Everybody against everybody once, by the circle method.
///
/// The teams stand in a circle, and in round `r` those equally far before and behind team `r` meet, so that a team's distance
/// shrinks by one from round to round: whoever is home at odd and away at even distances behind, and the other way round
/// before, changes ends after every match. Team `r` itself rests, or meets the last team, which stands in the centre and
/// changes ends from round to round; it is the only match after which somebody plays a second time running at one end.
pub(super) fn once(teams: usize) -> Vec<Vec<[usize; 2]>> {
    let centre = teams - 1;
    let circle = if teams.is_multiple_of(2) {
        centre
    } else {
        teams
    };
    (0..circle)
        .map(|round| {
            let around = (1..=(circle - 1) / 2).map(|apart| {
                let before = (round + circle - apart) % circle;
                let behind = (round + apart) % circle;
                if apart % 2 == 1 {
                    [behind, before]
                } else {
                    [before, behind]
                }
            });
            let middle = if round % 2 == 0 {
                [round, centre]
            } else {
                [centre, round]
            };
            (circle == centre)
                .then_some(middle)
                .into_iter()
                .chain(around)
                .collect()
        })
        .collect()
}

/// The teams of each group, seeds dealt to and fro: the first seed of each group in order, the second in reverse, and so on.
///
/// The sizes of groups differ by at most one.
pub fn groups(teams: usize, groups: usize) -> Vec<Vec<usize>> {
    let mut dealt = vec![Vec::new(); groups];
    for team in (0..teams).take_while(|_| groups > 0) {
        let (row, column) = (team / groups, team % groups);
        dealt[if row % 2 == 0 {
            column
        } else {
            groups - 1 - column
        }]
        .push(team);
    }
    dealt
}
