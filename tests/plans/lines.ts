/** Turns that are tried next to a game of the service. */
import crypto from 'node:crypto';
import type { AnalysisLine } from '@/lib/features/plans/keep';
import { openSandbox } from '@/lib/features/sandbox/sandbox';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { packFor } from '@/lib/game/rulesets';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { give, lookAs } from '../support/tables';
import { stepsThroughTurn } from '../support/tried-turn';

export const tokenOf = (table: Pick<CreatedTable, 'seats'>, seat: number) =>
  table.seats.find((chair) => chair.seat === seat)?.token;

/** A line from the newest row to the end of the next turn of a seat, as short as a few attempts find it. */
export async function lineThroughTurn(
  table: Pick<CreatedTable, 'gameId' | 'seats'>,
  seat: number,
  name = 'line',
): Promise<AnalysisLine> {
  const opened = await openSandbox(table.gameId, { token: tokenOf(table, seat) });
  if (!opened.ok) throw new Error(opened.error.kind);
  const { known, at, pack: named } = opened.value;
  const pack = packFor(named.id, named.version);
  const key = crypto.createHash('sha256').update(name).digest('hex');
  const start = determinize(pack, known, key);
  return { base: at, key, steps: stepsThroughTurn(pack, start, seat, name) };
}

/** Plays the real game on with the steps of a line that are somebody else's, up to the first of `seat`. */
export async function playOthers(table: CreatedTable, { steps }: AnalysisLine, seat: number): Promise<void> {
  for (const step of steps) {
    if (step.seat === seat) return;
    const { latestSeq: expectedSeq } = await lookAs(table, step.seat);
    const outcome = await give(table, { ...step, expectedSeq });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  }
}
