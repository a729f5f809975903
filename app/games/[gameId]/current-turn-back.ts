import type { TurnBackSlot } from '@/components/clocks/turn-back';
import { turnBackQuestion } from '@/lib/features/clocks/turn-back-view';
import type { TableView } from '@/lib/features/table/load/table-view';
import { turnBack } from './late/actions';
import { visitorOf } from './visitor';

/** Taking an ended turn back, where the reader may ask for it or be asked: only holders of seats. */
export async function currentTurnBack(table: TableView): Promise<TurnBackSlot | undefined> {
  const { gameId, status, isHolder, deal } = table;
  if (status !== 'running' || !isHolder || deal) return undefined;
  return { question: await turnBackQuestion(gameId, await visitorOf(gameId)), action: turnBack };
}
