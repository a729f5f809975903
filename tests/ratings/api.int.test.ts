/** Ratings and people for programs: the answers to strangers, and each answer once. */
import { expect, test } from 'vitest';
import { systemClock as clock } from '@/lib/platform/clock';
import { changeSettings } from '../circles/acts';
import { guest, madeCircle, playerKeyOf, programOf } from '../support/world';
import { problemOf } from '../support/api';
import { useService } from '../support/service';
import { endGame } from './made-results';
import { answerTo } from './programs';

await useService();

test('members read the ratings of their circle and each other; strangers read neither', async () => {
  const { circleId, host, others } = await madeCircle(['Bohumil'], clock);
  const [bohumil = ''] = others;
  const stranger = await programOf(await guest('Zdena'));
  const [first, second] = [await playerKeyOf(host), await playerKeyOf(bohumil)];
  await changeSettings({ circleId, userId: host }, { rated: true }, clock);
  const seats = [
    [first, 1],
    [second, 2],
  ] as const;
  await endGame({ circleId, seats });
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
