/**
 * The places of the shared board that a run of events has changed, as keys of board-location.ts. For projects
 * it lists
 * changed squares.
 */
import { atKey } from '@/lib/game/drawing/board-location';
import { positionOf } from '@/lib/game/engine/board/wheel';
import type { Event } from '@/lib/game/engine/events';
import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import type { Grid } from '@/lib/game/engine/vocabulary';

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
