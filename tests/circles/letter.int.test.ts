/** The weekly digest of circles: its time, its readers and its content. */
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { foundCircle } from '@/lib/features/circles/circles';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { leavingOf, takeLeave } from '@/lib/features/notify/leave';
import { storeResult } from '@/lib/features/results/results';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { db } from '@/lib/platform/db/db';
import { env } from '@/lib/platform/env';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { letterWeekFrom, nextLetterAt } from '@/lib/platform/outbox/circle-outbox';
import { FakeClock, hoursAfter } from '../support/clock';
import { inFull } from '../support/full';
import { useService } from '../support/service';
import { entered } from '../support/competitions';
import { seatedTable } from '../support/tables';
import { actInCircle, changeOwn } from './acts';
import { callPlayers, startTable } from './games';
import { circleOfReaders, forgetNews, mailsBy, toWhom } from './news-readers';

await useService();

/** A Wednesday; Sunday is the 29th, and Prague is an hour ahead of UTC. */
const WEDNESDAY = '2026-11-25T12:00:00.000Z';
const SUNDAY = '2026-11-29T17:00:00.000Z';
const clock = new FakeClock(WEDNESDAY);
beforeEach(async () => {
  clock.goTo(WEDNESDAY);
  await forgetNews();
  await db().rateLimit.deleteMany();
});

const readers = (names: readonly string[]) => circleOfReaders(names, clock);

/** A result of a circle, without a game that was played; returns the game. */
async function resultIn(circleId: string, tablePoints: readonly number[]): Promise<string> {
  const { gameId } = await seatedTable(2, { emails: false });
  await db().game.update({ where: { id: gameId }, data: { circleId } });
  await endTable(gameId, circleId, 'played-out', tablePoints);
  await db().outbox.deleteMany({ where: { gameId } });
  return gameId;
}

/** Ends a table of a circle, the first member with the most points. */
async function endTable(
  gameId: string,
  circleId: string,
  how: 'played-out' | 'conceded' = 'played-out',
  tablePoints: readonly number[] = [],
): Promise<void> {
  const finishedAt = clock.now();
  const members = await db().circleMember.findMany({ where: { circleId }, orderBy: { joinedAt: 'asc' } });
  const seats = members.map(({ playerKey }, seat) => ({
    seat,
    order: seat + 1,
    playerKey,
    place: seat + 1,
    points: 90 - seat,
    tablePoints: tablePoints[seat] ?? 60,
    left: false,
  }));
  await db().game.update({ where: { id: gameId }, data: { status: 'finished', finishedAt } });
  const best = { seat: 0, seq: 1, points: 17 };
  const result = { gameId, circleId, players: seats.length, finishedAt, how, best, seats };
  expect(await storeResult(gameId, result, finishedAt)).toBe(true);
}

/** After the next letter. */
const later = () => ({ startsBy: hoursAfter(clock.now(), 240) });

test.each([
  ['UTC', '2026-11-25T12:00:00.000Z', '2026-11-29T18:00:00.000Z'],
  ['UTC', '2026-11-29T17:59:59.000Z', '2026-11-29T18:00:00.000Z'],
  ['UTC', '2026-11-29T18:00:00.000Z', '2026-12-06T18:00:00.000Z'],
  ['Europe/Prague', '2026-11-29T12:00:00.000Z', '2026-11-29T17:00:00.000Z'],
  ['Europe/Prague', '2026-11-29T17:30:00.000Z', '2026-12-06T17:00:00.000Z'],
  // The clocks change on this Sunday, and on the one before.
  ['Europe/Prague', '2026-10-23T12:00:00.000Z', '2026-10-25T17:00:00.000Z'],
  ['Europe/Prague', '2026-03-27T12:00:00.000Z', '2026-03-29T16:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-28T12:00:00.000Z', '2026-11-29T04:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-29T12:00:00.000Z', '2026-11-30T05:00:00.000Z'],
  ['Not/AZone', '2026-11-25T12:00:00.000Z', '2026-11-29T18:00:00.000Z'],
])('in %s an event at %s is in the digest of %s', (zone, at, letter) => {
  const due = nextLetterAt(zone, new Date(at));
  expect(due.toISOString()).toBe(letter);
  // Weeks follow each other without a gap.
  expect(nextLetterAt(zone, letterWeekFrom(zone, due))).toEqual(due);
});

