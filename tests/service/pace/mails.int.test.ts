/**
 * What people read of a table that decides: who did what and why, each thing once, and links that lead where
 * they say.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ASKING, type Pace } from '@/lib/game/pace/pace';
import type { LateAnswer } from '@/lib/game/pace/wait';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { takeBackDecision } from '@/lib/features/clocks/execute-decisions';
import { myTables, withDeadlines } from '@/lib/features/table/my-tables';
import { myHolidays, setAutomatic } from '@/lib/features/people/my-holidays';
import { agreeToEndPause, agreeToPause } from '@/lib/features/clocks/pause';
import { makeGuest } from '@/lib/features/people/guests';
import { deleteAccount } from '@/lib/features/people/profile';
import { answerLate } from '@/lib/features/clocks/late';
import { deliverByClock } from '@/lib/features/notify/deliver-due';
import { announceArrival } from '@/lib/features/seats/arrivals';
import { findFormerSeat } from '@/lib/features/seats/former';
import { findSeatByToken, sitDown } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load-table';
import { listKeptMail } from '@/lib/platform/outbox/kept-mail';
import { FakeClock } from '../../support/clock';
import { channelFor } from '../../support/notifications';
import { useService } from '../../support/service';
import { seatedTable } from '../../support/tables';

const { databaseUrl, dataDir } = await useService();
const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 });
afterAll(() => sql.end());
const forget = () => fs.rmSync(path.join(dataDir, 'mail'), { recursive: true, force: true });
beforeEach(async () => {
  await sql.query(`update "Game" set status = 'finished'`);
  await sql.query('delete from "Outbox"');
  forget();
});

const DAILY: Pace = { kind: 'daily', ...ASKING };

/** A table whose first seat is late and has been told so, with a host elsewhere who has a mail address. */
async function lateTable(people: 2 | 3) {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const table = await seatedTable(people, { pace: DAILY, clock });
  const { gameId } = table;
  const hostId = crypto.randomUUID();
  await sql.query(`insert into "User" ("id", "name", "locale") values ($1, 'Hostess', 'en')`, [hostId]);
  await channelFor(sql, hostId, 'mail', { address: 'host@praga.test' });
  await sql.query('update "Game" set "hostId" = $2 where "id" = $1', [gameId, hostId]);
  const who = (seat: number) => ({ token: table.seats.find((chair) => chair.seat === seat)?.token });
  const say = (by: number, answer: LateAnswer) =>
    answerLate({ gameId, who: who(by), seat: 0, answer }, clock);
  const hour = async (hours: number) => {
    clock.pass(hours);
    return readMails(clock);
  };
  const agenda = (by: number) => tableAgenda(gameId, who(by), clock.now());
  return { gameId, clock, who, say, hour, agenda };
}

/** The mails that are due, by their readers. */
async function readMails(clock: FakeClock) {
  await sql.query('delete from "RateLimit"');
  await deliverByClock(clock);
  const mails = await listKeptMail();
  forget();
  const by = mails.map(({ to, subject, text }): [string, string] => [
    to.address.split('@')[0] ?? '',
    `${subject}\n${text.replaceAll(/\s+/g, ' ')}`,
  ]);
  return by.sort(([a], [b]) => a.localeCompare(b));
}
const readers = (mails: readonly (readonly [string, string])[]) => mails.map(([reader]) => reader);

const linkIn = (mail: readonly [string, string] | undefined) =>
  /http:\/\/praga\.test\/seat\/([\w.-]+)/.exec(mail?.[1] ?? '')?.[1] ?? '';

