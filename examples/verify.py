#!/usr/bin/env python3
"""Checks the sealed dice of a recorded match: python3 verify.py RECORD.jsonl

Nothing but Python's standard library and the description in docs/DICE.md went into this. It checks the seals of the server
and of the seats, the key, and every roll in order; that the rules asked for these rolls, and that the answers are legal, is for
`gaffer verify`. It says "proven" or what is wrong, and exits 1 unless the dice are proven.
"""

import hashlib
import hmac
import json
import re
import sys

TAG = b"gaffer sealed dice 1"
SIDES = ("home", "away")


class Wrong(Exception):
    """What does not fit."""


def part(data):
    return len(data).to_bytes(2, "big") + data


def joined(*parts):
    return b"".join(part(data) for data in parts)


def seal(whose, match, number):
    return hashlib.sha256(joined(TAG, whose.encode(), match.encode(), number)).hexdigest()


def key_of(match, secret, numbers):
    return hmac.digest(secret, joined(TAG, b"key", match.encode(), *numbers), "sha256")


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


def counts(dice, until):
    if "differ" in until:
        return dice[0] + until["differ"] != dice[1]
    return until.get("without") not in dice


def dice_of(key, roll, asked):
    data = stream(key, roll)
    while True:
        dice = [die(data, asked["faces"]) for _ in asked["owners"]]
        if counts(dice, asked.get("until") or {}):
            return dice


def from_hex(text, what):
    if not isinstance(text, str) or not re.fullmatch("[0-9a-f]{64}", text):
        raise Wrong(f"{what} is not written as 64 digits 0 to 9 and a to f")
    return bytes.fromhex(text)


def once(row, name, value, what):
    if name in row:
        raise Wrong(f"{what} is there twice")
    row[name] = value


def read(lines):
    """The header, and what the entries say of the dice: each thing once, and in its order."""
    header = json.loads(lines[0])
    if header.get("dice") != "sealed":
        raise Wrong(f"the dice of this match were never sealed: they come from '{header.get('dice')}'")
    played = {side for side in SIDES if re.match("person$|program ", header["seats"][side]["coach"])}
    seals, numbers, secrets, rolls, asked = {}, {}, {}, [], None
    for number, line in enumerate(lines[1:], 2):
        entry = json.loads(line)
        what, side = entry.get("note", {}).get("what", {}), entry.get("note", {}).get("who")
        if "seal" in what:
            once(seals, side, what["seal"], f"line {number}: the seal of {side}")
        elif "number" in what:
            if set(seals) != played:
                raise Wrong(f"line {number}: {side} shows a number before all have sealed")
            once(numbers, side, what["number"], f"line {number}: the number of {side}")
        elif "secret" in what:
            once(secrets, "server", what["secret"], f"line {number}: the server's secret")
        elif "asked" in entry:
            asked = entry["asked"]
        elif re.match(r"\s*roll", entry.get("answer", ""), re.I):
            if not re.fullmatch(r"roll( \d+)+", entry["answer"]):
                raise Wrong(f"line {number}: this roll is not written as one")
            if set(numbers) != played or secrets:
                raise Wrong(f"line {number}: a roll before all numbers were shown, or after the secret was")
            rolls.append((number, asked, [int(face) for face in entry["answer"].split()[1:]]))
            asked = None
    if set(seals) - played or set(numbers) - played:
        raise Wrong("a seat of a computer coach has no seal and no number")
    return header, seals, numbers, secrets, rolls


def check(lines):
    """The number of rolls that are proven."""
    header, seals, numbers, secrets, rolls = read(lines)
    match, sealed = header["sealed"]["match"], header["sealed"]["seal"]
    shown = {side: from_hex(number, f"the number of {side}") for side, number in numbers.items()}
    for side, number in shown.items():
        if seal(side, match, number) != seals[side]:
            raise Wrong(f"the number of {side} does not fit its seal")
    if not secrets:
        raise Wrong("the server's secret was never shown")
    secret = from_hex(secrets["server"], "the server's secret")
    if seal("server", match, secret) != sealed:
        raise Wrong("the server's secret does not fit its seal")
    key = key_of(match, secret, [shown.get(side, b"") for side in SIDES])
    for index, (line, asked, dice) in enumerate(rolls):
        if asked is None:
            raise Wrong(f"line {line}: the record does not say what roll {index} asked for")
        right = dice_of(key, index, asked)
        if dice != right:
            raise Wrong(f"line {line}: roll {index} shows {dice}, and the numbers give {right}")
    return len(rolls)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        lines = [line for line in file if line.strip()]
    try:
        print(f"proven: {check(lines)} rolls follow from numbers that were sealed before the match")
    except Wrong as why:
        sys.exit(f"not proven: {why}")
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        sys.exit(f"not proven: this is not the record of a match with sealed dice ({error!r})")


if __name__ == "__main__":
    main()
