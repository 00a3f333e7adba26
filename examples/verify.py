#!/usr/bin/env python3
"""Checks the sealed dice of a recorded match: python3 verify.py RECORD.jsonl

Nothing but Python's standard library and the description in docs/DICE.md went into this. It checks the seals of the server
and of the seats, the key, and every roll in order; that the rules asked for these rolls, that the answers are legal, and what
else a record tells is for `gaffer verify`. It says "proven" or what is wrong, and exits 1 unless the dice are proven.
"""

import hashlib
import hmac
import json
import re
import sys

TAG = b"gaffer sealed dice 1"
SIDES = ("home", "away")
NOTES = """end offer withdraw decline take-back adjourn resume hints rematch take-over confirmed disputed
    planned asked-too decided vacation seal number secret outage"""


class Wrong(Exception):
    """What does not fit."""


def need(holds, otherwise):
    if not holds:
        raise Wrong(otherwise)


def part(data):
    return len(data).to_bytes(2, "big") + data


def joined(*parts):
    return b"".join(part(data) for data in parts)


def seal(whose, match, number):
    return hashlib.sha256(joined(TAG, whose.encode(), match.encode(), number)).digest()


def stream(key, roll):
    """The bytes of a roll, which never end."""
    block = 0
    while True:
        number = roll.to_bytes(4, "big") + block.to_bytes(4, "big")
        yield from hmac.digest(key, part(b"roll") + number, "sha256")
        block += 1


def die(data, faces):
    """A fair die: bytes that would favour some faces are passed over."""
    for byte in data:
        if byte < 256 - 256 % faces:
            return byte % faces + 1


def dice_of(key, roll, asked):
    data, until = stream(key, roll), asked.get("until") or {}
    while True:
        dice = [die(data, asked["faces"]) for _ in asked["owners"]]
        if dice[0] + until["differ"] != dice[1] if "differ" in until else until.get("without") not in dice:
            return dice


def from_hex(text):
    need(re.fullmatch("[0-9a-f]{64}", text), f"{text} are not 64 digits 0 to 9 and a to f")
    return bytes.fromhex(text)


def once(pairs):
    need(len(dict(pairs)) == len(pairs), "a name comes twice in one line")
    return dict(pairs)


def only(names, known):
    need(set(names) <= set(known.split()), f"something else than {known} is said: {names}")


def read(lines):
    """What the header says, the seals, numbers and secret, each once and in its order, and the rolls."""
    header, *entries = (json.loads(line, object_pairs_hook=once) for line in lines)
    need(header.get("dice") == "sealed", f"the dice come from '{header.get('dice')}' and were never sealed")
    only(header["sealed"], "match seal")
    played = {side for side in SIDES if re.match("person$|program ", header["seats"][side]["coach"])}
    shown, rolls, asked, choices = {"seal": {}, "number": {}, "secret": {}}, [], None, 0
    for number, entry in enumerate(entries, 2):
        ((kind, value),) = entry.items()
        only(entry, "answer asked note at undo rules")
        is_roll = kind == "answer" and re.match(r"\s*roll", value, re.I)
        need(is_roll or not asked, f"line {number}: what a roll asks for does not stand before it")
        if kind == "note":
            only(value, "at who what")
            what, who = value["what"], value.get("who")
            ((name, value),) = [(what, None)] if isinstance(what, str) else what.items()
            only([name], NOTES)
            if name in shown:
                may = who is None if name == "secret" else who in played
                need(may and who not in shown[name], f"line {number}: a {name} twice, or not for {who} to show")
                need(name != "number" or set(shown["seal"]) == played, f"line {number}: {who} shows a number before all have sealed")
                shown[name][who] = from_hex(value)
        elif kind == "asked":
            only(value, "owners faces until")
            only(value["owners"], "home away")
            ((until, _),) = (value["until"] if value.get("until") is not None else {"without": 0}).items()
            only([until], "differ without")
            asked = value
        elif is_roll:
            need(re.fullmatch("roll( [1-9][0-9]*)+", value), f"line {number}: this roll is not written as one")
            is_due = set(shown["number"]) == played and not shown["secret"]
            need(is_due, f"line {number}: a roll before all numbers were shown, or after the secret was")
            need(asked, f"line {number}: the record does not say what roll {len(rolls)} asked for")
            rolls.append((number, asked, [int(face) for face in value.split()[1:]]))
            asked, choices = None, 0
        else:
            choices += -value if kind == "undo" else kind == "answer"
            need(choices >= 0, f"line {number}: a roll is taken back")
    need(not asked, "what a roll asks for stands before none")
    return header["sealed"], shown, rolls


def check(lines):
    """The number of rolls that are proven."""
    sealed, shown, rolls = read(lines)
    match, numbers = sealed["match"], shown["number"]
    for side, number in numbers.items():
        need(seal(side, match, number) == shown["seal"][side], f"the number of {side} does not fit its seal")
    secret = shown["secret"].get(None) or need(False, "the server's secret was never shown")
    need(seal("server", match, secret) == from_hex(sealed["seal"]), "the server's secret does not fit its seal")
    drawn = joined(TAG, b"key", match.encode(), *(numbers.get(side, b"") for side in SIDES))
    key = hmac.digest(secret, drawn, "sha256")
    for index, (line, asked, dice) in enumerate(rolls):
        right = dice_of(key, index, asked)
        need(dice == right, f"line {line}: roll {index} shows {dice}, and the numbers give {right}")
    return len(rolls)


def main():
    try:
        with open(sys.argv[1], encoding="utf-8", newline="") as file:
            lines = file.read().removesuffix("\n").split("\n")
        print(f"proven: {check(lines)} rolls follow from numbers that were sealed before the match")
    except Wrong as why:
        sys.exit(f"not proven: {why}")
    except (OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError) as error:
        sys.exit(f"not proven: this is not the record of a match with sealed dice ({error!r})")


if __name__ == "__main__":
    main()