test('everybody else, the host too, reads who decided what and why, until when, that it was taken back, and how it ended', async () => {
  const { gameId, clock, who, say, hour, agenda } = await lateTable(2);
  const late = await hour(72);
  expect(readers(late)).toEqual(['anna', 'bohumil', 'host']);
  expect(late[0]?.[1]).toContain('Until they have decided you can still move; then nothing else happens.');
  expect(late[2]?.[1]).toContain('Dear Hostess, The time of Anna');
  await say(1, 'end');
  const made = await readMails(clock);
  expect(readers(made)).toEqual(['anna', 'host']);
  for (const [, text] of made) {
    expect(text).toContain('Decided in At the Golden Tiger: end the game without a result');
    expect(text).toContain('Bohumil in At the Golden Tiger: end the game without a result');
    expect(text).toContain('because the time of Anna has run out. It takes effect on Thu 5 Mar, 09:00');
    expect(text).toContain('a move of Anna makes it void');
  }
  const id = (await agenda(1))?.decisions[0]?.id ?? '';
  await takeBackDecision({ gameId, id, who: who(1) }, clock);
  const back = await readMails(clock);
  expect(readers(back)).toEqual(['anna', 'host']);
  expect(back[0]?.[1]).toContain('Bohumil has taken back what was decided');
  await say(1, 'end');
  await readMails(clock);
  const over = await hour(1);
  expect(readers(over)).toEqual(['anna', 'bohumil', 'host']);
  expect(over[0]?.[1]).toContain('Bohumil ended it, because the time of Anna had run out.');
  expect(await hour(48)).toEqual([]);
});

test('whoever says nothing reads once a day what the others want, and from when on silence agrees', async () => {
  const { say, hour } = await lateTable(3);
  await hour(72);
  expect(readers(await hour(24))).toEqual(['bohumil', 'cecilie']);
  await say(1, 'replace');
  const day = await hour(24);
  expect(readers(day)).toEqual(['cecilie']);
  expect(day[0]?.[1]).toContain(
    'Bohumil in At the Golden Tiger: look for somebody else for the seat of Anna.',
  );
  expect(day[0]?.[1]).toContain('From Mon 9 Mar, 08:00 UTC on, your silence counts as agreeing.');
  expect(await hour(23)).toEqual([]);
  expect(readers(await hour(1))).toEqual(['cecilie']);
  const passed = await hour(24);
  expect(readers(passed)).toEqual(['anna', 'bohumil', 'cecilie', 'host']);
  expect(passed[2]?.[1]).toContain('Those who said nothing for three days count as agreeing.');
});

test('a free seat is told to everybody at the table and its host, with the link that fills it', async () => {
  const { gameId, say, hour } = await lateTable(2);
  await hour(72);
  await say(1, 'replace');
  await hour(0);
  const free = await hour(1);
  expect(readers(free)).toEqual(['anna', 'bohumil', 'host']);
  const link = linkIn(free[1]);
  expect(await findSeatByToken(link)).toMatchObject({ gameId, seat: 0, seated: false });
});

test('reminders at half, at four fifths and in the last hours, of which the last says what happens then', async () => {
  const { hour } = await lateTable(3);
  const texts: string[] = [];
  for (const hours of [36, 21.6, 11.4]) texts.push(...(await hour(hours)).map(([, text]) => text));
  expect(texts).toHaveLength(3);
  expect(texts[0]).not.toContain('Then it is out');
  expect(texts[1]).not.toContain('Then it is out');
  expect(texts[2]).toContain('Your time in At the Golden Tiger is running out');
  expect(texts[2]).toContain(
    'Your time runs until Thu 5 Mar, 08:00 UTC. Then it is out, and the others decide',
  );
});

test('where a computer takes the seat the last reminder and all messages say so', async () => {
  const { gameId, clock } = await lateTable(3);
  await sql.query(`update "Game" set "pace" = $2 where "id" = $1`, [
    gameId,
    JSON.stringify({ ...DAILY, onTimeout: 'computer' }),
  ]);
  clock.pass(70);
  const [[, last] = ['', '']] = await readMails(clock);
  expect(last).toContain('Then it is out, and a computer takes your seat');
  clock.pass(2);
  const out = await readMails(clock);
  expect(readers(out)).toEqual(['anna', 'bohumil', 'cecilie', 'host']);
  expect(out[0]?.[1]).toContain('a computer plays on for you, as was chosen for this table');
  expect(out[1]?.[1]).toContain('The time of Anna in At the Golden Tiger has run out. As was chosen');
});

