import crypto from 'node:crypto';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { countedAddress } from '@/lib/platform/auth/address';
import { LIMITS, refuseTooManyOf, type LimitKind } from '@/lib/platform/http/limits/count-requests';
import { mostOf } from '@/lib/platform/http/limits/limits';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { forgetCounts } from '@/lib/platform/http/limits/rate-limit-store';
import { refuseSignInMail } from '@/lib/platform/http/limits/sign-in-limit';
import { refusePage } from '@/lib/platform/http/page-guard';
import { MAX_STREAMS_OF, takeStreamPlace } from '@/lib/platform/live/places';
import { perProcess } from '@/lib/platform/process';
import { callJson, problemOf } from '../support/api';
import { sampled } from '../support/full';
import { useService } from '../support/service';

await useService();
const at = (time: string) => ({ now: () => new Date(time) });
const NOON = at('2030-01-01T12:00:00Z');
const somebody = () => crypto.randomUUID();
const from = (address: string) => new Headers({ 'x-forwarded-for': address });

async function passed(kind: LimitKind, who: string, tries: number, clock = NOON) {
  const answers = [];
  for (let i = 0; i < tries; i += 1) answers.push(await refuseTooManyOf(kind, who, clock));
  return answers.filter((answer) => answer === undefined).length;
}

test.each(['sign-in', 'chat', 'create'] as const)(
  '%s: up to the limit of a span, then none',
  async (kind) => {
    const who = somebody();
    const { most, spanS } = LIMITS[kind];
    expect(await passed(kind, who, most + 40)).toBe(most);
    expect(await refuseTooManyOf(kind, who, NOON)).toMatchObject({ kind: 'too-many', retryAfterS: spanS });
    expect(await passed(kind, somebody(), 1)).toBe(1);
    const later = at(new Date(NOON.now().getTime() + spanS * 1000).toISOString());
    expect(await passed(kind, who, 1, later)).toBe(1);
  },
);

/** As if another process were asked: it has counted nothing yet. */
function asAnotherProcess() {
  Object.assign(globalThis, { pragaCounters: undefined });
}

test('writes and guesses are counted by all processes together', async () => {
  const who = somebody();
  let done = 0;
  for (let i = 0; i < 10; i += 1) {
    done += await passed('join', who, 10);
    asAnotherProcess();
  }
  expect(done).toBe(LIMITS.join.most);
});

test('work that only costs time is counted by each process for itself', async () => {
  const who = somebody();
  const { most, spanS } = LIMITS.command;
  expect(await passed('command', who, most + 40)).toBe(most);
  expect((await refuseTooManyOf('command', who))?.retryAfterS).toBeLessThanOrEqual(spanS);
  expect(await passed('command', somebody(), 1)).toBe(1);
  asAnotherProcess();
  expect(await passed('command', who, 1)).toBe(1);
});

test('very many networks are stopped by the limit for all together, people are not', async () => {
  asAnotherProcess();
  const { all } = LIMITS.import;
  const network = (n: number) => from(`2001:db8:${n.toString(16)}::1`);
  let done = 0;
  for (let n = 0; n < all + 20; n += 1) if (!(await refuseTooMany('import', network(n)))) done += 1;
  expect(done).toBe(all);
  expect(await refuseTooMany('import', somebody())).toBeUndefined();
  asAnotherProcess();
});

test('all of an IPv6 network of 56 bits counts as one', async () => {
  const within = (n: number) => from(`2001:db8:ffff:${(0xab00 + n).toString(16)}::${n}`);
  const most = mostOf('report', 'network');
  for (let n = 0; n < most; n += 1) expect(await refuseTooMany('report', within(n))).toBeUndefined();
  expect(await refuseTooMany('report', within(most))).toMatchObject({ kind: 'too-many' });
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
  for (let i = 0; i < LIMITS.report.most + 5; i += 1) {
    expect(await refuseTooMany('report', from('127.0.0.1'))).toBeUndefined();
  }
  for (const who of [from('203.0.113.9'), somebody()]) {
    for (let i = 0; i < mostOf('report', typeof who === 'string' ? 'one' : 'network'); i += 1)
      expect(await refuseTooMany('report', who)).toBeUndefined();
    expect(await refuseTooMany('report', who)).toMatchObject({ kind: 'too-many' });
  }
});

