/**
 * How kept plans are carried out: in their order, once even if a process dies meanwhile, and never against
 * their owner.
 */
import { describe, expect, test } from 'vitest';
import { confirmPlan } from '@/lib/features/plans/confirm';
import { loadPlans } from '@/lib/features/plans/load-plans';
import { changePlan } from '@/lib/features/plans/plan-store';
import { processSeat, processTable } from '@/lib/features/plans/run';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { PlanMode } from '@/lib/features/plans/view';
import type { Plan } from '@/lib/game/analysis/plans/plan';
import { declare, end, mines, take } from '../support/engine/commands';
import { counts } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import type { Patch } from '../support/engine/table';
import { inFull, isFull, sampled } from '../support/full';
import { forgetPositions, logOf } from '../support/kept-game';
import { useService } from '../support/service';
import { lookAs, seatedTable } from '../support/tables';
import { DRUM_TOWER, minesAt, minesTurn, POSTERN, walls, wallTurn } from './cases';
import { housePlan, lastSite, ON_DEMAND, owedReward, rivalsTurn, THREE } from './interruptions';
import { tokenOf } from './lines';
import { confirmNow, endings, step } from './running';
import { keepAll, keptPlans, messagesTo, playedTypes, putOn, tableAt } from './stored';
import { planOf } from './support';

const { sql } = await useService();

const PLAYED = ['TakeActionTile', 'DeclareAction', 'ManageMines', 'EndTurn'];
const plan = planOf(given(minesAt(5)), minesTurn(5));

/** A table with plans of the seat to move. */
async function planned(plans: readonly Plan[] = [plan], mode: PlanMode = 'plays-itself') {
  const table = await tableAt(sql, given(minesAt(5)));
  const ids = await keepAll(table, plans, { sql, mode });
  return { table, ids, id: ids[0] ?? '' };
}

describe('plans in order', () => {
  const produce = planOf(given(minesAt(5)), [take(5), declare('manage-mines'), mines('produce'), end]);
  const plans: readonly Plan[] = [planOf(given(walls()), wallTurn), plan, produce];
  const found = (...more: readonly Patch[]) =>
    given(minesAt(5, inSlot('wall', 0, POSTERN), inSlot('wall', 0, DRUM_TOWER), ...more));

  test('plan B is played when plan A fails; A says why, and C that it was not needed', async () => {
    const table = await tableAt(sql, found());
    const ids = await keepAll(table, plans, { sql });
    expect(await processTable(table.gameId)).toBe(4);
    expect(await endings(table, ids)).toEqual([
      expect.stringMatching(/^failed: .* after 0$/),
      'played 4',
      'other-played 0',
    ]);
  });
  test('plan C is played when A and B fail', async () => {
    const table = await tableAt(sql, found(counts(0, { 'gold-mine': 8 })));
    const ids = await keepAll(table, plans, { sql });
    await processTable(table.gameId);
    expect((await endings(table, ids)).slice(1)).toEqual([
      'failed: misses TrackAdvanced at 2 after 0',
      'played 4',
    ]);
  });
  test('when all fail nothing is played, and each says why', async () => {
    const stoneless = minesAt(2, inSlot('wall', 0, POSTERN), inSlot('wall', 0, DRUM_TOWER));
    const table = await tableAt(sql, given(stoneless));
    const ids = await keepAll(table, plans, { sql });
    expect(await processTable(table.gameId)).toBe(0);
    for (const ending of await endings(table, ids)) expect(ending).toMatch(/^failed: .* after 0$/);
    expect(await playedTypes(sql, table)).toEqual([]);
  });
});

