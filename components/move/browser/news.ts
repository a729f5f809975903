import type { TableView } from '@/lib/features/table/table-view';
import { rowText } from '@/lib/game/wording/events';
import type { Wording } from '@/lib/game/wording/wording';

/** The newest step in words. */
export function newsOf(words: Wording, { log, pack, seats, view }: TableView): string {
  const row = log.at(-1);
  return row ? rowText({ words, pack, seats, side: view.state.setup.variant.actionSide }, row) : '';
}
