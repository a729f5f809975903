/** Whom each limit counts: people wherever they are, a network only when a whole club would be too many. */
import { beforeAll, describe, expect, test } from 'vitest';
import { tooOftenWords } from '@/app/too-often/too-often';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { db } from '@/lib/platform/db/db';
import {
  CULPRITS,
  LIMITS,
  mostOf,
  tooMany,
  type LimitKind,
  type RateLimit,
  type TooMany,
} from '@/lib/platform/http/limits/limits';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { refuseSignInCode, refuseSignInMail } from '@/lib/platform/http/limits/sign-in-limit';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { call, problemOf } from '../support/api';
import { useService } from '../support/service';
import { stopTime } from '../support/stop-time';
import { seatedTable } from '../support/tables';
import { browserOf, personWith, guest } from '../support/world';

await useService();

const KINDS = Object.keys(LIMITS) as LimitKind[];
const counting = (counts: RateLimit['counts']) => KINDS.filter((kind) => LIMITS[kind].counts === counts);

let next = 0;
/** An address that nobody has used before. */
const anAddress = () => `100.${64 + ((next += 1) >> 16)}.${(next >> 8) & 255}.${next & 255}`;
const from = (address: string, proof: Readonly<Record<string, string>> = {}) =>
  new Headers({ 'x-forwarded-for': address, ...proof });

const CLUB = 10;
let club: readonly { readonly cookie: string }[];
beforeAll(async () => {
  club = await Promise.all(
    Array.from({ length: CLUB }, async (_, n) => browserOf(await guest(`Member ${n}`))),
  );
});

type Ask = () => Promise<TooMany | undefined>;

/** Asks until only one more is allowed. Counters of all processes are set, others are really used up. */
async function useUp(kind: LimitKind, most: number, ask: Ask): Promise<void> {
  if (!LIMITS[kind].together) {
    for (let n = 1; n < most; n += 1) expect(await ask()).toBeUndefined();
    return;
  }
  await db().rateLimit.deleteMany();
  expect(await ask()).toBeUndefined();
  await db().rateLimit.updateMany({ data: { count: most - 1 } });
}

/** The refusal after exactly `most` tries. */
async function refusalAfter(kind: LimitKind, most: number, ask: Ask): Promise<TooMany | undefined> {
  stopTime();
  Object.assign(globalThis, { pragaCounters: undefined });
  await useUp(kind, most, ask);
  expect(await ask()).toBeUndefined();
  return ask();
}

describe.each(counting('person'))('%s', (kind) => {
  const { most } = LIMITS[kind];

  test('a club behind one address may do it, each as often as a person', async () => {
    Object.assign(globalThis, { pragaCounters: undefined });
    const address = anAddress();
    const each = Math.min(most, Math.floor(Math.min(mostOf(kind, 'network'), most + CLUB) / CLUB));
    for (const { cookie } of club)
      for (let n = 0; n < each; n += 1)
        expect(await refuseTooMany(kind, from(address, { cookie }))).toBeUndefined();
    if (LIMITS[kind].together) expect(CLUB * each).toBeGreaterThanOrEqual(most);
  });

  test('a person is stopped, from however many addresses', async () => {
    const proof = await browserOf(await guest('Dana'));
    const ask = () => refuseTooMany(kind, from(anAddress(), proof));
    expect(await refusalAfter(kind, most, ask)).toMatchObject({ whom: 'person' });
  });

  test('the link of a seat is stopped, from however many addresses', async () => {
    const proof = { authorization: `Bearer ${'s'.repeat(22)}` };
    const ask = () => refuseTooMany(kind, from(anAddress(), proof));
    expect(await refusalAfter(kind, most, ask)).toMatchObject({ whom: 'person' });
  });

  test('strangers of one address are stopped late, and take nothing from people who are known there', async () => {
    const address = anAddress();
    const ask = () => refuseTooMany(kind, from(address));
    expect(await refusalAfter(kind, mostOf(kind, 'network'), ask)).toMatchObject({ whom: 'network' });
    const known = await refuseTooMany(kind, from(address, club[0]));
    if (LIMITS[kind].together) expect(known).toBeUndefined();
  });
});