describe('the weekly digest', () => {
  test('comes on Sunday evening to members who want it, once, with the news of the week', async () => {
    const circle = await readers(['Bohumil', 'Cilka']);
    const { circleId, others } = circle;
    await changeOwn({ circleId, userId: others[1] ?? '' }, { letter: false }, clock);
    const ended = await startTable(circle, clock);
    clock.pass(1);
    await startTable(circle, clock);
    await endTable(ended, circleId, 'conceded');
    await callPlayers(circle, clock, later());
    await deliverDue(clock);
    clock.goTo('2026-11-29T16:59:00.000Z');
    await deliverDue(clock);
    clock.goTo(SUNDAY);
    const [one, two] = await Promise.all([mailsBy(clock), mailsBy(clock)]);
    const mails = [...new Map([...one, ...two].map((mail) => [mail.id, mail])).values()];
    expect(toWhom(mails)).toEqual(['anna', 'bohumil']);
    const [{ text, html, subject } = { text: '', html: '', subject: '' }] = mails;
    expect(subject).toContain('Thursday');
    for (const fact of [
      'Anna (90)',
      'Bohumil (89)',
      'Cilka (88) · won by concession',
      '17',
      `/games/${ended}/at/1`,
    ])
      expect(text).toContain(fact);
    // The other table waits for its first player.
    expect(text).toContain(wordingOf('en').t('news.letter.turns'));
    expect(text).not.toMatch(new RegExp(`[{}]|undefined|NaN|${MISSING}`));
    expect(html).not.toContain(MISSING);
    clock.pass(1);
    expect(await mailsBy(clock)).toEqual([]);
  });

  test('does not come in a week without news', async () => {
    const circle = await readers(['Bohumil']);
    await startTable(circle, clock);
    clock.goTo(SUNDAY);
    expect(await mailsBy(clock)).toHaveLength(2);
    clock.goTo('2026-12-06T17:00:00.000Z');
    expect(await mailsBy(clock)).toEqual([]);
  });

  test('says who joined and left, whose place moved, and the next start', async () => {
    const circle = await readers(['Bohumil', 'Cilka']);
    const { circleId, host, others } = circle;
    await endTable(await startTable(circle, clock), circleId, 'played-out', [120, 60, 0]);
    clock.goTo(SUNDAY);
    const textOf = async () => (await mailsBy(clock)).find(({ to }) => to.name === 'Anna')?.text ?? '';
    const first = await textOf();
    for (const line of ['Joined: Bohumil and Cilka', 'Anna: new in place 1', 'Cilka: new in place 3'])
      expect(first).toContain(line);
    expect(first).not.toMatch(/Left: |, was |Standings since/);
    clock.pass(1);
    await entered(circle, [host], clock, { name: 'Advent', signUpUntil: hoursAfter(clock.now(), 240) });
    await endTable(await startTable(circle, clock), circleId, 'played-out', [0, 60, 120]);
    await actInCircle({ circleId, userId: others[1] ?? '' }, 'leave', clock);
    await db().outbox.deleteMany({
      where: { circleId: { not: null }, kind: { not: 'circle-letter' } },
    });
    clock.goTo('2026-12-06T17:00:00.000Z');
    const second = await textOf();
    for (const line of [
      'Standings since Sun 29 Nov, 17:00',
      'Bohumil: now in place 1, was 2',
      'Left: Cilka',
      'Advent: sign-up until Wed 9 Dec, 18:00',
    ])
      expect(second).toContain(line);
    // Cilka has left, so she does not move.
    expect(second).not.toMatch(/Anna: now|Cilka: now|Joined: |[{}]|undefined/);
  });

  test('of the first week compares nothing, though past games came in and many ended', async () => {
    const circle = await readers(['Bohumil', 'Cilka']);
    const { circleId } = circle;
    // More games than a letter lists, and one that ended before the circle began.
    const games = [];
    for (let i = 0; i < inFull(52, 2); i += 1) games.push(await resultIn(circleId, [0, 60, 120]));
    const past = { circleId, finishedAt: new Date('2026-11-20T12:00:00.000Z') };
    await db().gameResult.updateMany({ where: { gameId: games[0] ?? '' }, data: past });
    await startTable(circle, clock);
    clock.goTo(SUNDAY);
    const letter = (await mailsBy(clock)).find(({ to }) => to.name === 'Anna')?.text ?? '';
    for (const line of ['Cilka: new in place 1', 'Bohumil: new in place 2', 'Anna: new in place 3'])
      expect(letter).toContain(line);
    expect(letter).not.toMatch(/, was |Standings since/);
  });

  test('covers its own week, however late it is written', async () => {
    const circle = await readers(['Bohumil']);
    const { circleId } = circle;
    clock.goTo('2026-11-20T12:00:00.000Z');
    await resultIn(circleId, [120, 0]);
    clock.goTo(WEDNESDAY);
    await resultIn(circleId, [0, 120]);
    await startTable(circle, clock);
    await db().user.updateMany({
      where: { id: circle.host },
      data: { quietFrom: 17 * 60, quietTo: 20 * 60 },
    });
    clock.goTo('2026-11-29T19:00:00.000Z');
    for (let i = 0; i < 3; i += 1) await resultIn(circleId, [0, 120]);
    clock.goTo('2026-11-29T20:00:00.000Z');
    const letter = (await mailsBy(clock)).find(({ to }) => to.name === 'Anna')?.text ?? '';
    // After the week both had as many points; since then Bohumil leads.
    expect(letter).toContain('Standings since Sun 22 Nov, 17:00');
    expect(letter).toContain('Bohumil: now in place 1, was 2');
    expect(letter).not.toContain('Anna: now');
  });

  test('of several circles is one, with the last of their Sundays', async () => {
    const circle = await readers(['Bohumil']);
    const away = { name: 'Far away', userId: circle.host, myName: 'Anna', timeZone: 'America/New_York' };
    const second = await foundCircle(away, clock);
    await forgetNews();
    await startTable(circle, clock);
    await callPlayers({ circleId: second, host: circle.host }, clock, later());
    clock.goTo(SUNDAY);
    expect(toWhom(await mailsBy(clock))).toEqual(['bohumil']);
    clock.goTo('2026-11-29T23:00:00.000Z');
    const [letter, ...others] = await mailsBy(clock);
    expect(others).toEqual([]);
    expect(letter?.subject).toContain('Thursday');
    expect(letter?.subject).toContain('Far away');
  });

  test('is stopped by its link for all circles, and by the checkbox for one', async () => {
    const circle = await readers(['Bohumil']);
    await startTable(circle, clock);
    clock.goTo(SUNDAY);
    const [first] = await mailsBy(clock);
    const token = /\/unsubscribe\/(\S+)/.exec(first?.text ?? '')?.[1] ?? '';
    expect(await leavingOf(token)).toMatchObject({ isLetters: true, stopped: false });
    expect(await takeLeave(token, 'leave', clock)).toBe(true);
    expect(await leavingOf(token)).toMatchObject({ stopped: true });
    clock.pass(24);
    await startTable(circle, clock);
    clock.goTo('2026-12-06T17:00:00.000Z');
    expect(await mailsBy(clock)).toHaveLength(1);
    expect(await takeLeave(token, 'return', clock)).toBe(true);
    expect(await leavingOf(token)).toMatchObject({ stopped: false });
  });

  test('waits while the mail server is away, and comes once it is back', async () => {
    const circle = await readers([]);
    await callPlayers(circle, clock, later());
    Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:1' });
    clock.goTo(SUNDAY);
    expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 1 });
    Object.assign(env(), { SMTP_URL: undefined });
    clock.pass(0.5);
    expect(await mailsBy(clock)).toHaveLength(1);
    clock.pass(5);
    expect(await mailsBy(clock)).toEqual([]);
  });

  test('has words in every language', async () => {
    for (const locale of inFull(LOCALES, LOCALES.slice(-1))) {
      clock.goTo(WEDNESDAY);
      await forgetNews();
      const circle = await readers(['Bohumil']);
      await db().user.updateMany({ where: { id: circle.host }, data: { locale } });
      await endTable(await startTable(circle, clock), circle.circleId);
      await startTable(circle, clock);
      await callPlayers(circle, clock, later());
      clock.goTo(SUNDAY);
      const mine = (await mailsBy(clock)).find(({ to }) => to.address.startsWith('anna'));
      expect(mine?.html).toContain(`<html lang="${locale}">`);
      expect(mine?.text).not.toMatch(new RegExp(`[{}]|undefined|NaN|${MISSING}`));
      const folder = process.env.MAIL_SHEET;
      if (folder === undefined) continue;
      fs.mkdirSync(path.join(folder, locale), { recursive: true });
      fs.writeFileSync(path.join(folder, locale, 'circle-letter.html'), mine?.html ?? '');
    }
  });
});
