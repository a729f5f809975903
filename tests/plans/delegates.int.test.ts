/** Somebody whose link lets them confirm the plans of a holder, and nothing else. */
import { expect, test } from 'vitest';
import { confirmPlan, planToConfirm } from '@/lib/features/plans/confirm';
import { forgetPlan } from '@/lib/features/plans/keep';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { given } from '../support/engine/scenario';
import { useService } from '../support/service';
import { minesAt, minesTurn } from './cases';
import { keepAll, playedTypes, tableAt } from './stored';
import { planOf } from './support';

const { sql } = await useService();

const plan = planOf(given(minesAt(5)), minesTurn(5));

/** A table with a plan of the seat to move, and a link to confirm plans of a seat. */
async function lentTable(seat: number) {
  const table = await tableAt(sql, given(minesAt(5)));
  const { gameId } = table;
  const [id = ''] = await keepAll(table, [plan], { sql, mode: 'offered' });
  const token = newToken();
  const lent = { gameId, id: crypto.randomUUID(), seat, tenure: 1, power: 'plans', name: 'Zuzana' };
  const [createdAt, until] = [new Date(), new Date(Date.now() + 86_400_000)];
  await db().seatDelegate.create({ data: { ...lent, tokenHash: hashToken(token), createdAt, until } });
  const delegate = () => db().seatDelegate.findFirstOrThrow({ where: { gameId, id: lent.id } });
  return { table, gameId, id, token, delegate };
}

test('the plan is played by a delegate, and the steps are noted as theirs', async () => {
  const { table, gameId, id, token, delegate } = await lentTable(0);
  const seen = await planToConfirm({ gameId, seat: 0 });
  expect(seen).toEqual({ seq: 1, ready: { id, steps: 4 } });
  expect(await forgetPlan(gameId, { token }, id)).toEqual({ ok: false, error: 'no-seat' });
  expect(await confirmPlan(gameId, { token }, { id, seq: 1 })).toMatchObject({
    ok: true,
    value: { played: 4 },
  });
  expect(await playedTypes(sql, table)).toHaveLength(4);
  expect((await delegate()).steps).toEqual([2, 3, 4, 5]);
  expect(await planToConfirm({ gameId, seat: 0 })).not.toHaveProperty('ready');
  expect(await confirmPlan(gameId, { token }, { id, seq: 5 })).toMatchObject({ ok: false });
});

test('not a plan of another seat, and nothing once the link is over', async () => {
  const other = await lentTable(1);
  const refused = await confirmPlan(other.gameId, { token: other.token }, { id: other.id, seq: 1 });
  expect(refused).toEqual({ ok: false, error: 'unknown-plan' });
  const { table, gameId, id, token } = await lentTable(0);
  await db().seatDelegate.updateMany({ where: { gameId }, data: { endedAt: new Date() } });
  expect(await confirmPlan(gameId, { token }, { id, seq: 1 })).toEqual({
    ok: false,
    error: 'delegate-ended',
  });
  expect(await playedTypes(sql, table)).toEqual([]);
});
