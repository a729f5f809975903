/** Tables of a circle: the usual one, and who may watch them. */
import { describe, expect, test } from 'vitest';
import { makeUsualTable } from '@/lib/features/circles/circle-tables';
import type { Preset } from '@/lib/features/circles/preset';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { setTerms } from '@/lib/features/seats/hosting';
import { createRematch } from '@/lib/features/seats/rematch';
import { sitDown } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { WATCHERS, type Watchers } from '@/lib/game/wording/setup';
import { db } from '@/lib/platform/db/db';
import { begin, entered } from '../support/competitions';
import { FakeClock } from '../support/clock';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';
import { guest, madeCircle, type MadeCircle, memberId, seenBy } from '../support/world';
import { RULES, tablesOf } from './games';
import { refused } from '../support/outcomes';

await useService();

const now = () => new FakeClock(new Date().toISOString());

async function presetFor({ circleId, host }: MadeCircle, clock: FakeClock, n = 3): Promise<Preset> {
  const { members } = await seenBy(circleId, host, clock);
  return { ...RULES, seatOrder: 'rotated', members: members.slice(0, n).map(({ id }) => id) };
}

describe('the usual table', () => {
  test('keeps a seat for each of its people, and the circle may watch it', async () => {
    const clock = now();
    const circle = await madeCircle(['Bohumil', 'Cecilie'], clock);
    const who = { circleId: circle.circleId, userId: circle.host };
    expect(await makeUsualTable(who, undefined, clock)).toMatchObject(refused('not-those-players'));
    const first = await makeUsualTable(who, await presetFor(circle, clock), clock);
    expect(first.ok).toBe(true);
    const [table] = await tablesOf(circle.circleId);
    expect(table).toMatchObject({ watchers: 'circle', hostId: circle.host, status: 'running' });
    const people = [circle.host, ...circle.others];
    expect(table?.seats.map(({ userId }) => userId).sort()).toEqual([...people].sort());
    const told = await db().outbox.findMany({ where: { gameId: table?.id ?? '', kind: 'invited' } });
    expect(told).toHaveLength(2);
    // A second tap finds the table; a while later it is a new one.
    expect(await makeUsualTable(who, undefined, clock)).toEqual({ ok: true, value: { gameId: table?.id } });
    clock.pass(1);
    expect((await makeUsualTable(who, undefined, clock)).ok).toBe(true);
    expect(await tablesOf(circle.circleId)).toHaveLength(2);
  });

  test('of members who press at the same moment is created once', async () => {
    const clock = now();
    const circle = await madeCircle(['Bohumil', 'Cecilie'], clock);
    const preset = await presetFor(circle, clock);
    const { circleId } = circle;
    const taps = [circle.host, circle.host, ...circle.others].map((userId) =>
      makeUsualTable({ circleId, userId }, preset, clock),
    );
    const made = await Promise.all(taps);
    expect(made.every(({ ok }) => ok)).toBe(true);
    expect(await tablesOf(circleId)).toHaveLength(1);
    expect(made.filter((each) => each.ok && each.value.made)).toHaveLength(1);
  });

  test('is begun by the one who has begun least often', async () => {
    const clock = now();
    const circle = await madeCircle(['Bohumil', 'Cecilie'], clock);
    const { circleId } = circle;
    const { members } = await seenBy(circleId, circle.host, clock);
    const sums = { year: 0, games: 2, wins: 0, tablePoints: 0, best: 0 };
    const begun = [
      [2, 0, 0, 0],
      [0, 2, 0, 0],
      [1, 0, 1, 0],
    ];
    for (const [i, { playerKey }] of members.entries())
      await db().circleYear.create({ data: { circleId, playerKey, begun: begun[i] ?? [], ...sums } });
    await makeUsualTable({ circleId, userId: circle.host }, await presetFor(circle, clock), clock);
    const [table] = await tablesOf(circleId);
    const bySeat = [0, 1, 2].map((seat) => table?.seats.find((each) => each.seat === seat)?.userId);
    expect(bySeat[0]).toBe(members[1]?.userId);
  });

  test('has a number of its own next to the tables of a series of the same name', async () => {
    const clock = now();
    const circle = await madeCircle(['Bohumil', 'Cecilie'], clock);
    const { circleId, host, others } = circle;
    const people = [host, ...others];
    const series = await entered(circle, people, clock, { name: 'Thursday', form: 'season', size: 2 });
    await begin(series, people, clock);
    const before = await tablesOf(circleId);
    expect(before.length).toBeGreaterThan(0);
    await makeUsualTable({ circleId, userId: host }, await presetFor(circle, clock), clock);
    clock.pass(1);
    await makeUsualTable({ circleId, userId: host }, undefined, clock);
    const names = (await tablesOf(circleId)).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['Thursday #1', 'Thursday #2']));
  });

  test('is refused to strangers, and where its people are no members', async () => {
    const clock = now();
    const circle = await madeCircle(['Bohumil'], clock);
    const preset = await presetFor(circle, clock);
    const stranger = await guest('Xaver');
    const { circleId, host } = circle;
    expect(await makeUsualTable({ circleId, userId: stranger }, preset, clock)).toMatchObject(
      refused('unknown-circle'),
    );
    const other = await madeCircle(['Bohumil'], clock);
    for (const members of [
      [await memberId(circleId, host, clock)],
      [await memberId(circleId, host, clock), await memberId(other.circleId, other.host, clock)],
      [await memberId(circleId, circle.others[0] ?? '', clock)],
    ])
      expect(await makeUsualTable({ circleId, userId: host }, { ...preset, members }, clock)).toMatchObject(
        refused('not-those-players'),
      );
    expect(await tablesOf(circleId)).toEqual([]);
  });

  test('stays a table of the circle in its rematch', async () => {
    const clock = now();
    const circle = await madeCircle(['Bohumil'], clock);
    const { circleId, host } = circle;
    const done = await makeUsualTable({ circleId, userId: host }, await presetFor(circle, clock, 2), clock);
    const made = done.ok ? done.value.made : undefined;
    for (const { token } of made?.seats ?? []) await sitDown({ token, isProgram: true });
    await db().game.updateMany({ where: { circleId }, data: { status: 'finished', finishedAt: new Date() } });
    const again = await createRematch(made?.gameId ?? '', { userId: host });
    expect(again.ok).toBe(true);
    const [next] = await db().game.findMany({ where: { circleId, status: 'running' } });
    expect(next).toMatchObject({ watchers: 'circle', rematchOf: made?.gameId });
  });
});

