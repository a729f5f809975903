import 'server-only';
import type { TableView } from '@/lib/service/table-view';

/** A table as the API tells it: without the pack, which clients have, and the log, which has an address of its own. */
export function tableAnswer(table: TableView): object {
  const { gameId, pack: _pack, log: _log, options: _options, ...told } = table;
  return { id: gameId, ...told };
}
