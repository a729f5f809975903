/** "Play for me until Sunday": a link with an end and a power, never more than the link of the seat. */
import crypto from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  findDelegation,
  loadDelegates,
  makeDelegate,
  noteDelegateUse,
  revokeDelegate,
  takeDelegation,
} from '@/lib/features/seats/delegates/delegates';
import { untilOf } from '@/lib/features/seats/delegates/ends';
import { loadEntries } from '@/lib/features/seats/entries';
import { findSeatOf, sitDown } from '@/lib/features/seats/seats';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { keysOf, loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import { holdingOf } from '@/lib/features/table/seats/holder-store';
import type { Command } from '@/lib/game/engine/commands';
import { hashToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { refused, valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { DAILY, seatedTable, seatPeople, whatNow } from '../support/tables';
import { giveAway } from '../support/voices-table';

await useService();

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const WISH = { name: 'Zuzana', power: 'turns' as const };

/** A table of people who are known by their sessions; the first has the turn. */
async function heldTable() {
  const made = await seatedTable(3, { pace: DAILY });
  const who = await seatPeople(made);
  const [anna, bohumil] = [who(0), who(1)];
  const { gameId } = made;
  const lend = async (wish = {}) =>
    valueOf(await makeDelegate(gameId, anna, { ...WISH, until: inDays(3), ...wish }));
  const play = async (who: Visitor, command?: Command) => {
    const { view, commands } = await whatNow(made);
    const step = { expectedSeq: view.seq, commandId: crypto.randomUUID() };
    const given = command ?? commands[0];
    if (!given) throw new Error('there is no step');
    return submitCommand({ gameId, ...who, ...step, command: given });
  };
  return { made, gameId, anna, bohumil, lend, play };
}

const STRANGER = { userId: undefined, own: undefined, label: '' };
const kindsOf = async (gameId: string) =>
  (await loadEntries(gameId, Infinity)).map(({ kind }) => kind).filter((kind) => kind.startsWith('delegate'));

describe('a link for whole turns', () => {
  test('plays as the seat; the entries say who acted for the holder, and which steps they made', async () => {
    const { gameId, lend, play } = await heldTable();
    const { token } = await lend();
    const taken = await takeDelegation(token, { ...STRANGER, label: 'Firefox' });
    expect(taken).toMatchObject({ ok: true, value: { holder: 'Anna', power: 'turns', isOver: false } });
    expect(await loadTable(gameId, { token })).toMatchObject({ me: 0, delegate: { seat: 0, isOver: false } });
    expect((await loadTable(gameId, { token }))?.isHolder).toBeUndefined();
    for (let n = 0; n < 2; n += 1)
      expect(await play({ token })).toMatchObject({ ok: true, value: { seat: 0 } });
    const [used, made] = await loadEntries(gameId, Infinity);
    expect(made).toMatchObject({ kind: 'delegate-made', name: 'Anna', by: 0, delegate: { name: 'Zuzana' } });
    expect(used).toMatchObject({ kind: 'delegate-used', name: 'Anna', steps: [2, 3] });
    // Somebody who does not see the turn under way reads no number of steps.
    expect((await loadEntries(gameId, 2))[0]).toMatchObject({ kind: 'delegate-used', steps: [2] });
  });

  test('stays when the holder moves themself, and counts no step of theirs', async () => {
    const { gameId, anna, lend, play } = await heldTable();
    const { token } = await lend();
    await takeDelegation(token, STRANGER);
    expect(await play(anna)).toMatchObject({ ok: true });
    expect(await play({ ...anna, token })).toMatchObject({ ok: true });
    expect(await play({ token })).toMatchObject({ ok: true });
    expect((await loadEntries(gameId, Infinity))[0]?.steps).toEqual([4]);
  });

  test('the holder hears of its first use once', async () => {
    const { gameId, lend } = await heldTable();
    const { token } = await lend();
    for (let n = 0; n < 2; n += 1) await noteDelegateUse(hashToken(token), 'Firefox, Linux', new Date());
    const told = await db().outbox.findMany({ where: { gameId, kind: 'seat-opened' } });
    expect(told).toMatchObject([{ seat: 0, payload: { name: 'Zuzana', text: 'Firefox, Linux' } }]);
  });

  test('is no proof of the holder, and it gives no key of the seat', async () => {
    const { gameId, lend } = await heldTable();
    const { token } = await lend();
    await takeDelegation(token, STRANGER);
    expect(await holdingOf({ gameId, seat: 0 }, keysOf({ token }))).toBeUndefined();
    expect(await makeDelegate(gameId, { token }, { ...WISH, until: inDays(1) })).toMatchObject(
      refused('seat-held'),
    );
    expect(await loadDelegates(gameId, { token })).toMatchObject(refused('seat-held'));
    expect(await sitDown({ token, gameId })).toMatchObject(refused('token-wrong'));
    expect(await sitDown({ token, gameId, isProgram: true })).toMatchObject(refused('token-wrong'));
    expect(await db().seatKey.count({ where: { gameId, hash: hashToken(token) } })).toBe(0);
  });

  test('is for nobody who sits at the table, and opens no other table', async () => {
    const { gameId, anna, bohumil, lend, play } = await heldTable();
    const { token } = await lend();
    for (const { userId } of [anna, bohumil])
      expect(await takeDelegation(token, { ...STRANGER, userId })).toMatchObject(refused('not-that-seat'));
    expect(await takeDelegation(token, { ...STRANGER, own: 1 })).toMatchObject(refused('not-that-seat'));
    expect(await kindsOf(gameId)).toEqual(['delegate-made']);
    const other = await heldTable();
    expect(await other.play({ token })).toMatchObject(refused('token-wrong'));
    expect(await findSeatOf(other.gameId, { token })).toBeUndefined();
    // A link of another seat moves nothing here either.
    const theirs = valueOf(await makeDelegate(gameId, bohumil, { ...WISH, until: inDays(1) }));
    expect(await play({ token: theirs.token })).toMatchObject(refused('rejected'));
  });
});

describe('it ends', () => {
  const after = async (gameId: string, token: string) => [
    (await loadTable(gameId, { token }))?.me,
    (await findDelegation(token))?.isOver,
  ];

  test('when the holder takes it back: steps stay, the next is refused', async () => {
    const { gameId, anna, bohumil, lend, play } = await heldTable();
    const { id, token } = await lend();
    expect(await play({ token })).toMatchObject({ ok: true });
    expect(await revokeDelegate(gameId, bohumil, id)).toMatchObject(refused('unknown-delegate'));
    expect(await revokeDelegate(gameId, { token }, id)).toMatchObject(refused('seat-held'));
    expect(await revokeDelegate(gameId, anna, id)).toMatchObject({ ok: true });
    expect(await play({ token })).toMatchObject(refused('delegate-ended'));
    expect(await after(gameId, token)).toEqual([undefined, true]);
    expect((await loadTable(gameId, anna))?.seq).toBe(2);
    expect(await kindsOf(gameId)).toEqual(['delegate-ended', 'delegate-made']);
  });

  test.each<[string, (gameId: string) => Promise<unknown>]>([
    [
      'at its time, in the middle of a turn',
      (gameId) =>
        db().seatDelegate.updateMany({ where: { gameId }, data: { until: new Date(Date.now() - 1) } }),
    ],
    ['with another holder of the seat, and nothing of it comes back', (gameId) => giveAway(gameId, 0)],
    ['with the game', (id) => db().game.update({ where: { id }, data: { status: 'ended' } })],
  ])('%s', async (_when, end) => {
    const { made, gameId, lend, play } = await heldTable();
    const { token } = await lend();
    expect(await play({ token })).toMatchObject({ ok: true });
    const [command] = (await whatNow(made)).commands;
    await end(gameId);
    expect(await play({ token }, command)).toMatchObject(refused('delegate-ended'));
    expect(await takeDelegation(token, STRANGER)).toMatchObject(refused('delegate-ended'));
    expect(await after(gameId, token)).toEqual([undefined, true]);
  });
});

describe('a link to confirm plans', () => {
  test('gives no step, and opens no table', async () => {
    const { gameId, lend, play } = await heldTable();
    const { token } = await lend({ power: 'plans' });
    expect(await play({ token })).toMatchObject(refused('delegate-may-not'));
    expect(await findSeatOf(gameId, { token })).toBeUndefined();
    expect((await loadTable(gameId, { token }))?.me).toBeUndefined();
  });
});

test('nobody plays for longer than 21 days, by a name of the table, or next to three others', async () => {
  const { gameId, anna, lend } = await heldTable();
  const ask = (wish: object) => makeDelegate(gameId, anna, { ...WISH, until: inDays(1), ...wish });
  for (const days of [-1, 0, 22])
    expect(await ask({ until: inDays(days) })).toMatchObject(refused('delegate-refused', { why: 'dates' }));
  expect(await ask({ name: 'Bohumil' })).toMatchObject(refused('name-taken'));
  for (let n = 0; n < 3; n += 1) await lend({ until: inDays(21) });
  expect(await ask({})).toMatchObject(refused('delegate-refused', { why: 'many' }));
});

test('Sunday evening is by the holder’s clock', () => {
  const until = (now: string, zone = 'Europe/Prague') => untilOf('sunday', zone, new Date(now)).toISOString();
  expect(until('2026-11-27T10:00:00Z')).toBe('2026-11-29T19:00:00.000Z');
  expect(until('2026-11-29T18:59:00Z')).toBe('2026-11-29T19:00:00.000Z');
  expect(until('2026-11-29T19:30:00Z')).toBe('2026-12-06T19:00:00.000Z');
  expect(until('2026-11-30T01:00:00Z', 'America/Sao_Paulo')).toBe('2026-12-06T23:00:00.000Z');
});
