import crypto from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { callJson, problemOf, type Call } from '../support/api';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

await useService();
let table: CreatedTable;
let commands: string;
let token: string | undefined;
beforeAll(async () => {
  table = await seatedTable(2, { emails: false });
  commands = `/api/games/${table.gameId}/commands`;
  token = table.seats[0]?.token;
});

const submission = (command: unknown, more: object = {}) => ({
  expectedSeq: 1,
  commandId: crypto.randomUUID(),
  command,
  ...more,
});
const post = (call: Omit<Call, 'method' | 'path'>): Call => ({ method: 'POST', path: commands, ...call });
const headers = { 'content-type': 'application/json' };
const END_TURN = submission({ type: 'EndTurn' });

async function stillAtRowOne() {
  const { body } = await callJson({ path: `/api/games/${table.gameId}` });
  expect(body).toMatchObject({ seq: 1, latestSeq: 1 });
}

describe('every bad request has its status, and changes nothing', () => {
  test.each([
    ['cut off', '{"expectedSeq":'],
    ['empty', ''],
    ['a lone letter', '\u00ff'],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ])('400 malformed JSON: %s', async (_what, raw) => {
    await problemOf(post({ token, raw, headers }), 400, 'malformed-json');
    await stillAtRowOne();
  });

  test.each([
    ['a key too many', { ...END_TURN, more: 1 }],
    ['an unknown command', submission({ type: 'TakeEverything' })],
    ['a command with a key too many', submission({ type: 'EndTurn', now: true })],
    ['a number beyond all bounds', submission({ type: 'TakeActionTile', position: 1e300 })],
    ['a text as number', submission({ type: 'EndTurn' }, { expectedSeq: '1' })],
    ['no UUID', submission({ type: 'EndTurn' }, { commandId: 'x' })],
    ['a list', []],
    ['null', null],
  ])('400 misshapen: %s', async (_what, json) => {
    const { body } = await problemOf(post({ token, json }), 400, 'invalid-request');
    expect(body.issues.length).toBeGreaterThan(0);
    await stillAtRowOne();
  });

  test('404 for an unknown table and for an invalid table id', async () => {
    for (const id of ['bcdfghjkmnpq', 'no', 'x'.repeat(200), '\u0000', 'a b', "'; drop"]) {
      const path = `/api/games/${encodeURIComponent(id)}`;
      for (const asked of [
        ...['', '/log', '/export', '/at/1', '/options'].map((part) => ({ path: path + part })),
        ...['', '/options'].map((part) => ({ path: path + part, token })),
        { method: 'POST', path: `${path}/sit`, token },
        { method: 'POST', path: `${path}/commands`, token, json: END_TURN },
      ])
        await problemOf(asked, 404, 'unknown-table');
    }
  });

  test('404 unknown position and unknown address', async () => {
    await problemOf({ path: `/api/games/${table.gameId}/at/2` }, 404, 'unknown-position');
    await problemOf({ path: `/api/games/${table.gameId}/at/zero` }, 400, 'invalid-request');
    await problemOf({ path: '/api/nothing' }, 404, 'unknown-route');
  });

  test('401 no token', async () => {
    const { headers } = await problemOf(post({ json: END_TURN }), 401, 'token-missing');
    expect(headers.get('www-authenticate')).toBe('Bearer');
    await problemOf({ path: `/api/games/${table.gameId}/options` }, 401, 'token-missing');
    await problemOf({ method: 'POST', path: `/api/games/${table.gameId}/sit` }, 401, 'token-missing');
  });

  test('403 wrong token: made up, of another table, not seated', async () => {
    const other = await seatedTable(2, { emails: false });
    for (const wrong of ['x', 'A'.repeat(22), other.seats[0]?.token]) {
      await problemOf(post({ token: wrong, json: END_TURN }), 403, 'token-wrong');
      const look = await callJson({ path: `/api/games/${table.gameId}`, token: wrong });
      expect([look.status, look.body.unproven]).toEqual([200, 'token-wrong']);
      await problemOf({ path: `/api/games/${table.gameId}/options`, token: wrong }, 403, 'token-wrong');
      const sit = { method: 'POST', path: `/api/games/${table.gameId}/sit`, token: wrong };
      await problemOf(sit, 403, 'token-wrong');
    }
    const made = await callJson({
      method: 'POST',
      path: '/api/tables',
      json: { name: 'Fresh', seats: [{ name: 'A' }, { name: 'B' }] },
    });
    const path = `/api/games/${made.body.game.id}/commands`;
    const fresh = { method: 'POST', path, token: made.body.seats[0].token, json: END_TURN };
    await problemOf(fresh, 403, 'not-seated');
  });

  test('409 not your turn, and stale', async () => {
    const notMine = post({ token: table.seats[1]?.token, json: END_TURN });
    expect((await problemOf(notMine, 409, 'not-your-turn')).body).toMatchObject({
      seq: 1,
      rule: expect.any(String),
    });
    const stale = post({ token, json: submission({ type: 'EndTurn' }, { expectedSeq: 7 }) });
    expect((await problemOf(stale, 409, 'stale-position')).body.seq).toBe(1);
    await stillAtRowOne();
  });

  test('422 suggests commands that really help', async () => {
    const other = await seatedTable(2, { emails: false });
    const path = `/api/games/${other.gameId}/commands`;
    const token = other.seats[0]?.token;
    const mines = { type: 'DeclareAction', action: 'manage-mines', context: 'main' };
    const asked = { method: 'POST', path, token, json: submission(mines) } as const;
    const { body } = await problemOf(asked, 422, 'tile-not-taken');
    expect(body.cures.length).toBeGreaterThan(0);
    const [{ command, words }] = body.cures;
    expect(command.type).toBe('TakeActionTile');
    expect(words).toMatch(/^“Take .+”/);
    const cured = await callJson({ ...asked, json: submission(command) });
    expect(cured.status).toBe(200);
    const again = await callJson({ ...asked, json: submission(mines, { expectedSeq: 2 }) });
    expect(again.status).toBe(200);
  });

  test('422 against the rules, with code, rule and sentence', async () => {
    const { body } = await problemOf(post({ token, json: END_TURN }), 422, 'tile-not-taken');
    expect(body).toMatchObject({
      detail: 'Take an action tile first.',
      seq: 1,
      rule: expect.stringMatching(/^[A-Z]+-/),
    });
    await stillAtRowOne();
  });

  test('413 over the limit, with or without Content-Length', async () => {
    const raw = JSON.stringify({ ...END_TURN, padding: 'x'.repeat(70_000) });
    await problemOf(post({ token, raw, headers }), 413, 'body-too-large');
    const announced = { ...headers, 'content-length': '70000' };
    await problemOf(post({ token, raw: '{}', headers: announced }), 413, 'body-too-large');
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(0x20));
      },
    });
    await problemOf(post({ token, raw: endless, headers }), 413, 'body-too-large');
    expect(sent).toBeLessThan(200_000);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])(
    '415 %s',
    async (type) => {
      const raw = JSON.stringify(END_TURN);
      await problemOf(post({ token, raw, headers: { 'content-type': type } }), 415, 'unsupported-media-type');
    },
  );
});
