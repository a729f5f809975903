/**
 * A service that is being worked on, as somebody with a seat sees it: everything opens, nothing moves, and
 * they are told until when.
 */
import crypto from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { POST as command } from '@/app/api/games/[id]/commands/route';
import { announceReadOnly, cancelReadOnly } from '@/lib/features/operator/notices';
import { seatCookieName } from '@/lib/platform/auth/seat-proof';
import { db } from '@/lib/platform/db/db';
import { proxy } from '@/proxy';
import { askAs, makeWorld, type Entry, type World } from '../auth/matrix-world';
import { leaveLater } from '../support/after-responses';
import { useService } from '../support/service';

leaveLater();
await useService();
const OPERATOR = { userId: 'the-operator' };
const MINUTE_MS = 60_000;
let world: World;
beforeAll(async () => {
  world = await makeWorld('players');
});
afterEach(() => cancelReadOnly(OPERATOR));

async function workOn(): Promise<Date> {
  const [begins, ends] = [new Date(Date.now() - MINUTE_MS), new Date(Date.now() + 10 * MINUTE_MS)];
  expect(await announceReadOnly(OPERATOR, { begins, ends })).toBe('done');
  return ends;
}

const page = (file: string): Entry => ({ key: '', file, name: 'default', kind: 'page' });
const headOf = () =>
  db().game.findUniqueOrThrow({ where: { id: world.gameId }, select: { seq: true, head: true } });
/** The browser that holds the seat the table waits for. */
const cookie = () => `${seatCookieName(world.gameId)}=${world.cookies.own[seatCookieName(world.gameId)]}`;

test('the pages of a table that only its players may see open for a seat, and for nobody else', async () => {
  await workOn();
  const { gameId } = world;
  for (const [file, params] of [
    ['app/games/[gameId]/page.tsx', { gameId }],
    ['app/games/[gameId]/at/[seq]/page.tsx', { gameId, seq: '1' }],
    ['app/games/[gameId]/seats/page.tsx', { gameId }],
  ] as const) {
    expect(await askAs('own', world, page(file), { params }), file).toBe('200');
    expect(await askAs('anonymous', world, page(file), { params }), file).not.toBe('200');
  }
});

test('a move by the API is answered 503 with the time, and nothing is written', async () => {
  const [before, ends] = [await headOf(), await workOn()];
  const token = world.tokens[0] ?? '';
  const body = JSON.stringify({
    ...step(),
    expectedSeq: 1,
    command: { type: 'TakeActionTile', position: 0 },
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = new Request('http://praga.test/', { method: 'POST', headers, body });
  const answer = await command(request, { params: Promise.resolve({ id: world.gameId }) });
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(await answer.json()).toMatchObject({ code: 'read-only', until: ends.toISOString() });
  expect(await headOf()).toEqual(before);
});

test('a move by the form of the page is answered 503 with the time as well, by script or without', async () => {
  const ends = await workOn();
  const kinds: Record<string, string>[] = [
    { 'next-action': 'x'.repeat(40) },
    { 'content-type': 'multipart/form-data; boundary=x' },
  ];
  for (const more of kinds) {
    const headers = { host: 'praga.test', cookie: cookie(), ...more };
    const answer = await proxy(
      new Request(`http://praga.test/games/${world.gameId}`, { method: 'POST', headers, body: '--x--' }),
    );
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(590);
    expect(await answer.text()).toContain(ends.toISOString());
  }
});

test('should the form reach its action nevertheless, the step is refused in words', async () => {
  const before = await headOf();
  await workOn();
  const form = { gameId: world.gameId, ...step(), command: '{"type":"TakeActionTile","position":0}' };
  const entry: Entry = { key: '', file: 'app/games/[gameId]/actions.ts', name: 'takeStep', kind: 'action' };
  expect(await askAs('own', world, entry, { form })).toMatch('to /games/:here?refused=read-only');
  expect(await headOf()).toEqual(before);
});

const step = () => ({ expectedSeq: '1', commandId: crypto.randomUUID() });
