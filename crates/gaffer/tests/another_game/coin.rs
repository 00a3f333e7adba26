//! Heads or tails: the smallest game that asks for a choice and a roll.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use gaffer::game::Playable;
use gaffer::terminal::{App, Palette, RuleNames, Screen};
use gaffer_coach::search::Knowledge;
use gaffer_coach::{Coach, Evaluate, Expected, Luck, Random};
use gaffer_core::{
    Awaits, BadRoll, BySide, Dice, DiceWanted, Faults, Log, Match, Outcome, Refuses, Roll, RuleId,
    Rules, Side, Viewer,
};
use gaffer_games::board::{Board, Clock, Layout, Place, Sheet};
use gaffer_games::offer::Offer;
use gaffer_games::protocol::{BallWay, Landmark, RolledDie};
use gaffer_games::words::{Language, Phrase, Words};
use gaffer_games::{Game, MakeCoach, Preset};
use gaffer_lab::Studied;
use gaffer_lab::statistics::{Distribution, Figures, Shown, Statistics, sum};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use serde::{Deserialize, Serialize};

/// Home calls, a die falls: 1 to 3 is heads, or only 1 with a bent coin. Who is right wins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Coin {
    pub(crate) options: CoinOptions,
    pub(crate) call: Option<Call>,
    pub(crate) winner: Option<Side>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct CoinOptions {
    pub(crate) bent: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Call {
    Heads,
    Tails,
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Heads {
            "heads"
        } else {
            "tails"
        })
    }
}

impl FromStr for Call {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let all = [Self::Heads, Self::Tails].into_iter();
        let found = all.into_iter().find(|call| call.to_string() == text);
        found.ok_or_else(|| format!("'{text}' is not a call"))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Called;

impl Refuses for Called {
    fn rule(&self) -> RuleId {
        RuleId("COIN-1")
    }

    fn is_order(&self) -> bool {
        false
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum Event {
    Called { call: Call },
    Fell { side: Call },
}

impl Rules for Coin {
    const GAME: &'static str = "coin";
    const VERSION: u32 = 1;

    type Options = CoinOptions;
    type Choice = Call;
    type Purpose = &'static str;
    type Event = Event;
    type Refusal = Called;
    type View = Self;
    type Diagram = Self;

    fn begin(options: &CoinOptions) -> Result<Self, Faults> {
        Ok(Self {
            options: options.clone(),
            ..Self::default()
        })
    }

    fn from_diagram(diagram: &Self) -> Result<Self, Faults> {
        Ok(diagram.clone())
    }

    fn diagram(&self) -> Self {
        self.clone()
    }

    fn options(&self) -> CoinOptions {
        self.options.clone()
    }

    fn awaits(&self) -> Awaits<&'static str> {
        match (self.call, self.winner) {
            (_, Some(winner)) => Awaits::Nothing(Outcome::Won(winner)),
            (None, None) => Awaits::Choice(Side::Home),
            (Some(_), None) => Awaits::Roll(Roll {
                purpose: "coin",
                dice: DiceWanted::one(Side::Away),
            }),
        }
    }

    fn question(&self) -> &'static str {
        if self.call.is_none() { "call" } else { "" }
    }

    fn choices(&self, out: &mut Vec<Call>) {
        if self.call.is_none() {
            out.extend([Call::Heads, Call::Tails]);
        }
    }

    fn choose<L: Log<Event>>(&mut self, call: Call, log: &mut L) -> Result<(), Called> {
        if self.call.is_some() {
            return Err(Called);
        }
        self.call = Some(call);
        log.note(|| Event::Called { call });
        Ok(())
    }

    fn roll<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) -> Result<(), BadRoll> {
        let Awaits::Roll(roll) = self.awaits() else {
            return Err(BadRoll::NotAwaited);
        };
        roll.dice.check(dice)?;
        let heads = dice.first() <= if self.options.bent { 1 } else { 3 };
        let side = if heads { Call::Heads } else { Call::Tails };
        let right = self.call == Some(side);
        self.winner = Some(if right { Side::Home } else { Side::Away });
        log.note(|| Event::Fell { side });
        Ok(())
    }

