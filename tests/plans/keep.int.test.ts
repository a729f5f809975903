/** Plans are made of lines, changed only by their owner, and deleted with them; messages lead to them. */
import crypto from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeTable } from '@/lib/features/clocks/agenda-change-store';
import { loadAgenda } from '@/lib/features/clocks/agenda-store';
import { deliverByClock } from '@/lib/features/jobs/jobs';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { deletePerson } from '@/lib/features/people/leave-store';
import { mergePeople } from '@/lib/features/people/merge-store';
import { confirmPlan } from '@/lib/features/plans/confirm';
import {
  changeGuard,
  forgetPlan,
  keepPlan,
  readGuard,
  reorderPlan,
  setMode,
  type AnalysisLine,
  type PlanSource,
} from '@/lib/features/plans/keep';
import { loadPlans } from '@/lib/features/plans/load-plans';
import { plansOfSeat } from '@/lib/features/plans/plan-store';
import { playOn, processTable } from '@/lib/features/plans/run';
import { keepLine } from '@/lib/features/sandbox/sandbox';
import { freeSeat } from '@/lib/features/seats/host-store';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { db } from '@/lib/platform/db/db';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { personAt } from '../support/notifications';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { lookAs, seatedTable } from '../support/tables';
import { lineThroughTurn, playOthers, tokenOf } from './lines';
import { messagesTo } from './stored';

const { sql } = await useService();

const keep = (table: CreatedTable, source: PlanSource, seat = 1) =>
  keepPlan(table.gameId, { token: tokenOf(table, seat) }, { id: crypto.randomUUID(), source });
const plansOf = async (table: CreatedTable, seat = 1) =>
  valueOf(await loadPlans(table.gameId, { token: tokenOf(table, seat) }));
const kept = async (table: CreatedTable, source: PlanSource, seat = 1): Promise<string> =>
  valueOf(await keep(table, source, seat)).id;
const keptLine = async (table: CreatedTable, line: AnalysisLine, name: string) =>
  valueOf(await keepLine(table.gameId, { token: tokenOf(table, 1) }, { ...line, name })).id;

/** A table whose second seat has a plan that plays itself and whose turn has come. */
async function comeTurn(change?: (id: string) => Promise<unknown>) {
  const table = await seatedTable(2);
  const line = await lineThroughTurn(table, 1);
  const id = await kept(table, line);
  await setMode(table.gameId, { token: tokenOf(table, 1) }, id, 'plays-itself');
  await change?.(id);
  await playOthers(table, line, 1);
  return { table, id };
}
const mailsAbout = async ({ gameId }: CreatedTable) =>
  (await listStoredMail(1000)).filter(({ text }) => text.includes(gameId));

