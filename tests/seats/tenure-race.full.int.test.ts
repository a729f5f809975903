/** A note or a line that is on its way while its holder is replaced never becomes the next one's. */
import { expect, test } from 'vitest';
import { deletePlan, insertPlan, movePlan } from '@/lib/features/plans/plan-store';
import { keepLine, openSandbox } from '@/lib/features/sandbox/sandbox';
import { insertLine, storedLines } from '@/lib/features/sandbox/sandbox-store';
import { removePlayer } from '@/lib/features/seats/hosting';
import { insertNote, ownNotes } from '@/lib/features/talk/note-store';
import { writeNote } from '@/lib/features/talk/notes';
import { hashToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { valueOf } from '../support/outcomes';
import { untilOneWaits } from '../support/row-lock';
import { useService } from '../support/service';
import { emptyTable, sitDownKey } from '../support/tables';
import { guest } from '../support/world';

await useService();

const LINE = { base: 1, key: '0'.repeat(64), name: 'late', steps: [] };

async function table() {
  const hostId = await guest();
  const seats = [{ name: 'Anna' }, { name: 'Bohumil' }];
  const { gameId, seats: made } = await emptyTable({ seats, hostId });
  const sit = async (token: string, userId?: string) => ({
    userId,
    token: await sitDownKey({ token, userId }),
  });
  const token = made[0]?.token ?? '';
  const replace = async (userId?: string) => {
    const freed = valueOf(await removePlayer({ gameId, seat: 0, host: { userId: hostId } }));
    return sit(freed.token, userId);
  };
  return { gameId, token, sit, replace };
}

test.each([
  ['a session', true],
  ['a cookie', false],
])('writes of a replaced holder by %s are not stored', async (_by, isKnown) => {
  const { gameId, token, sit, replace } = await table();
  const former = await sit(token, isKnown ? await guest() : undefined);
  await replace(isKnown ? await guest() : undefined);
  // As if the seat had been looked up before, and is written to now.
  const keys = { tokenHash: hashToken(former.token), ...(former.userId ? { userId: former.userId } : {}) };
  const [id, at] = [crypto.randomUUID(), new Date()];
  const note = { id, gameId, seat: 0, keys, text: 'late', sealed: true, seq: 1, at };
  expect(await insertNote(note)).toBe(false);
  expect(await insertLine({ gameId, seat: 0, ...keys }, { ...LINE, id, seq: 1, at }, 30)).toBe(false);
  expect(await db().note.count({ where: { gameId } })).toBe(0);
  expect(await db().sandboxLine.count({ where: { gameId } })).toBe(0);
});

test('of a note and a line that race with a replacement, the next holder sees none', async () => {
  for (let i = 0; i < 6; i++) {
    const { gameId, token, sit, replace } = await table();
    const former = await sit(token);
    const [next] = await Promise.all([
      replace(),
      writeNote(gameId, former, { id: crypto.randomUUID(), text: 'late', sealed: false }),
      keepLine(gameId, former, LINE),
    ]);
    const keys = { tokenHash: hashToken(next.token) };
    expect(await ownNotes({ gameId, seat: 0, keys })).toEqual([]);
    expect(await storedLines({ gameId, seat: 0, ...keys })).toEqual([]);
    const tenures = await db().note.findMany({ where: { gameId }, select: { tenure: true } });
    expect(tenures.every(({ tenure }) => tenure === 1)).toBe(true);
  }
});

type Keys = { readonly tokenHash: string };
const at = new Date();
const [id, seq] = [() => crypto.randomUUID(), 1];
const WRITES: readonly [string, (gameId: string, keys: Keys) => Promise<unknown>, unknown][] = [
  [
    'a note',
    (gameId, keys) => insertNote({ id: id(), gameId, seat: 0, keys, text: 'x', sealed: true, seq, at }),
    false,
  ],
  [
    'a line',
    (gameId, keys) => insertLine({ gameId, seat: 0, ...keys }, { ...LINE, id: id(), seq, at }, 30),
    false,
  ],
  [
    'a plan',
    (gameId, keys) => insertPlan({ ...PLAN, id: id(), gameId, seat: 0, keys, userId: undefined, at }, 3),
    undefined,
  ],
  ['the order of plans', (gameId, keys) => movePlan({ gameId, seat: 0, keys }, id(), 1), false],
  ['the end of a plan', (gameId, keys) => deletePlan({ gameId, seat: 0, keys }, id()), false],
];
const PLAN = { baseSeq: 1, afterTurn: 0, plan: {} };

test.each(WRITES)(
  '%s that waits for the replacement of its holder to end is refused',
  async (_what, write, no) => {
    const { gameId, token, sit } = await table();
    const former = await sit(token);
    const keys = { tokenHash: hashToken(former.token) };
    const [written] = await db().$transaction(async (tx) => {
      // As `freeSeat` does, and not yet done.
      await tx.$executeRaw`update "Seat" set "seatedAt" = null, "name" = '' where "gameId" = ${gameId} and "seat" = 0`;
      const asked = write(gameId, keys);
      await untilOneWaits();
      return [asked];
    });
    expect(await written).toBe(no);
    expect(await db().note.count({ where: { gameId } })).toBe(0);
    expect(await db().sandboxLine.count({ where: { gameId } })).toBe(0);
    expect(await db().plan.count({ where: { gameId } })).toBe(0);
  },
);

test('drafts in a browser go by the tenure: the next holder of a seat is brought none', async () => {
  const { gameId, token, sit, replace } = await table();
  const draftsOf = async (who: { readonly token?: string; readonly userId?: string }) => {
    const opened = await openSandbox(gameId, who);
    return opened.ok ? opened.value.draftsOf : '';
  };
  const former = await sit(token);
  const names = [await draftsOf({}), await draftsOf({ token }), await draftsOf(former)];
  names.push(await draftsOf(await replace()));
  expect(new Set(names).size).toBe(4);
});
