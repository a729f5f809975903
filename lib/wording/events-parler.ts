/** Sentences for Peter Parler's turn. */
import type { Event, EventOf, EventType } from '@/lib/engine/events';
import { count } from './grammar';
import { nameOf } from './names';
import { ROW_NAMES } from './terms';
import type { Telling } from './telling';

const PARLER_EVENTS = [
  'ParlerMarkersSet',
  'ParlerCardRevealed',
  'ParlerTileTaken',
  'ParlerMarkerMoved',
  'ParlerPawnMoved',
  'ParlerStageReached',
  'ProductionTokenRemoved',
  'ParlerSealClaimed',
] as const satisfies readonly EventType[];
export type ParlerEvent = EventOf<(typeof PARLER_EVENTS)[number]>;
const parlerKinds: ReadonlySet<string> = new Set(PARLER_EVENTS);
/** Whether this file's `sayParlerEvent` has the words for an event. */
export function isParlerEvent(event: Event): event is ParlerEvent {
  return parlerKinds.has(event.type);
}

/** Words for an event of Peter Parler's turn. */
export function sayParlerEvent({ pack }: Telling, event: ParlerEvent): string {
  switch (event.type) {
    case 'ParlerMarkersSet':
      return `Peter Parler plans to build at ${nameOf(pack, event.plaza)}`;
    case 'ParlerCardRevealed':
      return `Peter Parler turns up a card; ${count(event.left, 'card')} left${event.reshuffled ? ', freshly shuffled' : ''}`;
    case 'ParlerTileTaken':
      return event.to === 'city'
        ? `Peter Parler takes ${nameOf(pack, event.tile)} to build it`
        : `Peter Parler puts ${nameOf(pack, event.tile)} under its stack`;
    case 'ParlerMarkerMoved':
      return `his marker in the row of ${ROW_NAMES[event.row]} moves to slot ${event.slot + 1}`;
    case 'ParlerPawnMoved':
      return event.plaza === undefined
        ? 'his pawn finds no plaza to build at'
        : `his pawn moves to ${nameOf(pack, event.plaza)}`;
    case 'ParlerStageReached':
      return 'Peter Parler goes on';
    case 'ProductionTokenRemoved':
      return `Peter Parler removes the token ${nameOf(pack, event.token)} from the river`;
    case 'ParlerSealClaimed':
      return `Peter Parler claims ${nameOf(pack, event.seal)}`;
  }
}