describe('made of a line', () => {
  test('the next turn of the seat in it, by the id of a line that is kept or by the line itself', async () => {
    const table = await seatedTable(2);
    const line = await lineThroughTurn(table, 1);
    const own = line.steps.filter(({ seat }) => seat === 1).map(({ command }) => command.type);
    await kept(table, { lineId: await keptLine(table, line, 'A line') });
    await kept(table, line);
    const { plans, ready, isMyTurn } = await plansOf(table);
    expect(plans.map(({ place }) => place)).toEqual([1, 2]);
    for (const { plan, mode } of plans) {
      expect(plan.steps.map(({ aim }) => aim.command.type)).toEqual(own);
      expect(mode).toBe('offered');
    }
    expect([ready, isMyTurn]).toEqual([undefined, false]);
  });
  test('three at most, and a line that makes none is refused with its reason', async () => {
    const table = await seatedTable(2);
    const line = await lineThroughTurn(table, 1);
    const mine = line.steps.findIndex(({ seat }) => seat === 1);
    const bad: readonly (readonly [PlanSource, string])[] = [
      [{ lineId: crypto.randomUUID() }, 'unknown-line'],
      [{ ...line, key: 'short' }, 'unknown-line'],
      [{ ...line, base: 99 }, 'unknown-line'],
      [{ ...line, steps: [] }, 'no-turn'],
      [{ ...line, steps: line.steps.slice(0, mine) }, 'no-turn'],
      [{ ...line, steps: [{ seat: 0, command: { type: 'EndTurn' } }, ...line.steps] }, 'line-broken'],
    ];
    for (const [source, error] of bad) expect(await keep(table, source)).toEqual({ ok: false, error });
    const all = await Promise.all(Array.from({ length: 5 }, () => keep(table, line)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(3);
    expect(all.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'too-many-plans' });
    expect((await plansOf(table)).plans.map(({ place }) => place)).toEqual([1, 2, 3]);
  });
  test('a line of somebody else makes no plan, and who does not sit here has none', async () => {
    const table = await seatedTable(2);
    const line = await lineThroughTurn(table, 1);
    const lineId = await keptLine(table, line, 'Mine');
    expect(await keep(table, { lineId }, 0)).toEqual({ ok: false, error: 'unknown-line' });
    expect(await keepPlan(table.gameId, {}, { id: crypto.randomUUID(), source: line })).toEqual({
      ok: false,
      error: 'no-seat',
    });
  });
});

describe('changed by its owner', () => {
  test('conditions, order, mode, and forgetting; the other seat sees and changes nothing', async () => {
    const table = await seatedTable(2);
    const line = await lineThroughTurn(table, 1);
    const [first, second, third] = [
      await kept(table, line),
      await kept(table, line),
      await kept(table, line),
    ];
    const who = { token: tokenOf(table, 1) };
    const [offer] = (await plansOf(table)).plans[0]?.offers ?? [];
    if (!offer) throw new Error('a turn with a tile has a condition to offer');
    const guardFirst = (guard: Parameters<typeof changeGuard>[2]['guard'], isOn = true) =>
      changeGuard(table.gameId, who, { id: first, guard, isOn });
    for (const guard of [offer, 'stop'] as const) expect(await guardFirst(guard)).toMatchObject({ ok: true });
    const guarded = (await plansOf(table)).plans[0];
    expect(guarded?.plan).toMatchObject({ guards: [offer], stopsBeforeReveal: true });
    expect(guarded?.offers).not.toContainEqual(offer);
    await guardFirst(offer, false);
    expect((await plansOf(table)).plans[0]?.plan.guards).toEqual([]);
    const strange = { kind: 'site-free', site: 'nowhere' } as const;
    expect(await guardFirst(strange)).toEqual({ ok: false, error: 'unknown-guard' });
    // One rest of a good takes the place of another.
    for (const n of [2, 1]) {
      const guard = { kind: 'left-at-least', good: 'gold', n } as const;
      expect(await guardFirst(guard)).toMatchObject({ ok: true });
      expect((await plansOf(table)).plans[0]?.plan.guards).toEqual([guard]);
    }
    for (let i = 0; i < 3; i += 1) await reorderPlan(table.gameId, who, third, -1);
    expect((await plansOf(table)).plans.map(({ id }) => id)).toEqual([third, first, second]);
    await forgetPlan(table.gameId, who, first);
    const left = (await plansOf(table)).plans;
    expect(left.map(({ id, place }) => [id, place])).toEqual([
      [third, 1],
      [second, 2],
    ]);
    expect(await setMode(table.gameId, who, second, 'plays-itself')).toMatchObject({ ok: true });
    const other = { token: tokenOf(table, 0) };
    const no = { ok: false, error: 'unknown-plan' };
    expect(await setMode(table.gameId, other, second, 'offered')).toEqual(no);
    expect(await reorderPlan(table.gameId, other, second, -1)).toEqual(no);
    expect(await forgetPlan(table.gameId, other, second)).toEqual(no);
    expect(await changeGuard(table.gameId, other, { id: second, guard: 'stop', isOn: true })).toEqual(no);
    expect((await plansOf(table, 0)).plans).toEqual([]);
  });
  test('once its turn has come, a plan is confirmed and not left to itself', async () => {
    const table = await seatedTable(2);
    const id = await kept(table, await lineThroughTurn(table, 0), 0);
    expect(await setMode(table.gameId, { token: tokenOf(table, 0) }, id, 'plays-itself')).toEqual({
      ok: false,
      error: 'turn-open',
    });
  });
  test('posted conditions are read strictly', () => {
    expect(readGuard('stop')).toBe('stop');
    expect(readGuard('{"kind":"site-free","site":"a"}')).toEqual({ kind: 'site-free', site: 'a' });
    for (const text of ['', 'x', '{}', '[]', 'null', '{"kind":"costs-at-most","step":-1,"n":1}'])
      expect(readGuard(text)).toBeUndefined();
  });
  test('an unreadable plan is reported, and breaks nothing', async () => {
    const table = await seatedTable(2);
    const id = await kept(table, await lineThroughTurn(table, 1));
    await sql.query(`update "Plan" set plan = '{"steps":[]}' where id = $1`, [id]);
    expect(await plansOf(table)).toMatchObject({ plans: [], unreadable: [id] });
    expect(await processTable(table.gameId)).toBe(0);
    await forgetPlan(table.gameId, { token: tokenOf(table, 1) }, id);
    expect((await plansOf(table)).unreadable).toEqual([]);
  });
});

describe('the whole way', () => {
  beforeEach(() => sql.query('update "Outbox" set "cancelledAt" = now() where "sentAt" is null'));

  test('offered: the call to the table leads to the plan, its owner confirms, the others are called', async () => {
    const table = await seatedTable(2);
    const line = await lineThroughTurn(table, 1);
    const id = await kept(table, line);
    await playOthers(table, line, 1);
    await playOn(table.gameId);
    await deliverDue();
    const [mail] = await mailsAbout(table);
    expect(mail?.to.name).toBe('Bohumil');
    expect(mail?.subject).toMatch(/plan fits/);
    expect(mail?.text).toContain(`/games/${table.gameId}/plan`);
    expect(mail?.text).toMatch(/Plan 1 fits/);
    for (;;) {
      const { ready, seq } = await plansOf(table);
      if (!ready) break;
      const said = await confirmPlan(table.gameId, { token: tokenOf(table, 1) }, { id: ready, seq });
      expect(said).toMatchObject({ ok: true });
    }
    const [report] = (await plansOf(table)).reports;
    expect(report).toMatchObject({ id, report: { ending: 'played', by: 'holder' } });
    expect((await lookAs(table, 0)).waitingFor).toEqual([0]);
  });
  test('on its own: nobody is called whose plan has answered; a report goes out instead', async () => {
    const { table, id } = await comeTurn();
    await playOn(table.gameId);
    expect((await lookAs(table, 0)).waitingFor).toEqual([0]);
    expect(await messagesTo(sql, table, 1)).toEqual([{ kind: 'plan-report', payload: { plan: id } }]);
    await deliverDue();
    const mails = (await mailsAbout(table)).filter(({ to }) => to.name === 'Bohumil');
    expect(mails.map(({ subject }) => subject)).toEqual(['At the Golden Tiger: your plan was played']);
    expect(mails[0]?.text).toMatch(
      /Played to the end.*It was played automatically, as you wanted\. It went/s,
    );
  });
  test('draining the outbox for another table notifies no player whose plan is about to move', async () => {
    const { table } = await comeTurn();
    await deliverDue();
    const mails = (await mailsAbout(table)).filter(({ to }) => to.name === 'Bohumil');
    expect(mails.map(({ subject }) => subject)).toEqual(['At the Golden Tiger: your plan was played']);
  });
  test('the scheduler plays a plan whose process died before playing it', async () => {
    const { table, id } = await comeTurn();
    await deliverByClock();
    expect((await plansOf(table)).reports[0]).toMatchObject({
      id,
      report: { ending: 'played', by: 'itself' },
    });
  });
  test('where no plan fits, the call says why', async () => {
    const hoard = { kind: 'left-at-least', good: 'gold', n: 90 };
    const { table } = await comeTurn((id) =>
      sql.query(
        `update "Plan" set plan = jsonb_set(plan::jsonb, '{guards}', $2::jsonb)::json where id = $1`,
        [id, JSON.stringify([hoard])],
      ),
    );
    await playOn(table.gameId);
    expect((await lookAs(table, 1)).waitingFor).toEqual([1]);
    expect((await messagesTo(sql, table, 1)).map(({ kind }) => kind)).toEqual(['your-turn']);
    await deliverDue();
    const [mail] = await mailsAbout(table);
    expect(mail?.subject).toMatch(/plan .*n’t fit/);
    expect(mail?.text).toMatch(/Your condition isn’t met: only with at least 90 gold left/);
  });
});

describe('plans go with the holder of the seat', () => {
  async function planned(): Promise<{ table: CreatedTable; count: () => Promise<number> }> {
    const table = await seatedTable(2);
    await kept(table, await lineThroughTurn(table, 1));
    const count = () => db().plan.count({ where: { gameId: table.gameId } });
    return { table, count };
  }

  test('a seat that is handed on loses them', async () => {
    const { table, count } = await planned();
    const agenda = await loadAgenda(table.gameId);
    const holder = { tokenHash: 'another', bankMs: null, grantedMs: 0, lookAt: null };
    const done = await changeTable(
      { gameId: table.gameId, tableRevision: agenda?.clocks.tableRevision ?? 0, at: new Date() },
      { does: 'change-holder', seat: 1, seq: 1, holder },
    );
    expect([done, await count()]).toEqual([true, 0]);
  });
  test('a seat that is freed loses them', async () => {
    const { table, count } = await planned();
    const { rows } = await sql.query('select "hostHash" from "Game" where id = $1', [table.gameId]);
    const host = { tokenHash: rows[0].hostHash };
    expect(await freeSeat({ gameId: table.gameId, seat: 1 }, host, 'one more', new Date())).toBe(true);
    expect(await count()).toBe(0);
  });
  test('somebody who deletes themselves loses them', async () => {
    const { table, count } = await planned();
    const userId = await personAt(sql, table, 1);
    await deletePerson(userId, undefined, new Date());
    expect(await count()).toBe(0);
  });
  test('somebody who turns out to be somebody else keeps them', async () => {
    const { table } = await planned();
    const [guest, person] = [await personAt(sql, table, 1), await personAt(sql, table, 0)];
    await sql.query('update "Plan" set "userId" = $1', [guest]);
    const plansFor = (userId?: string) => loadPlans(table.gameId, { token: tokenOf(table, 1), userId });
    const one = { ok: true, value: { plans: [expect.anything()] } };
    const refused = { ok: false, error: 'not-holder' };
    expect([await plansFor(guest), await plansFor()]).toMatchObject([one, refused]);
    await mergePeople(guest, person);
    expect([await plansFor(person), await plansFor(guest), await plansFor()]).toMatchObject([
      one,
      refused,
      refused,
    ]);
  });
  test('a holder of another time has none of them, even where one was left behind', async () => {
    const { table } = await planned();
    await sql.query('update "Seat" set "heldFrom" = 2 where "gameId" = $1 and seat = 1', [table.gameId]);
    expect(await plansOfSeat({ gameId: table.gameId, seat: 1 })).toEqual([]);
  });
});
