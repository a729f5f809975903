/**
 * Mails about decisions of a table: the author and the reason, each thing once, and links that lead where
 * they say.
 */
import { expect, test } from 'vitest';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { takeBackDecision } from '@/lib/features/clocks/requests';
import { answerLate } from '@/lib/features/clocks/table-acts';
import { makeGuest } from '@/lib/features/people/guests';
import { deleteAccount } from '@/lib/features/people/profile';
import { announceArrival } from '@/lib/features/seats/arrivals';
import { findFormerSeat } from '@/lib/features/seats/former-seat';
import { findSeatByToken, sitDown } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { linkIn, mailedPages, readers, useMailedTables } from '../support/mailed-tables';
import { DAILY } from '../support/tables';
import { setSeat } from '../support/set-seat';

const { sql, lateTable, readMails } = await useMailedTables();

test('everybody else, the host too, reads who decided what and why, until when, that it was taken back, and how it ended', async () => {
  const { gameId, clock, who, say, hour, agenda } = await lateTable(2);
  const late = await hour(72);
  expect(readers(late)).toEqual(['anna', 'bohumil', 'host']);
  expect(late[0]?.[1]).toMatch(/You can still move until they decide/);
  expect(late[2]?.[1]).toMatch(/ Hostess, Anna is out of time/);
  await say(1, 'end');
  const made = await readMails(clock);
  expect(readers(made)).toEqual(['anna', 'host']);
  for (const [, text] of made) {
    expect(text).toMatch(/Bohumil has decided to end the game without a result\./);
    expect(text).toMatch(/The reason: Anna is out of time in “At the Golden Tiger”\. .* Thu 5 Mar, 09:00/);
    expect(text).toMatch(/Anna .*move/);
  }
  const id = (await agenda(1))?.decisions[0]?.id ?? '';
  await takeBackDecision({ gameId, id, who: who(1) }, clock);
  const back = await readMails(clock);
  expect(readers(back)).toEqual(['anna', 'host']);
  expect(back[0]?.[1]).toMatch(/Bohumil has .*back/);
  await say(1, 'end');
  await readMails(clock);
  const over = await hour(1);
  expect(readers(over)).toEqual(['anna', 'bohumil', 'host']);
  expect(over[0]?.[1]).toMatch(/Bohumil has ended .*At the Golden Tiger.* because Anna was out of time/);
  expect(await hour(48)).toEqual([]);
});

test("a silent player gets the others' votes once a day, and the date when silence counts as consent", async () => {
  const { say, hour } = await lateTable(3);
  await hour(72);
  expect(readers(await hour(24))).toEqual(['bohumil', 'cecilie']);
  await say(1, 'replace');
  const day = await hour(24);
  expect(readers(day)).toEqual(['cecilie']);
  expect(day[0]?.[1]).toMatch(/Bohumil has voted .*Anna.*seat\. .*At the Golden Tiger/);
  expect(day[0]?.[1]).toContain('Mon 9 Mar, 08:00 UTC');
  expect(await hour(23)).toEqual([]);
  expect(readers(await hour(1))).toEqual(['cecilie']);
  const passed = await hour(24);
  expect(readers(passed)).toEqual(['anna', 'bohumil', 'cecilie', 'host']);
  expect(passed[2]?.[1]).toMatch(/Three days of silence count as a yes/);
});

test('reminders at half, at four fifths and in the last hours; the last one names the consequences', async () => {
  const { hour } = await lateTable(3);
  const texts: string[] = [];
  for (const hours of [36, 21.6, 11.4]) texts.push(...(await hour(hours)).map(([, text]) => text));
  expect(texts).toHaveLength(3);
  expect(texts[0]).not.toContain('the others decide');
  expect(texts[1]).not.toContain('the others decide');
  expect(texts[2]).toMatch(/At the Golden Tiger: your time is running out/);
  expect(texts[2]).toMatch(/Thu 5 Mar, 08:00 UTC.*the others decide/);
});

