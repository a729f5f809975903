/** My tables, their names in the list, the next game, and the rematch. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TableList } from '@/components/table/lists/my-tables';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { createLesson, createPractice } from '@/lib/features/learn/create-lesson';
import { createRematch } from '@/lib/features/seats/rematch';
import { takeReservedSeat } from '@/lib/features/seats/seats';
import { myTables, nextTable, tablesInWait, withDeadlines } from '@/lib/features/table/lists/my-tables';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { CHAPTERS } from '@/lib/game/learning/learning';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { hashToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { WordsContext } from '@/lib/platform/i18n/browser-words';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { valueOf } from '../support/outcomes';
import { present } from '../support/present';
import { useService } from '../support/service';
import { seatedTable, sitAs } from '../support/tables';
import { guest } from '../support/world';

await useService();

/** A table with a person in the first seat; its newest change was this number of hours ago. */
async function tableOf(userId: string, hoursAgo: number, waiting = [0]) {
  const made = await seatedTable(2);
  await sitAs({ token: made.seats[0]?.token ?? '', userId });
  const updatedAt = new Date(Date.UTC(2030, 0, 2) - hoursAgo * 3_600_000);
  await db().game.update({ where: { id: made.gameId }, data: { waiting, updatedAt } });
  await db().seat.updateMany({ where: { gameId: made.gameId }, data: { tickingAt: null } });
  return made;
}

test('those that wait for me come first, the longest waiting before the others', async () => {
  const userId = await guest('Anna');
  const made = [await tableOf(userId, 1), await tableOf(userId, 9, [1]), await tableOf(userId, 5)];
  const [fresh, others, old] = made.map(({ gameId }) => gameId);
  const tables = await myTables({ userId, tokens: [] });
  expect(tables.map(({ gameId }) => gameId)).toEqual([old, fresh, others]);
  expect(tables.map(({ waiting }) => waiting)).toEqual([true, true, false]);
  expect(tables[2]).toMatchObject({ waitingFor: [1], seat: 0, status: 'running' });
  expect(nextTable(tables)?.gameId).toBe(old);
  expect(nextTable(tables, old)?.gameId).toBe(fresh);
  expect(nextTable(tables.slice(1), fresh)?.gameId).toBe(fresh);
  expect(nextTable([])).toBeUndefined();
});

test('tables of lessons and of the short game wait for nobody', async () => {
  const userId = await guest('Anna');
  const names = { name: 'Lesson', learner: 'Anna' };
  const made = [
    ...(await Promise.all(CHAPTERS.map((chapter) => createLesson({ chapter, ...names })))),
    await createPractice(names),
  ];
  for (const { seats } of made) await sitAs({ token: seats[0]?.token ?? '', userId });
  const other = await tableOf(userId, 1);
  const tables = await myTables({ userId, tokens: [] });
  expect(tables).toHaveLength(made.length + 1);
  expect(tables.filter(({ waiting }) => waiting).map(({ gameId }) => gameId)).toEqual([other.gameId]);
  expect(await tablesInWait({ userId, tokens: [] })).toEqual([other.gameId]);
});

test('lists the tables waiting for me once, by person, link and browser', async () => {
  const userId = await guest('Anna');
  const [mine, , over] = [await tableOf(userId, 1), await tableOf(userId, 2, [1]), await tableOf(userId, 3)];
  await db().game.update({ where: { id: over.gameId }, data: { status: 'ended' } });
  const linked = await seatedTable(2);
  const carried = await seatedTable(2);
  const [key] = await db().seat.findMany({ where: { gameId: carried.gameId, seat: 0 } });
  const token = 'k'.repeat(22);
  const { gameId, seat, tenure = 0 } = key ?? { gameId: '', seat: 0 };
  await db().seatKey.create({
    data: { gameId, seat, tenure, hash: hashToken(token), own: false, label: '', createdAt: new Date() },
  });
  const empty = await seatedTable(2);
  await db().seat.updateMany({ where: { gameId: empty.gameId }, data: { seatedAt: null } });
  const tokens = [...[mine, linked, empty].map(({ seats }) => seats[0]?.token ?? ''), token, 'nonsense'];
  const owner = { userId, tokens };
  const waiting = (await myTables(owner)).filter((table) => table.waiting).map((table) => table.gameId);
  expect(waiting.toSorted()).toEqual([mine, linked, carried].map((table) => table.gameId).toSorted());
  expect((await tablesInWait(owner)).toSorted()).toEqual(waiting.toSorted());
  const nobody = { userId: undefined, tokens: [] };
  expect([await myTables(nobody), await tablesInWait(nobody)]).toEqual([[], []]);
});