describe('others come first', () => {
  test('while it is another seat’s turn, nothing is done', async () => {
    const table = await tableAt(sql, given(minesAt(5, rivalsTurn)));
    const [id = ''] = await keepAll(table, [plan], { sql });
    expect(await processTable(table.gameId)).toBe(0);
    const kept = (await keptPlans(table)).get(id);
    expect([kept?.place, kept?.found, kept?.report]).toEqual([1, undefined, undefined]);
  });
  test('a plaza reward that waited for my turn is chosen by me, then the plan plays itself', async () => {
    const three = planOf(given(THREE, minesAt(5)), minesTurn(5));
    const table = await tableAt(sql, given(THREE, minesAt(5), owedReward));
    const ids = await keepAll(table, [three], { sql });
    expect(await processTable(table.gameId)).toBe(0);
    expect((await keptPlans(table)).get(ids[0] ?? '')?.found?.check.verdict).toBe('waiting');
    await step(table, 0, { type: 'ChoosePlazaReward', plaza: 'p2', reward: 'upper' });
    expect(await processTable(table.gameId)).toBe(4);
    expect(await endings(table, ids)).toEqual(['played 4']);
  });
  test('interrupted by a plaza reward of another seat, it continues when that is chosen', async () => {
    const table = await tableAt(sql, given(ON_DEMAND, lastSite));
    const ids = await keepAll(table, [housePlan()], { sql });
    expect(await processTable(table.gameId)).toBe(3);
    expect((await keptPlans(table)).get(ids[0] ?? '')?.course?.played).toBe(3);
    expect(await processTable(table.gameId), 'the other has not answered').toBe(0);
    await step(table, 1, { type: 'ChoosePlazaReward', plaza: 'p2', reward: 'lower' });
    expect(await processTable(table.gameId)).toBe(1);
    expect(await endings(table, ids)).toEqual(['played 4']);
  });
});

describe('a step taken back', () => {
  /** An offered plan made on a step that was taken back since; its turn finds this table. */
  async function stale(found: Patch) {
    const table = await seatedTable(2);
    await step(table, 0, { type: 'TakeActionTile', position: 5 });
    await step(table, 0, { type: 'Undo', to: 1 });
    await putOn(sql, table, given(found));
    const [id = ''] = await keepAll(table, [{ ...plan, basedOn: 2 }], { sql, mode: 'offered' });
    return { table, id };
  }

  test('made on a step that was taken back since: played if nothing is worse, and the report says so', async () => {
    const { table, id } = await stale(minesAt(5));
    expect(await confirmNow(table, id)).toMatchObject({ ok: true, value: { played: 4 } });
    expect((await keptPlans(table)).get(id)?.report).toMatchObject({ ending: 'played', isStale: true });
  });
  test('stale and costlier: not played', async () => {
    const { table, id } = await stale(minesAt(3));
    expect(await confirmNow(table, id)).toEqual({ ok: false, error: 'does-not-fit' });
    expect(await playedTypes(sql, table)).toEqual(['TakeActionTile', 'Undo']);
  });
  test('a plan whose steps its owner takes back is not continued, nor is another begun', async () => {
    const { table, ids } = await planned([{ ...plan, stopsBeforeReveal: true }, plan]);
    expect(await processTable(table.gameId)).toBe(3);
    await step(table, 0, { type: 'Undo', to: 3 });
    expect(await processTable(table.gameId)).toBe(0);
    expect(await endings(table, ids)).toEqual(['failed: taken-back at 3 after 3', 'other-played 0']);
    expect(await playedTypes(sql, table)).toEqual([...PLAYED.slice(0, 3), 'Undo']);
  });
});

