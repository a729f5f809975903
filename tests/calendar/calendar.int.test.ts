/** The calendar of a person, read by a calendar program’s parser and compared with the database. */
import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { GET } from '@/app/calendar/[token]/route';
import { calendarLink, renewCalendarLink, revokeCalendarLink } from '@/lib/features/calendar/calendar';
import { answerGathering } from '@/lib/features/circles/gatherings/gatherings';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { advanceDue } from '@/lib/features/competitions/advance';
import { actOnEntrant } from '@/lib/features/competitions/competitions';
import { mergePeople } from '@/lib/features/people/merge-store';
import { takeHoliday } from '@/lib/features/people/my-holidays';
import { deleteAccount } from '@/lib/features/people/profile';
import { db } from '@/lib/platform/db/db';
import { LIMITS } from '@/lib/platform/http/limits/limits';
import { callPlayers } from '../circles/games';
import { madeCircle } from '../support/world';
import { entered, idOf, shownTo } from '../support/competitions';
import { FakeClock, hoursAfter } from '../support/clock';
import { APP_URL, useService } from '../support/service';
import { watchStatements } from '../support/statements';
import { DAILY, seatedTable, sitAs } from '../support/tables';
import { calendarOf, eventsIn, fileAt, tokenOf } from './made-calendar';

await useService();

const newClock = () => new FakeClock('2026-11-02T10:00:00Z');

/** A table that waits for a person. */
async function tableFor(userId: string, clock: FakeClock) {
  const table = await seatedTable(2, { pace: DAILY, clock, emails: false });
  await sitAs({ token: table.seats[0]?.token ?? '', userId }, clock);
  const until = async () => {
    const agenda = await tableAgenda(table.gameId, { token: table.seats[0]?.token }, clock.now());
    return agenda?.times.find(({ seat }) => seat === 0)?.until;
  };
  return { ...table, until };
}

test('it has every date of a person as the database has it, and none of anybody else', async () => {
  const clock = newClock();
  const circle = await madeCircle(['Bohumil', 'Clara'], clock);
  const { circleId, host } = circle;
  const [bohumil = '', clara = ''] = circle.others;
  const table = await tableFor(host, clock);
  await takeHoliday(host, { first: '2026-12-24', last: '2026-12-26' }, clock);
  await takeHoliday(bohumil, { first: '2026-11-20', last: '2026-11-20' }, clock);
  const call = await callPlayers(circle, clock, { size: 2, least: 4, startsBy: hoursAfter(clock.now(), 30) });
  const season = await entered(circle, [host, bohumil], clock);
  const anna = await calendarOf(host, clock);
  const holiday = await db().holiday.findFirstOrThrow({ where: { userId: host } });
  const { startsBy } = await db().gathering.findUniqueOrThrow({ where: { id: call } });
  const { signUpUntil } = await db().competition.findUniqueOrThrow({ where: { id: season } });
  const ends = (events: ReturnType<typeof eventsIn>) =>
    Object.fromEntries([...events].map(([id, { end, url }]) => [id, [end, url]]));
  const season1 = [signUpUntil.toISOString(), `${APP_URL}/competitions/${season}`];
  const call1 = [startsBy.toISOString(), `${APP_URL}/circles/${circleId}`];
  expect(ends(await anna.events())).toEqual({
    [`turn-${table.gameId}-0`]: [await table.until(), `${APP_URL}/games/${table.gameId}`],
    [`gathering-${call}`]: call1,
    [`competition-${season}`]: season1,
    // The day after the last one.
    [`holiday-${holiday.id}`]: ['2026-12-27', `${APP_URL}/me/holidays`],
  });
  expect((await anna.events()).get(`holiday-${holiday.id}`)?.start).toBe(holiday.first);
  // Clara has answered nothing and may still enter; after a "no" and without sign-up nothing waits for her.
  const others = await calendarOf(clara, clock);
  expect(ends(await others.events())).toEqual({
    [`gathering-${call}`]: call1,
    [`competition-${season}`]: season1,
  });
  await answerGathering({ id: call, userId: clara }, 'out', clock);
  await db().competition.update({ where: { id: season }, data: { state: 'check-in' } });
  expect((await others.events()).size).toBe(0);
});

