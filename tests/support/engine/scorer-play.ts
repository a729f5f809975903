/** Adds up a game's points from its log, and computes some of them a second time from other events. */
import type { Event, EventOf } from '@/lib/game/engine/events';
import type { PackData } from '@/lib/game/engine/pack';
import type { Setup } from '@/lib/game/engine/setup';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import { sum, type Points } from './scorer-final';

/** The parts of a log row that the scorer needs. */
export interface ScoredRow {
  readonly seq: number;
  readonly events: readonly Event[];
}

/** Events of the rows that no undo took back. */
export function keptEvents(log: readonly ScoredRow[]): readonly Event[] {
  const undone = new Set(
    log.flatMap(({ events }) => events.flatMap((event) => (event.type === 'Undone' ? event.rows : []))),
  );
  return log.filter(({ seq }) => !undone.has(seq)).flatMap(({ events }) => events);
}

/** Points of a seat by source. */
export function scoredBy(events: readonly Event[], seat: number): Points {
  const points: Partial<Record<SourceKind, number>> = {};
  for (const event of events)
    if (event.type === 'Scored' && event.seat === seat)
      points[event.source.kind] = (points[event.source.kind] ?? 0) + event.points;
  return points;
}

/** Sources whose points follow from the other events of a game. */
export const DERIVED = ['crane', 'site', 'plaza-buildings', 'grid'] as const;
export type DerivedPoints = Readonly<Record<(typeof DERIVED)[number], number>>;

/**
 * The points of a person for taking action tiles (CRANE-9, CRANE-12), sites (BUILD-5), buildings around
 * plazas (BUILD-10) and squares of the grids (GRID-7), by tiles taken, built and entered.
 */
export function derivedPoints(pack: PackData, events: readonly Event[], seat: number): DerivedPoints {
  const started = events.find((event) => event.type === 'GameStarted');
  if (!started) throw new Error('a log begins with GameStarted');
  return {
    crane: craneOf(pack, events, seat),
    site: sum(builtBy(events, seat).map(({ site }) => siteOf(pack, site).points)),
    'plaza-buildings': aroundPlazas(pack, started, events, seat),
    grid: squares(pack, started.setup, events, seat),
  };
}

/**
 * A tile that was turned past the blue zone scores 5 until it is taken; any other scores by its
 * position.
 */
function craneOf(pack: PackData, events: readonly Event[], seat: number): number {
  const overripe = new Set<string>();
  let points = 0;
  for (const event of events) {
    if (event.type === 'ActionTileRecycled') overripe.add(event.tile);
    if (event.type === 'ActionTileReturned') overripe.delete(event.tile);
    if (event.type !== 'ActionTileTaken' || event.seat !== seat) continue;
    const position = pack.crane.positions.find(({ index }) => index === event.position);
    points += overripe.has(event.tile) ? 5 : (position?.points ?? 0);
  }
  return points;
}

function aroundPlazas(
  pack: PackData,
  started: EventOf<'GameStarted'>,
  events: readonly Event[],
  seat: number,
): number {
  const around = new Map<string, number>();
  const count = (site: string): number => {
    const { plaza } = siteOf(pack, site);
    const n = (around.get(plaza) ?? 0) + 1;
    around.set(plaza, n);
    return n;
  };
  for (const { site } of started.buildings) count(site);
  let points = 0;
  for (const event of events) {
    if (event.type !== 'BuildingPlaced') continue;
    const n = count(event.site);
    const hasCubeSpace = pack.buildings.find(({ id }) => id === event.tile)?.cubeSpace;
    if (event.seat === seat && !hasCubeSpace) points += n;
  }
  return points;
}

function squares(pack: PackData, { variant }: Setup, events: readonly Event[], seat: number): number {
  return sum(
    events.map((event) => {
      if (event.type !== 'GridMoved' || event.seat !== seat) return 0;
      const set = pack.grids.tierSets.find(
        (tiers) => tiers.grid === event.grid && tiers.variant === variant.tiers[event.grid],
      );
      const square = set?.squares.find(({ row, column }) => row === event.row && column === event.column);
      return square?.effect.kind === 'points' ? square.effect.n : 0;
    }),
  );
}

function builtBy(events: readonly Event[], seat: number): readonly EventOf<'BuildingPlaced'>[] {
  return events.filter((event) => event.type === 'BuildingPlaced').filter((event) => event.seat === seat);
}

function siteOf(pack: PackData, id: string) {
  const site = pack.city.sites.find((candidate) => candidate.id === id);
  if (!site) throw new Error(`no site ${id}`);
  return site;
}
