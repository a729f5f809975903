/** The number of statements that each page of circles, competitions, ratings and people sends. */
import { expect, test, vi } from 'vitest';
import {
  gamesOfMember,
  lastResultOf,
  tablesInPlay,
  thisYearOf,
  yearOf,
} from '@/lib/features/circles/circle-games';
import { loadCircleTalk } from '@/lib/features/circles/circle-talk';
import { someCircles, loadCircle, loadSettledCircle } from '@/lib/features/circles/circles';
import { gatheringsOf } from '@/lib/features/circles/gatherings/gatherings';
import { competitionsOf, loadCompetition } from '@/lib/features/competitions/competitions';
import { callsSeenBy } from '@/lib/features/ratings/calls';
import { OPEN } from '@/lib/features/ratings/rating';
import { openList, ownRatings, personFor, readerOf } from '@/lib/features/ratings/ratings';
import { db } from '@/lib/platform/db/db';
import { begin, entered } from '../support/competitions';
import { FakeClock } from '../support/clock';
import { useService } from '../support/service';
import { watchStatements } from '../support/statements';
import { madeCircle, playerKeyOf } from '../support/world';

await useService();
const clock = new FakeClock('2026-11-02T10:00:00Z');

/** A rated circle with a running competition and finished games; everybody is in the open rating too. */
async function lively() {
  const made = await madeCircle(['Bohumil', 'Clara', 'Dana'], clock);
  await db().circle.update({ where: { id: made.circleId }, data: { rated: true } });
  const people = [made.host, ...made.others];
  const id = await entered(made, people, clock);
  await begin(id, people, clock);
  const users = await db().user.findMany({ where: { id: { in: people } } });
  const rating = { mu: 1500, sigma: 80, games: 12, lastAt: clock.now() };
  for (const scope of [OPEN, made.circleId])
    await db().rating.createMany({ data: users.map(({ playerKey }) => ({ scope, playerKey, ...rating })) });
  const keyOf = (userId: string) => users.find((user) => user.id === userId)?.playerKey ?? '';
  return { ...made, id, keyOf };
}

const world = await lively();
const { circleId, host, others, id, keyOf } = world;
const circle = await loadCircle(circleId, { id: host }, clock);
if (!circle) throw new Error('not a member');

const PAGES: readonly (readonly [page: string, most: number, read: () => Promise<unknown>])[] = [
  ['/circles', 2, () => someCircles(host, false, clock)],
  // Besides the six of the design: the last day of the host, the chat and what is new in it, the years, ratings.
  [
    '/circles/ID',
    11,
    async () => {
      const here = await loadSettledCircle(circleId, { id: host }, clock);
      if (!here) throw new Error('not a member');
      await loadCircleTalk(here, { most: 3 });
      await tablesInPlay(here);
      await gatheringsOf(circleId, clock);
      await thisYearOf(here, clock);
      await lastResultOf(here);
      await competitionsOf(circleId);
    },
  ],
  ['/circles/ID/years/YEAR, beside the circle', 4, () => yearOf(circle, 2026)],
  ['/circles/ID/members/MEMBER, beside the circle', 3, () => gamesOfMember(circle, circle.me.id)],
  ['/competitions/ID', 6, () => loadCompetition(id, { id: host }, clock)],
  ['/competitions/new', 1, () => loadCircle(circleId, { id: host }, clock)],
  [
    '/rated, beside my own ratings',
    5,
    async () => [await callsSeenBy(await readerOf(host), clock), await openList(clock.now())],
  ],
  ['/people/ID', 4, () => personFor(keyOf(others[0] ?? ''), host)],
  ['/people/ID, my own', 4, async () => [await personFor(keyOf(host), host), await ownRatings(host)]],
];

test.each(PAGES)('%s sends at most %i statements', async (_page, most, read) => {
  vi.restoreAllMocks();
  const sent = watchStatements();
  await read();
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(most);
  expect(sent.length).toBeGreaterThan(0);
});

test('a page shows twenty circles of a person first, and all of them behind a link', async () => {
  const joinedAt = clock.now();
  const me = (await madeCircle([], clock)).host;
  const playerKey = await playerKeyOf(me);
  const ids = Array.from({ length: 199 }, (_, i) => `many${i}`);
  const terms = { preset: {}, timeZone: 'UTC', createdAt: joinedAt };
  await db().circle.createMany({ data: ids.map((each) => ({ ...terms, id: each, name: each })) });
  const member = { userId: me, playerKey, name: 'Anna', state: 'in', joinedAt };
  await db().circleMember.createMany({
    data: ids.map((each) => ({ ...member, circleId: each, id: crypto.randomUUID() })),
  });
  const first = await someCircles(me, false, clock);
  expect([first.circles.length, first.isMore]).toEqual([20, true]);
  const all = await someCircles(me, true, clock);
  expect([all.circles.length, all.isMore]).toEqual([200, false]);
});