test('whoever is replaced is told by whom and why, may take the free seat, and reads on by the old link', async () => {
  const { gameId, clock, who, say, hour } = await lateTable(3);
  await sql.query(`update "Game" set "watchers" = 'players' where "id" = $1`, [gameId]);
  await hour(72);
  await say(1, 'replace');
  await say(2, 'replace');
  await hour(0);
  const [[reader, text] = ['', '']] = await hour(1);
  expect(reader).toBe('anna');
  expect(text).toContain('Dear Anna, Bohumil and Cecilie decided to look for somebody else for your seat');
  expect(text).toContain('The seat is still free: you may take it again.');
  expect(await findSeatByToken(linkIn(['', text]))).toMatchObject({ gameId, seat: 0 });
  const { token = '' } = who(0);
  expect(await findSeatByToken(token)).toBeUndefined();
  const former = await findFormerSeat(token);
  expect(former).toMatchObject({ gameId, seat: 0, name: 'Anna', link: expect.any(String), isOver: false });
  // They read on as whoever watches, and nobody else does.
  expect(await loadTable(gameId, { token })).toMatchObject({ gameId });
  expect(await loadTable(gameId, { token })).not.toHaveProperty('me');
  expect(await loadTable(gameId, {})).toBeUndefined();
  // The page of the clocks as well, with the link to the seat that was theirs.
  expect(await tableAgenda(gameId, { token }, clock.now())).toMatchObject({
    free: [{ seat: 0, link: expect.stringContaining('/seat/') }],
  });
  expect(await tableAgenda(gameId, {}, clock.now())).toBeUndefined();
  await sitDown({ token: linkIn(['', text]), name: 'Eliška' }, clock);
  expect(await findFormerSeat(token)).not.toHaveProperty('link');
  expect(await tableAgenda(gameId, { token }, clock.now())).toMatchObject({ free: [] });
  expect(await findFormerSeat('x'.repeat(22))).toBeUndefined();
});

test('the game begins once, and who starts reads that; whoever plays on for another is welcomed', async () => {
  const { gameId, clock, say, hour, agenda } = await lateTable(2);
  await announceArrival(gameId, 1, clock.now());
  const begun = await readMails(clock);
  expect(begun[0]?.[1]).toContain('At the Golden Tiger has begun: you start');
  expect(readers(begun)).toEqual(['anna']);
  await hour(72);
  await say(1, 'replace');
  await hour(0);
  await hour(1);
  const link = (await agenda(1))?.free[0]?.link ?? '';
  const sat = await sitDown(
    { token: link.split('/').at(-1) ?? '', name: 'Eliška', email: 'eliska@praga.test' },
    clock,
  );
  expect(sat).toMatchObject({ ok: true, value: { isNew: true } });
  await announceArrival(gameId, 0, clock.now());
  const came = await readMails(clock);
  expect(readers(came)).toEqual(['bohumil', 'eliska']);
  expect(came[0]?.[1]).toContain('Eliška plays on for Anna in At the Golden Tiger.');
  expect(came[1]?.[1]).toContain('Welcome: you play on for Anna in At the Golden Tiger. It is your turn');
  expect(came[1]?.[1]).toContain(`/games/${gameId}/log`);
});

test('who starts is told as well when theirs is the last seat that is taken', async () => {
  const { gameId, clock } = await lateTable(2);
  await announceArrival(gameId, 0, clock.now());
  const begun = await readMails(clock);
  expect(readers(begun)).toEqual(['anna', 'bohumil']);
  expect(begun[0]?.[1]).toContain('You start.');
  expect(begun[1]?.[1]).not.toContain('You start.');
  // Somebody has gone before the first step, and another has come: that is no second beginning.
  clock.pass(1);
  await announceArrival(gameId, 1, clock.now());
  const again = await readMails(clock);
  expect(readers(again)).toEqual(['anna']);
  expect(again[0]?.[1]).toContain('Bohumil has joined');
});

