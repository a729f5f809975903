import type { TurnBackSlot } from '@/components/clocks/turn-back';
import { turnBackQuestion } from '@/lib/features/clocks/turn-back-view';
import type { TableView } from '@/lib/features/table/load/table-view';
import { currentAgenda } from './current-agenda';
import { turnBack } from './late/actions';

/** Taking back an ended turn: shown to seat holders who may request or answer it. */
export async function currentTurnBack(table: TableView): Promise<TurnBackSlot | undefined> {
  const { gameId, status, isHolder, deal } = table;
  if (status !== 'running' || !isHolder || deal) return undefined;
  const agenda = await currentAgenda(gameId);
  return { question: agenda && (await turnBackQuestion(agenda)), action: turnBack };
}
