/** A page does not wait for a slow mail server, and says nothing wrong about it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { letterTo, sendConsentLetter, sendProof, sendTest } from '@/lib/features/notify/letters/letters';
import * as handing from '@/lib/features/people/hand-over';
import { isSignInMailed } from '@/lib/features/people/sign-in';
import { env } from '@/lib/platform/env';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import type { Channel } from '@/lib/platform/outbox/channel-store';
import { afterResponses } from '../support/after-responses';
import { startMailServer, type MailServer } from '../support/mail-server';
import { useService } from '../support/service';

/** How long a page of this test waits. */
const patience = { ms: 1 };
const { handOver } = handing;
vi.spyOn(handing, 'handOver').mockImplementation((sending) => handOver(sending, patience.ms));
await useService();
const NOW = new Date('2026-11-29T08:00:00.000Z');
const reader = letterTo({ name: 'Anna', locale: 'en' });
const email = 'anna@praga.test';
const channel = { id: randomUUID(), form: 'mail', target: { address: email } } as unknown as Channel;
const seat = { gameId: 'bcdfghjkmnpq', seat: 0, email, name: 'Anna', table: 'T', url: 'http://praga.test' };

/** The emails that pages send themselves. */
const LETTERS: Readonly<Record<string, () => Promise<boolean>>> = {
  'the link to sign in': () => isSignInMailed({ email, locale: 'en' }),
  'the proof of an address': () => sendProof(reader, 'c', email, NOW),
  'the question for the address of a seat': () => sendConsentLetter(wordingOf('en'), seat, NOW),
  'a test': () => sendTest(reader, channel, NOW),
};

let takeAll = () => {};
let [slow, refusing]: MailServer[] = [];
beforeAll(async () => {
  slow = await startMailServer({ takes: new Promise((done) => (takeAll = done)) });
  refusing = await startMailServer({ isRefusing: true });
});
afterAll(async () => {
  await slow?.close();
  await refusing?.close();
});

test('an email that a slow server accepts later arrives once', async () => {
  patience.ms = 1;
  Object.assign(env(), { SMTP_URL: slow?.url });
  for (const send of Object.values(LETTERS)) expect(await send()).toBe(true);
  expect(slow?.got).toHaveLength(0);
  takeAll();
  await afterResponses();
  expect(slow?.got).toHaveLength(Object.keys(LETTERS).length);
});

test.each(Object.entries(LETTERS))(
  '%s is refused at once by a server that does not want it',
  async (_, send) => {
    patience.ms = 20_000;
    Object.assign(env(), { SMTP_URL: refusing?.url });
    expect(await send()).toBe(false);
  },
);

test('a failure after the response is only logged', async () => {
  patience.ms = 1;
  let fail = (_: Error) => {};
  await handOver(new Promise((_, no) => (fail = no)), patience.ms);
  fail(new Error('away'));
  await expect(afterResponses()).resolves.toBeUndefined();
});
