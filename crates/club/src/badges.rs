//! Badges: what is rare in a match, told from its goals and sendings-off.

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};

/// The minute from which a match is late.
const LATE: u8 = 80;

/// The last minute of regular time; injury time counts on.
const FULL_TIME: u8 = 90;

/// A goal, those of a shoot-out not included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// For whom it counts.
    pub side: Side,
    /// When it fell.
    pub minute: u8,
}

/// A player who had to leave the pitch for the rest of the match and was not replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SendingOff {
    /// Whose player it was.
    pub side: Side,
    /// When he left.
    pub minute: u8,
}

/// What happened in a match that was played to its whistle, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Story {
    /// The goals.
    pub goals: Vec<Goal>,
    /// The sendings-off.
    pub sent_off: Vec<SendingOff>,
    /// Who won the shoot-out, where there was one.
    pub shoot_out: Option<Side>,
}

gaffer_core::named! {
    /// What a side is remembered for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Badge {
        /// It was three goals behind and won.
        ComebackFromThree = "comeback-from-three",
        /// It was three goals behind and made a draw of it.
        DrawFromThree = "draw-from-three",
        /// It was behind when the 80th minute began and won without a shoot-out.
        LateTurn = "late-turn",
        /// It won by one goal that fell after the 89th minute.
        LastMinuteWinner = "last-minute-winner",
        /// It conceded nothing although a player was sent off before the 80th minute.
        ShutOutWithTen = "shut-out-with-ten",
        /// It won although two players were sent off before the 80th minute.
        WinWithNine = "win-with-nine",
        /// It scored three goals within fifteen minutes.
        ThreeInFifteen = "three-in-fifteen",
        /// It won by five goals or more.
        FiveGoalWin = "five-goal-win",
        /// It was two goals behind, came level and won the shoot-out.
        ShootOutFromTwo = "shoot-out-from-two",
    }
    else "a badge"
}

impl Badge {
    /// What a side must have done for it.
    const fn deed(self) -> fn(&Course) -> bool {
        match self {
            Self::ComebackFromThree => |course| course.lowest() <= -3 && course.won(),
            Self::DrawFromThree => |course| course.lowest() <= -3 && course.drew(),
            Self::LateTurn => |course| course.lead_before(LATE) < 0 && course.lead() > 0,
            Self::LastMinuteWinner => {
                |course| {
                    course.lead() == 1
                        && course.story.goals.last().is_some_and(|goal| {
                            goal.side == course.side && goal.minute >= FULL_TIME
                        })
                }
            }
            Self::ShutOutWithTen => |course| {
                course.sent_off_early() >= 1 && course.goals_of(!course.side).next().is_none()
            },
            Self::WinWithNine => |course| course.sent_off_early() >= 2 && course.won(),
            Self::ThreeInFifteen => |course| {
                let minutes: Vec<_> = course.goals_of(course.side).collect();
                let mut threes = minutes.windows(3);
                threes.any(|three| three[2].saturating_sub(three[0]) < 15)
            },
            Self::FiveGoalWin => |course| course.lead() >= 5,
            Self::ShootOutFromTwo => {
                |course| course.lowest() <= -2 && course.story.shoot_out == Some(course.side)
            }
        }
    }
}

/// The badges that a match is worth to each side, in the order of [`Badge`]. One that ended before its whistle is worth none:
/// nobody knows how it would have gone on.
pub fn badges(story: &Story) -> BySide<Vec<Badge>> {
    BySide::with(|side| {
        let course = Course { story, side };
        let mut all = Badge::ALL.to_vec();
        all.retain(|badge| badge.deed()(&course));
        all
    })
}

/// A match as one side saw it.
struct Course<'a> {
    story: &'a Story,
    side: Side,
}

