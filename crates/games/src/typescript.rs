//! The browser's types, generated from the protocol's.

use ts_rs::{Config, TS};

use crate::{board, odds, protocol};

const HEAD: &str = "\
// Generated from crates/games/src/{protocol,thoughts,board,odds}.rs: GAFFER_WRITE_TYPES=1 cargo test -p gaffer-games --test typescript

/** A side of a match. */
export type Side = 'home' | 'away';

/** One of something for each side. */
export type BySide<T> = { home: T; away: T };
";

/// The file `web/src/generated/protocol.ts`.
pub fn types() -> String {
    let config = Config::default();
    let mut file = HEAD.to_owned();
    let mut add = |declaration: String| {
        file.push_str("\nexport ");
        file.push_str(&declaration);
        file.push('\n');
    };
    add(board::Layout::decl(&config));
    add(board::Place::decl(&config));
    add(board::Shape::decl(&config));
    add(board::Board::decl(&config));
    add(board::Piece::decl(&config));
    add(board::PieceKind::decl(&config));
    add(board::Ball::decl(&config));
    add(board::Sheet::decl(&config));
    add(board::Clock::decl(&config));
    add(board::Fact::decl(&config));
    add(protocol::Awaits::decl(&config));
    add(protocol::Offer::decl(&config));
    add(odds::Odds::decl(&config));
    add(protocol::Draft::decl(&config));
    add(protocol::RollWords::decl(&config));
    add(protocol::LastRoll::decl(&config));
    add(protocol::RolledDie::decl(&config));
    add(protocol::Told::decl(&config));
    add(protocol::Landmark::decl(&config));
    add(protocol::Sight::decl(&config));
    add(protocol::Problem::decl(&config));
    add(protocol::GameInfo::decl(&config));
    add(protocol::CoachInfo::decl(&config));
    add(protocol::PresetInfo::decl(&config));
    add(protocol::Switch::decl(&config));
    add(protocol::SwitchValue::decl(&config));
    add(protocol::Player::decl(&config));
    add(protocol::NewMatch::decl(&config));
    add(protocol::NewTeam::decl(&config));
    add(protocol::DiceFrom::decl(&config));
    add(protocol::Ended::decl(&config));
    add(protocol::MatchInfo::decl(&config));
    add(protocol::NewSandbox::decl(&config));
    add(protocol::RuleText::decl(&config));
    add(protocol::Origin::decl(&config));
    add(protocol::Seated::decl(&config));
    add(protocol::Replay::decl(&config));
    add(protocol::Moment::decl(&config));
    add(protocol::LandmarkAt::decl(&config));
    add(protocol::Request::decl(&config));
    add(protocol::Want::decl(&config));
    add(protocol::Message::decl(&config));
    add(protocol::Thinking::decl(&config));
    add(protocol::Thoughts::<String>::decl(&config));
    add(protocol::Plan::<String>::decl(&config));
    add(protocol::Chances::decl(&config));
    add(protocol::Step::<String>::decl(&config));
    add(protocol::News::decl(&config));
    file
}
