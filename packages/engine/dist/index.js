// lib/game/engine/board/now.ts
function isNow(state, item) {
  return item.class === "now" || item.class === "deferred" && (state.phase !== "playing" || item.seat === state.turn.seat);
}

// lib/game/engine/acting.ts
var ONE_AT_A_TIME = /* @__PURE__ */ new Set([
  "arrow",
  "cathedral-tile",
  "bridge-tile",
  "plank",
  "windows",
  "plaza-reward",
  "seal",
  "parler-markers",
  "parler-building"
]);
function toAct(state) {
  if (state.phase === "finished") return [];
  const [front] = blockingItems(state);
  return [front ? front.seat : state.turn.seat];
}
function blockingItems(state) {
  const kept = keptStackInDemand(state);
  if (kept.length > 0) return kept;
  const now = state.items.filter((item) => isNow(state, item));
  const front = now.find((item) => item.kind !== "plaza-reward" && ONE_AT_A_TIME.has(item.kind)) ?? now.find((item) => item.kind !== "plaza-reward") ?? now[0];
  if (!front) return [];
  if (front.kind === "technology" && !front.drawn) return holdersOfStack(state, front);
  if (ONE_AT_A_TIME.has(front.kind)) return [front];
  return now.filter(
    (item) => item.seat === front.seat && !ONE_AT_A_TIME.has(item.kind) && !(item.kind === "technology" && !item.drawn)
  );
}
function keptStackInDemand(state) {
  const waiting = state.items.find((item) => item.kind === "technology" && !item.drawn);
  if (waiting?.kind !== "technology") return [];
  return holdersOfStack(state, waiting).filter((item) => item.class === "keep");
}
function holdersOfStack(state, waiting) {
  return state.items.filter(
    (item) => item.kind === "technology" && item.level === waiting.level && item.drawn
  );
}

// lib/game/engine/rejections.ts
var InvariantError = class extends Error {
  constructor(message, command) {
    super(message);
    this.command = command;
    this.name = "InvariantError";
  }
  command;
};
function reject(code, rule, params) {
  return params ? { code, rule, params } : { code, rule };
}

// lib/game/engine/board/rows.ts
var SLOTS = [0, 1, 2, 3];
function rarityOf(slot) {
  return slot === 3 ? "special" : "normal";
}
function tileIn(state, row, slot) {
  const tile = state.rows[row].slots[slot];
  if (!tile) throw new InvariantError(`slot ${slot} of the ${row} row is empty`);
  return tile;
}
var ROW_OF_ACTION = {
  "upgrade-action": "upgrade",
  "construct-wall": "wall",
  "construct-building": "building"
};
function rowOfAction(action) {
  return action && ROW_OF_ACTION[action];
}
var ROW_OF = {
  PlaceUpgrade: "upgrade",
  PlaceWall: "wall",
  PlaceBuilding: "building"
};
function isPlacement(command) {
  return command.type in ROW_OF;
}

// lib/game/engine/util.ts
function assertNever(value) {
  throw new InvariantError(`unexpected value ${JSON.stringify(value)}`);
}
function must(map, key) {
  const value = map.get(key);
  if (value === void 0) throw new InvariantError(`nothing is known of ${String(key)}`);
  return value;
}
function nth(list, index) {
  const value = list[index];
  if (value === void 0) throw new InvariantError(`no element ${index} in a list of ${list.length}`);
  return value;
}
function withAt(list, index, value) {
  const out = list.slice();
  out[index] = value;
  return out;
}
function entries(record) {
  const out = [];
  for (const key in record) {
    const value = record[key];
    if (value !== void 0) out.push([key, value]);
  }
  return out;
}

// lib/game/engine/board/road.ts
function freeEffectOf(pack, state, space) {
  const side = state.setup.variant.roadTiles?.[space.space];
  const tile = side && pack.kingsRoad.variantTiles.find((candidate) => candidate.replacesFreeEffectOf === space.id);
  return tile ? tile.faces.find((face) => face.side === side)?.free : space.free;
}

// lib/game/engine/vocabulary.ts
var ACTIONS = [
  "manage-mines",
  "manage-quarries",
  "upgrade-action",
  "construct-wall",
  "construct-building",
  "kings-road"
];
var ERAS = ["I", "II"];
var ROWS = ["upgrade", "wall", "building"];
var GRIDS = ["hunger-wall", "cathedral"];
var TRACKS = ["gold-mine", "quarry"];
var LEVELS = ["I", "II", "III", "IV"];
var GOODS = ["gold", "stone", "egg", "silver-window", "gold-window"];
var TOKENS = ["blue-token", "red-token"];
var ROAD_SPACES = ["I", "II", "III", "IV", "V"];
var COUNTED_KINDS = [
  ...GOODS,
  "points",
  "technology",
  "university",
  "gold-mine",
  "quarry",
  ...TOKENS,
  "wall-step",
  "cathedral-step",
  "wall-or-cathedral-step",
  "special-or-points"
];

// lib/game/engine/effects/gain.ts
function gainGood(work, seat, what, n, source) {
  const have = work.player(seat).goods[what];
  const limit = what === "gold" || what === "stone" ? work.pack.playerBoard.limits[what] : Infinity;
  const gained = Math.min(n, limit - have);
  work.emit({ type: "Gained", seat, what, n: gained, ...gained < n ? { lost: n - gained } : {}, source });
  if (what === "egg") for (let i = 0; i < n; i += 1) fire(work, seat, "egg");
  if (what === "gold" || what === "stone") payWealthBonuses(work, seat);
}
function gainToken(work, seat, what, n, source) {
  work.emit({ type: "Gained", seat, what, n, source });
  fire(work, seat, what);
}
function scorePoints(work, seat, points, source) {
  if (points > 0) work.emit({ type: "Scored", seat, points, source });
}
function pay(work, seat, cost, source) {
  const due = Object.fromEntries(entries(cost).filter(([, n]) => n > 0));
  if (Object.keys(due).length > 0) work.emit({ type: "Paid", seat, cost: due, source });
}
function covers(goods, cost) {
  return GOODS.every((good) => goods[good] >= (cost[good] ?? 0));
}
function fire(work, seat, trigger) {
  for (const { tile, active } of work.player(seat).technologies) {
    const { effect } = must(work.pack.technologyById, tile);
    if (!active || effect.kind !== "ability" || effect.trigger !== trigger) continue;
    const oncePerTurn = effect.limit === "once-per-turn";
    if (oncePerTurn && work.state.turn.abilities.includes(`${seat}:${tile}`)) continue;
    work.emit({ type: "AbilityUsed", seat, tile, oncePerTurn });
    work.resolve(seat, effect.gain, { kind: "technology", id: tile });
  }
  fireRoadTile(work, seat, trigger);
}
function fireRoadTile(work, seat, trigger) {
  const numeral = ROAD_SPACES[work.player(seat).road - 1];
  const space = numeral && work.pack.roadSpaceByNumeral.get(numeral);
  if (!space) return;
  const effect = freeEffectOf(work.pack, work.state, space);
  if (effect?.kind === "ability" && effect.trigger === trigger)
    work.resolve(seat, effect.gain, { kind: "road", id: space.id });
}
function payWealthBonuses(work, seat) {
  for (const bonus of work.pack.playerBoard.wealthBonuses) {
    const { goods, wealth } = work.player(seat);
    if (wealth.includes(bonus.id)) continue;
    const reached = bonus.reach && covers(goods, bonus.reach) || bonus.reachEither && entries(bonus.reachEither).some(([good, n]) => goods[good] >= n);
    if (!reached) continue;
    work.emit({ type: "WealthBonusTaken", seat, bonus: bonus.id, cubes: bonus.freesCubes });
    work.resolve(seat, bonus.gain, { kind: "wealth", id: bonus.id });
  }
}

// lib/game/engine/effects/grid.ts
function canMoveSideways(pack, state, seat, grid) {
  return nth(state.players, seat).grids[grid].column + 1 < pack.frameByGrid[grid].columns;
}
function canMoveUp(pack, state, seat, grid) {
  return nth(state.players, seat).grids[grid].row + 1 < pack.frameByGrid[grid].rows;
}
function crossingCost(pack, state, seat, grid) {
  const { row } = nth(state.players, seat).grids[grid];
  const above = tierOf(pack, grid, row + 1);
  return above && above !== tierOf(pack, grid, row) ? above.crossing ?? {} : {};
}
function moveSideways(work, seat, grid, by) {
  if (!canMoveSideways(work.pack, work.state, seat, grid)) return;
  const { row, column } = work.player(seat).grids[grid];
  work.emit({ type: "GridMoved", seat, grid, row, column: column + 1, by });
  land(work, seat, grid);
}
function moveUp(work, seat, grid, by) {
  if (!canMoveUp(work.pack, work.state, seat, grid)) return;
  const { row, column } = work.player(seat).grids[grid];
  const entersTopTier = isTopTier(work.pack, grid, row + 1) && !isTopTier(work.pack, grid, row);
  work.emit({ type: "GridMoved", seat, grid, row: row + 1, column, by });
  fire(work, seat, "grid-row-up");
  if (entersTopTier) offerTopTierPrize(work, seat, grid);
  land(work, seat, grid);
}
function land(work, seat, grid) {
  const { row, column } = work.player(seat).grids[grid];
  const effect = squareEffect(work.pack, work.state, grid, row, column);
  if (effect?.kind === "points") scorePoints(work, seat, effect.n, { kind: "grid", id: grid });
  if (effect?.kind === "arrow-sideways") moveSideways(work, seat, grid, "arrow-sideways");
  if (effect?.kind === "arrow-up" && isArrowUsable(work, seat, grid)) {
    work.open({ kind: "arrow", seat, grid, source: { kind: "grid", id: grid }, class: "now" });
  }
}
function isArrowUsable(work, seat, grid) {
  if (!canMoveUp(work.pack, work.state, seat, grid)) return false;
  const cost = crossingCost(work.pack, work.state, seat, grid);
  if (work.state.phase === "scoring") return Object.keys(cost).length === 0;
  return covers(work.player(seat).goods, cost);
}
function offerTopTierPrize(work, seat, grid) {
  const count = work.state.bridgeStacks.cathedral;
  if (!work.pack.frameByGrid[grid].topTierPrize || count === 0) return;
  const item = work.open({ kind: "cathedral-tile", seat, source: { kind: "grid", id: grid }, class: "now" });
  const tiles = work.draw("cathedral-V", count);
  work.emit({ type: "CathedralTilesShown", seat, count, item, ...work.state.openV ? { open: true } : {} });
  work.offer(item, tiles);
}
function squareEffect(pack, state, grid, row, column) {
  return pack.squares[grid][state.setup.variant.tiers[grid]].get(`${row},${column}`);
}
function tierOf(pack, grid, row) {
  return pack.frameByGrid[grid].tiers.find((tier) => tier.rows.includes(row));
}
function isTopTier(pack, grid, row) {
  return pack.frameByGrid[grid].tiers.at(-1)?.rows.includes(row) ?? false;
}

// lib/game/engine/effects/items.ts
function itemClass(work, seat, touchesShared2) {
  const { phase, turn, setup } = work.state;
  if (phase !== "playing") return "now";
  if (seat === turn.seat) return "must";
  return setup.options.deferPlazaRewards && !touchesShared2 ? "deferred" : "now";
}

// lib/game/engine/effects/shared.ts
function touchesShared(pack, state, seat, effect) {
  switch (effect.kind) {
    case "both":
    case "choose-one":
      return effect.of.some((part) => touchesShared(pack, state, seat, part));
    case "may":
      return touchesShared(pack, state, seat, effect.gain);
    case "technology":
      return reachesLevel(pack, nth(state.players, seat).heights.technology, effect.n);
    case "gold-mine":
    case "quarry":
      return reachesTokenOrSeal(pack, nth(state.players, seat).counts[effect.kind], effect.kind, effect.n);
    case "gold":
    case "stone":
      return wealthTouchesShared(pack, state, seat);
    case "wall-step":
      return reachesPrize(pack, state, seat, "hunger-wall");
    case "cathedral-step":
      return reachesPrize(pack, state, seat, "cathedral");
    case "wall-or-cathedral-step":
      return reachesPrize(pack, state, seat, "hunger-wall") || reachesPrize(pack, state, seat, "cathedral");
    case "plaza-rewards":
      return true;
    default:
      return false;
  }
}
function reachesLevel(pack, height, steps2) {
  return Object.values(pack.playerBoard.technologyTrack.levels).some(
    (level) => level > height && level <= height + steps2
  );
}
function reachesTokenOrSeal(pack, count, track, steps2) {
  const { tokenAtCount, sealAtCount } = pack.trackByName[track];
  return [tokenAtCount, sealAtCount].some((mark) => mark > count && mark <= count + steps2);
}
function wealthTouchesShared(pack, state, seat) {
  const { wealth } = nth(state.players, seat);
  return pack.playerBoard.wealthBonuses.some(
    ({ id, gain }) => !wealth.includes(id) && gain.kind !== "gold" && gain.kind !== "stone" && touchesShared(pack, state, seat, gain)
  );
}
function reachesPrize(pack, state, seat, grid) {
  const frame2 = pack.frameByGrid[grid];
  const topTier = frame2.tiers.at(-1)?.rows ?? [];
  const { row, column } = nth(state.players, seat).grids[grid];
  if (!frame2.topTierPrize || state.bridgeStacks.cathedral === 0 || topTier.includes(row)) return false;
  const enters = (r, c) => {
    if (topTier.includes(r)) return true;
    if (c >= frame2.columns) return false;
    const kind = squareEffect(pack, state, grid, r, c)?.kind;
    if (kind === "arrow-sideways") return enters(r, c + 1);
    return kind === "arrow-up" && enters(r + 1, c);
  };
  return enters(row, column + 1);
}

// lib/game/engine/effects/payment.ts
function shortages(goods, cost) {
  return entries(cost).flatMap(([good, need]) => {
    const have = goods[good];
    return need > have ? [{ good, need, have, short: need - have }] : [];
  });
}
function refusePayment(goods, cost, rule, more = {}) {
  return covers(goods, cost) ? void 0 : reject("cannot-pay", rule, { ...more, ...priceParams(goods, cost) });
}
function priceParams(goods, cost) {
  const params = {};
  for (const [good, n] of entries(cost)) if (n > 0) params[good] = n;
  for (const { good, have, short } of shortages(goods, cost)) {
    params[`${good}-have`] = have;
    params[`${good}-short`] = short;
  }
  return params;
}

// lib/game/engine/effects/seals.ts
function refuseSeal(pack, state, seat, id) {
  const seal = pack.sealById.get(id);
  if (!seal) return reject("unknown-seal", "SEAL-1", { seal: id });
  const player = nth(state.players, seat);
  if (player.sealRights === 0) return reject("no-seal-right", "SEAL-2");
  if (state.seals.some((claimed) => claimed.seal === id)) return reject("seal-taken", "SEAL-1", { seal: id });
  if (player.cubes === 0) return reject("no-cube", "SEAL-5");
  return refusePayment(player.goods, seal.cost, "SEAL-4", { seal: id });
}
function isAnySealClaimable(pack, state, seat) {
  return pack.seals.some((seal) => refuseSeal(pack, state, seat, seal.id) === void 0);
}

// lib/game/engine/effects/tracks.ts
function advanceAcademic(work, seat, track, source) {
  const data = track === "technology" ? work.pack.playerBoard.technologyTrack : work.pack.playerBoard.universityTrack;
  const height = work.player(seat).heights[track];
  if (height >= data.top)
    return scorePoints(work, seat, data.overflowPoints, { kind: "track-end", id: track });
  work.emit({ type: "TrackAdvanced", seat, track, to: height + 1, source });
  const level = track === "technology" ? LEVELS.find((l) => work.pack.playerBoard.technologyTrack.levels[l] === height + 1) : void 0;
  if (level && work.state.phase !== "scoring") oweTechnology(work, seat, level, source);
}
function oweTechnology(work, seat, level, source) {
  const id = work.open({
    kind: "technology",
    seat,
    level,
    drawn: false,
    source,
    class: technologyClass(work, seat, level)
  });
  drawTechnologies(work, level, id);
}
function technologyClass(work, seat, level) {
  const { phase, turn, setup } = work.state;
  if (phase === "playing" && setup.options.asyncTechnology && (level === "I" || level === "II"))
    return "keep";
  return seat === turn.seat && phase === "playing" ? "must" : "now";
}
function drawTechnologies(work, level, id) {
  const open = work.state.items.filter(
    (item2) => item2.kind === "technology" && item2.level === level
  );
  const item = open.find((candidate) => candidate.id === id);
  if (!item || open.some((other) => other.drawn)) return;
  const count = Math.min(3, work.state.technologyStacks[level]);
  const tiles = work.draw(`technology-${level}`, count);
  work.emit({ type: "TechnologyDrawn", seat: item.seat, level, count, item: id });
  work.offer(id, tiles);
}
function advanceProduction(work, seat, track, source) {
  const data = work.pack.trackByName[track];
  const count = work.player(seat).counts[track] + 1;
  if (count > data.sealAtCount) return;
  work.emit({ type: "TrackAdvanced", seat, track, to: count, source });
  fire(work, seat, track === "gold-mine" ? "gold-mine-advance" : "quarry-advance");
  if (count === data.tokenAtCount && work.state.river.length > 0 && work.state.phase !== "scoring") {
    work.open({ kind: "production-token", seat, track, source, class: itemClass(work, seat, true) });
  }
  if (count === data.sealAtCount) gainSealRight(work, seat, track, source);
}
function gainSealRight(work, seat, track, source) {
  work.emit({ type: "SealRightGained", seat, track });
  const isOutOfTurn = work.state.phase !== "scoring" && (work.state.phase === "last-call" || seat !== work.state.turn.seat);
  if (isOutOfTurn && isAnySealClaimable(work.pack, work.state, seat))
    work.open({ kind: "seal", seat, source, class: "now" });
}
function produce(work, seat, what) {
  const track = what === "gold" ? "gold-mine" : "quarry";
  const source = { kind: "production", id: track };
  const { counts, productionTokens } = work.player(seat);
  work.emit({ type: "Produced", seat, what });
  gainGood(work, seat, what, counts[track], source);
  const token = productionTokens[track];
  if (token) work.resolve(seat, must(work.pack.tokenById, token).gain, source);
  for (const bonus of work.pack.trackByName[track].productionBonuses) {
    if (bonus.field <= counts[track]) work.resolve(seat, bonus.gain, source);
  }
}
function isTokenOpen(items, seat, track) {
  return items.some((item) => item.kind === "production-token" && item.seat === seat && item.track === track);
}

// lib/game/engine/effects/resolve.ts
function resolve(work, seat, effect, source) {
  switch (effect.kind) {
    case "gold":
    case "stone":
    case "egg":
    case "silver-window":
    case "gold-window":
      return gainGood(work, seat, effect.kind, effect.n, source);
    case "blue-token":
    case "red-token":
      return gainToken(work, seat, effect.kind, effect.n, source);
    case "points":
      return scorePoints(work, seat, effect.n, source);
    case "technology":
    case "university":
      return times(effect.n, () => advanceAcademic(work, seat, effect.kind, source));
    case "gold-mine":
    case "quarry":
      return times(effect.n, () => advanceProduction(work, seat, effect.kind, source));
    case "wall-step":
    case "cathedral-step":
    case "wall-or-cathedral-step":
      return times(effect.n, () => oweSideways(work, seat, effect.kind, source, false));
    case "both":
      return effect.of.forEach((part) => resolve(work, seat, part, source));
    case "choose-one":
      return oweChoice(work, seat, effect, source);
    case "may":
      return offer(work, seat, effect.gain, source);
    case "produce":
      return produce(work, seat, effect.what);
    case "points-per":
      return scorePoints(work, seat, effect.n * countOf(work.pack, work.player(seat), effect.per), source);
    case "plaza-rewards":
      work.open({ kind: "plaza-tile", seat, source, class: "must" });
      return;
    case "perform-action":
    case "climb":
    case "pay":
    case "buy-egg":
    case "special-or-points":
    case "spend-for-points":
    case "ability":
    case "arrow-up":
    case "arrow-sideways":
      throw new InvariantError(`${effect.kind} cannot be gained from ${source.kind} ${source.id ?? ""}`);
    default:
      return assertNever(effect);
  }
}
function oweChoice(work, seat, effect, source, then) {
  const wanted = itemClass(work, seat, touchesShared(work.pack, work.state, seat, effect));
  const urgency = wanted === "must" && source.kind === "wealth" ? "now" : wanted;
  const rest = then ? { then } : {};
  if (effect.of.every((option) => option.kind === "produce"))
    work.open({ kind: "production-kind", seat, source, class: urgency, ...rest });
  else work.open({ kind: "choice", seat, source, class: urgency, of: effect.of, ...rest });
}
function countOf(pack, player, per) {
  const upgrades = Object.values(player.upgrades).flat();
  switch (per) {
    case "era-1-upgrade":
      return upgrades.filter(({ tile }) => must(pack.upgradeById, tile).era === "I").length;
    case "upgrade":
      return upgrades.length;
    case "wall":
      return player.walls.length;
    case "silver-window":
      return player.goods["silver-window"];
    case "gold-mine":
      return player.counts["gold-mine"];
    case "quarry":
      return player.counts.quarry;
    case "university-height":
      return player.heights.university;
    case "grid-row":
      return player.grids["hunger-wall"].row + player.grids.cathedral.row;
    default:
      return assertNever(per);
  }
}
function offer(work, seat, gain, source) {
  if (gain.kind === "wall-step" || gain.kind === "cathedral-step")
    times(gain.n, () => oweSideways(work, seat, gain.kind, source, true));
  else resolve(work, seat, gain, source);
}
var STEPS = {
  "wall-step": "hunger-wall",
  "cathedral-step": "cathedral",
  "wall-or-cathedral-step": "either"
};
function oweSideways(work, seat, kind, source, optional) {
  const grid = STEPS[kind];
  const grids = grid === "either" ? ["hunger-wall", "cathedral"] : [grid];
  if (!grids.some((g) => canMoveSideways(work.pack, work.state, seat, g))) return;
  const wanted = itemClass(work, seat, touchesShared(work.pack, work.state, seat, { kind, n: 1 }));
  work.open({
    kind: "sideways",
    seat,
    grid,
    source,
    class: optional && wanted === "must" ? "lapse" : wanted
  });
}
function times(n, act) {
  for (let i = 0; i < n; i += 1) act();
}

// lib/game/engine/evolve/change.ts
function changePlayer(state, seat, change) {
  state.players = withAt(state.players, seat, { ...playerOf(state, seat), ...change });
}
function playerOf(state, seat) {
  return nth(state.players, seat);
}
function changeTurn(state, change) {
  state.turn = { ...state.turn, ...change };
}
function changePerformance(state, id, change) {
  changeTurn(state, {
    performances: state.turn.performances.map((p) => p.id === id ? { ...p, ...change } : p)
  });
}
function withItem(items, id, change) {
  return items.map((item) => item.id === id ? { ...item, ...change } : item);
}
function plus(amounts, key, by) {
  return { ...amounts, [key]: amounts[key] + by };
}

// lib/game/engine/evolve/board.ts
var boardHandlers = {
  PlazaCompleted: (state, event) => {
    const sites = new Set(event.sites);
    const isFreed = (building) => building.cube && sites.has(building.site);
    const { buildings } = state;
    const freed = (seat) => buildings.filter((b) => b.seat === seat && isFreed(b)).length;
    state.buildings = buildings.map((b) => isFreed(b) ? { ...b, cube: false } : b);
    state.plazas = state.plazas.map((p) => p.plaza === event.plaza ? { ...p, evaluated: true } : p);
    state.players = state.players.map((player, seat) => ({
      ...player,
      cubes: player.cubes + freed(seat)
    }));
  },
  PlazaRewardTaken: () => {
  },
  RoadAdvanced: (state, event) => changePlayer(state, event.seat, { road: event.to }),
  BridgeTilesDrawn: (state, event) => changeBridgeStack(state, event.stack, -event.count),
  BridgeTileChosen: (state, event) => {
    changeBridgeStack(state, event.stack, event.returned);
    if (event.stack !== "IV") addVTile(state, event.seat, event.tile, "bridge");
  },
  PlankPlaced: (state, event) => {
    state.bridge = state.bridge.map(
      (place) => place.place === event.place ? { ...place, plank: event.tile } : place
    );
  },
  CathedralTilesShown: (state, event) => changeBridgeStack(state, "cathedral", -event.count),
  CathedralTileClaimed: (state, event) => {
    changeBridgeStack(state, "cathedral", event.returned);
    if (event.tile !== void 0) addVTile(state, event.seat, event.tile, "cathedral");
  },
  GridMoved: (state, event) => changePlayer(state, event.seat, {
    grids: { ...playerOf(state, event.seat).grids, [event.grid]: { row: event.row, column: event.column } }
  }),
  ItemOpened: (state, event) => {
    state.items = [...state.items, event.item];
    state.nextItem = event.item.id + 1;
  },
  ItemClosed: (state, event) => {
    state.items = state.items.filter((item) => item.id !== event.id);
  }
};
function changeBridgeStack(state, stack, by) {
  state.bridgeStacks = plus(state.bridgeStacks, stack, by);
}
function withoutOpen(openV, tile) {
  const { bridge, cathedral } = openV;
  return { bridge: bridge.filter((t) => t !== tile), cathedral: cathedral.filter((t) => t !== tile) };
}
function addVTile(state, seat, tile, from) {
  if (state.openV) state.openV = withoutOpen(state.openV, tile);
  changePlayer(state, seat, { vTiles: [...playerOf(state, seat).vTiles, { tile, from }] });
}

// lib/game/engine/evolve/crane.ts
var craneHandlers = {
  ActionTileTaken: (state, event) => {
    changeTurn(state, {
      tile: { tile: event.tile, position: event.position, sector: event.sector },
      ...event.bonus ? { slotBonus: event.bonus } : {}
    });
    state.crane = { ...state.crane, tiles: state.crane.tiles.filter((tile) => tile.tile !== event.tile) };
  },
  SlotBonusUsed: (state) => {
    const { slotBonus: _used, ...turn } = state.turn;
    state.turn = turn;
  },
  ActionDeclared: (state, event) => {
    const { id, action, context, top, discount, then } = event;
    const performance = {
      id,
      action,
      context,
      ...top === void 0 ? {} : { top },
      ...discount ? { discount } : {},
      ...then ? { then } : {},
      later: [],
      paid: false,
      done: false
    };
    changeTurn(state, {
      performances: [...state.turn.performances, performance],
      ...event.context === "extra" ? { extra: "used" } : {}
    });
  },
  ActionDone: (state, event) => {
    changePerformance(state, event.id, { done: true });
    const isMain = state.turn.performances.some((p) => p.id === event.id && p.context === "main");
    if (isMain) changeTurn(state, { main: "done" });
  },
  MainActionSkipped: (state) => changeTurn(state, { main: "done" }),
  ExtraActionBought: (state) => changeTurn(state, { extra: "bought" }),
  ExtraActionLapsed: (state) => changeTurn(state, { extra: "used" }),
  WheelTurned: (state, event) => {
    state.crane = { ...state.crane, arrow: event.arrow };
  },
  ActionTileReturned: (state, event) => {
    const { tile: _tile, ...turn } = state.turn;
    const tiles = [...state.crane.tiles, { tile: event.tile, sector: event.sector, fivePoints: false }];
    state.turn = turn;
    state.crane = { ...state.crane, tiles };
  },
  ActionTileRecycled: (state, event) => {
    const tiles = state.crane.tiles.map(
      (tile) => tile.tile === event.tile ? { tile: tile.tile, sector: event.sector, fivePoints: true } : tile
    );
    state.crane = { ...state.crane, tiles };
  },
  PlatformMoved: (state, event) => {
    state.crane = { ...state.crane, platform: event.left };
  }
};

// lib/game/engine/setup.ts
var BASE_OPTIONS = {
  deferPlazaRewards: false,
  refillOnDemand: false,
  simplifiedCovering: false,
  randomParler: false,
  openVTiles: false,
  asyncTechnology: false,
  tieIncludesSite: false
};
var ONLINE_OPTIONS = {
  ...BASE_OPTIONS,
  deferPlazaRewards: true,
  refillOnDemand: true
};
var BASE_VARIANT = {
  actionSide: "A",
  tileOrder: "random",
  bridgeFaces: "random",
  plazaFaces: "random",
  tiers: { "hunger-wall": "base", cathedral: "base" },
  roadTiles: {}
};
function seatsOf(setup) {
  return setup.players === 1 ? 2 : setup.players;
}
function isAutomatic(setup, seat) {
  return setup.players === 1 && seat > 0;
}

// lib/game/engine/since.ts
var SINCE = {
  /** PARLER-8, HEX-5: of a row Parler took from, only the slot that became free is refilled. */
  "own-slot-refilled": 2,
  /** Final scoring begins without marks of the last turn. */
  "R-64": 2,
  /** The only cube may be kept for the seal that a building gives the right to. */
  "R-65": 2,
  /** What is open when the game ends leaves the state. */
  "R-66": 2,
  /** The choice of windows says that it comes from the end of the turn. */
  "source-of-windows": 2
};
function holds(state, decision) {
  return state.rulesVersion >= SINCE[decision];
}

// lib/game/engine/evolve/game.ts
var gameHandlers = {
  TurnStarted: (state, event) => {
    const { technologies } = playerOf(state, event.seat);
    state.items = state.items.map(
      (item) => item.class === "keep" && item.seat === event.seat ? { ...item, class: "now" } : item
    );
    state.turn = freshTurn(event.seat, event.turn);
    if (state.parler) state.parler = idle(state.parler);
    if (technologies.some((t) => !t.active))
      changePlayer(state, event.seat, { technologies: technologies.map((t) => ({ ...t, active: true })) });
  },
  TurnEnded: (state, event) => {
    state.turnsDone = event.turn;
  },
  EraChanged: (state, event) => {
    state.era = event.era;
    state.rows = event.rows;
  },
  LastCallStarted: (state) => {
    state.phase = "last-call";
  },
  ScoringStarted: (state) => {
    state.phase = "scoring";
    if (holds(state, "R-64")) changeTurn(state, { abilities: [] });
  },
  GameEnded: (state, event) => {
    if (holds(state, "R-66")) clear(state, event.returned ?? {});
    state.phase = "finished";
    state.ranking = event.ranking;
  }
};
function clear(state, returned) {
  state.items = [];
  for (const [level, n] of entries(returned)) state.technologyStacks = plus(state.technologyStacks, level, n);
}
function freshTurn(seat, number) {
  return { seat, number, main: "open", extra: "none", refreshed: false, performances: [], abilities: [] };
}
function idle({ card: _card, ...parler }) {
  return { ...parler, stage: "idle" };
}
function startGame(event) {
  const { type: _type, player, opponent, ...board } = event;
  return {
    ...board,
    seq: 0,
    undo: { floor: 0, steps: [] },
    phase: "playing",
    era: "I",
    turnsDone: 0,
    turn: freshTurn(0, 1),
    players: Array.from(
      { length: seatsOf(event.setup) },
      (_, seat) => seat > 0 && opponent ? opponent : player
    ),
    seals: [],
    items: [],
    nextItem: 1
  };
}

// lib/game/engine/evolve/goods.ts
var tokens = new Set(TOKENS);
var productionTracks = new Set(TRACKS);
var goodsHandlers = {
  Gained: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(
      state,
      event.seat,
      tokens.has(event.what) ? { tokens: plus(player.tokens, event.what, event.n) } : { goods: plus(player.goods, event.what, event.n) }
    );
  },
  Paid: (state, event) => {
    const goods = { ...playerOf(state, event.seat).goods };
    for (const [good, n] of entries(event.cost)) goods[good] -= n;
    changePlayer(state, event.seat, { goods });
  },
  WindowsDiscarded: (state, event) => {
    const goods = { ...playerOf(state, event.seat).goods };
    for (const [good, n] of entries(event.discarded)) goods[good] -= n;
    changePlayer(state, event.seat, { goods });
  },
  Scored: (state, event) => {
    const player = playerOf(state, event.seat);
    const kind = event.source.kind;
    changePlayer(state, event.seat, {
      score: player.score + event.points,
      scoreBySource: { ...player.scoreBySource, [kind]: (player.scoreBySource[kind] ?? 0) + event.points }
    });
  },
  TrackAdvanced: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(
      state,
      event.seat,
      productionTracks.has(event.track) ? { counts: { ...player.counts, [event.track]: event.to } } : { heights: { ...player.heights, [event.track]: event.to } }
    );
  },
  Produced: () => {
  },
  WealthBonusTaken: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(state, event.seat, {
      wealth: [...player.wealth, event.bonus],
      cubes: player.cubes + event.cubes
    });
  },
  ProductionTokenTaken: (state, event) => {
    changePlayer(state, event.seat, {
      productionTokens: { ...playerOf(state, event.seat).productionTokens, [event.track]: event.token }
    });
    state.river = state.river.filter((token) => token !== event.token);
  },
  AbilityUsed: (state, event) => {
    if (event.oncePerTurn)
      changeTurn(state, { abilities: [...state.turn.abilities, `${event.seat}:${event.tile}`] });
  },
  SealRightGained: (state, event) => changePlayer(state, event.seat, { sealRights: playerOf(state, event.seat).sealRights + 1 }),
  SealClaimed: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(state, event.seat, { sealRights: player.sealRights - 1, cubes: player.cubes - 1 });
    state.seals = [...state.seals, { seal: event.seal, seat: event.seat }];
  }
};

// lib/game/engine/evolve/parler.ts
var parlerHandlers = {
  ParlerMarkersSet: (state, event) => changeParler(state, { plaza: event.plaza, markers: event.markers }),
  ParlerCardRevealed: (state, event) => changeParler(state, { card: event.card, deck: event.left, stage: "tile" }),
  ParlerTileTaken: (state, event) => {
    const row = state.rows[event.row];
    const rarity = rarityOf(event.slot);
    const returned = event.to === "stack" ? 1 : 0;
    const stack = { ...row.stack, [rarity]: row.stack[rarity] + returned };
    state.rows = { ...state.rows, [event.row]: { slots: withAt(row.slots, event.slot, null), stack } };
  },
  ParlerMarkerMoved: (state, event) => changeParler(state, {
    markers: { ...state.parler?.markers, [event.row]: event.slot }
  }),
  ParlerPawnMoved: (state, event) => {
    if (event.plaza !== void 0) return changeParler(state, { plaza: event.plaza });
    const { plaza: _plaza, ...parler } = state.parler ?? NOWHERE;
    state.parler = parler;
  },
  ParlerStageReached: (state, event) => changeParler(state, { stage: event.stage }),
  ProductionTokenRemoved: (state, event) => {
    state.river = state.river.filter((token) => token !== event.token);
  },
  ParlerSealClaimed: (state, event) => {
    state.seals = [...state.seals, { seal: event.seal, seat: 1 }];
  }
};
var NOWHERE = { markers: { upgrade: 0, wall: 0, building: 0 }, deck: 0, stage: "idle" };
function changeParler(state, change) {
  state.parler = { ...state.parler ?? NOWHERE, ...change };
}

// lib/game/engine/evolve/tiles.ts
var tileHandlers = {
  TechnologyDrawn: (state, event) => {
    state.technologyStacks = plus(state.technologyStacks, event.level, -event.count);
    state.items = withItem(state.items, event.item, { drawn: true });
  },
  TechnologyChosen: (state, event) => {
    changePlayer(state, event.seat, {
      technologies: [...playerOf(state, event.seat).technologies, { tile: event.tile, active: event.active }]
    });
    state.technologyStacks = plus(state.technologyStacks, event.level, event.returned);
  },
  TechnologyUsed: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(state, event.seat, {
      technologies: player.technologies.filter((technology) => technology.tile !== event.tile),
      usedTechnologies: [...player.usedTechnologies, event.tile]
    });
  },
  TileTaken: (state, event) => changeRow(state, event.row, {
    ...state.rows[event.row],
    slots: withAt(state.rows[event.row].slots, event.slot, null)
  }),
  UpgradePlaced: (state, event) => {
    const player = playerOf(state, event.seat);
    const stack = [...player.upgrades[event.action], { tile: event.tile, rotation: event.rotation }];
    changePlayer(state, event.seat, { upgrades: { ...player.upgrades, [event.action]: stack } });
    const performances = state.turn.performances.map(
      (p) => p.action === event.action && !p.paid ? { ...p, later: [...p.later, event.tile] } : p
    );
    changeTurn(state, { performances });
  },
  WallPlaced: (state, event) => changePlayer(state, event.seat, {
    walls: [
      ...playerOf(state, event.seat).walls,
      { cell: event.cell, tile: event.tile, rotation: event.rotation }
    ]
  }),
  BuildingPlaced: (state, event) => {
    const { seat, site, tile, rotation, cube } = event;
    state.buildings = [...state.buildings, { site, tile, rotation, seat, cube }];
    if (cube) changePlayer(state, seat, { cubes: playerOf(state, seat).cubes - 1 });
  },
  EdgeMatched: (state, event) => addPaid(state, event.seat, [event.contact]),
  CornersMatched: (state, event) => addPaid(state, event.seat, event.contacts),
  UpgradeBonusCollected: (state, event) => changePerformance(state, event.performance, { paid: true }),
  UpgradeBonusLapsed: () => {
  },
  RowRefilled: (state, event) => {
    const row = state.rows[event.row];
    const rarity = rarityOf(event.slot);
    changeRow(state, event.row, {
      slots: withAt(row.slots, event.slot, event.tile),
      stack: { ...row.stack, [rarity]: row.stack[rarity] - 1 }
    });
  },
  RowRefreshed: (state, event) => {
    const stack = { ...state.rows[event.row].stack };
    let slots = state.rows[event.row].slots;
    for (const slot of event.slots) {
      slots = withAt(slots, slot, null);
      stack[rarityOf(slot)] += 1;
    }
    changeRow(state, event.row, { slots, stack });
    changeTurn(state, { refreshed: true });
  }
};
function changeRow(state, row, to) {
  state.rows = { ...state.rows, [row]: to };
}
function addPaid(state, seat, contacts) {
  changePlayer(state, seat, { paidContacts: [...playerOf(state, seat).paidContacts, ...contacts] });
}

// lib/game/engine/evolve.ts
var HANDLERS = {
  ...craneHandlers,
  ...goodsHandlers,
  ...tileHandlers,
  ...boardHandlers,
  ...gameHandlers,
  ...parlerHandlers
};
function evolve(state, event) {
  return foldInto(state && { ...state }, event);
}
function foldInto(draft, event) {
  if (event.type === "GameStarted") return startGame(event);
  if (!draft) throw new InvariantError(`${event.type} before GameStarted`);
  if (event.type === "Undone")
    throw new InvariantError("Undone can only be folded with the log, see replay.ts");
  const handle = HANDLERS[event.type];
  if (!handle) throw new InvariantError(`unknown event ${event.type}`);
  handle(draft, event);
  return draft;
}

// lib/game/engine/blind-work.ts
var BlindWork = class {
  constructor(pack, state) {
    this.pack = pack;
    this.state = state;
  }
  pack;
  state;
  events = [];
  /** Whether draws yield placeholders. */
  get isBlind() {
    return true;
  }
  /** Adds a fact. */
  emit(event) {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }
  /**
   * Carries out an effect. A method, so gains can cause further effects without the effect files importing
   * each other in a ring.
   */
  resolve(seat, effect, source) {
    resolve(this, seat, effect, source);
  }
  player(seat) {
    return nth(this.state.players, seat);
  }
  /** Opens an item and returns its number. */
  open(item) {
    const id = this.state.nextItem;
    this.emit({ type: "ItemOpened", item: { ...item, id } });
    return id;
  }
  close(item, how) {
    this.emit({ type: "ItemClosed", id: item.id, seat: item.seat, kind: item.kind, how });
  }
  /** Takes the top `count` tiles of a stack. */
  draw(_stack, count) {
    return Array.from({ length: count }, () => "hidden");
  }
  /** Shows tiles only to the owner of an item. */
  offer(_item, _tiles) {
  }
  /** The tiles shown for an item; undefined for the blind. */
  offered(_item) {
    return void 0;
  }
  /** Ends an offer; what was not taken goes under its stack in an order nobody knows. Returns how many. */
  returnOffer(_item, _kept, _stack) {
    return 0;
  }
  /** One of `items` at random, keyed by the label and the turn; the blind get the first. */
  pick(_label, items) {
    return nth(items, 0);
  }
  /** Makes a new stack of all its tiles. */
  reshuffle(_stack, _tiles) {
  }
  /** Puts tiles everyone has seen under a stack, in the given order. */
  putUnder(_stack, _tiles) {
  }
};

// lib/game/engine/rule.ts
function playerAt(game, seat) {
  return nth(game.state.players, seat);
}
function currentPerformance(state) {
  return state.turn.performances.find((performance) => !performance.done);
}
function itemsOf(state, seat, kind) {
  return state.items.filter((item) => item.kind === kind && item.seat === seat);
}
function mustItem(state, seat, kind, isMeant = () => true) {
  const item = itemsOf(state, seat, kind).find(isMeant);
  if (!item) throw new InvariantError(`no ${kind} of this kind is open for seat ${seat}`);
  return item;
}

// lib/game/engine/actions/feasible.ts
function isPerformable(pack, state, seat, prospect) {
  if (isCompletable(pack, state, seat, prospect)) return true;
  const top = nth(state.players, seat).upgrades[prospect.action].at(-1);
  return top !== void 0 && afterBonus(pack, state, seat, top.tile).some((after2) => isCompletable(pack, after2, seat, prospect));
}
function isCurrentCompletable(pack, state, seat) {
  const current = currentPerformance(state);
  if (!current) return true;
  return settled(pack, state, seat).some(
    (possible) => isCompletable(pack, possible, seat, current) || bonusCandidates(current).some(
      (tile) => afterBonus(pack, possible, seat, tile).some((after2) => isCompletable(pack, after2, seat, current))
    )
  );
}
function bonusCandidates(performance) {
  if (performance.paid) return [];
  return [...performance.top === void 0 ? [] : [performance.top], ...performance.later];
}
function isAlwaysPossible(action) {
  return action === "manage-mines" || action === "manage-quarries";
}
function isCompletable(pack, state, seat, prospect) {
  switch (prospect.action) {
    case "manage-mines":
    case "manage-quarries":
      return true;
    case "upgrade-action":
      return openSlots(state, "upgrade", prospect.context).length > 0;
    case "construct-wall":
      return nth(state.players, seat).walls.length < pack.actionBoard.wallCells.length && payableSlots(pack, state, seat, "wall", prospect).length > 0;
    case "construct-building":
      return payableSlots(pack, state, seat, "building", prospect).some(
        (slot) => isAnySitePayable(pack, state, seat, slot, prospect.discount)
      );
    case "kings-road":
      return isRoadOpen(pack, state, seat);
  }
}
function isRoadOpen(pack, state, seat) {
  const space = nextRoadSpace(pack, state, seat);
  return space !== void 0 && covers(nth(state.players, seat).goods, space.entry);
}
function nextRoadSpace(pack, state, seat) {
  const numeral = ROAD_SPACES[nth(state.players, seat).road];
  return numeral && pack.roadSpaceByNumeral.get(numeral);
}
function openSlots(state, row, context) {
  return SLOTS.filter((slot) => state.rows[row].slots[slot] && (slot < 3 || hasSpecialRight(state, context)));
}
function hasSpecialRight(state, context) {
  return context === "main" && state.turn.slotBonus?.kind === "special-or-points";
}
function payableSlots(pack, state, seat, row, { context, discount }) {
  const { goods } = nth(state.players, seat);
  return openSlots(state, row, context).filter(
    (slot) => covers(goods, reduced(tileCost(pack, state, row, slot), discount))
  );
}
function tileCost(pack, state, row, slot) {
  const tile = tileIn(state, row, slot);
  return row === "wall" ? must(pack.wallById, tile).cost : must(pack.buildingById, tile).cost;
}
function reduced(cost, discount) {
  if (!discount) return cost;
  return Object.fromEntries(
    entries(cost).map(([good, n]) => [good, Math.max(0, n - (discount[good] ?? 0))])
  );
}
function payableSites(pack, state, seat, slot, discount) {
  const { gold } = goodsAfterTile(pack, state, seat, slot, discount);
  const cost = tileCost(pack, state, "building", slot);
  return freeSites(pack, state).filter((site) => surchargeOf(site, cost, discount) <= gold);
}
function isAnySitePayable(pack, state, seat, slot, discount) {
  const cost = tileCost(pack, state, "building", slot);
  return freeSites(pack, state).some((site) => surchargeOf(site, cost, discount) === 0) || payableSites(pack, state, seat, slot, discount).length > 0;
}
function freeSites(pack, state) {
  const built = new Set(state.buildings.map((building) => building.site));
  return pack.city.sites.filter((site) => !built.has(site.id));
}
function goodsAfterTile(pack, state, seat, slot, discount) {
  return playerAfterTile(pack, state, seat, slot, discount).goods;
}
function mayKeepCube(pack, state, seat, slot, discount) {
  const tile = must(pack.buildingById, tileIn(state, "building", slot));
  if (!tile.cubeSpace || !holds(state, "R-65")) return false;
  const { cubes, sealRights } = playerAfterTile(pack, state, seat, slot, discount);
  return cubes === 1 && sealRights > nth(state.players, seat).sealRights;
}
function playerAfterTile(pack, state, seat, slot, discount) {
  const tile = must(pack.buildingById, tileIn(state, "building", slot));
  const work = new BlindWork(pack, state);
  pay(work, seat, reduced(tile.cost, discount), { kind: "building", id: tile.id });
  resolve(work, seat, tile.gain, { kind: "building", id: tile.id });
  return work.player(seat);
}
function surchargeOf(site, cost, discount = {}) {
  const left = Math.max(0, (discount.gold ?? 0) - (cost.gold ?? 0));
  return Math.max(0, site.surcharge.gold - left);
}
function afterBonus(pack, state, seat, tile) {
  const work = new BlindWork(pack, state);
  resolve(work, seat, must(pack.upgradeById, tile).bonus, { kind: "upgrade", id: tile });
  return settled(pack, work.state, seat);
}
function settled(pack, state, seat) {
  const choice = state.items.find((item) => item.kind === "choice" && item.seat === seat);
  if (choice?.kind !== "choice") return [state];
  return choice.of.flatMap((option) => {
    const work = new BlindWork(pack, state);
    work.close(choice, "answered");
    resolve(work, seat, option, choice.source);
    return settled(pack, work.state, seat);
  });
}

// lib/game/engine/actions/bridge.ts
var chooseBridgeTile = {
  answers: "bridge-tile",
  refuse(game, seat, { tile }) {
    const [item] = itemsOf(game.state, seat, "bridge-tile");
    if (!item) return reject("no-open-item", "BRIDGE-1");
    return game.offered(item.id)?.includes(tile) ? void 0 : reject("not-offered", "BRIDGE-1", { tile });
  },
  candidates: (game, seat) => itemsOf(game.state, seat, "bridge-tile").flatMap(
    (item) => (game.offered(item.id) ?? []).map((tile) => ({ type: "ChooseBridgeTile", tile }))
  )
};
function decideChooseBridgeTile(work, seat, { tile }) {
  const item = mustItem(work.state, seat, "bridge-tile");
  const returned = work.returnOffer(item.id, tile, `bridge-${item.stack}`);
  work.emit({ type: "BridgeTileChosen", seat, stack: item.stack, tile, returned });
  work.close(item, "answered");
  if (freePlaces(work.state).length === 0) gainTile(work, seat, tile);
  else
    work.open({
      kind: "plank",
      seat,
      tile,
      stack: item.stack,
      source: { kind: "bridge", id: tile },
      class: "now"
    });
}
var placePlank = {
  answers: "plank",
  refuse({ state }, seat, { place }) {
    if (itemsOf(state, seat, "plank").length === 0) return reject("no-open-item", "BRIDGE-2");
    const found = state.bridge.find((candidate) => candidate.place === place);
    if (!found) return reject("unknown-place", "BRIDGE-2", { place });
    return found.plank ? reject("place-taken", "BRIDGE-9", { place }) : void 0;
  },
  candidates: ({ state }) => freePlaces(state).map((place) => ({ type: "PlacePlank", place }))
};
function decidePlacePlank(work, seat, { place }) {
  const item = mustItem(work.state, seat, "plank");
  const found = work.state.bridge.find((candidate) => candidate.place === place);
  if (!found) throw new InvariantError(`there is no bridge place ${place}`);
  work.emit({ type: "PlankPlaced", seat, tile: item.tile, place });
  work.close(item, "answered");
  for (const space of must(work.pack.bridgeFaceById, found.face).spaces)
    resolve(work, seat, space, { kind: "bridge", id: found.face });
  gainTile(work, seat, item.tile);
}
function freePlaces(state) {
  return state.bridge.filter((place) => !place.plank).map((place) => place.place);
}
function gainTile(work, seat, tile) {
  const { gain } = must(work.pack.bridgeTileById, tile);
  if (gain) resolve(work, seat, gain, { kind: "bridge", id: tile });
}

// lib/game/engine/board/hex.ts
var SIDES = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 }
];
var SIX = [0, 1, 2, 3, 4, 5];
function oppositeSide(side) {
  return (side + 3) % 6;
}
function turned(printed, rotation) {
  return (printed + rotation) % 6;
}
function printedAt(lying2, rotation) {
  return (lying2 - rotation + 6) % 6;
}
function neighbour(hex, side) {
  const step = SIDES[side % 6] ?? SIDES[0];
  return { q: hex.q + step.q, r: hex.r + step.r };
}
function hexKey(hex) {
  return `${hex.q},${hex.r}`;
}
function vertexKey(hex, corner) {
  const { q, r } = hex;
  switch (corner) {
    case 1:
      return `${q + 1},${r - 1},3`;
    case 2:
      return `${q},${r + 1},0`;
    case 4:
      return `${q - 1},${r + 1},0`;
    case 5:
      return `${q},${r - 1},3`;
    default:
      return `${q},${r},${corner}`;
  }
}

// lib/game/engine/board/contacts.ts
function actionBoardContacts(pack, player, place, tile, rotation, simplifiedCovering = false) {
  const placed = { tile, rotation };
  const here = unblocked(pack, player, place, placed, simplifiedCovering);
  const hasRedCorner = (id, corner) => {
    const there = tileAt(pack, player, id);
    return there !== void 0 && hasCorner(there, corner);
  };
  const corners = cornerContacts(pack.actionBoardPlaces, place, here, hasRedCorner);
  return {
    edges: payingEdges(pack, player, place, placed, simplifiedCovering),
    corners: corners.filter((key) => !player.paidContacts.includes(key))
  };
}
function payingEdges(pack, player, place, placed, simplifiedCovering) {
  const here = unblocked(pack, player, place, placed, simplifiedCovering);
  const contacts = edgeContacts(pack, player, place, here);
  return contacts.filter(({ key }) => !player.paidContacts.includes(key));
}
function unblocked(pack, player, place, placed, simplifiedCovering) {
  const whole = lying(pack, placed);
  return simplifiedCovering ? withoutBlocked(pack, player, place, whole) : whole;
}
function edgeContacts(pack, player, place, here) {
  const spot = must(pack.actionBoardPlaces.places, place);
  return SIX.flatMap((side) => {
    const mine = symbolAt(here, side);
    const other = spot.across[side];
    const there = mine && other ? tileAt(pack, player, other) : void 0;
    const theirs = there && symbolAt(there, oppositeSide(side));
    return mine && other && theirs ? [{ key: [place, other].sort().join("|"), gains: [mine, theirs] }] : [];
  });
}
function withoutBlocked(pack, player, place, here) {
  const covered = actions.has(place) ? player.upgrades[place].map((placed) => lying(pack, placed)) : [];
  return {
    rotation: here.rotation,
    edges: here.edges.filter(
      (edge) => !covered.some((under2) => symbolAt(under2, turned(edge.side, here.rotation)))
    ),
    corners: here.corners.filter(
      (corner) => !covered.some((under2) => hasCorner(under2, turned(corner, here.rotation)))
    )
  };
}
function cityContacts(pack, state, site, tile, rotation) {
  const { corners } = must(pack.buildingById, tile);
  const here = { corners, edges: [], rotation };
  const hasBlueCorner = (id, corner) => {
    const there = state.buildings.find((building) => building.site === id);
    return there !== void 0 && hasCorner({ corners: must(pack.buildingById, there.tile).corners, rotation: there.rotation }, corner);
  };
  const { vertices } = must(pack.cityPlaces.places, site);
  const printed = SIX.filter(
    (corner) => hasCorner(here, corner) && pack.printedCorners.has(vertices[corner] ?? "")
  ).map((corner) => `${vertices[corner]}|${site}|printed`);
  return [...cornerContacts(pack.cityPlaces, site, here, hasBlueCorner), ...printed];
}
function cornerContacts(board, place, here, matches) {
  const { vertices } = must(board.places, place);
  return SIX.filter((corner) => hasCorner(here, corner)).flatMap((corner) => {
    const vertex = vertices[corner] ?? "";
    return (board.meeting.get(vertex) ?? []).filter((other) => other.place !== place && matches(other.place, other.corner)).map((other) => `${vertex}|${[place, other.place].sort().join("|")}`);
  });
}
var actions = new Set(ACTIONS);
function tileAt(pack, player, place) {
  const placed = actions.has(place) ? player.upgrades[place].at(-1) : player.walls.find((wall) => wall.cell === place);
  return placed && lying(pack, placed);
}
function lying(pack, { tile, rotation }) {
  const { corners, edges } = pack.upgradeById.get(tile) ?? must(pack.wallById, tile);
  return { corners, edges, rotation };
}
function symbolAt(tile, side) {
  const printed = printedAt(side, tile.rotation);
  return tile.edges.find((edge) => edge.side === printed)?.gain;
}
function hasCorner(tile, corner) {
  return tile.corners.includes(printedAt(corner, tile.rotation));
}

// lib/game/engine/phases/parler-pawn.ts
function plazaRing(pack) {
  return pack.city.plazaOrders.find((order) => order.players === 2)?.clockwise ?? [];
}
function freeSitesAt(pack, state, plaza) {
  const built = new Set(state.buildings.map((building) => building.site));
  return must(pack.plazaById, plaza).sites.filter((site) => !built.has(site));
}
function movePawn(work, steps2) {
  const from = work.state.parler?.plaza;
  if (from === void 0 || steps2 === 0) return;
  const ring = plazaRing(work.pack);
  const start2 = ring.indexOf(from) + steps2;
  const ahead = ring.map((_plaza, index) => ring[(start2 + index) % ring.length] ?? "");
  const plaza = ahead.find((candidate) => freeSitesAt(work.pack, work.state, candidate).length > 0);
  work.emit({ type: "ParlerPawnMoved", steps: steps2, ...plaza === void 0 ? {} : { plaza } });
}

// lib/game/engine/phases/plaza.ts
function claimsOn(pack, state, plaza) {
  const claims = /* @__PURE__ */ new Map();
  for (const { site, tile, seat, cube } of state.buildings) {
    if (!cube || seat === void 0 || must(pack.siteById, site).plaza !== plaza) continue;
    const printed = entries(must(pack.buildingById, tile).cost).reduce((sum, [, n]) => sum + n, 0);
    const surcharge = state.setup.options.tieIncludesSite ? must(pack.siteById, site).surcharge.gold : 0;
    const claim = claims.get(seat) ?? { seat, cubes: 0, cost: 0 };
    claims.set(seat, { seat, cubes: claim.cubes + 1, cost: claim.cost + printed + surcharge });
  }
  return [...claims.values()].sort((a, b) => a.seat - b.seat);
}
function majorityOf(claims) {
  const cubes = Math.max(0, ...claims.map((claim) => claim.cubes));
  const most = claims.filter((claim) => claim.cubes === cubes);
  const cost = Math.max(0, ...most.map((claim) => claim.cost));
  return most.filter((claim) => claim.cost === cost).map((claim) => claim.seat);
}
function completePlazaIfFull(work, seat, plaza) {
  const { sites } = must(work.pack.plazaById, plaza);
  const built = new Set(work.state.buildings.map((building) => building.site));
  if (!sites.every((site) => built.has(site))) return;
  const claims = claimsOn(work.pack, work.state, plaza);
  const both = majorityOf(claims);
  work.emit({ type: "PlazaCompleted", plaza, seat, sites, claims, both });
  if (work.state.parler?.plaza === plaza && !isAutomatic(work.state.setup, seat)) movePawn(work, 1);
  const state = work.state.plazas.find((candidate) => candidate.plaza === plaza);
  if (!state?.face) return;
  for (const claim of clockwiseFrom(seat, claims, work.state.players.length)) {
    if (isAutomatic(work.state.setup, claim.seat)) continue;
    const isBoth = both.includes(claim.seat);
    work.open({
      kind: "plaza-reward",
      seat: claim.seat,
      plaza,
      both: isBoth,
      source: { kind: "plaza", id: plaza },
      class: rewardClass(work, claim.seat, state, isBoth)
    });
  }
}
function rewardClass(work, seat, plaza, both) {
  const { turn, setup } = work.state;
  if (both || seat === turn.seat || !setup.options.deferPlazaRewards) return "now";
  const { upper, lower } = rewardsOf(work.pack, plaza);
  return [upper, lower].some((reward) => touchesShared(work.pack, work.state, seat, reward)) ? "now" : "deferred";
}
function clockwiseFrom(seat, claims, players) {
  const distance = (other) => (other - seat + players) % players;
  return [...claims].sort((a, b) => distance(a.seat) - distance(b.seat));
}
function rewardsOf(pack, plaza) {
  return must(pack.plazaFaceById, plaza.face ?? "");
}
function takeRewards(work, seat, plaza, reward) {
  const state = work.state.plazas.find((candidate) => candidate.plaza === plaza);
  if (!state?.face) throw new InvariantError(`plaza ${plaza} has no tile to be rewarded by`);
  const rewards = rewardsOf(work.pack, state);
  work.emit({ type: "PlazaRewardTaken", seat, plaza, reward });
  const source = { kind: "plaza", id: plaza };
  if (reward !== "lower") resolve(work, seat, rewards.upper, source);
  if (reward !== "upper") resolve(work, seat, rewards.lower, source);
}

// lib/game/engine/board/wheel.ts
var POSITIONS = 12;
function positionOf({ crane }, { sector }) {
  return (crane.arrow + sector) % POSITIONS;
}
function sectorAt({ crane }, position) {
  return (position - crane.arrow + POSITIONS) % POSITIONS;
}
function tileAt2(state, position) {
  return state.crane.tiles.find((tile) => positionOf(state, tile) === position);
}
var stepsAfterTurn = (arrow) => arrow + 1 === POSITIONS ? 2 : 1;

// lib/game/engine/actions/crane.ts
var WHEEL = { kind: "wheel" };
var takeActionTile = {
  refuse(game, seat, { position }) {
    const { state } = game;
    if (state.turn.tile) return reject("tile-already-taken", "CRANE-13");
    const tile = tileAt2(state, position);
    if (!tile) return reject("no-tile-there", "CRANE-14", { position });
    const { cost } = nth(game.pack.crane.positions, position);
    const refusal2 = refusePayment(playerAt(game, seat).goods, cost, "CRANE-7");
    if (refusal2) return refusal2;
    if (isUseful(game, seat, tile)) return void 0;
    const isOtherUseful = affordable(game, seat).some((other) => isUseful(game, seat, other));
    return isOtherUseful ? reject("actions-impossible", "TURN-7") : void 0;
  },
  candidates: (game, seat) => game.state.turn.tile ? [] : affordable(game, seat).map((tile) => ({
    type: "TakeActionTile",
    position: positionOf(game.state, tile)
  }))
};
function decideTakeActionTile(work, seat, { position }) {
  const tile = tileAt2(work.state, position);
  if (!tile) throw new InvariantError(`no action tile at position ${position}`);
  take(work, seat, tile);
}
function take(work, seat, { tile, sector, fivePoints }) {
  const { crane } = work.pack;
  const position = positionOf(work.state, { sector });
  const { cost, points, zone } = nth(crane.positions, position);
  pay(work, seat, cost, { kind: "crane", id: zone });
  const { bonus } = nth(crane.sectors, sector);
  const actions2 = actionsOf(work.pack, work.state, tile);
  work.emit({ type: "ActionTileTaken", seat, tile, position, sector, actions: actions2, ...bonus ? { bonus } : {} });
  const scored = fivePoints ? crane.overripeToken.points : points;
  scorePoints(work, seat, scored, { kind: "crane", id: fivePoints ? crane.overripeToken.id : zone });
  if (scored > 0) fire(work, seat, "crane-points");
}
function affordable(game, seat) {
  const { goods } = playerAt(game, seat);
  return game.state.crane.tiles.filter(
    (tile) => covers(goods, nth(game.pack.crane.positions, positionOf(game.state, tile)).cost)
  );
}
function isUseful(game, seat, tile) {
  const { pack, state } = game;
  if (actionsOf(pack, state, tile.tile).some(isAlwaysPossible)) return true;
  const { technologies } = playerAt(game, seat);
  if (technologies.some((owned) => must(pack.technologyById, owned.tile).use === "once")) return true;
  const work = new BlindWork(pack, state);
  take(work, seat, tile);
  return isMainPossible(pack, work.state, seat) || hasExtraAction(pack, work.state, seat);
}
function hasExtraAction(pack, state, seat) {
  const { extra, slotBonus } = state.turn;
  if (extra !== "none") return extra === "bought";
  const { goods } = nth((slotBonus ? withSlotBonus(pack, state, seat, slotBonus) : state).players, seat);
  return pack.playerBoard.extraAction.prices.some((price) => covers(goods, price));
}
function isMainPossible(pack, state, seat) {
  const { tile, slotBonus } = state.turn;
  if (!tile) return false;
  const actions2 = actionsOf(pack, state, tile.tile);
  const isIn = (possible) => actions2.some((action) => isPerformable(pack, possible, seat, { action, context: "main" }));
  return isIn(state) || slotBonus !== void 0 && isIn(withSlotBonus(pack, state, seat, slotBonus));
}
function actionsOf(pack, state, tile) {
  return must(pack.actionTileById, tile).sides[state.setup.variant.actionSide];
}
function withSlotBonus(pack, state, seat, bonus) {
  const work = new BlindWork(pack, state);
  if (isCollectable(bonus)) collect(work, seat, bonus);
  else if (bonus.kind === "buy-egg" && covers(work.player(seat).goods, bonus.cost)) buyEgg(work, seat, bonus);
  return work.state;
}
function isCollectable(bonus) {
  return bonus.kind !== "buy-egg" && bonus.kind !== "special-or-points";
}
var collectSlotBonus = {
  refuse({ state: { turn } }) {
    if (!turn.slotBonus) return reject("no-slot-bonus", "CRANE-10");
    return isCollectable(turn.slotBonus) ? void 0 : reject("not-collectable", "CRANE-11");
  },
  candidates: () => [{ type: "CollectSlotBonus" }]
};
function decideCollectSlotBonus(work, seat) {
  const { slotBonus } = work.state.turn;
  if (!slotBonus || !isCollectable(slotBonus)) throw new InvariantError("there is no slot bonus to collect");
  collect(work, seat, slotBonus);
}
function collect(work, seat, bonus) {
  work.emit({ type: "SlotBonusUsed", seat, how: "collected", bonus });
  resolve(work, seat, bonus, WHEEL);
  if (bonus.kind === "gold") fire(work, seat, "wheel-gold");
  if (bonus.kind === "stone") fire(work, seat, "wheel-stone");
  if (bonus.kind === "points") fire(work, seat, "crane-points");
}
var buyEggOffer = {
  refuse(game, seat) {
    const { slotBonus } = game.state.turn;
    if (slotBonus?.kind !== "buy-egg") return reject("no-egg-offer", "CRANE-11");
    return refusePayment(playerAt(game, seat).goods, slotBonus.cost, "CRANE-11");
  },
  candidates: () => [{ type: "BuyEgg" }]
};
function decideBuyEgg(work, seat) {
  const { slotBonus } = work.state.turn;
  if (slotBonus?.kind !== "buy-egg") throw new InvariantError("no egg is on offer");
  buyEgg(work, seat, slotBonus);
}
function buyEgg(work, seat, offer2) {
  pay(work, seat, offer2.cost, WHEEL);
  work.emit({ type: "SlotBonusUsed", seat, how: "bought", bonus: offer2 });
  gainGood(work, seat, "egg", 1, WHEEL);
}
var scoreSpecialPoints = {
  refuse: ({ state }) => state.turn.slotBonus?.kind === "special-or-points" ? void 0 : reject("no-special-right", "SPECIAL-4"),
  candidates: () => [{ type: "ScoreSpecialPoints" }]
};
function decideScoreSpecialPoints(work, seat) {
  turnSpecialIntoPoints(work, seat);
}
function turnSpecialIntoPoints(work, seat) {
  const { slotBonus } = work.state.turn;
  if (slotBonus?.kind !== "special-or-points")
    throw new InvariantError("there is no right to a special tile to be turned into points");
  work.emit({ type: "SlotBonusUsed", seat, how: "points", bonus: slotBonus });
  scorePoints(work, seat, slotBonus.n, WHEEL);
  fire(work, seat, "crane-points");
}

// lib/game/engine/actions/sequence.ts
function resolveInOrder(work, seat, effect, source) {
  const parts = effect.kind === "both" ? effect.of : [effect];
  for (const [index, part] of parts.entries()) {
    const then = combined(parts.slice(index + 1));
    if (part.kind === "choose-one") return oweChoice(work, seat, part, source, then);
    if (part.kind === "perform-action") return owePerformance(work, seat, part, source, then);
    resolve(work, seat, part, source);
  }
}
function owePerformance(work, seat, part, source, then) {
  if (source.id === void 0) throw new InvariantError(`an action owed by ${source.kind}, which is no tile`);
  work.open({
    kind: "perform",
    seat,
    source,
    class: "must",
    tile: source.id,
    action: part.action,
    ...part.discount ? { discount: part.discount } : {},
    ...then ? { then } : {}
  });
}
function combined(parts) {
  const [first] = parts;
  return parts.length > 1 ? { kind: "both", of: parts } : first;
}

// lib/game/engine/actions/impossible.ts
function impossibleParams(pack, state, seat, prospect) {
  switch (prospect.action) {
    case "construct-wall": {
      const { walls } = nth(state.players, seat);
      if (walls.length >= pack.actionBoard.wallCells.length) return { lacks: "cell" };
      return nearest(tilePrices(pack, state, seat, "wall", prospect)) ?? { lacks: "tile" };
    }
    case "construct-building": {
      const payable = payableSlots(pack, state, seat, "building", prospect);
      if (payable.length === 0)
        return nearest(tilePrices(pack, state, seat, "building", prospect)) ?? { lacks: "tile" };
      return nearest(sitePrices(pack, state, seat, payable, prospect)) ?? { lacks: "site" };
    }
    case "kings-road": {
      const space = nextRoadSpace(pack, state, seat);
      return space ? priceParams(nth(state.players, seat).goods, space.entry) : {};
    }
    case "upgrade-action":
      return { lacks: "tile" };
    case "manage-mines":
    case "manage-quarries":
      return {};
  }
}
function tilePrices(pack, state, seat, row, { context, discount }) {
  const { goods } = nth(state.players, seat);
  return openSlots(state, row, context).map((slot) => ({
    goods,
    cost: reduced(tileCost(pack, state, row, slot), discount),
    of: { tile: tileIn(state, row, slot) }
  }));
}
function sitePrices(pack, state, seat, slots, { discount }) {
  const free = pack.city.sites.filter((site) => !state.buildings.some((built) => built.site === site.id));
  return slots.flatMap((slot) => {
    const goods = goodsAfterTile(pack, state, seat, slot, discount);
    const cost = tileCost(pack, state, "building", slot);
    return free.map((site) => ({
      goods,
      cost: { gold: surchargeOf(site, cost, discount) },
      of: { site: site.id }
    }));
  });
}
function nearest(prices) {
  const [best] = [...prices].sort((a, b) => piecesShort(a) - piecesShort(b));
  return best && { ...best.of, ...priceParams(best.goods, best.cost) };
}
function piecesShort({ goods, cost }) {
  return shortages(goods, cost).reduce((sum, { short }) => sum + short, 0);
}

// lib/game/engine/actions/price.ts
function refusePrice(game, seat, prices, offered, rule) {
  if (!prices.some((price) => GOODS.every((good) => (price[good] ?? 0) === (offered[good] ?? 0))))
    return reject("wrong-price", rule);
  return refusePayment(playerAt(game, seat).goods, offered, rule);
}

// lib/game/engine/actions/rows.ts
var PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
  [0, 3],
  [1, 3],
  [2, 3]
];
function refuseSlot(state, row, slot) {
  const current = currentPerformance(state);
  if (!state.rows[row].slots[slot]) return reject("slot-empty", "HEX-5", { row, slot });
  if (slot === 3 && (!current || !hasSpecialRight(state, current.context)))
    return reject("special-right-needed", "SPECIAL-2", {
      row,
      ...current ? { context: current.context } : {}
    });
  return void 0;
}
function takableSlots(state, row) {
  const current = currentPerformance(state);
  return current ? openSlots(state, row, current.context) : [];
}
function takeTile(work, seat, row, slot) {
  const tile = tileIn(work.state, row, slot);
  const { slotBonus } = work.state.turn;
  if (slot === 3 && slotBonus) work.emit({ type: "SlotBonusUsed", seat, how: "special", bonus: slotBonus });
  work.emit({ type: "TileTaken", seat, row, slot, tile });
  if (!work.state.setup.options.refillOnDemand) refillSlot(work, row, slot);
  return tile;
}
function refillRow(work, row) {
  for (const slot of SLOTS) if (!work.state.rows[row].slots[slot]) refillSlot(work, row, slot);
}
function refillSlot(work, row, slot) {
  if (work.state.rows[row].stack[rarityOf(slot)] === 0) return;
  const [tile] = work.draw(stackFor(work.state, row, slot), 1);
  if (tile !== void 0) work.emit({ type: "RowRefilled", row, slot, tile });
}
function stackFor(state, row, slot) {
  return `${row}-${state.era}-${rarityOf(slot)}`;
}
function hasRefill(state, row) {
  return SLOTS.some((slot) => !state.rows[row].slots[slot] && state.rows[row].stack[rarityOf(slot)] > 0);
}
function refillForUse(work, action) {
  const row = rowOfAction(action);
  if (row && work.state.setup.options.refillOnDemand) refillRow(work, row);
}
var refillOnDemand = {
  refuse({ state }, _seat, { row }) {
    if (!state.setup.options.refillOnDemand) return reject("refill-not-offered", "DEV-3");
    return hasRefill(state, row) ? void 0 : reject("nothing-to-refill", "HEX-5", { row });
  },
  candidates: () => ROWS.map((row) => ({ type: "RefillRow", row }))
};
function decideRefillRow(work, _seat, { row }) {
  refillRow(work, row);
}
var refreshRow = {
  refuse(game, seat, { row, slots, pay: offered }) {
    const { state, pack } = game;
    const [a, b] = slots;
    if (state.turn.refreshed) return reject("already-refreshed", "REFRESH-1");
    if (a === b) return reject("wrong-slots", "REFRESH-2");
    if (!state.rows[row].slots[a] || !state.rows[row].slots[b])
      return reject("slot-empty", "REFRESH-5", { row });
    const refusal2 = refusePrice(game, seat, pack.playerBoard.rowRefresh.prices, offered, "REFRESH-1");
    if (refusal2) return refusal2;
    return staysPossible(game, seat, offered, { row, slots }) ? void 0 : reject("would-strand-action", "R-25");
  },
  candidates(game, seat) {
    const { pack, state } = game;
    if (state.turn.refreshed) return [];
    const { goods } = nth(state.players, seat);
    const prices = pack.playerBoard.rowRefresh.prices.filter((price) => covers(goods, price));
    const used = rowOfAction(currentPerformance(state)?.action);
    const elsewhere = prices.filter((price) => staysPossible(game, seat, price));
    return ROWS.flatMap(
      (row) => pairsIn(state, row).flatMap((slots) => {
        const paid = row === used ? elsewhere.filter((price) => staysPossible(game, seat, price, { row, slots })) : elsewhere;
        return paid.map((price) => ({ type: "RefreshRow", row, slots, pay: price }));
      })
    );
  },
  exact: true
};
function pairsIn(state, row) {
  const { slots } = state.rows[row];
  return PAIRS.filter((pair) => pair.every((slot) => slots[slot]));
}
function decideRefreshRow(work, seat, { row, slots, pay: offered }) {
  pay(work, seat, offered, { kind: "refresh" });
  refillRow(work, row);
  const [a, b] = slots;
  const before = work.state;
  const removed = [tileIn(before, row, a), tileIn(before, row, b)];
  work.emit({ type: "RowRefreshed", seat, row, slots, removed });
  for (const slot of [a, b].sort())
    work.putUnder(stackFor(work.state, row, slot), [tileIn(before, row, slot)]);
  for (const slot of [a, b].sort()) refillSlot(work, row, slot);
}
function staysPossible({ pack, state }, seat, offered, removed) {
  if (!currentPerformance(state)) return true;
  const work = new BlindWork(pack, state);
  pay(work, seat, offered, { kind: "refresh" });
  if (removed)
    for (const slot of removed.slots)
      work.emit({ type: "TileTaken", seat, row: removed.row, slot, tile: tileIn(state, removed.row, slot) });
  return isCurrentCompletable(pack, work.state, seat);
}

// lib/game/engine/actions/declare.ts
var declareAction = {
  refuse(game, seat, { action, context }) {
    if (currentPerformance(game.state)) return reject("finish-performance-first", "R-25");
    const refusal2 = refuseContext(game, seat, context);
    if (refusal2) return refusal2;
    const granted = technologyItem(game.state, seat, context);
    if (context === "main" && !mainActions(game).includes(action))
      return reject("action-not-on-tile", "CRANE-6", { action });
    if (granted && granted.action !== "any" && granted.action !== action)
      return reject("action-not-allowed", "TECH-G10", { action });
    const prospect = { action, context, discount: granted?.discount };
    if (isPerformable(game.pack, game.state, seat, prospect)) return void 0;
    if (action === "kings-road" && !nextRoadSpace(game.pack, game.state, seat))
      return reject("pawn-at-the-end", "ROAD-2");
    const lacking = impossibleParams(game.pack, game.state, seat, prospect);
    return reject("action-impossible", "TURN-6", { action, ...lacking });
  },
  candidates(game, seat) {
    const { turn } = game.state;
    if (currentPerformance(game.state)) return [];
    const contexts = [
      ...turn.tile && turn.main === "open" ? ["main"] : [],
      ...turn.extra === "bought" ? ["extra"] : [],
      ...itemsOf(game.state, seat, "perform").map((item) => `tech:${item.tile}`)
    ];
    return contexts.flatMap(
      (context) => actionsIn(game, context).map((action) => ({ type: "DeclareAction", action, context }))
    );
  }
};
function decideDeclareAction(work, seat, { action, context }) {
  refillForUse(work, action);
  const item = technologyItem(work.state, seat, context);
  if (item) work.close(item, "answered");
  const top = work.player(seat).upgrades[action].at(-1);
  work.emit({
    type: "ActionDeclared",
    seat,
    id: work.state.turn.performances.length + 1,
    action,
    context,
    ...top ? { top: top.tile } : {},
    ...item?.discount ? { discount: item.discount } : {},
    ...item?.then ? { then: item.then } : {}
  });
}
function refuseContext({ state }, seat, context) {
  if (context === "main") {
    if (!state.turn.tile) return reject("tile-not-taken", "TURN-4");
    return state.turn.main === "open" ? void 0 : reject("main-action-done", "TURN-2");
  }
  if (context === "extra")
    return state.turn.extra === "bought" ? void 0 : reject("extra-not-bought", "EXTRA-1");
  return technologyItem(state, seat, context) ? void 0 : reject("no-such-context", "TURN-3", { context });
}
function actionsIn(game, context) {
  const onTile = context === "main" && mainActions(game);
  return onTile ? ACTIONS.filter((action) => onTile.includes(action)) : ACTIONS;
}
function mainActions({ pack, state }) {
  return state.turn.tile ? actionsOf(pack, state, state.turn.tile.tile) : [];
}
function technologyItem(state, seat, context) {
  return itemsOf(state, seat, "perform").find((item) => `tech:${item.tile}` === context);
}
function finishPerformance(work, seat) {
  const current = currentPerformance(work.state);
  if (!current) throw new InvariantError("no performance is going on");
  work.emit({ type: "ActionDone", seat, id: current.id });
  if (current.then)
    resolveInOrder(work, seat, current.then, {
      kind: "technology",
      id: current.context.replace("tech:", "")
    });
}
var buyExtraAction = {
  refuse(game, seat, { pay: offered }) {
    if (game.state.turn.extra !== "none") return reject("extra-already-bought", "EXTRA-1");
    return refusePrice(game, seat, game.pack.playerBoard.extraAction.prices, offered, "EXTRA-1");
  },
  candidates: (game, seat) => game.pack.playerBoard.extraAction.prices.filter((price) => covers(playerAt(game, seat).goods, price)).map((price) => ({ type: "BuyExtraAction", pay: price }))
};
function decideBuyExtraAction(work, seat, { pay: offered }) {
  pay(work, seat, offered, { kind: "extra-action" });
  work.emit({ type: "ExtraActionBought", seat });
}

// lib/game/engine/actions/upgrade.ts
var placeUpgrade = {
  refuse({ state }, _seat, { slot }) {
    if (currentPerformance(state)?.action !== "upgrade-action")
      return reject("not-declared", "TURN-6", { action: "upgrade-action" });
    return refuseSlot(state, "upgrade", slot);
  },
  candidates({ state }) {
    if (currentPerformance(state)?.action !== "upgrade-action") return [];
    return takableSlots(state, "upgrade").flatMap(
      (slot) => SIX.map((rotation) => ({ type: "PlaceUpgrade", slot, rotation }))
    );
  },
  exact: true
};
function decidePlaceUpgrade(work, seat, { slot, rotation }) {
  const tile = must(work.pack.upgradeById, takeTile(work, seat, "upgrade", slot));
  const { simplifiedCovering } = work.state.setup.options;
  const contacts = actionBoardContacts(
    work.pack,
    work.player(seat),
    tile.action,
    tile.id,
    rotation,
    simplifiedCovering
  );
  const covered = work.player(seat).upgrades[tile.action].at(-1);
  work.emit({
    type: "UpgradePlaced",
    seat,
    action: tile.action,
    tile: tile.id,
    rotation,
    ...covered ? { covers: covered.tile } : {}
  });
  for (let step = 0; step < tile.university; step += 1)
    advanceAcademic(work, seat, "university", { kind: "upgrade", id: tile.id });
  gainContacts(work, seat, contacts);
  fire(work, seat, "upgrade-performed");
  finishPerformance(work, seat);
}
function gainContacts(work, seat, { edges, corners }) {
  for (const { key, gains } of edges) {
    work.emit({ type: "EdgeMatched", seat, contact: key, gains });
    for (const gain of gains) resolve(work, seat, gain, { kind: "edge" });
  }
  gainCorners(work, seat, "red-token", corners);
}
function gainCorners(work, seat, token, contacts) {
  if (contacts.length === 0) return;
  work.emit({ type: "CornersMatched", seat, token, contacts });
  gainToken(work, seat, token, contacts.length, { kind: "corner" });
}

// lib/game/engine/actions/building.ts
var placeBuilding = {
  refuse(game, seat, { slot, site: id, keepCube }) {
    const { state, pack } = game;
    const current = currentPerformance(state);
    if (current?.action !== "construct-building")
      return reject("not-declared", "TURN-6", { action: "construct-building" });
    const { discount } = current;
    const refusal2 = refuseSlot(state, "building", slot) ?? refusePayment(
      playerAt(game, seat).goods,
      reduced(tileCost(pack, state, "building", slot), discount),
      "BUILD-1"
    );
    if (refusal2) return refusal2;
    const site = pack.siteById.get(id);
    if (!site) return reject("unknown-site", "BUILD-3", { site: id });
    if (state.buildings.some((building) => building.site === id))
      return reject("site-taken", "BUILD-3", { site: id });
    const surcharge = surchargeOf(site, tileCost(pack, state, "building", slot), discount);
    const left = goodsAfterTile(pack, state, seat, slot, discount);
    return refusePayment(left, { gold: surcharge }, "BUILD-5", { site: id }) ?? (keepCube && !mayKeepCube(pack, state, seat, slot, discount) ? reject("no-cube-choice", "R-65") : void 0);
  },
  candidates(game, seat) {
    const current = currentPerformance(game.state);
    if (current?.action !== "construct-building") return [];
    return payableSlots(game.pack, game.state, seat, "building", current).flatMap((slot) => {
      const mayKeep = mayKeepCube(game.pack, game.state, seat, slot, current.discount);
      return payableSites(game.pack, game.state, seat, slot, current.discount).flatMap(
        (site) => SIX.flatMap((rotation) => {
          const here = { type: "PlaceBuilding", slot, site: site.id, rotation };
          return mayKeep ? [here, { ...here, keepCube: true }] : [here];
        })
      );
    });
  },
  exact: true
};
function decidePlaceBuilding(work, seat, { slot, site: id, rotation, keepCube }) {
  const discount = currentPerformance(work.state)?.discount;
  const site = must(work.pack.siteById, id);
  const source = { kind: "building", id: tileIn(work.state, "building", slot) };
  pay(work, seat, reduced(tileCost(work.pack, work.state, "building", slot), discount), source);
  const tile = must(work.pack.buildingById, takeTile(work, seat, "building", slot));
  resolve(work, seat, tile.gain, source);
  pay(work, seat, { gold: surchargeOf(site, tile.cost, discount) }, { kind: "site", id });
  const contacts = cityContacts(work.pack, work.state, id, tile.id, rotation);
  const cube = tile.cubeSpace && work.player(seat).cubes > 0 && !keepCube;
  work.emit({ type: "BuildingPlaced", seat, tile: tile.id, site: id, rotation, cube });
  scorePoints(work, seat, site.points, { kind: "site", id });
  gainCorners(work, seat, "blue-token", contacts);
  afterBuilding(work, seat, tile, site);
  finishPerformance(work, seat);
  completePlazaIfFull(work, seat, site.plaza);
}
function afterBuilding(work, seat, tile, site) {
  if (!tile.cubeSpace) {
    const around = work.state.buildings.filter(
      (building) => must(work.pack.siteById, building.site).plaza === site.plaza
    );
    scorePoints(work, seat, around.length, { kind: "plaza-buildings", id: site.plaza });
  }
  fire(work, seat, tile.icon ? "building-with-icon" : "building-without-icon");
  if (tile.icon) resolve(work, seat, { kind: "cathedral-step", n: 1 }, { kind: "building", id: tile.id });
}

// lib/game/engine/actions/choices.ts
var chooseAlternative = {
  answers: "choice",
  refuse({ state }, seat, { item: id, option }) {
    const item = itemsOf(state, seat, "choice").find((open) => open.id === id);
    if (!item) return reject("no-open-item", "TIMING-6");
    return item.of[option] ? void 0 : reject("unknown-option", "TIMING-6");
  },
  candidates: ({ state }, seat) => itemsOf(state, seat, "choice").flatMap(
    (item) => item.of.map((_effect, option) => ({ type: "ChooseAlternative", item: item.id, option }))
  )
};
function decideChooseAlternative(work, seat, { item: id, option }) {
  const item = mustItem(work.state, seat, "choice", (open) => open.id === id);
  work.close(item, "answered");
  resolve(work, seat, nth(item.of, option), item.source);
  if (item.then) resolveInOrder(work, seat, item.then, item.source);
}
var chooseProductionKind = {
  answers: "production-kind",
  refuse({ state }, seat, { item: id, what }) {
    if (!itemsOf(state, seat, "production-kind").some((open) => open.id === id))
      return reject("no-open-item", "TECH-IV6");
    const track = what === "gold" ? "gold-mine" : "quarry";
    return isTokenOpen(state.items, seat, track) ? reject("token-first", "MINE-5", { track }) : void 0;
  },
  candidates: ({ state }, seat) => itemsOf(state, seat, "production-kind").flatMap(
    (item) => ["gold", "stone"].map((what) => ({
      type: "ChooseProductionKind",
      item: item.id,
      what
    }))
  )
};
function decideChooseProductionKind(work, seat, { item: id, what }) {
  const item = mustItem(work.state, seat, "production-kind", (open) => open.id === id);
  work.close(item, "answered");
  produce(work, seat, what);
  if (item.then) resolveInOrder(work, seat, item.then, item.source);
}
var chooseProductionToken = {
  answers: "production-token",
  refuse({ state }, seat, { track, token }) {
    if (!isTokenOpen(state.items, seat, track)) return reject("no-open-item", "PROD-1", { track });
    return state.river.includes(token) ? void 0 : reject("token-not-in-river", "PROD-1", { token });
  },
  candidates: ({ state }, seat) => itemsOf(state, seat, "production-token").flatMap(
    ({ track }) => state.river.map((token) => ({ type: "ChooseProductionToken", track, token }))
  )
};
function decideChooseProductionToken(work, seat, { track, token }) {
  work.close(
    mustItem(work.state, seat, "production-token", (open) => open.track === track),
    "answered"
  );
  work.emit({ type: "ProductionTokenTaken", seat, track, token });
}
var choosePlazaReward = {
  answers: "plaza-reward",
  refuse({ state }, seat, { plaza }) {
    const item = itemsOf(state, seat, "plaza-reward").find((open) => open.plaza === plaza && !open.both);
    if (!item) return reject("no-open-item", "PLAZA-4", { plaza });
    return isNow(state, item) ? void 0 : reject("no-open-item", "DEV-1", { plaza });
  },
  candidates: ({ state }, seat) => itemsOf(state, seat, "plaza-reward").flatMap(
    ({ plaza }) => ["upper", "lower"].map((reward) => ({ type: "ChoosePlazaReward", plaza, reward }))
  )
};
function decideChoosePlazaReward(work, seat, { plaza, reward }) {
  work.close(
    mustItem(work.state, seat, "plaza-reward", (open) => open.plaza === plaza),
    "answered"
  );
  takeRewards(work, seat, plaza, reward);
}
var choosePlazaTile = {
  answers: "plaza-tile",
  refuse({ state }, seat, { plaza }) {
    if (itemsOf(state, seat, "plaza-tile").length === 0) return reject("no-open-item", "TECH-IV5");
    const found = state.plazas.find((candidate) => candidate.plaza === plaza);
    if (!found) return reject("unknown-plaza", "TECH-IV5", { plaza });
    return found.face ? void 0 : reject("plaza-without-tile", "PLAZA-12", { plaza });
  },
  candidates: ({ state }) => state.plazas.filter((plaza) => plaza.face).map(({ plaza }) => ({ type: "ChoosePlazaTile", plaza }))
};
function decideChoosePlazaTile(work, seat, { plaza }) {
  work.close(mustItem(work.state, seat, "plaza-tile"), "answered");
  takeRewards(work, seat, plaza, "both");
}

// lib/game/engine/actions/technology.ts
var chooseTechnology = {
  answers: "technology",
  refuse(game, seat, { tile }) {
    if (itemsOf(game.state, seat, "technology").length === 0) return reject("no-open-item", "TECH-G2");
    return offering(game, seat, tile) ? void 0 : reject("not-offered", "TECH-G2", { tile });
  },
  candidates: (game, seat) => itemsOf(game.state, seat, "technology").flatMap(
    (item) => (game.offered(item.id) ?? []).map((tile) => ({ type: "ChooseTechnology", tile }))
  )
};
function decideChooseTechnology(work, seat, { tile }) {
  const { level, use } = must(work.pack.technologyById, tile);
  const item = mustItem(work.state, seat, "technology", (open) => open.level === level && open.drawn);
  const returned = work.returnOffer(item.id, tile, `technology-${level}`);
  const isOverdue = item.class === "now" && seat === work.state.turn.seat && work.state.setup.options.asyncTechnology;
  work.emit({ type: "TechnologyChosen", seat, level, tile, active: use === "once" || isOverdue, returned });
  work.close(item, "answered");
  drawForWaiting(work, level);
}
function offering(game, seat, tile) {
  return itemsOf(game.state, seat, "technology").find((item) => game.offered(item.id)?.includes(tile));
}
function drawForWaiting(work, level) {
  const waiting = work.state.items.find(
    (item) => item.kind === "technology" && item.level === level && !item.drawn
  );
  if (waiting) drawTechnologies(work, level, waiting.id);
}
var useTechnology = {
  refuse(game, seat, { tile, grid }) {
    const owned = playerAt(game, seat).technologies.find((technology) => technology.tile === tile);
    if (!owned) return reject("not-your-technology", "TECH-G8", { tile });
    const { use, effect } = must(game.pack.technologyById, tile);
    if (use !== "once") return reject("not-single-use", "TECH-G6", { tile });
    if (effect.kind === "climb") {
      if (!grid) return reject("grid-needed", "TECH-III2");
      return canMoveUp(game.pack, game.state, seat, grid) ? void 0 : reject("no-row-above", "GRID-14", { grid });
    }
    if (grid) return reject("wrong-grid", "TECH-III2", { grid });
    const track = producedTrack(effect);
    return track && isTokenOpen(game.state.items, seat, track) ? reject("token-first", "MINE-5", { track }) : void 0;
  },
  candidates(game, seat) {
    return playerAt(game, seat).technologies.flatMap(({ tile }) => {
      const isClimb = must(game.pack.technologyById, tile).effect.kind === "climb";
      return isClimb ? GRIDS.map((grid) => ({ type: "UseTechnology", tile, grid })) : [{ type: "UseTechnology", tile }];
    });
  }
};
function decideUseTechnology(work, seat, { tile, grid }) {
  const { effect } = must(work.pack.technologyById, tile);
  work.emit({ type: "TechnologyUsed", seat, tile });
  if (effect.kind !== "climb") return resolveInOrder(work, seat, effect, { kind: "technology", id: tile });
  for (let row = 0; grid && row < effect.n; row += 1) moveUp(work, seat, grid, "climb");
}
function producedTrack(effect) {
  const [first] = effect.kind === "both" ? effect.of : [effect];
  if (first?.kind !== "produce") return void 0;
  return first.what === "gold" ? "gold-mine" : "quarry";
}

// lib/game/engine/actions/means.ts
var USELESS = /* @__PURE__ */ new Set([
  "points",
  "points-per",
  "university",
  "gold-mine",
  "quarry",
  "climb",
  "wall-step",
  "cathedral-step",
  "wall-or-cathedral-step"
]);
function meansLeft(game, seat) {
  const { pack, state } = game;
  if (rowsOfTile(pack, state).some((row) => hasRefill(state, row))) return "refill";
  if (!isMainPossible(pack, withPlenty(pack, state, seat), seat)) return void 0;
  if (hasExtraAction(pack, state, seat)) return "extra-action";
  if (playerAt(game, seat).technologies.some(({ tile }) => isTechnologyUseful(game, seat, tile)))
    return "technology";
  if (hasUsefulBonus(pack, state)) return "upgrade-bonus";
  return state.items.some((item) => item.seat === seat && isItemUseful(game, item)) ? "open-item" : void 0;
}
function rowsOfTile(pack, state) {
  const shown = state.turn.tile && must(pack.actionTileById, state.turn.tile.tile);
  const actions2 = shown?.sides[state.setup.variant.actionSide] ?? [];
  return ROWS.filter((row) => actions2.some((action) => rowOfAction(action) === row));
}
function withPlenty(pack, state, seat) {
  const player = nth(state.players, seat);
  const { gold, stone } = pack.playerBoard.limits;
  const rich = { ...player, goods: { ...player.goods, gold, stone, egg: 1 } };
  return { ...state, players: withAt(state.players, seat, rich) };
}
function isTechnologyUseful(game, seat, tile) {
  const { use, effect } = must(game.pack.technologyById, tile);
  if (use !== "once" || !mayPay(effect)) return false;
  return [void 0, ...GRIDS].some(
    (grid) => !useTechnology.refuse(game, seat, { type: "UseTechnology", tile, ...grid ? { grid } : {} })
  );
}
function hasUsefulBonus(pack, { turn }) {
  return turn.performances.some(
    (performance) => bonusCandidates(performance).some((tile) => mayPay(must(pack.upgradeById, tile).bonus))
  );
}
function isItemUseful({ pack, state }, item) {
  switch (item.kind) {
    case "choice":
      return item.of.some(mayPay) || item.then !== void 0 && mayPay(item.then);
    case "road":
      return item.class === "must";
    case "road-egg":
      return isEggUseful(pack, state, item);
    case "technology":
      return item.level === "III" || item.level === "IV";
    case "perform":
      return (item.action === "any" ? ACTIONS : [item.action]).some(
        (action) => isPerformable(pack, state, item.seat, {
          action,
          context: `tech:${item.tile}`,
          discount: item.discount
        })
      );
    case "production-kind":
    case "plaza-tile":
      return true;
    default:
      return false;
  }
}
function isEggUseful(pack, state, { seat, space }) {
  const egg = pack.roadSpaceByNumeral.get(space)?.egg;
  return egg?.kind === "pay" && mayPay(egg.gain) && covers(nth(state.players, seat).goods, egg.cost);
}
function mayPay(effect) {
  if (effect.kind === "both" || effect.kind === "choose-one") return effect.of.some(mayPay);
  return !USELESS.has(effect.kind);
}

// lib/game/engine/actions/upgrade-bonus.ts
var collectUpgradeBonus = {
  refuse({ state }, _seat, { performance: id, tile }) {
    const performance = state.turn.performances.find((candidate) => candidate.id === id);
    if (!performance) return reject("no-candidate", "UPGRADE-5");
    if (performance.paid) return reject("already-paid", "UPGRADE-9");
    return bonusCandidates(performance).includes(tile) ? void 0 : reject("no-candidate", "UPGRADE-5", { tile });
  },
  candidates: ({ state }) => state.turn.performances.flatMap(
    (performance) => bonusCandidates(performance).map((tile) => ({
      type: "CollectUpgradeBonus",
      performance: performance.id,
      tile
    }))
  )
};
function decideCollectUpgradeBonus(work, seat, { performance, tile }) {
  collectBonus(work, seat, performance, tile);
}
function collectBonus(work, seat, performance, tile) {
  work.emit({ type: "UpgradeBonusCollected", seat, performance, tile });
  resolve(work, seat, must(work.pack.upgradeById, tile).bonus, { kind: "upgrade", id: tile });
}
function bonusClass(pack, performance) {
  const candidates = bonusCandidates(performance);
  if (candidates.length === 0) return void 0;
  if (performance.top === void 0) return "lapse";
  if (candidates.length > 1) return "must";
  return holdsChoice(must(pack.upgradeById, performance.top).bonus) ? "must" : "auto";
}
function holdsChoice(effect) {
  return effect.kind === "choose-one" || effect.kind === "both" && effect.of.some(holdsChoice);
}
function collectUpgradeBonuses(work, seat) {
  for (const performance of work.state.turn.performances)
    if (bonusClass(work.pack, performance) === "auto" && performance.top !== void 0)
      collectBonus(work, seat, performance.id, performance.top);
}
function lapseUpgradeBonuses(work, seat) {
  for (const performance of work.state.turn.performances)
    if (bonusClass(work.pack, performance) === "lapse")
      work.emit({ type: "UpgradeBonusLapsed", seat, performance: performance.id });
}

// lib/game/engine/actions/end-turn.ts
var skipMainAction = {
  refuse(game, seat) {
    const { pack, state } = game;
    if (!state.turn.tile) return reject("tile-not-taken", "TURN-4");
    if (state.turn.main === "done") return reject("main-action-done", "TURN-2");
    if (currentPerformance(state)) return reject("finish-performance-first", "R-25");
    if (isMainPossible(pack, state, seat)) return reject("main-action-possible", "R-17");
    const means = meansLeft(game, seat);
    return means && reject("main-action-possible", "R-17", { means });
  },
  candidates: () => [{ type: "SkipMainAction" }]
};
function decideSkipMainAction(work, seat) {
  work.emit({ type: "MainActionSkipped", seat });
}
var endTurn = {
  refuse({ pack, state }, seat) {
    if (!state.turn.tile) return reject("tile-not-taken", "CRANE-13");
    if (currentPerformance(state)) return reject("finish-performance-first", "R-25");
    if (state.turn.main === "open") return reject("main-action-open", "TURN-2");
    const owed = state.items.find((item) => item.seat === seat && isOwed(pack, state, item));
    if (owed) return reject("must-be-resolved", "TURN-8", { kind: owed.kind });
    const hasBonusChoice = state.turn.performances.some(
      (performance) => bonusClass(pack, performance) === "must"
    );
    return hasBonusChoice ? reject("must-be-resolved", "UPGRADE-11", { kind: "upgrade-bonus" }) : void 0;
  },
  candidates: () => [{ type: "EndTurn" }]
};
function isOwed(pack, state, item) {
  if (item.class !== "must" && item.class !== "now") return false;
  if (item.kind === "perform") {
    const actions2 = item.action === "any" ? pack.actionTiles.actions.map((action) => action.id) : [item.action];
    return actions2.some(
      (action) => isPerformable(pack, state, item.seat, {
        action,
        context: `tech:${item.tile}`,
        discount: item.discount
      })
    );
  }
  if (item.kind === "sideways")
    return gridsOf(item.grid).some((grid) => canMoveSideways(pack, state, item.seat, grid));
  return true;
}
function gridsOf(grid) {
  return grid === "either" ? ["hunger-wall", "cathedral"] : [grid];
}
var discardWindows = {
  answers: "windows",
  refuse(game, seat, { keep }) {
    if (itemsOf(game.state, seat, "windows").length === 0) return reject("no-open-item", "WINDOW-3");
    const { goods } = playerAt(game, seat);
    const isWhole = keep["gold-window"] + keep["silver-window"] === game.pack.playerBoard.limits.windowsKeptAtEndOfTurn;
    const isHeld = keep["gold-window"] <= goods["gold-window"] && keep["silver-window"] <= goods["silver-window"];
    return isWhole && isHeld && keep["gold-window"] >= 0 && keep["silver-window"] >= 0 ? void 0 : reject("wrong-number-of-windows", "WINDOW-3", {
      keep: game.pack.playerBoard.limits.windowsKeptAtEndOfTurn,
      asked: keep["gold-window"] + keep["silver-window"]
    });
  },
  candidates({ pack }) {
    const kept = pack.playerBoard.limits.windowsKeptAtEndOfTurn;
    return Array.from({ length: kept + 1 }, (_, gold) => ({
      type: "DiscardWindows",
      keep: { "gold-window": gold, "silver-window": kept - gold }
    }));
  }
};

// lib/game/engine/actions/manage.ts
var manageMines = {
  refuse: (game, seat, { choice }) => refuseManage(game, seat, choice, "manage-mines", "gold-mine"),
  candidates: () => [
    { type: "ManageMines", choice: "increase" },
    { type: "ManageMines", choice: "produce" }
  ]
};
var manageQuarries = {
  refuse: (game, seat, { choice }) => refuseManage(game, seat, choice, "manage-quarries", "quarry"),
  candidates: () => [
    { type: "ManageQuarries", choice: "increase" },
    { type: "ManageQuarries", choice: "produce" }
  ]
};
function decideManageMines(work, seat, { choice }) {
  manage(work, seat, choice, "manage-mines", "gold-mine");
}
function decideManageQuarries(work, seat, { choice }) {
  manage(work, seat, choice, "manage-quarries", "quarry");
}
function refuseManage({ state }, seat, choice, action, track) {
  if (currentPerformance(state)?.action !== action) return reject("not-declared", "TURN-6", { action });
  if (choice === "produce" && isTokenOpen(state.items, seat, track))
    return reject("token-first", "MINE-5", { track });
  return void 0;
}
function manage(work, seat, choice, action, track) {
  const resource = track === "gold-mine" ? "gold" : "stone";
  const source = { kind: "action", id: action };
  if (choice === "produce") produce(work, seat, resource);
  else {
    gainGood(work, seat, resource, 1, source);
    advanceProduction(work, seat, track, source);
  }
  finishPerformance(work, seat);
}

// lib/game/engine/phases/scoring.ts
function endPlay(work) {
  work.emit({ type: "LastCallStarted" });
}
function startScoring(work) {
  work.emit({ type: "ScoringStarted" });
  payUnfinishedPlazas(work);
}
function payUnfinishedPlazas(work) {
  for (const plaza of work.state.plazas) {
    if (plaza.evaluated || !plaza.face) continue;
    for (const { seat } of claimsOn(work.pack, work.state, plaza.plaza)) {
      if (isAutomatic(work.state.setup, seat)) continue;
      work.emit({ type: "PlazaRewardTaken", seat, plaza: plaza.plaza, reward: "lower" });
      resolve(work, seat, rewardsOf(work.pack, plaza).lower, { kind: "plaza", id: plaza.plaza });
    }
  }
}
function rankingOf(scores) {
  return [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a);
}
function withUnfinishedPlazas(pack, state) {
  const work = new BlindWork(pack, state);
  work.emit({ type: "ScoringStarted" });
  payUnfinishedPlazas(work);
  return work.state;
}

// lib/game/engine/phases/turn-end.ts
function finishTurn(work, seat) {
  const turn = work.state.turnsDone + 1;
  const clock = must(work.pack.clockByPlayers, work.state.setup.players);
  const isEraChange = turn === clock.eraTwoAfterTurn;
  if (work.state.setup.options.refillOnDemand && !isEraChange) for (const row of ROWS) refillRow(work, row);
  work.emit({ type: "TurnEnded", seat, turn });
  turnWheel(work);
  if (clock.dropsAfterTurns.includes(turn))
    work.emit({ type: "PlatformMoved", left: work.state.crane.platform - 1 });
  if (isEraChange) changeEra(work);
  const players = work.state.players.length;
  if (turn === work.pack.crane.turnsPerPlayer * players) endPlay(work);
  else work.emit({ type: "TurnStarted", seat: turn % players, turn: turn + 1 });
}
function turnWheel(work) {
  const before = work.state.crane;
  const steps2 = stepsAfterTurn(before.arrow);
  const passed = before.tiles.filter((tile) => positionOf(work.state, tile) + steps2 >= POSITIONS).sort((a, b) => positionOf(work.state, b) - positionOf(work.state, a));
  work.emit({ type: "WheelTurned", arrow: (before.arrow + steps2) % POSITIONS, steps: steps2 });
  const onTheirWay = new Set(passed.map((tile) => tile.tile));
  for (const tile of passed) {
    recycle(work, tile, onTheirWay);
    onTheirWay.delete(tile.tile);
  }
  const used = work.state.turn.tile;
  if (used)
    work.emit({ type: "ActionTileReturned", tile: used.tile, sector: sectorAt(work.state, 0), position: 0 });
}
function recycle(work, tile, onTheirWay) {
  const others = work.state.crane.tiles.filter((other) => !onTheirWay.has(other.tile));
  const taken = new Set(others.map((other) => positionOf(work.state, other)));
  const isFree = (position2) => position2 !== 0 && position2 !== work.state.crane.arrow && !taken.has(position2);
  const position = ["green", "red"].flatMap(
    (zone) => work.pack.crane.positions.filter((p) => p.zone === zone && isFree(p.index))
  )[0]?.index;
  if (position !== void 0)
    work.emit({
      type: "ActionTileRecycled",
      tile: tile.tile,
      sector: sectorAt(work.state, position),
      position
    });
}
function changeEra(work) {
  const deal2 = (row) => dealRow(row, "II", (stack, count) => work.draw(stack, count), countsOf(work, row));
  work.emit({
    type: "EraChanged",
    era: "II",
    rows: { upgrade: deal2("upgrade"), wall: deal2("wall"), building: deal2("building") }
  });
}
function countsOf(work, row) {
  const family = { upgrade: work.pack.upgrades, wall: work.pack.walls, building: work.pack.buildings }[row].filter((tile) => tile.era === "II");
  const special = family.filter((tile) => tile.special).length;
  return { normal: family.length - special, special };
}
function dealRow(row, era, draw3, counts) {
  const normal = draw3(`${row}-${era}-normal`, Math.min(3, counts.normal));
  const special = draw3(`${row}-${era}-special`, Math.min(1, counts.special));
  const slots = [
    ...normal,
    ...Array.from({ length: 3 - normal.length }, () => null),
    ...special,
    ...Array.from({ length: 1 - special.length }, () => null)
  ];
  return {
    slots,
    stack: { normal: counts.normal - normal.length, special: counts.special - special.length }
  };
}

// lib/game/engine/actions/road.ts
var advanceRoad = {
  refuse(game, seat) {
    if (currentPerformance(game.state)?.action !== "kings-road")
      return reject("not-declared", "TURN-6", { action: "kings-road" });
    const space = nextRoadSpace(game.pack, game.state, seat);
    if (!space) return reject("pawn-at-the-end", "ROAD-2");
    return refusePayment(playerAt(game, seat).goods, space.entry, "ROAD-13");
  },
  candidates: () => [{ type: "AdvanceRoad" }]
};
function decideAdvanceRoad(work, seat) {
  const space = nextRoadSpace(work.pack, work.state, seat);
  if (!space) throw new InvariantError("the pawn is at the end of the road");
  pay(work, seat, space.entry, { kind: "road", id: space.id });
  work.emit({ type: "RoadAdvanced", seat, to: work.player(seat).road + 1, space: space.space });
  if (space.bridgeStack) drawBridgeTiles(work, seat, space.bridgeStack);
  else openRoadEffects(work, seat, space);
  finishPerformance(work, seat);
}
function openRoadEffects(work, seat, space) {
  const source = { kind: "road", id: space.id };
  const free = freeEffectOf(work.pack, work.state, space);
  if (free && free.kind !== "ability")
    work.open({ kind: "road", seat, space: space.space, source, class: freeClass(free) });
  if (space.egg) work.open({ kind: "road-egg", seat, space: space.space, source, class: "lapse" });
}
function freeClass(effect) {
  if (effect.kind === "pay") return "lapse";
  return hasChoice(effect) ? "must" : "auto";
}
function hasChoice(effect) {
  return effect.kind === "choose-one" || effect.kind === "both" && effect.of.some(hasChoice);
}
function drawBridgeTiles(work, seat, stack) {
  const left = work.state.bridgeStacks[stack];
  const count = stack === "IV" ? Math.min(work.pack.bridge.drawForIV, left) : left;
  if (count === 0) return;
  const item = work.open({ kind: "bridge-tile", seat, stack, source: { kind: "bridge" }, class: "now" });
  const tiles = work.draw(`bridge-${stack}`, count);
  work.emit({
    type: "BridgeTilesDrawn",
    seat,
    stack,
    count,
    item,
    ...stack === "V" && work.state.openV ? { open: true } : {}
  });
  work.offer(item, tiles);
}
function spaceOf(game, space) {
  return must(game.pack.roadSpaceByNumeral, space);
}
function freeOf(game, space) {
  return freeEffectOf(game.pack, game.state, spaceOf(game, space));
}
var resolveRoadEffect = {
  refuse(game, seat, { space, option }) {
    const free = freeOf(game, space);
    if (!free || !itemsOf(game.state, seat, "road").some((item) => item.space === space))
      return reject("no-open-item", "ROAD-5", { space });
    const isKnown = free.kind === "choose-one" ? option !== void 0 && free.of[option] : option === void 0;
    if (!isKnown) return reject("unknown-option", "ROAD-6");
    return free.kind === "pay" ? refusePayment(playerAt(game, seat).goods, free.cost, "ROAD-7") : void 0;
  },
  candidates: (game, seat) => itemsOf(game.state, seat, "road").flatMap(({ space }) => {
    const free = freeOf(game, space);
    if (free?.kind !== "choose-one") return [{ type: "ResolveRoadEffect", space }];
    return free.of.map((_effect, option) => ({ type: "ResolveRoadEffect", space, option }));
  })
};
function decideResolveRoadEffect(work, seat, { space, option = 0 }) {
  const free = freeOf(work, space);
  if (!free) throw new InvariantError(`road space ${space} has no effect of its own`);
  work.close(
    mustItem(work.state, seat, "road", (open) => open.space === space),
    "answered"
  );
  gainRoadEffect(work, seat, spaceOf(work, space).id, free, option);
}
function gainRoadEffect(work, seat, id, effect, option) {
  const source = { kind: "road", id };
  if (effect.kind === "pay") {
    pay(work, seat, effect.cost, source);
    resolve(work, seat, effect.gain, source);
  } else if (effect.kind === "choose-one") {
    resolve(work, seat, nth(effect.of, option), source);
  } else resolve(work, seat, effect, source);
}
var resolveRoadEgg = {
  refuse(game, seat, { space, option }) {
    const offer2 = eggOffer(game, space);
    if (!offer2 || !itemsOf(game.state, seat, "road-egg").some((item) => item.space === space))
      return reject("no-open-item", "ROAD-4", { space });
    if (!offer2.alternatives[option]) return reject("unknown-option", "ROAD-4");
    return refusePayment(playerAt(game, seat).goods, offer2.cost, "ROAD-4");
  },
  candidates: (game, seat) => itemsOf(game.state, seat, "road-egg").flatMap(
    ({ space }) => (eggOffer(game, space)?.alternatives ?? []).map((_effect, option) => ({
      type: "ResolveRoadEgg",
      space,
      option
    }))
  )
};
function decideResolveRoadEgg(work, seat, { space, option }) {
  const offer2 = eggOffer(work, space);
  if (!offer2) throw new InvariantError(`road space ${space} offers nothing for an egg`);
  const source = { kind: "road", id: spaceOf(work, space).id };
  work.close(
    mustItem(work.state, seat, "road-egg", (open) => open.space === space),
    "answered"
  );
  pay(work, seat, offer2.cost, source);
  resolve(work, seat, nth(offer2.alternatives, option), source);
}
function eggOffer(game, space) {
  const egg = spaceOf(game, space).egg;
  if (egg?.kind !== "pay") return void 0;
  return { cost: egg.cost, alternatives: egg.gain.kind === "choose-one" ? egg.gain.of : [egg.gain] };
}

// lib/game/engine/actions/ending.ts
function decideEndTurn(work, seat) {
  collectOpenThings(work, seat);
  if (work.state.items.some((item) => item.seat === seat && isOwed(work.pack, work.state, item))) return;
  dropOpenThings(work, seat);
  discardOrFinish(work, seat);
}
function collectOpenThings(work, seat) {
  const { slotBonus } = work.state.turn;
  if (slotBonus && isCollectable(slotBonus)) collect(work, seat, slotBonus);
  else if (slotBonus?.kind === "special-or-points") turnSpecialIntoPoints(work, seat);
  collectUpgradeBonuses(work, seat);
  for (const item of work.state.items) if (item.seat === seat) carryOutItem(work, seat, item);
}
function carryOutItem(work, seat, item) {
  if (item.class === "must" && !isOwed(work.pack, work.state, item)) {
    work.close(item, "moot");
    if (item.kind === "perform" && item.then) resolveInOrder(work, seat, item.then, item.source);
  }
  if (item.class !== "auto" || item.kind !== "road") return;
  work.close(item, "automatic");
  const space = work.pack.roadSpaceByNumeral.get(item.space);
  const free = space && freeEffectOf(work.pack, work.state, space);
  if (free) gainRoadEffect(work, seat, space.id, free, 0);
}
function dropOpenThings(work, seat) {
  const { slotBonus, extra } = work.state.turn;
  if (slotBonus) work.emit({ type: "SlotBonusUsed", seat, how: "lapsed", bonus: slotBonus });
  if (extra === "bought") work.emit({ type: "ExtraActionLapsed", seat });
  lapseUpgradeBonuses(work, seat);
  for (const item of work.state.items)
    if (item.seat === seat && item.class === "lapse") work.close(item, "lapsed");
}
function discardOrFinish(work, seat) {
  const { goods } = work.player(seat);
  const gold = goods["gold-window"];
  const silver = goods["silver-window"];
  const surplus = gold + silver - work.pack.playerBoard.limits.windowsKeptAtEndOfTurn;
  if (surplus > 0 && gold > 0 && silver > 0) {
    const source = holds(work.state, "source-of-windows") ? "turn-end" : "extra-action";
    work.open({ kind: "windows", seat, source: { kind: source }, class: "now" });
    return;
  }
  if (surplus > 0)
    work.emit({
      type: "WindowsDiscarded",
      seat,
      discarded: gold > 0 ? { "gold-window": surplus } : { "silver-window": surplus }
    });
  finishTurn(work, seat);
}
function decideDiscardWindows(work, seat, { keep }) {
  work.close(mustItem(work.state, seat, "windows"), "answered");
  const { goods } = nth(work.state.players, seat);
  const discarded = {
    "gold-window": goods["gold-window"] - keep["gold-window"],
    "silver-window": goods["silver-window"] - keep["silver-window"]
  };
  work.emit({ type: "WindowsDiscarded", seat, discarded });
  finishTurn(work, seat);
}

// lib/game/engine/phases/parler-building.ts
var HUMAN = 0;
function parlerPlacements(pack, state, tile) {
  const plaza = state.parler?.plaza;
  if (plaza === void 0) return [];
  const all = freeSitesAt(pack, state, plaza).flatMap((site) => SIX.map((rotation) => ({ site, rotation })));
  const matching = all.filter(
    ({ site, rotation }) => cityContacts(pack, state, site, tile, rotation).length > 0
  );
  return matching.length > 0 ? matching : all;
}
function placeParlerBuilding(work, { site, rotation }) {
  const item = mustItem(work.state, HUMAN, "parler-building");
  const { cubeSpace } = must(work.pack.buildingById, item.tile);
  work.close(item, "answered");
  work.emit({
    type: "BuildingPlaced",
    seat: 1,
    tile: item.tile,
    site,
    rotation,
    cube: cubeSpace && work.player(1).cubes > 0
  });
  work.emit({ type: "ParlerStageReached", stage: "after-tile" });
  completePlazaIfFull(work, 1, must(work.pack.siteById, site).plaza);
}

// lib/game/engine/actions/parler.ts
var setParlerMarkers = {
  answers: "parler-markers",
  refuse({ pack, state }, seat, { plaza, slots }) {
    if (itemsOf(state, seat, "parler-markers").length === 0) return reject("no-open-item", "PARLER-4");
    if (!plazaRing(pack).includes(plaza)) return reject("unknown-plaza", "R-49", { plaza });
    if (freeSitesAt(pack, state, plaza).length === 0) return reject("plaza-complete", "PARLER-14", { plaza });
    const empty = ROWS.find((row) => !state.rows[row].slots[slots[row]]);
    return empty ? reject("slot-empty", "PARLER-4", { row: empty, slot: slots[empty] }) : void 0;
  },
  candidates({ pack, state }, seat) {
    if (itemsOf(state, seat, "parler-markers").length === 0) return [];
    return plazaRing(pack).flatMap(
      (plaza) => SLOTS.flatMap(
        (upgrade) => SLOTS.flatMap(
          (wall) => SLOTS.map((building) => ({
            type: "SetParlerMarkers",
            plaza,
            slots: { upgrade, wall, building }
          }))
        )
      )
    );
  }
};
function decideSetParlerMarkers(work, seat, { plaza, slots }) {
  work.close(mustItem(work.state, seat, "parler-markers"), "answered");
  work.emit({ type: "ParlerMarkersSet", plaza, markers: slots });
}
var placeBuildingForParler = {
  answers: "parler-building",
  refuse({ pack, state }, seat, { site, rotation }) {
    const [item] = itemsOf(state, seat, "parler-building");
    if (!item) return reject("no-open-item", "PARLER-9");
    const isLegal = parlerPlacements(pack, state, item.tile).some(
      (p) => p.site === site && p.rotation === rotation
    );
    return isLegal ? void 0 : reject("parler-place", "PARLER-10", { site });
  },
  candidates: ({ pack, state }, seat) => itemsOf(state, seat, "parler-building").flatMap(
    (item) => parlerPlacements(pack, state, item.tile).map((placement) => ({
      type: "PlaceParlerBuilding",
      ...placement
    }))
  ),
  exact: true
};
function decidePlaceParlerBuilding(work, _seat, { site, rotation }) {
  placeParlerBuilding(work, { site, rotation });
}

// lib/game/engine/actions/projects.ts
var moveUpByWindows = {
  refuse(game, seat, { grid }) {
    if (!canMoveUp(game.pack, game.state, seat, grid)) return reject("no-row-above", "GRID-14", { grid });
    return refusePayment(playerAt(game, seat).goods, priceOfRow(game, seat, grid), "GRID-5");
  },
  candidates: (game, seat) => GRIDS.filter((grid) => covers(playerAt(game, seat).goods, game.pack.frameByGrid[grid].climbCost)).map(
    (grid) => ({ type: "MoveUp", grid })
  )
};
function decideMoveUp(work, seat, { grid }) {
  if (!canMoveUp(work.pack, work.state, seat, grid)) throw new InvariantError(`no row above on ${grid}`);
  pay(work, seat, priceOfRow(work, seat, grid), { kind: "grid", id: grid });
  moveUp(work, seat, grid, "up");
}
function priceOfRow({ pack, state }, seat, grid) {
  return { ...pack.frameByGrid[grid].climbCost, ...crossingCost(pack, state, seat, grid) };
}
var moveSidewaysOwed = {
  answers: "sideways",
  refuse(game, seat, { item: id, grid }) {
    const item = itemsOf(game.state, seat, "sideways").find((open) => open.id === id);
    if (!item) return reject("no-open-item", "GRID-4");
    if (item.grid !== "either" && item.grid !== grid) return reject("wrong-grid", "GRID-2", { grid });
    const canMoveOn = (candidate) => canMoveSideways(game.pack, game.state, seat, candidate);
    return item.grid === "either" && !canMoveOn(grid) && GRIDS.some(canMoveOn) ? reject("wrong-grid", "GRID-14", { grid }) : void 0;
  },
  candidates: ({ state }, seat) => itemsOf(state, seat, "sideways").flatMap(
    (item) => (item.grid === "either" ? GRIDS : [item.grid]).map((grid) => ({
      type: "MoveSideways",
      item: item.id,
      grid
    }))
  )
};
function decideMoveSideways(work, seat, { item: id, grid }) {
  work.close(
    mustItem(work.state, seat, "sideways", (open) => open.id === id),
    "answered"
  );
  moveSideways(work, seat, grid, "sideways");
}
var resolveUpArrow = {
  answers: "arrow",
  refuse(game, seat, { grid, accept }) {
    if (!itemsOf(game.state, seat, "arrow").some((item) => item.grid === grid))
      return reject("no-open-item", "GRID-10", { grid });
    const cost = crossingCost(game.pack, game.state, seat, grid);
    return accept ? refusePayment(playerAt(game, seat).goods, cost, "GRID-9") : void 0;
  },
  candidates: ({ state }, seat) => itemsOf(state, seat, "arrow").flatMap(
    ({ grid }) => [true, false].map((accept) => ({ type: "ResolveUpArrow", grid, accept }))
  )
};
function decideResolveUpArrow(work, seat, { grid, accept }) {
  const item = mustItem(work.state, seat, "arrow", (open) => open.grid === grid);
  work.close(item, accept ? "answered" : "declined");
  if (!accept) return;
  pay(work, seat, crossingCost(work.pack, work.state, seat, grid), { kind: "grid", id: grid });
  moveUp(work, seat, grid, "arrow-up");
}
var claimCathedralTile = {
  answers: "cathedral-tile",
  refuse(game, seat, { tile }) {
    const [item] = itemsOf(game.state, seat, "cathedral-tile");
    if (!item) return reject("no-open-item", "GRID-12");
    return tile === void 0 || game.offered(item.id)?.includes(tile) ? void 0 : reject("not-offered", "GRID-12", { tile });
  },
  candidates: (game, seat) => itemsOf(game.state, seat, "cathedral-tile").flatMap((item) => [
    { type: "ClaimCathedralTile" },
    ...(game.offered(item.id) ?? []).map((tile) => ({ type: "ClaimCathedralTile", tile }))
  ])
};
function decideClaimCathedralTile(work, seat, { tile }) {
  const item = mustItem(work.state, seat, "cathedral-tile");
  const returned = work.returnOffer(item.id, tile, "cathedral-V");
  work.emit({ type: "CathedralTileClaimed", seat, returned, ...tile === void 0 ? {} : { tile } });
  work.close(item, tile === void 0 ? "declined" : "answered");
  if (tile !== void 0) gainTile(work, seat, tile);
}

// lib/game/engine/actions/seal.ts
var claimSeal = {
  answers: "seal",
  refuse(game, seat, { seal }) {
    if (seal !== void 0) return refuseSeal(game.pack, game.state, seat, seal);
    return itemsOf(game.state, seat, "seal").length > 0 ? void 0 : reject("no-open-item", "SEAL-3");
  },
  candidates: ({ pack }) => [
    { type: "ClaimSeal" },
    ...pack.seals.map((seal) => ({ type: "ClaimSeal", seal: seal.id }))
  ]
};
function decideClaimSeal(work, seat, { seal }) {
  if (seal === void 0) return work.close(mustItem(work.state, seat, "seal"), "declined");
  const [item] = itemsOf(work.state, seat, "seal");
  if (item) work.close(item, "answered");
  pay(work, seat, must(work.pack.sealById, seal).cost, { kind: "seal", id: seal });
  work.emit({ type: "SealClaimed", seat, seal });
}

// lib/game/engine/actions/undo.ts
var undo = {
  refuse({ state }, seat, { to }) {
    const { floor, steps: steps2 } = state.undo;
    if (seat !== state.turn.seat) return reject("not-your-turn", "DEC-38");
    if (steps2.length === 0) return reject("nothing-to-undo", "DEC-38");
    return [floor, ...steps2.slice(0, -1)].includes(to) ? void 0 : reject("undo-barrier", "DEC-38", { to, floor });
  },
  candidates: ({ state: { undo: trail } }) => trail.steps.length === 0 ? [] : [trail.floor, ...trail.steps.slice(0, -1)].map((to) => ({ type: "Undo", to }))
};
function decideUndo(work, seat, { to }) {
  const { steps: steps2 } = work.state.undo;
  work.events.push({ type: "Undone", seat, to, rows: steps2.slice(steps2.indexOf(to) + 1) });
}

// lib/game/engine/actions/wall.ts
var placeWall = {
  refuse(game, seat, { slot, cell }) {
    const current = currentPerformance(game.state);
    if (current?.action !== "construct-wall")
      return reject("not-declared", "TURN-6", { action: "construct-wall" });
    return refuseSlot(game.state, "wall", slot) ?? refuseCost(game, seat, slot) ?? refuseCell(game, seat, cell);
  },
  candidates(game, seat) {
    const current = currentPerformance(game.state);
    if (current?.action !== "construct-wall") return [];
    const cells = game.pack.actionBoard.wallCells.filter((cell) => !refuseCell(game, seat, cell.id));
    const slots = payableSlots(game.pack, game.state, seat, "wall", current);
    return slots.flatMap(
      (slot) => cells.flatMap(
        (cell) => SIX.map((rotation) => ({ type: "PlaceWall", slot, cell: cell.id, rotation }))
      )
    );
  },
  exact: true
};
function decidePlaceWall(work, seat, { slot, cell, rotation }) {
  const cost = reduced(
    tileCost(work.pack, work.state, "wall", slot),
    currentPerformance(work.state)?.discount
  );
  const source = { kind: "wall", id: tileIn(work.state, "wall", slot) };
  pay(work, seat, cost, source);
  const tile = must(work.pack.wallById, takeTile(work, seat, "wall", slot));
  resolve(work, seat, tile.gain, source);
  const contacts = actionBoardContacts(work.pack, work.player(seat), cell, tile.id, rotation);
  work.emit({ type: "WallPlaced", seat, tile: tile.id, cell, rotation });
  gainContacts(work, seat, contacts);
  if (tile.icon) {
    fire(work, seat, "wall-with-icon");
    resolve(work, seat, { kind: "wall-step", n: 1 }, source);
  }
  fire(work, seat, "wall-performed");
  finishPerformance(work, seat);
}
function refuseCost(game, seat, slot) {
  const cost = reduced(
    tileCost(game.pack, game.state, "wall", slot),
    currentPerformance(game.state)?.discount
  );
  return refusePayment(playerAt(game, seat).goods, cost, "WALL-1");
}
function refuseCell(game, seat, cell) {
  if (!game.pack.actionBoard.wallCells.some((candidate) => candidate.id === cell))
    return reject("unknown-cell", "WALL-3", { cell });
  return playerAt(game, seat).walls.some((wall) => wall.cell === cell) ? reject("cell-taken", "WALL-4", { cell }) : void 0;
}

// lib/game/engine/phases/final-lines.ts
function finalLines(pack, state, seat) {
  const player = nth(state.players, seat);
  return [
    academics(pack, player),
    ...projects(pack, player),
    wallSet(pack, player),
    ...vTiles(pack, player),
    ...seals(pack, state, seat),
    eggs(pack, player)
  ];
}
function academics(pack, { heights }) {
  return {
    source: "academics",
    points: heights.technology * (pack.playerBoard.universityTrack.multiplierByHeight[heights.university] ?? 0)
  };
}
function projects(pack, player) {
  return GRIDS.flatMap((grid) => {
    const { rowPoints, columnValues, token } = pack.frameByGrid[grid];
    const { row, column } = player.grids[grid];
    return [
      { source: grid, points: rowPoints[row] ?? 0 },
      { source: "tokens", id: token, points: player.tokens[token] * (columnValues[column] ?? 0) }
    ];
  });
}
function wallSet(pack, { walls }) {
  return {
    source: "wall-set",
    points: pack.scoring.walls.steps.filter((step) => step.from <= walls.length).at(-1)?.points ?? 0
  };
}
function vTiles(pack, player) {
  return player.vTiles.map(({ tile }) => ({
    source: "v-tile",
    id: tile,
    points: pointsPer(pack, player, must(pack.bridgeTileById, tile).end)
  }));
}
function pointsPer(pack, player, end) {
  return end?.kind === "points-per" ? end.n * countOf(pack, player, end.per) : 0;
}
function eggs(pack, { goods }) {
  const table = pack.scoring.eggs.pointsByCount;
  return { source: "eggs", points: table[Math.min(goods.egg, table.length - 1)] ?? 0 };
}
function seals(pack, state, seat) {
  const owned = state.seals.filter((claimed) => claimed.seat === seat).map((claimed) => must(pack.sealById, claimed.seal));
  const fixed = owned.flatMap(
    ({ id, end }) => end.kind === "points" ? [{ source: "seal", id, points: end.n }] : []
  );
  const spending = owned.flatMap(
    ({ id, end }) => end.kind === "spend-for-points" ? [{ id, cost: end.cost, n: end.n }] : []
  );
  return [...fixed, ...bestSpending(spending, nth(state.players, seat).goods)];
}
function bestSpending([first, ...others], goods) {
  if (!first) return [];
  const most = Math.min(...entries(first.cost).map(([good, n]) => Math.floor((goods[good] ?? 0) / n)));
  let best = [];
  for (let count = 0; count <= most; count += 1) {
    const left = { ...goods };
    for (const [good, n] of entries(first.cost)) left[good] = (left[good] ?? 0) - n * count;
    const lines = [
      { source: "seal", id: first.id, points: first.n * count },
      ...bestSpending(others, left)
    ];
    if (count === 0 || total(lines) > total(best)) best = lines;
  }
  return best;
}
function total(lines) {
  return lines.reduce((sum, line) => sum + line.points, 0);
}

// lib/game/engine/phases/finish.ts
function finishScoring(work) {
  for (const seat of work.state.players.keys()) {
    if (isAutomatic(work.state.setup, seat)) continue;
    for (const line of finalLines(work.pack, work.state, seat)) {
      scorePoints(work, seat, line.points, {
        kind: line.source,
        ...line.id === void 0 ? {} : { id: line.id }
      });
    }
  }
  const scores = work.state.players.map((player) => player.score);
  const ranking = rankingOf(scores).filter((seat) => !isAutomatic(work.state.setup, seat));
  const returned = endOpenChoices(work);
  work.emit({ type: "GameEnded", scores, ranking, ...returned ? { returned } : {} });
}
function endOpenChoices(work) {
  const open = itemsLeft(work.state);
  if (open.length === 0) return void 0;
  const returned = {};
  for (const { id, level } of open)
    returned[level] = (returned[level] ?? 0) + work.returnOffer(id, void 0, `technology-${level}`);
  return returned;
}
function itemsLeft(state) {
  if (!holds(state, "R-66")) return [];
  return state.items.filter((item) => item.kind === "technology" && item.drawn);
}

// lib/game/engine/phases/opponent.ts
var OPPONENT = 1;
function runOpponent(work) {
  const { parler } = work.state;
  if (!parler) return recycle2(work, 1);
  const card = work.pack.solo.parlerCards.find((candidate) => candidate.id === parler.card);
  if (parler.stage === "idle" || !card) return revealCard(work, parler);
  if (parler.stage === "tile") return takeTile2(work, parler, card);
  if (parler.stage === "after-tile") return afterBuilding2(work, parler);
  if (parler.stage === "production") return raiseProduction(work, card);
  recycle2(work, card.recycles);
}
function revealCard(work, parler) {
  const all = work.pack.solo.parlerCards.map((card2) => card2.id);
  const reshuffled = parler.deck === 0;
  if (reshuffled) work.reshuffle("parler-cards", all);
  const [card = ""] = work.draw("parler-cards", 1);
  const left = (reshuffled ? all.length : parler.deck) - 1;
  work.emit({ type: "ParlerCardRevealed", card, left, reshuffled });
}
function takeTile2(work, parler, { takes }) {
  const slot = takes ? markedSlot(work, parler, takes) : void 0;
  const tile = takes && slot !== void 0 ? work.state.rows[takes].slots[slot] : void 0;
  if (!takes || slot === void 0 || !tile) return reach(work, "production");
  if (slot !== parler.markers[takes]) work.emit({ type: "ParlerMarkerMoved", row: takes, slot });
  const plaza = parler.plaza;
  const isPlaceable = takes === "building" && plaza !== void 0 && freeSitesAt(work.pack, work.state, plaza).length > 0;
  work.emit({ type: "ParlerTileTaken", row: takes, slot, tile, to: isPlaceable ? "city" : "stack" });
  if (isPlaceable) return oweBuilding(work, tile);
  work.putUnder(`${takes}-${work.state.era}-${rarityOf(slot)}`, [tile]);
  moveMarker(work, takes, slot);
  reach(work, "production");
}
function oweBuilding(work, tile) {
  work.open({ kind: "parler-building", seat: 0, tile, source: { kind: "parler" }, class: "now" });
  if (!work.state.setup.options.randomParler) return;
  const placements = parlerPlacements(work.pack, work.state, tile);
  if (placements.length > 0) placeParlerBuilding(work, work.pick("parler-building", placements));
}
function markedSlot(work, { markers }, row) {
  const { slots } = work.state.rows[row];
  const from = markers[row];
  return [...SLOTS.slice(from), ...SLOTS.slice(0, from)].find((slot) => slots[slot]);
}
function moveMarker(work, row, slot) {
  work.emit({ type: "ParlerMarkerMoved", row, slot: (slot + 1) % 4 });
  if (holds(work.state, "own-slot-refilled")) refillSlot(work, row, slot);
  else refillRow(work, row);
}
function afterBuilding2(work, parler) {
  const built = work.state.buildings.at(-1);
  const cost = built ? must(work.pack.buildingById, built.tile).cost : {};
  movePawn(work, (cost.gold ?? 0) + (cost.stone ?? 0));
  moveMarker(work, "building", parler.markers.building);
  reach(work, "production");
}
function raiseProduction(work, { raises, raiseRule }) {
  const { counts } = work.player(0);
  const [mines, quarries] = [counts["gold-mine"], counts.quarry];
  const tracks = raiseRule && mines !== quarries ? raises.filter((track) => track === (mines > quarries ? "gold-mine" : "quarry")) : raises;
  for (const track of tracks) raise(work, track);
  reach(work, "recycle");
}
function raise(work, track) {
  const data = work.pack.trackByName[track];
  const count = work.player(OPPONENT).counts[track] + 1;
  if (count > data.sealAtCount) return;
  work.emit({ type: "TrackAdvanced", seat: OPPONENT, track, to: count, source: { kind: "parler" } });
  if (count === data.tokenAtCount && work.state.river.length > 0) {
    work.emit({
      type: "ProductionTokenRemoved",
      token: work.pick(`parler-token-${track}`, work.state.river)
    });
  }
  if (count === data.sealAtCount) claimSeal2(work, track);
}
function claimSeal2(work, track) {
  const { sealAtEndOfMines, sealAtEndOfQuarries, substituteSeal } = work.pack.solo.parler;
  const wanted = [track === "gold-mine" ? sealAtEndOfMines : sealAtEndOfQuarries, substituteSeal];
  const seal = wanted.find((id) => !work.state.seals.some((claimed) => claimed.seal === id));
  if (seal) work.emit({ type: "ParlerSealClaimed", seal });
}
function recycle2(work, nthOldest) {
  const oldest = [...work.state.crane.tiles].sort(
    (a, b) => positionOf(work.state, b) - positionOf(work.state, a)
  );
  const tile = nth(oldest, nthOldest - 1);
  const actions2 = must(work.pack.actionTileById, tile.tile).sides[work.state.setup.variant.actionSide];
  work.emit({
    type: "ActionTileTaken",
    seat: OPPONENT,
    tile: tile.tile,
    position: positionOf(work.state, tile),
    sector: tile.sector,
    actions: actions2
  });
  finishTurn(work, OPPONENT);
}
function reach(work, stage) {
  if (!work.state.parler) throw new InvariantError("no Parler at this table");
  work.emit({ type: "ParlerStageReached", stage });
}

// lib/game/engine/phases/settle.ts
var MAX_STEPS = 100;
function settle(work) {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [front] = blockingItems(work.state);
    if (front?.kind === "plaza-reward" && front.both) {
      work.close(front, "automatic");
      takeRewards(work, front.seat, front.plaza, "both");
    } else if (front || work.state.phase === "finished") return;
    else if (work.state.phase === "last-call") startScoring(work);
    else if (work.state.phase === "scoring") finishScoring(work);
    else if (isOpponentsTurn(work.state) && !work.isBlind) runOpponent(work);
    else return;
  }
}
function isOpponentsTurn(state) {
  return state.phase === "playing" && isAutomatic(state.setup, state.turn.seat);
}

// lib/game/engine/execute.ts
var DECIDERS = {
  TakeActionTile: decideTakeActionTile,
  CollectSlotBonus: decideCollectSlotBonus,
  BuyEgg: decideBuyEgg,
  ScoreSpecialPoints: decideScoreSpecialPoints,
  DeclareAction: decideDeclareAction,
  BuyExtraAction: decideBuyExtraAction,
  UseTechnology: decideUseTechnology,
  RefreshRow: decideRefreshRow,
  RefillRow: decideRefillRow,
  MoveUp: decideMoveUp,
  ClaimSeal: decideClaimSeal,
  EndTurn: decideEndTurn,
  SkipMainAction: decideSkipMainAction,
  ManageMines: decideManageMines,
  ManageQuarries: decideManageQuarries,
  PlaceUpgrade: decidePlaceUpgrade,
  PlaceWall: decidePlaceWall,
  PlaceBuilding: decidePlaceBuilding,
  AdvanceRoad: decideAdvanceRoad,
  ResolveRoadEffect: decideResolveRoadEffect,
  ResolveRoadEgg: decideResolveRoadEgg,
  ChooseBridgeTile: decideChooseBridgeTile,
  PlacePlank: decidePlacePlank,
  CollectUpgradeBonus: decideCollectUpgradeBonus,
  ChooseTechnology: decideChooseTechnology,
  ChooseProductionToken: decideChooseProductionToken,
  MoveSideways: decideMoveSideways,
  ResolveUpArrow: decideResolveUpArrow,
  ClaimCathedralTile: decideClaimCathedralTile,
  ChoosePlazaReward: decideChoosePlazaReward,
  ChooseAlternative: decideChooseAlternative,
  ChooseProductionKind: decideChooseProductionKind,
  ChoosePlazaTile: decideChoosePlazaTile,
  DiscardWindows: decideDiscardWindows,
  SetParlerMarkers: decideSetParlerMarkers,
  PlaceParlerBuilding: decidePlaceParlerBuilding,
  Undo: decideUndo
};
function deciderOf(type) {
  return DECIDERS[type];
}
function execute(work, seat, command) {
  deciderOf(command.type)(work, seat, command);
  if (command.type !== "Undo") settle(work);
  return work;
}

// lib/game/engine/rules.ts
var RULES = {
  TakeActionTile: takeActionTile,
  CollectSlotBonus: collectSlotBonus,
  BuyEgg: buyEggOffer,
  ScoreSpecialPoints: scoreSpecialPoints,
  DeclareAction: declareAction,
  BuyExtraAction: buyExtraAction,
  UseTechnology: useTechnology,
  RefreshRow: refreshRow,
  RefillRow: refillOnDemand,
  MoveUp: moveUpByWindows,
  ClaimSeal: claimSeal,
  EndTurn: endTurn,
  SkipMainAction: skipMainAction,
  ManageMines: manageMines,
  ManageQuarries: manageQuarries,
  PlaceUpgrade: placeUpgrade,
  PlaceWall: placeWall,
  PlaceBuilding: placeBuilding,
  AdvanceRoad: advanceRoad,
  ResolveRoadEffect: resolveRoadEffect,
  ResolveRoadEgg: resolveRoadEgg,
  ChooseBridgeTile: chooseBridgeTile,
  PlacePlank: placePlank,
  CollectUpgradeBonus: collectUpgradeBonus,
  ChooseTechnology: chooseTechnology,
  ChooseProductionToken: chooseProductionToken,
  MoveSideways: moveSidewaysOwed,
  ResolveUpArrow: resolveUpArrow,
  ClaimCathedralTile: claimCathedralTile,
  ChoosePlazaReward: choosePlazaReward,
  ChooseAlternative: chooseAlternative,
  ChooseProductionKind: chooseProductionKind,
  ChoosePlazaTile: choosePlazaTile,
  DiscardWindows: discardWindows,
  SetParlerMarkers: setParlerMarkers,
  PlaceParlerBuilding: placeBuildingForParler,
  Undo: undo
};

// lib/game/engine/hash.ts
var K = /* @__PURE__ */ new Uint32Array([
  1116352408,
  1899447441,
  3049323471,
  3921009573,
  961987163,
  1508970993,
  2453635748,
  2870763221,
  3624381080,
  310598401,
  607225278,
  1426881987,
  1925078388,
  2162078206,
  2614888103,
  3248222580,
  3835390401,
  4022224774,
  264347078,
  604807628,
  770255983,
  1249150122,
  1555081692,
  1996064986,
  2554220882,
  2821834349,
  2952996808,
  3210313671,
  3336571891,
  3584528711,
  113926993,
  338241895,
  666307205,
  773529912,
  1294757372,
  1396182291,
  1695183700,
  1986661051,
  2177026350,
  2456956037,
  2730485921,
  2820302411,
  3259730800,
  3345764771,
  3516065817,
  3600352804,
  4094571909,
  275423344,
  430227734,
  506948616,
  659060556,
  883997877,
  958139571,
  1322822218,
  1537002063,
  1747873779,
  1955562222,
  2024104815,
  2227730452,
  2361852424,
  2428436474,
  2756734187,
  3204031479,
  3329325298
]);
var INITIAL = /* @__PURE__ */ new Uint32Array([
  1779033703,
  3144134277,
  1013904242,
  2773480762,
  1359893119,
  2600822924,
  528734635,
  1541459225
]);
var BLOCK = 64;
var encoder = /* @__PURE__ */ new TextEncoder();
function sha256Hex(text) {
  return toHex(sha256(encoder.encode(text)));
}
function hmacKey(keyHex) {
  const given = fromHex(keyHex);
  const key = new Uint8Array(BLOCK);
  key.set(given.length > BLOCK ? toBytes(sha256(given)) : given);
  const stateAfter = (mask) => hashBlocks(
    key.map((byte) => byte ^ mask),
    INITIAL
  );
  return { inner: stateAfter(54), outer: stateAfter(92) };
}
function hmacSha256(key, text) {
  const inner = sha256(encoder.encode(text), key.inner, BLOCK);
  return sha256(toBytes(inner), key.outer, BLOCK);
}
function sha256(bytes, state = INITIAL, before = 0) {
  return hashBlocks(pad(bytes, before), state);
}
function hashBlocks(blocks, state) {
  const view2 = new DataView(blocks.buffer);
  const hash = Uint32Array.from(state);
  const words = new Uint32Array(64);
  for (let offset = 0; offset < blocks.length; offset += BLOCK) {
    schedule(words, view2, offset);
    compress(hash, words);
  }
  return hash;
}
function pad(bytes, before) {
  const out = new Uint8Array(((bytes.length + 8 >> 6) + 1) * BLOCK);
  out.set(bytes);
  out[bytes.length] = 128;
  const view2 = new DataView(out.buffer);
  const length = before + bytes.length;
  view2.setUint32(out.length - 8, Math.floor(length / 536870912));
  view2.setUint32(out.length - 4, length << 3);
  return out;
}
function schedule(words, view2, offset) {
  for (let i = 0; i < 16; i += 1) words[i] = view2.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const a = at(words, i - 15);
    const b = at(words, i - 2);
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ a >>> 3;
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ b >>> 10;
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1 | 0;
  }
}
function compress(hash, words) {
  let [a, b, c, d, e, f, g, h] = [
    at(hash, 0),
    at(hash, 1),
    at(hash, 2),
    at(hash, 3),
    at(hash, 4),
    at(hash, 5),
    at(hash, 6),
    at(hash, 7)
  ];
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = h + s1 + (e & f ^ ~e & g) + at(K, i) + at(words, i) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = s0 + (a & b ^ a & c ^ b & c) | 0;
    h = g;
    g = f;
    f = e;
    e = d + t1 | 0;
    d = c;
    c = b;
    b = a;
    a = t1 + t2 | 0;
  }
  const next = [a, b, c, d, e, f, g, h];
  next.forEach((word, i) => {
    hash[i] = at(hash, i) + word | 0;
  });
}
function rotate(word, bits) {
  return word >>> bits | word << 32 - bits;
}
function at(words, i) {
  return words[i] ?? 0;
}
function toHex(words) {
  return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}
function toBytes(words) {
  const out = new Uint8Array(words.length * 4);
  const view2 = new DataView(out.buffer);
  words.forEach((word, i) => view2.setUint32(i * 4, word));
  return out;
}
function fromHex(hex) {
  const out = new Uint8Array(hex.length >> 1);
  for (let i = 0; i < out.length; i += 1) out[i] = Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16);
  return out;
}

// lib/game/engine/random.ts
var RANGE = 2 ** 48;
function keyedInt(seed, label, index, n) {
  return draw(hmacKey(seed), label, index, n);
}
function keyedShuffle(seed, label, items) {
  const out = [...items];
  const key = hmacKey(seed);
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = draw(key, label, i, i + 1);
    const [a, b] = [out[i], out[j]];
    if (a !== void 0 && b !== void 0) {
      out[i] = b;
      out[j] = a;
    }
  }
  return out;
}
function draw(key, label, index, n) {
  const limit = RANGE - RANGE % n;
  for (let attempt = 0; ; attempt += 1) {
    const [first = 0, second = 0] = hmacSha256(key, `${label}/${index}/${attempt}`);
    const value = first * 2 ** 16 + (second >>> 16);
    if (value < limit) return value % n;
  }
}

// lib/game/engine/secrets.ts
var NO_SECRETS = { seed: "", stacks: {}, offers: {}, shuffles: {} };
function evolveSecrets(secrets, event) {
  const s = secrets ?? NO_SECRETS;
  switch (event.type) {
    case "SeedSet":
      return { ...s, seed: event.seed };
    case "Shuffled":
      return withStack(s, event.stack, event.tiles);
    case "DrawnFrom":
      return withStack(s, event.stack, stackOf(s, event.stack).slice(event.count));
    case "PutUnder":
      return {
        ...withStack(s, event.stack, [...stackOf(s, event.stack), ...event.tiles]),
        shuffles: { ...s.shuffles, [event.stack]: (s.shuffles[event.stack] ?? 0) + 1 }
      };
    case "Offered":
      return { ...s, offers: { ...s.offers, [event.item]: event.tiles } };
    case "OfferClosed": {
      const { [String(event.item)]: _closed, ...offers } = s.offers;
      return { ...s, offers };
    }
  }
}
function stackOf(secrets, stack) {
  return secrets.stacks[stack] ?? [];
}
function withStack(secrets, stack, tiles) {
  return { ...secrets, stacks: { ...secrets.stacks, [stack]: tiles } };
}

// lib/game/engine/secret-work.ts
var SecretWork = class extends BlindWork {
  constructor(pack, state, secrets) {
    super(pack, state);
    this.secrets = secrets;
  }
  secrets;
  secretEvents = [];
  get isBlind() {
    return false;
  }
  draw(stack, count) {
    const tiles = stackOf(this.secrets, stack).slice(0, count);
    if (tiles.length < count)
      throw new InvariantError(`stack ${stack} has only ${tiles.length} of ${count} tiles`);
    this.note({ type: "DrawnFrom", stack, count });
    return tiles;
  }
  offer(item, tiles) {
    this.note({ type: "Offered", item, tiles });
  }
  offered(item) {
    return this.secrets.offers[item];
  }
  returnOffer(item, kept, stack) {
    const rest = (this.secrets.offers[item] ?? []).filter((tile) => tile !== kept);
    this.note({ type: "OfferClosed", item });
    if (rest.length === 0) return 0;
    const label = `${stack}/under/${this.secrets.shuffles[stack] ?? 0}`;
    this.note({ type: "PutUnder", stack, tiles: keyedShuffle(this.secrets.seed, label, rest) });
    return rest.length;
  }
  pick(label, items) {
    const { seed } = this.secrets;
    return nth(items, keyedInt(seed, `${label}/${this.state.turnsDone}`, 0, items.length));
  }
  reshuffle(stack, tiles) {
    const label = `${stack}/${this.state.turnsDone}`;
    this.note({ type: "Shuffled", stack, tiles: keyedShuffle(this.secrets.seed, label, tiles) });
  }
  putUnder(stack, tiles) {
    this.note({ type: "PutUnder", stack, tiles });
  }
  decision() {
    return { events: this.events, secretEvents: this.secretEvents };
  }
  note(event) {
    this.secretEvents.push(event);
    this.secrets = evolveSecrets(this.secrets, event);
  }
};

// lib/game/engine/decide.ts
var CHECKED_BEFOREHAND = /* @__PURE__ */ new Set(["RefreshRow", "RefillRow", "Undo"]);
function decide(pack, state, secrets, seat, command) {
  const game = {
    pack,
    state,
    offered: (item) => ownsItem(state, seat, item) ? secrets.offers[item] : void 0
  };
  const refusal2 = refuse(game, seat, command);
  if (refusal2) return { ok: false, error: refusal2 };
  const work = new SecretWork(pack, state, secrets);
  execute(work, seat, command);
  const stranding = refuseStranding(work, state, seat, command);
  return stranding ? { ok: false, error: stranding } : { ok: true, value: work.decision() };
}
function refuse(game, seat, command) {
  return refuseTiming(game.state, seat, command) ?? ruleOf(command.type).refuse(game, seat, command);
}
function refuseStranding(work, before, seat, command) {
  if (CHECKED_BEFOREHAND.has(command.type)) return void 0;
  const current = currentPerformance(before);
  if (!current || currentPerformance(work.state)?.id !== current.id) return void 0;
  return isCurrentCompletable(work.pack, work.state, seat) ? void 0 : reject("would-strand-action", "R-25", { action: current.action });
}
function ruleOf(type) {
  return RULES[type];
}
function refuseTiming(state, seat, command) {
  if (!state.players[seat]) return reject("not-a-seat", "TURN-9");
  if (state.phase === "finished") return reject("game-finished", "CLOCK-9");
  if (command.type === "Undo") return void 0;
  if (command.type === "ChooseTechnology" && isKeptTechnology(state, seat)) return void 0;
  const blocking = blockingItems(state);
  const [front] = blocking;
  if (front) {
    if (front.seat !== seat) return reject("not-your-turn", "TURN-9", { waitingFor: front.seat });
    const { answers } = ruleOf(command.type);
    const isAnswer = blocking.some(
      (item) => item.kind === answers && (!("item" in command) || command.item === item.id)
    );
    return isAnswer ? void 0 : reject("answer-first", "TIMING-7", { kind: front.kind });
  }
  return seat === state.turn.seat ? void 0 : reject("not-your-turn", "TURN-9", { waitingFor: state.turn.seat });
}
function isKeptTechnology(state, seat) {
  return state.items.some(
    (item) => item.kind === "technology" && item.seat === seat && item.class === "keep" && item.drawn
  );
}
function ownsItem(state, seat, item) {
  return state.items.some((open) => open.id === item && open.seat === seat);
}

// lib/game/engine/after-step.ts
function refusal(pack, view2, state, seat, command) {
  const game = {
    pack,
    state,
    offered: (item) => view2.offers.find((offer2) => offer2.item === item)?.tiles
  };
  const refused = refuse(game, seat, command);
  if (refused || command.type === "Undo") return refused;
  return refuseStranding(execute(new BlindWork(pack, state), seat, command), state, seat, command);
}
function after(pack, state, seat, step) {
  return execute(new BlindWork(pack, state), seat, step).state;
}

// lib/game/engine/events.ts
var REVEALING = [
  "GameStarted",
  "TurnEnded",
  "EraChanged",
  "TechnologyDrawn",
  "BridgeTilesDrawn",
  "CathedralTilesShown",
  "RowRefilled",
  "RowRefreshed",
  "GameEnded",
  "ParlerCardRevealed"
];
var revealing = new Set(REVEALING);
function isRevealing(event) {
  return revealing.has(event.type) && !("open" in event && event.open);
}

// lib/game/engine/open.ts
function openEntries(pack, state, seat) {
  const items = state.items.filter((item) => item.seat === seat).map((item) => ({
    seat,
    kind: item.kind,
    class: isNow(state, item) ? "now" : item.class,
    item
  }));
  const entries2 = [...items, ...turnEntries(pack, state, seat), ...sealRight(state, seat)];
  return entries2.sort((a, b) => URGENCY.indexOf(a.class) - URGENCY.indexOf(b.class));
}
var URGENCY = ["now", "must", "auto", "lapse", "deferred", "keep"];
function turnEntries(pack, state, seat) {
  const { turn, phase } = state;
  if (seat !== turn.seat || phase !== "playing") return [];
  const current = currentPerformance(state);
  const out = [];
  if (!turn.tile) out.push({ seat, kind: "take-tile", class: "must" });
  if (turn.main === "open" && current?.context !== "main")
    out.push({ seat, kind: "main-action", class: "must" });
  if (current) out.push({ seat, kind: "performance", class: "must", performance: current.id });
  if (turn.slotBonus)
    out.push({
      seat,
      kind: "slot-bonus",
      class: isCollectable(turn.slotBonus) || turn.slotBonus.kind === "special-or-points" ? "auto" : "lapse"
    });
  if (turn.extra === "bought") out.push({ seat, kind: "extra-action", class: "lapse" });
  for (const performance of turn.performances) {
    const urgency = bonusClass(pack, performance);
    if (urgency) out.push({ seat, kind: "upgrade-bonus", class: urgency, performance: performance.id });
  }
  return out;
}
function sealRight(state, seat) {
  return nth(state.players, seat).sealRights > 0 ? [{ seat, kind: "seal-right", class: "keep" }] : [];
}

// lib/game/engine/placement.ts
function refillsSlot({ state }, command) {
  const { stack } = state.rows[ROW_OF[command.type]];
  return !state.setup.options.refillOnDemand && stack[rarityOf(command.slot)] > 0;
}
function reachesTechnology(game, seat, command) {
  const { pack, state } = game;
  const { technology } = playerAt(game, seat).heights;
  if (!reachesLevel(pack, technology, Infinity)) return false;
  const { slots } = state.rows[ROW_OF[command.type]];
  const effects = effectsOf(game, seat, command, slots[command.slot] ?? "");
  const steps2 = effects.reduce((sum, effect) => sum + technologySteps(effect), 0);
  return steps2 > 0 && reachesLevel(pack, technology, steps2);
}
function completesPlaza({ pack, state }, command) {
  if (command.type !== "PlaceBuilding") return false;
  const { sites } = must(pack.plazaById, must(pack.siteById, command.site).plaza);
  return sites.every(
    (site) => site === command.site || state.buildings.some((building) => building.site === site)
  );
}
function effectsOf(game, seat, command, tile) {
  const { pack, state } = game;
  const then = currentPerformance(state)?.then;
  const after2 = then ? [then] : [];
  if (command.type === "PlaceBuilding") return [must(pack.buildingById, tile).gain, ...after2];
  const place = command.type === "PlaceWall" ? command.cell : must(pack.upgradeById, tile).action;
  const placed = { tile, rotation: command.rotation };
  const edges = payingEdges(
    pack,
    playerAt(game, seat),
    place,
    placed,
    state.setup.options.simplifiedCovering
  );
  const gained = command.type === "PlaceWall" ? [must(pack.wallById, tile).gain] : [];
  return [...gained, ...edges.flatMap(({ gains }) => gains), ...after2];
}
function technologySteps(effect) {
  if (effect.kind === "technology") return effect.n;
  return effect.kind === "both" ? effect.of.reduce((sum, part) => sum + technologySteps(part), 0) : 0;
}

// lib/game/engine/options.ts
function options(pack, view2) {
  const { state, seat, offers } = view2;
  if (seat === void 0 || state.phase === "finished") return { commands: [], open: [] };
  const game = { pack, state, offered: (item) => offers.find((offer2) => offer2.item === item)?.tiles };
  const isFree = blockingItems(state).length === 0;
  return {
    commands: relevantTypes(game, seat).flatMap((type) => legal(game, seat, type, isFree)),
    open: openEntries(pack, state, seat)
  };
}
function hasKeptTechnology(state, seat) {
  return state.items.some(
    (item) => item.kind === "technology" && item.seat === seat && item.class === "keep"
  );
}
function relevantTypes({ state }, seat) {
  const blocking = blockingItems(state);
  const isFree = blocking.length === 0;
  const isKept = hasKeptTechnology(state, seat);
  if (isFree && seat !== state.turn.seat) return isKept ? ["ChooseTechnology"] : [];
  const open = (isFree ? state.items : blocking).filter((item) => item.seat === seat);
  const answered = new Set(open.map((item) => item.kind));
  if (isKept) answered.add("technology");
  return Object.keys(RULES).filter((type) => {
    const kind = RULES[type].answers;
    if (kind !== void 0 && answered.has(kind)) return true;
    return isFree ? kind === void 0 || type === "ClaimSeal" : type === "Undo";
  });
}
function legal(game, seat, type, isFree) {
  const rule = ruleOf(type);
  const candidates = rule.candidates(game, seat);
  if (rule.exact) return candidates.map((command) => ({ command, reveals: reveals(game, seat, command) }));
  return candidates.flatMap((command) => why(command) ? [] : tried(game, seat, command));
  function why(command) {
    return isFree ? rule.refuse(game, seat, command) : refuse(game, seat, command);
  }
}
function tried(game, seat, command) {
  const known2 = knownToReveal(command);
  if (known2 !== void 0) return [{ command, reveals: known2 }];
  const work = blindly(game, seat, command);
  if (refuseStranding(work, game.state, seat, command)) return [];
  return [{ command, reveals: hasRevealed(work) }];
}
function reveals(game, seat, command) {
  const known2 = knownToReveal(command);
  if (known2 !== void 0) return known2;
  if (isPlacement(command)) {
    if (refillsSlot(game, command)) return true;
    if (!reachesTechnology(game, seat, command) && !completesPlaza(game, command)) return false;
  }
  return hasRevealed(blindly(game, seat, command));
}
function knownToReveal({ type }) {
  if (type === "RefreshRow" || type === "RefillRow") return true;
  return type === "Undo" ? false : void 0;
}
function hasRevealed({ events, state }) {
  return events.some(isRevealing) || isOpponentsTurn(state) && blockingItems(state).length === 0;
}
function blindly({ pack, state }, seat, command) {
  return execute(new BlindWork(pack, state), seat, command);
}

// lib/game/engine/explain.ts
var NO_CURE = /* @__PURE__ */ new Set(["Undo", "EndTurn"]);
function explain(pack, view2, command) {
  const seat = view2.seat ?? -1;
  const rejection = refusal(pack, view2, view2.state, seat, command);
  if (!rejection) return { legal: true };
  const cures = steps(pack, view2).flatMap((step) => {
    const state = after(pack, view2.state, seat, step);
    if (refusal(pack, view2, state, seat, command)) return [];
    return [{ command: step, goods: changeOf(view2.state, state, seat) }];
  });
  return { legal: false, rejection, cures: cures.sort((a, b) => spent(a) - spent(b)) };
}
function steps(pack, view2) {
  const tried2 = /* @__PURE__ */ new Set();
  const isNew = (command) => {
    if (!("rotation" in command) || !("slot" in command)) return true;
    const tile = `${command.type} ${command.slot}`;
    if (tried2.has(tile)) return false;
    tried2.add(tile);
    return true;
  };
  return options(pack, view2).commands.filter(({ command, reveals: reveals2 }) => !reveals2 && !NO_CURE.has(command.type) && isNew(command)).map(({ command }) => command);
}
function changeOf(before, now, seat) {
  const [had, has] = [nth(before.players, seat).goods, nth(now.players, seat).goods];
  const changes = GOODS.map((good) => [good, has[good] - had[good]]);
  return Object.fromEntries(changes.filter(([, n]) => n !== 0));
}
function spent({ goods }) {
  return Object.values(goods).reduce((sum, n) => sum + Math.max(0, -n), 0);
}

// lib/game/engine/new-game.ts
var MARKERS_OWED = {
  type: "ItemOpened",
  item: { id: 1, kind: "parler-markers", seat: 0, source: { kind: "parler" }, class: "now" }
};
var SEED = /^[0-9a-f]{64}$/;
function newGame(pack, setup, rulesVersion, seed) {
  if (!SEED.test(seed)) throw new InvariantError("a seed is 64 lower-case hex digits");
  const dealer = new Dealer(seed);
  shuffleStacks(pack, dealer);
  if (setup.solo === "parler") dealer.shuffle("parler-cards", pack.solo.parlerCards);
  const rows = dealRows(pack, dealer);
  const buildings = prebuild(pack, setup, dealer);
  const started = {
    type: "GameStarted",
    rulesVersion,
    pack: { id: pack.id, version: pack.version },
    setup,
    commitment: sha256Hex(seed),
    crane: setUpCrane(pack, setup, seed),
    rows: {
      ...rows,
      building: {
        ...rows.building,
        stack: { ...rows.building.stack, normal: rows.building.stack.normal - buildings.length }
      }
    },
    buildings,
    plazas: dealPlazas(pack, setup, seed),
    bridge: layBridge(pack, setup, seed),
    bridgeStacks: {
      IV: pack.bridge.tilesIV.length,
      V: pack.bridge.vTilesAtBridge,
      cathedral: pack.bridge.vTilesAtCathedral
    },
    technologyStacks: {
      I: levelSize(pack, "I"),
      II: levelSize(pack, "II"),
      III: levelSize(pack, "III"),
      IV: levelSize(pack, "IV")
    },
    river: river(pack, setup),
    player: startingPlayer(pack),
    ...setup.players === 1 ? { opponent: startingOpponent(pack, setup) } : {},
    ...setup.solo === "parler" ? { parler: parlerStart(pack, setup, rows, seed) } : {},
    ...setup.options.openVTiles ? { openV: dealer.openV() } : {}
  };
  const markers = setup.solo === "parler" && !setup.options.randomParler ? [MARKERS_OWED] : [];
  return {
    events: [started, { type: "TurnStarted", seat: 0, turn: 1 }, ...markers],
    secretEvents: dealer.secretEvents
  };
}
var Dealer = class {
  constructor(seed) {
    this.seed = seed;
    this.secretEvents = [{ type: "SeedSet", seed }];
  }
  seed;
  secretEvents;
  stacks = /* @__PURE__ */ new Map();
  shuffle(stack, tiles) {
    this.set(stack, this.order(stack, tiles));
  }
  order(label, tiles) {
    return keyedShuffle(
      this.seed,
      label,
      tiles.map((tile) => tile.id)
    );
  }
  set(stack, tiles) {
    this.stacks.set(stack, tiles);
    this.secretEvents.push({ type: "Shuffled", stack, tiles });
  }
  draw = (stack, count) => {
    const tiles = this.stacks.get(stack) ?? [];
    if (tiles.length < count)
      throw new InvariantError(`stack ${stack} has only ${tiles.length} of ${count} tiles`);
    this.stacks.set(stack, tiles.slice(count));
    if (count > 0) this.secretEvents.push({ type: "DrawnFrom", stack, count });
    return tiles.slice(0, count);
  };
  openV() {
    return { bridge: this.stacks.get("bridge-V") ?? [], cathedral: this.stacks.get("cathedral-V") ?? [] };
  }
  int(label, index, n) {
    return keyedInt(this.seed, label, index, n);
  }
};
function familyOf(pack, row) {
  return { upgrade: pack.upgrades, wall: pack.walls, building: pack.buildings }[row];
}
function shuffleStacks(pack, dealer) {
  for (const row of ROWS) {
    for (const era of ERAS) {
      const tiles = familyOf(pack, row).filter((tile) => tile.era === era);
      dealer.shuffle(
        `${row}-${era}-normal`,
        tiles.filter((tile) => !tile.special)
      );
      dealer.shuffle(
        `${row}-${era}-special`,
        tiles.filter((tile) => tile.special)
      );
    }
  }
  for (const level of LEVELS)
    dealer.shuffle(
      `technology-${level}`,
      pack.technologies.filter((tile) => tile.level === level)
    );
  dealer.shuffle("bridge-IV", pack.bridge.tilesIV);
  const vTiles2 = dealer.order("V", pack.bridge.tilesV);
  dealer.set("bridge-V", vTiles2.slice(0, pack.bridge.vTilesAtBridge));
  dealer.set("cathedral-V", vTiles2.slice(pack.bridge.vTilesAtBridge));
}
function dealRows(pack, dealer) {
  const deal2 = (row) => {
    const tiles = familyOf(pack, row).filter((tile) => tile.era === "I");
    const special = tiles.filter((tile) => tile.special).length;
    return dealRow(row, "I", dealer.draw, { normal: tiles.length - special, special });
  };
  return { upgrade: deal2("upgrade"), wall: deal2("wall"), building: deal2("building") };
}
function prebuild(pack, setup, dealer) {
  const sites = pack.city.prebuilt.find((entry) => entry.players === seatsOf(setup))?.sites ?? [];
  return sites.map((site, index) => {
    const [tile = ""] = dealer.draw("building-I-normal", 1);
    return { site, tile, rotation: dealer.int("prebuilt-rotation", index, 6), cube: false };
  });
}
function setUpCrane(pack, setup, seed) {
  const clock = must(pack.clockByPlayers, setup.players);
  const ids = pack.actionTiles.tiles.map((tile) => tile.id);
  const order = setup.variant.tileOrder === "first-game" ? pack.crane.firstGameOrder.tiles : keyedShuffle(seed, "action-tiles", ids);
  const sectors = pack.crane.sectors.length;
  const tiles = order.map((tile, index) => ({
    tile,
    sector: (nth(clock.startPositions, index) - clock.arrowStart + sectors) % sectors,
    fivePoints: false
  }));
  return { arrow: clock.arrowStart, tiles, platform: clock.platformStart };
}
function dealPlazas(pack, setup, seed) {
  const left = /* @__PURE__ */ new Map();
  for (const { colour, id } of pack.plazas.tiles) left.set(colour, [...left.get(colour) ?? [], id]);
  for (const [colour, ids] of left) left.set(colour, keyedShuffle(seed, `plaza-${colour}`, ids));
  return pack.city.plazas.map((plaza, index) => {
    const tile = plaza.tileFromPlayers <= seatsOf(setup) ? left.get(plaza.colour)?.shift() : void 0;
    const faces = pack.plazas.tiles.find((candidate) => candidate.id === tile)?.faces;
    if (!tile || !faces) return { plaza: plaza.id, evaluated: false };
    const side = setup.variant.plazaFaces === "A" ? 0 : keyedInt(seed, "plaza-face", index, faces.length);
    return { plaza: plaza.id, tile, face: nth(faces, side).id, evaluated: false };
  });
}
function layBridge(pack, setup, seed) {
  return pack.bridge.places.map((place, index) => {
    const side = bridgeSide(setup, seed, index, place.faces.length);
    return { place: place.id, face: nth(place.faces, side).id };
  });
}
function bridgeSide({ variant: { bridgeFaces } }, seed, index, faces) {
  if (bridgeFaces === "random") return keyedInt(seed, "bridge-face", index, faces);
  return bridgeFaces !== "A" && bridgeFaces[index] === "B" ? 1 : 0;
}
function river(pack, { solo }) {
  return solo === "parler" ? pack.solo.parler.productionTokens : pack.productionTokens.map((token) => token.id);
}
function startingOpponent(pack, { solo }) {
  const goods = { gold: 0, stone: 0, egg: 0, "silver-window": 0, "gold-window": 0 };
  const markers = pack.playerBoard.tracks.length;
  return {
    ...startingPlayer(pack),
    goods,
    cubes: solo === "parler" ? pack.playerBoard.cubes.total - markers : 0
  };
}
function parlerStart(pack, setup, rows, seed) {
  const deck = pack.solo.parlerCards.length;
  const start2 = { deck, stage: "idle", markers: { upgrade: 0, wall: 0, building: 0 } };
  if (!setup.options.randomParler) return start2;
  const slot = (row) => keyedInt(seed, `parler-marker-${row}`, 0, rows[row].slots.length);
  const ring = plazaRing(pack);
  const plaza = nth(ring, keyedInt(seed, "parler-pawn", 0, ring.length));
  return {
    ...start2,
    plaza,
    markers: { upgrade: slot("upgrade"), wall: slot("wall"), building: slot("building") }
  };
}
function levelSize(pack, level) {
  return pack.technologies.filter((tile) => tile.level === level).length;
}
function startingPlayer(pack) {
  const { start: start2, tracks, technologyTrack, universityTrack } = pack.playerBoard;
  const [mines, quarries] = tracks;
  const goods = { gold: 0, stone: 0, egg: 0, "silver-window": 0, "gold-window": 0 };
  for (const good of GOODS) goods[good] = start2[good];
  const upgrades = {
    "manage-mines": [],
    "manage-quarries": [],
    "upgrade-action": [],
    "construct-wall": [],
    "construct-building": [],
    "kings-road": []
  };
  return {
    goods,
    tokens: { "blue-token": 0, "red-token": 0 },
    score: start2.points,
    scoreBySource: {},
    counts: { "gold-mine": mines.startCount, quarry: quarries.startCount },
    heights: { technology: technologyTrack.start, university: universityTrack.start },
    productionTokens: {},
    wealth: [],
    cubes: start2.freeCubes,
    sealRights: 0,
    technologies: [],
    usedTechnologies: [],
    upgrades,
    walls: [],
    grids: {
      "hunger-wall": pack.frameByGrid["hunger-wall"].start,
      cathedral: pack.frameByGrid.cathedral.start
    },
    road: 0,
    vTiles: [],
    paidContacts: []
  };
}

// lib/game/engine/replay.ts
function advance(position, entry) {
  const undone = entry.events.find((event) => event.type === "Undone");
  if (undone) return goBack(position, undone, entry.seq);
  const before = position?.state;
  let state = before && { ...before };
  for (const event of entry.events) state = foldInto(state, event);
  if (!state) throw new InvariantError(`row ${entry.seq} has no events`);
  const secrets = foldSecrets(position?.secrets, entry.secretEvents);
  const barrier = !before || !position || isBarrier(before, entry);
  state.seq = entry.seq;
  state.undo = barrier ? { floor: entry.seq, steps: [] } : { floor: before.undo.floor, steps: [...before.undo.steps, entry.seq] };
  return moment(
    state,
    secrets,
    barrier || !position ? [] : [...position.trail, { state: before, ...withSecrets(position.secrets) }]
  );
}
function replay(entries2) {
  let position;
  for (const entry of entries2) position = advance(position, entry);
  if (!position) throw new InvariantError("an empty log has no position");
  return position;
}
function isBarrier(before, entry) {
  return entry.seat !== before.turn.seat || entry.events.some(isRevealing);
}
function foldSecrets(secrets, events = []) {
  let folded = secrets;
  for (const event of events) folded = evolveSecrets(folded, event);
  return folded;
}
function goBack(position, undone, seq) {
  const index = position?.trail.findIndex((earlier) => standingRow(earlier.state) === undone.to) ?? -1;
  const target = position?.trail[index];
  if (!position || !target)
    throw new InvariantError(`row ${seq} goes back to row ${undone.to}, which the trail does not hold`);
  return moment({ ...target.state, seq }, target.secrets, position.trail.slice(0, index));
}
function standingRow({ undo: undo2 }) {
  return undo2.steps.at(-1) ?? undo2.floor;
}
function moment(state, secrets, trail) {
  return { state, trail, ...withSecrets(secrets) };
}
function withSecrets(secrets) {
  return secrets ? { secrets } : {};
}

// lib/game/engine/score.ts
function score(pack, state) {
  const after2 = state.phase === "playing" || state.phase === "last-call" ? withUnfinishedPlazas(pack, state) : state;
  const people = [...state.players.entries()].filter(([seat]) => !isAutomatic(state.setup, seat));
  return people.map(([seat, player]) => {
    const plazas = nth(after2.players, seat).score - player.score;
    const lines = state.phase === "finished" ? [] : [{ source: "plaza", points: plazas }, ...finalLines(pack, after2, seat)];
    return {
      seat,
      total: player.score,
      bySource: player.scoreBySource,
      forecast: { lines, total: player.score + total(lines) }
    };
  });
}

// lib/game/engine/view.ts
function view(state, secrets, seat) {
  if (seat === void 0) return { state, offers: [] };
  const offers = state.items.flatMap((item) => {
    const tiles = item.seat === seat ? secrets?.offers[item.id] : void 0;
    return tiles ? [{ item: item.id, tiles }] : [];
  });
  return { state, seat, offers };
}

// lib/game/live/view-work.ts
var ViewWork = class extends BlindWork {
  constructor(pack, view2) {
    super(pack, view2.state);
    this.view = view2;
  }
  view;
  /** Things that came up and only the server knows. */
  unseen = [];
  /** Whether anything did: everything after it is no more than a guess. */
  get isGuess() {
    return this.unseen.length > 0;
  }
  draw(stack, count) {
    if (count > 0) this.unseen.push({ from: stack, count });
    return super.draw(stack, count);
  }
  offered(item) {
    return this.view.offers.find((offer2) => offer2.item === item)?.tiles;
  }
  returnOffer(item, kept) {
    const tiles = this.offered(item);
    if (!tiles) this.unseen.push({ from: "offer", count: 1 });
    return (tiles ?? []).filter((tile) => tile !== kept).length;
  }
  pick(label, items) {
    if (items.length > 1) this.unseen.push({ from: "chance", count: 1 });
    return super.pick(label, items);
  }
};

// lib/game/live/predict.ts
function predict(pack, view2, command) {
  const { state, seat = -1, offers } = view2;
  const offered = (item) => offers.find((offer2) => offer2.item === item)?.tiles;
  const refusal2 = refuse({ pack, state, offered }, seat, command);
  if (refusal2) return { ok: false, error: refusal2 };
  const work = new ViewWork(pack, view2);
  execute(work, seat, command);
  const stranding = refuseStranding(work, state, seat, command);
  if (stranding && !work.isGuess) return { ok: false, error: stranding };
  const isOver = isOpponentsTurn(work.state) && blockingItems(work.state).length === 0;
  const { parler } = work.state;
  const unseen = isOver ? [...work.unseen, { from: parler ? "parler-cards" : "opponent", count: 1 }] : work.unseen;
  return { ok: true, value: unseen.length > 0 ? { unseen } : { events: work.events } };
}

// lib/game/live/try-steps.ts
function trySteps(pack, start2, steps2) {
  const taken = [];
  let now = start2;
  for (const [index, step] of steps2.entries()) {
    const seat = step.seat ?? toAct(now.state)[0];
    const outcome = seat === void 0 ? OVER : tryOne(pack, now, seat, step.command);
    if ("rejection" in outcome) return { taken, refused: { index, rejection: outcome.rejection } };
    if ("unseen" in outcome) return { taken, wouldReveal: { index, unseen: outcome.unseen } };
    taken.push(outcome);
    now = outcome.view;
  }
  return { taken };
}
var OVER = { rejection: reject("game-finished", "CLOCK-9") };
function tryOne(pack, { state, offers, seat: viewer }, seat, command) {
  if (command.type === "Undo") return { rejection: reject("nothing-to-undo", "DEC-38") };
  const prediction = predict(pack, { state, seat, offers: seat === viewer ? offers : [] }, command);
  if (!prediction.ok) return { rejection: prediction.error };
  const { events, unseen = [] } = prediction.value;
  if (!events) return { unseen };
  const after2 = advance({ state, trail: [] }, { seq: state.seq + 1, seat, events }).state;
  const isOpen = new Set(after2.items.map(({ id }) => id));
  const left = offers.filter(({ item }) => isOpen.has(item));
  const view2 = { state: after2, offers: left, ...viewer === void 0 ? {} : { seat: viewer } };
  return { seat, events, view: view2 };
}

// lib/game/sandbox/layers.ts
var unknown = (count) => count > 0 ? [{ count }] : [];
function known(tiles, isOrdered = false) {
  if (tiles.length === 0) return [];
  return [{ count: tiles.length, tiles, ...isOrdered ? { isOrdered } : {} }];
}
function sizeOf(layers) {
  return layers.reduce((sum, { count }) => sum + count, 0);
}
function knownIn(layers) {
  return layers.flatMap(({ tiles }) => tiles ?? []);
}
function takeUnseen(layers, count) {
  const left = [];
  const tiles = [];
  let due = count;
  let isKnown = true;
  for (const layer of layers) {
    const taken = Math.min(due, layer.count);
    due -= taken;
    if (taken === 0) left.push(layer);
    else if (taken < layer.count) {
      left.push(...broken(layer, taken));
      isKnown = isKnown && layer.isOrdered === true;
      tiles.push(...(layer.tiles ?? []).slice(0, taken));
    } else {
      isKnown = isKnown && layer.tiles !== void 0;
      tiles.push(...layer.tiles ?? []);
    }
  }
  return isKnown ? { left, tiles } : { left };
}
function broken({ count, tiles, isOrdered }, taken) {
  return isOrdered && tiles ? known(tiles.slice(taken), true) : unknown(count - taken);
}
function takeSeen(layers, seen) {
  let due = seen.length;
  return layers.flatMap((layer) => {
    if (due === 0) return [layer];
    const { tiles } = layer;
    const taken = tiles ? tiles.filter((tile) => seen.includes(tile)).length : Math.min(due, layer.count);
    due -= taken;
    if (!tiles) return unknown(layer.count - taken);
    return known(
      tiles.filter((tile) => !seen.includes(tile)),
      layer.isOrdered
    );
  });
}

// lib/game/sandbox/known.ts
function standingRows(rows) {
  const gone = /* @__PURE__ */ new Set();
  for (const { seq, events } of rows)
    for (const event of events)
      if (event.type === "Undone") for (const row of [seq, ...event.rows]) gone.add(row);
  return rows.filter(({ seq }) => !gone.has(seq));
}

// lib/game/sandbox/memory.ts
function rememberAll({ view: view2, rows, shown = {} }) {
  const own = Object.fromEntries(view2.offers.map(({ item, tiles }) => [item, tiles]));
  const draft = {
    layers: /* @__PURE__ */ new Map(),
    hands: /* @__PURE__ */ new Map(),
    drawnFor: /* @__PURE__ */ new Map(),
    drawn: /* @__PURE__ */ new Map(),
    shown: { ...shown, ...own },
    bridgeTiles: [],
    cards: [],
    era: "I"
  };
  for (const { events } of standingRows(rows)) for (const event of events) remember(draft, event);
  return {
    layers: Object.fromEntries(draft.layers),
    hands: Object.fromEntries(draft.hands),
    drawn: Object.fromEntries(draft.drawn),
    cards: draft.cards,
    bridgeTiles: draft.bridgeTiles
  };
}
function remember(draft, event) {
  switch (event.type) {
    case "GameStarted":
      return start(draft, event);
    case "EraChanged":
      return changeEra2(draft, event.era);
    case "RowRefilled":
      return see(draft, rowStack(draft, event.row, event.slot), [event.tile]);
    case "RowRefreshed":
      return refreshed(draft, event);
    case "ParlerTileTaken":
      if (event.to === "stack") under(draft, rowStack(draft, event.row, event.slot), [event.tile], true);
      return;
    case "ParlerCardRevealed":
      draft.cards = event.reshuffled ? [event.card] : [...draft.cards, event.card];
      return;
    case "TechnologyDrawn":
      return draw2(draft, `technology-${event.level}`, event);
    case "TechnologyChosen":
      return giveBack(draft, `technology-${event.level}`, event.tile, event.returned);
    case "BridgeTilesDrawn":
      return draw2(draft, `bridge-${event.stack}`, event);
    case "BridgeTileChosen":
      draft.bridgeTiles.push(event.tile);
      return giveBack(draft, `bridge-${event.stack}`, event.tile, event.returned);
    case "CathedralTilesShown":
      return draw2(draft, "cathedral-V", event);
    case "CathedralTileClaimed":
      return giveBack(draft, "cathedral-V", event.tile, event.returned);
    default:
      return;
  }
}
function start({ layers }, { technologyStacks, bridgeStacks, openV }) {
  for (const level of LEVELS) layers.set(`technology-${level}`, unknown(technologyStacks[level]));
  layers.set("bridge-IV", unknown(bridgeStacks.IV));
  layers.set("bridge-V", openV ? known(openV.bridge) : unknown(bridgeStacks.V));
  layers.set("cathedral-V", openV ? known(openV.cathedral) : unknown(bridgeStacks.cathedral));
}
function changeEra2(draft, era) {
  draft.era = era;
  for (const row of ROWS)
    for (const past of ERAS)
      for (const rarity of ["normal", "special"]) draft.layers.delete(`${row}-${past}-${rarity}`);
}
function rowStack({ era }, row, slot) {
  return `${row}-${era}-${rarityOf(slot)}`;
}
function refreshed(draft, { row, slots, removed }) {
  const pairs = slots.map((slot, i) => ({ slot, tile: removed[i] ?? "" }));
  for (const { slot, tile } of pairs.sort((a, b) => a.slot - b.slot))
    under(draft, rowStack(draft, row, slot), [tile], true);
}
function see({ layers }, stack, tiles) {
  const before = layers.get(stack) ?? [];
  const isKnown = before.some((layer) => layer.tiles?.some((tile) => tiles.includes(tile)));
  if (isKnown) layers.set(stack, takeSeen(before, tiles));
}
function under({ layers }, stack, tiles, isOrdered = false) {
  layers.set(stack, [...layers.get(stack) ?? [], ...known(tiles, isOrdered)]);
}
function draw2({ layers, hands, drawnFor, drawn, shown }, stack, { item, count }) {
  drawnFor.set(stack, item);
  drawn.set(item, count);
  const before = layers.get(stack) ?? [];
  const seen = shown[item];
  if (seen) {
    layers.set(stack, takeSeen(before, seen));
    hands.set(item, seen);
    return;
  }
  const { left, tiles } = takeUnseen(before, count);
  layers.set(stack, left);
  if (tiles) hands.set(item, tiles);
}
function giveBack({ layers, hands, drawnFor }, stack, chosen, count) {
  const item = drawnFor.get(stack);
  const hand = item === void 0 ? void 0 : hands.get(item);
  drawnFor.delete(stack);
  if (item !== void 0) hands.delete(item);
  const rest = hand ? known(hand.filter((tile) => tile !== chosen)) : unknown(count);
  layers.set(stack, [...layers.get(stack) ?? [], ...rest]);
}

// lib/game/sandbox/offering.ts
function stackOfItem(item) {
  switch (item.kind) {
    case "technology":
      return item.drawn ? `technology-${item.level}` : void 0;
    case "bridge-tile":
      return `bridge-${item.stack}`;
    case "cathedral-tile":
      return "cathedral-V";
    default:
      return void 0;
  }
}

// lib/game/sandbox/piles.ts
function pilesOf(view2, memory, family) {
  const sizes = sizesOf(view2.state);
  const stacks = family.stacks.map((stack) => ({
    stack,
    // Nothing was drawn yet from a stack of the era to come.
    layers: fitted(memory.layers[stack] ?? [], sizes.get(stack) ?? family.tiles.length, stack)
  }));
  return [...stacks, ...handPiles(view2, memory, family)];
}
function handPiles({ state, offers }, memory, { stacks }) {
  return state.items.flatMap((item) => {
    const from = stackOfItem(item);
    const isMine = offers.some((offer2) => offer2.item === item.id);
    if (!from || isMine || !stacks.includes(from)) return [];
    const hand = memory.hands[item.id];
    return [{ item: item.id, layers: hand ? known(hand) : unknown(memory.drawn[item.id] ?? 0) }];
  });
}
function fitted(layers, size, stack) {
  const above = size - sizeOf(layers);
  if (above < 0)
    throw new InvariantError(`${stack} holds ${size} tiles and fewer than are known to lie there`);
  return [...unknown(above), ...layers];
}
function sizesOf({ rows, era, technologyStacks, bridgeStacks, parler }) {
  return new Map([
    ...ROWS.flatMap((row) => [
      [`${row}-${era}-normal`, rows[row].stack.normal],
      [`${row}-${era}-special`, rows[row].stack.special]
    ]),
    ...LEVELS.map((level) => [`technology-${level}`, technologyStacks[level]]),
    ["bridge-IV", bridgeStacks.IV],
    ["bridge-V", bridgeStacks.V],
    ["cathedral-V", bridgeStacks.cathedral],
    ["parler-cards", parler?.deck ?? 0]
  ]);
}

// lib/game/sandbox/unseen.ts
function familiesOf(pack, state) {
  return [
    ...ROWS.flatMap((row) => rowFamilies(pack, state, row)),
    ...LEVELS.map((level) => ({
      stacks: [`technology-${level}`],
      tiles: idsOf(pack.technologies.filter((tile) => tile.level === level))
    })),
    { stacks: ["bridge-IV"], tiles: idsOf(pack.bridge.tilesIV) },
    { stacks: ["bridge-V", "cathedral-V"], tiles: idsOf(pack.bridge.tilesV) },
    ...state.parler ? [{ stacks: ["parler-cards"], tiles: idsOf(pack.solo.parlerCards) }] : []
  ];
}
var idsOf = (tiles) => tiles.map(({ id }) => id);
function rowFamilies(pack, state, row) {
  const tiles = { upgrade: pack.upgrades, wall: pack.walls, building: pack.buildings }[row];
  return ERAS.slice(ERAS.indexOf(state.era)).flatMap(
    (era) => ["normal", "special"].map((rarity) => ({
      stacks: [`${row}-${era}-${rarity}`],
      tiles: idsOf(tiles.filter((tile) => tile.era === era && tile.special === (rarity === "special")))
    }))
  );
}
function unseenOf(family, { state, offers }, memory) {
  const placed = /* @__PURE__ */ new Set([
    ...visibleTiles(state),
    ...offers.flatMap(({ tiles }) => tiles),
    ...memory.bridgeTiles,
    ...family.stacks[0] === "parler-cards" ? memory.cards : [],
    ...family.stacks.flatMap((stack) => knownIn(memory.layers[stack] ?? [])),
    ...state.items.flatMap((item) => stackOfItem(item) ? memory.hands[item.id] ?? [] : [])
  ]);
  return family.tiles.filter((tile) => !placed.has(tile));
}
function visibleTiles(state) {
  return [
    ...ROWS.flatMap((row) => state.rows[row].slots.flatMap((tile) => tile ?? [])),
    ...state.buildings.map(({ tile }) => tile),
    ...state.bridge.flatMap(({ plank }) => plank ?? []),
    ...state.items.flatMap(inHand),
    ...state.parler?.card ? [state.parler.card] : [],
    ...state.players.flatMap((player) => [
      ...Object.values(player.upgrades).flatMap((stack) => stack.map(({ tile }) => tile)),
      ...player.walls.map(({ tile }) => tile),
      ...player.technologies.map(({ tile }) => tile),
      ...player.usedTechnologies,
      ...player.vTiles.map(({ tile }) => tile)
    ])
  ];
}
function inHand(item) {
  return item.kind === "plank" || item.kind === "parler-building" ? [item.tile] : [];
}

// lib/game/sandbox/determinize.ts
var KEY = /^[0-9a-f]{64}$/;
function determinize(pack, of, key) {
  if (!KEY.test(key)) throw new InvariantError("the key of a sandbox is 64 lower-case hex digits");
  const { state, offers } = of.view;
  const memory = rememberAll(of);
  const stacks = {};
  const hands = {};
  for (const { item, tiles } of offers) hands[item] = tiles;
  for (const family of familiesOf(pack, state)) {
    const name = family.stacks.join("+");
    const unseen = keyedShuffle(key, `sandbox/${name}`, unseenOf(family, of.view, memory));
    for (const [pile, tiles] of deal(pilesOf(of.view, memory, family), unseen, key, name)) {
      if (pile.stack === void 0) hands[pile.item] = tiles;
      else stacks[pile.stack] = tiles;
    }
  }
  const start2 = { ...state, commitment: sha256Hex(key), undo: { floor: state.seq, steps: [] } };
  return { state: start2, secrets: { seed: key, stacks, offers: hands, shuffles: {} }, trail: [] };
}
function deal(piles, unseen, key, name) {
  const due = piles.flatMap(({ layers }) => layers.filter(({ tiles }) => !tiles));
  if (sizeOf(due) !== unseen.length)
    throw new InvariantError(`${unseen.length} unseen tiles for ${sizeOf(due)} places in ${name}`);
  let next = 0;
  return piles.map((pile, i) => {
    const tiles = pile.layers.flatMap(({ count, tiles: tiles2, isOrdered }, j) => {
      if (isOrdered && tiles2) return tiles2;
      if (tiles2) return keyedShuffle(key, `sandbox/${name}/${i}/${j}`, tiles2);
      next += count;
      return unseen.slice(next - count, next);
    });
    return [pile, tiles];
  });
}

// lib/game/engine/pack-index.ts
function indexPack(data) {
  const [mines, quarries] = data.playerBoard.tracks;
  return {
    ...data,
    upgradeById: byId(data.upgrades),
    wallById: byId(data.walls),
    buildingById: byId(data.buildings),
    technologyById: byId(data.technologies),
    bridgeTileById: byId([...data.bridge.tilesIV, ...data.bridge.tilesV]),
    bridgeFaceById: byId(data.bridge.places.flatMap((place) => place.faces)),
    tokenById: byId(data.productionTokens),
    sealById: byId(data.seals),
    plazaById: byId(data.city.plazas),
    plazaFaceById: byId(data.plazas.tiles.flatMap((tile) => tile.faces)),
    siteById: byId(data.city.sites),
    actionTileById: byId(data.actionTiles.tiles),
    wealthById: byId(data.playerBoard.wealthBonuses),
    roadSpaceByNumeral: new Map(data.kingsRoad.spaces.map((space) => [space.space, space])),
    clockByPlayers: new Map(data.crane.clocks.map((clock) => [clock.players, clock])),
    frameByGrid: { "hunger-wall": frame(data, "hunger-wall"), cathedral: frame(data, "cathedral") },
    trackByName: { "gold-mine": mines, quarry: quarries },
    squares: { "hunger-wall": squaresOf(data, "hunger-wall"), cathedral: squaresOf(data, "cathedral") },
    actionBoardPlaces: indexBoard([
      ...data.actionBoard.actions.map((hex) => ({ id: hex.action, q: hex.q, r: hex.r })),
      ...data.actionBoard.wallCells
    ]),
    cityPlaces: indexBoard(data.city.sites),
    printedCorners: new Set(
      data.city.blueCorners.map(({ vertex }) => `${vertex.q},${vertex.r},${vertex.corner}`)
    )
  };
}
function byId(list) {
  return new Map(list.map((entry) => [entry.id, entry]));
}
function frame(data, grid) {
  const found = data.grids.frames.find((candidate) => candidate.id === grid);
  if (!found) throw new InvariantError(`pack ${data.id} has no frame for ${grid}`);
  return found;
}
function squaresOf(data, grid) {
  const of = (variant) => {
    const set = data.grids.tierSets.find(
      (candidate) => candidate.grid === grid && candidate.variant === variant
    );
    return new Map((set?.squares ?? []).map((square) => [`${square.row},${square.column}`, square.effect]));
  };
  return { base: of("base"), A: of("A"), B: of("B") };
}
function indexBoard(hexes) {
  const idAt = new Map(hexes.map((hex) => [hexKey(hex), hex.id]));
  const places = /* @__PURE__ */ new Map();
  const meeting = /* @__PURE__ */ new Map();
  for (const { id, q, r } of hexes) {
    const vertices = SIX.map((corner) => vertexKey({ q, r }, corner));
    places.set(id, {
      id,
      q,
      r,
      across: SIX.map((side) => idAt.get(hexKey(neighbour({ q, r }, side)))),
      vertices
    });
    vertices.forEach(
      (vertex, corner) => meeting.set(vertex, [...meeting.get(vertex) ?? [], { place: id, corner }])
    );
  }
  return { places, meeting };
}

// lib/game/content/base/action-board.ts
var ACTION_BOARD = {
  centre: { id: "action-centre", q: 0, r: 0, placeable: false, provenance: "reconstructed" },
  actions: [
    { id: "action-hex-manage-mines", action: "manage-mines", q: 0, r: -1, provenance: "reconstructed" },
    {
      id: "action-hex-construct-building",
      action: "construct-building",
      q: 1,
      r: -1,
      provenance: "reconstructed"
    },
    { id: "action-hex-upgrade-action", action: "upgrade-action", q: 1, r: 0, provenance: "reconstructed" },
    { id: "action-hex-construct-wall", action: "construct-wall", q: 0, r: 1, provenance: "reconstructed" },
    { id: "action-hex-manage-quarries", action: "manage-quarries", q: -1, r: 1, provenance: "reconstructed" },
    { id: "action-hex-kings-road", action: "kings-road", q: -1, r: 0, provenance: "reconstructed" }
  ],
  wallCells: [
    {
      id: "wall-cell-1",
      q: 1,
      r: -2,
      touches: ["manage-mines", "construct-building"],
      provenance: "reconstructed"
    },
    { id: "wall-cell-2", q: 2, r: -2, touches: ["construct-building"], provenance: "reconstructed" },
    {
      id: "wall-cell-3",
      q: 2,
      r: -1,
      touches: ["construct-building", "upgrade-action"],
      provenance: "reconstructed"
    },
    { id: "wall-cell-4", q: 2, r: 0, touches: ["upgrade-action"], provenance: "reconstructed" },
    {
      id: "wall-cell-5",
      q: 1,
      r: 1,
      touches: ["upgrade-action", "construct-wall"],
      provenance: "reconstructed"
    },
    { id: "wall-cell-6", q: 0, r: 2, touches: ["construct-wall"], provenance: "reconstructed" },
    {
      id: "wall-cell-7",
      q: -1,
      r: 2,
      touches: ["construct-wall", "manage-quarries"],
      provenance: "reconstructed"
    },
    { id: "wall-cell-8", q: -2, r: 2, touches: ["manage-quarries"], provenance: "reconstructed" },
    {
      id: "wall-cell-9",
      q: -2,
      r: 1,
      touches: ["manage-quarries", "kings-road"],
      provenance: "reconstructed"
    },
    { id: "wall-cell-10", q: -2, r: 0, touches: ["kings-road"], provenance: "reconstructed" },
    {
      id: "wall-cell-11",
      q: -1,
      r: -1,
      touches: ["manage-mines", "kings-road"],
      provenance: "reconstructed"
    },
    { id: "wall-cell-12", q: 0, r: -2, touches: ["manage-mines"], provenance: "reconstructed" }
  ]
};

// lib/game/content/base/action-tiles.ts
var ACTION_TILES = {
  actions: [
    { id: "manage-mines", name: "Manage mines", provenance: "published" },
    { id: "manage-quarries", name: "Manage quarries", provenance: "published" },
    { id: "upgrade-action", name: "Upgrade an action", provenance: "published" },
    { id: "construct-wall", name: "Construct a wall", provenance: "published" },
    { id: "construct-building", name: "Construct a building", provenance: "published" },
    { id: "kings-road", name: "Construct the King's Road", provenance: "published" }
  ],
  tiles: [
    {
      id: "action-tile-1",
      sides: { A: ["manage-mines", "construct-wall"], B: ["manage-mines", "construct-building"] },
      provenance: "reconstructed"
    },
    {
      id: "action-tile-2",
      sides: { A: ["manage-mines", "construct-wall"], B: ["construct-wall", "kings-road"] },
      provenance: "reconstructed"
    },
    {
      id: "action-tile-3",
      sides: { A: ["manage-quarries", "construct-building"], B: ["construct-building", "upgrade-action"] },
      provenance: "reconstructed"
    },
    {
      id: "action-tile-4",
      sides: { A: ["manage-quarries", "construct-building"], B: ["manage-quarries", "construct-wall"] },
      provenance: "reconstructed"
    },
    {
      id: "action-tile-5",
      sides: { A: ["upgrade-action", "kings-road"], B: ["upgrade-action", "manage-quarries"] },
      provenance: "reconstructed"
    },
    {
      id: "action-tile-6",
      sides: { A: ["upgrade-action", "kings-road"], B: ["kings-road", "manage-mines"] },
      provenance: "reconstructed"
    }
  ]
};

// lib/game/content/base/bridge.ts
var BRIDGE = {
  places: [
    {
      id: "bridge-place-1",
      place: 1,
      faces: [
        {
          id: "bridge-place-1-a",
          side: "A",
          spaces: [{ kind: "silver-window", n: 1 }, { kind: "points", n: 2 }],
          provenance: "reconstructed"
        },
        {
          id: "bridge-place-1-b",
          side: "B",
          spaces: [{ kind: "stone", n: 2 }, { kind: "red-token", n: 1 }],
          provenance: "reconstructed"
        }
      ],
      provenance: "reconstructed"
    },
    {
      id: "bridge-place-2",
      place: 2,
      faces: [
        {
          id: "bridge-place-2-a",
          side: "A",
          spaces: [{ kind: "gold", n: 2 }, { kind: "points", n: 2 }],
          provenance: "reconstructed"
        },
        {
          id: "bridge-place-2-b",
          side: "B",
          spaces: [{ kind: "silver-window", n: 1 }, { kind: "gold", n: 2 }],
          provenance: "reconstructed"
        }
      ],
      provenance: "reconstructed"
    },
    {
      id: "bridge-place-3",
      place: 3,
      faces: [
        {
          id: "bridge-place-3-a",
          side: "A",
          spaces: [{ kind: "egg", n: 1 }, { kind: "blue-token", n: 1 }],
          provenance: "published"
        },
        {
          id: "bridge-place-3-b",
          side: "B",
          spaces: [{ kind: "university", n: 2 }, { kind: "points", n: 1 }],
          provenance: "reconstructed"
        }
      ],
      provenance: "published"
    },
    {
      id: "bridge-place-4",
      place: 4,
      faces: [
        {
          id: "bridge-place-4-a",
          side: "A",
          spaces: [{ kind: "stone", n: 2 }, { kind: "points", n: 2 }],
          provenance: "reconstructed"
        },
        {
          id: "bridge-place-4-b",
          side: "B",
          spaces: [{ kind: "egg", n: 1 }, { kind: "red-token", n: 1 }],
          provenance: "reconstructed"
        }
      ],
      provenance: "reconstructed"
    },
    {
      id: "bridge-place-5",
      place: 5,
      faces: [
        {
          id: "bridge-place-5-a",
          side: "A",
          spaces: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 1 }],
          provenance: "reconstructed"
        },
        {
          id: "bridge-place-5-b",
          side: "B",
          spaces: [{ kind: "technology", n: 1 }, { kind: "gold", n: 1 }],
          provenance: "reconstructed"
        }
      ],
      provenance: "reconstructed"
    }
  ],
  tilesIV: [
    // BRIDGE-IV1
    { id: "bridge-iv-blue-tokens", gain: { kind: "blue-token", n: 2 }, provenance: "published" },
    // BRIDGE-IV2
    { id: "bridge-iv-red-tokens", gain: { kind: "red-token", n: 2 }, provenance: "published" },
    // BRIDGE-IV3
    {
      id: "bridge-iv-hunger-wall",
      gain: {
        kind: "both",
        of: [
          { kind: "may", gain: { kind: "wall-step", n: 1 } },
          { kind: "silver-window", n: 1 },
          { kind: "points", n: 2 }
        ]
      },
      provenance: "published"
    },
    // BRIDGE-IV4
    {
      id: "bridge-iv-cathedral",
      gain: {
        kind: "both",
        of: [
          { kind: "may", gain: { kind: "cathedral-step", n: 1 } },
          { kind: "silver-window", n: 1 },
          { kind: "points", n: 2 }
        ]
      },
      provenance: "published"
    },
    // BRIDGE-IV5
    {
      id: "bridge-iv-gold-window",
      gain: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "gold", n: 2 }] },
      provenance: "published"
    },
    // BRIDGE-IV6
    { id: "bridge-iv-university", gain: { kind: "university", n: 3 }, provenance: "published" }
  ],
  tilesV: [
    // BRIDGE-V1
    {
      id: "bridge-v-university",
      gain: { kind: "points", n: 3 },
      end: { kind: "points-per", n: 1, per: "university-height" },
      provenance: "published"
    },
    // BRIDGE-V2
    {
      id: "bridge-v-gold-mines",
      gain: { kind: "points", n: 3 },
      end: { kind: "points-per", n: 1, per: "gold-mine" },
      provenance: "published"
    },
    // BRIDGE-V3
    {
      id: "bridge-v-upgrades",
      gain: null,
      end: { kind: "points-per", n: 3, per: "upgrade" },
      provenance: "published"
    },
    // BRIDGE-V4
    {
      id: "bridge-v-walls",
      gain: null,
      end: { kind: "points-per", n: 2, per: "wall" },
      provenance: "published"
    },
    // BRIDGE-V5
    {
      id: "bridge-v-quarries",
      gain: { kind: "points", n: 3 },
      end: { kind: "points-per", n: 1, per: "quarry" },
      provenance: "published"
    },
    // BRIDGE-V6
    {
      id: "bridge-v-rows",
      gain: null,
      end: { kind: "points-per", n: 2, per: "grid-row" },
      provenance: "published"
    }
  ],
  vTilesAtBridge: 3,
  vTilesAtCathedral: 3,
  drawForIV: 3
};

// lib/game/content/base/buildings.ts
var BUILDINGS = [
  {
    id: "building-i-stonecutters-lodge",
    name: "Stonecutters' lodge",
    era: "I",
    special: false,
    cost: { gold: 2, stone: 2 },
    gain: { kind: "quarry", n: 1 },
    icon: "cathedral",
    cubeSpace: true,
    corners: [1],
    provenance: "published",
    note: "Tile published, its era chosen."
  },
  {
    id: "building-i-poultry-stall",
    name: "Poultry stall",
    era: "I",
    special: false,
    cost: { gold: 3, stone: 0 },
    gain: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "silver-window", n: 1 }] },
    icon: null,
    cubeSpace: false,
    corners: [2],
    provenance: "inferred",
    note: "Kinds seen, amounts chosen."
  },
  {
    id: "building-i-canons-house",
    name: "Canon's house",
    era: "I",
    special: false,
    cost: { gold: 3, stone: 0 },
    gain: { kind: "points", n: 2 },
    icon: "cathedral",
    cubeSpace: true,
    corners: [0],
    provenance: "inferred",
    note: "Kinds seen, amounts chosen."
  },
  {
    id: "building-i-chandlery",
    name: "Chandlery",
    era: "I",
    special: false,
    cost: { gold: 2, stone: 1 },
    gain: { kind: "both", of: [{ kind: "silver-window", n: 1 }, { kind: "points", n: 1 }] },
    icon: "cathedral",
    cubeSpace: true,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-i-rubble-yard",
    name: "Rubble yard",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 0 },
    gain: { kind: "stone", n: 2 },
    icon: null,
    cubeSpace: false,
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "building-i-assay-office",
    name: "Assay office",
    era: "I",
    special: false,
    cost: { gold: 2, stone: 0 },
    gain: { kind: "gold-mine", n: 1 },
    icon: null,
    cubeSpace: true,
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "building-i-parish-school",
    name: "Parish school",
    era: "I",
    special: false,
    cost: { gold: 2, stone: 1 },
    gain: { kind: "technology", n: 1 },
    icon: null,
    cubeSpace: false,
    corners: [1],
    provenance: "reconstructed"
  },
  {
    id: "building-i-lantern-maker",
    name: "Lantern maker",
    era: "I",
    special: false,
    cost: { gold: 2, stone: 1 },
    gain: { kind: "gold-window", n: 1 },
    icon: null,
    cubeSpace: false,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-i-pilgrims-shelter",
    name: "Pilgrims' shelter",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 1 },
    gain: { kind: "points", n: 1 },
    icon: "cathedral",
    cubeSpace: false,
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "building-i-money-changer",
    name: "Money changer",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "gold", n: 2 },
    icon: null,
    cubeSpace: true,
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "building-i-corner-house",
    name: "Corner house",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 1 },
    gain: { kind: "silver-window", n: 1 },
    icon: null,
    cubeSpace: true,
    corners: [0, 2],
    provenance: "reconstructed"
  },
  {
    id: "building-i-bakehouse",
    name: "Bakehouse",
    era: "I",
    special: false,
    cost: { gold: 2, stone: 1 },
    gain: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "points", n: 1 }] },
    icon: "cathedral",
    cubeSpace: true,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-i-copyists-house",
    name: "Copyists' house",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 1 },
    gain: { kind: "university", n: 1 },
    icon: "cathedral",
    cubeSpace: false,
    corners: [4],
    provenance: "reconstructed"
  },
  {
    id: "building-i-carters-yard",
    name: "Carters' yard",
    era: "I",
    special: false,
    cost: { gold: 3, stone: 1 },
    gain: {
      kind: "both",
      of: [
        { kind: "choose-one", of: [{ kind: "gold-mine", n: 1 }, { kind: "quarry", n: 1 }] },
        { kind: "stone", n: 1 }
      ]
    },
    icon: "cathedral",
    cubeSpace: false,
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "building-i-masters-college",
    name: "Masters' college",
    era: "I",
    special: true,
    cost: { gold: 2, stone: 0 },
    gain: { kind: "both", of: [{ kind: "technology", n: 1 }, { kind: "stone", n: 1 }] },
    icon: null,
    cubeSpace: false,
    corners: [1],
    provenance: "published",
    note: "Tile published, its era chosen."
  },
  {
    id: "building-i-archdeacons-house",
    name: "Archdeacon's house",
    era: "I",
    special: true,
    cost: { gold: 3, stone: 0 },
    gain: { kind: "gold-window", n: 1 },
    icon: "cathedral",
    cubeSpace: true,
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "building-i-mint-annex",
    name: "Mint annex",
    era: "I",
    special: true,
    cost: { gold: 2, stone: 1 },
    gain: {
      kind: "both",
      of: [
        { kind: "egg", n: 1 },
        { kind: "choose-one", of: [{ kind: "gold-mine", n: 1 }, { kind: "quarry", n: 1 }] }
      ]
    },
    icon: null,
    cubeSpace: true,
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "building-i-goldsmiths-row",
    name: "Goldsmiths' row",
    era: "I",
    special: true,
    cost: { gold: 1, stone: 1 },
    gain: { kind: "both", of: [{ kind: "points", n: 1 }, { kind: "silver-window", n: 1 }] },
    icon: "cathedral",
    cubeSpace: false,
    corners: [0, 3],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-guildhall",
    name: "Guildhall",
    era: "II",
    special: false,
    cost: { gold: 3, stone: 0 },
    gain: { kind: "points", n: 4 },
    icon: null,
    cubeSpace: true,
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-clockmaker",
    name: "Clockmaker",
    era: "II",
    special: false,
    cost: { gold: 3, stone: 1 },
    gain: { kind: "gold-window", n: 1 },
    icon: "cathedral",
    cubeSpace: true,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-college-hall",
    name: "College hall",
    era: "II",
    special: false,
    cost: { gold: 3, stone: 1 },
    gain: { kind: "technology", n: 1 },
    icon: "cathedral",
    cubeSpace: false,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-patricians-palace",
    name: "Patrician's palace",
    era: "II",
    special: false,
    cost: { gold: 4, stone: 1 },
    gain: { kind: "points", n: 4 },
    icon: "cathedral",
    cubeSpace: true,
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-glaziers-workshop",
    name: "Glazier's workshop",
    era: "II",
    special: false,
    cost: { gold: 4, stone: 0 },
    gain: { kind: "silver-window", n: 1 },
    icon: "cathedral",
    cubeSpace: true,
    corners: [4],
    provenance: "published",
    note: "Cost, window and icon published; cube space and corner inferred, era chosen."
  },
  {
    id: "building-ii-egg-market",
    name: "Egg market",
    era: "II",
    special: false,
    cost: { gold: 3, stone: 1 },
    gain: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "points", n: 2 }] },
    icon: null,
    cubeSpace: true,
    corners: [1, 4],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-law-faculty",
    name: "Law faculty",
    era: "II",
    special: false,
    cost: { gold: 2, stone: 0 },
    gain: { kind: "university", n: 2 },
    icon: null,
    cubeSpace: false,
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-stone-exchange",
    name: "Stone exchange",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "both", of: [{ kind: "gold", n: 3 }, { kind: "points", n: 1 }] },
    icon: "cathedral",
    cubeSpace: false,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-shaft-office",
    name: "Shaft office",
    era: "II",
    special: false,
    cost: { gold: 2, stone: 1 },
    gain: { kind: "choose-one", of: [{ kind: "gold-mine", n: 2 }, { kind: "quarry", n: 2 }] },
    icon: "cathedral",
    cubeSpace: true,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-astronomers-tower",
    name: "Astronomer's tower",
    era: "II",
    special: false,
    cost: { gold: 3, stone: 2 },
    gain: { kind: "both", of: [{ kind: "technology", n: 1 }, { kind: "points", n: 2 }] },
    icon: null,
    cubeSpace: true,
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-tithe-barn",
    name: "Tithe barn",
    era: "II",
    special: false,
    cost: { gold: 1, stone: 1 },
    gain: { kind: "egg", n: 1 },
    icon: "cathedral",
    cubeSpace: false,
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-royal-stables",
    name: "Royal stables",
    era: "II",
    special: false,
    cost: { gold: 3, stone: 1 },
    gain: { kind: "gold-window", n: 1 },
    icon: null,
    cubeSpace: false,
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-almshouse",
    name: "Almshouse",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 1 },
    gain: { kind: "points", n: 2 },
    icon: "cathedral",
    cubeSpace: false,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-masters-row",
    name: "Masters' row",
    era: "II",
    special: false,
    cost: { gold: 4, stone: 1 },
    gain: { kind: "gold-window", n: 1 },
    icon: null,
    cubeSpace: true,
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-royal-court",
    name: "Royal court",
    era: "II",
    special: true,
    cost: { gold: 4, stone: 0 },
    gain: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 1 }] },
    icon: "cathedral",
    cubeSpace: true,
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-great-college",
    name: "Great college",
    era: "II",
    special: true,
    cost: { gold: 3, stone: 0 },
    gain: { kind: "both", of: [{ kind: "technology", n: 1 }, { kind: "university", n: 1 }] },
    icon: null,
    cubeSpace: true,
    corners: [1],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-treasury",
    name: "Treasury",
    era: "II",
    special: true,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "both", of: [{ kind: "gold", n: 4 }, { kind: "points", n: 1 }] },
    icon: "cathedral",
    cubeSpace: false,
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-bishops-palace",
    name: "Bishop's palace",
    era: "II",
    special: true,
    cost: { gold: 5, stone: 0 },
    gain: { kind: "both", of: [{ kind: "points", n: 5 }, { kind: "silver-window", n: 1 }] },
    icon: "cathedral",
    cubeSpace: true,
    corners: [4],
    provenance: "reconstructed"
  }
];

// lib/game/content/base/city.ts
var CITY = {
  plazas: [
    {
      id: "p1",
      q: -4,
      r: -5,
      colour: "tan",
      tileFromPlayers: 2,
      sites: ["site-p1-a", "site-p1-b"],
      provenance: "published"
    },
    {
      id: "p2",
      q: -4,
      r: -3,
      colour: "tan",
      tileFromPlayers: 2,
      sites: ["site-p2-a", "site-p2-b", "site-p2-c"],
      provenance: "published"
    },
    {
      id: "p3",
      q: -1,
      r: -5,
      colour: "grey-blue",
      tileFromPlayers: 2,
      sites: ["site-p3-a", "site-p3-b", "site-p3-c"],
      provenance: "published"
    },
    {
      id: "p4",
      q: 1,
      r: -5,
      colour: "tan",
      tileFromPlayers: 2,
      sites: ["site-p4-a", "site-p4-b", "site-p4-c"],
      provenance: "published"
    },
    {
      id: "p5",
      q: 4,
      r: -5,
      colour: "yellow",
      tileFromPlayers: 2,
      sites: ["site-p5-a", "site-p5-b", "site-p5-c", "site-p5-d"],
      provenance: "published"
    },
    {
      id: "p6",
      q: 2,
      r: -2,
      colour: "tan",
      tileFromPlayers: 2,
      sites: ["site-p6-a", "site-p6-b", "site-p6-c"],
      provenance: "published"
    },
    {
      id: "p7",
      q: 0,
      r: 0,
      colour: "tan",
      tileFromPlayers: 2,
      sites: ["site-p7-a", "site-p7-b"],
      provenance: "published"
    },
    {
      id: "p8",
      q: -1,
      r: -2,
      colour: "light-blue",
      tileFromPlayers: 2,
      sites: ["site-p8-a", "site-p8-b", "site-p8-c", "site-p8-d", "site-p8-e"],
      provenance: "published"
    },
    {
      id: "p9",
      q: -7,
      r: -2,
      colour: "tan",
      tileFromPlayers: 3,
      sites: ["site-p9-a", "site-p9-b"],
      provenance: "inferred"
    },
    {
      id: "p10",
      q: -4,
      r: 0,
      colour: "tan",
      tileFromPlayers: 4,
      sites: ["site-p10-a", "site-p10-b", "site-p10-c"],
      provenance: "inferred"
    }
  ],
  sites: [
    {
      id: "site-p1-a",
      q: -5,
      r: -5,
      plaza: "p1",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p1-b",
      q: -5,
      r: -4,
      plaza: "p1",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p2-a",
      q: -5,
      r: -3,
      plaza: "p2",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p2-b",
      q: -5,
      r: -2,
      plaza: "p2",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p2-c",
      q: -4,
      r: -2,
      plaza: "p2",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p3-a",
      q: -2,
      r: -5,
      plaza: "p3",
      district: "old-town",
      surcharge: { gold: 1 },
      points: 1,
      provenance: "inferred"
    },
    {
      id: "site-p3-b",
      q: -1,
      r: -6,
      plaza: "p3",
      district: "old-town",
      surcharge: { gold: 1 },
      points: 1,
      provenance: "inferred"
    },
    {
      id: "site-p3-c",
      q: 0,
      r: -6,
      plaza: "p3",
      district: "old-town",
      surcharge: { gold: 1 },
      points: 2,
      provenance: "inferred"
    },
    {
      id: "site-p4-a",
      q: 1,
      r: -4,
      plaza: "p4",
      district: "old-town",
      surcharge: { gold: 1 },
      points: 2,
      provenance: "inferred"
    },
    {
      id: "site-p4-b",
      q: 2,
      r: -5,
      plaza: "p4",
      district: "old-town",
      surcharge: { gold: 1 },
      points: 1,
      provenance: "inferred"
    },
    {
      id: "site-p4-c",
      q: 2,
      r: -6,
      plaza: "p4",
      district: "old-town",
      surcharge: { gold: 1 },
      points: 2,
      provenance: "inferred"
    },
    {
      id: "site-p5-a",
      q: 3,
      r: -5,
      plaza: "p5",
      district: "old-town",
      surcharge: { gold: 1 },
      points: 1,
      provenance: "inferred"
    },
    {
      id: "site-p5-b",
      q: 4,
      r: -6,
      plaza: "p5",
      district: "old-town",
      surcharge: { gold: 1 },
      points: 2,
      provenance: "inferred"
    },
    {
      id: "site-p5-c",
      q: 4,
      r: -4,
      plaza: "p5",
      district: "old-town",
      surcharge: { gold: 1 },
      points: 2,
      provenance: "inferred"
    },
    {
      id: "site-p5-d",
      q: 3,
      r: -4,
      plaza: "p5",
      district: "old-town",
      surcharge: { gold: 1 },
      points: 2,
      provenance: "reconstructed"
    },
    {
      id: "site-p6-a",
      q: 1,
      r: -2,
      plaza: "p6",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p6-b",
      q: 2,
      r: -1,
      plaza: "p6",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p6-c",
      q: 3,
      r: -2,
      plaza: "p6",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p7-a",
      q: 0,
      r: -1,
      plaza: "p7",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p7-b",
      q: 1,
      r: 0,
      plaza: "p7",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p8-a",
      q: -2,
      r: -2,
      plaza: "p8",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p8-b",
      q: -1,
      r: -3,
      plaza: "p8",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p8-c",
      q: 0,
      r: -2,
      plaza: "p8",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p8-d",
      q: -1,
      r: -1,
      plaza: "p8",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p8-e",
      q: -2,
      r: -1,
      plaza: "p8",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p9-a",
      q: -6,
      r: -3,
      plaza: "p9",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p9-b",
      q: -6,
      r: -2,
      plaza: "p9",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p10-a",
      q: -4,
      r: -1,
      plaza: "p10",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p10-b",
      q: -3,
      r: -1,
      plaza: "p10",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "published"
    },
    {
      id: "site-p10-c",
      q: -5,
      r: 0,
      plaza: "p10",
      district: "new-town",
      surcharge: { gold: 0 },
      points: 0,
      provenance: "reconstructed"
    }
  ],
  blueCorners: [
    {
      id: "blue-corner-1",
      vertex: { q: -5, r: -3, corner: 0 },
      sites: ["site-p1-b", "site-p2-a"],
      provenance: "published"
    },
    {
      id: "blue-corner-2",
      vertex: { q: -6, r: -1, corner: 0 },
      sites: ["site-p2-b", "site-p9-b"],
      provenance: "published"
    },
    {
      id: "blue-corner-3",
      vertex: { q: -4, r: -1, corner: 0 },
      sites: ["site-p10-a", "site-p2-c"],
      provenance: "published"
    },
    {
      id: "blue-corner-4",
      vertex: { q: -1, r: 0, corner: 0 },
      sites: ["site-p7-a", "site-p8-d"],
      provenance: "published"
    },
    {
      id: "blue-corner-5",
      vertex: { q: 1, r: -3, corner: 3 },
      sites: ["site-p6-a", "site-p8-c"],
      provenance: "published"
    },
    {
      id: "blue-corner-6",
      vertex: { q: -2, r: -5, corner: 0 },
      sites: ["site-p3-a", "site-p3-b"],
      provenance: "published"
    },
    {
      id: "blue-corner-7",
      vertex: { q: 2, r: -4, corner: 0 },
      sites: ["site-p4-b", "site-p5-a"],
      provenance: "published"
    },
    {
      id: "blue-corner-8",
      vertex: { q: 3, r: -5, corner: 0 },
      sites: ["site-p5-a", "site-p5-b"],
      provenance: "published"
    },
    {
      id: "blue-corner-9",
      vertex: { q: -5, r: 0, corner: 0 },
      sites: ["site-p10-a", "site-p10-c"],
      provenance: "reconstructed"
    }
  ],
  terrain: [
    {
      id: "road-01",
      q: 4,
      r: -3,
      terrain: "road",
      space: "road-space-i",
      use: "effects",
      provenance: "inferred"
    },
    {
      id: "road-02",
      q: 3,
      r: -3,
      terrain: "road",
      space: "road-space-i",
      use: "pawns",
      provenance: "published"
    },
    {
      id: "road-03",
      q: 2,
      r: -3,
      terrain: "road",
      space: "road-space-ii",
      use: "effects",
      provenance: "published"
    },
    {
      id: "road-04",
      q: 1,
      r: -3,
      terrain: "road",
      space: "road-space-ii",
      use: "effects",
      provenance: "published"
    },
    {
      id: "road-05",
      q: 0,
      r: -3,
      terrain: "road",
      space: "road-space-ii",
      use: "effects",
      provenance: "published"
    },
    {
      id: "road-06",
      q: 0,
      r: -4,
      terrain: "road",
      space: "road-space-ii",
      use: "pawns",
      provenance: "published"
    },
    {
      id: "road-07",
      q: -1,
      r: -4,
      terrain: "road",
      space: "road-space-iii",
      use: "effects",
      provenance: "published"
    },
    {
      id: "road-08",
      q: -2,
      r: -4,
      terrain: "road",
      space: "road-space-iii",
      use: "effects",
      provenance: "published"
    },
    {
      id: "road-09",
      q: -3,
      r: -4,
      terrain: "road",
      space: "road-space-iii",
      use: "effects",
      provenance: "published"
    },
    {
      id: "road-10",
      q: -3,
      r: -5,
      terrain: "road",
      space: "road-space-iii",
      use: "pawns",
      provenance: "published"
    },
    {
      id: "road-11",
      q: -3,
      r: -6,
      terrain: "road",
      space: "road-space-iv",
      use: "pawns",
      provenance: "published"
    },
    { id: "green-01", q: -2, r: -6, terrain: "green", provenance: "published" },
    { id: "green-02", q: 1, r: -6, terrain: "green", provenance: "published" },
    { id: "green-03", q: 3, r: -6, terrain: "green", provenance: "published" },
    { id: "green-04", q: 2, r: -4, terrain: "green", provenance: "published" },
    { id: "green-05", q: 0, r: -5, terrain: "green", provenance: "published" },
    { id: "green-06", q: -4, r: -4, terrain: "green", provenance: "published" },
    { id: "green-07", q: -3, r: -3, terrain: "green", provenance: "published" },
    { id: "green-08", q: -2, r: -3, terrain: "green", provenance: "published" },
    { id: "green-09", q: -3, r: -2, terrain: "green", provenance: "published" },
    { id: "green-10", q: 1, r: -1, terrain: "green", provenance: "published" },
    { id: "green-11", q: -3, r: 0, terrain: "green", provenance: "published" },
    { id: "green-12", q: -1, r: 0, terrain: "green", provenance: "published" },
    { id: "house-01", q: -4, r: -6, terrain: "house", provenance: "reconstructed" },
    { id: "house-02", q: -2, r: -7, terrain: "house", provenance: "inferred" },
    { id: "house-03", q: -1, r: -7, terrain: "house", provenance: "inferred" },
    { id: "house-04", q: 0, r: -7, terrain: "house", provenance: "inferred" },
    { id: "house-05", q: 1, r: -7, terrain: "house", provenance: "inferred" },
    { id: "house-06", q: 2, r: -7, terrain: "house", provenance: "inferred" },
    { id: "house-07", q: 3, r: -7, terrain: "house", provenance: "inferred" },
    { id: "house-08", q: 4, r: -7, terrain: "house", provenance: "inferred" },
    { id: "house-09", q: 5, r: -7, terrain: "house", provenance: "inferred" },
    { id: "house-10", q: 5, r: -6, terrain: "house", provenance: "inferred" },
    { id: "house-11", q: 5, r: -5, terrain: "house", provenance: "inferred" },
    { id: "river-01", q: -3, r: -7, terrain: "river", provenance: "inferred" },
    { id: "river-02", q: -2, r: -8, terrain: "river", provenance: "inferred" },
    { id: "river-03", q: -1, r: -8, terrain: "river", provenance: "inferred" },
    { id: "river-04", q: 0, r: -8, terrain: "river", provenance: "inferred" },
    { id: "river-05", q: 1, r: -8, terrain: "river", provenance: "inferred" },
    { id: "river-06", q: 2, r: -8, terrain: "river", provenance: "inferred" },
    { id: "river-07", q: 3, r: -8, terrain: "river", provenance: "inferred" },
    { id: "river-08", q: 4, r: -8, terrain: "river", provenance: "inferred" },
    { id: "river-09", q: 5, r: -8, terrain: "river", provenance: "inferred" },
    { id: "countryside-01", q: -5, r: -6, terrain: "countryside", provenance: "reconstructed" },
    { id: "countryside-02", q: -6, r: -5, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-03", q: -6, r: -4, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-04", q: -7, r: -3, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-05", q: -8, r: -2, terrain: "countryside", provenance: "reconstructed" },
    { id: "countryside-06", q: -8, r: -1, terrain: "countryside", provenance: "reconstructed" },
    { id: "countryside-07", q: -7, r: -1, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-08", q: -6, r: -1, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-09", q: -5, r: -1, terrain: "countryside", provenance: "reconstructed" },
    { id: "countryside-10", q: -6, r: 0, terrain: "countryside", provenance: "reconstructed" },
    { id: "countryside-11", q: -6, r: 1, terrain: "countryside", provenance: "reconstructed" },
    { id: "countryside-12", q: -5, r: 1, terrain: "countryside", provenance: "reconstructed" },
    { id: "countryside-13", q: -4, r: 1, terrain: "countryside", provenance: "reconstructed" },
    { id: "countryside-14", q: -3, r: 1, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-15", q: -2, r: 0, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-16", q: -2, r: 1, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-17", q: -1, r: 1, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-18", q: 0, r: 1, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-19", q: 1, r: 1, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-20", q: 2, r: 0, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-21", q: 3, r: -1, terrain: "countryside", provenance: "inferred" },
    { id: "countryside-22", q: 4, r: -2, terrain: "countryside", provenance: "reconstructed" },
    { id: "countryside-23", q: 5, r: -4, terrain: "countryside", provenance: "reconstructed" }
  ],
  kingsRoad: {
    id: "kings-road-path",
    hexes: [
      "road-01",
      "road-02",
      "road-03",
      "road-04",
      "road-05",
      "road-06",
      "road-07",
      "road-08",
      "road-09",
      "road-10",
      "road-11"
    ],
    then: "bridge",
    bridgeCrossesAt: "river-01",
    provenance: "inferred"
  },
  prebuilt: [
    { id: "prebuilt-2-players", players: 2, sites: ["site-p5-d", "site-p8-a"], provenance: "inferred" },
    { id: "prebuilt-3-players", players: 3, sites: ["site-p8-a"], provenance: "reconstructed" },
    { id: "prebuilt-4-players", players: 4, sites: [], provenance: "published" }
  ],
  plazaOrders: [
    {
      id: "plaza-order-2-players",
      players: 2,
      clockwise: ["p1", "p3", "p4", "p5", "p6", "p7", "p8", "p2"],
      provenance: "published"
    },
    {
      id: "plaza-order-3-players",
      players: 3,
      clockwise: ["p1", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p2"],
      provenance: "inferred"
    },
    {
      id: "plaza-order-4-players",
      players: 4,
      clockwise: ["p1", "p3", "p4", "p5", "p6", "p7", "p8", "p10", "p9", "p2"],
      provenance: "inferred"
    }
  ]
};

// lib/game/content/base/crane.ts
var CRANE = {
  positions: [
    { id: "crane-position-0", index: 0, zone: "red", cost: { gold: 1 }, points: 0, provenance: "inferred" },
    { id: "crane-position-1", index: 1, zone: "red", cost: { gold: 1 }, points: 0, provenance: "inferred" },
    { id: "crane-position-2", index: 2, zone: "red", cost: { gold: 1 }, points: 0, provenance: "inferred" },
    { id: "crane-position-3", index: 3, zone: "red", cost: { gold: 1 }, points: 0, provenance: "inferred" },
    { id: "crane-position-4", index: 4, zone: "green", cost: {}, points: 0, provenance: "inferred" },
    { id: "crane-position-5", index: 5, zone: "green", cost: {}, points: 0, provenance: "inferred" },
    { id: "crane-position-6", index: 6, zone: "green", cost: {}, points: 0, provenance: "inferred" },
    { id: "crane-position-7", index: 7, zone: "blue", cost: {}, points: 1, provenance: "inferred" },
    { id: "crane-position-8", index: 8, zone: "blue", cost: {}, points: 2, provenance: "inferred" },
    { id: "crane-position-9", index: 9, zone: "blue", cost: {}, points: 3, provenance: "inferred" },
    { id: "crane-position-10", index: 10, zone: "blue", cost: {}, points: 4, provenance: "inferred" },
    { id: "crane-position-11", index: 11, zone: "blue", cost: {}, points: 5, provenance: "published" }
  ],
  sectors: [
    { id: "wheel-sector-0", offset: 0, box: true, bonus: null, provenance: "published" },
    { id: "wheel-sector-1", offset: 1, bonus: { kind: "special-or-points", n: 1 }, provenance: "published" },
    { id: "wheel-sector-2", offset: 2, bonus: { kind: "stone", n: 2 }, provenance: "inferred" },
    { id: "wheel-sector-3", offset: 3, bonus: { kind: "gold", n: 1 }, provenance: "published" },
    { id: "wheel-sector-4", offset: 4, bonus: { kind: "special-or-points", n: 2 }, provenance: "published" },
    { id: "wheel-sector-5", offset: 5, bonus: { kind: "silver-window", n: 1 }, provenance: "published" },
    {
      id: "wheel-sector-6",
      offset: 6,
      bonus: { kind: "buy-egg", cost: { gold: 1 } },
      provenance: "published"
    },
    { id: "wheel-sector-7", offset: 7, bonus: { kind: "stone", n: 1 }, provenance: "published" },
    { id: "wheel-sector-8", offset: 8, bonus: { kind: "special-or-points", n: 1 }, provenance: "published" },
    {
      id: "wheel-sector-9",
      offset: 9,
      bonus: { kind: "gold", n: 2 },
      clockCube: true,
      provenance: "inferred"
    },
    { id: "wheel-sector-10", offset: 10, bonus: { kind: "silver-window", n: 1 }, provenance: "published" },
    {
      id: "wheel-sector-11",
      offset: 11,
      bonus: { kind: "buy-egg", cost: { stone: 1 } },
      provenance: "published"
    }
  ],
  overripeToken: { id: "five-point-token", points: 5, provenance: "published" },
  dropWhenArrowReaches: 8,
  turnsPerPlayer: 16,
  clocks: [
    {
      id: "clock-1-player",
      players: 1,
      seats: 2,
      arrowStart: 9,
      startPositions: [0, 1, 2, 3, 4, 5],
      platformStart: 3,
      eraTwoAfterTurn: 16,
      dropsAfterTurns: [10, 21, 32],
      provenance: "inferred"
    },
    {
      id: "clock-2-players",
      players: 2,
      seats: 2,
      arrowStart: 9,
      startPositions: [0, 1, 2, 3, 4, 5],
      platformStart: 3,
      eraTwoAfterTurn: 16,
      dropsAfterTurns: [10, 21, 32],
      provenance: "inferred"
    },
    {
      id: "clock-3-players",
      players: 3,
      seats: 3,
      arrowStart: 4,
      startPositions: [0, 1, 2, 3, 5, 6],
      platformStart: 5,
      eraTwoAfterTurn: 26,
      dropsAfterTurns: [4, 15, 26, 37, 48],
      provenance: "inferred"
    },
    {
      id: "clock-4-players",
      players: 4,
      seats: 4,
      arrowStart: 10,
      startPositions: [0, 1, 2, 3, 4, 5],
      platformStart: 6,
      eraTwoAfterTurn: 31,
      dropsAfterTurns: [9, 20, 31, 42, 53, 64],
      provenance: "inferred"
    }
  ],
  firstGameOrder: {
    id: "first-game-tile-order",
    tiles: [
      "action-tile-1",
      "action-tile-3",
      "action-tile-5",
      "action-tile-2",
      "action-tile-4",
      "action-tile-6"
    ],
    side: "A",
    laterGames: "random",
    provenance: "reconstructed"
  }
};

// lib/game/content/base/grids.ts
var GRIDS2 = {
  frames: [
    {
      id: "cathedral",
      name: "St. Vitus Cathedral",
      direction: "right",
      rows: 6,
      columns: 6,
      start: { row: 0, column: 0 },
      token: "red-token",
      rowPoints: [0, 2, 4, 7, 10, 13],
      columnValues: [0, 1, 1, 2, 2, 3],
      tiers: [
        { tier: "I", rows: [0, 1] },
        { tier: "II", rows: [2, 3], crossing: { gold: 1, stone: 1 } },
        { tier: "III", rows: [4, 5], crossing: { gold: 2, stone: 2 } }
      ],
      climbCost: { "silver-window": 2 },
      topTierPrize: { stack: "V", tiles: 3, claims: "one per player, on first entry into tier III" },
      provenance: "inferred"
    },
    {
      id: "hunger-wall",
      name: "Hunger Wall",
      direction: "left",
      rows: 6,
      columns: 6,
      start: { row: 0, column: 0 },
      token: "blue-token",
      rowPoints: [0, 2, 4, 7, 12, 17],
      columnValues: [0, 1, 1, 1, 2, 3],
      tiers: [
        { tier: "I", rows: [0, 1] },
        { tier: "II", rows: [2, 3], crossing: { gold: 1, stone: 1 } },
        { tier: "III", rows: [4, 5], crossing: { gold: 2, stone: 2 } }
      ],
      climbCost: { "silver-window": 2 },
      topTierPrize: null,
      provenance: "reconstructed"
    }
  ],
  tierSets: [
    {
      id: "cathedral-base",
      grid: "cathedral",
      variant: "base",
      flavour: "Balanced: two free climbs, three pushes sideways, small points everywhere.",
      squares: [
        { row: 0, column: 2, effect: { kind: "points", n: 1 } },
        { row: 0, column: 4, effect: { kind: "arrow-sideways" } },
        { row: 0, column: 5, effect: { kind: "points", n: 2 } },
        { row: 1, column: 1, effect: { kind: "arrow-up" } },
        { row: 1, column: 3, effect: { kind: "arrow-sideways" } },
        { row: 1, column: 5, effect: { kind: "points", n: 1 } },
        { row: 2, column: 2, effect: { kind: "points", n: 2 } },
        { row: 2, column: 4, effect: { kind: "points", n: 1 } },
        { row: 2, column: 5, effect: { kind: "points", n: 3 } },
        { row: 3, column: 1, effect: { kind: "points", n: 1 } },
        { row: 3, column: 3, effect: { kind: "arrow-up" } },
        { row: 3, column: 5, effect: { kind: "points", n: 2 } },
        { row: 4, column: 2, effect: { kind: "points", n: 2 } },
        { row: 4, column: 4, effect: { kind: "arrow-sideways" } },
        { row: 4, column: 5, effect: { kind: "points", n: 3 } },
        { row: 5, column: 1, effect: { kind: "points", n: 1 } },
        { row: 5, column: 3, effect: { kind: "points", n: 2 } },
        { row: 5, column: 5, effect: { kind: "points", n: 4 } }
      ],
      picture: [
        ". 1 . 2 . 4",
        ". . 2 . > 3",
        ". 1 . ^ . 2",
        ". . 2 . 1 3",
        ". ^ . > . 1",
        "S . 1 . > 2"
      ],
      provenance: "reconstructed"
    },
    {
      id: "cathedral-a",
      grid: "cathedral",
      variant: "A",
      flavour: "The spire: seven free climbs and no push sideways, so windows carry far and the prize tiles go early.",
      squares: [
        { row: 0, column: 3, effect: { kind: "points", n: 1 } },
        { row: 0, column: 5, effect: { kind: "points", n: 1 } },
        { row: 1, column: 1, effect: { kind: "arrow-up" } },
        { row: 1, column: 4, effect: { kind: "arrow-up" } },
        { row: 2, column: 2, effect: { kind: "arrow-up" } },
        { row: 2, column: 5, effect: { kind: "points", n: 1 } },
        { row: 3, column: 0, effect: { kind: "arrow-up" } },
        { row: 3, column: 3, effect: { kind: "arrow-up" } },
        { row: 4, column: 1, effect: { kind: "arrow-up" } },
        { row: 4, column: 4, effect: { kind: "arrow-up" } },
        { row: 4, column: 5, effect: { kind: "points", n: 2 } },
        { row: 5, column: 2, effect: { kind: "points", n: 1 } },
        { row: 5, column: 4, effect: { kind: "points", n: 2 } },
        { row: 5, column: 5, effect: { kind: "points", n: 3 } }
      ],
      picture: [
        ". . 1 . 2 3",
        ". ^ . . ^ 2",
        "^ . . ^ . .",
        ". . ^ . . 1",
        ". ^ . . ^ .",
        "S . . 1 . 1"
      ],
      provenance: "reconstructed"
    },
    {
      id: "cathedral-b",
      grid: "cathedral",
      variant: "B",
      flavour: "The nave: no free climb, many pushes sideways and points far from the start, so red tokens pay.",
      squares: [
        { row: 0, column: 2, effect: { kind: "arrow-sideways" } },
        { row: 0, column: 4, effect: { kind: "points", n: 1 } },
        { row: 0, column: 5, effect: { kind: "points", n: 2 } },
        { row: 1, column: 1, effect: { kind: "arrow-sideways" } },
        { row: 1, column: 3, effect: { kind: "points", n: 2 } },
        { row: 1, column: 4, effect: { kind: "arrow-sideways" } },
        { row: 1, column: 5, effect: { kind: "points", n: 2 } },
        { row: 2, column: 2, effect: { kind: "arrow-sideways" } },
        { row: 2, column: 4, effect: { kind: "points", n: 2 } },
        { row: 2, column: 5, effect: { kind: "points", n: 3 } },
        { row: 3, column: 0, effect: { kind: "arrow-sideways" } },
        { row: 3, column: 3, effect: { kind: "arrow-sideways" } },
        { row: 3, column: 5, effect: { kind: "points", n: 3 } },
        { row: 4, column: 1, effect: { kind: "arrow-sideways" } },
        { row: 4, column: 3, effect: { kind: "points", n: 2 } },
        { row: 4, column: 5, effect: { kind: "points", n: 4 } },
        { row: 5, column: 2, effect: { kind: "arrow-sideways" } },
        { row: 5, column: 4, effect: { kind: "points", n: 3 } },
        { row: 5, column: 5, effect: { kind: "points", n: 5 } }
      ],
      picture: [
        ". . > . 3 5",
        ". > . 2 . 4",
        "> . . > . 3",
        ". . > . 2 3",
        ". > . 2 > 2",
        "S . > . 1 2"
      ],
      provenance: "reconstructed"
    },
    {
      id: "hunger-wall-base",
      grid: "hunger-wall",
      variant: "base",
      flavour: "Balanced: two free climbs, two pushes sideways, points spread over all rows.",
      squares: [
        { row: 0, column: 1, effect: { kind: "points", n: 1 } },
        { row: 0, column: 3, effect: { kind: "arrow-sideways" } },
        { row: 0, column: 5, effect: { kind: "points", n: 2 } },
        { row: 1, column: 0, effect: { kind: "points", n: 1 } },
        { row: 1, column: 2, effect: { kind: "arrow-up" } },
        { row: 1, column: 4, effect: { kind: "points", n: 2 } },
        { row: 2, column: 1, effect: { kind: "points", n: 1 } },
        { row: 2, column: 3, effect: { kind: "points", n: 2 } },
        { row: 2, column: 5, effect: { kind: "points", n: 3 } },
        { row: 3, column: 0, effect: { kind: "points", n: 2 } },
        { row: 3, column: 2, effect: { kind: "arrow-sideways" } },
        { row: 3, column: 4, effect: { kind: "points", n: 2 } },
        { row: 4, column: 1, effect: { kind: "points", n: 2 } },
        { row: 4, column: 3, effect: { kind: "arrow-up" } },
        { row: 4, column: 5, effect: { kind: "points", n: 3 } },
        { row: 5, column: 2, effect: { kind: "points", n: 2 } },
        { row: 5, column: 4, effect: { kind: "points", n: 3 } },
        { row: 5, column: 5, effect: { kind: "points", n: 4 } }
      ],
      picture: [
        ". . 2 . 3 4",
        ". 2 . ^ . 3",
        "2 . > . 2 .",
        ". 1 . 2 . 3",
        "1 . ^ . 2 .",
        "S 1 . > . 2"
      ],
      provenance: "reconstructed"
    },
    {
      id: "hunger-wall-a",
      grid: "hunger-wall",
      variant: "A",
      flavour: "Watchtowers: nine free climbs, two of them on the lowest row, few points.",
      squares: [
        { row: 0, column: 1, effect: { kind: "arrow-up" } },
        { row: 0, column: 4, effect: { kind: "arrow-up" } },
        { row: 1, column: 2, effect: { kind: "arrow-up" } },
        { row: 1, column: 5, effect: { kind: "arrow-up" } },
        { row: 2, column: 0, effect: { kind: "arrow-up" } },
        { row: 2, column: 3, effect: { kind: "arrow-up" } },
        { row: 3, column: 2, effect: { kind: "arrow-up" } },
        { row: 3, column: 5, effect: { kind: "points", n: 2 } },
        { row: 4, column: 1, effect: { kind: "arrow-up" } },
        { row: 4, column: 4, effect: { kind: "arrow-up" } },
        { row: 5, column: 0, effect: { kind: "points", n: 1 } },
        { row: 5, column: 2, effect: { kind: "points", n: 2 } },
        { row: 5, column: 4, effect: { kind: "points", n: 2 } },
        { row: 5, column: 5, effect: { kind: "points", n: 3 } }
      ],
      picture: [
        "1 . 2 . 2 3",
        ". ^ . . ^ .",
        ". . ^ . . 2",
        "^ . . ^ . .",
        ". . ^ . . ^",
        "S ^ . . ^ ."
      ],
      provenance: "reconstructed"
    },
    {
      id: "hunger-wall-b",
      grid: "hunger-wall",
      variant: "B",
      flavour: "The long rampart: pushes sideways from the first step on, points at the far end.",
      squares: [
        { row: 0, column: 2, effect: { kind: "arrow-sideways" } },
        { row: 0, column: 4, effect: { kind: "points", n: 2 } },
        { row: 0, column: 5, effect: { kind: "points", n: 3 } },
        { row: 1, column: 0, effect: { kind: "arrow-sideways" } },
        { row: 1, column: 3, effect: { kind: "arrow-sideways" } },
        { row: 1, column: 5, effect: { kind: "points", n: 2 } },
        { row: 2, column: 2, effect: { kind: "arrow-sideways" } },
        { row: 2, column: 4, effect: { kind: "points", n: 2 } },
        { row: 2, column: 5, effect: { kind: "points", n: 3 } },
        { row: 3, column: 1, effect: { kind: "arrow-sideways" } },
        { row: 3, column: 3, effect: { kind: "points", n: 2 } },
        { row: 3, column: 5, effect: { kind: "points", n: 3 } },
        { row: 4, column: 0, effect: { kind: "arrow-sideways" } },
        { row: 4, column: 2, effect: { kind: "points", n: 2 } },
        { row: 4, column: 4, effect: { kind: "arrow-sideways" } },
        { row: 4, column: 5, effect: { kind: "points", n: 4 } },
        { row: 5, column: 1, effect: { kind: "arrow-sideways" } },
        { row: 5, column: 3, effect: { kind: "points", n: 3 } },
        { row: 5, column: 5, effect: { kind: "points", n: 5 } }
      ],
      picture: [
        ". > . 3 . 5",
        "> . 2 . > 4",
        ". > . 2 . 3",
        ". . > . 2 3",
        "> . . > . 2",
        "S . > . 2 3"
      ],
      provenance: "reconstructed"
    }
  ]
};

// lib/game/content/base/kings-road.ts
var KINGS_ROAD = {
  spaces: [
    {
      id: "road-space-i",
      space: "I",
      entry: {},
      free: { kind: "choose-one", of: [{ kind: "gold", n: 2 }, { kind: "stone", n: 2 }] },
      egg: {
        kind: "pay",
        cost: { egg: 1 },
        gain: { kind: "choose-one", of: [{ kind: "quarry", n: 1 }, { kind: "gold-mine", n: 1 }] }
      },
      provenance: "published"
    },
    {
      id: "road-space-ii",
      space: "II",
      entry: {},
      free: { kind: "pay", cost: { gold: 1 }, gain: { kind: "points", n: 4 } },
      egg: {
        kind: "pay",
        cost: { egg: 1 },
        gain: { kind: "choose-one", of: [{ kind: "gold-window", n: 1 }, { kind: "technology", n: 1 }] }
      },
      provenance: "published"
    },
    {
      id: "road-space-iii",
      space: "III",
      entry: {},
      free: { kind: "points-per", n: 3, per: "era-1-upgrade" },
      egg: {
        kind: "pay",
        cost: { egg: 1 },
        gain: {
          kind: "choose-one",
          of: [
            { kind: "silver-window", n: 2 },
            { kind: "both", of: [{ kind: "gold-mine", n: 1 }, { kind: "quarry", n: 1 }] }
          ]
        }
      },
      provenance: "published"
    },
    { id: "road-space-iv", space: "IV", entry: { egg: 1 }, bridgeStack: "IV", provenance: "published" },
    { id: "road-space-v", space: "V", entry: { egg: 1 }, bridgeStack: "V", provenance: "published" }
  ],
  variantTiles: [
    {
      id: "road-tile-i",
      replacesFreeEffectOf: "road-space-i",
      faces: [
        {
          id: "road-tile-i-a",
          side: "A",
          free: {
            kind: "both",
            of: [
              { kind: "silver-window", n: 1 },
              { kind: "choose-one", of: [{ kind: "gold", n: 1 }, { kind: "stone", n: 1 }] }
            ]
          },
          provenance: "published"
        },
        {
          id: "road-tile-i-b",
          side: "B",
          free: {
            kind: "ability",
            trigger: "upgrade-performed",
            gain: {
              kind: "both",
              of: [
                { kind: "points", n: 2 },
                { kind: "choose-one", of: [{ kind: "gold", n: 1 }, { kind: "stone", n: 1 }] }
              ]
            },
            while: "pawn-here"
          },
          provenance: "published"
        }
      ],
      provenance: "inferred"
    },
    {
      id: "road-tile-ii",
      replacesFreeEffectOf: "road-space-ii",
      faces: [
        {
          id: "road-tile-ii-a",
          side: "A",
          free: { kind: "points-per", n: 2, per: "silver-window" },
          provenance: "published"
        },
        {
          id: "road-tile-ii-b",
          side: "B",
          free: {
            kind: "ability",
            trigger: "wall-performed",
            gain: { kind: "points", n: 2 },
            while: "pawn-here"
          },
          provenance: "published"
        }
      ],
      provenance: "inferred"
    },
    {
      id: "road-tile-iii",
      replacesFreeEffectOf: "road-space-iii",
      faces: [
        {
          id: "road-tile-iii-a",
          side: "A",
          free: { kind: "both", of: [{ kind: "points", n: 2 }, { kind: "university", n: 2 }] },
          provenance: "published"
        },
        {
          id: "road-tile-iii-b",
          side: "B",
          free: {
            kind: "ability",
            trigger: "building-without-icon",
            gain: { kind: "points", n: 3 },
            while: "pawn-here"
          },
          provenance: "published"
        }
      ],
      provenance: "inferred"
    }
  ]
};

// lib/game/content/base/player-board.ts
var PLAYER_BOARD = {
  start: {
    id: "player-start",
    gold: 2,
    stone: 2,
    egg: 0,
    "silver-window": 0,
    "gold-window": 0,
    points: 0,
    freeCubes: 2,
    provenance: "published"
  },
  limits: { id: "player-limits", gold: 9, stone: 9, windowsKeptAtEndOfTurn: 2, provenance: "published" },
  extraAction: {
    id: "extra-action",
    prices: [{ "gold-window": 2 }, { "gold-window": 1, "silver-window": 1 }],
    perTurn: 1,
    provenance: "published"
  },
  rowRefresh: {
    id: "row-refresh",
    prices: [{ gold: 1 }, { stone: 1 }],
    tiles: 2,
    perTurn: 1,
    provenance: "published"
  },
  cubes: {
    id: "player-cubes",
    total: 11,
    tracks: 4,
    wealth: 3,
    projects: 2,
    free: 2,
    provenance: "published"
  },
  tracks: [
    {
      id: "gold-mine-track",
      resource: "gold",
      counts: [3, 4, 5, 6, 7, 8],
      startCount: 3,
      startField: 4,
      tokenAtCount: 5,
      tokenAtField: 6,
      tokenLiesOnField: 1,
      sealAtCount: 8,
      sealAtField: 9,
      productionBonuses: [
        { id: "gold-mine-bonus-1", field: 3, gain: { kind: "points", n: 1 }, provenance: "reconstructed" },
        { id: "gold-mine-bonus-2", field: 4, gain: { kind: "points", n: 1 }, provenance: "reconstructed" }
      ],
      provenance: "published"
    },
    {
      id: "quarry-track",
      resource: "stone",
      counts: [2, 3, 4, 5, 6, 7],
      startCount: 2,
      startField: 3,
      tokenAtCount: 4,
      tokenAtField: 5,
      tokenLiesOnField: 1,
      sealAtCount: 7,
      sealAtField: 8,
      productionBonuses: [
        { id: "quarry-bonus-1", field: 3, gain: { kind: "points", n: 1 }, provenance: "reconstructed" },
        { id: "quarry-bonus-2", field: 5, gain: { kind: "technology", n: 1 }, provenance: "reconstructed" }
      ],
      provenance: "published"
    }
  ],
  wealthBonuses: [
    {
      id: "wealth-gold-6",
      reach: { gold: 6 },
      gain: { kind: "points", n: 1 },
      freesCubes: 1,
      provenance: "reconstructed"
    },
    {
      id: "wealth-stone-6",
      reach: { stone: 6 },
      gain: { kind: "points", n: 1 },
      freesCubes: 1,
      provenance: "reconstructed"
    },
    {
      id: "wealth-9",
      reachEither: { gold: 9, stone: 9 },
      gain: { kind: "choose-one", of: [{ kind: "silver-window", n: 1 }, { kind: "points", n: 2 }] },
      freesCubes: 1,
      provenance: "reconstructed"
    }
  ],
  technologyTrack: {
    id: "technology-track",
    start: 0,
    top: 8,
    levels: { I: 1, II: 2, III: 4, IV: 6 },
    overflowPoints: 2,
    provenance: "inferred"
  },
  universityTrack: {
    id: "university-track",
    start: 0,
    top: 8,
    multiplierByHeight: [0, 0, 1, 1, 1, 2, 2, 2, 3],
    overflowPoints: 2,
    provenance: "inferred"
  }
};

// lib/game/content/base/plazas.ts
var PLAZAS = {
  colours: { tan: 8, yellow: 1, "light-blue": 1, "grey-blue": 1 },
  tiles: [
    {
      id: "plaza-tan-1",
      colour: "tan",
      faces: [
        {
          id: "plaza-tan-1-a",
          side: "A",
          upper: { kind: "silver-window", n: 2 },
          lower: { kind: "points", n: 4 },
          provenance: "published"
        },
        {
          id: "plaza-tan-1-b",
          side: "B",
          upper: { kind: "gold-window", n: 1 },
          lower: { kind: "points", n: 3 },
          provenance: "reconstructed"
        }
      ],
      provenance: "published"
    },
    {
      id: "plaza-tan-2",
      colour: "tan",
      faces: [
        {
          id: "plaza-tan-2-a",
          side: "A",
          upper: { kind: "points", n: 4 },
          lower: { kind: "stone", n: 3 },
          provenance: "inferred",
          note: "Kinds seen, amounts chosen."
        },
        {
          id: "plaza-tan-2-b",
          side: "B",
          upper: { kind: "points", n: 5 },
          lower: { kind: "both", of: [{ kind: "university", n: 1 }, { kind: "points", n: 1 }] },
          provenance: "reconstructed"
        }
      ],
      provenance: "inferred"
    },
    {
      id: "plaza-tan-3",
      colour: "tan",
      faces: [
        {
          id: "plaza-tan-3-a",
          side: "A",
          upper: { kind: "points", n: 3 },
          lower: { kind: "blue-token", n: 2 },
          provenance: "inferred",
          note: "Kinds seen, amounts chosen."
        },
        {
          id: "plaza-tan-3-b",
          side: "B",
          upper: { kind: "red-token", n: 2 },
          lower: { kind: "points", n: 3 },
          provenance: "reconstructed"
        }
      ],
      provenance: "inferred"
    },
    {
      id: "plaza-tan-4",
      colour: "tan",
      faces: [
        {
          id: "plaza-tan-4-a",
          side: "A",
          upper: { kind: "technology", n: 1 },
          lower: { kind: "points", n: 3 },
          provenance: "inferred",
          note: "Kinds seen, amount of points chosen."
        },
        {
          id: "plaza-tan-4-b",
          side: "B",
          upper: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "points", n: 2 }] },
          lower: { kind: "both", of: [{ kind: "gold", n: 2 }, { kind: "points", n: 1 }] },
          provenance: "reconstructed"
        }
      ],
      provenance: "inferred"
    },
    {
      id: "plaza-tan-5",
      colour: "tan",
      faces: [
        {
          id: "plaza-tan-5-a",
          side: "A",
          upper: { kind: "both", of: [{ kind: "stone", n: 2 }, { kind: "points", n: 2 }] },
          lower: { kind: "both", of: [{ kind: "gold", n: 2 }, { kind: "points", n: 2 }] },
          provenance: "inferred",
          note: "Kinds seen, amounts chosen."
        },
        {
          id: "plaza-tan-5-b",
          side: "B",
          upper: { kind: "both", of: [{ kind: "silver-window", n: 1 }, { kind: "gold", n: 2 }] },
          lower: { kind: "university", n: 2 },
          provenance: "reconstructed"
        }
      ],
      provenance: "inferred"
    },
    {
      id: "plaza-tan-6",
      colour: "tan",
      faces: [
        {
          id: "plaza-tan-6-a",
          side: "A",
          upper: { kind: "both", of: [{ kind: "gold-mine", n: 1 }, { kind: "points", n: 2 }] },
          lower: { kind: "both", of: [{ kind: "quarry", n: 1 }, { kind: "points", n: 1 }] },
          provenance: "reconstructed"
        },
        {
          id: "plaza-tan-6-b",
          side: "B",
          upper: { kind: "both", of: [{ kind: "gold-mine", n: 1 }, { kind: "quarry", n: 1 }] },
          lower: { kind: "points", n: 3 },
          provenance: "reconstructed"
        }
      ],
      provenance: "reconstructed"
    },
    {
      id: "plaza-tan-7",
      colour: "tan",
      faces: [
        {
          id: "plaza-tan-7-a",
          side: "A",
          upper: { kind: "both", of: [{ kind: "red-token", n: 1 }, { kind: "blue-token", n: 1 }] },
          lower: { kind: "points", n: 4 },
          provenance: "reconstructed"
        },
        {
          id: "plaza-tan-7-b",
          side: "B",
          upper: { kind: "both", of: [{ kind: "wall-step", n: 1 }, { kind: "points", n: 2 }] },
          lower: { kind: "both", of: [{ kind: "cathedral-step", n: 1 }, { kind: "points", n: 1 }] },
          provenance: "reconstructed"
        }
      ],
      provenance: "reconstructed"
    },
    {
      id: "plaza-tan-8",
      colour: "tan",
      faces: [
        {
          id: "plaza-tan-8-a",
          side: "A",
          upper: { kind: "egg", n: 2 },
          lower: { kind: "both", of: [{ kind: "stone", n: 1 }, { kind: "points", n: 2 }] },
          provenance: "reconstructed"
        },
        {
          id: "plaza-tan-8-b",
          side: "B",
          upper: { kind: "gold-window", n: 1 },
          lower: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "points", n: 1 }] },
          provenance: "reconstructed"
        }
      ],
      provenance: "reconstructed"
    },
    {
      id: "plaza-yellow",
      colour: "yellow",
      faces: [
        {
          id: "plaza-yellow-a",
          side: "A",
          upper: { kind: "technology", n: 1 },
          lower: { kind: "both", of: [{ kind: "university", n: 1 }, { kind: "points", n: 2 }] },
          provenance: "inferred",
          note: "Kinds seen, lower amounts chosen."
        },
        {
          id: "plaza-yellow-b",
          side: "B",
          upper: { kind: "university", n: 3 },
          lower: { kind: "points", n: 3 },
          provenance: "reconstructed"
        }
      ],
      provenance: "inferred"
    },
    {
      id: "plaza-light-blue",
      colour: "light-blue",
      faces: [
        {
          id: "plaza-light-blue-a",
          side: "A",
          upper: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 2 }] },
          lower: { kind: "points", n: 4 },
          provenance: "inferred",
          note: "Kinds seen, amounts of points chosen."
        },
        {
          id: "plaza-light-blue-b",
          side: "B",
          upper: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "egg", n: 1 }] },
          lower: { kind: "both", of: [{ kind: "red-token", n: 1 }, { kind: "blue-token", n: 1 }] },
          provenance: "reconstructed"
        }
      ],
      provenance: "inferred"
    },
    {
      id: "plaza-grey-blue",
      colour: "grey-blue",
      faces: [
        {
          id: "plaza-grey-blue-a",
          side: "A",
          upper: { kind: "wall-or-cathedral-step", n: 1 },
          lower: { kind: "gold", n: 3 },
          provenance: "published"
        },
        {
          id: "plaza-grey-blue-b",
          side: "B",
          upper: { kind: "both", of: [{ kind: "wall-step", n: 1 }, { kind: "cathedral-step", n: 1 }] },
          lower: { kind: "stone", n: 2 },
          provenance: "reconstructed"
        }
      ],
      provenance: "published"
    }
  ]
};

// lib/game/content/base/production-tokens.ts
var PRODUCTION_TOKENS = [
  { id: "production-token-two-points-1", gain: { kind: "points", n: 2 }, provenance: "inferred" },
  { id: "production-token-two-points-2", gain: { kind: "points", n: 2 }, provenance: "inferred" },
  { id: "production-token-gold-1", gain: { kind: "gold", n: 1 }, provenance: "inferred" },
  { id: "production-token-gold-2", gain: { kind: "gold", n: 1 }, provenance: "inferred" },
  { id: "production-token-stone-1", gain: { kind: "stone", n: 1 }, provenance: "inferred" },
  { id: "production-token-stone-2", gain: { kind: "stone", n: 1 }, provenance: "inferred" },
  {
    id: "production-token-point-gold",
    gain: { kind: "both", of: [{ kind: "points", n: 1 }, { kind: "gold", n: 1 }] },
    provenance: "inferred"
  },
  {
    id: "production-token-point-stone",
    gain: { kind: "both", of: [{ kind: "points", n: 1 }, { kind: "stone", n: 1 }] },
    provenance: "inferred"
  }
];

// lib/game/content/base/scoring.ts
var SCORING = {
  steps: [
    { id: "score-plazas", order: 1, provenance: "published" },
    { id: "score-academics", order: 2, provenance: "published" },
    { id: "score-projects", order: 3, provenance: "published" },
    { id: "score-walls", order: 4, provenance: "published" },
    { id: "score-abilities", order: 5, provenance: "published" },
    { id: "score-eggs", order: 6, provenance: "published" }
  ],
  eggs: {
    id: "egg-table",
    pointsByCount: [0, 1, 3, 6, 10],
    lastEntryIsForMore: true,
    provenance: "published"
  },
  walls: {
    id: "wall-table",
    steps: [{ from: 0, points: 0 }, { from: 3, points: 4 }, { from: 4, points: 10 }, { from: 6, points: 18 }],
    provenance: "published"
  },
  tieBreak: { id: "tie-break", winner: "later-seat", provenance: "published" }
};

// lib/game/content/base/seals.ts
var SEALS = [
  {
    id: "seal-gold",
    cost: { "silver-window": 2 },
    end: { kind: "spend-for-points", cost: { gold: 1 }, n: 2 },
    provenance: "published"
  },
  {
    id: "seal-stone",
    cost: { "silver-window": 2 },
    end: { kind: "spend-for-points", cost: { stone: 1 }, n: 2 },
    provenance: "published"
  },
  {
    id: "seal-pair",
    cost: { "silver-window": 2 },
    end: { kind: "spend-for-points", cost: { gold: 1, stone: 1 }, n: 3 },
    provenance: "reconstructed",
    note: "The effect is published, the price is chosen."
  },
  { id: "seal-six", cost: {}, end: { kind: "points", n: 6 }, provenance: "published" },
  {
    id: "seal-four",
    cost: {},
    end: { kind: "points", n: 4 },
    provenance: "inferred",
    note: "The effect is published, the missing price is inferred."
  }
];

// lib/game/content/base/solo.ts
var SOLO = {
  simple: {
    id: "solo-simple",
    setUpAs: 2,
    humanSeat: 0,
    opponent: "Takes the action tile lying farthest clockwise and returns it at once.",
    goodScore: 140,
    provenance: "published"
  },
  parler: {
    id: "solo-parler",
    setUpAs: 2,
    humanSeat: 0,
    goodScore: 140,
    productionTokens: [
      "production-token-two-points-1",
      "production-token-two-points-2",
      "production-token-point-gold",
      "production-token-point-stone"
    ],
    sealAtEndOfMines: "seal-gold",
    sealAtEndOfQuarries: "seal-stone",
    substituteSeal: "seal-six",
    provenance: "published"
  },
  parlerCards: [
    { id: "parler-card-1", takes: "building", raises: [], recycles: 1, provenance: "published" },
    { id: "parler-card-2", takes: "wall", raises: ["quarry"], recycles: 1, provenance: "published" },
    {
      id: "parler-card-3",
      takes: null,
      raises: ["gold-mine", "quarry"],
      raiseRule: "the-one-the-human-has-more-of-both-if-equal",
      recycles: 1,
      provenance: "published"
    },
    { id: "parler-card-4", takes: "building", raises: [], recycles: 2, provenance: "published" },
    { id: "parler-card-5", takes: "upgrade", raises: ["gold-mine"], recycles: 3, provenance: "published" }
  ]
};

// lib/game/content/base/supply.ts
var SUPPLY = {
  pieces: [
    { id: "supply-gold-windows", pieces: 6, limited: false, provenance: "published" },
    { id: "supply-silver-windows", pieces: 14, limited: false, provenance: "published" },
    {
      id: "supply-eggs",
      pieces: 12,
      extra: { pieces: 4, worth: 3 },
      limited: false,
      provenance: "published"
    },
    {
      id: "supply-bonus-tokens",
      pieces: 30,
      extra: { pieces: 8, worth: 3 },
      limited: false,
      provenance: "published"
    },
    { id: "supply-five-point-tokens", pieces: 1, limited: true, provenance: "published" },
    { id: "supply-player-cubes", pieces: 11, perPlayer: true, limited: true, provenance: "published" },
    { id: "supply-players", pieces: 4, limited: true, provenance: "published" }
  ]
};

// lib/game/content/base/technologies.ts
var TECHNOLOGIES = [
  // TECH-I1
  {
    id: "technology-i-crane-points",
    level: "I",
    name: "Crane master",
    use: "permanent",
    effect: {
      kind: "ability",
      trigger: "crane-points",
      gain: { kind: "points", n: 1 },
      limit: "once-per-turn"
    },
    provenance: "published"
  },
  // TECH-I2
  {
    id: "technology-i-wheel-gold",
    level: "I",
    name: "Paymaster",
    use: "permanent",
    effect: {
      kind: "ability",
      trigger: "wheel-gold",
      gain: { kind: "both", of: [{ kind: "gold", n: 1 }, { kind: "points", n: 1 }] }
    },
    provenance: "published"
  },
  // TECH-I3
  {
    id: "technology-i-wheel-stone",
    level: "I",
    name: "Stone yard",
    use: "permanent",
    effect: {
      kind: "ability",
      trigger: "wheel-stone",
      gain: { kind: "both", of: [{ kind: "stone", n: 1 }, { kind: "points", n: 1 }] }
    },
    provenance: "published"
  },
  // TECH-I4
  {
    id: "technology-i-quarry-points",
    level: "I",
    name: "Quarry survey",
    use: "permanent",
    effect: { kind: "ability", trigger: "quarry-advance", gain: { kind: "points", n: 2 } },
    provenance: "published"
  },
  // TECH-I5
  {
    id: "technology-i-mine-points",
    level: "I",
    name: "Mine survey",
    use: "permanent",
    effect: { kind: "ability", trigger: "gold-mine-advance", gain: { kind: "points", n: 2 } },
    provenance: "published"
  },
  // TECH-I6
  {
    id: "technology-i-climb-points",
    level: "I",
    name: "Scaffolding",
    use: "permanent",
    effect: { kind: "ability", trigger: "grid-row-up", gain: { kind: "points", n: 2 } },
    provenance: "published"
  },
  // TECH-II1
  {
    id: "technology-ii-blue-token",
    level: "II",
    name: "Blue glass",
    use: "permanent",
    effect: {
      kind: "ability",
      trigger: "blue-token",
      gain: { kind: "both", of: [{ kind: "points", n: 1 }, { kind: "stone", n: 1 }] },
      limit: "once-per-turn"
    },
    provenance: "published"
  },
  // TECH-II2
  {
    id: "technology-ii-red-token",
    level: "II",
    name: "Red glass",
    use: "permanent",
    effect: {
      kind: "ability",
      trigger: "red-token",
      gain: { kind: "both", of: [{ kind: "points", n: 1 }, { kind: "gold", n: 1 }] },
      limit: "once-per-turn"
    },
    provenance: "published"
  },
  // TECH-II3
  {
    id: "technology-ii-wall-icon",
    level: "II",
    name: "Hunger wages",
    use: "permanent",
    effect: {
      kind: "ability",
      trigger: "wall-with-icon",
      gain: { kind: "both", of: [{ kind: "points", n: 1 }, { kind: "gold", n: 1 }] }
    },
    provenance: "published"
  },
  // TECH-II4
  {
    id: "technology-ii-plain-building",
    level: "II",
    name: "Town charter",
    use: "permanent",
    effect: {
      kind: "ability",
      trigger: "building-without-icon",
      gain: { kind: "both", of: [{ kind: "points", n: 1 }, { kind: "gold", n: 1 }] }
    },
    provenance: "published"
  },
  // TECH-II5
  {
    id: "technology-ii-cathedral-building",
    level: "II",
    name: "Chapter privilege",
    use: "permanent",
    effect: {
      kind: "ability",
      trigger: "building-with-icon",
      gain: { kind: "both", of: [{ kind: "points", n: 1 }, { kind: "stone", n: 1 }] }
    },
    provenance: "published"
  },
  // TECH-II6
  {
    id: "technology-ii-egg",
    level: "II",
    name: "Egg mortar",
    use: "permanent",
    effect: {
      kind: "ability",
      trigger: "egg",
      gain: { kind: "both", of: [{ kind: "points", n: 1 }, { kind: "stone", n: 1 }] }
    },
    provenance: "published"
  },
  // TECH-III1
  {
    id: "technology-iii-road",
    level: "III",
    name: "Paving",
    use: "once",
    effect: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "perform-action", action: "kings-road" }] },
    provenance: "published"
  },
  // TECH-III2
  {
    id: "technology-iii-climb",
    level: "III",
    name: "Treadwheel",
    use: "once",
    effect: { kind: "climb", n: 1, crossing: "waived" },
    provenance: "published"
  },
  // TECH-III3
  {
    id: "technology-iii-university",
    level: "III",
    name: "New faculty",
    use: "once",
    effect: { kind: "university", n: 4 },
    provenance: "published"
  },
  // TECH-III4
  {
    id: "technology-iii-upgrade",
    level: "III",
    name: "Improved tools",
    use: "once",
    effect: {
      kind: "both",
      of: [{ kind: "perform-action", action: "upgrade-action" }, { kind: "points", n: 3 }]
    },
    provenance: "published"
  },
  // TECH-III5
  {
    id: "technology-iii-produce-gold",
    level: "III",
    name: "Coinage",
    use: "once",
    effect: { kind: "both", of: [{ kind: "produce", what: "gold" }, { kind: "stone", n: 2 }] },
    provenance: "published"
  },
  // TECH-III6
  {
    id: "technology-iii-produce-stone",
    level: "III",
    name: "Masonry",
    use: "once",
    effect: { kind: "both", of: [{ kind: "produce", what: "stone" }, { kind: "gold", n: 2 }] },
    provenance: "published"
  },
  // TECH-IV1
  {
    id: "technology-iv-building",
    level: "IV",
    name: "Master builder",
    use: "once",
    effect: { kind: "perform-action", action: "construct-building", discount: { gold: 2 } },
    provenance: "published"
  },
  // TECH-IV2
  {
    id: "technology-iv-wall",
    level: "IV",
    name: "Master mason",
    use: "once",
    effect: { kind: "perform-action", action: "construct-wall", discount: { stone: 2 } },
    provenance: "published"
  },
  // TECH-IV3
  {
    id: "technology-iv-any-action",
    level: "IV",
    name: "King's command",
    use: "once",
    effect: { kind: "perform-action", action: "any" },
    provenance: "published"
  },
  // TECH-IV4
  {
    id: "technology-iv-upgrade",
    level: "IV",
    name: "Invention",
    use: "once",
    effect: {
      kind: "both",
      of: [{ kind: "perform-action", action: "upgrade-action" }, { kind: "gold-window", n: 1 }]
    },
    provenance: "published"
  },
  // TECH-IV5
  {
    id: "technology-iv-plaza",
    level: "IV",
    name: "Market right",
    use: "once",
    effect: { kind: "plaza-rewards" },
    provenance: "published"
  },
  // TECH-IV6
  {
    id: "technology-iv-production",
    level: "IV",
    name: "Deep shafts",
    use: "once",
    effect: {
      kind: "both",
      of: [
        { kind: "choose-one", of: [{ kind: "gold-mine", n: 1 }, { kind: "quarry", n: 1 }] },
        { kind: "choose-one", of: [{ kind: "produce", what: "gold" }, { kind: "produce", what: "stone" }] }
      ]
    },
    provenance: "published"
  }
];

// lib/game/content/base/upgrades.ts
var UPGRADES = [
  {
    id: "upgrade-i-pit-props",
    name: "Pit props",
    era: "I",
    special: false,
    action: "manage-mines",
    bonus: { kind: "stone", n: 1 },
    university: 1,
    edges: [{ side: 1, gain: { kind: "silver-window", n: 1 } }],
    corners: [4],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-ore-carts",
    name: "Ore carts",
    era: "I",
    special: false,
    action: "manage-mines",
    bonus: { kind: "points", n: 1 },
    university: 1,
    edges: [{ side: 0, gain: { kind: "technology", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-iron-wedges",
    name: "Iron wedges",
    era: "I",
    special: false,
    action: "manage-quarries",
    bonus: { kind: "gold", n: 1 },
    university: 1,
    edges: [{ side: 2, gain: { kind: "silver-window", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-stone-sledges",
    name: "Stone sledges",
    era: "I",
    special: false,
    action: "manage-quarries",
    bonus: { kind: "points", n: 1 },
    university: 1,
    edges: [{ side: 5, gain: { kind: "egg", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-apprentices",
    name: "Apprentices",
    era: "I",
    special: false,
    action: "upgrade-action",
    bonus: { kind: "choose-one", of: [{ kind: "gold", n: 1 }, { kind: "stone", n: 1 }] },
    university: 1,
    edges: [{ side: 3, gain: { kind: "stone", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-lime-kiln",
    name: "Lime kiln",
    era: "I",
    special: false,
    action: "construct-wall",
    bonus: { kind: "stone", n: 1 },
    university: 1,
    edges: [{ side: 4, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-palisades",
    name: "Palisades",
    era: "I",
    special: false,
    action: "construct-wall",
    bonus: { kind: "points", n: 1 },
    university: 1,
    edges: [{ side: 1, gain: { kind: "technology", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-hod-carriers",
    name: "Hod carriers",
    era: "I",
    special: false,
    action: "construct-building",
    bonus: { kind: "gold", n: 1 },
    university: 1,
    edges: [{ side: 0, gain: { kind: "egg", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-house-marks",
    name: "House marks",
    era: "I",
    special: false,
    action: "construct-building",
    bonus: { kind: "points", n: 1 },
    university: 1,
    edges: [{ side: 2, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-hen-coops",
    name: "Hen coops",
    era: "I",
    special: false,
    action: "kings-road",
    bonus: { kind: "egg", n: 1 },
    university: 1,
    edges: [],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-gravel-bed",
    name: "Gravel bed",
    era: "I",
    special: false,
    action: "kings-road",
    bonus: { kind: "stone", n: 1 },
    university: 1,
    edges: [{ side: 2, gain: { kind: "silver-window", n: 1 } }],
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-trestle-bench",
    name: "Trestle bench",
    era: "I",
    special: true,
    action: "upgrade-action",
    bonus: { kind: "gold", n: 1 },
    university: 1,
    edges: [{ side: 1, gain: { kind: "technology", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-window-frames",
    name: "Window frames",
    era: "I",
    special: true,
    action: "construct-building",
    bonus: { kind: "both", of: [{ kind: "stone", n: 1 }, { kind: "points", n: 1 }] },
    university: 1,
    edges: [{ side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-treadwheel-crane",
    name: "Treadwheel crane",
    era: "I",
    special: true,
    action: "manage-quarries",
    bonus: { kind: "gold", n: 1 },
    university: 1,
    edges: [{ side: 4, gain: { kind: "technology", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-deep-drainage",
    name: "Deep drainage",
    era: "I",
    special: true,
    action: "manage-mines",
    bonus: { kind: "egg", n: 1 },
    university: 1,
    edges: [{ side: 1, gain: { kind: "gold", n: 1 } }, { side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-royal-assayer",
    name: "Royal assayer",
    era: "II",
    special: false,
    action: "manage-mines",
    bonus: { kind: "points", n: 1 },
    university: 2,
    edges: [{ side: 2, gain: { kind: "technology", n: 1 } }],
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-night-shift",
    name: "Night shift",
    era: "II",
    special: false,
    action: "manage-mines",
    bonus: { kind: "silver-window", n: 1 },
    university: 2,
    edges: [{ side: 0, gain: { kind: "egg", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-stone-saw",
    name: "Stone saw",
    era: "II",
    special: false,
    action: "manage-quarries",
    bonus: { kind: "points", n: 1 },
    university: 2,
    edges: [{ side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-quarry-rails",
    name: "Quarry rails",
    era: "II",
    special: false,
    action: "manage-quarries",
    bonus: { kind: "gold", n: 1 },
    university: 2,
    edges: [{ side: 1, gain: { kind: "egg", n: 1 } }],
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-drafting-room",
    name: "Drafting room",
    era: "II",
    special: false,
    action: "upgrade-action",
    bonus: { kind: "stone", n: 2 },
    university: 2,
    edges: [{ side: 2, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "published",
    note: "Bonus, era, symbol and corner published; their places on the tile are chosen."
  },
  {
    id: "upgrade-ii-battlement-masons",
    name: "Battlement masons",
    era: "II",
    special: false,
    action: "construct-wall",
    bonus: { kind: "points", n: 1 },
    university: 2,
    edges: [{ side: 4, gain: { kind: "technology", n: 1 } }],
    corners: [1],
    provenance: "published",
    note: "Bonus, era, symbol and corner published; their places on the tile are chosen."
  },
  {
    id: "upgrade-ii-siege-cranes",
    name: "Siege cranes",
    era: "II",
    special: false,
    action: "construct-wall",
    bonus: { kind: "stone", n: 2 },
    university: 2,
    edges: [{ side: 5, gain: { kind: "gold", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-facade-painters",
    name: "Facade painters",
    era: "II",
    special: false,
    action: "construct-building",
    bonus: { kind: "points", n: 1 },
    university: 2,
    edges: [{ side: 0, gain: { kind: "gold", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-stained-glass",
    name: "Stained glass",
    era: "II",
    special: false,
    action: "construct-building",
    bonus: { kind: "silver-window", n: 1 },
    university: 2,
    edges: [{ side: 3, gain: { kind: "stone", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-road-toll",
    name: "Road toll",
    era: "II",
    special: false,
    action: "kings-road",
    bonus: { kind: "points", n: 2 },
    university: 2,
    edges: [{ side: 1, gain: { kind: "gold", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-milestones",
    name: "Milestones",
    era: "II",
    special: false,
    action: "kings-road",
    bonus: { kind: "gold", n: 1 },
    university: 2,
    edges: [{ side: 4, gain: { kind: "silver-window", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-masters-plan",
    name: "Master's plan",
    era: "II",
    special: true,
    action: "upgrade-action",
    bonus: { kind: "gold-window", n: 1 },
    university: 2,
    edges: [],
    corners: [],
    provenance: "inferred",
    note: "Bonus published; era, rarity and the bare sides are chosen."
  },
  {
    id: "upgrade-ii-court-architect",
    name: "Court architect",
    era: "II",
    special: true,
    action: "construct-building",
    bonus: { kind: "both", of: [{ kind: "silver-window", n: 1 }, { kind: "points", n: 1 }] },
    university: 2,
    edges: [{ side: 2, gain: { kind: "silver-window", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-mint-master",
    name: "Mint master",
    era: "II",
    special: true,
    action: "manage-mines",
    bonus: { kind: "silver-window", n: 1 },
    university: 2,
    edges: [{ side: 5, gain: { kind: "technology", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-fortress-engineer",
    name: "Fortress engineer",
    era: "II",
    special: true,
    action: "construct-wall",
    bonus: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "points", n: 1 }] },
    university: 2,
    edges: [{ side: 1, gain: { kind: "silver-window", n: 1 } }, { side: 4, gain: { kind: "egg", n: 1 } }],
    corners: [3],
    provenance: "reconstructed"
  }
];

// lib/game/content/base/walls.ts
var WALLS = [
  {
    id: "wall-i-postern",
    name: "Postern",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 1 },
    gain: { kind: "points", n: 2 },
    icon: null,
    edges: [{ side: 1, gain: { kind: "silver-window", n: 1 } }],
    corners: [4],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-earth-rampart",
    name: "Earth rampart",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "points", n: 2 },
    icon: "hunger-wall",
    edges: [],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-rubble-wall",
    name: "Rubble wall",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "gold-mine", n: 1 },
    icon: null,
    edges: [{ side: 2, gain: { kind: "stone", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-watch-platform",
    name: "Watch platform",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 1 },
    gain: { kind: "silver-window", n: 1 },
    icon: "hunger-wall",
    edges: [{ side: 0, gain: { kind: "stone", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-beacon-tower",
    name: "Beacon tower",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "gold-window", n: 1 },
    icon: null,
    edges: [],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-granary-wall",
    name: "Granary wall",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "egg", n: 1 },
    icon: "hunger-wall",
    edges: [{ side: 4, gain: { kind: "gold", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-drum-tower",
    name: "Drum tower",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "points", n: 4 },
    icon: null,
    edges: [{ side: 5, gain: { kind: "stone", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-miners-bastion",
    name: "Miners' bastion",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 4 },
    gain: { kind: "gold-mine", n: 1 },
    icon: "hunger-wall",
    edges: [{ side: 1, gain: { kind: "stone", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-quarry-face",
    name: "Quarry face",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 3 },
    gain: { kind: "quarry", n: 1 },
    icon: null,
    edges: [{ side: 2, gain: { kind: "technology", n: 1 } }],
    corners: [4],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-ditch-and-bank",
    name: "Ditch and bank",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 1 },
    gain: { kind: "university", n: 1 },
    icon: null,
    edges: [{ side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [1],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-vineyard-wall",
    name: "Vineyard wall",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 4 },
    gain: { kind: "points", n: 4 },
    icon: "hunger-wall",
    edges: [{ side: 0, gain: { kind: "silver-window", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-sally-port",
    name: "Sally port",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 1 },
    gain: { kind: "stone", n: 1 },
    icon: "hunger-wall",
    edges: [{ side: 4, gain: { kind: "technology", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-corner-turret",
    name: "Corner turret",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "points", n: 2 },
    icon: "hunger-wall",
    edges: [],
    corners: [0, 2],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-lookout-school",
    name: "Lookout school",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 2 },
    gain: { kind: "technology", n: 1 },
    icon: null,
    edges: [],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-gatehouse",
    name: "Gatehouse",
    era: "I",
    special: true,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "both", of: [{ kind: "points", n: 1 }, { kind: "silver-window", n: 1 }] },
    icon: "hunger-wall",
    edges: [{ side: 0, gain: { kind: "silver-window", n: 1 } }],
    corners: [1],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-arsenal",
    name: "Arsenal",
    era: "I",
    special: true,
    cost: { gold: 1, stone: 3 },
    gain: { kind: "both", of: [{ kind: "gold-mine", n: 1 }, { kind: "quarry", n: 1 }] },
    icon: null,
    edges: [{ side: 1, gain: { kind: "gold", n: 1 } }, { side: 4, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-relief-works",
    name: "Relief works",
    era: "I",
    special: true,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "gold", n: 1 }] },
    icon: "hunger-wall",
    edges: [{ side: 2, gain: { kind: "egg", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-star-bastion",
    name: "Star bastion",
    era: "I",
    special: true,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 1 }] },
    icon: null,
    edges: [{ side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-curtain-wall",
    name: "Curtain wall",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 4 },
    gain: { kind: "points", n: 6 },
    icon: null,
    edges: [{ side: 0, gain: { kind: "gold", n: 1 } }],
    corners: [2],
    provenance: "published",
    note: "Cost, points and corner published; the side symbol and the places are chosen."
  },
  {
    id: "wall-ii-high-tower",
    name: "High tower",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 5 },
    gain: { kind: "points", n: 4 },
    icon: "hunger-wall",
    edges: [{ side: 2, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-stepped-wall",
    name: "Stepped wall",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "points", n: 2 },
    icon: "hunger-wall",
    edges: [{ side: 1, gain: { kind: "silver-window", n: 1 } }],
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-barbican",
    name: "Barbican",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "silver-window", n: 2 },
    icon: "hunger-wall",
    edges: [{ side: 4, gain: { kind: "stone", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-double-gate",
    name: "Double gate",
    era: "II",
    special: false,
    cost: { gold: 1, stone: 4 },
    gain: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 1 }] },
    icon: null,
    edges: [{ side: 5, gain: { kind: "egg", n: 1 } }],
    corners: [4],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-bastion-garden",
    name: "Bastion garden",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "points", n: 2 }] },
    icon: null,
    edges: [{ side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-observatory-wall",
    name: "Observatory wall",
    era: "II",
    special: false,
    cost: { gold: 1, stone: 3 },
    gain: { kind: "technology", n: 1 },
    icon: "hunger-wall",
    edges: [],
    corners: [4],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-weapon-store",
    name: "Weapon store",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "points", n: 3 },
    icon: null,
    edges: [{ side: 0, gain: { kind: "technology", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-hunger-stair",
    name: "Hunger stair",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "points", n: 2 },
    icon: "hunger-wall",
    edges: [{ side: 2, gain: { kind: "egg", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-mine-head",
    name: "Mine head",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "both", of: [{ kind: "gold-mine", n: 1 }, { kind: "points", n: 1 }] },
    icon: null,
    edges: [{ side: 1, gain: { kind: "technology", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-aqueduct-gate",
    name: "Aqueduct gate",
    era: "II",
    special: false,
    cost: { gold: 2, stone: 2 },
    gain: { kind: "university", n: 2 },
    icon: "hunger-wall",
    edges: [{ side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-crown-battlement",
    name: "Crown battlement",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 5 },
    gain: { kind: "points", n: 7 },
    icon: null,
    edges: [],
    corners: [2, 5],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-bread-gate",
    name: "Bread gate",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "gold", n: 3 },
    icon: null,
    edges: [{ side: 4, gain: { kind: "silver-window", n: 1 } }],
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-hill-wall",
    name: "Hill wall",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 5 },
    gain: { kind: "gold-window", n: 1 },
    icon: "hunger-wall",
    edges: [],
    corners: [1],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-royal-gate",
    name: "Royal gate",
    era: "II",
    special: true,
    cost: { gold: 0, stone: 4 },
    gain: { kind: "both", of: [{ kind: "points", n: 4 }, { kind: "silver-window", n: 1 }] },
    icon: "hunger-wall",
    edges: [{ side: 0, gain: { kind: "silver-window", n: 1 } }],
    corners: [1],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-siege-tower",
    name: "Siege tower",
    era: "II",
    special: true,
    cost: { gold: 0, stone: 4 },
    gain: { kind: "points", n: 5 },
    icon: "hunger-wall",
    edges: [{ side: 1, gain: { kind: "gold", n: 1 } }, { side: 5, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-citadel",
    name: "Citadel",
    era: "II",
    special: true,
    cost: { gold: 2, stone: 3 },
    gain: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 2 }] },
    icon: "hunger-wall",
    edges: [{ side: 2, gain: { kind: "egg", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-learned-bastion",
    name: "Learned bastion",
    era: "II",
    special: true,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "both", of: [{ kind: "technology", n: 1 }, { kind: "points", n: 1 }] },
    icon: null,
    edges: [{ side: 4, gain: { kind: "silver-window", n: 1 } }],
    corners: [0, 2],
    provenance: "reconstructed"
  }
];

// lib/game/content/base/index.ts
var BASE_PACK = {
  id: "reconstruction",
  version: 2,
  name: "Reconstruction",
  crane: CRANE,
  actionTiles: ACTION_TILES,
  playerBoard: PLAYER_BOARD,
  actionBoard: ACTION_BOARD,
  grids: GRIDS2,
  bridge: BRIDGE,
  kingsRoad: KINGS_ROAD,
  city: CITY,
  plazas: PLAZAS,
  upgrades: UPGRADES,
  walls: WALLS,
  buildings: BUILDINGS,
  technologies: TECHNOLOGIES,
  productionTokens: PRODUCTION_TOKENS,
  seals: SEALS,
  solo: SOLO,
  scoring: SCORING,
  supply: SUPPLY
};

// lib/game/content/base-1/buildings.ts
var BUILDINGS2 = [
  {
    id: "building-i-stonecutters-lodge",
    name: "Stonecutters' lodge",
    era: "I",
    special: false,
    cost: { gold: 2, stone: 2 },
    gain: { kind: "quarry", n: 1 },
    icon: "cathedral",
    cubeSpace: true,
    corners: [1],
    provenance: "published",
    note: "Tile published, its era chosen."
  },
  {
    id: "building-i-poultry-stall",
    name: "Poultry stall",
    era: "I",
    special: false,
    cost: { gold: 3, stone: 0 },
    gain: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "silver-window", n: 1 }] },
    icon: null,
    cubeSpace: false,
    corners: [2],
    provenance: "inferred",
    note: "Kinds seen, amounts chosen."
  },
  {
    id: "building-i-canons-house",
    name: "Canon's house",
    era: "I",
    special: false,
    cost: { gold: 3, stone: 0 },
    gain: { kind: "points", n: 2 },
    icon: "cathedral",
    cubeSpace: true,
    corners: [0],
    provenance: "inferred",
    note: "Kinds seen, amounts chosen."
  },
  {
    id: "building-i-chandlery",
    name: "Chandlery",
    era: "I",
    special: false,
    cost: { gold: 2, stone: 1 },
    gain: { kind: "both", of: [{ kind: "silver-window", n: 1 }, { kind: "points", n: 1 }] },
    icon: "cathedral",
    cubeSpace: true,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-i-rubble-yard",
    name: "Rubble yard",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 0 },
    gain: { kind: "stone", n: 2 },
    icon: null,
    cubeSpace: false,
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "building-i-assay-office",
    name: "Assay office",
    era: "I",
    special: false,
    cost: { gold: 2, stone: 0 },
    gain: { kind: "gold-mine", n: 1 },
    icon: null,
    cubeSpace: true,
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "building-i-parish-school",
    name: "Parish school",
    era: "I",
    special: false,
    cost: { gold: 2, stone: 1 },
    gain: { kind: "technology", n: 1 },
    icon: null,
    cubeSpace: false,
    corners: [1],
    provenance: "reconstructed"
  },
  {
    id: "building-i-lantern-maker",
    name: "Lantern maker",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 1 },
    gain: { kind: "gold-window", n: 1 },
    icon: null,
    cubeSpace: false,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-i-pilgrims-shelter",
    name: "Pilgrims' shelter",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 1 },
    gain: { kind: "points", n: 1 },
    icon: "cathedral",
    cubeSpace: false,
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "building-i-money-changer",
    name: "Money changer",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "gold", n: 3 },
    icon: null,
    cubeSpace: true,
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "building-i-corner-house",
    name: "Corner house",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 1 },
    gain: { kind: "silver-window", n: 1 },
    icon: null,
    cubeSpace: true,
    corners: [0, 2],
    provenance: "reconstructed"
  },
  {
    id: "building-i-bakehouse",
    name: "Bakehouse",
    era: "I",
    special: false,
    cost: { gold: 2, stone: 1 },
    gain: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "points", n: 1 }] },
    icon: "cathedral",
    cubeSpace: true,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-i-copyists-house",
    name: "Copyists' house",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 1 },
    gain: { kind: "university", n: 1 },
    icon: "cathedral",
    cubeSpace: false,
    corners: [4],
    provenance: "reconstructed"
  },
  {
    id: "building-i-carters-yard",
    name: "Carters' yard",
    era: "I",
    special: false,
    cost: { gold: 3, stone: 1 },
    gain: {
      kind: "both",
      of: [
        { kind: "choose-one", of: [{ kind: "gold-mine", n: 1 }, { kind: "quarry", n: 1 }] },
        { kind: "stone", n: 1 }
      ]
    },
    icon: "cathedral",
    cubeSpace: false,
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "building-i-masters-college",
    name: "Masters' college",
    era: "I",
    special: true,
    cost: { gold: 2, stone: 0 },
    gain: { kind: "both", of: [{ kind: "technology", n: 1 }, { kind: "stone", n: 1 }] },
    icon: null,
    cubeSpace: false,
    corners: [1],
    provenance: "published",
    note: "Tile published, its era chosen."
  },
  {
    id: "building-i-archdeacons-house",
    name: "Archdeacon's house",
    era: "I",
    special: true,
    cost: { gold: 3, stone: 0 },
    gain: { kind: "gold-window", n: 1 },
    icon: "cathedral",
    cubeSpace: true,
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "building-i-mint-annex",
    name: "Mint annex",
    era: "I",
    special: true,
    cost: { gold: 1, stone: 1 },
    gain: {
      kind: "both",
      of: [
        { kind: "egg", n: 1 },
        { kind: "choose-one", of: [{ kind: "gold-mine", n: 1 }, { kind: "quarry", n: 1 }] }
      ]
    },
    icon: null,
    cubeSpace: true,
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "building-i-goldsmiths-row",
    name: "Goldsmiths' row",
    era: "I",
    special: true,
    cost: { gold: 2, stone: 0 },
    gain: { kind: "both", of: [{ kind: "points", n: 1 }, { kind: "silver-window", n: 1 }] },
    icon: "cathedral",
    cubeSpace: false,
    corners: [0, 3],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-guildhall",
    name: "Guildhall",
    era: "II",
    special: false,
    cost: { gold: 3, stone: 0 },
    gain: { kind: "points", n: 5 },
    icon: null,
    cubeSpace: true,
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-clockmaker",
    name: "Clockmaker",
    era: "II",
    special: false,
    cost: { gold: 3, stone: 1 },
    gain: { kind: "gold-window", n: 1 },
    icon: "cathedral",
    cubeSpace: true,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-college-hall",
    name: "College hall",
    era: "II",
    special: false,
    cost: { gold: 3, stone: 1 },
    gain: { kind: "technology", n: 1 },
    icon: "cathedral",
    cubeSpace: false,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-patricians-palace",
    name: "Patrician's palace",
    era: "II",
    special: false,
    cost: { gold: 4, stone: 1 },
    gain: { kind: "points", n: 5 },
    icon: "cathedral",
    cubeSpace: true,
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-glaziers-workshop",
    name: "Glazier's workshop",
    era: "II",
    special: false,
    cost: { gold: 4, stone: 0 },
    gain: { kind: "silver-window", n: 1 },
    icon: "cathedral",
    cubeSpace: true,
    corners: [4],
    provenance: "published",
    note: "Cost, window and icon published; cube space and corner inferred, era chosen."
  },
  {
    id: "building-ii-egg-market",
    name: "Egg market",
    era: "II",
    special: false,
    cost: { gold: 3, stone: 1 },
    gain: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "points", n: 2 }] },
    icon: null,
    cubeSpace: true,
    corners: [1, 4],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-law-faculty",
    name: "Law faculty",
    era: "II",
    special: false,
    cost: { gold: 2, stone: 0 },
    gain: { kind: "university", n: 2 },
    icon: null,
    cubeSpace: false,
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-stone-exchange",
    name: "Stone exchange",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "both", of: [{ kind: "gold", n: 3 }, { kind: "points", n: 1 }] },
    icon: "cathedral",
    cubeSpace: false,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-shaft-office",
    name: "Shaft office",
    era: "II",
    special: false,
    cost: { gold: 2, stone: 1 },
    gain: { kind: "choose-one", of: [{ kind: "gold-mine", n: 2 }, { kind: "quarry", n: 2 }] },
    icon: "cathedral",
    cubeSpace: true,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-astronomers-tower",
    name: "Astronomer's tower",
    era: "II",
    special: false,
    cost: { gold: 3, stone: 2 },
    gain: { kind: "both", of: [{ kind: "technology", n: 1 }, { kind: "points", n: 2 }] },
    icon: null,
    cubeSpace: true,
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-tithe-barn",
    name: "Tithe barn",
    era: "II",
    special: false,
    cost: { gold: 1, stone: 1 },
    gain: { kind: "egg", n: 1 },
    icon: "cathedral",
    cubeSpace: false,
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-royal-stables",
    name: "Royal stables",
    era: "II",
    special: false,
    cost: { gold: 3, stone: 1 },
    gain: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 1 }] },
    icon: null,
    cubeSpace: false,
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-almshouse",
    name: "Almshouse",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 1 },
    gain: { kind: "points", n: 2 },
    icon: "cathedral",
    cubeSpace: false,
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-masters-row",
    name: "Masters' row",
    era: "II",
    special: false,
    cost: { gold: 4, stone: 1 },
    gain: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 1 }] },
    icon: null,
    cubeSpace: true,
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-royal-court",
    name: "Royal court",
    era: "II",
    special: true,
    cost: { gold: 4, stone: 0 },
    gain: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 1 }] },
    icon: "cathedral",
    cubeSpace: true,
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-great-college",
    name: "Great college",
    era: "II",
    special: true,
    cost: { gold: 3, stone: 0 },
    gain: { kind: "both", of: [{ kind: "technology", n: 1 }, { kind: "university", n: 1 }] },
    icon: null,
    cubeSpace: true,
    corners: [1],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-treasury",
    name: "Treasury",
    era: "II",
    special: true,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "both", of: [{ kind: "gold", n: 4 }, { kind: "points", n: 1 }] },
    icon: "cathedral",
    cubeSpace: false,
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "building-ii-bishops-palace",
    name: "Bishop's palace",
    era: "II",
    special: true,
    cost: { gold: 5, stone: 0 },
    gain: { kind: "both", of: [{ kind: "points", n: 5 }, { kind: "silver-window", n: 1 }] },
    icon: "cathedral",
    cubeSpace: true,
    corners: [4],
    provenance: "reconstructed"
  }
];

// lib/game/content/base-1/grids.ts
var GRIDS3 = {
  frames: [
    {
      id: "cathedral",
      name: "St. Vitus Cathedral",
      direction: "right",
      rows: 6,
      columns: 6,
      start: { row: 0, column: 0 },
      token: "red-token",
      rowPoints: [0, 2, 4, 7, 10, 13],
      columnValues: [0, 1, 1, 2, 2, 3],
      tiers: [
        { tier: "I", rows: [0, 1] },
        { tier: "II", rows: [2, 3], crossing: { gold: 1, stone: 1 } },
        { tier: "III", rows: [4, 5], crossing: { gold: 2, stone: 2 } }
      ],
      climbCost: { "silver-window": 2 },
      topTierPrize: { stack: "V", tiles: 3, claims: "one per player, on first entry into tier III" },
      provenance: "inferred"
    },
    {
      id: "hunger-wall",
      name: "Hunger Wall",
      direction: "left",
      rows: 6,
      columns: 6,
      start: { row: 0, column: 0 },
      token: "blue-token",
      rowPoints: [0, 3, 6, 9, 13, 17],
      columnValues: [0, 1, 1, 2, 2, 3],
      tiers: [
        { tier: "I", rows: [0, 1] },
        { tier: "II", rows: [2, 3], crossing: { gold: 1, stone: 1 } },
        { tier: "III", rows: [4, 5], crossing: { gold: 2, stone: 2 } }
      ],
      climbCost: { "silver-window": 2 },
      topTierPrize: null,
      provenance: "reconstructed"
    }
  ],
  tierSets: [
    {
      id: "cathedral-base",
      grid: "cathedral",
      variant: "base",
      flavour: "Balanced: two free climbs, three pushes sideways, small points everywhere.",
      squares: [
        { row: 0, column: 2, effect: { kind: "points", n: 1 } },
        { row: 0, column: 4, effect: { kind: "arrow-sideways" } },
        { row: 0, column: 5, effect: { kind: "points", n: 2 } },
        { row: 1, column: 1, effect: { kind: "arrow-up" } },
        { row: 1, column: 3, effect: { kind: "arrow-sideways" } },
        { row: 1, column: 5, effect: { kind: "points", n: 1 } },
        { row: 2, column: 2, effect: { kind: "points", n: 2 } },
        { row: 2, column: 4, effect: { kind: "points", n: 1 } },
        { row: 2, column: 5, effect: { kind: "points", n: 3 } },
        { row: 3, column: 1, effect: { kind: "points", n: 1 } },
        { row: 3, column: 3, effect: { kind: "arrow-up" } },
        { row: 3, column: 5, effect: { kind: "points", n: 2 } },
        { row: 4, column: 2, effect: { kind: "points", n: 2 } },
        { row: 4, column: 4, effect: { kind: "arrow-sideways" } },
        { row: 4, column: 5, effect: { kind: "points", n: 3 } },
        { row: 5, column: 1, effect: { kind: "points", n: 1 } },
        { row: 5, column: 3, effect: { kind: "points", n: 2 } },
        { row: 5, column: 5, effect: { kind: "points", n: 4 } }
      ],
      picture: [
        ". 1 . 2 . 4",
        ". . 2 . > 3",
        ". 1 . ^ . 2",
        ". . 2 . 1 3",
        ". ^ . > . 1",
        "S . 1 . > 2"
      ],
      provenance: "reconstructed"
    },
    {
      id: "cathedral-a",
      grid: "cathedral",
      variant: "A",
      flavour: "The spire: seven free climbs and no push sideways, so windows carry far and the prize tiles go early.",
      squares: [
        { row: 0, column: 3, effect: { kind: "points", n: 1 } },
        { row: 0, column: 5, effect: { kind: "points", n: 1 } },
        { row: 1, column: 1, effect: { kind: "arrow-up" } },
        { row: 1, column: 4, effect: { kind: "arrow-up" } },
        { row: 2, column: 2, effect: { kind: "arrow-up" } },
        { row: 2, column: 5, effect: { kind: "points", n: 1 } },
        { row: 3, column: 0, effect: { kind: "arrow-up" } },
        { row: 3, column: 3, effect: { kind: "arrow-up" } },
        { row: 4, column: 1, effect: { kind: "arrow-up" } },
        { row: 4, column: 4, effect: { kind: "arrow-up" } },
        { row: 4, column: 5, effect: { kind: "points", n: 2 } },
        { row: 5, column: 2, effect: { kind: "points", n: 1 } },
        { row: 5, column: 4, effect: { kind: "points", n: 2 } },
        { row: 5, column: 5, effect: { kind: "points", n: 3 } }
      ],
      picture: [
        ". . 1 . 2 3",
        ". ^ . . ^ 2",
        "^ . . ^ . .",
        ". . ^ . . 1",
        ". ^ . . ^ .",
        "S . . 1 . 1"
      ],
      provenance: "reconstructed"
    },
    {
      id: "cathedral-b",
      grid: "cathedral",
      variant: "B",
      flavour: "The nave: no free climb, many pushes sideways and points far from the start, so red tokens pay.",
      squares: [
        { row: 0, column: 2, effect: { kind: "arrow-sideways" } },
        { row: 0, column: 4, effect: { kind: "points", n: 1 } },
        { row: 0, column: 5, effect: { kind: "points", n: 2 } },
        { row: 1, column: 1, effect: { kind: "arrow-sideways" } },
        { row: 1, column: 3, effect: { kind: "points", n: 2 } },
        { row: 1, column: 4, effect: { kind: "arrow-sideways" } },
        { row: 1, column: 5, effect: { kind: "points", n: 2 } },
        { row: 2, column: 2, effect: { kind: "arrow-sideways" } },
        { row: 2, column: 4, effect: { kind: "points", n: 2 } },
        { row: 2, column: 5, effect: { kind: "points", n: 3 } },
        { row: 3, column: 0, effect: { kind: "arrow-sideways" } },
        { row: 3, column: 3, effect: { kind: "arrow-sideways" } },
        { row: 3, column: 5, effect: { kind: "points", n: 3 } },
        { row: 4, column: 1, effect: { kind: "arrow-sideways" } },
        { row: 4, column: 3, effect: { kind: "points", n: 2 } },
        { row: 4, column: 5, effect: { kind: "points", n: 4 } },
        { row: 5, column: 2, effect: { kind: "arrow-sideways" } },
        { row: 5, column: 4, effect: { kind: "points", n: 3 } },
        { row: 5, column: 5, effect: { kind: "points", n: 5 } }
      ],
      picture: [
        ". . > . 3 5",
        ". > . 2 . 4",
        "> . . > . 3",
        ". . > . 2 3",
        ". > . 2 > 2",
        "S . > . 1 2"
      ],
      provenance: "reconstructed"
    },
    {
      id: "hunger-wall-base",
      grid: "hunger-wall",
      variant: "base",
      flavour: "Balanced: two free climbs, two pushes sideways, points spread over all rows.",
      squares: [
        { row: 0, column: 1, effect: { kind: "points", n: 1 } },
        { row: 0, column: 3, effect: { kind: "arrow-sideways" } },
        { row: 0, column: 5, effect: { kind: "points", n: 2 } },
        { row: 1, column: 0, effect: { kind: "points", n: 1 } },
        { row: 1, column: 2, effect: { kind: "arrow-up" } },
        { row: 1, column: 4, effect: { kind: "points", n: 2 } },
        { row: 2, column: 1, effect: { kind: "points", n: 1 } },
        { row: 2, column: 3, effect: { kind: "points", n: 2 } },
        { row: 2, column: 5, effect: { kind: "points", n: 3 } },
        { row: 3, column: 0, effect: { kind: "points", n: 2 } },
        { row: 3, column: 2, effect: { kind: "arrow-sideways" } },
        { row: 3, column: 4, effect: { kind: "points", n: 2 } },
        { row: 4, column: 1, effect: { kind: "points", n: 2 } },
        { row: 4, column: 3, effect: { kind: "arrow-up" } },
        { row: 4, column: 5, effect: { kind: "points", n: 3 } },
        { row: 5, column: 2, effect: { kind: "points", n: 2 } },
        { row: 5, column: 4, effect: { kind: "points", n: 3 } },
        { row: 5, column: 5, effect: { kind: "points", n: 4 } }
      ],
      picture: [
        ". . 2 . 3 4",
        ". 2 . ^ . 3",
        "2 . > . 2 .",
        ". 1 . 2 . 3",
        "1 . ^ . 2 .",
        "S 1 . > . 2"
      ],
      provenance: "reconstructed"
    },
    {
      id: "hunger-wall-a",
      grid: "hunger-wall",
      variant: "A",
      flavour: "Watchtowers: nine free climbs, two of them on the lowest row, few points.",
      squares: [
        { row: 0, column: 1, effect: { kind: "arrow-up" } },
        { row: 0, column: 4, effect: { kind: "arrow-up" } },
        { row: 1, column: 2, effect: { kind: "arrow-up" } },
        { row: 1, column: 5, effect: { kind: "arrow-up" } },
        { row: 2, column: 0, effect: { kind: "arrow-up" } },
        { row: 2, column: 3, effect: { kind: "arrow-up" } },
        { row: 3, column: 2, effect: { kind: "arrow-up" } },
        { row: 3, column: 5, effect: { kind: "points", n: 2 } },
        { row: 4, column: 1, effect: { kind: "arrow-up" } },
        { row: 4, column: 4, effect: { kind: "arrow-up" } },
        { row: 5, column: 0, effect: { kind: "points", n: 1 } },
        { row: 5, column: 2, effect: { kind: "points", n: 2 } },
        { row: 5, column: 4, effect: { kind: "points", n: 2 } },
        { row: 5, column: 5, effect: { kind: "points", n: 3 } }
      ],
      picture: [
        "1 . 2 . 2 3",
        ". ^ . . ^ .",
        ". . ^ . . 2",
        "^ . . ^ . .",
        ". . ^ . . ^",
        "S ^ . . ^ ."
      ],
      provenance: "reconstructed"
    },
    {
      id: "hunger-wall-b",
      grid: "hunger-wall",
      variant: "B",
      flavour: "The long rampart: pushes sideways from the first step on, points at the far end.",
      squares: [
        { row: 0, column: 2, effect: { kind: "arrow-sideways" } },
        { row: 0, column: 4, effect: { kind: "points", n: 2 } },
        { row: 0, column: 5, effect: { kind: "points", n: 3 } },
        { row: 1, column: 0, effect: { kind: "arrow-sideways" } },
        { row: 1, column: 3, effect: { kind: "arrow-sideways" } },
        { row: 1, column: 5, effect: { kind: "points", n: 2 } },
        { row: 2, column: 2, effect: { kind: "arrow-sideways" } },
        { row: 2, column: 4, effect: { kind: "points", n: 2 } },
        { row: 2, column: 5, effect: { kind: "points", n: 3 } },
        { row: 3, column: 1, effect: { kind: "arrow-sideways" } },
        { row: 3, column: 3, effect: { kind: "points", n: 2 } },
        { row: 3, column: 5, effect: { kind: "points", n: 3 } },
        { row: 4, column: 0, effect: { kind: "arrow-sideways" } },
        { row: 4, column: 2, effect: { kind: "points", n: 2 } },
        { row: 4, column: 4, effect: { kind: "arrow-sideways" } },
        { row: 4, column: 5, effect: { kind: "points", n: 4 } },
        { row: 5, column: 1, effect: { kind: "arrow-sideways" } },
        { row: 5, column: 3, effect: { kind: "points", n: 3 } },
        { row: 5, column: 5, effect: { kind: "points", n: 5 } }
      ],
      picture: [
        ". > . 3 . 5",
        "> . 2 . > 4",
        ". > . 2 . 3",
        ". . > . 2 3",
        "> . . > . 2",
        "S . > . 2 3"
      ],
      provenance: "reconstructed"
    }
  ]
};

// lib/game/content/base-1/player-board.ts
var PLAYER_BOARD2 = {
  start: {
    id: "player-start",
    gold: 2,
    stone: 2,
    egg: 0,
    "silver-window": 0,
    "gold-window": 0,
    points: 0,
    freeCubes: 2,
    provenance: "published"
  },
  limits: { id: "player-limits", gold: 9, stone: 9, windowsKeptAtEndOfTurn: 2, provenance: "published" },
  extraAction: {
    id: "extra-action",
    prices: [{ "gold-window": 2 }, { "gold-window": 1, "silver-window": 1 }],
    perTurn: 1,
    provenance: "published"
  },
  rowRefresh: {
    id: "row-refresh",
    prices: [{ gold: 1 }, { stone: 1 }],
    tiles: 2,
    perTurn: 1,
    provenance: "published"
  },
  cubes: {
    id: "player-cubes",
    total: 11,
    tracks: 4,
    wealth: 3,
    projects: 2,
    free: 2,
    provenance: "published"
  },
  tracks: [
    {
      id: "gold-mine-track",
      resource: "gold",
      counts: [3, 4, 5, 6, 7, 8],
      startCount: 3,
      startField: 4,
      tokenAtCount: 5,
      tokenAtField: 6,
      tokenLiesOnField: 1,
      sealAtCount: 8,
      sealAtField: 9,
      productionBonuses: [
        { id: "gold-mine-bonus-1", field: 4, gain: { kind: "points", n: 1 }, provenance: "reconstructed" },
        { id: "gold-mine-bonus-2", field: 6, gain: { kind: "points", n: 1 }, provenance: "reconstructed" }
      ],
      provenance: "published"
    },
    {
      id: "quarry-track",
      resource: "stone",
      counts: [2, 3, 4, 5, 6, 7],
      startCount: 2,
      startField: 3,
      tokenAtCount: 4,
      tokenAtField: 5,
      tokenLiesOnField: 1,
      sealAtCount: 7,
      sealAtField: 8,
      productionBonuses: [
        { id: "quarry-bonus-1", field: 3, gain: { kind: "points", n: 1 }, provenance: "reconstructed" },
        { id: "quarry-bonus-2", field: 5, gain: { kind: "technology", n: 1 }, provenance: "reconstructed" }
      ],
      provenance: "published"
    }
  ],
  wealthBonuses: [
    {
      id: "wealth-gold-6",
      reach: { gold: 6 },
      gain: { kind: "egg", n: 1 },
      freesCubes: 1,
      provenance: "reconstructed"
    },
    {
      id: "wealth-stone-6",
      reach: { stone: 6 },
      gain: { kind: "silver-window", n: 1 },
      freesCubes: 1,
      provenance: "reconstructed"
    },
    {
      id: "wealth-9",
      reachEither: { gold: 9, stone: 9 },
      gain: { kind: "choose-one", of: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 4 }] },
      freesCubes: 1,
      provenance: "reconstructed"
    }
  ],
  technologyTrack: {
    id: "technology-track",
    start: 0,
    top: 8,
    levels: { I: 1, II: 2, III: 4, IV: 6 },
    overflowPoints: 2,
    provenance: "inferred"
  },
  universityTrack: {
    id: "university-track",
    start: 0,
    top: 8,
    multiplierByHeight: [0, 0, 1, 1, 1, 2, 2, 2, 3],
    overflowPoints: 2,
    provenance: "inferred"
  }
};

// lib/game/content/base-1/upgrades.ts
var UPGRADES2 = [
  {
    id: "upgrade-i-pit-props",
    name: "Pit props",
    era: "I",
    special: false,
    action: "manage-mines",
    bonus: { kind: "stone", n: 1 },
    university: 1,
    edges: [{ side: 1, gain: { kind: "silver-window", n: 1 } }],
    corners: [4],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-ore-carts",
    name: "Ore carts",
    era: "I",
    special: false,
    action: "manage-mines",
    bonus: { kind: "points", n: 1 },
    university: 1,
    edges: [{ side: 0, gain: { kind: "technology", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-iron-wedges",
    name: "Iron wedges",
    era: "I",
    special: false,
    action: "manage-quarries",
    bonus: { kind: "gold", n: 1 },
    university: 1,
    edges: [{ side: 2, gain: { kind: "silver-window", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-stone-sledges",
    name: "Stone sledges",
    era: "I",
    special: false,
    action: "manage-quarries",
    bonus: { kind: "points", n: 1 },
    university: 1,
    edges: [{ side: 5, gain: { kind: "egg", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-apprentices",
    name: "Apprentices",
    era: "I",
    special: false,
    action: "upgrade-action",
    bonus: { kind: "choose-one", of: [{ kind: "gold", n: 1 }, { kind: "stone", n: 1 }] },
    university: 1,
    edges: [{ side: 3, gain: { kind: "stone", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-lime-kiln",
    name: "Lime kiln",
    era: "I",
    special: false,
    action: "construct-wall",
    bonus: { kind: "stone", n: 1 },
    university: 1,
    edges: [{ side: 4, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-palisades",
    name: "Palisades",
    era: "I",
    special: false,
    action: "construct-wall",
    bonus: { kind: "points", n: 1 },
    university: 1,
    edges: [{ side: 1, gain: { kind: "technology", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-hod-carriers",
    name: "Hod carriers",
    era: "I",
    special: false,
    action: "construct-building",
    bonus: { kind: "gold", n: 1 },
    university: 1,
    edges: [{ side: 0, gain: { kind: "egg", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-house-marks",
    name: "House marks",
    era: "I",
    special: false,
    action: "construct-building",
    bonus: { kind: "points", n: 1 },
    university: 1,
    edges: [{ side: 2, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-hen-coops",
    name: "Hen coops",
    era: "I",
    special: false,
    action: "kings-road",
    bonus: { kind: "egg", n: 1 },
    university: 1,
    edges: [],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-gravel-bed",
    name: "Gravel bed",
    era: "I",
    special: false,
    action: "kings-road",
    bonus: { kind: "stone", n: 1 },
    university: 1,
    edges: [{ side: 2, gain: { kind: "silver-window", n: 1 } }],
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-trestle-bench",
    name: "Trestle bench",
    era: "I",
    special: true,
    action: "upgrade-action",
    bonus: { kind: "silver-window", n: 1 },
    university: 1,
    edges: [{ side: 1, gain: { kind: "gold", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-window-frames",
    name: "Window frames",
    era: "I",
    special: true,
    action: "construct-building",
    bonus: { kind: "silver-window", n: 1 },
    university: 1,
    edges: [{ side: 3, gain: { kind: "stone", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-treadwheel-crane",
    name: "Treadwheel crane",
    era: "I",
    special: true,
    action: "manage-quarries",
    bonus: { kind: "silver-window", n: 1 },
    university: 1,
    edges: [{ side: 4, gain: { kind: "egg", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-i-deep-drainage",
    name: "Deep drainage",
    era: "I",
    special: true,
    action: "manage-mines",
    bonus: { kind: "egg", n: 1 },
    university: 1,
    edges: [{ side: 1, gain: { kind: "gold", n: 1 } }, { side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-royal-assayer",
    name: "Royal assayer",
    era: "II",
    special: false,
    action: "manage-mines",
    bonus: { kind: "points", n: 1 },
    university: 2,
    edges: [{ side: 2, gain: { kind: "technology", n: 1 } }],
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-night-shift",
    name: "Night shift",
    era: "II",
    special: false,
    action: "manage-mines",
    bonus: { kind: "silver-window", n: 1 },
    university: 2,
    edges: [{ side: 0, gain: { kind: "egg", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-stone-saw",
    name: "Stone saw",
    era: "II",
    special: false,
    action: "manage-quarries",
    bonus: { kind: "points", n: 2 },
    university: 2,
    edges: [{ side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-quarry-rails",
    name: "Quarry rails",
    era: "II",
    special: false,
    action: "manage-quarries",
    bonus: { kind: "gold", n: 1 },
    university: 2,
    edges: [{ side: 1, gain: { kind: "egg", n: 1 } }],
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-drafting-room",
    name: "Drafting room",
    era: "II",
    special: false,
    action: "upgrade-action",
    bonus: { kind: "stone", n: 2 },
    university: 2,
    edges: [{ side: 2, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "published",
    note: "Bonus, era, symbol and corner published; their places on the tile are chosen."
  },
  {
    id: "upgrade-ii-battlement-masons",
    name: "Battlement masons",
    era: "II",
    special: false,
    action: "construct-wall",
    bonus: { kind: "points", n: 1 },
    university: 2,
    edges: [{ side: 4, gain: { kind: "technology", n: 1 } }],
    corners: [1],
    provenance: "published",
    note: "Bonus, era, symbol and corner published; their places on the tile are chosen."
  },
  {
    id: "upgrade-ii-siege-cranes",
    name: "Siege cranes",
    era: "II",
    special: false,
    action: "construct-wall",
    bonus: { kind: "stone", n: 2 },
    university: 2,
    edges: [{ side: 5, gain: { kind: "gold", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-facade-painters",
    name: "Facade painters",
    era: "II",
    special: false,
    action: "construct-building",
    bonus: { kind: "points", n: 2 },
    university: 2,
    edges: [{ side: 0, gain: { kind: "gold", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-stained-glass",
    name: "Stained glass",
    era: "II",
    special: false,
    action: "construct-building",
    bonus: { kind: "silver-window", n: 1 },
    university: 2,
    edges: [{ side: 3, gain: { kind: "stone", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-road-toll",
    name: "Road toll",
    era: "II",
    special: false,
    action: "kings-road",
    bonus: { kind: "points", n: 2 },
    university: 2,
    edges: [{ side: 1, gain: { kind: "gold", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-milestones",
    name: "Milestones",
    era: "II",
    special: false,
    action: "kings-road",
    bonus: { kind: "gold", n: 2 },
    university: 2,
    edges: [{ side: 4, gain: { kind: "silver-window", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-masters-plan",
    name: "Master's plan",
    era: "II",
    special: true,
    action: "upgrade-action",
    bonus: { kind: "gold-window", n: 1 },
    university: 2,
    edges: [],
    corners: [],
    provenance: "inferred",
    note: "Bonus published; era, rarity and the bare sides are chosen."
  },
  {
    id: "upgrade-ii-court-architect",
    name: "Court architect",
    era: "II",
    special: true,
    action: "construct-building",
    bonus: { kind: "both", of: [{ kind: "silver-window", n: 1 }, { kind: "points", n: 1 }] },
    university: 2,
    edges: [{ side: 2, gain: { kind: "silver-window", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-mint-master",
    name: "Mint master",
    era: "II",
    special: true,
    action: "manage-mines",
    bonus: { kind: "both", of: [{ kind: "silver-window", n: 1 }, { kind: "gold", n: 1 }] },
    university: 2,
    edges: [{ side: 5, gain: { kind: "technology", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "upgrade-ii-fortress-engineer",
    name: "Fortress engineer",
    era: "II",
    special: true,
    action: "construct-wall",
    bonus: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "points", n: 1 }] },
    university: 2,
    edges: [{ side: 1, gain: { kind: "silver-window", n: 1 } }, { side: 4, gain: { kind: "egg", n: 1 } }],
    corners: [3],
    provenance: "reconstructed"
  }
];

// lib/game/content/base-1/walls.ts
var WALLS2 = [
  {
    id: "wall-i-postern",
    name: "Postern",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 1 },
    gain: { kind: "points", n: 2 },
    icon: null,
    edges: [{ side: 1, gain: { kind: "silver-window", n: 1 } }],
    corners: [4],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-earth-rampart",
    name: "Earth rampart",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "points", n: 2 },
    icon: "hunger-wall",
    edges: [],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-rubble-wall",
    name: "Rubble wall",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 1 },
    gain: { kind: "gold-mine", n: 1 },
    icon: null,
    edges: [{ side: 2, gain: { kind: "stone", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-watch-platform",
    name: "Watch platform",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 1 },
    gain: { kind: "silver-window", n: 1 },
    icon: "hunger-wall",
    edges: [{ side: 0, gain: { kind: "stone", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-beacon-tower",
    name: "Beacon tower",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "gold-window", n: 1 },
    icon: null,
    edges: [],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-granary-wall",
    name: "Granary wall",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "egg", n: 1 },
    icon: "hunger-wall",
    edges: [{ side: 4, gain: { kind: "gold", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-drum-tower",
    name: "Drum tower",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "points", n: 5 },
    icon: null,
    edges: [{ side: 5, gain: { kind: "stone", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-miners-bastion",
    name: "Miners' bastion",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "gold-mine", n: 1 },
    icon: "hunger-wall",
    edges: [{ side: 1, gain: { kind: "stone", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-quarry-face",
    name: "Quarry face",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 2 },
    gain: { kind: "quarry", n: 1 },
    icon: null,
    edges: [{ side: 2, gain: { kind: "technology", n: 1 } }],
    corners: [4],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-ditch-and-bank",
    name: "Ditch and bank",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 1 },
    gain: { kind: "university", n: 1 },
    icon: null,
    edges: [{ side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [1],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-vineyard-wall",
    name: "Vineyard wall",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 4 },
    gain: { kind: "points", n: 4 },
    icon: "hunger-wall",
    edges: [{ side: 0, gain: { kind: "silver-window", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-sally-port",
    name: "Sally port",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 1 },
    gain: { kind: "stone", n: 1 },
    icon: "hunger-wall",
    edges: [{ side: 4, gain: { kind: "technology", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-corner-turret",
    name: "Corner turret",
    era: "I",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "points", n: 2 },
    icon: "hunger-wall",
    edges: [],
    corners: [0, 2],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-lookout-school",
    name: "Lookout school",
    era: "I",
    special: false,
    cost: { gold: 1, stone: 2 },
    gain: { kind: "technology", n: 1 },
    icon: null,
    edges: [],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-gatehouse",
    name: "Gatehouse",
    era: "I",
    special: true,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "both", of: [{ kind: "points", n: 1 }, { kind: "silver-window", n: 1 }] },
    icon: "hunger-wall",
    edges: [{ side: 0, gain: { kind: "silver-window", n: 1 } }],
    corners: [1],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-arsenal",
    name: "Arsenal",
    era: "I",
    special: true,
    cost: { gold: 1, stone: 3 },
    gain: { kind: "both", of: [{ kind: "gold-mine", n: 1 }, { kind: "quarry", n: 1 }] },
    icon: null,
    edges: [{ side: 1, gain: { kind: "gold", n: 1 } }, { side: 4, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-relief-works",
    name: "Relief works",
    era: "I",
    special: true,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "gold", n: 1 }] },
    icon: "hunger-wall",
    edges: [{ side: 2, gain: { kind: "egg", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "wall-i-star-bastion",
    name: "Star bastion",
    era: "I",
    special: true,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 1 }] },
    icon: null,
    edges: [{ side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [3],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-curtain-wall",
    name: "Curtain wall",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 4 },
    gain: { kind: "points", n: 6 },
    icon: null,
    edges: [{ side: 0, gain: { kind: "gold", n: 1 } }],
    corners: [2],
    provenance: "published",
    note: "Cost, points and corner published; the side symbol and the places are chosen."
  },
  {
    id: "wall-ii-high-tower",
    name: "High tower",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 5 },
    gain: { kind: "points", n: 5 },
    icon: "hunger-wall",
    edges: [{ side: 2, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-stepped-wall",
    name: "Stepped wall",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "points", n: 2 },
    icon: "hunger-wall",
    edges: [{ side: 1, gain: { kind: "silver-window", n: 1 } }],
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-barbican",
    name: "Barbican",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "silver-window", n: 2 },
    icon: "hunger-wall",
    edges: [{ side: 4, gain: { kind: "stone", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-double-gate",
    name: "Double gate",
    era: "II",
    special: false,
    cost: { gold: 1, stone: 3 },
    gain: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 1 }] },
    icon: null,
    edges: [{ side: 5, gain: { kind: "egg", n: 1 } }],
    corners: [4],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-bastion-garden",
    name: "Bastion garden",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "both", of: [{ kind: "egg", n: 1 }, { kind: "points", n: 2 }] },
    icon: null,
    edges: [{ side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-observatory-wall",
    name: "Observatory wall",
    era: "II",
    special: false,
    cost: { gold: 1, stone: 3 },
    gain: { kind: "technology", n: 1 },
    icon: "hunger-wall",
    edges: [],
    corners: [4],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-weapon-store",
    name: "Weapon store",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "points", n: 3 },
    icon: null,
    edges: [{ side: 0, gain: { kind: "technology", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-hunger-stair",
    name: "Hunger stair",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "points", n: 3 },
    icon: "hunger-wall",
    edges: [{ side: 2, gain: { kind: "egg", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-mine-head",
    name: "Mine head",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "both", of: [{ kind: "gold-mine", n: 1 }, { kind: "points", n: 1 }] },
    icon: null,
    edges: [{ side: 1, gain: { kind: "technology", n: 1 } }],
    corners: [],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-aqueduct-gate",
    name: "Aqueduct gate",
    era: "II",
    special: false,
    cost: { gold: 2, stone: 2 },
    gain: { kind: "university", n: 2 },
    icon: "hunger-wall",
    edges: [{ side: 3, gain: { kind: "silver-window", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-crown-battlement",
    name: "Crown battlement",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 5 },
    gain: { kind: "points", n: 8 },
    icon: null,
    edges: [],
    corners: [2, 5],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-bread-gate",
    name: "Bread gate",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 2 },
    gain: { kind: "gold", n: 3 },
    icon: null,
    edges: [{ side: 4, gain: { kind: "silver-window", n: 1 } }],
    corners: [2],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-hill-wall",
    name: "Hill wall",
    era: "II",
    special: false,
    cost: { gold: 0, stone: 4 },
    gain: { kind: "gold-window", n: 1 },
    icon: "hunger-wall",
    edges: [],
    corners: [1],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-royal-gate",
    name: "Royal gate",
    era: "II",
    special: true,
    cost: { gold: 0, stone: 4 },
    gain: { kind: "both", of: [{ kind: "points", n: 4 }, { kind: "silver-window", n: 1 }] },
    icon: "hunger-wall",
    edges: [{ side: 0, gain: { kind: "silver-window", n: 1 } }],
    corners: [1],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-siege-tower",
    name: "Siege tower",
    era: "II",
    special: true,
    cost: { gold: 0, stone: 4 },
    gain: { kind: "points", n: 5 },
    icon: "hunger-wall",
    edges: [{ side: 1, gain: { kind: "gold", n: 1 } }, { side: 5, gain: { kind: "silver-window", n: 1 } }],
    corners: [0],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-citadel",
    name: "Citadel",
    era: "II",
    special: true,
    cost: { gold: 2, stone: 3 },
    gain: { kind: "both", of: [{ kind: "gold-window", n: 1 }, { kind: "points", n: 2 }] },
    icon: "hunger-wall",
    edges: [{ side: 2, gain: { kind: "egg", n: 1 } }],
    corners: [5],
    provenance: "reconstructed"
  },
  {
    id: "wall-ii-learned-bastion",
    name: "Learned bastion",
    era: "II",
    special: true,
    cost: { gold: 0, stone: 3 },
    gain: { kind: "both", of: [{ kind: "technology", n: 1 }, { kind: "points", n: 1 }] },
    icon: null,
    edges: [{ side: 4, gain: { kind: "silver-window", n: 1 } }],
    corners: [0, 2],
    provenance: "reconstructed"
  }
];

// lib/game/content/base-1/index.ts
var BASE_PACK_1 = {
  ...BASE_PACK,
  version: 1,
  playerBoard: PLAYER_BOARD2,
  grids: GRIDS3,
  upgrades: UPGRADES2,
  walls: WALLS2,
  buildings: BUILDINGS2
};

// lib/game/rulesets.ts
var RULES_VERSION = 2;
var PACKS = [BASE_PACK_1, BASE_PACK];
var UnknownPackError = class extends Error {
  constructor(packId, packVersion) {
    super(`no content pack "${packId}" version ${packVersion} is registered`);
    this.packId = packId;
    this.packVersion = packVersion;
  }
  packId;
  packVersion;
  name = "UnknownPackError";
};
var indexed = /* @__PURE__ */ new Map();
function packFor(packId, packVersion) {
  const data = PACKS.find((pack2) => pack2.id === packId && pack2.version === packVersion);
  if (!data) throw new UnknownPackError(packId, packVersion);
  const known2 = indexed.get(data);
  if (known2) return known2;
  const pack = indexPack(data);
  indexed.set(data, pack);
  return pack;
}
export {
  BASE_VARIANT,
  ONLINE_OPTIONS,
  PACKS,
  RULES_VERSION,
  advance,
  decide,
  determinize,
  evolve,
  explain,
  newGame,
  options,
  packFor,
  predict,
  replay,
  score,
  toAct,
  trySteps,
  view
};
