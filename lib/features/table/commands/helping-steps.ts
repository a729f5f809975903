import 'server-only';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Help } from '@/lib/features/table/refusals';
import type { Command } from '@/lib/game/engine/commands';
import { explain } from '@/lib/game/engine/explain';

/**
 * Steps that would make a refused command of the reader's seat legal; undefined if there are none, or
 * no reader.
 */
export function whatHelps(
  { pack, view, me }: Pick<TableView, 'pack' | 'view' | 'me'>,
  command: Command,
): Help | undefined {
  if (me === undefined) return undefined;
  const told = explain(pack, view, command);
  if (told.legal || told.cures.length === 0) return undefined;
  return { pack, state: view.state, cures: told.cures };
}
