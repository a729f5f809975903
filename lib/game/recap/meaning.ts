/** The effect of events on one seat: its options and prospects before, and how they changed. */
import { payableSites, payableSlots } from '@/lib/game/engine/actions/feasible';
import { positionOf } from '@/lib/game/engine/board/wheel';
import type { SeatId, Slot } from '@/lib/game/engine/commands';
import { canCover } from '@/lib/game/engine/effects/gain';
import type { Event } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import { claimsOn, majorityOf, type PlazaClaim } from '@/lib/game/engine/phases/plaza';
import { score, type SeatScore } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import { elementAt, listEntries } from '@/lib/game/engine/util';
import type { SourceKind } from '@/lib/game/engine/vocabulary';

/** A line about an effect on the reader. */
export type Meaning =
  /** A tile that the reader could pay for was removed, or one was added. */
  | ({ readonly kind: 'tile-gone' | 'tile-come' } & TileInRow)
  /** Action tiles that became free, or that the reader can no longer or can now pay for. */
  | { readonly kind: 'crane-free' | 'crane-dear' | 'crane-payable'; readonly tiles: readonly string[] }
  /** Action tiles that now give more points than before. */
  | { readonly kind: 'crane-points'; readonly points: number; readonly tiles: readonly string[] }
  /** A plaza was completed; with the reader's share of it. */
  | { readonly kind: 'plaza-done'; readonly plaza: string; readonly reward: 'both' | 'one' | 'none' }
  /** A plaza whose claims or free sites changed, with the number of sites left. */
  | {
      readonly kind: 'plaza-open';
      readonly plaza: string;
      readonly free: number;
      readonly claims: readonly PlazaClaim[];
    }
  /** Another seat would now get both rewards instead of the reader, or the other way round. */
  | { readonly kind: 'plaza-lost' | 'plaza-won'; readonly plaza: string }
  /** Another seat took a seal that the reader had a right to. */
  | { readonly kind: 'seal-gone'; readonly seal: string }
  | { readonly kind: 'era' }
  /** The reader's score forecast, the changed lines, and the lead over the best other seat. */
  | {
      readonly kind: 'forecast';
      readonly before: number;
      readonly now: number;
      readonly lines: readonly { readonly source: SourceKind; readonly by: number }[];
      readonly ahead?: { readonly before: number; readonly now: number };
    };
export type MeaningOf<K extends Meaning['kind']> = Extract<Meaning, { kind: K }>;

/** Two moments, and the events between them. */
interface MomentPair {
  readonly before: State;
  readonly now: State;
  readonly events: readonly Event[];
}

/** All changes for a seat, most important first. */
export function meaningsFor(pack: Pack, between: MomentPair, me: SeatId): readonly Meaning[] {
  const { before, now } = between;
  return [
    ...(before.era === now.era ? [] : [{ kind: 'era' } as const]),
    ...plazas(pack, between, me),
    ...tiles(pack, before, now, me),
    ...crane(pack, before, now, me),
    ...seals(before, now, me),
    ...forecast(pack, before, now, me),
  ];
}

function tiles(pack: Pack, before: State, now: State, me: SeatId): readonly Meaning[] {
  const had = tilesWithinReach(pack, before, me);
  const has = tilesWithinReach(pack, now, me);
  const lies = (state: State, { row, tile }: TileInRow) => state.rows[row].slots.includes(tile);
  const gone = had.filter((tile) => !lies(now, tile));
  const come = has.filter((tile) => !lies(before, tile));
  return [
    ...gone.map((tile) => ({ kind: 'tile-gone', ...tile }) as const),
    ...come.map((tile) => ({ kind: 'tile-come', ...tile }) as const),
  ];
}

type Pair = readonly [before: TileOnCrane, now: TileOnCrane];

function crane(pack: Pack, before: State, now: State, me: SeatId): readonly Meaning[] {
  const was = new Map(tilesOnCrane(pack, before, me).map((tile) => [tile.tile, tile]));
  const pairs = tilesOnCrane(pack, now, me).flatMap((tile): Pair[] => {
    const old = was.get(tile.tile);
    return old ? [[old, tile]] : [];
  });
  const those = (is: (old: TileOnCrane, tile: TileOnCrane) => boolean) =>
    pairs.filter(([old, tile]) => is(old, tile)).map(([, { tile }]) => tile);
  const richer = pairs.filter(([old, tile]) => tile.points > old.points);
  const points = [...new Set(richer.map(([, tile]) => tile.points))].sort((a, b) => b - a);
  const kinds = [
    { kind: 'crane-free', tiles: those((old, tile) => !old.isFree && tile.isFree) },
    { kind: 'crane-payable', tiles: those((old, tile) => !old.isPayable && tile.isPayable && !tile.isFree) },
    { kind: 'crane-dear', tiles: those((old, tile) => old.isPayable && !tile.isPayable) },
  ] as const;
  return [
    ...kinds.filter((line) => line.tiles.length > 0),
    ...points.map((n): Meaning => ({
      kind: 'crane-points',
      points: n,
      tiles: richer.filter(([, tile]) => tile.points === n).map(([, { tile }]) => tile),
    })),
  ];
}

function plazas(pack: Pack, { before, now, events }: MomentPair, me: SeatId): readonly Meaning[] {
  const done = events.flatMap((event): Meaning[] => {
    if (event.type !== 'PlazaCompleted') return [];
    const mine = event.claims.some((claim) => claim.seat === me);
    const reward = event.both.includes(me) ? 'both' : mine ? 'one' : 'none';
    return reward === 'none' ? [] : [{ kind: 'plaza-done', plaza: event.plaza, reward }];
  });
  return [...done, ...pack.city.plazas.flatMap(({ id }) => openPlaza(pack, before, now, me, id))];
}

