import type { TableView } from '@/lib/features/table/table-view';
import { placedAfterCollecting } from '#after-collecting';
import { lostArrows } from '#lost-arrows';
import { declaredBy } from '@/lib/game/turn/declared-by';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { packUrl } from './pack-url';
import { TurnIsland } from '#turn-island';

/** What making a turn on the drawings needs in the panel; the bar beside a chosen piece is the page's. */
export function TurnTools({ table, answer }: { readonly table: TableView; readonly answer: string }) {
  const { pack, view, options } = table;
  const commands = options?.commands ?? [];
  const losing = lostArrows(pack, view, commands);
  const dear = placedAfterCollecting(pack, view, commands);
  const data = turnDataOf(pack, view, commands, losing, dear, declaredBy(pack, view, commands));
  return <TurnIsland data={JSON.stringify(data).replaceAll('"', '~')} answer={answer} pack={packUrl(pack)} />;
}