describe('played once', () => {
  test.each(inFull([2, 3, 5], [3]))('%d at once play a plan once and report it once', async (runs) => {
    const { table, ids } = await planned();
    await Promise.all(Array.from({ length: runs }, () => processTable(table.gameId)));
    await processTable(table.gameId);
    expect(await playedTypes(sql, table)).toEqual(PLAYED);
    expect(await endings(table, ids)).toEqual(['played 4']);
    expect(await messagesTo(sql, table)).toEqual([{ kind: 'plan-report', payload: { plan: ids[0] } }]);
  });
  test('confirmed twice at once, by a second press of the button, it is played once', async () => {
    const { table, id } = await planned([plan], 'offered');
    const said = await Promise.all([
      confirmNow(table, id),
      confirmNow(table, id),
      processTable(table.gameId),
    ]);
    expect(said.slice(0, 2).some((one) => typeof one === 'object' && one.ok)).toBe(true);
    expect(await playedTypes(sql, table)).toEqual(PLAYED);
  });
  test.runIf(isFull)(
    'killed after any number of steps, the turn ends with the same log as without',
    async () => {
      for (let after = 0; after <= 4; after += 1) {
        const { table, ids } = await planned();
        expect(await processSeat({ gameId: table.gameId, seat: 0 }, { atMost: after })).toBe(after);
        forgetPositions();
        expect(await processTable(table.gameId)).toBe(4 - after);
        expect(await playedTypes(sql, table), `killed after ${after}`).toEqual(PLAYED);
        expect(await endings(table, ids)).toEqual(['played 4']);
      }
    },
  );
  test('killed between a step and writing it down, the step is found in the log', async () => {
    for (const after of sampled([1, 2, 3, 4], 2)) {
      const { table, id } = await planned();
      const where = { gameId: table.gameId, seat: 0 };
      await processSeat(where, { atMost: after - 1 });
      const before = await sql.query('select place, progress from "Plan" where id = $1', [id]);
      await processSeat(where, { atMost: 1 });
      const { progress } = before.rows[0];
      const begun = progress ?? { turn: 1, played: 0, rows: [], seq: 1, upTo: 4, by: 'itself' };
      await sql.query(
        'update "Plan" set place = 1, report = null, "endedAt" = null, progress = $2 where id = $1',
        [id, JSON.stringify(begun)],
      );
      forgetPositions();
      await processTable(table.gameId);
      expect(await playedTypes(sql, table), `killed at ${after}`).toEqual(PLAYED);
      expect(await endings(table, [id])).toEqual(['played 4']);
    }
  });
  test('of two concurrent changes to a plan, one wins', async () => {
    const { id } = await planned();
    const read = { id, revision: 0 };
    const done = await Promise.all(['offered', 'plays-itself'].map((mode) => changePlan(read, { mode })));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await changePlan(read, { mode: 'offered' })).toBe(false);
  });
  /** A confirmed plan; the process that was to play it died before the first step. */
  async function confirmed() {
    const { table, id } = await planned([plan], 'offered');
    const course = { turn: 1, played: 0, rows: [], seq: 1, upTo: 4, by: 'holder' };
    await changePlan({ id, revision: 0 }, { progress: course });
    return { table, id };
  }
  test('a confirmed plan stops once anything else has happened', async () => {
    const { table, id } = await confirmed();
    await step(table, 0, { type: 'TakeActionTile', position: 5 });
    await step(table, 0, { type: 'Undo', to: 1 });
    expect(await processTable(table.gameId)).toBe(0);
    expect(await playedTypes(sql, table)).toEqual(['TakeActionTile', 'Undo']);
    expect(await confirmNow(table, id)).toMatchObject({ ok: true, value: { played: 4 } });
  });
  test('a confirmed plan is played later if the process that was to play it died', async () => {
    const { table, id } = await confirmed();
    expect(await processTable(table.gameId)).toBe(4);
    expect(await endings(table, [id])).toEqual(['played 4']);
  });
  test('a withdrawn plan is not started again by a process that read it before', async () => {
    const { table } = await planned();
    const where = { gameId: table.gameId, seat: 0 };
    await processSeat(where, { atMost: 1 });
    await step(table, 0, { type: 'Undo', to: 1 });
    await Promise.all([processSeat(where), processSeat(where)]);
    expect(await playedTypes(sql, table)).toEqual(['TakeActionTile', 'Undo']);
  });
});

