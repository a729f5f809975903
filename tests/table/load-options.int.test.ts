/** The legal commands of a seat, from memory where this process has the newest row, and otherwise read. */
import { afterEach, expect, test, vi } from 'vitest';
import { seatByKeys } from '@/lib/features/seats/seat-store';
import { loadOptions } from '@/lib/features/table/commands/load-options';
import { hashToken } from '@/lib/platform/auth/tokens';
import { randomNumbers, useService } from '../support/service';
import { watchStatements } from '../support/statements';
import { lookAs, playOne, playUntil, seatedTable } from '../support/tables';

await useService();
afterEach(() => vi.restoreAllMocks());

async function standing(table: Awaited<ReturnType<typeof seatedTable>>, seat: number) {
  const found = await seatByKeys(table.gameId, { tokenHash: hashToken(table.seats[seat]?.token ?? '') });
  if (!found) throw new Error('the seat is gone');
  return found;
}

test('cached options are not read again, and each seat has its own', async () => {
  const table = await seatedTable();
  await playOne(table, randomNumbers('known'));
  const seats = [await standing(table, 0), await standing(table, 1)] as const;
  const views = [await lookAs(table, 0), await lookAs(table, 1)] as const;
  const sent = watchStatements();
  for (const [i, seat] of seats.entries())
    expect(await loadOptions(seat)).toEqual({ seq: views[i]?.seq, options: views[i]?.options });
  expect(sent).toEqual([]);
});

test('a row that another process has appended is read', async () => {
  const table = await seatedTable();
  await lookAs(table, 0);
  const before: unknown = Reflect.get(globalThis, 'pragaPositions');
  Reflect.deleteProperty(globalThis, 'pragaPositions');
  await playOne(table, randomNumbers('elsewhere'));
  const { seq, options } = await lookAs(table, 0);
  Reflect.set(globalThis, 'pragaPositions', before);
  expect(await loadOptions(await standing(table, 0))).toMatchObject({ seq, options });
});

test('a game that is over has none', async () => {
  const table = await seatedTable();
  await playUntil(table, randomNumbers('over'), () => false);
  const { seq } = await lookAs(table, 0);
  const found = await loadOptions(await standing(table, 0));
  expect(found?.seq).toBe(seq);
  expect(found?.options).toBeUndefined();
});
