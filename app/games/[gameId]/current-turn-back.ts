import type { TurnBackSlot } from '@/components/clocks/turn-back';
import { turnBackView } from '@/lib/features/clocks/agenda-view';
import type { TableView } from '@/lib/features/table/load/table-view';
import { currentAgenda } from './current-agenda';
import { turnBack } from './requests/actions';

/** Taking back an ended turn: shown to seat holders who may request or answer it. */
export async function currentTurnBack(table: TableView): Promise<TurnBackSlot | undefined> {
  const { gameId, status, me, isHolder, deal } = table;
  if (status !== 'running' || me === undefined || !isHolder || deal) return undefined;
  const agenda = await currentAgenda(gameId);
  if (!agenda) return { action: turnBack };
  return { ...(await turnBackView(agenda, me)), action: turnBack };
}
