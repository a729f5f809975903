/** Ratings for programs: of a circle and of people, and in the export, with one key for each person. */
import { expect, test } from 'vitest';
import { recordOfMember } from '@/lib/features/results/results';
import { systemClock as clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { changeSettings } from '../circles/acts';
import { problemOf } from '../support/api';
import { useService } from '../support/service';
import { guest, madeCircle, playerKeyOf, programOf } from '../support/world';
import { endGame, inOrder } from './made-results';
import { answerTo } from './programs';

await useService();

interface Line {
  readonly player?: string;
  readonly name?: string;
}
interface Exported {
  readonly results: readonly { readonly ending: string; readonly reason?: string; readonly seats: Line[] }[];
  readonly standings: readonly { readonly lines: readonly Line[] }[];
  readonly ratings?: readonly (Line & { readonly rating: unknown })[];
  readonly pairs: readonly { readonly players: string[]; readonly games: number; readonly wins: number[] }[];
}

test('it has ratings, pairs, and the same key for a person in all its parts', async () => {
  const { circleId, host, others } = await madeCircle(['Bohumil'], clock);
  const outsider = await guest('Zdena');
  const people = await db().user.findMany({ where: { id: { in: [host, ...others, outsider] } } });
  const keyOf = (id = '') => people.find((person) => person.id === id)?.playerKey ?? '';
  const [anna, bohumil, zdena] = [keyOf(host), keyOf(others[0]), keyOf(outsider)];
  const read = async () => {
    await db().rateLimit.deleteMany();
    return (await answerTo(host, `/api/circles/${circleId}/export`)) as Exported;
  };
  const [one, two, three] = [anna, bohumil, zdena].map((key) => ({ key }));
  await endGame({ circleId, seats: [...inOrder(one, two, three), [undefined, undefined]] });
  await endGame({ circleId, seats: inOrder(two, one) });
  const tied = [anna, bohumil].map((key) => [key, 1] as const);
  await endGame({ circleId, seats: [...tied, [zdena, 3]] });
  expect((await read()).ratings).toBeUndefined();
  await changeSettings({ circleId, userId: host }, { rated: true }, clock);
  const { results, standings, ratings = [], pairs } = await read();

  const players = new Map(ratings.map(({ name, player = '' }) => [name, player]));
  const [first = '', second = ''] = [players.get('Anna'), players.get('Bohumil')];
  expect(ratings).toHaveLength(2);
  expect(ratings[0]?.rating).toEqual({ value: expect.any(Number), isProvisional: true });
  expect(pairs).toEqual([{ players: [first, second], games: 3, wins: [1, 1] }]);
  const { headToHead } = await recordOfMember(circleId, anna);
  expect(headToHead).toMatchObject([{ key: bohumil, games: 3, above: 1, below: 1 }]);

  const third = results[0]?.seats[2]?.player ?? '';
  expect(new Set([first, second, third, '']).size).toBe(4);
  expect(results.map(({ seats }) => seats.map(({ player }) => player))).toEqual([
    [first, second, third],
    [second, first],
    [first, second, third, undefined],
  ]);
  for (const { lines } of standings)
    expect(lines.map(({ player }) => player).sort()).toEqual([first, second, third].sort());
  expect(results.map(({ ending }) => ending)).toEqual(['played-out', 'played-out', 'played-out']);
  expect(results.map(({ reason }) => reason)).toEqual([undefined, 'turn-order', 'turn-order']);
  const text = JSON.stringify(await read());
  for (const secret of [anna, bohumil, zdena, outsider, host, 'Zdena']) expect(text).not.toContain(secret);

  const other = await madeCircle([], clock);
  await db().gameResult.updateMany({ where: { circleId }, data: { circleId: other.circleId } });
  const elsewhere = JSON.stringify(await answerTo(other.host, `/api/circles/${other.circleId}/export`));
  expect(elsewhere).toContain('"player"');
  for (const player of [first, second, third]) expect(elsewhere).not.toContain(player);
});

test('members read the ratings of their circle and each other; strangers read neither', async () => {
  const { circleId, host, others } = await madeCircle(['Bohumil'], clock);
  const [bohumil = ''] = others;
  const stranger = await programOf(await guest('Zdena'));
  const [first, second] = [await playerKeyOf(host), await playerKeyOf(bohumil)];
  await changeSettings({ circleId, userId: host }, { rated: true }, clock);
  await endGame({ circleId, seats: inOrder({ key: first }, { key: second }) });
  const ratings = `/api/ratings/${circleId}`;
  const person = `/api/people/${second}`;
  const read = (path: string) => answerTo(host, path);
  const value = { value: expect.any(Number), isProvisional: true };
  expect(await read(ratings)).toMatchObject({
    ratings: [
      { name: 'Anna', rating: value },
      { name: 'Bohumil', rating: value },
    ],
  });
  expect(await read('/api/ratings/open')).toEqual({ ratings: [] });
  expect(await read(person)).toMatchObject({ id: second, name: 'Bohumil', isMe: false, games: 1, wins: 0 });
  expect(await read('/api/me/ratings')).toMatchObject({
    id: first,
    ratings: [{ scope: circleId, name: 'Thursday', games: 1 }],
  });
  await problemOf({ method: 'GET', path: ratings, token: stranger }, 404, 'unknown-circle');
  await problemOf({ method: 'GET', path: person, token: stranger }, 404, 'unknown-person');
});
