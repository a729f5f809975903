"""Checks exported games of Praga by Post, by docs/verification.md alone: python3 verify.py PACK.json GAME.json...

PACK.json is what /pack/ID-VERSION gives. Says of each game that it holds, or the first row that does not. It plays nothing: whether
each step was legal, and led to just these events, is for the service's own verifier, which knows the rules.
"""
import hashlib, hmac, json, sys

ROWS = ("upgrade", "wall", "building")
HASHED = ("prevHash", "seq", "seat", "command", "commandId", "events", "at", "rulesVersion", "secretDigest")
class Fault(Exception):
    """What is wrong, and in which row."""
def claim(holds, row, what):
    if not holds:
        raise Fault(f"row {row}: {what}")

# 1. Bytes
def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
def sha256(data):
    return hashlib.sha256(data).hexdigest()
def mac(seed, data):
    return hmac.new(bytes.fromhex(seed), data, hashlib.sha256).hexdigest()

# 2. The chain
def check_chain(game, log, seed):
    claim(seed is None or sha256(seed.encode()) == game["commitment"], 1, "the seed is not the one that was promised")
    before, ids = "0" * 64, set()
    for number, row in enumerate(log, 1):
        claim(row["seq"] == number, number, "the numbers have a gap")
        claim(row["prevHash"] == before, number, "it does not follow the row before")
        body = {key: row[key] for key in HASHED if key in row}
        claim(row["hash"] == sha256(canonical({**body, "gameId": game["id"]})), number, "its hash is another")
        claim(row["rulesVersion"] == game["rulesVersion"], number, "it was decided by other rules")
        claim(row["commandId"] not in ids, number, "its command id was used before")
        if seed is not None:
            claim("secret" in row, number, "its secret part is missing")
            sealed = canonical({"gameId": game["id"], "seq": number, "secret": row["secret"]})
            claim(row["secretDigest"] == mac(seed, sealed), number, "its secret part is not the one that was sealed")
        ids.add(row["commandId"])
        before = row["hash"]
    claim(len(log) >= game["seq"], len(log) + 1, "rows are missing")
    claim(len(log) == game["seq"], game["seq"] + 1, "there are more rows than the game has")
    claim(before == game["head"], len(log), "the head is another")

# 3. Draws
def keyed_int(seed, label, index, n):
    limit, attempt = 2**48 - 2**48 % n, 0
    while True:
        value = int(mac(seed, f"{label}/{index}/{attempt}".encode())[:12], 16)
        if value < limit:
            return value % n
        attempt += 1
def keyed_shuffle(seed, label, items):
    out = list(items)
    for i in range(len(out) - 1, 0, -1):
        j = keyed_int(seed, label, i, i + 1)
        out[i], out[j] = out[j], out[i]
    return out

# 4. Set-up
def check_setup(game, row, seed, pack):
    started, setup, box = row["events"][0], row["command"]["setup"], game.get("box")
    claim(started["type"] == "GameStarted" and started["setup"] == setup, 1, "the set-up is another than was chosen")
    claim(game.get("setup", setup) == setup, 1, "the head tells of another set-up")
    claim(started["commitment"] == game["commitment"], 1, "another promise was published")
    claim(started["pack"] == game["pack"] and started["rulesVersion"] == game["rulesVersion"], 1, "another pack or other rules")
    named = "box:" + sha256(canonical(box)) if box or game["pack"]["id"].startswith("box:") else game["pack"]["id"]
    claim(game["pack"]["id"] == named, 1, "the values of the box are not those it is named by")
    claim({"id": pack["id"], "version": pack["version"]} in (game["pack"], box and box["base"]), 1, "this is not the pack of the game")
    if seed is not None:
        claim(row["secret"][0] == {"type": "SeedSet", "seed": seed}, 1, "it was set up from another seed")
        stacks = {event["stack"]: event["tiles"] for event in row["secret"] if event["type"] == "Shuffled"}
        wanted = shuffled_stacks(seed, setup, pack)
        for name in sorted({*wanted, *stacks}):
            claim(stacks.get(name) == wanted.get(name), 1, f"the stack {name} was not shuffled by the seed")
        check_board(seed, setup, started, pack)
