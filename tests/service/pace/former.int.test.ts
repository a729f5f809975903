/** Whoever was replaced at a table hears how it ended, once, at the address they had left there. */
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { hashToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { ASKING } from '@/lib/game/pace/pace';
import { executeDue } from '@/lib/features/clocks/execute-decisions';
import { answerLate } from '@/lib/features/clocks/late';
import { chooseEnd } from '@/lib/features/leaving/endings';
import { deliverByClock } from '@/lib/features/notify/deliver-due';
import { makeGuest } from '@/lib/features/people/guests';
import { setAutomatic } from '@/lib/features/people/my-holidays';
import { listKeptMail } from '@/lib/platform/outbox/kept-mail';
import { FakeClock } from '../../support/clock';
import { randomNumbers, useService } from '../../support/service';
import { playUntil, seatedTable, sitAs } from '../../support/tables';

const { dataDir } = await useService();
const forget = () => fs.rmSync(path.join(dataDir, 'mail'), { recursive: true, force: true });
beforeEach(forget);

/**
 * A table of three from which the first, a guest with an address at their seat alone, was taken by a vote.
 */
async function withoutAnna() {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const pace = { kind: 'daily', ...ASKING } as const;
  const table = await seatedTable(3, { clock, pace });
  const { gameId } = table;
  const persons: string[] = [];
  for (const { token, name } of table.seats) {
    const { id } = await makeGuest({ name, locale: 'en' });
    await sitAs({ token, userId: id }, clock);
    persons.push(id);
  }
  await setAutomatic(persons[0] ?? '', false);
  clock.pass(72);
  for (const seat of [1, 2])
    await answerLate(
      { gameId, who: { userId: persons[seat] }, seat: 0, answer: 'computer', bot: 'journeyman' },
      clock,
    );
  clock.pass(1);
  await executeDue(clock);
  await deliverByClock(clock);
  forget();
  const mailsTo = async (address: string) => {
    await db().rateLimit.deleteMany();
    await deliverByClock(clock);
    return (await listKeptMail(1000)).filter(({ to }) => to.address === address);
  };
  return { table, gameId, clock, persons, mailsTo };
}

const addresses = async (gameId: string) =>
  (await db().seatHolder.findMany({ where: { gameId, replaced: true } })).map(({ email }) => email);

test('of a game that its people have ended', async () => {
  const { gameId, clock, persons, mailsTo } = await withoutAnna();
  expect(await addresses(gameId)).toEqual(['anna@praga.test']);
  for (const seat of [1, 2])
    await chooseEnd({ gameId, who: { userId: persons[seat] }, kind: 'agreed-end' }, clock);
  clock.pass(1);
  await executeDue(clock);
  const [mail, ...others] = await mailsTo('anna@praga.test');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('At the Golden Tiger is finished');
  expect(mail?.text).toMatch(/^(Dear|Hello) Anna/);
  expect(mail?.text).toContain(`/games/${gameId}/archive.html`);
  expect(await addresses(gameId)).toEqual([null]);
});

test('of a game that was played to its end, unless they sit there again', { timeout: 120_000 }, async () => {
  const { table, gameId, clock, mailsTo } = await withoutAnna();
  // Max was replaced twice; Bohumil at another seat than the one he holds; one left at their own wish.
  const held = { gameId, replaced: true, at: new Date(), name: 'Max', userId: null };
  const rows = [
    { seat: 1, untilSeq: 1, email: 'max@praga.test' },
    { seat: 2, untilSeq: 1, email: 'MAX@praga.test' },
    { seat: 1, untilSeq: 0, email: 'bohumil@praga.test' },
    { seat: 2, untilSeq: 0, email: 'left@praga.test', replaced: false },
  ];
  await db().seatHolder.createMany({ data: rows.map((row) => ({ ...held, ...row })) });
  const [{ token } = { token: '' }] = table.seats;
  await db().seat.updateMany({
    where: { gameId, seat: 0 },
    data: { bot: null, tokenHash: hashToken(token) },
  });
  await playUntil(table, randomNumbers('former'), () => false);
  // Steps are dated by the real clock.
  clock.goTo(new Date(Date.now() + 60_000).toISOString());
  expect((await mailsTo('anna@praga.test')).map(({ subject }) => subject)).toEqual([
    'At the Golden Tiger is finished',
  ]);
  const [max, ...more] = (await listKeptMail(1000)).filter(({ to }) => /^max@/i.test(to.address));
  expect(more).toEqual([]);
  expect(max?.text).toMatch(/1\. .*: \d+ points/);
  const ends = (await mailsTo('bohumil@praga.test')).filter(({ subject }) => subject.endsWith('is finished'));
  expect(ends).toHaveLength(1);
  expect(await mailsTo('left@praga.test')).toEqual([]);
});
