/** Sentences for technologies, open items and the course of the whole game. */
import type { Event, EventOf, EventType } from '@/lib/engine/events';
import type { Item } from '@/lib/engine/state';
import { count, list } from './grammar';
import { nameOf, seatName } from './names';
import { describePoints } from './terms';
import type { Telling } from './telling';

type GameEnded = EventOf<'GameEnded'>;

const TABLE_EVENTS = [
  'GameStarted',
  'TechnologyDrawn',
  'TechnologyChosen',
  'TechnologyUsed',
  'ItemOpened',
  'ItemClosed',
  'LastCallStarted',
  'ScoringStarted',
  'GameEnded',
  'Undone',
] as const satisfies readonly EventType[];
export type TableEvent = EventOf<(typeof TABLE_EVENTS)[number]>;
const tableKinds: ReadonlySet<string> = new Set(TABLE_EVENTS);
/** Whether this file's `sayTableEvent` has the words for an event. */
export function isTableEvent(event: Event): event is TableEvent {
  return tableKinds.has(event.type);
}

/** Words for an event of the whole game. */
export function sayTableEvent(tell: Telling, event: TableEvent): string {
  switch (event.type) {
    case 'GameStarted':
      return `the game is set up for ${count(event.setup.players, 'player')}; the seed is fixed by the promise ${event.commitment.slice(0, 12)}…`;
    case 'TechnologyDrawn':
      return `looks at ${count(event.count, `level ${event.level} technology`, `level ${event.level} technologies`)}`;
    case 'TechnologyChosen':
      return `learns ${nameOf(tell.pack, event.tile)} (level ${event.level})`;
    case 'TechnologyUsed':
      return `uses the technology ${nameOf(tell.pack, event.tile)}`;
    case 'ItemOpened':
      return `has something to decide: ${ITEM_WORDS[event.item.kind]}`;
    case 'ItemClosed':
      return `${CLOSED[event.how]}: ${ITEM_WORDS[event.kind]}`;
    case 'LastCallStarted':
      return 'all turns are played; rewards of the last turn are still open';
    case 'ScoringStarted':
      return 'the final scoring begins';
    case 'GameEnded':
      return sayEnd(tell, event);
    case 'Undone':
      return `takes back ${count(event.rows.length, 'step')}`;
  }
}

const CLOSED = {
  answered: 'decides',
  declined: 'declines',
  automatic: 'receives by itself',
  lapsed: 'lets lapse',
  moot: 'has no more use for',
} as const satisfies Record<EventOf<'ItemClosed'>['how'], string>;

/** An open item in a few words. */
export const ITEM_WORDS: Readonly<Record<Item['kind'], string>> = {
  choice: 'a choice between rewards',
  'production-kind': 'what to produce',
  technology: 'a technology',
  'production-token': 'a production token',
  sideways: 'a step sideways on a grid',
  arrow: 'a free row up',
  'cathedral-tile': 'a V tile of the Cathedral',
  'plaza-reward': 'a plaza reward',
  'plaza-tile': 'the rewards of a plaza tile',
  'bridge-tile': 'a bridge tile',
  plank: 'a place for a plank',
  road: "an effect of the King's Road",
  'road-egg': "an egg effect of the King's Road",
  perform: 'an action granted by a technology',
  seal: 'a seal',
  windows: 'which windows to keep',
  'parler-markers': "Peter Parler's markers",
  'parler-building': "a place for Peter Parler's building",
};

function sayEnd(tell: Telling, event: GameEnded): string {
  const ranks = event.ranking.map(
    (seat) => `${seatName(tell.seats, seat)} ${describePoints(event.scores[seat] ?? 0)}`,
  );
  const winner = event.ranking[0];
  return `the game is over: ${winner === undefined ? '' : `${seatName(tell.seats, winner)} wins; `}${list(ranks)}`;
}
