/**
 * How many streams somebody may have open at once, asked of the built service; its own limits of time are far
 * from reached.
 */
import { afterEach, expect, test } from 'vitest';
import { MAX_STREAMS_OF } from '@/lib/platform/live/places';
import { inFull } from '../support/full';
import { wireTable } from '../support/wire';

const origin = process.env.SERVICE_URL ?? '';

interface Opened {
  readonly response: Response;
  readonly leave: () => void;
}
const opened: Opened[] = [];
afterEach(() => {
  for (const { leave } of opened.splice(0)) leave();
});

/** A stream as somebody at `address` opens it; a proxy on this machine is believed. */
async function open(id: string, address: string, token?: string): Promise<Opened> {
  const gone = new AbortController();
  const response = await fetch(`${origin}/api/games/${id}/stream`, {
    headers: { 'x-forwarded-for': address, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal: gone.signal,
  });
  const one = { response, leave: () => gone.abort() };
  opened.push(one);
  return one;
}

const openMany = (n: number, one: (i: number) => Promise<Opened>) =>
  Promise.all(Array.from({ length: n }, (_, i) => one(i)));
const statuses = (all: readonly Opened[]) => all.map(({ response }) => response.status);

async function expectRefused({ response }: Opened): Promise<void> {
  expect(response.status).toBe(429);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await response.json()).toMatchObject({
    type: '/api-docs#too-many-streams',
    code: 'too-many-streams',
    status: 429,
  });
}

test('an address has sixty streams for all of its users; another address need not wait', async () => {
  const { address: most } = MAX_STREAMS_OF;
  const { id, tokens } = await wireTable(origin);
  const others = await wireTable(origin);
  const from = '203.0.113.60';
  // Some without a seat, some with one: of no person more than may be.
  const all = await openMany(most, (i) =>
    i < 15 ? open(id, from, tokens[0]) : i < 30 ? open(id, from, tokens[1]) : open(others.id, from),
  );
  expect(statuses(all)).toEqual(Array.from({ length: most }, () => 200));
  await expectRefused(await open(id, from));
  await expectRefused(await open(others.id, from, others.tokens[0]));
  expect((await open(id, '203.0.113.61')).response.status).toBe(200);
});

test('twenty of a person, from wherever; another seat is not asked to wait', async () => {
  const { person: most } = MAX_STREAMS_OF;
  const { id, tokens } = await wireTable(origin);
  const all = await openMany(most, (i) => open(id, `198.51.100.${i + 1}`, tokens[0]));
  expect(statuses(all)).toEqual(Array.from({ length: most }, () => 200));
  await expectRefused(await open(id, '198.51.100.99', tokens[0]));
  expect((await open(id, '198.51.100.99', tokens[1])).response.status).toBe(200);
});

test('pages that come and go again and again: each that goes makes room for one, and for no more', async () => {
  const { person: most } = MAX_STREAMS_OF;
  const { id, tokens } = await wireTable(origin);
  const at = (i: number) => `192.0.2.${i}`;
  const all = await openMany(most, (i) => open(id, at(i + 1), tokens[0]));
  for (let round = 0; round < inFull(3, 1); round += 1) {
    for (const { leave } of all.splice(0, 5)) leave();
    for (let i = 0; i < 5; i += 1) {
      await expect
        .poll(async () => {
          const one = await open(id, at(100 + round), tokens[0]);
          if (one.response.status === 200) all.push(one);
          return one.response.status;
        })
        .toBe(200);
    }
    await expectRefused(await open(id, at(100 + round), tokens[0]));
  }
  expect(all).toHaveLength(most);
});
