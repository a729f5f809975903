/** Sentences for Peter Parler's turn. */
import type { Event, EventOf, EventType } from '@/lib/game/engine/events';
import type { LogWording } from '../log-wording';
import { nameOf } from '../names';
import { rowName } from '../terms';

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
/** Whether `sayParlerEvent` has words for an event. */
export function isParlerEvent(event: Event): event is ParlerEvent {
  return parlerKinds.has(event.type);
}

/** Words for an event of Peter Parler's turn. */
export function sayParlerEvent({ words, pack }: LogWording, event: ParlerEvent): string {
  const { t } = words;
  const name = (id: string) => nameOf(words, pack, id);
  switch (event.type) {
    case 'ParlerMarkersSet':
      return t('events.ParlerMarkersSet', { plaza: name(event.plaza) });
    case 'ParlerCardRevealed':
      return t('events.ParlerCardRevealed', { n: event.left, reshuffled: event.reshuffled ? 'yes' : 'no' });
    case 'ParlerTileTaken':
      return t(event.to === 'city' ? 'events.ParlerTileToCity' : 'events.ParlerTileToStack', {
        tile: name(event.tile),
      });
    case 'ParlerMarkerMoved':
      return t('events.ParlerMarkerMoved', { row: rowName(words, event.row), slot: event.slot + 1 });
    case 'ParlerPawnMoved':
      return event.plaza === undefined
        ? t('events.ParlerPawnStays')
        : t('events.ParlerPawnMoved', { plaza: name(event.plaza) });
    case 'ParlerStageReached':
      return t('events.ParlerStageReached');
    case 'ProductionTokenRemoved':
      return t('events.ProductionTokenRemoved', { token: name(event.token) });
    case 'ParlerSealClaimed':
      return t('events.ParlerSealClaimed', { seal: name(event.seal) });
  }
}