describe('who may watch', () => {
  test.each(WATCHERS)('%s', async (watchers: Watchers) => {
    const clock = now();
    const circle = await madeCircle(['Bohumil', 'Cecilie'], clock);
    const { circleId, host, others } = circle;
    const [member = '', leaving = ''] = others;
    const stranger = await guest('Xaver');
    const { gameId } = await seatedTable(2, { emails: false, hostId: host });
    await db().game.update({ where: { id: gameId }, data: { circleId, watchers } });
    const sees = async (userId: string | undefined) => {
      const who = userId === undefined ? {} : { userId };
      const [table, agenda] = [await loadTable(gameId, who), await tableAgenda(gameId, who, new Date())];
      expect(agenda !== undefined).toBe(table !== undefined);
      return table !== undefined;
    };
    const isOpen = watchers === 'anyone' || watchers === 'link';
    expect(await sees(undefined)).toBe(isOpen);
    expect(await sees(stranger)).toBe(isOpen);
    expect(await sees(host)).toBe(true);
    expect(await sees(member)).toBe(watchers !== 'players');
    await db().circleMember.updateMany({ where: { circleId, userId: leaving }, data: { state: 'left' } });
    expect(await sees(leaving)).toBe(isOpen);
    await db().circle.update({ where: { id: circleId }, data: { endedAt: new Date(0) } });
    expect(await sees(member)).toBe(isOpen);
  });

  test('only a table of a circle can be shown to one', async () => {
    const host = await guest('Anna');
    const { gameId } = await seatedTable(2, { emails: false, hostId: host });
    expect((await setTerms(gameId, { userId: host }, { watchers: 'circle' })).ok).toBe(false);
    expect((await setTerms(gameId, { userId: host }, { watchers: 'players' })).ok).toBe(true);
    const { circleId } = await madeCircle([], now());
    await db().game.update({ where: { id: gameId }, data: { circleId } });
    expect((await setTerms(gameId, { userId: host }, { watchers: 'circle' })).ok).toBe(true);
  });
});

test('a table that could not be entered is not made; the next try makes table, entry and letter', async () => {
  const clock = now();
  const circle = await madeCircle(['Bohumil'], clock);
  const { circleId, host } = circle;
  const preset = { ...(await presetFor(circle, clock)), seatOrder: 'drawn' } as const;
  const make = () => makeUsualTable({ circleId, userId: host }, preset, clock);
  const counts = async () => [
    await db().game.count({ where: { circleId } }),
    await db().circleEntry.count({ where: { circleId, kind: 'table' } }),
  ];
  for (const table of ['CircleEntry', 'OutboxMessage']) {
    await db().$executeRawUnsafe(`alter table "${table}" add constraint "down" check (false) not valid`);
    await expect(make()).rejects.toThrow();
    await db().$executeRawUnsafe(`alter table "${table}" drop constraint "down"`);
    expect(await counts()).toEqual([0, 0]);
  }
  expect(await make()).toMatchObject({ ok: true });
  expect(await counts()).toEqual([1, 1]);
  // The same again is the same table; another preset is another table, with a number of its own.
  await make();
  expect(await counts()).toEqual([1, 1]);
  await makeUsualTable({ circleId, userId: host }, { ...preset, seatOrder: 'rotated' }, clock);
  expect(await counts()).toEqual([2, 2]);
  const names = await db().game.findMany({
    where: { circleId },
    orderBy: { name: 'asc' },
    select: { name: true },
  });
  expect(names.map(({ name }) => name)).toEqual(['Thursday #1', 'Thursday #2']);
});

test('two tables that are made at once get a number each', async () => {
  const clock = now();
  const circle = await madeCircle(['Bohumil'], clock);
  const { circleId, host } = circle;
  const preset = await presetFor(circle, clock);
  const make = (seatOrder: 'drawn' | 'rotated') =>
    makeUsualTable({ circleId, userId: host }, { ...preset, seatOrder }, clock);
  await Promise.all([make('drawn'), make('rotated')]);
  const tables = await db().game.findMany({ where: { circleId }, select: { name: true } });
  expect(tables.map(({ name }) => name).sort()).toEqual(['Thursday #1', 'Thursday #2']);
});
