/**
 * Selectors of the places where a step appears, in the same form as rings. Screens that show part of the
 * table scroll to them.
 */
import { atKey, type AtKind } from '@/lib/game/drawing/board-location';
import type { Event, EventType } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';

/**
 * The most significant event first: for a wall that moves a marker, the marker. Plain gains are no target,
 * because the screen would jump with every bonus.
 */
const ORDER = [
  ...(['ActionTileTaken', 'BuildingPlaced', 'GridMoved', 'PlankPlaced', 'RoadAdvanced'] as const),
  ...(['TileTaken', 'CathedralTileClaimed', 'PlazaCompleted', 'PlazaRewardTaken', 'RowRefreshed'] as const),
  ...(['SealClaimed', 'TechnologyChosen', 'ProductionTokenTaken', 'ActionTileReturned'] as const),
  ...(['TrackAdvanced', 'Produced'] as const),
] as const satisfies readonly EventType[];

/** The places of a step, the most significant first; empty if nothing is visible. */
export function sightsOf(pack: Pack, events: readonly Event[]): readonly string[] {
  const told = ORDER.flatMap((type) => events.filter((event) => event.type === type));
  return [...new Set(told.flatMap((event) => sightOf(pack, event)))];
}

/** The row of a rival, or the player's own boards. */
export const boardsOf = (seat: number): string => `:is(.rival, #mine).seat-${seat}`;

const at = (kind: AtKind, id: string): string => `.cards [data-at="${atKey(kind, id)}"]`;
const CRANE = '#crane-zone .drawing';

function sightOf(pack: Pack, event: Event): string[] {
  switch (event.type) {
    case 'ActionTileTaken':
    case 'ActionTileReturned':
      return [CRANE];
    case 'BuildingPlaced':
      return [at('site', event.site)];
    case 'GridMoved':
      return [`#${event.grid}-zone .drawing`];
    case 'PlankPlaced':
      return [at('bridge', event.place)];
    case 'RoadAdvanced': {
      const space = pack.kingsRoad.spaces[event.to - 1];
      return space ? [at('road', space.id)] : [];
    }
    case 'TileTaken':
      return [at('slot', `${event.row}-${event.slot}`)];
    case 'RowRefreshed':
      return [at('slot', `${event.row}-${event.slots[0]}`)];
    case 'CathedralTileClaimed':
      return [at('stack', 'cathedral')];
    case 'PlazaCompleted':
    case 'PlazaRewardTaken':
      return [at('plaza', event.plaza)];
    case 'SealClaimed':
      return [at('seal', event.seal)];
    case 'TechnologyChosen':
      return [at('technology', event.tile)];
    case 'ProductionTokenTaken':
      return [at('token', event.token)];
    case 'TrackAdvanced':
    case 'Produced':
      return [boardsOf(event.seat)];
    default:
      return [];
  }
}