test('a UID stays and its SEQUENCE grows when a date moves; without a change nothing does', async () => {
  const clock = newClock();
  const { host } = await madeCircle([], clock);
  const table = await tableFor(host, clock);
  const { events, url } = await calendarOf(host, clock);
  const id = `turn-${table.gameId}-0`;
  const before = (await events()).get(id);
  const mark = (await fileAt(url, clock)).mark;
  clock.pass(1);
  expect((await events()).get(id)).toEqual(before);
  expect((await fileAt(url, clock)).mark).toBe(mark);
  await takeHoliday(host, { first: '2026-11-03', last: '2026-11-04' }, clock);
  const after = (await events()).get(id);
  expect(after).toMatchObject({ uid: before?.uid, title: before?.title, end: await table.until() });
  expect(after?.end).not.toBe(before?.end);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
  expect(Date.parse(after?.stamp ?? '')).toBeGreaterThan(Date.parse(before?.stamp ?? ''));
  expect((await fileAt(url, clock)).mark).not.toBe(mark);
  // The numbers continue at a new address.
  const renewed = await calendarOf(host, clock);
  expect((await renewed.events()).get(id)).toEqual(after);
});

test('a competition has one entry, from sign-up to its start', async () => {
  const clock = newClock();
  const circle = await madeCircle(['Bohumil', 'Clara', 'Dana'], clock);
  const season = await entered(circle, [circle.host, ...circle.others], clock);
  const { events } = await calendarOf(circle.host, clock);
  const entry = async () => (await events()).get(`competition-${season}`);
  const [signedUp, row] = [
    await entry(),
    () => db().competition.findUniqueOrThrow({ where: { id: season } }),
  ];
  clock.pass(25);
  await advanceDue(clock);
  const open = await entry();
  expect(open?.end).toBe((await row()).checkInUntil?.toISOString());
  const mine = idOf(await shownTo(season, circle.host, clock), circle.host);
  await actOnEntrant({ id: season, userId: circle.host }, 'check-in', mine, clock);
  const ready = await entry();
  expect(new Set([signedUp, open, ready].map((each) => each?.uid)).size).toBe(1);
  expect(new Set([signedUp, open, ready].map((each) => each?.title)).size).toBe(3);
  await actOnEntrant({ id: season, userId: circle.host }, 'withdraw', mine, clock);
  expect(await entry()).toBeUndefined();
});

test("it is in its person's language and zone, and contains no seat link", async () => {
  const clock = newClock();
  const { host } = await madeCircle([], clock);
  const table = await tableFor(host, clock);
  await db().game.update({ where: { id: table.gameId }, data: { name: 'Krug; „Bier“, \\und\nBrot' } });
  const { url } = await calendarOf(host, clock);
  const { text: english } = await fileAt(url, clock);
  await db().user.update({ where: { id: host }, data: { locale: 'de', timeZone: 'America/Sao_Paulo' } });
  const { text } = await fileAt(url, clock);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(String(calendar.getFirstPropertyValue('x-wr-timezone'))).toBe('America/Sao_Paulo');
  const [event] = eventsIn(text).values();
  expect(event?.title).toContain('Krug; „Bier“, \\und\nBrot');
  expect(event?.title).not.toBe([...eventsIn(english).values()][0]?.title);
  for (const { token } of table.seats) expect(text).not.toContain(token);
  expect(text).not.toContain(tokenOf(url));
});

