/** What a browser needs to show every moment of a table: all that spectators may see, once. */
import type { Locale } from '@/lib/game/wording/locales';
import type { Messages } from '@/lib/game/wording/make-wording';
import type { LogRow, TableView } from '@/lib/features/table/table-view';

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
  ...['terms', 'names', 'tiles', 'position', 'table', 'inspect', 'moves', 'open', 'options', 'archive'],
  ...['events', 'history', 'figures', 'recap', 'plans', 'sandbox'],
] as const;

/** Those of a language. */
export function messagesOfReplay(messages: Messages): Messages {
  const kept = Object.entries(messages).filter(([area]) => AREAS.some((each) => each === area));
  return { ...Object.fromEntries(kept), tiles: messages.tiles };
}

/** What of a table stays from moment to moment; who held which seat when goes along. */
export function lastingOf(table: TableView): LastingTable {
  const { pack: _pack, view: _view, scores: _scores, waitingFor: _waitingFor, ...rest } = table;
  const { log: _log, options: _options, inTurn: _inTurn, ...lasting } = rest;
  return lasting;
}
