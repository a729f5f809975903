/** Sentences for technologies, open items and the course of the whole game. */
import type { Event, EventOf, EventType } from '@/lib/game/engine/events';
import type { LogWording } from '../log-wording';
import { nameOf, seatName } from '../names';
import { describePoints } from '../terms';

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
/** Whether `sayTableEvent` has words for an event. */
export function isTableEvent(event: Event): event is TableEvent {
  return tableKinds.has(event.type);
}

/** Words for an event of the whole game. */
export function sayTableEvent(tell: LogWording, event: TableEvent): string {
  const { words, pack } = tell;
  const { t } = words;
  switch (event.type) {
    case 'GameStarted':
      return t('events.GameStarted', { n: event.setup.players });
    case 'TechnologyDrawn':
      return t('events.TechnologyDrawn', { n: event.count, level: event.level });
    case 'TechnologyChosen':
      return t('events.TechnologyChosen', { tile: nameOf(words, pack, event.tile), level: event.level });
    case 'TechnologyUsed':
      return t('events.TechnologyUsed', { tile: nameOf(words, pack, event.tile) });
    case 'ItemOpened':
      return t('events.ItemOpened', { item: t(`events.item.${event.item.kind}`) });
    case 'ItemClosed':
      return t(`events.closed.${event.how}`, { item: t(`events.item.${event.kind}`) });
    case 'LastCallStarted':
    case 'ScoringStarted':
      return t(`events.${event.type}`);
    case 'GameEnded':
      return sayEnd(tell, event);
    case 'Undone':
      return sayUndone(tell, event);
  }
}

function sayUndone({ words, seats }: LogWording, { rows, consent }: EventOf<'Undone'>): string {
  if (!consent) return words.t('events.Undone', { n: rows.length });
  const names = consent.map((seat) => seatName(words, seats, seat));
  return words.t('events.TurnTakenBack', { n: names.length, names: words.list(names) });
}

function sayEnd({ words, seats }: LogWording, event: GameEnded): string {
  const ranks = event.ranking.map((seat) =>
    words.t('events.rank', {
      name: seatName(words, seats, seat),
      points: describePoints(words, event.scores[seat] ?? 0),
    }),
  );
  const winner = seatName(words, seats, event.ranking[0] ?? 0);
  return words.t('events.GameEnded', { winner, ranks: words.list(ranks) });
}
