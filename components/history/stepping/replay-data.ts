/** What a browser needs to show every moment of a table: all that spectators may see, once. */
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/make-wording';
import type { LogRow, TableView } from '@/lib/service/table-view';

/** What is the same at every moment. */
export type LastingTable = Omit<
  TableView,
  'pack' | 'view' | 'scores' | 'waitingFor' | 'log' | 'options' | 'inTurn'
>;

export interface ReplayData {
  readonly locale: Locale;
  readonly messages: Messages;
  /** As it is at the newest row. */
  readonly table: LastingTable;
  /** Oldest first, from the set-up on. */
  readonly rows: readonly LogRow[];
}

/** Areas of the messages that the page of a moment speaks from. */
const AREAS = [
  ...['terms', 'names', 'tiles', 'position', 'table', 'look', 'prompt', 'open', 'options', 'archive'],
  ...['events', 'history', 'figures', 'recap', 'plans'],
] as const;

/** Those of a language. */
export function messagesOfReplay(messages: Messages): Messages {
  const kept = Object.entries(messages).filter(([area]) => AREAS.some((each) => each === area));
  return { ...Object.fromEntries(kept), tiles: messages.tiles };
}

export function lastingOf(table: TableView): LastingTable {
  const { gameId, name, status, createdAt, seq, latestSeq, head, version, seats, commitment } = table;
  const { origin, me, invited, isHost, door, watchers } = table;
  return {
    ...{ gameId, name, status, createdAt, seq, latestSeq, head, version, seats, commitment, door, watchers },
    ...(origin ? { origin } : {}),
    ...(me === undefined ? {} : { me }),
    ...(invited === undefined ? {} : { invited }),
    ...(isHost ? { isHost } : {}),
  };
}