describe('with its owner', () => {
  test('an offered plan is not played automatically', async () => {
    const { table, id } = await planned([plan], 'offered');
    expect(await processTable(table.gameId)).toBe(0);
    const kept = (await keptPlans(table)).get(id);
    expect([kept?.found?.check.verdict, kept?.report]).toEqual(['ready', undefined]);
    const view = await loadPlans(table.gameId, { token: tokenOf(table, 0) });
    expect(view).toMatchObject({ ok: true, value: { ready: id, isMyTurn: true } });
  });
  test('a confirmed plan plays up to the first unforeseeable result and asks again for the rest', async () => {
    // Rows are refilled at once here: taking the wall shows a tile.
    const turn = planOf(given(walls()), wallTurn);
    const table = await tableAt(sql, given(walls()));
    const [id = ''] = await keepAll(table, [turn], { sql, mode: 'offered' });
    expect(await confirmNow(table, id)).toMatchObject({ ok: true, value: { played: 3 } });
    expect(await processTable(table.gameId), 'nobody goes on without its owner').toBe(0);
    const view = await loadPlans(table.gameId, { token: tokenOf(table, 0) });
    expect(view).toMatchObject({ ok: true, value: { ready: id, plans: [{ course: { played: 3 } }] } });
    expect(await confirmNow(table, id)).toMatchObject({ ok: true, value: { played: 1 } });
    expect((await keptPlans(table)).get(id)?.report).toMatchObject({
      ending: 'played',
      by: 'holder',
      played: 4,
    });
  });
  test('the report compares the result with the plan', async () => {
    const dear = planOf(given(minesAt(3)), minesTurn(3));
    const { table, id } = await planned([dear]);
    await processTable(table.gameId);
    const report = (await keptPlans(table)).get(id)?.report;
    expect(report?.expected?.paid).toEqual({ gold: 1 });
    expect(report?.outcome?.paid).toEqual({});
  });
  test('it is not confirmed for a position that has moved on, nor by anybody else', async () => {
    const { table, id } = await planned([plan], 'offered');
    const as = (seat: number, seq: number) =>
      confirmPlan(table.gameId, { token: tokenOf(table, seat) }, { id, seq });
    expect(await as(0, 7)).toEqual({ ok: false, error: 'moved-on' });
    expect(await as(1, 1)).toEqual({ ok: false, error: 'unknown-plan' });
    expect(await confirmPlan(table.gameId, {}, { id, seq: 1 })).toEqual({ ok: false, error: 'no-seat' });
    expect(await playedTypes(sql, table)).toEqual([]);
  });
  test('a turn begun by hand stays manual: the plan is not played, and the report says so', async () => {
    const table = await tableAt(sql, given(minesAt(3)));
    const ids = await keepAll(table, [{ ...plan, guards: [] }], { sql, mode: 'offered' });
    await processTable(table.gameId);
    await step(table, 0, { type: 'TakeActionTile', position: 3 });
    await sql.query(`update "Plan" set mode = 'plays-itself' where "gameId" = $1`, [table.gameId]);
    expect(await processTable(table.gameId)).toBe(0);
    await step(table, 0, { type: 'DeclareAction', action: 'manage-mines', context: 'main' });
    await step(table, 0, { type: 'ManageMines', choice: 'increase' });
    await step(table, 0, { type: 'EndTurn' });
    expect(await processTable(table.gameId)).toBe(0);
    expect(await endings(table, ids)).toEqual(['failed: costlier at 0 after 0']);
  });
  test('a turn played differently although the plan fitted', async () => {
    const { table, ids } = await planned([plan], 'offered');
    await processTable(table.gameId);
    for (const command of (await lookAs(table, 0)).options ? plan.steps.map(({ aim }) => aim.command) : [])
      await step(table, 0, command);
    await processTable(table.gameId);
    expect(await endings(table, ids)).toEqual(['by-hand 0']);
  });
  test('begun, and ended by hand', async () => {
    const { table, ids } = await planned([{ ...plan, stopsBeforeReveal: true }]);
    expect(await processTable(table.gameId)).toBe(3);
    await step(table, 0, { type: 'EndTurn' });
    await processTable(table.gameId);
    expect(await endings(table, ids)).toEqual(['left 3']);
  });
  test('once its turn is over the table shows no plan, though nobody has put it away yet', async () => {
    const { table } = await planned();
    const asHolder = () => loadTable(table.gameId, { token: tokenOf(table, 0) });
    expect(await asHolder()).toHaveProperty('hasPlans', true);
    for (const { aim } of plan.steps) await step(table, 0, aim.command);
    expect(await asHolder()).not.toHaveProperty('hasPlans');
    expect([...(await keptPlans(table)).values()]).toMatchObject([{ place: 1 }]);
  });
  test('a table that was given up ends its plans', async () => {
    const { table, ids } = await planned();
    await sql.query(`update "Game" set status = 'ended', waiting = '{}' where id = $1`, [table.gameId]);
    await processTable(table.gameId);
    expect(await endings(table, ids)).toEqual(['game-over 0']);
    expect(await logOf(sql, table)).toHaveLength(1);
  });
});