test('an address is shown again, renewed and revoked; an old one is a 404', async () => {
  const { host } = await madeCircle([], newClock());
  const ask = async (file: string, headers: Record<string, string> = {}) =>
    GET(new Request(`${APP_URL}/calendar/${file}`, { headers }), {
      params: Promise.resolve({ token: file }),
    });
  const status = async (url: string) => (await ask(`${tokenOf(url)}.ics`)).status;
  expect(await calendarLink(host)).toBeUndefined();
  const first = await renewCalendarLink(host);
  expect(await calendarLink(host)).toEqual(first);
  const stored = JSON.stringify(await db().calendarAddress.findMany());
  expect(stored).not.toContain(tokenOf(first.url));
  expect(await status(first.url)).toBe(200);
  const second = await renewCalendarLink(host);
  expect([await status(first.url), await status(second.url)]).toEqual([404, 200]);
  const answer = await ask(`${tokenOf(second.url)}.ics`);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toMatch(/^private\b/);
  const mark = answer.headers.get('etag') ?? '';
  expect((await ask(`${tokenOf(second.url)}.ics`, { 'if-none-match': mark })).status).toBe(304);
  for (const wrong of [tokenOf(second.url), `${'A'.repeat(22)}.ics`, '.ics', `${'A'.repeat(400)}.ics`])
    expect((await ask(wrong)).status, wrong).toBe(404);
  for (let n = 0; n < LIMITS.calendar.most; n += 1) await ask(`${tokenOf(second.url)}.ics`);
  expect(await status(second.url)).toBe(429);
  expect([await revokeCalendarLink(host), await revokeCalendarLink(host)]).toEqual([true, false]);
  expect(await status(second.url)).toBe(404);
});

test('a banned person’s address is refused, a merged one works, a deleted one is 404', async () => {
  const clock = newClock();
  const { host, others } = await madeCircle(['Bohumil', 'Clara'], clock);
  const [bohumil = '', clara = ''] = others;
  const anna = await calendarOf(host, clock);
  await db().user.update({ where: { id: host }, data: { bannedAt: clock.now() } });
  await expect(anna.events()).rejects.toThrow('no such calendar');
  await db().user.update({ where: { id: host }, data: { bannedAt: null } });
  const table = await tableFor(host, clock);
  await mergePeople(host, bohumil);
  expect([...(await anna.events()).keys()]).toContain(`turn-${table.gameId}-0`);
  expect((await calendarLink(bohumil))?.url).toBe(anna.url);
  // Of two, the account's stays.
  const theirs = await calendarOf(clara, clock);
  await mergePeople(bohumil, clara);
  expect([...(await theirs.events()).keys()]).toContain(`turn-${table.gameId}-0`);
  await expect(anna.events()).rejects.toThrow('no such calendar');
  await deleteAccount(clara);
  expect(await db().calendarAddress.count({ where: { userId: clara } })).toBe(0);
});

/** Copies of a table with its seats. */
async function copied(gameId: string, n: number): Promise<void> {
  const copy = (table: string, key: string, others: string) =>
    db().$executeRawUnsafe(
      `insert into "${table}" select r.* from "${table}" t, generate_series(1, ${n}) i,
         lateral jsonb_populate_record(t, jsonb_build_object('${key}', 'copy' || i, ${others})) r
       where t."${key}" = $1`,
      gameId,
    );
  await copy('Game', 'id', `'hostHash', null, 'doorHash', null`);
  await copy('Seat', 'gameId', `'tokenHash', 'copy' || i || '.' || t."seat"`);
}

test('a person with 200 tables costs as many statements as one with a single table', async () => {
  const clock = newClock();
  const { host } = await madeCircle([], clock);
  const { gameId } = await tableFor(host, clock);
  const { url, events } = await calendarOf(host, clock);
  expect((await events()).size).toBe(1);
  const count = async () => {
    const sent = watchStatements();
    await events();
    vi.restoreAllMocks();
    return sent.length;
  };
  const few = await count();
  await copied(gameId, 199);
  expect((await events()).size).toBe(200);
  expect(await count()).toBe(few);
  expect(few).toBe(3);
  expect(url).toContain('/calendar/');
});