impl Course<'_> {
    /// The goals ahead (behind where negative) after each goal.
    fn leads(&self) -> impl Iterator<Item = (u8, i32)> {
        self.story.goals.iter().scan(0, |lead, goal| {
            *lead += if goal.side == self.side { 1 } else { -1 };
            Some((goal.minute, *lead))
        })
    }

    /// The lead at the end.
    fn lead(&self) -> i32 {
        self.leads().last().map_or(0, |(_, lead)| lead)
    }

    /// The lead when a minute began.
    fn lead_before(&self, minute: u8) -> i32 {
        let before = self.leads().take_while(|(at, _)| *at < minute);
        before.last().map_or(0, |(_, lead)| lead)
    }

    /// The worst that it ever was.
    fn lowest(&self) -> i32 {
        self.leads().map(|(_, lead)| lead).min().unwrap_or(0)
    }

    fn won(&self) -> bool {
        self.lead() > 0 || self.story.shoot_out == Some(self.side)
    }

    fn drew(&self) -> bool {
        self.lead() == 0 && self.story.shoot_out.is_none()
    }

    /// The minutes of a side's goals.
    fn goals_of(&self, side: Side) -> impl Iterator<Item = u8> {
        let goals = self.story.goals.iter();
        goals.filter_map(move |goal| (goal.side == side).then_some(goal.minute))
    }

    /// How many were sent off while there was time enough for it to matter.
    fn sent_off_early(&self) -> usize {
        let sent_off = self.story.sent_off.iter();
        sent_off
            .filter(|one| one.side == self.side && one.minute < LATE)
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Badge::*;
    use Side::{Away, Home};

    fn story(goals: &[(Side, u8)], sent_off: &[(Side, u8)]) -> Story {
        let goal = |&(side, minute): &_| Goal { side, minute };
        let off = |&(side, minute): &_| SendingOff { side, minute };
        Story {
            goals: goals.iter().map(goal).collect(),
            sent_off: sent_off.iter().map(off).collect(),
            shoot_out: None,
        }
    }

    /// What goals and sendings-off are worth to the home side.
    #[track_caller]
    fn home(goals: &[(Side, u8)], sent_off: &[(Side, u8)], wanted: &[Badge]) {
        let story = story(goals, sent_off);
        assert_eq!(badges(&story).home, wanted);
        // Nothing depends on which side it is.
        let exchanged = Story {
            goals: story
                .goals
                .iter()
                .map(|g| Goal {
                    side: !g.side,
                    ..*g
                })
                .collect(),
            sent_off: story
                .sent_off
                .iter()
                .map(|s| SendingOff {
                    side: !s.side,
                    ..*s
                })
                .collect(),
            shoot_out: None,
        };
        assert_eq!(badges(&exchanged).away, wanted);
    }

    const THREE_DOWN: [(Side, u8); 3] = [(Away, 5), (Away, 25), (Away, 45)];

    fn from_three(goals: &[(Side, u8)]) -> Vec<(Side, u8)> {
        [&THREE_DOWN, goals].concat()
    }

    #[test]
    fn a_comeback_from_three_goals() {
        let level = [(Home, 46), (Home, 60), (Home, 70)];
        let won = [(Home, 46), (Home, 55), (Home, 65), (Home, 75)];
        home(&from_three(&won), &[], &[ComebackFromThree]);
        home(&from_three(&level), &[], &[DrawFromThree]);
        home(&from_three(&level[1..]), &[], &[]);
        // Never more than two behind.
        home(
            &[(Away, 5), (Away, 6), (Home, 20), (Home, 40), (Home, 60)],
            &[],
            &[],
        );
        // The side that lost the lead gets nothing.
        let lost = story(&from_three(&won), &[]);
        assert_eq!(badges(&lost).away, []);
    }

    #[test]
    fn behind_at_the_eightieth_minute_and_won() {
        home(&[(Away, 79), (Home, 80), (Home, 89)], &[], &[LateTurn]);
        home(&[(Away, 30), (Home, 79), (Home, 89)], &[], &[]);
        home(&[(Away, 80), (Home, 81), (Home, 89)], &[], &[]);
        home(&[(Away, 30), (Home, 85)], &[], &[]);
    }

    #[test]
    fn the_winner_in_the_last_minute() {
        home(&[(Home, 90)], &[], &[LastMinuteWinner]);
        home(&[(Home, 93)], &[], &[LastMinuteWinner]);
        home(&[(Home, 89)], &[], &[]);
        home(&[(Home, 10), (Home, 90)], &[], &[]);
        home(&[(Home, 90), (Home, 91), (Away, 92)], &[], &[]);
        home(&[(Away, 10), (Home, 90)], &[], &[]);
    }

    #[test]
    fn a_shut_out_with_ten_players() {
        home(&[], &[(Home, 79)], &[ShutOutWithTen]);
        home(&[(Home, 20)], &[(Home, 30)], &[ShutOutWithTen]);
        home(&[], &[(Home, 80)], &[]);
        home(&[], &[(Away, 20)], &[]);
        home(&[(Away, 20)], &[(Home, 30)], &[]);
    }

    #[test]
    fn a_win_with_nine_players() {
        let two = [(Home, 30), (Home, 60)];
        home(&[(Away, 1), (Home, 2), (Home, 50)], &two, &[WinWithNine]);
        home(&[(Away, 1), (Home, 2)], &two, &[]);
        home(
            &[(Away, 1), (Home, 2), (Home, 50)],
            &[(Home, 30), (Home, 85)],
            &[],
        );
    }

    #[test]
    fn three_goals_in_fifteen_minutes() {
        home(
            &[(Home, 10), (Home, 12), (Home, 24)],
            &[],
            &[ThreeInFifteen],
        );
        home(&[(Home, 10), (Home, 12), (Home, 25)], &[], &[]);
        // A goal of the others between them does not matter.
        home(
            &[(Home, 1), (Home, 30), (Away, 32), (Home, 35), (Home, 44)],
            &[],
            &[ThreeInFifteen],
        );
    }

    #[test]
    fn a_win_by_five_goals() {
        let five = [(Home, 1), (Home, 20), (Home, 40), (Home, 60), (Home, 80)];
        home(&five, &[], &[FiveGoalWin]);
        home(&five[1..], &[], &[]);
    }

    #[test]
    fn a_shoot_out_after_two_goals_behind() {
        let mut level = story(&[(Away, 1), (Away, 20), (Home, 40), (Home, 60)], &[]);
        assert_eq!(badges(&level), BySide::default());
        level.shoot_out = Some(Home);
        assert_eq!(badges(&level).home, [ShootOutFromTwo]);
        level.shoot_out = Some(Away);
        assert_eq!(badges(&level), BySide::default());
        // From three behind a shoot-out is a win, and no draw.
        level = story(&from_three(&[(Home, 46), (Home, 60), (Home, 70)]), &[]);
        level.shoot_out = Some(Home);
        assert_eq!(badges(&level).home, [ComebackFromThree, ShootOutFromTwo]);
    }

    #[test]
    fn a_badge_is_written_by_its_name() {
        for badge in Badge::ALL {
            let text = serde_json::to_string(&badge).unwrap();
            assert_eq!(text, format!("\"{badge}\""));
        }
    }
}