test('a free seat that is out of time is mailed as one, to everybody, with the link that fills it', async () => {
  const { gameId, hour, agenda } = await lateTable(3);
  await sql.query(`update "Seat" set "seatedAt" = null, "email" = null where "gameId" = $1 and "seat" = 0`, [
    gameId,
  ]);
  expect((await agenda(1))?.free).toEqual([{ seat: 0 }]);
  const out = await hour(72);
  expect(readers(out)).toEqual(['bohumil', 'cecilie', 'host']);
  expect(out[0]?.[1]).toContain('waits for a seat on which nobody sits, and its time has run out.');
  expect(await findSeatByToken(linkIn(out[0]))).toMatchObject({ gameId, seat: 0, seated: false });
  expect((await agenda(1))?.free).toEqual([{ seat: 0, link: expect.stringContaining('/seat/') }]);
});

test('when somebody deletes their account the table is asked at once how to go on, and its people can fill the seat', async () => {
  const { gameId, clock, say, hour, agenda } = await lateTable(3);
  const guest = await makeGuest({ name: 'Anna', locale: 'en' });
  await sql.query('update "Seat" set "userId" = $2 where "gameId" = $1 and "seat" = 0', [gameId, guest.id]);
  await deleteAccount(guest.id, clock);
  const told = await readMails(clock);
  expect(readers(told)).toEqual(['bohumil', 'cecilie', 'host']);
  expect(told[0]?.[1]).toContain('A seat in At the Golden Tiger is free.');
  expect(await findSeatByToken(linkIn(told[0]))).toMatchObject({ gameId, seat: 0, seated: false });
  // Nobody is told twice, whoever looks next.
  expect(await hour(1)).toEqual([]);
  const asked = await agenda(2);
  expect(asked?.late).toMatchObject([{ seat: 0, isFree: true, missing: [1, 2] }]);
  expect(asked?.late[0]?.votes.map(({ answer }) => answer)).toEqual(['computer', 'computer', 'end']);
  expect(asked?.free).toEqual([{ seat: 0, link: expect.stringContaining('/seat/') }]);
  // The time of a seat that was given up has not run out: but nobody has to wait for that.
  await say(1, 'computer');
  expect(await say(2, 'computer')).toMatchObject({ ok: true, value: { effectAt: expect.any(String) } });
  await hour(1);
  expect((await agenda(1))?.seats[0]).toMatchObject({ bot: 'journeyman' });
});

test('of a seat that was given up while another plays, one voice is enough after three days of silence', async () => {
  const { gameId, clock, agenda, hour, who } = await lateTable(3);
  const guest = await makeGuest({ name: 'Cecilie', locale: 'en' });
  await sql.query('update "Seat" set "userId" = $2 where "gameId" = $1 and "seat" = 2', [gameId, guest.id]);
  // Anna, who is waited for, has time for weeks.
  await sql.query('update "Seat" set "bankMs" = 1800000000 where "gameId" = $1 and "seat" = 0', [gameId]);
  await deleteAccount(guest.id, clock);
  await answerLate({ gameId, who: who(1), seat: 2, answer: 'end' }, clock);
  expect((await agenda(1))?.late).toMatchObject([{ seat: 2, missing: [0], silenceAt: expect.any(String) }]);
  await hour(71);
  expect(await agenda(1)).toMatchObject({ decisions: [] });
  await hour(1);
  expect(await agenda(1)).toMatchObject({ decisions: [{ kind: 'end', state: 'open', why: 'silence' }] });
  await hour(1);
  expect(await agenda(1)).toMatchObject({ status: 'ended' });
});

