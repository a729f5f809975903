/** Mails about holidays: automatic and common ones. */
import { describe, expect, test } from 'vitest';
import { agreeToEndPause, agreeToPause } from '@/lib/features/clocks/table-acts';
import { makeGuest } from '@/lib/features/people/guests';
import { myHolidays, setAutomatic } from '@/lib/features/people/my-holidays';
import { myTables, withDeadlines } from '@/lib/features/table/lists/my-tables';
import { loadTable } from '@/lib/features/table/load/load-table';
import { readers, useMailedTables } from '../support/mailed-tables';
import { setSeat } from '../support/set-seat';

const { sql, lateTable, readMails } = await useMailedTables();

describe('holidays that begin on their own', () => {
  /** The same table, where Anna is known as a person. */
  async function withAnna() {
    const late = await lateTable(3);
    const anna = await makeGuest({ name: 'Anna', locale: 'en', timeZone: 'UTC' });
    await setSeat(late.gameId, 0, { userId: anna.id });
    const annasClock = async () => (await late.agenda(1))?.times[0];
    return { ...late, anna, annasClock };
  }

  test('whose they are reads of each day before it is taken; the others once why they wait longer, and see until when', async () => {
    const { hour, annasClock } = await withAnna();
    await hour(36);
    await hour(21.6);
    const soon = await hour(11.4);
    expect(readers(soon)).toEqual(['anna']);
    expect(soon[0]?.[1]).toMatch(/Thu 5 Mar, 08:00.*holiday/);
    expect(soon[0]?.[1]).toContain('http://praga.test/me/holidays');
    expect(await annasClock()).not.toHaveProperty('holidays');
    const begun = await hour(3);
    expect(readers(begun)).toEqual(['bohumil', 'cecilie', 'host']);
    expect(begun[0]?.[1]).toContain('Anna is on holiday until Fri 6 Mar, 00:00 UTC');
    expect(begun[0]?.[1]).toContain('Fri 6 Mar, 08:00 UTC');
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
    expect(last[0]?.[1]).toMatch(/the others decide/);
    expect(readers(await hour(3))).toEqual(['anna', 'bohumil', 'cecilie', 'host']);
  });

  test('a player who turns them off gets no more, and the clock keeps running', async () => {
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
    // At eleven on a day that had become a holiday at eight: its elapsed part stays one.
    await setAutomatic(other.anna.id, false, other.clock);
    expect(await other.annasClock()).toMatchObject({ until: '2026-03-05T19:00:00.000Z' });
    expect((await other.annasClock())?.holidayUntil).toBeUndefined();
    await setAutomatic(other.anna.id, true, other.clock);
    expect(await myHolidays(other.anna.id, other.clock)).toMatchObject({ isAutomatic: true, holidays: [] });
  });

  test('the list of tables says so next to the player to move', async () => {
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

describe('a group holiday', () => {
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
    await setSeat(gameId, 0, { bankMs: 800_000_000 });
    expect((await agenda(1))?.times[0]?.until).toBe('2026-03-21T14:13:20.000Z');
    clock.goTo('2026-03-12T00:00:00Z');
    expect(await agenda(1)).toMatchObject({ pausedUntil: until.toISOString() });
    // Nobody sees what is over at the top of the table, and everybody what is to come.
    const soon = { from: new Date(Date.now() + 3_600_000), until: new Date(Date.now() + 9_000_000) };
    const later = { from: new Date(Date.now() + 90_000_000), until: new Date(Date.now() + 99_000_000) };
    expect(await loadTable(gameId, 1)).not.toHaveProperty('pause');
    await sql.query('update "Game" set "pauses" = $2 where "id" = $1', [
      gameId,
      JSON.stringify([soon, later]),
    ]);
    expect((await loadTable(gameId, 1))?.pause).toEqual(JSON.parse(JSON.stringify(soon)));
  });

  test('ends early once everyone agrees', async () => {
    const { gameId, clock, who, agenda } = await lateTable(2);
    const end = (seat: number) => agreeToEndPause({ gameId, who: who(seat) }, clock);
    expect(await end(0)).toMatchObject({ ok: false, error: { kind: 'not-to-agree' } });
    for (const seat of [0, 1]) await agreeToPause({ gameId, who: who(seat), until }, clock);
    await readMails(clock);
    clock.pass(24);
    expect(await end(1)).toEqual({ ok: true, value: { done: false, missing: 1 } });
    expect((await agenda(0))?.pause).toMatchObject({ ending: [1] });
    expect((await readMails(clock))[0]?.[1]).toMatch(/Bohumil would like to end the group holiday/);
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