test('a clock that runs says since when a table waits', async () => {
  const userId = await guest('Anna');
  const [a, b] = [await tableOf(userId, 1), await tableOf(userId, 2)];
  const tickingAt = new Date(Date.UTC(2029, 11, 31));
  await db().seat.updateMany({ where: { gameId: a.gameId, seat: 0 }, data: { tickingAt } });
  const tables = await myTables({ userId, tokens: [] });
  expect(tables.map(({ gameId }) => gameId)).toEqual([a.gameId, b.gameId]);
  expect(tables[0]?.since).toBe(tickingAt.toISOString());
});

test('a table that waits for somebody else says since when as its own page does, whatever has changed since', async () => {
  const userId = await guest('Anna');
  const { gameId } = await tableOf(userId, 1, [1]);
  const tickingAt = new Date(Date.UTC(2029, 11, 31));
  await db().seat.updateMany({ where: { gameId, seat: 1 }, data: { tickingAt } });
  const [table] = await myTables({ userId, tokens: [] });
  const affairs = await tableAgenda(gameId, { userId }, new Date(Date.UTC(2030, 0, 2)));
  expect(affairs?.times.find(({ seat }) => seat === 1)?.since).toBe(tickingAt.toISOString());
  expect(table?.since).toBe(tickingAt.toISOString());
});

test('with clocks, what runs out first comes first, and says by when; then what waits longest', async () => {
  const userId = await guest('Anna');
  const made = [await tableOf(userId, 50), await tableOf(userId, 60), await tableOf(userId, 40, [1])];
  const [tight, loose, theirs] = made.map(({ gameId }) => gameId);
  const relaxed = await tableOf(userId, 90);
  const now = new Date(Date.UTC(2030, 0, 2));
  const clockOf = async (gameId: string | undefined, seat: number, hoursLeft: number) => {
    await db().game.update({ where: { id: gameId ?? '' }, data: { pace: { kind: 'daily' } } });
    const clock = { tickingAt: now, bankMs: hoursLeft * 3_600_000 };
    await db().seat.updateMany({ where: { gameId: gameId ?? '', seat }, data: clock });
  };
  await clockOf(tight, 0, 3);
  await clockOf(loose, 0, 30);
  await clockOf(theirs, 1, 1);
  const tables = await withDeadlines(await myTables({ userId, tokens: [] }), now);
  expect(tables.map(({ gameId }) => gameId)).toEqual([tight, loose, relaxed.gameId, theirs]);
  const hours = (n: number) => new Date(now.getTime() + n * 3_600_000).toISOString();
  expect(tables.map(({ until }) => until)).toEqual([hours(3), hours(30), undefined, hours(1)]);
  expect(nextTable(tables)?.gameId).toBe(tight);
  const later = await withDeadlines(tables, new Date(now.getTime() + 4 * 3_600_000));
  // The day became a holiday automatically for the known person; the other seat has no known person.
  expect(later.map(({ isOut }) => isOut)).toEqual([false, false, undefined, true]);
  expect(Date.parse(later[0]?.until ?? '')).toBeGreaterThan(Date.parse(hours(3)));
});

async function finishedTable() {
  const made = await seatedTable(3, { bots: ['journeyman'], emails: false });
  const people = [await guest('Anna'), await guest('Anna')] as const;
  for (const [i, userId] of people.entries()) await sitAs({ token: made.seats[i]?.token ?? '', userId });
  await db().game.update({ where: { id: made.gameId }, data: { status: 'finished' } });
  return { made, people };
}

test('a rematch seats the same people with the same options, invites them, and is made once', async () => {
  const { made, people } = await finishedTable();
  const [anna, bohumil] = people;
  const asked = await Promise.all(
    [anna, bohumil, anna].map((userId) => createRematch(made.gameId, { userId })),
  );
  const ids = new Set(asked.map((outcome) => (outcome.ok ? outcome.value.gameId : '')));
  expect(ids.size).toBe(1);
  expect(asked.filter((outcome) => outcome.ok && outcome.value.made)).toHaveLength(1);
  const [next = ''] = ids;
  const [before, after] = [await loadTable(made.gameId), await loadTable(next)];
  expect(after?.view.state.setup).toEqual(before?.view.state.setup);
  const names = before?.seats.map(({ name }) => name) ?? [];
  expect(after?.seats.map(({ name }) => name)).toEqual([...names.slice(1), ...names.slice(0, 1)]);
  expect(after?.seats.map(({ bot }) => bot)).toEqual([undefined, undefined, 'journeyman', undefined]);
  const told = await db().outbox.findMany({ where: { gameId: next, kind: 'invited' } });
  expect(told.length).toBe(2);
});