def shuffled_stacks(seed, setup, pack):
    stacks, bridge = {}, pack["bridge"]
    for row, tiles in zip(ROWS, (pack["upgrades"], pack["walls"], pack["buildings"])):
        for tile in tiles:
            stacks.setdefault(f"{row}-{tile['era']}-{'special' if tile['special'] else 'normal'}", []).append(tile["id"])
    for tile in pack["technologies"]:
        stacks.setdefault(f"technology-{tile['level']}", []).append(tile["id"])
    stacks["bridge-IV"] = [tile["id"] for tile in bridge["tilesIV"]]
    if setup.get("solo") == "parler":
        stacks["parler-cards"] = [card["id"] for card in pack["solo"]["parlerCards"]]
    stacks = {name: keyed_shuffle(seed, name, tiles) for name, tiles in stacks.items()}
    fives = keyed_shuffle(seed, "V", [tile["id"] for tile in bridge["tilesV"]])
    return {**stacks, "bridge-V": fives[: bridge["vTilesAtBridge"]], "cathedral-V": fives[bridge["vTilesAtBridge"] :]}
def check_board(seed, setup, started, pack):
    variant, seats, left, faces = setup["variant"], max(2, setup["players"]), {}, {}
    if variant["tileOrder"] == "random":
        order = keyed_shuffle(seed, "action-tiles", [tile["id"] for tile in pack["actionTiles"]["tiles"]])
        claim([tile["tile"] for tile in started["crane"]["tiles"]] == order, 1, "the action tiles lie in another order")
    for index, (place, laid) in enumerate(zip(pack["bridge"]["places"], started["bridge"])):
        if variant["bridgeFaces"] == "random":
            face = place["faces"][keyed_int(seed, "bridge-face", index, len(place["faces"]))]["id"]
            claim(laid["face"] == face, 1, f"the bridge lies otherwise at {laid['place']}")
    for index, building in enumerate(started["buildings"]):
        claim(building["rotation"] == keyed_int(seed, "prebuilt-rotation", index, 6), 1, "a building is turned otherwise")
    for tile in pack["plazas"]["tiles"]:
        left.setdefault(tile["colour"], []).append(tile["id"])
        faces[tile["id"]] = [face["id"] for face in tile["faces"]]
    left = {colour: keyed_shuffle(seed, f"plaza-{colour}", tiles) for colour, tiles in left.items()}
    for index, (plaza, laid) in enumerate(zip(pack["city"]["plazas"], started["plazas"])):
        pile = left[plaza["colour"]] if plaza["tileFromPlayers"] <= seats else []
        tile = pile.pop(0) if pile else None
        claim(laid.get("tile") == tile, 1, f"another tile lies on the plaza {plaza['id']}")
        if tile and variant["plazaFaces"] != "A":
            face = faces[tile][keyed_int(seed, "plaza-face", index, len(faces[tile]))]
            claim(laid["face"] == face, 1, f"the plaza {plaza['id']} shows another face")

# 5. Stacks, from row to row
def stack_of(row, era, slot):
    return f"{row}-{era}-{'special' if slot == 3 else 'normal'}"
def dealt(rows, era):
    slots = [(stack_of(row, era, of.start), rows[row]["slots"][of]) for row in ROWS for of in (slice(0, 3), slice(3, 4))]
    seen = [(stack, [tile for tile in tiles if tile]) for stack, tiles in slots]
    return [(stack, len(tiles), tiles) for stack, tiles in seen if tiles]
def told(events, era, turns):
    """What the public events tell: draws (stack, count, tiles where all see them), tiles put under stacks, turns at shuffles; era, turns."""
    draws, puts, shuffles = [], [], []
    for event in events:
        kind, row, stack = event["type"], event.get("row"), stack_of(event.get("row"), era, event.get("slot"))
        turns = event["turn"] if kind == "TurnEnded" else turns
        if kind in ("GameStarted", "EraChanged"):
            era = event.get("era", "I")
            draws += dealt(event["rows"], era) + [("building-I-normal", 1, [one["tile"]]) for one in event.get("buildings", [])]
        elif kind == "RowRefilled":
            draws.append((stack, 1, [event["tile"]]))
        elif kind in ("TechnologyDrawn", "BridgeTilesDrawn", "CathedralTilesShown"):
            where = event.get("level") or event.get("stack") or "V"
            draws.append((f"{ {'T': 'technology', 'B': 'bridge', 'C': 'cathedral'}[kind[0]] }-{where}", event["count"], None))
        elif kind == "ParlerCardRevealed":
            draws.append(("parler-cards", 1, [event["card"]]))
            shuffles += [turns] if event["reshuffled"] else []
        elif kind == "RowRefreshed":
            puts += [(stack_of(row, era, slot), [tile]) for slot, tile in sorted(zip(event["slots"], event["removed"]))]
        elif kind == "ParlerTileTaken" and event["to"] == "stack":
            puts.append((stack, [event["tile"]]))
    return draws, puts, shuffles, era, turns
