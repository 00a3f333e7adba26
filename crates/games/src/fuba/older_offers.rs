//! The choices of FUBA 1.0 and FUBA 2014 in plain words: goal kicks, entries, styles, advanced keepers.

use gaffer_fuba::pitch::Line;
use gaffer_fuba::{
    Choice, Edition, Entrant, EntryAfter, Event, Open, Position, Step, Style, Styles,
};

use crate::odds::outcomes;

/// A goal kick, fast or slow (F10-5.3f, F14-5.3.1a, F14-5.3.1b).
pub(super) fn goal_kick(open: &Open, slow: bool) -> (String, String) {
    match (slow, open.edition()) {
        (false, _) => (
            "Fast: kick now".into(),
            "Stage 1 follows; nobody moves before the kick.".into(),
        ),
        (true, Edition::V1_0) => (
            "Slow: both teams move".into(),
            "First this team, then the other makes a movement with all its moves; then the kick."
                .into(),
        ),
        (true, _) => (
            "Slow: both teams move".into(),
            "This team, then the other makes a movement. Who moves fewer acts first in this turn; if \
             equal, the other team."
                .into(),
        ),
    }
}

/// A piece that goes to the ball, and its price.
pub(super) fn enter(open: &Open, entrant: Entrant) -> (String, String) {
    let label = match entrant {
        Entrant::Outfield(area) => format!("Player from {area}"),
        Entrant::Keeper => "The keeper".into(),
        Entrant::Taker => "The taker from the corner spot".into(),
    };
    let detail = match (open.edition(), open.step()) {
        (Edition::V2_2, _) => "",
        // F14-D6: what a team has moved already it does not pay.
        (_, Step::Entry(EntryAfter::Rebound | EntryAfter::GoalKick)) => {
            "One move less in this turn, if the movement is still to come."
        }
        _ => "One move less in this turn; he does not move again.",
    };
    (label, detail.into())
}

/// Nobody goes to the ball (F10-4.4.3b, F10-D15).
pub(super) fn nobody(open: &Open) -> (String, String) {
    (
        "Nobody goes".into(),
        format!(
            "The ball stays under control among opponents in {}; no shot without a player there.",
            open.ball()
        ),
    )
}

/// The styles of the three lines (F14-A6a to F14-A6d).
pub(super) fn styles(styles: Styles) -> (String, String) {
    let has = |style| Line::ALL.into_iter().any(|line| styles.of(line) == style);
    let mut facts = Vec::new();
    if has(Style::Aggressive) {
        facts.push("Aggressive: higher of two event dice, injury and tiredness dice +1.");
    }
    if has(Style::Easy) {
        facts.push("Easy: lower of two event dice, injury and tiredness dice -1.");
    }
    if facts.is_empty() {
        facts.push("As without styles.");
    }
    (styles.to_string(), facts.join(" "))
}

/// The order in which styles are offered: the fewer lines are not normal, the earlier.
pub(super) fn rank_of_styles(choice: Choice) -> usize {
    match choice {
        Choice::Styles(styles) => Line::ALL
            .into_iter()
            .filter(|line| styles.of(*line) != Style::Normal)
            .count(),
        _ => 0,
    }
}

/// The keeper in front of his goal area or in it (F14-A5).
pub(super) fn keeper(advanced: bool) -> (String, String) {
    if advanced {
        (
            "Keeper in front of his goal".into(),
            "Goal attempts against him +2. In his area he counts, and pressing is -1.".into(),
        )
    } else {
        (
            "Keeper back into his goal".into(),
            "As without the advanced goalkeeper.".into(),
        )
    }
}

/// A movement for a condition point (F14-A1.1).
pub(super) fn condition(after: &Position, cost: &str) -> (String, String) {
    let moves: Vec<u8> = outcomes(after)
        .iter()
        .flat_map(|(events, _)| events)
        .filter_map(|event| match event {
            Event::ConditionRolled { moves, .. } => Some(*moves),
            _ => None,
        })
        .collect();
    let (least, most) = (
        moves.iter().min().copied().unwrap_or(0),
        moves.iter().max().copied().unwrap_or(0),
    );
    (
        format!("Condition point ({least}-{most} moves)"),
        format!("As many moves as a die shows, but at least {least}, each of any type. {cost}"),
    )
}
