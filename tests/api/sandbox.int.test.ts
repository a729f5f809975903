/** The way to a sandbox and its lines over the API. */
import { expect, test } from 'vitest';
import { MAX_STEPS } from '@/lib/features/sandbox/shapes';
import { call, callJson, problemOf } from '../support/api';
import { makeTable } from '../support/new-table';
import { useService } from '../support/service';
import { post } from './post';

await useService();

const KEY = 'ab'.repeat(32);
const json = { base: 1, key: KEY, name: 'Mines first', steps: [{ seat: 0, command: { type: 'EndTurn' } }] };

/** A table where the first has sat down by the link. */
async function seated(settings: object = {}) {
  const { path, tokens } = await makeTable(settings);
  const [token = '', other] = tokens;
  await call(post(`${path}/sit`, token));
  return { path, token, other, lines: `${path}/sandbox/lines` };
}

test('a seat opens a sandbox, saves a line, renames and deletes it', async () => {
  const { path, token, other, lines } = await seated();
  const opened = await callJson({ path: `${path}/sandbox`, token });
  expect(opened.body).toMatchObject({ at: 1, latest: 1, me: 0, keeper: 'seat', lines: [] });
  const kept = await callJson(post(lines, token, json));
  expect(kept.status).toBe(201);
  const line = `${lines}/${kept.body.id}`;
  const renamed = await callJson({ method: 'PUT', path: line, token, json: { name: 'Walls first' } });
  expect(renamed.body).toMatchObject({ ...json, name: 'Walls first' });
  await problemOf({ method: 'PUT', path: line, json: { name: 'Mine' } }, 401, 'token-missing');
  await problemOf({ method: 'DELETE', path: line, token: other }, 401, 'token-missing');
  const gone = await callJson({ method: 'DELETE', path: line, token });
  expect(gone.body).toEqual({ id: kept.body.id });
  await problemOf({ method: 'DELETE', path: line, token }, 404, 'unknown-line');
  await problemOf({ method: 'PUT', path: line, token, json: { name: 'Mine' } }, 404, 'unknown-line');
});

test('malformed lines and requests from other sites are refused', async () => {
  const { path, token, lines } = await seated();
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
    await problemOf(post(lines, token, { ...json, ...wrong }), 400, 'invalid-request');
  await problemOf(post(lines, token, { ...json, name: 'x'.repeat(200_000) }), 413, 'body-too-large');
  await problemOf(post(lines, token, { ...json, base: 9 }), 404, 'unknown-position');
  await problemOf({ path: `${path}/sandbox?at=9`, token }, 404, 'unknown-position');
  await problemOf({ path: `${path}/sandbox?at=first`, token }, 400, 'invalid-request');
  const foreign = { ...post(lines, undefined, json), headers: { origin: 'http://elsewhere.test' } };
  await problemOf(foreign, 403, 'cross-site');
});

test('a line is shared if the table allows it, which everyone sees, and withdrawn', async () => {
  for (const isOpen of [false, true]) {
    const { path, token, lines } = await seated(isOpen ? { lineSharing: 'link' } : {});
    expect((await callJson({ path })).body.lineSharing).toBe(isOpen ? 'link' : 'private');
    const { body } = await callJson(post(lines, token, json));
    const line = post(`${lines}/${body.id}`, token);
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
