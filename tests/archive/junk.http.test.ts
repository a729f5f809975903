/** Files that are no games, brought to the built service: each is refused before it has cost much. */
import { expect, test } from 'vitest';
import { goldenDocument } from '../support/documents';
import { sampled } from '../support/full';
import { junkImports } from '../support/junk-imports';

const origin = process.env.SERVICE_URL ?? '';
const MAX_MS = 300;
/** The machine may be busy with something else once or twice; slow content is slow each time. */
const TRIES = 5;

const JUNK = junkImports(goldenDocument('2-players-online'));

async function timed(path: string, init: RequestInit) {
  const before = performance.now();
  const response = await fetch(origin + path, { method: 'POST', redirect: 'manual', ...init });
  const text = await response.text();
  return { response, text, ms: performance.now() - before };
}

/** As large, and refused as soon as it has come. */
const NOTHING_IN_IT = 'x'.repeat(4.9 * 1024 * 1024);
/** Attempts, because a busy machine makes even this slow. */
const MAX_TIMES = 3;

/**
 * The first of some that is quick enough, or the last; if slow, an empty answer at the same moment gives the
 * limit.
 */
async function quickOf(bring: (body: string) => ReturnType<typeof timed>, body: string) {
  for (let left = TRIES; ; left -= 1) {
    const taken = await bring(body);
    if (taken.ms < MAX_MS || left === 1) return { ...taken, most: MAX_MS };
    const { ms } = await bring(NOTHING_IN_IT);
    if (taken.ms < MAX_TIMES * ms) return { ...taken, most: MAX_TIMES * ms };
  }
}

test.each(sampled(JUNK, 10))('refused within 300 ms, the sending included: %s', async (_what, body) => {
  const headers = { 'content-type': 'application/json' };
  const bring = (it: string) => timed('/api/imports', { headers, body: it });
  const { response, text, ms, most } = await quickOf(bring, body);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect([400, 413, 422]).toContain(response.status);
  expect(JSON.parse(text)).toMatchObject({
    status: response.status,
    code: expect.stringMatching(/^[a-z-]+$/),
  });
  expect(ms).toBeLessThan(most);
});

test.each(sampled(JUNK, 5))('the same as a file in the form: %s', async (_what, body) => {
  const bring = (json: string) => {
    const made = new FormData();
    made.set('file', new File([json], 'game.json', { type: 'application/json' }));
    made.set('as', 'finished');
    return timed('/import/file', { body: made });
  };
  const { response, ms, most } = await quickOf(bring, /"document":([\s\S]*)\}$/.exec(body)?.[1] ?? body);
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/import\?problem=[a-z-]+/),
  ]);
  expect(ms).toBeLessThan(most);
});
