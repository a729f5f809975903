import 'server-only';
import type { TableView } from '@/lib/features/table/load/table-view';
import { withNames } from '@/lib/game/wording/seat-names';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

/**
 * A table as the API returns it, in English. It omits the pack, which clients have, and the log, which has
 * its own address.
 */
export function tableAnswer(table: TableView): object {
  const { gameId, pack: _pack, log: _log, options: _options, seenSeq: _seen, ...rest } = table;
  const { unheard: _new, tenures: _tenures, helpers: _helpers, ...open } = rest;
  // Strangers may watch, and only members know a circle.
  const { circleId: _circle, joinPolicy: door, ...told } = open;
  return { id: gameId, ...told, door, seats: withNames(wordingOf('en'), told.seats) };
}