describe('holidays that begin by themselves', () => {
  /** The same table, of which Anna is known as a person. */
  async function withAnna() {
    const late = await lateTable(3);
    const anna = await makeGuest({ name: 'Anna', locale: 'en', timeZone: 'UTC' });
    await sql.query('update "Seat" set "userId" = $2 where "gameId" = $1 and "seat" = 0', [
      late.gameId,
      anna.id,
    ]);
    const annasClock = async () => (await late.agenda(1))?.times[0];
    return { ...late, anna, annasClock };
  }

  test('whose they are reads of each day before it is taken; the others once why they wait longer, and see until when', async () => {
    const { hour, annasClock } = await withAnna();
    await hour(36);
    await hour(21.6);
    const soon = await hour(11.4);
    expect(readers(soon)).toEqual(['anna']);
    expect(soon[0]?.[1]).toContain(
      'your time runs out on Thu 5 Mar, 08:00. If you have not moved by then, that day',
    );
    expect(soon[0]?.[1]).toContain('http://praga.test/me/holidays');
    expect(await annasClock()).not.toHaveProperty('holidays');
    const begun = await hour(3);
    expect(readers(begun)).toEqual(['bohumil', 'cecilie', 'host']);
    expect(begun[0]?.[1]).toContain('Anna is on holiday until Fri 6 Mar, 00:00 UTC');
    expect(begun[0]?.[1]).toContain(
      'So the time of Anna in At the Golden Tiger runs until Fri 6 Mar, 08:00 UTC.',
    );
    expect(await annasClock()).toMatchObject({
      until: '2026-03-06T08:00:00.000Z',
      holidayUntil: '2026-03-06T00:00:00.000Z',
      holidays: { days: 1, byThemselves: 1 },
    });
    // The next day likewise; the others have read it once.
    expect(readers(await hour(21))).toEqual(['anna']);
    expect(await hour(3)).toEqual([]);
    expect(await annasClock()).toMatchObject({ holidays: { days: 2, byThemselves: 2 } });
    for (let day = 3; day <= 7; day += 1) {
      expect(readers(await hour(21)), `day ${day}`).toEqual(['anna']);
      expect(await hour(3), `day ${day}`).toEqual([]);
    }
    // No more of them: the last reminder says what happens instead.
    const last = await hour(21);
    expect(last[0]?.[1]).toContain('Then it is out, and the others decide');
    expect(readers(await hour(3))).toEqual(['anna', 'bohumil', 'cecilie', 'host']);
  });

  test('whoever refuses them has no more: the clock runs on from then', async () => {
    const { clock, hour, anna, annasClock } = await withAnna();
    await hour(69);
    await setAutomatic(anna.id, false, clock);
    const out = await hour(3);
    expect(readers(out)).toEqual(['anna', 'bohumil', 'cecilie', 'host']);
    expect(await annasClock()).toMatchObject({ isOut: true });
    const other = await withAnna();
    await other.hour(69);
    await other.hour(6);
    expect(await other.annasClock()).toMatchObject({ until: '2026-03-06T08:00:00.000Z' });
    // At eleven on a day that had become a holiday at eight: what has gone by of it stays one.
    await setAutomatic(other.anna.id, false, other.clock);
    expect(await other.annasClock()).toMatchObject({ until: '2026-03-05T19:00:00.000Z' });
    expect((await other.annasClock())?.holidayUntil).toBeUndefined();
    await setAutomatic(other.anna.id, true, other.clock);
    expect(await myHolidays(other.anna.id, other.clock)).toMatchObject({ isAutomatic: true, holidays: [] });
  });

  test('the list of tables says so beside whom the table waits for', async () => {
    const { gameId, clock, hour, who } = await withAnna();
    await hour(73);
    const tables = await myTables({ userId: undefined, tokens: [who(1).token ?? ''] });
    const [mine] = await withDeadlines(
      tables.filter((table) => table.gameId === gameId),
      clock.now(),
    );
    expect(mine).toMatchObject({
      holidayUntil: '2026-03-06T00:00:00.000Z',
      until: '2026-03-06T08:00:00.000Z',
    });
    const ours = await myTables({ userId: undefined, tokens: [who(0).token ?? ''] });
    expect((await withDeadlines(ours, clock.now()))[0]).not.toHaveProperty('holidayUntil');
  });
});

