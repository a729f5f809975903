/** The way to a sandbox and its lines over the API. */
import { expect, test } from 'vitest';
import { MAX_STEPS } from '@/lib/features/sandbox/shapes';
import { call, callJson, problemOf } from '../support/api';
import { makeTable } from '../support/new-table';
import { useService } from '../support/service';

await useService();

const KEY = 'ab'.repeat(32);
const json = { base: 1, key: KEY, name: 'Mines first', steps: [{ seat: 0, command: { type: 'EndTurn' } }] };

test('a seat opens a sandbox, keeps a line, renames it and forgets it', async () => {
  const { path, tokens } = await makeTable();
  const [token = ''] = tokens;
  await call({ method: 'POST', path: `${path}/sit`, token });
  const opened = await callJson({ path: `${path}/sandbox`, token });
  expect(opened.body).toMatchObject({ at: 1, latest: 1, me: 0, keeper: 'seat', lines: [] });
  const kept = await callJson({ method: 'POST', path: `${path}/sandbox/lines`, token, json });
  expect(kept.status).toBe(201);
  const line = `${path}/sandbox/lines/${kept.body.id}`;
  const renamed = await callJson({ method: 'PUT', path: line, token, json: { name: 'Walls first' } });
  expect(renamed.body).toMatchObject({ ...json, name: 'Walls first' });
  await problemOf({ method: 'PUT', path: line, json: { name: 'Mine' } }, 401, 'token-missing');
  await problemOf({ method: 'DELETE', path: line, token: tokens[1] }, 401, 'token-missing');
  const gone = await callJson({ method: 'DELETE', path: line, token });
  expect(gone.body).toEqual({ id: kept.body.id });
  await problemOf({ method: 'DELETE', path: line, token }, 404, 'unknown-line');
  await problemOf({ method: 'PUT', path: line, token, json: { name: 'Mine' } }, 404, 'unknown-line');
});

test('malformed lines and requests from other sites are refused', async () => {
  const { path, tokens } = await makeTable();
  const [token = ''] = tokens;
  await call({ method: 'POST', path: `${path}/sit`, token });
  const lines = { method: 'POST', path: `${path}/sandbox/lines`, token } as const;
  const [step] = json.steps;
  for (const wrong of [
    { key: 'short' },
    { name: '' },
    { name: 'x'.repeat(41) },
    { base: 0 },
    { steps: [{ seat: 4, command: { type: 'EndTurn' } }] },
    { steps: [{ seat: 0, command: { type: 'Cheat' } }] },
    { steps: Array.from({ length: MAX_STEPS + 1 }, () => step) },
    { more: true },
  ])
    await problemOf({ ...lines, json: { ...json, ...wrong } }, 400, 'invalid-request');
  await problemOf({ ...lines, json: { ...json, name: 'x'.repeat(200_000) } }, 413, 'body-too-large');
  await problemOf({ ...lines, json: { ...json, base: 9 } }, 404, 'unknown-position');
  await problemOf({ path: `${path}/sandbox?at=9`, token }, 404, 'unknown-position');
  await problemOf({ path: `${path}/sandbox?at=first`, token }, 400, 'invalid-request');
  const other = { ...lines, token: undefined, headers: { origin: 'http://elsewhere.test' } };
  await problemOf({ ...other, json }, 403, 'cross-site');
});

test('a line is shared if the table allows it, which everyone sees, and withdrawn', async () => {
  const closed = await makeTable();
  const open = await makeTable({ lineSharing: 'link' });
  for (const { path, tokens } of [closed, open]) {
    const [token = ''] = tokens;
    await call({ method: 'POST', path: `${path}/sit`, token });
    const isOpen = path === open.path;
    expect((await callJson({ path })).body.lineSharing).toBe(isOpen ? 'link' : 'private');
    const { body } = await callJson({ method: 'POST', path: `${path}/sandbox/lines`, token, json });
    const line = { method: 'POST', path: `${path}/sandbox/lines/${body.id}`, token } as const;
    await problemOf({ ...line, json: {} }, 400, 'invalid-request');
    await problemOf({ ...line, token: undefined, json: { shared: true } }, 401, 'token-missing');
    if (!isOpen) {
      await problemOf({ ...line, json: { shared: true } }, 403, 'lines-private');
      continue;
    }
    const shared = await callJson({ ...line, json: { shared: true } });
    // The step is not possible, so nobody sees it.
    expect(shared.body).toMatchObject({ line: { id: body.id, name: 'Mines first' }, hidden: 1 });
    expect((await callJson({ ...line, json: { shared: false } })).body.line.sharedAs).toBeUndefined();
  }
});
