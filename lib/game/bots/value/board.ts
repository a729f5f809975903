/** Worth of goods and places on the boards. First the action board: future bonuses of the top upgrades, and symbols that may still be matched. */
import type { Outlook } from '@/lib/game/bots/outlook';
import { oppositeSide, printedAt, turnSide } from '@/lib/game/engine/board/hex';
import type { Pack } from '@/lib/game/engine/pack-index';
import { claimsOn, majorityOf, rewardsOf } from '@/lib/game/engine/phases/plaza';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { PlacedTile, Player, PlazaState, State } from '@/lib/game/engine/state';
import { elementAt, must } from '@/lib/game/engine/util';
import { type Action, ACTIONS, type Effect, LEVELS, TRACKS } from '@/lib/game/engine/vocabulary';
import { productionOf, worthOf } from './growth';

const actions: ReadonlySet<string> = new Set(ACTIONS);

export function boardWorth(outlook: Outlook, player: Player): number {
  if (outlook.left === 0) return 0;
  return upgradesWorth(outlook, player) + openSymbols(outlook, player);
}

function upgradesWorth(outlook: Outlook, player: Player): number {
  let sum = 0;
  for (const action of ACTIONS) {
    const top = player.upgrades[action].at(-1);
    if (top) sum += bonusWorth(outlook, player, must(outlook.pack.upgradeById, top.tile).bonus, action);
  }
  return sum;
}

/** The worth of an action's bonus over the remaining turns. The road ends after five performances. */
export function bonusWorth(outlook: Outlook, player: Player, bonus: Effect, action: Action): number {
  const expected = outlook.weights.performances * outlook.left;
  const uses = action === 'kings-road' ? Math.min(expected, 5 - player.road) : expected;
  return uses * worthOf(outlook, player, bonus);
}

/** Worth of unmatched sides that face another place of the board, and of all corners. */
function openSymbols(outlook: Outlook, player: Player): number {
  const { pack, weights } = outlook;
  let sum = 0;
  for (const [place, placed] of lyingTiles(player)) {
    const tile = pack.upgradeById.get(placed.tile) ?? must(pack.wallById, placed.tile);
    const { across } = must(pack.actionBoardPlaces.places, place);
    for (const { side, gain } of tile.edges) {
      const other = across[turnSide(side, placed.rotation)];
      if (other && !hasSymbol(pack, player, other, oppositeSide(turnSide(side, placed.rotation))))
        sum += weights.openEdge * worthOf(outlook, player, gain);
    }
    sum += weights.openCorner * tile.corners.length;
  }
  return sum * Math.min(1, outlook.left / 6);
}

function lyingTiles(player: Player): readonly (readonly [string, PlacedTile])[] {
  const out: (readonly [string, PlacedTile])[] = [];
  for (const action of ACTIONS) {
    const top = player.upgrades[action].at(-1);
    if (top) out.push([action, top]);
  }
  for (const wall of player.walls) out.push([wall.cell, wall]);
  return out;
}

/**
 * Whether a tile decides that side already: an upgrade with a symbol there, or any wall, which is
 * permanent.
 */
function hasSymbol(pack: Pack, player: Player, place: string, side: number): boolean {
  if (actions.has(place)) {
    const top = player.upgrades[place as Action].at(-1);
    if (!top) return false;
    const printed = printedAt(side, top.rotation);
    return must(pack.upgradeById, top.tile).edges.some((edge) => edge.side === printed);
  }
  return player.walls.some((wall) => wall.cell === place);
}

// Worth of a seat's goods beyond the points they would score in the current state.

/** Another unit of gold or stone is worth less the fuller the store is, because nine is the limit. */
const CROWDING = 0.03;

export function goodsWorth({ unit, left, weights, pack }: Outlook, { goods }: Player): number {
  const stored = (['gold', 'stone'] as const).reduce(
    (sum, good) => sum + goods[good] * unit[good] * (1 - CROWDING * (goods[good] - 1)),
    0,
  );
  const windows = goods['silver-window'] * unit['silver-window'] + goods['gold-window'] * unit['gold-window'];
  const table = pack.scoring.eggs.pointsByCount;
  const top = table.length - 1;
  const counted = table[Math.min(goods.egg, top)] ?? 0;
  // Each egg scores more than the one before, up to four; further eggs can only buy King's Road effects.
  const evenly = Math.min(goods.egg, top) * unit.egg + Math.max(0, goods.egg - top) * weights.spareEgg;
  const eggs = left === 0 ? 0 : Math.max(0, evenly - counted);
  return stored + windows + eggs;
}