test.each(counting('network'))('%s: an address is stopped, whoever asks there', async (kind) => {
  const address = anAddress();
  let n = 0;
  const ask = () => refuseTooMany(kind, from(address, club[(n += 1) % CLUB]));
  expect(await refusalAfter(kind, LIMITS[kind].most, ask)).toMatchObject({ whom: 'network' });
});

type MailboxKind = {
  [K in LimitKind]: (typeof LIMITS)[K]['counts'] extends 'mailbox' ? K : never;
}[LimitKind];
const askMail = (email: string, headers: Headers) => refuseSignInMail({ email, headers, person: undefined });
const sameAddress = () => {
  const address = anAddress();
  return () => address;
};
/** The addresses and the door that use up a mailbox. */
const MAIL_FROM = {
  'sign-in-mail': [sameAddress, askMail],
  'sign-in-mails': [() => anAddress, askMail],
  'sign-in-code': [() => anAddress, refuseSignInCode],
} as const satisfies Readonly<Record<MailboxKind, unknown>>;

test.each(Object.keys(MAIL_FROM) as MailboxKind[])('%s: a mailbox is stopped', async (kind) => {
  const [addresses, ask] = MAIL_FROM[kind];
  const address = addresses();
  const email = `${kind}@praga.test`;
  const refusals = [];
  for (let n = 0; n <= LIMITS[kind].most; n += 1) refusals.push(await ask(email, from(address())));
  expect(refusals.slice(0, -1).every((refusal) => refusal === undefined)).toBe(true);
  const last = refusals.at(-1);
  expect(typeof last === 'object' ? last.whom : last).toBe(kind === 'sign-in-code' ? 'codes' : 'mailbox');
  expect(await ask(`other-${email}`, from(address()))).toBeUndefined();
});

test('on a club evening, sixty people behind one address get their sign-in links', async () => {
  const headers = from(anAddress());
  for (let n = 0; n < 60; n += 1) expect(await askMail(`m${n}@praga.test`, headers)).toBeUndefined();
});

test('an access token is its person: forty networks write no more messages than one', async () => {
  stopTime();
  const { gameId } = await seatedTable();
  const { token } = await personWith('Eva');
  const say = (n: number) => ({
    ...{ method: 'POST', path: `/api/games/${gameId}/talk`, token },
    json: { id: crypto.randomUUID(), text: `Message ${n}` },
    headers: { 'x-forwarded-for': anAddress() },
  });
  for (let n = 0; n < LIMITS.chat.most; n += 1) expect((await call(say(n))).status).toBeLessThan(300);
  const { body } = await problemOf(say(99), 429, 'too-many');
  expect(body.params).toEqual({ whom: 'person' });
});

const RETRY_S = 720;
const NETWORK: Readonly<Record<(typeof LOCALES)[number], RegExp>> = {
  en: /many people on your network/i,
  de: /viele leute in deinem netz/i,
  'pt-BR': /muita gente na sua rede/i,
};

test.each(LOCALES)('%s: the words name the network, and say when', (locale) => {
  const words = CULPRITS.map((whom) => tooOftenWords(wordingOf(locale), tooMany(whom, RETRY_S * 1000)));
  expect(new Set(words).size).toBe(CULPRITS.length);
  for (const sentence of words) expect(sentence).toMatch(/\b12 minut/i);
  expect(words.filter((sentence) => NETWORK[locale].test(sentence))).toHaveLength(1);
  const late = tooOftenWords(wordingOf(locale), tooMany('person', 20 * 3_600_000));
  expect(late).toMatch(/\b20 (hours|Stunden|horas)/);
});

test('programs are told who asked too often', () => {
  const said = CULPRITS.map((whom) => problemOfTooMany(tooMany(whom, RETRY_S * 1000)));
  expect(said.map(({ params }) => params?.whom)).toEqual(CULPRITS);
  for (const { detail, retryAfter } of said)
    expect([detail.includes('720'), retryAfter]).toEqual([true, 720]);
  expect(said[CULPRITS.indexOf('network')]?.detail).toMatch(/network/);
});

test('each limit says why it counts so', () => {
  for (const kind of KINDS) expect(LIMITS[kind].why.length).toBeGreaterThan(20);
});
