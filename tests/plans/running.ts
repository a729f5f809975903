/** The acts of a test at a table whose seats have plans. */
import { confirmPlan } from '@/lib/features/plans/confirm';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { give, lookAs } from '../support/tables';
import { tokenOf } from './lines';
import { keptPlans } from './stored';
import { nameOf } from './support';

export async function endings(table: CreatedTable, ids: readonly string[]): Promise<(string | undefined)[]> {
  const kept = await keptPlans(table);
  return ids.map((id) => {
    const { report } = kept.get(id) ?? {};
    if (report?.check?.verdict === 'failed')
      return `${report.ending}: ${nameOf(report.check.reason)} at ${report.check.step} after ${report.played}`;
    return report && `${report.ending} ${report.played}`;
  });
}

export async function step(
  table: CreatedTable,
  seat: number,
  command: Parameters<typeof give>[1]['command'],
) {
  const { latestSeq } = await lookAs(table, seat);
  const outcome = await give(table, { seat, command, expectedSeq: latestSeq });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

export async function confirmNow(table: CreatedTable, id: string, seat = 0) {
  const { latestSeq: seq } = await lookAs(table, seat);
  return confirmPlan(table.gameId, { token: tokenOf(table, seat) }, { id, seq });
}