// Worth of cubes at unevaluated plazas, minus what other players may gain there.

/** Average buildings added in one turn of any player. */
const BUILDINGS_PER_TURN = 0.24;

export function plazaWorth(outlook: Outlook, state: State): number {
  if (state.phase !== 'playing' && state.phase !== 'last-call') return 0;
  let sum = 0;
  for (const plaza of state.plazas)
    if (plaza.face && !plaza.evaluated) sum += claimWorth(outlook, state, plaza);
  return sum;
}

function claimWorth(outlook: Outlook, state: State, plaza: PlazaState): number {
  const claims = claimsOn(outlook.pack, state, plaza.plaza);
  if (claims.length === 0) return 0;
  const leaders = majorityOf(claims);
  const chance = completionChance(outlook, state, plaza);
  const { upper, lower } = rewardsOf(outlook.pack, plaza);
  let sum = 0;
  for (const { seat } of claims) {
    const player = elementAt(state.players, seat);
    const [high, low] = [worthOf(outlook, player, upper), worthOf(outlook, player, lower)];
    const either = Math.max(high, low);
    const lead = leaders.includes(seat) ? 0.8 : 0.2;
    const worth = chance * (either + lead * (high + low - either)) + (1 - chance) * low;
    if (seat === outlook.seat) sum += outlook.weights.claim * worth;
    else if (!isAutomatic(state.setup, seat))
      sum -= (outlook.weights.rivalry * worth) / (state.players.length - 1);
  }
  return sum;
}

/** The probability that the plaza is completed before the game ends. */
function completionChance({ pack, leftAtTable }: Outlook, state: State, { plaza }: PlazaState): number {
  const { sites } = must(pack.plazaById, plaza);
  let free = sites.length;
  for (const { site } of state.buildings) if (sites.includes(site)) free -= 1;
  if (free === 0) return 1;
  const allFree = Math.max(1, pack.city.sites.length - state.buildings.length);
  // Half-built plazas attract builders, so the share is above average.
  const expected =
    (1.5 * sites.length * leftAtTable * BUILDINGS_PER_TURN) / allFree / Math.max(1, sites.length / 3);
  return Math.min(0.95, Math.max(0.02, expected / (expected + free)));
}

// Worth of mines and quarries, of the academic tracks ahead and of progress along the King's Road.

export function tracksWorth(outlook: Outlook, player: Player, state: State): number {
  if (outlook.left === 0) return 0;
  return (
    productionWorth(outlook, player) +
    sealWorth(outlook, player, state) +
    levelProgress(outlook, player) +
    Math.min(1, outlook.left / 4) * (outlook.weights.road[player.road] ?? 0)
  );
}

function productionWorth(outlook: Outlook, player: Player): number {
  const { left, weights } = outlook;
  return (
    productionOf(outlook, player, 'gold') * weights.goldProductions * left +
    productionOf(outlook, player, 'stone') * weights.stoneProductions * left
  );
}

/** Worth of held seal rights, and of progress to the next one, which counts more the nearer it is. */
function sealWorth({ pack, weights, left }: Outlook, player: Player, state: State): number {
  const unclaimed = pack.seals.length - state.seals.length;
  if (unclaimed === 0) return 0;
  const ahead = TRACKS.reduce((sum, track) => {
    const { startCount, sealAtCount } = pack.trackByName[track];
    const missing = sealAtCount - player.counts[track];
    if (missing <= 0 || missing > left) return sum;
    return (
      sum + (0.6 * weights.seal * (player.counts[track] - startCount) ** 2) / (sealAtCount - startCount) ** 2
    );
  }, 0);
  return ahead + 0.85 * weights.seal * Math.min(player.sealRights, unclaimed, player.cubes + 1);
}

/** The share of the next technology's worth for steps already taken towards it. */
function levelProgress({ pack, weights, left }: Outlook, { heights }: Player): number {
  const { levels } = pack.playerBoard.technologyTrack;
  const height = heights.technology;
  const next = LEVELS.find((level) => levels[level] > height);
  if (!next) return 0;
  const before = LEVELS.filter((level) => levels[level] <= height).at(-1);
  const from = before ? levels[before] : 0;
  return (
    (Math.min(1, left / 5) * weights.levelAhead * weights.level[next] * (height - from)) /
    (levels[next] - from)
  );
}