describe('a common holiday', () => {
  const from = new Date('2026-03-10T00:00:00Z');
  const until = new Date('2026-03-20T00:00:00Z');

  test('is proposed by mail, begins on its day, and stops all clocks until it is over', async () => {
    const { gameId, clock, who, agenda } = await lateTable(2);
    const agree = (seat: number) => agreeToPause({ gameId, who: who(seat), from, until }, clock);
    expect(await agree(0)).toEqual({ ok: true, value: { done: false, missing: 1 } });
    const asked = await readMails(clock);
    expect(readers(asked)).toEqual(['bohumil', 'host']);
    expect(asked[0]?.[1]).toContain('from Tue 10 Mar, 00:00 UTC to Fri 20 Mar, 00:00 UTC');
    expect((await agenda(1))?.proposals).toEqual([
      { from: from.toISOString(), until: until.toISOString(), seats: [0] },
    ]);
    expect(await agree(1)).toEqual({ ok: true, value: { done: true, missing: 0 } });
    expect(readers(await readMails(clock))).toEqual(['anna', 'host']);
    const planned = await agenda(1);
    expect(planned).toMatchObject({
      pause: { from: from.toISOString(), until: until.toISOString() },
      proposals: [],
    });
    // It has not begun: the clock runs until then.
    expect(planned).not.toHaveProperty('pausedUntil');
    expect(planned?.times[0]?.until).toBe('2026-03-05T08:00:00.000Z');
    await sql.query('update "Seat" set "bankMs" = 800000000 where "gameId" = $1 and "seat" = 0', [gameId]);
    expect((await agenda(1))?.times[0]?.until).toBe('2026-03-21T14:13:20.000Z');
    clock.goTo('2026-03-12T00:00:00Z');
    expect(await agenda(1)).toMatchObject({ pausedUntil: until.toISOString() });
    // Nobody sees what is over at the top of the table, and everybody what is to come.
    const soon = { from: new Date(Date.now() + 3_600_000), until: new Date(Date.now() + 9_000_000) };
    expect(await loadTable(gameId, 1)).not.toHaveProperty('pause');
    await sql.query('update "Game" set "pauses" = $2 where "id" = $1', [gameId, JSON.stringify([soon])]);
    expect((await loadTable(gameId, 1))?.pause).toEqual(JSON.parse(JSON.stringify(soon)));
  });

  test('ends early once everybody wants that', async () => {
    const { gameId, clock, who, agenda } = await lateTable(2);
    const end = (seat: number) => agreeToEndPause({ gameId, who: who(seat) }, clock);
    expect(await end(0)).toMatchObject({ ok: false, error: { kind: 'not-to-agree' } });
    for (const seat of [0, 1]) await agreeToPause({ gameId, who: who(seat), until }, clock);
    await readMails(clock);
    clock.pass(24);
    expect(await end(1)).toEqual({ ok: true, value: { done: false, missing: 1 } });
    expect((await agenda(0))?.pause).toMatchObject({ ending: [1] });
    expect((await readMails(clock))[0]?.[1]).toContain('Bohumil would like to end the common holiday');
    expect(await end(0)).toEqual({ ok: true, value: { done: true, missing: 0 } });
    expect(readers(await readMails(clock))).toEqual(['bohumil', 'host']);
    const after = await agenda(0);
    expect(after).not.toHaveProperty('pause');
    expect(after?.proposals).toEqual([]);
    // A day of it has passed, and no more.
    expect(after?.times[0]?.until).toBe('2026-03-06T08:00:00.000Z');
    expect(await end(0)).toMatchObject({ ok: false });
  });
});
