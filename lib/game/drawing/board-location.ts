/**
 * How pieces and places are identified: `data-at="<kind>:<id>"`, see docs/live-table.md. Drawings write
 * it, islands read it, and the page "look" shows the piece that it names.
 */
import { positionOf } from '@/lib/game/engine/board/wheel';
import type { Event } from '@/lib/game/engine/events';
import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import type { Grid } from '@/lib/game/engine/vocabulary';
import { escapeMarkup } from './escape';

export const AT_KINDS = [
  'crane',
  'slot',
  'row',
  'site',
  'plaza',
  'reward',
  'cell',
  'rival',
  'grid',
  'road',
  'bridge',
  'stack',
  'seal',
  'technology',
  'level',
  'token',
  'goods',
  'track',
  'board',
] as const;
export type AtKind = (typeof AT_KINDS)[number];

/** The `data-at` value of a piece. */
export function atKey(kind: AtKind, id: string | number): string {
  return `${kind}:${id}`;
}

/** Kind and id of a key, or undefined if it is malformed. */
export function parseAt(key: string): { readonly kind: AtKind; readonly id: string } | undefined {
  const [name = '', ...rest] = key.split(':');
  const kind = AT_KINDS.find((entry) => entry === name);
  const id = rest.join(':');
  return kind && /^[A-Za-z0-9-]{1,60}$/.test(id) ? { kind, id } : undefined;
}

/** The address that shows a piece enlarged; works on every table page, with and without JavaScript. */
export function inspectHref(key: string): string {
  return `?look=${key}`;
}

/**
 * A piece of a drawing as a link to its enlarged picture. It is left out of the tab order, which would
 * grow by a hundred stops: the lists next to the drawings name the same things, and islands move the focus
 * by arrow keys. Its name describes the state of the place; the drawing inside has no text of its own.
 */
export function linkPiece(kind: AtKind, id: string | number, name: string, body: string): string {
  const key = atKey(kind, id);
  return `<a href="${inspectHref(key)}" data-at="${key}" aria-label="${escapeMarkup(name)}" tabindex="-1"><g aria-hidden="true">${body}</g></a>`;
}

// The places of the shared board that a run of events has changed, as keys of board-location.ts. For projects it lists changed squares.

export interface ChangedSquares {
  readonly keys: ReadonlySet<string>;
  readonly squares: readonly { readonly grid: Grid; readonly row: number; readonly column: number }[];
}

/** The places on the board of `state` that these events have changed. */
export function changedPlaces(pack: PackData, state: State, events: readonly Event[]): ChangedSquares {
  const keys = new Set(events.flatMap((event) => keysOf(pack, state, event)));
  // Only the squares where markers are now: squares they passed look unchanged.
  const squares = events.flatMap((event) => {
    if (event.type !== 'GridMoved') return [];
    const now = state.players[event.seat]?.grids[event.grid];
    return now ? [{ grid: event.grid, row: now.row, column: now.column }] : [];
  });
  return { keys, squares };
}

function keysOf(pack: PackData, state: State, event: Event): string[] {
  switch (event.type) {
    case 'ActionTileReturned':
      // The current position of the returned tile, because the wheel has turned since.
      return [atKey('crane', positionOf(state, event))];
    case 'BuildingPlaced':
      return [atKey('site', event.site)];
    case 'PlazaCompleted':
      return [atKey('plaza', event.plaza)];
    case 'RowRefilled':
      return [atKey('slot', `${event.row}-${event.slot}`)];
    case 'RoadAdvanced': {
      const space = pack.kingsRoad.spaces[event.to - 1];
      return space ? [atKey('road', space.id)] : [];
    }
    case 'PlankPlaced':
      return [atKey('bridge', event.place)];
    case 'CathedralTileClaimed':
      return [atKey('stack', 'cathedral')];
    default:
      return [];
  }
}
