#!/usr/bin/env python3
"""A bot for `gaffer ladder` that plays FUBA and Champions 2020, to be read and made better.

The ladder writes one JSON object a line to our standard input: "match" (a match begins), "decide" (we choose),
"refused" (the last answer was not taken, choose again) and "over". We answer "decide" and "refused" with one line each
and print nothing else. docs/PROTOCOL.md, "Bots on the ladder", has all the fields. The words of an offer name the
odds, so that a bot can play without knowing the rules: every offer gets a value, and the best one is chosen.
"""

import json
import re
import sys


def number(pattern, words):
    """The number that a pattern finds in the words, 0 if it finds none."""
    found = re.search(pattern, words)
    return int(found.group(1)) if found else 0


def spot(place):
    """Where a place is: FUBA has areas "a1" to "c4" in rows, Champions 2020 has spaces "5.14"."""
    if "." in place:
        column, row = place.split(".")
        return int(column), int(row)
    columns = [0, 1, 3, 5, 6] if place[0] == "b" else [0.5, 2, 4, 5.5]
    return 2 * "abc".index(place[0]), columns[int(place[1]) - 1]


def distance(one, other):
    (x1, y1), (x2, y2) = spot(one), spot(other)
    return max(abs(x1 - x2), abs(y1 - y2))


def value_in_fuba(offer, view, side):
    """Goal attempts with a fair chance, safe passes forward, pressing that may win the ball, players to the ball."""
    kind, words = offer["choice"].split()[0], offer["label"]
    percent = number(r"(\d+)%", words)
    forward = 1 if side == "home" else -1
    if kind == "goal" or words.startswith("Shoot"):
        return 4 * percent
    if kind == "target":
        return percent + 9 * forward * spot(offer["choice"].split()[1])[1]
    if kind == "pressing":
        return 2 * percent
    if kind == "movement":
        return 30 + number(r"(\d+) move", words)
    if kind == "adjustment":  # A low ball value is good for the controlling team.
        higher = number(r"to (-?\d)", words) - number(r"value (-?\d)", words)
        return 40 + 20 * (-higher if view["controlling"] == side else higher)
    if kind == "move" and "keeper" not in offer["choice"]:
        start, end = offer["choice"].split()[1].split("-")
        return distance(start, view["ball"]) - distance(end, view["ball"])
    if kind == "place":
        return -distance(offer["choice"].split()[1], view["ball"])
    return 0.5 if kind in ("done", "no") else 0


def value_in_champions(offer, _view, side):
    """The chance of a goal first, then of a save or an interception, then the ball forward, players to the ball."""
    label, forward = offer["label"], 1 if side == "home" else -1
    value = 10 * number(r"goal (\d+)%", label + offer["detail"]) + 5 * number(r"(\d) in [34]", label)
    if offer["choice"].startswith("leg") and not label.startswith("out"):
        end = forward * spot(offer["places"][-1])[1]
        return value + 20 + end + number(r"has (\d)", label) - 3 * number(r"!(\d)", label)
    return value + 5 * ("ball in" in label) - number(r"(\d+) from the ball", label) / 20


def decide(game, side, message):
    """The choice with the highest value; of equal ones the first, which is the likeliest."""
    offers = message["offers"]
    if not offers:  # A choice that people put together from parts, such as skills.
        return message["choices"][0]
    value = value_in_fuba if game == "fuba" else value_in_champions
    full = ({"detail": "", **offer} for offer in offers)
    return max(full, key=lambda offer: value(offer, message["view"], side))["choice"]


def main():
    game = side = message = None
    for line in sys.stdin:
        told = json.loads(line)
        if told["message"] == "match":
            game, side = told["game"], told["side"]
        elif told["message"] == "decide":
            message = told
            choose(decide(game, side, message))
        elif told["message"] == "refused":
            print(told["problem"]["message"], file=sys.stderr)
            choose(message["choices"][0])


def choose(choice):
    print(json.dumps({"do": "choose", "choice": choice}), flush=True)


if __name__ == "__main__":
    main()
