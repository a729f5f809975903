/**
 * Final scoring computed only from the rules (SCORE-2 to SCORE-12): the engine's own scoring is not used
 * here.
 */
import type { PackData } from '@/lib/game/engine/pack';
import type { Player, State } from '@/lib/game/engine/state';
import type { SourceKind } from '@/lib/game/engine/vocabulary';

/** Points by source. */
export type Points = Readonly<Partial<Record<SourceKind, number>>>;

/** SCORE-9: 0, 1, 2, 3, 4 and more eggs. */
const EGGS = [0, 1, 3, 6, 10];
/** SCORE-6: only the highest level reached counts. */
const WALLS = [
  { from: 6, points: 18 },
  { from: 4, points: 10 },
  { from: 3, points: 4 },
];
/** Seats of people; a solo opponent neither scores nor is ranked (SCORE-13). */
export function peopleOf({ setup, players }: Pick<State, 'setup' | 'players'>): readonly number[] {
  return setup.players === 1 ? [0] : players.map((_player, seat) => seat);
}

/**
 * Points of steps 2 to 6 of final scoring by source, from a seat's position: academics, grids and tokens,
 * walls, V tiles and seals, eggs.
 */
export function finalPoints(pack: PackData, state: State, seat: number): Points {
  const player = state.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const multiplier = pack.playerBoard.universityTrack.multiplierByHeight[player.heights.university] ?? 0;
  const blue = gridOf(pack, player, 'hunger-wall');
  const red = gridOf(pack, player, 'cathedral');
  return {
    academics: player.heights.technology * multiplier,
    'hunger-wall': blue.row,
    cathedral: red.row,
    tokens: player.tokens['blue-token'] * blue.column + player.tokens['red-token'] * red.column,
    'wall-set': WALLS.find(({ from }) => player.walls.length >= from)?.points ?? 0,
    'v-tile': sum(player.vTiles.map(({ tile }) => vTilePoints(pack, player, tile))),
    seal: sealPoints(pack, state, seat),
    eggs: EGGS[Math.min(player.goods.egg, 4)] ?? 0,
  };
}

/** SCORE-4, SCORE-5: points at the end of the marker's row, value of its column. */
function gridOf(pack: PackData, player: Player, grid: 'hunger-wall' | 'cathedral') {
  const frame = pack.grids.frames.find(({ id }) => id === grid);
  const { row, column } = player.grids[grid];
  return { row: frame?.rowPoints[row] ?? 0, column: frame?.columnValues[column] ?? 0 };
}

/** BRIDGE-V1 to BRIDGE-V6. */
function vTilePoints(pack: PackData, player: Player, id: string): number {
  const end = pack.bridge.tilesV.find((tile) => tile.id === id)?.end;
  if (end?.kind !== 'points-per') return 0;
  const upgrades = sum(Object.values(player.upgrades).map((stack) => stack.length));
  const counted: Readonly<Record<string, number>> = {
    'university-height': player.heights.university,
    'gold-mine': player.counts['gold-mine'],
    quarry: player.counts.quarry,
    upgrade: upgrades,
    wall: player.walls.length,
    'silver-window': player.goods['silver-window'],
    'era-1-upgrade': Object.values(player.upgrades)
      .flat()
      .filter(({ tile }) => tile.startsWith('upgrade-i-')).length,
    'grid-row': player.grids['hunger-wall'].row + player.grids.cathedral.row,
  };
  const count = counted[end.per];
  if (count === undefined) throw new Error(`no V tile counts ${end.per}`);
  return end.n * count;
}

/** SEAL-8 to SEAL-12, SCORE-10: tries every way to spend the goods, and counts the best one. */
function sealPoints(pack: PackData, state: State, seat: number): number {
  const owned = state.seals.filter((claimed) => claimed.seat === seat).map(({ seal }) => seal);
  const ends = owned.map((seal) => pack.seals.find(({ id }) => id === seal)?.end);
  const fixed = sum(ends.map((end) => (end?.kind === 'points' ? end.n : 0)));
  const spending = ends.flatMap((end) => (end?.kind === 'spend-for-points' ? [end] : []));
  const { gold, stone } = state.players[seat]?.goods ?? { gold: 0, stone: 0 };
  return fixed + mostSpent(spending, gold, stone);
}

type Spending = Extract<PackData['seals'][number]['end'], { readonly kind: 'spend-for-points' }>;

/** Tries each seal once more, until nothing can be paid. */
function mostSpent(seals: readonly Spending[], gold: number, stone: number): number {
  const best = new Map<string, number>();
  const from = (g: number, s: number): number => {
    const known = best.get(`${g},${s}`);
    if (known !== undefined) return known;
    const uses = seals
      .filter(({ cost }) => (cost.gold ?? 0) <= g && (cost.stone ?? 0) <= s)
      .map(({ cost, n }) => n + from(g - (cost.gold ?? 0), s - (cost.stone ?? 0)));
    const most = Math.max(0, ...uses);
    best.set(`${g},${s}`, most);
    return most;
  };
  return from(gold, stone);
}

/**
 * SCORE-2, R-20: who gains the lower reward of each plaza, as `seat plaza`: claimants of plazas with a tile
 * and a free site.
 */
export function lowerRewards(pack: PackData, state: State): readonly string[] {
  const built = new Set(state.buildings.map(({ site }) => site));
  return state.plazas.flatMap(({ plaza, tile }) => {
    const sites = pack.city.sites.filter((site) => site.plaza === plaza).map(({ id }) => id);
    if (!tile || sites.every((site) => built.has(site))) return [];
    return peopleOf(state)
      .filter((seat) => state.buildings.some((b) => b.cube && b.seat === seat && sites.includes(b.site)))
      .map((seat) => `${seat} ${plaza}`);
  });
}

/** SCORE-12, R-19: most points first; among equals the later one in turn order. */
export function rankingFor(scores: ReadonlyMap<number, number>): readonly number[] {
  return [...scores].sort(([a, x], [b, y]) => (x === y ? b - a : y - x)).map(([seat]) => seat);
}

/** Sum of a list. */
export function sum(list: readonly number[]): number {
  return list.reduce((total, n) => total + n, 0);
}
