/** A preview of a command, computed in the browser with the server's rules but without secrets. */
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { Command } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { isRevealing } from '@/lib/game/engine/secrets';
import { execute } from '@/lib/game/engine/decide';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { type Amount, amountsOf, differenceOf } from './turn-data';

export interface Preview {
  readonly state: State;
  readonly events: readonly Event[];
  /** Its immediate costs and gains. */
  readonly change: Readonly<Partial<Record<Amount, number>>>;
  /** Whether it reveals something hidden; then its consequences are unknown here. */
  readonly reveals: boolean;
}

/**
 * Executes a legal command for the viewing seat. It skips legality checks, because the server has offered
 * the command, and they are a quarter of the rules that a browser would load.
 */
export function previewOf(pack: Pack, { state, seat = -1 }: View, command: Command): Preview {
  const work = execute(new BlindWork(pack, state), seat, command);
  const before = amountsOf(state, seat);
  const after = amountsOf(work.state, seat);
  return {
    state: work.state,
    events: work.events,
    change: before && after ? differenceOf(before, after) : {},
    reveals: work.events.some(isRevealing),
  };
}

/**
 * Sides and corners of a placed tile that pay, by their position on the board (0 is north-east, or the
 * top; clockwise).
 */
export interface Matches {
  readonly sides: readonly number[];
  readonly corners: readonly number[];
}

/** The sides and corners of the tile on `place` that these events match. */
export function matchesOf(pack: Pack, place: string, events: readonly Event[]): Matches {
  const spot = pack.cityPlaces.places.get(place) ?? pack.actionBoardPlaces.places.get(place);
  if (!spot) return { sides: [], corners: [] };
  const sides = events.flatMap((event) => {
    if (event.type !== 'EdgeMatched') return [];
    const other = event.contact.split('|').find((id) => id !== place);
    return [spot.across.findIndex((id) => id === other)];
  });
  const corners = events
    .flatMap((event) => (event.type === 'CornersMatched' ? event.contacts : []))
    .map((contact) => spot.vertices.indexOf(contact.split('|')[0] ?? ''));
  return { sides, corners: [...new Set(corners)] };
}