test('a seat of the rematch is kept until its holder sits down; nobody else gets it', async () => {
  const { made, people } = await finishedTable();
  const [anna, bohumil] = people;
  const { gameId: next } = valueOf(await createRematch(made.gameId, { userId: anna }));
  expect(await loadTable(next, { userId: bohumil })).toMatchObject({ invited: 0 });
  expect((await loadTable(next, { userId: bohumil }))?.me).toBeUndefined();
  expect((await myTables({ userId: bohumil, tokens: [] }))[0]).toMatchObject({
    gameId: next,
    seated: false,
  });
  expect(await takeReservedSeat(next, await guest())).toBe(false);
  expect(await takeReservedSeat(next, bohumil)).toBe(true);
  expect(await takeReservedSeat(next, bohumil)).toBe(false);
  expect((await loadTable(next, { userId: bohumil }))?.me).toBe(0);
});

test('a replaced player may ask for a rematch too: instead of the computer, or in addition', async () => {
  const { made, people } = await finishedTable();
  const { gameId } = made;
  const former = await guest('Former');
  const replaced = (seat: number, userId: string) =>
    db().seatHolder.create({ data: { gameId, seat, untilSeq: 1, name: 'Former', userId } });
  await replaced(3, former);
  expect(await loadTable(gameId, { userId: former })).toMatchObject({ former: 3 });
  const rematch = valueOf(await createRematch(gameId, { userId: former }));
  const next = await loadTable(rematch.gameId);
  expect(next?.seats.filter(({ bot }) => bot)).toEqual([]);
  expect(next?.seats.map(({ name }) => name)).toContain('Former');
  expect(rematch.made?.seats).toHaveLength(4);
  for (const userId of people) expect(await loadTable(rematch.gameId, { userId })).toHaveProperty('invited');

  const asked = async (seats: 2 | 4) => {
    const { gameId: over } = await seatedTable(seats, { emails: false });
    await db().game.update({ where: { id: over }, data: { status: 'ended' } });
    await db().seatHolder.create({
      data: { gameId: over, seat: 0, untilSeq: 1, name: 'Former', userId: former },
    });
    return createRematch(over, { userId: former });
  };
  const more = await asked(2);
  expect(more.ok && more.value.made?.seats).toHaveLength(3);
  // Nobody who played to the end makes room.
  expect(await asked(4)).toMatchObject({ error: { kind: 'no-free-seat' } });
});

test('only those who played ask for a rematch, and only when the game is over', async () => {
  const { made } = await finishedTable();
  expect(await createRematch(made.gameId, { userId: await guest() })).toMatchObject({
    error: { kind: 'token-wrong' },
  });
  expect(await createRematch('nosuchtable', {})).toMatchObject({ error: { kind: 'unknown-table' } });
  const running = await seatedTable(2);
  const by = { token: running.seats[0]?.token };
  expect(await createRematch(running.gameId, by)).toMatchObject({ error: { kind: 'still-running' } });
});

/** The table of a new person, and their list of tables in each language. */
async function listed({ seats }: CreatedTable) {
  const userId = await guest('Anna');
  await sitAs({ token: seats[0]?.token ?? '', userId });
  const tables = await myTables({ userId, tokens: [] });
  const list = createElement(TableList, { tables, timeZone: undefined, now: Date.now() });
  const texts = LOCALES.map((locale) =>
    renderToStaticMarkup(createElement(WordsContext, { value: wordingOf(locale) }, list)),
  );
  return { table: present(tables[0]), texts };
}

test('a lesson names its opponent and never waits for another', async () => {
  const { table, texts } = await listed(
    await createLesson({ chapter: '1', name: 'Lesson', learner: 'Anna' }),
  );
  expect(table).toMatchObject({ isToLearn: true, waiting: false });
  for (const text of texts) expect(text).toContain('Peter Parler');
  expect(texts[0]).toContain('against Peter Parler');
  expect(texts[0]).toContain('Your turn');
});

test('in the short game the person and the computer have different names', async () => {
  const { table, texts } = await listed(await createPractice({ name: 'Short game', learner: 'Anna' }));
  expect(table.isToLearn).toBe(true);
  expect(table.seats).toMatchObject([{ name: 'Anna' }, { name: '', bot: 'apprentice' }]);
  expect(texts[0]).toContain('against Apprentice');
  expect(texts[0]).toContain('Your turn');
});