    fn view(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    fn rule_of(_options: &CoinOptions, _event: &Event) -> Option<RuleId> {
        None
    }
}

#[derive(Debug, PartialEq, Serialize)]
pub(crate) struct Won {
    pub(crate) winner: Side,
}

/// Thinks that every coin is fair.
struct Even;

impl Evaluate<Coin> for Even {
    fn expected(&self, position: &Coin) -> Expected {
        match position.awaits() {
            Awaits::Nothing(outcome) => Expected::ended(outcome, 0),
            _ => Expected {
                win: 0.5,
                draw: 0.0,
                lead: 0.0,
            },
        }
    }
}

impl Knowledge<Coin> for Even {}

impl Game for Coin {
    const NAME: &'static str = "Heads or tails";
    const COACHES: &'static [(&'static str, MakeCoach<Self>)] = &[("random", || Box::new(Random))];

    type Result = Won;

    fn knowledge(_options: &CoinOptions) -> Arc<dyn Knowledge<Self>> {
        Arc::new(Even)
    }

    fn imagine(view: &Self, _luck: &mut Luck) -> Self {
        view.clone()
    }

    fn goals(&self) -> BySide<u8> {
        BySide::with(|side| u8::from(self.winner == Some(side)))
    }

    fn presets() -> Vec<Preset<CoinOptions>> {
        vec![Preset {
            name: "bent",
            short: None,
            variant: None,
            what: "a coin that seldom shows heads".into(),
            minutes: 1,
            options: CoinOptions { bent: true },
        }]
    }

    fn match_result(&self) -> Option<Won> {
        self.winner.map(|winner| Won { winner })
    }

    fn landmark(event: &Event) -> Option<Landmark> {
        matches!(event, Event::Fell { .. }).then_some(Landmark::End)
    }

    fn event(event: &Event) -> Phrase {
        Phrase::Plain(match event {
            Event::Called { call } => format!("Home calls {call}."),
            Event::Fell { side } => format!("It is {side}."),
        })
    }

    fn refusal(Called: Called) -> Phrase {
        Phrase::Plain("the call is made".into())
    }

    fn prompt(_view: &Self::View) -> Phrase {
        Phrase::Plain("Heads or tails?".into())
    }

    fn offers(game: &Match<Self>) -> Vec<Offer<Call>> {
        let mut choices = Vec::new();
        game.position().choices(&mut choices);
        choices
            .into_iter()
            .map(|choice| Offer::plain(choice, format!("call {choice}"), ""))
            .collect()
    }

    fn rule_of_offer<W>(&self, _offer: &Offer<Call, W>) -> &'static str {
        ""
    }

    fn places(&self, _choice: Call) -> Vec<String> {
        vec!["table".into()]
    }

    fn roll_words(&self, _purpose: Self::Purpose) -> [Phrase; 2] {
        [Phrase::Plain("the coin".into()), Phrase::nothing()]
    }

    fn dice(_event: &Event) -> Option<Vec<RolledDie>> {
        None
    }

    fn reckoning(_events: &[Event]) -> Phrase {
        Phrase::nothing()
    }

    fn ball_way(_event: &Event) -> Option<BallWay> {
        None
    }

    fn layout() -> Layout {
        let table = Place {
            id: "table".into(),
            x: 0.0,
            y: 0.0,
            width: 1.0,
            height: 1.0,
            neighbours: Vec::new(),
            kind: None,
            side: None,
        };
        Layout {
            width: 1.0,
            height: 1.0,
            places: vec![table],
            lines: Vec::new(),
            compass: false,
        }
    }

    fn board(_view: &Self) -> Board {
        Board::default()
    }

    fn sheet(_view: &Self, _words: Words<'_>) -> Sheet {
        Sheet {
            score: BySide::default(),
            clock: Clock {
                period: "regular",
                minute: 0,
                of: 0,
                stoppage: None,
                words: String::new(),
                detail: String::new(),
            },
            controlling: None,
            teams: BySide::default(),
        }
    }
}

impl Studied for Coin {
    type Statistics = Counted;
}

impl Screen for Coin {
    type Extra = ();

    fn help() -> Vec<[Phrase; 2]> {
        vec![["Calls".into(), "heads, tails".into()]]
    }

    fn layout(&self, room: Rect) -> gaffer::terminal::Layout {
        let row = |y| Rect {
            y: room.y + y,
            height: 1,
            ..room
        };
        gaffer::terminal::Layout {
            header: row(0),
            board: row(1),
            panel: row(2),
            commentary: row(3),
        }
    }

    fn header(&self, _: Words<'_>, _: BySide<bool>, _: usize, _: Palette) -> Vec<Line<'static>> {
        vec![Line::raw(Self::NAME)]
    }

    fn draw_board(&self, _: Words<'_>, _: Option<Call>, _: Palette, area: Rect, on: &mut Buffer) {
        let call = self.call.map(|call| call.to_string());
        let call = call.unwrap_or("no call".into());
        on.set_string(area.x, area.y, call, Style::new());
    }

    fn rule_names(&self) -> RuleNames {
        RuleNames {
            prefix: "COIN-",
            rule: "1",
            section: "1",
        }
    }

    fn assistant() -> Box<dyn Coach<Self>> {
        Box::new(Random)
    }

    fn sheet_lines(_: &App<Self>, _: usize) -> (Phrase, Vec<String>) {
        ("Teams".into(), Vec::new())
    }

    fn summary(_: &App<Self>, _: usize) -> Vec<String> {
        Vec::new()
    }

    fn extra(_: bool) {}
}

impl Playable for Coin {
    fn headline(&self, _: Language) -> String {
        Self::NAME.to_owned()
    }

    fn begins_turn(&self) -> bool {
        self.call.is_none()
    }
}

/// How often it was heads, and who won.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Counted {
    pub(crate) figures: Figures,
    pub(crate) fallen: [u64; 2],
}

#[derive(Default)]
pub(crate) struct Tally([u64; 2]);

impl Log<Event> for Tally {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        if let Event::Fell { side } = event() {
            self.0[side as usize] += 1;
        }
    }
}

impl Statistics<Coin> for Counted {
    type Tally = Tally;

    fn figures_of(_tally: &Tally, last: &Coin) -> Vec<u64> {
        vec![u64::from(last.winner == Some(Side::Home))]
    }

    fn shown(_options: &CoinOptions) -> Vec<Shown> {
        vec![Shown {
            index: 0,
            name: "home wins".into(),
            group: None,
            unit: 1.0,
        }]
    }

    fn add(&mut self, tally: &Tally, last: &Coin) {
        self.figures.add(Self::figures_of(tally, last));
        sum(&mut self.fallen, &tally.0);
    }

    fn merge(&mut self, other: &Self) {
        self.figures.merge(&other.figures);
        sum(&mut self.fallen, &other.fallen);
    }

    fn figures(&self) -> &Figures {
        &self.figures
    }

    fn distributions(&self, _options: &CoinOptions) -> Vec<Distribution> {
        vec![Distribution {
            key: "coins",
            title: "coins",
            outcomes: ["heads", "tails"].into_iter().zip(self.fallen).collect(),
        }]
    }
}
