/** One choice hides ratings everywhere: every reader of ratings, for every wish of reader and owner. */
import { beforeAll, expect, test } from 'vitest';
import { thisYearOf, yearOf } from '@/lib/features/circles/circle-games';
import { circleRatings } from '@/lib/features/circles/circle-ratings';
import { callsSeenBy, openCall } from '@/lib/features/ratings/calls';
import { OPEN, RATING_WISHES, type RatingWish } from '@/lib/features/ratings/rating';
import { keepShown, openList, ownRatings, personFor, readerOf } from '@/lib/features/ratings/ratings';
import { ALL_YEARS } from '@/lib/features/results/years';
import { systemClock as clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { madeCircle, playerKeyOf, seenBy } from '../support/world';
import { useService } from '../support/service';
import { START } from './made-results';
import { answerTo } from './programs';

await useService();

/** A number that nothing else is. */
const VALUE = 1777;
let circleId = '';
let [reader, owner, ownerKey] = ['', '', ''];

beforeAll(async () => {
  const made = await madeCircle(['Bohumil'], clock);
  circleId = made.circleId;
  [reader, owner] = [made.host, made.others[0] ?? ''];
  for (const id of [reader, owner])
    await db().user.update({ where: { id }, data: { email: `${id}@praga.test`, emailVerified: START } });
  await db().circle.update({ where: { id: circleId }, data: { rated: true } });
  ownerKey = await playerKeyOf(owner);
  const opponents = { met: ['a', 'b', 'c', 'd', 'e'], group: 'a' };
  const rating = { playerKey: ownerKey, mu: VALUE, sigma: 80, games: 12, lastAt: clock.now(), ...opponents };
  await db().rating.createMany({ data: [OPEN, circleId].map((scope) => ({ scope, ...rating })) });
  await openCall(owner, { size: 4, pace: 'daily' }, clock);
});

const PLACES: Readonly<Record<string, (userId: string) => Promise<unknown>>> = {
  'the page of a circle': async (id) => (await thisYearOf(await seenBy(circleId, id, clock), clock)).ratings,
  'a year of it': async (id) => (await yearOf(await seenBy(circleId, id, clock), ALL_YEARS)).ratings,
  'its ratings for programs': async (id) => circleRatings(await seenBy(circleId, id, clock)),
  'the page of a person': async (id) => personFor(ownerKey, id),
  'calls for players': async (id) => callsSeenBy(await readerOf(id), clock),
  'the API of a circle': async (id) => answerTo(id, `/api/ratings/${circleId}`),
  'the export of a circle': async (id) => {
    await db().rateLimit.deleteMany();
    return answerTo(id, `/api/circles/${circleId}/export`);
  },
  'the API of a person': async (id) => answerTo(id, `/api/people/${ownerKey}`),
};

const textOf = (shown: unknown): string =>
  JSON.stringify(shown, (_key, value: unknown) => (value instanceof Map ? [...value] : value));

const PAIRS = RATING_WISHES.flatMap((mine) => RATING_WISHES.map((theirs) => [mine, theirs] as const));

test.each(PAIRS)('a reader who chose %s and an owner who chose %s', async (mine, theirs) => {
  await keepShown(reader, { ratings: mine });
  await keepShown(owner, { ratings: theirs });
  for (const [place, read] of Object.entries(PLACES)) {
    const isSeen = mine !== 'hidden' && theirs !== 'hidden';
    expect(textOf(await read(reader)).includes(String(VALUE)), place).toBe(isSeen);
  }
});

test.each(RATING_WISHES)('the owner who chose %s', async (wish: RatingWish) => {
  await keepShown(owner, { ratings: wish });
  const isSeen = wish !== 'hidden';
  expect(textOf((await ownRatings(owner)) ?? []).includes(String(VALUE))).toBe(isSeen);
  const api = await answerTo(owner, '/api/me/ratings');
  expect(textOf(api).includes(String(VALUE))).toBe(isSeen);
  for (const [place, read] of Object.entries(PLACES))
    expect(textOf(await read(owner)).includes(String(VALUE)), place).toBe(isSeen);
  expect((await openList(clock.now())).map(({ name }) => name)).toEqual(wish === 'listed' ? ['Bohumil'] : []);
});

test('people who share nothing see no page of a person', async () => {
  const stranger = (await madeCircle([], clock)).host;
  expect(await personFor(ownerKey, stranger)).toBeUndefined();
  expect(await answerTo(stranger, `/api/people/${ownerKey}`)).toMatchObject({
    code: 'unknown-person',
  });
  expect(await answerTo(stranger, `/api/ratings/${circleId}`)).toMatchObject({
    code: 'unknown-circle',
  });
});
