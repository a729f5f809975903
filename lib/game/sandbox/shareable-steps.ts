/** How much of a line can be shared: no step may depend on tiles that only its author was shown. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { standingRows, type KnownRow } from './knowledge';

/**
 * The group of tiles that an event draws from, if they were indistinguishable before a player was shown
 * them; undefined for public tiles and other events.
 */
function drawnFrom(event: Event): string | undefined {
  switch (event.type) {
    case 'TechnologyDrawn':
      return event.level;
    case 'BridgeTilesDrawn':
      return event.open ? undefined : event.stack === 'V' ? 'all V' : 'bridge IV';
    case 'CathedralTilesShown':
      return event.open ? undefined : 'all V';
    default:
      return undefined;
  }
}

/** The group that a seat chooses from in an event. */
function chosenFrom(event: Event): string | undefined {
  switch (event.type) {
    case 'TechnologyChosen':
      return event.level;
    case 'BridgeTileChosen':
      return event.stack === 'V' ? 'all V' : 'bridge IV';
    case 'CathedralTileClaimed':
      return 'all V';
    default:
      return undefined;
  }
}

/**
 * How many steps of a line can be shared. `rows` is the public log up to its start, `seats` are its
 * author's, `events` are the events of its steps. An author who was shown tiles of a stack knows the tiles
 * on offer, or those put back under it. A choice from that stack would reveal this knowledge, even if the
 * same tiles were dealt to others by chance.
 */
export function tellableSteps(
  rows: readonly KnownRow[],
  seats: readonly SeatId[],
  events: readonly (readonly Event[])[],
): number {
  const known = new Set<string>();
  for (const { events: past } of standingRows(rows))
    for (const event of past) {
      const from = 'seat' in event && seats.includes(event.seat) ? drawnFrom(event) : undefined;
      if (from !== undefined) known.add(from);
    }
  const tells = (event: Event) => known.has(chosenFrom(event) ?? '');
  const end = events.findIndex((step) => step.some(tells));
  return end < 0 ? events.length : end;
}
