import 'server-only';
import type { TableView } from '@/lib/features/table/load/table-view';
import { departureAnswer } from '@/lib/game/competing/ending-shapes';
import { endingOfResult } from '@/lib/game/competing/result';
import { goneFrom, tableResult } from '@/lib/game/wording/game-ending';
import { withNames } from '@/lib/game/wording/seat-names';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

/**
 * A table as the API returns it, in English. It omits the pack, which clients have, the log, which has
 * its own address, and the circle, which only its members know.
 */
export function tableAnswer(table: TableView): object {
  const words = wordingOf('en');
  const { gameId, pack: _pack, log: _log, options: _options, seenSeq: _seen, ...rest } = table;
  const { unheard: _new, tenures: _tenures, helpers: _helpers, circleId: _circle, ...known } = rest;
  const { joinPolicy: door, ...told } = known;
  const answer = { id: gameId, ...told, door, seats: withNames(words, told.seats) };
  if (!table.ending) return answer;
  const { how, people } = tableResult(words, table);
  const { reason } = endingOfResult(how, people);
  const gone = goneFrom(words, table).map(({ seat, name, departure }) => {
    return { seat, name, ...departureAnswer(departure) };
  });
  const ending = { ...table.ending, ...(reason ? { reason } : {}) };
  return { ...answer, ending, ...(gone.length > 0 ? { gone } : {}) };
}
