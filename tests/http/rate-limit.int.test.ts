import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { refuseTooMany } from '@/lib/http/rate-limit';
import { LIMITS, refuseTooManyOf, type LimitKind } from '@/lib/service/rate-limit';
import { forgetCounts } from '@/lib/store/rate-limit-store';
import { callJson, problemOf } from '../support/api';
import { useService } from '../support/service';

await useService();
const at = (time: string) => ({ now: () => new Date(time) });
const NOON = at('2030-01-01T12:00:00Z');
const somebody = () => crypto.randomUUID();

async function passed(kind: LimitKind, who: string, tries: number, clock = NOON) {
  const answers = [];
  for (let i = 0; i < tries; i += 1) answers.push(await refuseTooManyOf(kind, who, clock));
  return answers.filter((answer) => answer === undefined).length;
}

/** As if another process were asked: it has no permits yet. */
function asAnotherProcess() {
  Object.assign(globalThis, { pragaPermits: undefined });
}

test.each(['sign-in', 'chat', 'command'] as const)('%s: so many in a span, then no more', async (kind) => {
  const who = somebody();
  const { most, spanS } = LIMITS[kind];
  expect(await passed(kind, who, most + 40)).toBe(most);
  expect(await refuseTooManyOf(kind, who, NOON)).toEqual({ kind: 'too-many', retryAfterS: spanS });
  expect(await passed(kind, somebody(), 1)).toBe(1);
  const later = at(new Date(NOON.now().getTime() + spanS * 1000).toISOString());
  expect(await passed(kind, who, 1, later)).toBe(1);
});

test('processes count together, whoever is asked', async () => {
  const who = somebody();
  const { most } = LIMITS.command;
  let done = 0;
  for (let i = 0; i < 40; i += 1) {
    done += await passed('command', who, 25);
    if (i % 4 === 3) asAnotherProcess();
  }
  expect(done).toBeLessThanOrEqual(most);
  // Every process that is asked anew takes one block; what it has not given out is lost at most.
  expect(done).toBeGreaterThanOrEqual(most - 10 * LIMITS.command.block);
});

test('many at once are counted right', async () => {
  const who = somebody();
  const all = await Promise.all(Array.from({ length: 60 }, () => refuseTooManyOf('chat', who, NOON)));
  expect(all.filter((answer) => answer === undefined)).toHaveLength(LIMITS.chat.most);
});

test('spans long over are forgotten, later ones are not', async () => {
  const who = somebody();
  await passed('chat', who, LIMITS.chat.most);
  await forgetCounts(new Date('2030-01-01T11:59:00Z'));
  expect(await passed('chat', who, 1)).toBe(0);
  await forgetCounts(new Date('2030-01-01T12:01:00Z'));
  expect(await passed('chat', who, 1)).toBe(1);
});

test('this machine is not counted, an address is, and so is a person', async () => {
  const from = (address: string) => new Headers({ 'x-forwarded-for': address });
  for (let i = 0; i < LIMITS.report.most + 5; i += 1) {
    expect(await refuseTooMany('report', from('127.0.0.1'))).toBeUndefined();
  }
  for (const who of [from('203.0.113.9'), somebody()]) {
    for (let i = 0; i < LIMITS.report.most; i += 1)
      expect(await refuseTooMany('report', who)).toBeUndefined();
    expect(await refuseTooMany('report', who)).toMatchObject({ kind: 'too-many' });
  }
});

test('the API answers 429 with the time to wait', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.20' };
  const create = { method: 'POST', path: '/api/tables', json: {}, headers };
  for (let i = 0; i < LIMITS.create.most; i += 1) expect((await callJson(create)).status).toBe(400);
  const refused = await problemOf(create, 429, 'too-many');
  expect(Number(refused.headers.get('retry-after'))).toBe(refused.body.retryAfter);
  expect(refused.body.retryAfter).toBeGreaterThan(0);
  expect((await callJson({ ...create, headers: { 'x-forwarded-for': '203.0.113.21' } })).status).toBe(400);
});
