/** A host who has the invitation links of all seats, against people who hold theirs. */
import { expect, test } from 'vitest';
import { agreeToPause, answerLate } from '@/lib/features/clocks/table-acts';
import { loadClaims } from '@/lib/features/clocks/claims';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import { db } from '@/lib/platform/db/db';
import { callJson, problemOf } from '../support/api';
import { lateTable } from '../support/late-table';
import { useService } from '../support/service';
import { browserOf, guest } from '../support/world';
import { threeGuests } from './three-guests';

await useService();

/** Three guests hold their seats; the host sits elsewhere and knows all links. */
async function attacked() {
  const { gameId, host, cecilie, links } = await threeGuests();
  return { gameId, path: `/api/games/${gameId}`, headers: await browserOf(host.userId), cecilie, links };
}

test('a host and the links of other seats take no held seat: asked, agreed and made at once', async () => {
  const { gameId, path, headers, cecilie, links } = await attacked();
  const claim = { method: 'POST', path: `${path}/claims/2` };
  await callJson({ ...claim, headers, json: { act: 'ask' } });
  for (const token of links.slice(0, 2)) {
    const told = await problemOf({ ...claim, token, json: { act: 'agree' } }, 409, 'seat-held');
    expect(told.body.detail).toContain('Sign in, or open the browser that holds the seat.');
  }
  await problemOf({ ...claim, headers, json: { act: 'make' } }, 409, 'not-that-seat');
  expect(await loadClaims(gameId)).toMatchObject([{ seat: 2, agreed: [], isReady: false }]);
  expect((await loadTable(gameId, cecilie))?.me).toBe(2);
});

test('the links of all seats pass no common holiday, and fold nobody’s recap', async () => {
  const { gameId, path, links } = await attacked();
  const until = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
  for (const token of links) {
    await problemOf({ method: 'POST', path: `${path}/holiday`, token, json: { until } }, 409, 'seat-held');
    await problemOf({ method: 'POST', path: `${path}/recap`, token, json: { seq: 1 } }, 409, 'seat-held');
  }
  expect(await db().vote.count({ where: { gameId } })).toBe(0);
  expect(await db().seat.count({ where: { gameId, seenSeq: { gt: 0 } } })).toBe(0);
});

/** Hands seats to a person: the programs that sat down have only the links from now on. */
async function handTo(gameId: string, seats: readonly number[], userId: string): Promise<void> {
  const where = { gameId, seat: { in: [...seats] } };
  await db().seat.updateMany({ where, data: { userId } });
  await db().seatKey.updateMany({ where, data: { own: false } });
}

test('a link of another seat has no voice about one that is late; its holder has', async () => {
  const { gameId, clock, agenda, tokenOf, back } = await lateTable(3);
  const userId = await guest('Bohumil');
  await handTo(gameId, [1, 2], userId);
  const replace = (who: Visitor) => answerLate({ gameId, seat: 0, answer: 'replace', who }, clock);
  for (const seat of [1, 2])
    expect(await replace({ token: tokenOf(seat) })).toMatchObject({ error: { kind: 'seat-held' } });
  expect(await replace({ userId })).toMatchObject({ ok: true });
  expect((await agenda())?.late[0]?.votes.find(({ answer }) => answer === 'replace')?.seats).toEqual([1]);
  expect(await back(1)).toMatchObject({ error: { kind: 'seat-held' } });
});

test('a person on two seats has one voice: about a late seat, and for a common holiday', async () => {
  const { gameId, clock, agenda, tokenOf } = await lateTable(4);
  const userId = await guest('Bohumil');
  await handTo(gameId, [1, 2], userId);
  const replace = (who: Visitor) => answerLate({ gameId, seat: 0, answer: 'replace', who }, clock);
  // Of Bohumil and the holder of seat 3 both are needed, whichever seat Bohumil speaks from.
  expect(await replace({ userId })).toMatchObject({ value: { done: false, missing: 1 } });
  expect(await replace({ userId })).toMatchObject({ value: { missing: 1 } });
  await db().vote.create({
    data: { gameId, seat: 2, question: 'replace', about: await aboutLate(gameId), at: clock.now() },
  });
  const late = (await agenda())?.late[0];
  expect(late?.missing).toEqual([3]);
  expect(late?.votes.find(({ answer }) => answer === 'replace')).toMatchObject({ seats: [1], needed: 2 });
  const until = new Date(clock.now().getTime() + 3 * 24 * 3_600_000);
  expect(await agreeToPause({ gameId, who: { userId }, until }, clock)).toMatchObject({
    value: { missing: 2 },
  });
  for (const seat of [0, 3]) await agreeToPause({ gameId, who: { token: tokenOf(seat) }, until }, clock);
  expect((await agenda())?.pause?.until).toBe(until.toISOString());
});

const aboutLate = async (gameId: string) => (await db().vote.findFirstOrThrow({ where: { gameId } })).about;
