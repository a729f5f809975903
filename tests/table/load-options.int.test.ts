/** The legal commands of a seat, from memory where this process has the newest row, and otherwise read. */
import { afterEach, expect, test, vi } from 'vitest';
import { seatByKeys } from '@/lib/features/seats/seat-store';
import { loadOptions } from '@/lib/features/table/commands/load-options';
import { hashToken } from '@/lib/platform/auth/tokens';
import { layOut } from '../support/lay-out';
import { present } from '../support/present';
import { randomNumbers, useService } from '../support/service';
import { watchStatements } from '../support/statements';
import { lookAs, playOne, seatedTable } from '../support/tables';

await useService();
afterEach(() => vi.restoreAllMocks());

const standing = async (gameId: string, token = '') =>
  present(await seatByKeys(gameId, { tokenHash: hashToken(token) }));

test('cached options are not read again, and each seat has its own', async () => {
  const table = await seatedTable();
  await playOne(table, randomNumbers('known'));
  const seats = await Promise.all(table.seats.map(({ token }) => standing(table.gameId, token)));
  const views = [await lookAs(table, 0), await lookAs(table, 1)];
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
  expect(await loadOptions(await standing(table.gameId, table.seats[0]?.token))).toMatchObject({
    seq,
    options,
  });
});

test('a game that is over has none', async () => {
  const { gameId, tokens, seq } = await layOut({ game: 'solo-simple', commands: 10_000 });
  const found = await loadOptions(await standing(gameId, tokens[0]));
  expect(found?.seq).toBe(seq);
  expect(found?.options).toBeUndefined();
});