test('where a computer takes the seat the last reminder and all messages say so', async () => {
  const { gameId, clock } = await lateTable(3);
  await sql.query(`update "Game" set "pace" = $2 where "id" = $1`, [
    gameId,
    JSON.stringify({ ...DAILY, onTimeout: 'computer' }),
  ]);
  clock.pass(70);
  const [[, last] = ['', '']] = await readMails(clock);
  expect(last).toMatch(/a computer takes your seat/);
  clock.pass(2);
  const out = await readMails(clock);
  expect(readers(out)).toEqual(['anna', 'bohumil', 'cecilie', 'host']);
  expect(out[0]?.[1]).toMatch(/computer .* for you/);
  expect(out[1]?.[1]).toMatch(/Anna is out of time in .*At the Golden Tiger.*\. .*computer/);
});

test('a replaced player reads the names and the reason, may take the free seat, and can read by the old link', async () => {
  const { gameId, clock, who, say, hour } = await lateTable(3);
  await sql.query(`update "Game" set "watchers" = 'players' where "id" = $1`, [gameId]);
  await hour(72);
  await say(1, 'replace');
  await say(2, 'replace');
  await hour(0);
  const [[reader, text] = ['', '']] = await hour(1);
  expect(reader).toBe('anna');
  expect(text).toMatch(/ Anna, Bohumil and Cecilie .*your seat/);
  expect(text).toMatch(/seat is still free/);
  expect(await findSeatByToken(linkIn(['', text]))).toMatchObject({ gameId, seat: 0 });
  const { token = '' } = who(0);
  expect(await findSeatByToken(token)).toBeUndefined();
  const former = await findFormerSeat(token);
  expect(former).toMatchObject({ gameId, seat: 0, name: 'Anna', link: expect.any(String), isOver: false });
  // Only they may continue to read, as spectators.
  expect(await loadTable(gameId, { token })).toMatchObject({ gameId });
  expect((await loadTable(gameId, { token }))?.me).toBeUndefined();
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

test('the first player gets one message about the beginning of the game; a successor is welcomed', async () => {
  const { gameId, clock, say, hour, agenda } = await lateTable(2);
  await announceArrival(gameId, 1, clock.now());
  const begun = await readMails(clock);
  expect(begun[0]?.[1]).toMatch(/At the Golden Tiger.*you go first/i);
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
  expect(came[0]?.[1]).toMatch(/Eliška .* Anna.* in .*At the Golden Tiger/);
  expect(came[1]?.[1]).toMatch(/Anna.* in .*At the Golden Tiger.*\. [Ii]t’s your turn/);
  expect(mailedPages(came[1]?.[1] ?? '')).toContainEqual([gameId, '/log']);
});

test('the first player is notified as well if their seat is the last one taken', async () => {
  const { gameId, clock } = await lateTable(2);
  await announceArrival(gameId, 0, clock.now());
  const begun = await readMails(clock);
  expect(readers(begun)).toEqual(['anna', 'bohumil']);
  expect(begun[0]?.[1]).toContain('You go first.');
  expect(begun[1]?.[1]).not.toContain('You go first.');
  // Somebody has gone before the first step, and another has come: that is no second beginning.
  clock.pass(1);
  await announceArrival(gameId, 1, clock.now());
  const again = await readMails(clock);
  expect(readers(again)).toEqual(['anna']);
  expect(again[0]?.[1]).toContain('Bohumil has joined');
});

test('when an account is deleted, its table is asked at once how to continue, and its players can fill the seat', async () => {
  const { gameId, clock, say, hour, agenda } = await lateTable(3);
  const guest = await makeGuest({ name: 'Anna', locale: 'en' });
  await setSeat(gameId, 0, { userId: guest.id });
  await deleteAccount(guest.id, clock);
  const told = await readMails(clock);
  expect(readers(told)).toEqual(['bohumil', 'cecilie', 'host']);
  expect(told[0]?.[1]).toMatch(/At the Golden Tiger.* is free\./);
  expect(await findSeatByToken(linkIn(told[0]))).toMatchObject({ gameId, seat: 0, seated: false });
  // No player is notified twice, whichever process looks next.
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
  await setSeat(gameId, 2, { userId: guest.id });
  // Anna, who is waited for, has time for weeks.
  await setSeat(gameId, 0, { bankMs: 1_800_000_000 });
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
