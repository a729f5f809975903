/** A step is judged by the table as it is stored now, whatever this process remembers of it. */
import crypto from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { entryOf, readWholeLog } from '@/lib/features/table/log/log-store';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { replay } from '@/lib/game/engine/replay';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { hashToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { randomNumbers, useService } from '../support/service';
import { watchStatements } from '../support/statements';
import { firstStep, give, playOne, seatedTable, whatNow, type Seating } from '../support/tables';

const { sql } = await useService();
afterEach(() => vi.restoreAllMocks());

/** A table where all players have moved in this process, and the next seat is to move. */
async function movedTable(seating: Seating = {}): Promise<CreatedTable> {
  const table = await seatedTable(2, { emails: false, ...seating });
  const pick = randomNumbers('moved');
  const moved = new Set<number>();
  for (let step = 0; step < 40 && moved.size < 2; step += 1)
    moved.add((await playOne(table, pick))?.seat ?? 0);
  expect(moved.size).toBe(2);
  const { seat } = await whatNow(table);
  if (!moved.has(seat)) throw new Error(`seat ${seat} has not moved yet`);
  return table;
}

/** The next command as somebody would give it. */
async function nextOf(table: CreatedTable) {
  return { ...(await firstStep(table)), commandId: crypto.randomUUID() };
}

const APPEND = 'with moved as';
/** The table is read, then the row is appended. */
const STATEMENTS = ['select g."id", g."name",', APPEND];

/** Without the reads of clock and maintenance, which a process makes once in some seconds for all requests. */
const ofStep = (sent: readonly string[]) => sent.filter((text) => text !== 'select now() as');

const rowsOf = (gameId: string) => db().gameLog.count({ where: { gameId } });

test('a step takes two statements, and the log folds to the stored position', async () => {
  const table = await movedTable();
  const given = await nextOf(table);
  const sent = watchStatements();
  expect(await give(table, given)).toMatchObject({
    ok: true,
    value: { answer: { seq: given.expectedSeq + 1 } },
  });
  expect(ofStep(sent)).toEqual(STATEMENTS);
  vi.restoreAllMocks();
  const rows = await readWholeLog(table.gameId, given.expectedSeq + 1);
  const { rows: stored } = await sql.query('select "state"::text from "Game" where "id" = $1', [
    table.gameId,
  ]);
  expect(canonicalJson(replay(rows.map(entryOf)).state)).toBe(canonicalJson(JSON.parse(stored[0].state)));
});

test("a seat that was proved a moment ago and is another's now moves nothing", async () => {
  const table = await movedTable();
  const given = await nextOf(table);
  const hash = hashToken(crypto.randomUUID());
  await sql.query('update "Seat" set "tokenHash" = $3 where "gameId" = $1 and "seat" = $2', [
    table.gameId,
    given.seat,
    hash,
  ]);
  await sql.query('delete from "SeatKey" where "gameId" = $1 and "seat" = $2', [table.gameId, given.seat]);
  expect(await give(table, given)).toEqual({ ok: false, error: { kind: 'token-wrong' } });
  expect(await rowsOf(table.gameId)).toBe(given.expectedSeq);
});

test('no one moves for a seat that they have not proved', async () => {
  const table = await movedTable();
  const given = await nextOf(table);
  const outcome = await give(table, { ...given, seat: 1 - given.seat });
  expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  const { gameId } = table;
  const unknown = await submitCommand({ ...given, gameId, token: 'a'.repeat(43) });
  expect(unknown).toEqual({ ok: false, error: { kind: 'token-wrong' } });
  expect(await rowsOf(gameId)).toBe(given.expectedSeq);
});

test.each([
  [
    'its clock began anew',
    `update "Seat" set "tickingAt" = '2026-01-01T00:00:00.123Z' where "gameId" = $1 and "tickingAt" is not null`,
  ],
  ['something beside the log', 'update "Game" set "affairs" = "affairs" + 1 where "id" = $1'],
  ['a seat has its holder from now on', 'update "Seat" set "heldFrom" = 3 where "gameId" = $1'],
])('concurrent changes are read: %s', async (_what, change) => {
  const table = await movedTable();
  const given = await nextOf(table);
  await sql.query(change, [table.gameId]);
  const clocks = () =>
    db().seat.findMany({
      where: { gameId: table.gameId },
      select: { seat: true, tickingAt: true },
      orderBy: { seat: 'asc' },
    });
  const before = await clocks();
  const sent = watchStatements();
  expect((await give(table, given)).ok).toBe(true);
  expect(ofStep(sent)).toEqual(STATEMENTS);
  vi.restoreAllMocks();
  const after = await clocks();
  // The same seat plays on, so its clock does, from when it really began.
  if ((await whatNow(table)).seat === given.seat) expect(after).toEqual(before);
  expect(await rowsOf(table.gameId)).toBe(given.expectedSeq + 1);
});

test('a seat that a computer has taken over is played', async () => {
  const table = await movedTable();
  const pick = randomNumbers('computer');
  // Up to the last step of a turn: the computer is next.
  let given = await nextOf(table);
  while (given.command.type !== 'EndTurn') {
    await playOne(table, pick);
    given = await nextOf(table);
  }
  await sql.query(
    `update "Seat" set "bot" = 'apprentice', "tokenHash" = null, "email" = null, "userId" = null
      where "gameId" = $1 and "seat" <> $2`,
    [table.gameId, given.seat],
  );
  const sent = watchStatements();
  expect(await give(table, given)).toMatchObject({ ok: true, value: { computerNext: true } });
  expect(ofStep(sent)).toEqual(STATEMENTS);
});

test('a plan that was made meanwhile is looked at after the step', async () => {
  const table = await movedTable();
  const given = await nextOf(table);
  await insertPlan(table.gameId, 1 - given.seat);
  const sent = watchStatements();
  expect(await give(table, given)).toMatchObject({ ok: true, value: { plansNext: true } });
  expect(ofStep(sent)).toEqual(STATEMENTS);
});

async function insertPlan(gameId: string, seat: number): Promise<void> {
  await sql.query(
    `insert into "Plan" ("id", "gameId", "seat", "heldFrom", "place", "baseSeq", "afterTurn", "plan", "keptAt")
      values (gen_random_uuid(), $1, $2, 1, 1, 1, 0, '{}', now())`,
    [gameId, seat],
  );
}

test('an id that another row has is no new step', async () => {
  const table = await movedTable();
  const first = await nextOf(table);
  await give(table, first);
  const second = await nextOf(table);
  const again = await give(table, { ...second, commandId: first.commandId });
  expect(again).toMatchObject({ ok: false, error: { kind: 'command-id-reused' } });
  expect(await give(table, first)).toMatchObject({
    ok: true,
    value: { answer: { seq: first.expectedSeq + 1 } },
  });
  expect(await rowsOf(table.gameId)).toBe(first.expectedSeq + 1);
});

test('a row that another process has appended makes a step stale', async () => {
  const table = await movedTable();
  const given = await nextOf(table);
  const seen: unknown = Reflect.get(globalThis, 'pragaPositions');
  Reflect.deleteProperty(globalThis, 'pragaPositions');
  const accepted = await give(table, given);
  expect(accepted.ok).toBe(true);
  Reflect.set(globalThis, 'pragaPositions', seen);
  const late = await give(table, { ...given, commandId: crypto.randomUUID() });
  expect(late).toEqual({ ok: false, error: { kind: 'stale', seq: given.expectedSeq + 1 } });
  Reflect.set(globalThis, 'pragaPositions', seen);
  expect(await give(table, given)).toEqual(accepted);
});