def check_stacks(log, seed, cards):
    stacks, offers, unders, era, turns, after = {}, {}, {}, "I", 0, {}
    for row in log:
        at, drawn, closed = row["seq"], [], None
        for to in (event["to"] for event in row["events"] if event["type"] == "Undone"):
            (stacks, offers, unders), (era, turns) = map(dict, after[to][:3]), after[to][3:]
        draws, puts, shuffles, era, turns = told(row["events"], era, turns)
        for event in row["secret"]:
            kind, stack, tiles = event["type"], event.get("stack"), event.get("tiles")
            if kind == "Shuffled":
                wanted = tiles if at == 1 else shuffles and keyed_shuffle(seed, f"{stack}/{shuffles.pop(0)}", cards)
                claim(tiles == wanted, at, f"the stack {stack} was not shuffled by the seed")
                stacks[stack] = tiles
            elif kind == "DrawnFrom":
                pile, n = stacks.get(stack, []), event["count"]
                drawn.append((stack, n, pile[:n]))
                stacks[stack] = pile[n:]
            elif kind == "Offered":
                claim(drawn and drawn[-1][2] == tiles, at, "other tiles are offered than were drawn")
                offers[event["item"]] = tiles
            elif kind == "OfferClosed":
                closed = offers.pop(event["item"])
            elif kind == "PutUnder":
                if closed is not None:
                    rest, label = [tile for tile in closed if tile in tiles], f"{stack}/under/{unders.get(stack, 0)}"
                    holds = len(closed) - len(rest) <= 1 and tiles == keyed_shuffle(seed, label, rest)
                else:
                    holds = puts and puts.pop(0) == (stack, tiles)
                claim(holds, at, f"other tiles went under {stack}, or in another order")
                stacks[stack], unders[stack], closed = stacks.get(stack, []) + tiles, unders.get(stack, 0) + 1, None
        same = len(draws) == len(drawn) and all(a[:2] == b[:2] and a[2] in (None, b[2]) for a, b in zip(draws, drawn))
        claim(same and not puts and not shuffles, at, "what came up is not what lay on top of the stacks")
        after[at] = (dict(stacks), dict(offers), dict(unders), era, turns)

# 6. The end
def check_end(game, log, result):
    ended = [event for event in log[-1]["events"] if event["type"] == "GameEnded"]
    claim(ended or game["status"] == "ended" or "seed" not in game, len(log), "the game is not over")
    if ended and result:
        claim(all(ended[0]["scores"][one["seat"]] == one["total"] for one in result["scores"]), len(log), "the scores are others")
        claim(ended[0]["ranking"] == result["ranking"], len(log), "the ranking is another")
def verify(document, pack):
    game, log, seed = document["game"], document["log"], document["game"].get("seed")
    check_chain(game, log, seed)
    check_setup(game, log[0], seed, pack)
    seed is None or check_stacks(log, seed, [card["id"] for card in pack["solo"]["parlerCards"]])
    check_end(game, log, document.get("result"))
def main(pack, *games):
    found = {}
    if "log" in json.loads(open(pack, encoding="utf-8").read()): sys.exit("the pack comes first, then the games")
    for name in games:
        try:
            found[name] = verify(*(json.loads(open(each, encoding="utf-8").read()) for each in (name, pack)))
        except (Fault, LookupError, TypeError, ValueError) as fault:
            found[name] = fault
        print(f"{name}: {found[name] or 'holds'}")
    return 1 if any(found.values()) else 0
if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) > 2 else __doc__)
