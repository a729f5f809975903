"""Plays a seat of a table to the end, with the client: python3 bot-with-client.py https://praga.example GAME TOKEN

Download praga_client.py from /api-docs next to it. TOKEN is the last part of the link of the seat.
"""
from __future__ import annotations

import random
import sys

from praga_client import Client, Refused, Trial, Wait

origin, id, token = sys.argv[1:4]
MOST_TRIED = 8


def say(wait: Wait) -> None:
    if wait.seconds > 10:
        print(f"{wait.operation}: again in {round(wait.seconds)} s", file=sys.stderr)


client = Client(origin, token, on_wait=say)


def lead(trial: Trial, seat: int) -> int:
    """How far a seat is ahead of the best other, if the game ended now."""
    totals = {score["seat"]: score["forecast"]["total"] for score in trial["scores"]}
    return totals[seat] - max([0, *(total for other, total in totals.items() if other != seat)])


def play() -> bool:
    """Gives commands as long as the table waits for this seat. Returns whether the game goes on."""
    while True:
        table = client.look_at_table(id)
        if table["status"] != "running":
            return False
        me = table.get("me")
        if me is None or me not in table["waitingFor"]:
            return True
        options = client.list_options(id)
        forward = [option["command"] for option in options["commands"] if not option.get("takesBack")]
        some = random.sample(forward, min(MOST_TRIED, len(forward)))
        if not some:
            return True
        tried = client.try_steps(id, {"lines": [{"seq": options["seq"], "steps": [{"command": each}]} for each in some]})
        best, best_worth = some[0], float("-inf")
        for command, outcome in zip(some, tried["lines"]):
            if "problem" in outcome:
                continue
            worth = lead(outcome, me) - (2 if command["type"] == "EndTurn" else 0)
            if worth > best_worth:
                best, best_worth = command, worth
        try:
            client.give(id, options["seq"], best)
        except Refused as refused:
            # The table has moved on: look again. Anything else is a mistake of ours.
            if refused.problem["code"] != "stale-position":
                raise


client.sit_down(id, {})
for _version in client.changes(id):
    if not play():
        break
print(", ".join(f"seat {score['seat']}: {score['total']}" for score in client.look_at_table(id)["scores"]))
