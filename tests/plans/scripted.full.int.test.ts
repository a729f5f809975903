/**
 * The scripted cases through the service: kept in the database, tried when their turn has come, played as
 * commands of their seat.
 */
import { describe, expect, test } from 'vitest';
import { processTable } from '@/lib/features/plans/run';
import type { StoredPlan } from '@/lib/features/plans/view';
import { loadTable } from '@/lib/features/table/load/load-table';
import { describeReport } from '@/lib/game/wording/plans';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { given } from '../support/engine/scenario';
import { sampled } from '../support/full';
import { useService } from '../support/service';
import { PIECES, PRICES, REVEALS, type Case } from './cases';
import { keepAll, keptPlans, messagesTo, playedTypes, tableAt } from './stored';
import { nameOf, planOf } from './support';

const { sql } = await useService();

/** The report of a plan that plays itself, in the short words of the scripted cases. */
function reportInShort({ report, course, found }: StoredPlan): string {
  if (report) {
    const { ending, played, check } = report;
    if (ending === 'failed' && check?.verdict === 'failed')
      return `failed at ${check.step}: ${nameOf(check.reason)}`;
    return `${ending} ${played}`;
  }
  return course ? `rests after ${course.played}` : `${found?.check.verdict}`;
}

/** The same as it follows from what the case tells. */
function expectedOf({ told }: Case): string {
  const [first = ''] = told;
  const failed = /^0 fails at (\d+): (.*)$/.exec(first);
  if (failed) return `failed at ${failed[1]}: ${failed[2]}`;
  if (first.startsWith('0 stopped')) return 'stopped';
  const played = told.reduce((sum, line) => sum + Number(/plays (\d+)/.exec(line)?.[1] ?? 0), 0);
  return told.at(-1)?.endsWith('stop') ? `rests after ${played}` : `played ${played}`;
}

describe.each([
  ['prices and gains', PRICES],
  ['pieces and places', PIECES],
  ['what is hidden', REVEALS],
])('%s', (_topic, cases) => {
  test.each(sampled(cases, 4).map((one) => [one.what, one] as const))('%s', async (_what, one) => {
    const { choices = {}, made, found = made, turn, wish } = one;
    const plan = planOf(given(choices, made), turn, wish);
    const table = await tableAt(sql, given(choices, found));
    const [id = ''] = await keepAll(table, [plan], { sql });
    const steps = await processTable(table.gameId);
    const kept = (await keptPlans(table)).get(id);
    expect(kept && reportInShort(kept)).toBe(expectedOf(one));
    const played = await playedTypes(sql, table);
    expect(played, 'nothing is played that the report does not tell').toHaveLength(
      kept?.report?.played ?? kept?.course?.played ?? 0,
    );
    expect(steps).toBe(played.length);
    expect(played).toEqual(plan.steps.slice(0, played.length).map(({ aim }) => aim.command.type));
    expect(await processTable(table.gameId), 'nothing is left to do').toBe(0);
    // A player who is not about to be called to the table is notified: played, stopped, or the reason.
    const told = (await messagesTo(sql, table)).filter(({ kind }) => kind === 'plan-report');
    const tells = kept?.report !== undefined || kept?.course !== undefined;
    expect(told).toEqual(tells ? [{ kind: 'plan-report', payload: { plan: id } }] : []);
    if (kept?.report) await readInAllLanguages(table.gameId, kept);
  });
});

async function readInAllLanguages(gameId: string, { plan, report }: StoredPlan): Promise<void> {
  const table = await loadTable(gameId, 0);
  if (!table || !report) throw new Error('no table, or no report');
  for (const locale of ['en', 'de', 'pt-BR'] as const) {
    const on = { words: wordingOf(locale), pack: table.pack, state: table.view.state };
    const words = describeReport(on, plan, report);
    expect(words).toMatch(/\.( |$)/);
    expect(words).not.toMatch(/undefined|plans\.|\{/);
  }
}
