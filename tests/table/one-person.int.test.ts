/** A game of one person: acts that need others are refused, and say why. */
import { expect, test } from 'vitest';
import { agreeToPause, chooseEnd } from '@/lib/features/clocks/table-acts';
import { loadDelegates, makeDelegate } from '@/lib/features/seats/delegates/delegates';
import { nameMentor } from '@/lib/features/seats/delegates/mentors';
import { post } from '../api/post';
import { callJson } from '../support/api';
import { refused } from '../support/outcomes';
import { useService } from '../support/service';
import { DAILY, seatedTable, seatPeople } from '../support/tables';

await useService();

const SOON = new Date(Date.now() + 3 * 86_400_000);
const WISH = { name: 'Zuzana', power: 'turns', until: SOON } as const;

test.each([
  { game: 'a solo game', bots: [] },
  { game: 'a game against two computers', bots: ['journeyman', 'journeyman'] },
] as const)(
  '$game has no group holiday, no delegate and no vote, but a mentor and an end',
  async ({ bots }) => {
    const made = await seatedTable(1, { pace: DAILY, bots });
    const { gameId } = made;
    const who = (await seatPeople(made))(0);
    const alone = refused('not-to-agree', { why: 'one-person' });
    expect(await agreeToPause({ gameId, who, until: SOON })).toMatchObject(alone);
    expect(await chooseEnd({ gameId, who, kind: 'concede', winner: 1 })).toMatchObject(alone);
    expect(await makeDelegate(gameId, who, WISH)).toEqual(refused('delegate-refused', { why: 'one-person' }));
    expect(await loadDelegates(gameId, who)).toMatchObject({ ok: true, value: { why: 'one-person' } });
    expect(await nameMentor(gameId, who, 'Zuzana')).toMatchObject({ ok: true });
    expect(await chooseEnd({ gameId, who, kind: 'agreed-end' })).toMatchObject({
      ok: true,
      value: { decision: { state: 'open', why: 'voices' } },
    });
  },
);

test('two people can agree on a group holiday, and let others play for them', async () => {
  const made = await seatedTable(2, { pace: DAILY });
  const { gameId } = made;
  const who = (await seatPeople(made))(0);
  expect(await agreeToPause({ gameId, who, until: SOON })).toMatchObject({ ok: true });
  expect(await makeDelegate(gameId, who, WISH)).toMatchObject({ ok: true });
});

test('the API says that only one person plays', async () => {
  const { gameId, seats } = await seatedTable(1, { pace: DAILY });
  const until = SOON.toISOString();
  const answer = await callJson(post(`/api/games/${gameId}/holiday`, seats[0]?.token, { until }));
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'not-to-agree', params: { why: 'one-person' } },
  });
});