test('the API answers 429 with the time to wait', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.20' };
  const create = { method: 'POST', path: '/api/tables', json: {}, headers };
  for (let i = 0; i < mostOf('create', 'network'); i += 1) expect((await callJson(create)).status).toBe(400);
  const refused = await problemOf(create, 429, 'too-many');
  expect(Number(refused.headers.get('retry-after'))).toBe(refused.body.retryAfter);
  expect(refused.body.retryAfter).toBeGreaterThan(0);
  expect((await callJson({ ...create, headers: { 'x-forwarded-for': '203.0.113.21' } })).status).toBe(400);
});

/** `count` addresses, each in another network of 56 bits. */
const fromNetworks = (site: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${site}:${((n % 256) << 8).toString(16)}::${n}`);

test.each(sampled(['my-data', 'sandbox', 'game', 'picture'] as const, 2))(
  '%s: all networks of one IPv6 site together may do eight times what one may, and another site all of it',
  { timeout: 60_000 },
  async (kind) => {
    const done = async (address: string) => (await refuseTooMany(kind, from(address))) === undefined;
    const most = mostOf(kind, 'site');
    let passed = 0;
    for (const address of fromNetworks('2001:db8:48', most + 20)) passed += Number(await done(address));
    expect(passed).toBe(Math.min(most, LIMITS[kind].all));
    asAnotherProcess();
    expect(await done('2001:db8:49::1')).toBe(true);
    // IPv4 has no sites.
    expect(await done('203.0.113.77')).toBe(true);
  },
);

test('pages, and the streams that are open, have the brake of a site too', async () => {
  asAnotherProcess();
  const ask = (address: string) => refusePage(new Request('http://praga.test/', { headers: from(address) }));
  expect(await ask('2001:db8:50:100::1')).toBeUndefined();
  const counters = perProcess('pragaCounters', () => new Map<string, { site: RateLimiterMemory }>());
  await counters.get().get('page')?.site.set('site 2001:db8:50::/48', mostOf('page', 'site'), 60);
  expect((await ask('2001:db8:50:200::1'))?.status).toBe(429);
  expect(await ask('2001:db8:52::1')).toBeUndefined();
  const opened = fromNetworks('2001:db8:51', 600).map((address) =>
    takeStreamPlace({ address: countedAddress(from(address)) }),
  );
  expect(opened.filter(Boolean)).toHaveLength(MAX_STREAMS_OF.site);
  for (const leave of opened) leave?.();
  expect(takeStreamPlace({ address: '2001:db8:51::/56' })).toBeDefined();
});

const askLink = (email: string, headers: Headers, person?: { id: string; email: string }) =>
  refuseSignInMail({ email, headers, person });

test('strangers of one network do not lock an address out for others', async () => {
  const email = 'anna@praga.test';
  for (let i = 0; i < LIMITS['sign-in-mail'].most; i += 1)
    expect(await askLink(email, from('203.0.113.5'))).toBeUndefined();
  expect(await askLink(email, from('203.0.113.5'))).toMatchObject({ kind: 'too-many' });
  expect(await askLink(email, from('198.51.100.7'))).toBeUndefined();
});

test('however many networks ask, its owner may: they are known by an open session', async () => {
  const email = 'bohumil@praga.test';
  const owner = { id: 'bohumil-the-owner', email };
  const refused = [];
  for (let i = 0; i < LIMITS['sign-in-mails'].most + 5; i += 1)
    refused.push(await askLink(email, from(`198.51.101.${i}`)));
  expect(refused.filter((refusal) => refusal)).toHaveLength(5);
  expect(await askLink(email, from('198.51.101.1'), owner)).toBeUndefined();
  expect(await askLink(email, from('198.51.101.1'), { ...owner, email: 'other@praga.test' })).toBeDefined();
});