/** Reports only plazas that concern the seat: it has a claim there, or the next house completes it. */
function openPlaza(pack: Pack, before: State, now: State, me: SeatId, plaza: string): readonly Meaning[] {
  const free = freeSites(pack, now, plaza);
  const claims = claimsOn(pack, now, plaza);
  if (free === 0 || claims.length === 0) return [];
  const earlier = claimsOn(pack, before, plaza);
  const isSame = free === freeSites(pack, before, plaza) && totalOf(claims) === totalOf(earlier);
  const concerns = claims.some(({ seat }) => seat === me) || free === 1;
  if (isSame || !concerns) return [];
  const [had, has] = [majorityOf(earlier).includes(me), majorityOf(claims).includes(me)];
  const turned: Meaning[] = had === has ? [] : [{ kind: has ? 'plaza-won' : 'plaza-lost', plaza }];
  return [...turned, { kind: 'plaza-open', plaza, free, claims }];
}

const totalOf = (claims: readonly PlazaClaim[]): number => claims.reduce((sum, { cubes }) => sum + cubes, 0);

function freeSites(pack: Pack, state: State, plaza: string): number {
  const built = new Set(state.buildings.map(({ site }) => site));
  return pack.city.sites.filter((site) => site.plaza === plaza && !built.has(site.id)).length;
}

function seals(before: State, now: State, me: SeatId): readonly Meaning[] {
  if (elementAt(before.players, me).sealRights === 0) return [];
  const had = new Set(before.seals.map(({ seal }) => seal));
  return now.seals
    .filter(({ seal, seat }) => !had.has(seal) && seat !== me)
    .map(({ seal }) => ({ kind: 'seal-gone', seal }) as const);
}

function forecast(pack: Pack, before: State, now: State, me: SeatId): readonly Meaning[] {
  const [then, today] = [score(pack, before), score(pack, now)];
  const [had, has] = [ofSeat(then, me), ofSeat(today, me)];
  if (!had || !has) return [];
  const lead = (scores: readonly SeatScore[], mine: SeatScore) =>
    mine.forecast.total -
    Math.max(...scores.filter(({ seat }) => seat !== me).map((other) => other.forecast.total));
  const hasRivals = today.length > 1;
  return [
    {
      kind: 'forecast',
      before: had.forecast.total,
      now: has.forecast.total,
      lines: changedLines(had, has),
      ...(hasRivals ? { ahead: { before: lead(then, had), now: lead(today, has) } } : {}),
    },
  ];
}

const ofSeat = (scores: readonly SeatScore[], me: SeatId): SeatScore | undefined =>
  scores.find(({ seat }) => seat === me);

/** Sources whose points changed, counting both scored and forecast ones. */
function changedLines(had: SeatScore, has: SeatScore): MeaningOf<'forecast'>['lines'] {
  const [then, today] = [bySource(had), bySource(has)];
  return [...new Set([...then.keys(), ...today.keys()])]
    .map((source) => ({ source, by: (today.get(source) ?? 0) - (then.get(source) ?? 0) }))
    .filter(({ by }) => by !== 0);
}

function bySource({ bySource: scored, forecast: { lines } }: SeatScore): Map<SourceKind, number> {
  const sums = new Map<SourceKind, number>();
  const add = (source: SourceKind, n: number) => sums.set(source, (sums.get(source) ?? 0) + n);
  for (const [source, n] of listEntries(scored)) add(source, n);
  for (const { source, points } of lines) add(source, points);
  return sums;
}

// A seat's options with its current goods if it were its turn, for comparing two moments.

/** The price and gains of an action tile at its place. */
interface TileOnCrane {
  readonly tile: string;
  /** Whether nothing has to be paid for it. */
  readonly isFree: boolean;
  /** Whether the seat can pay for it. */
  readonly isPayable: boolean;
  readonly points: number;
}

interface TileInRow {
  readonly row: 'wall' | 'building';
  readonly slot: Slot;
  readonly tile: string;
}

/** All action tiles on the crane, with their price for a seat. */
function tilesOnCrane(pack: Pack, state: State, seat: SeatId): readonly TileOnCrane[] {
  const { goods } = elementAt(state.players, seat);
  return state.crane.tiles.map(({ tile, sector, fivePoints }) => {
    const { cost, points } = elementAt(pack.crane.positions, positionOf(state, { sector }));
    return {
      tile,
      isFree: listEntries(cost).every(([, n]) => n === 0),
      isPayable: canCover(goods, cost),
      points: fivePoints ? pack.crane.overripeToken.points : points,
    };
  });
}

/** Walls and buildings in open slots that a seat could pay for; a building also needs a site. */
function tilesWithinReach(pack: Pack, state: State, seat: SeatId): readonly TileInRow[] {
  // Special tiles need a right that is gained during the turn, so a player never has it beforehand.
  const { slotBonus: _bonus, ...turn } = state.turn;
  const normal: State = { ...state, turn };
  const main = { context: 'main' } as const;
  const hasWallCell = elementAt(state.players, seat).walls.length < pack.actionBoard.wallCells.length;
  const walls = hasWallCell
    ? payableSlots(pack, normal, seat, 'wall', { ...main, action: 'construct-wall' })
    : [];
  const buildings = payableSlots(pack, normal, seat, 'building', {
    ...main,
    action: 'construct-building',
  }).filter((slot) => payableSites(pack, normal, seat, slot).length > 0);
  return [
    ...walls.map((slot) => ['wall', slot] as const),
    ...buildings.map((slot) => ['building', slot] as const),
  ].map(([row, slot]) => ({ row, slot, tile: state.rows[row].slots[slot] ?? '' }));
}
