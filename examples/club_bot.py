#!/usr/bin/env python3
"""A program that plays in the club of a server: python3 club_bot.py http://127.0.0.1:7777 < token

It takes every challenge that is for it, plays the match, and comes back for the next; several matches go on at once. With
`--open fuba 2.2 600 5` it challenges everybody itself: the game, the preset, seconds for the match and for each turn. The token is
made on the account's page, with the scopes play, challenge and read. It needs Python's standard library, and decides as bot.py does.
docs/PROTOCOL.md, "The lobby" and "Over the network", says what is spoken here.
"""

import argparse
import base64
import hashlib
import json
import os
import secrets
import socket
import sys
import threading
from urllib.parse import urlsplit

import bot


class Gone(Exception):
    """The connection has ended."""


class WebSocket:
    """The client's end of a WebSocket, as far as a server needs it that sends texts and pings."""

    def __init__(self, server, path, token):
        where = urlsplit(server)
        self.socket = socket.create_connection((where.hostname, where.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {where.netloc}", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", f"Authorization: Bearer {token}", "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        self.file = self.socket.makefile("rb")
        status = self.file.readline().decode().strip()
        while self.file.readline().strip():
            pass
        if " 101 " not in status + " ":
            raise SystemExit(f"the server says {status}: {self.file.read(1000).decode(errors='replace')}")
        self.requests = 0

    def frame(self, opcode, data):
        """Sends one frame; what a client sends is masked."""
        length = len(data)
        head = bytes([0x80 | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 1 << 16:
            head += bytes([0x80 | 126]) + length.to_bytes(2, "big")
        else:
            head += bytes([0x80 | 127]) + length.to_bytes(8, "big")
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))

    def say(self, do, **fields):
        """Sends a request with an id of its own, which it gives."""
        self.requests += 1
        request = {"do": do, "id": str(self.requests), **fields}
        self.frame(1, json.dumps(request).encode())
        return request["id"]

    def read(self, count):
        data = self.file.read(count)
        if len(data) < count:
            raise Gone
        return data

    def hear(self):
        """The next message; pings are answered on the way."""
        text = b""
        while True:
            first, second = self.read(2)
            length = second & 0x7F
            if length > 125:
                length = int.from_bytes(self.read(2 if length == 126 else 8), "big")
            data = self.read(length)
            if first & 0x0F == 8:
                raise Gone
            if first & 0x0F == 9:
                self.frame(10, data)
            elif first & 0x0F in (0, 1):
                text += data
                if first & 0x80:
                    return json.loads(text)


def part(data):
    return len(data).to_bytes(2, "big") + data


def seal(side, match, number):
    """The seal of a number for sealed dice (docs/DICE.md)."""
    parts = (b"gaffer sealed dice 1", side.encode(), match.encode(), number)
    return hashlib.sha256(b"".join(part(one) for one in parts)).hexdigest()


def choice(game, side, sight):
    """What is chosen: a line-up as it is usual, parts as they come, what hardly matters as it is, and else as bot.py does."""
    if "draft" in sight:
        draft = sight["draft"]
        return " ".join([draft["verb"], *(one["choice"] for one in draft["parts"][: draft["wanted"]])])
    if "line_up" in sight:
        return ", ".join(one["choice"] for one in sight["line_up"]["row"])
    if "pass" in sight:
        return sight["pass"]
    ball = sight["board"].get("ball", {}).get("at")
    view = {"ball": ball, "controlling": side}
    return bot.decide(game, side, {"offers": sight["offers"], "view": view}) if ball else sight["offers"][0]["choice"]


class Match:
    """A match that is played to its end."""

    def __init__(self, server, token, match, side):
        self.match, self.side, self.info, self.sight = match, side, None, None
        self.number = os.urandom(32)
        self.asked = None
        self.web = WebSocket(server, f"/api/matches/{match}/play", token)

    def play(self):
        self.web.say("join", side=self.side, want="sight")
        while self.sight is None or self.sight["awaits"]["kind"] != "nothing":
            self.take(self.web.hear())
        print(f"{self.match}: {self.sight['sheet']['score']}", file=sys.stderr)

    def take(self, message):
        kind = message["message"]
        if kind == "welcome":
            self.info = message["info"]
            self.web.say("say", what={"phrase": "good-luck"})
            self.shut(self.info.get("sealing"))
        elif kind == "sealing":
            self.shut(message)
        elif kind == "news" and message["version"] != self.asked:
            self.sight = message["sight"]
            # Before the dice are sealed nothing is offered, and to nobody what the other side decides.
            if self.sight["offers"] or "draft" in self.sight:
                self.asked = message["version"]
                chosen = choice(self.info["game"], self.side, self.sight)
                self.web.say("choose", version=self.asked, choice=chosen)
        elif kind == "table" and "end" in message:
            raise Gone
        elif kind == "refused" and self.sight is not None and self.sight["offers"]:
            # The first offer is always legal.
            first = self.sight["offers"][0]["choice"]
            self.web.say("choose", version=self.asked, choice=first)

    def shut(self, sealing):
        """Seals the number for the dice, and shows it when everybody has sealed."""
        if sealing is None:
            return
        if sealing["seals"][self.side] is None:
            self.web.say("seal", seal=seal(self.side, self.match, self.number))
        elif sealing["numbers"][self.side] is None and None not in sealing["seals"].values():
            self.web.say("number", number=self.number.hex())


def play(server, token, match, side):
    try:
        Match(server, token, match, side).play()
    except Gone:
        print(f"{match}: the match is over, or the server has gone", file=sys.stderr)


def main():
    reader = argparse.ArgumentParser(description="plays in the club of a Gaffer server")
    reader.add_argument("server", help="http://127.0.0.1:7777")
    reader.add_argument("--open", nargs=4, metavar=("GAME", "PRESET", "BASE", "INCREMENT"))
    reader.add_argument("--matches", type=int, default=0, help="ends after so many matches")
    wanted = reader.parse_args()
    token = sys.stdin.readline().strip()
    lobby = WebSocket(wanted.server, "/api/lobby", token)
    lobby.say("join", want="notices")
    if wanted.open:
        game, preset, base, increment = wanted.open
        time = {"kind": "live", "base": int(base), "increment": int(increment)}
        lobby.say("challenge", seat=secrets.token_hex(16), game=game, preset=preset, time=time)
    matches, taken = [], set()
    while not wanted.matches or len(matches) < wanted.matches:
        message = lobby.hear()
        if message["message"] == "yours":
            for one in message["asked"]:
                if one["id"] not in taken:
                    taken.add(one["id"])
                    lobby.say("accept", challenge=one["id"], seat=secrets.token_hex(16))
        elif message["message"] == "paired":
            lobby.say("seen", match=message["match"])
            matches.append(threading.Thread(target=play, args=(wanted.server, token, message["match"], message["side"])))
            matches[-1].start()
        elif message["message"] == "refused":
            print(message["problem"]["message"], file=sys.stderr)
    for match in matches:
        match.join()


if __name__ == "__main__":
    main()
