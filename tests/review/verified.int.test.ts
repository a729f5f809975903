/** A review is verified once the server has recomputed every turn; a made-up one never is. */
import { beforeAll, describe, expect, test } from 'vitest';
import { checkReviews, keepReview, type Recheck } from '@/lib/features/review/keep-review';
import { reviewedGame } from '@/lib/features/review/reviews';
import type { GameReview } from '@/lib/game/analysis/review/review';
import { db } from '@/lib/platform/db/db';
import { layOut, type LaidOut } from '../support/lay-out';
import { useService } from '../support/service';
import { LITTLE, reviewOf } from './made-review';

await useService();

let table: LaidOut;
let review: GameReview;
let looked: number[] = [];
const recheck: Recheck = async ({ wanted }) => {
  looked = [...wanted];
  return review.turns.filter(({ turn }) => wanted.includes(turn));
};
const own = (seat: number) => ({ token: table.tokens[seat] });
const keep = (seat: number, sent: GameReview) => keepReview(table.gameId, own(seat), sent, { recheck });

beforeAll(async () => {
  table = await layOut({ game: '2-players-base', commands: 10_000 });
  review = await reviewOf(table, 'normal', LITTLE);
}, 60_000);

/** The server looks at the rest of all stored reviews; returns whether one was ever verified meanwhile. */
async function checkAll(): Promise<boolean> {
  let wasVerified = false;
  for (let n = 0; n < 200 && (await checkReviews({ recheck })); n += 1)
    wasVerified ||= (await reviewedGame(table.gameId, own(0)))?.isVerified ?? false;
  return wasVerified;
}

test('a review is verified once the server has recomputed every turn, and then it looks at none again', async () => {
  expect(await keep(0, review)).toEqual({ ok: true, value: { differing: [] } });
  expect((await reviewedGame(table.gameId, own(1)))?.isVerified).toBe(false);
  expect(await checkAll()).toBe(true);
  expect((await reviewedGame(table.gameId, own(1)))?.isVerified).toBe(true);
  looked = [];
  expect(await checkReviews({ recheck })).toBe(false);
  expect(await keep(1, review)).toEqual({ ok: true, value: { differing: [] } });
  expect(looked).toEqual([]);
});

test('a check without enough time verifies nothing, and others are checked before it', async () => {
  const where = { gameId: table.gameId };
  await db().gameReview.updateMany({ where, data: { verifiedAt: null, checked: [], checkedAt: null } });
  expect(await checkReviews({ recheck: async () => undefined })).toBe(true);
  const row = await db().gameReview.findFirstOrThrow({ where });
  expect(row).toMatchObject({ verifiedAt: null, checked: [], checkedAt: expect.any(Date) });
  await checkAll();
});

describe('a made-up review', () => {
  const forgedWith = (wrong: number, more: number): GameReview => ({
    ...review,
    turns: review.turns.map((turn, i) => (i < wrong ? { ...turn, loss: turn.loss + 30 + more } : turn)),
  });
  const clear = async () => db().gameReview.deleteMany({ where: { gameId: table.gameId } });

  test.each([1, 3, 5])('with %i wrong turns is refused, or dropped before it is verified', async (wrong) => {
    await clear();
    // The sample follows from a secret, so some are refused at once, and sooner or later one is stored.
    let sent = await keep(0, forgedWith(wrong, 0));
    for (let more = 1; more < 100 && !sent.ok; more += 1) {
      expect(sent.error.kind).toBe('wrong-review');
      sent = await keep(0, forgedWith(wrong, more));
    }
    expect(sent.ok).toBe(true);
    expect((await reviewedGame(table.gameId, own(1)))?.isVerified).toBe(false);
    expect(await checkAll()).toBe(false);
    expect((await reviewedGame(table.gameId, own(1)))?.review).toBeUndefined();
  });

  test('gives way to an honest one, which is verified', async () => {
    await clear();
    expect(await keep(1, review)).toEqual({ ok: true, value: { differing: [] } });
    expect(await checkAll()).toBe(true);
    expect((await reviewedGame(table.gameId, own(0)))?.review).toEqual(review);
  });
});
