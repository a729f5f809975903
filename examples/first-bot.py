"""Plays at random, against itself, until the game is over: python3 first-bot.py http://localhost:3000"""
from __future__ import annotations

import json
import random
import sys
import urllib.request
import uuid
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # /api-docs/praga_client.py has these types. This bot also runs without them.
    from praga_client import Command, Option, Table

origin = sys.argv[1]


def api(method: str, path: str, token: str | None = None, body: object = None) -> Any:
    request = urllib.request.Request(f"{origin}/api/{path}", method=method)
    if token:
        request.add_header("authorization", f"Bearer {token}")
    if body is not None:
        request.add_header("content-type", "application/json")
        request.data = json.dumps(body).encode()
    with urllib.request.urlopen(request) as response:
        return json.load(response)


# A table for two, and the token of each seat.
made = api("POST", "tables", body={"name": "Two bots", "seats": [{"name": "Ann"}, {"name": "Bob"}]})
id: str = made["game"]["id"]
tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in made["seats"]}
for token in tokens.values():
    api("POST", f"games/{id}/sit", token, {})

while True:
    table: Table = api("GET", f"games/{id}")
    if table["status"] != "running":
        print(", ".join(f"seat {score['seat']}: {score['total']}" for score in table["scores"]))
        break
    # The seat to act gets every legal command; going back is one of them.
    token = tokens[table["waitingFor"][0]]
    answer = api("GET", f"games/{id}/options", token)
    options: list[Option] = answer["commands"]
    command: Command = random.choice([each["command"] for each in options if not each.get("takesBack")])
    body = {"expectedSeq": answer["seq"], "commandId": str(uuid.uuid4()), "command": command}
    api("POST", f"games/{id}/commands", token, body)
