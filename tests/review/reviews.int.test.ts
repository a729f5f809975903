/** Reviews kept with their games: which are accepted from whose seats, and the parts that are shown. */
import { beforeAll, describe, expect, test } from 'vitest';
import { betterLineOf, retryOf } from '@/lib/features/review/better-line';
import { checkReviews, keepReview, type Recheck } from '@/lib/features/review/keep-review';
import { habitsOfMine, reviewedGame } from '@/lib/features/review/reviews';
import { turnFilm } from '@/lib/features/review/turn-film';
import type { Account } from '@/lib/game/analysis/review/habits';
import type { GameReview, TurnReview } from '@/lib/game/analysis/review/review';
import { SAMPLE, sampleTurns } from '@/lib/game/analysis/review/weigh';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { call, callJson, problemOf } from '../support/api';
import { inFull, sampled } from '../support/full';
import { layOut, type LaidOut } from '../support/lay-out';
import { present } from '../support/present';
import { useService } from '../support/service';
import { LITTLE, reviewOf } from './made-review';
import { guest } from '../support/world';

await useService();

let table: LaidOut;
let review: GameReview;
/** The server's findings, with as little thought as these reviews have, and its turns. */
let looked: number[] = [];
const recheck: Recheck = async ({ wanted }) => {
  looked = [...wanted];
  return review.turns.filter(({ turn }) => wanted.includes(turn));
};
const keep = (seat: number, sent: GameReview) => keepReview(table.gameId, own(seat), sent, { recheck });
const own = (seat: number) => ({ token: table.tokens[seat] });

beforeAll(async () => {
  table = await layOut({ game: '2-players-base', commands: 10_000 });
  review = await reviewOf(table, 'normal', LITTLE);
}, 60_000);

const withTurn = (index: number, change: Partial<TurnReview>): GameReview => ({
  ...review,
  turns: review.turns.map((turn, i) => (i === index ? { ...turn, ...change } : turn)),
});

test('a review of another game is refused', async () => {
  const { gameId } = table;
  const refusal = async (who: object, sent: GameReview) => {
    const outcome = await keepReview(gameId, who, sent, { recheck });
    return outcome.ok ? undefined : outcome.error.kind;
  };
  const better = review.turns.findIndex((turn) => turn.better);
  const line = present(review.turns[better]?.better);
  const forged: readonly GameReview[] = [
    { ...review, head: '0'.repeat(64) },
    { ...review, reviewer: 99 },
    { ...review, margins: [1, -1] },
    { ...review, turns: review.turns.slice(1) },
    withTurn(0, { at: 7 }),
    withTurn(0, { seat: 1 }),
    withTurn(better, { better: { ...line, key: '0'.repeat(64) } }),
    withTurn(better, {
      better: { ...line, steps: [{ seat: line.steps[0]?.seat ?? 0, command: { type: 'EndTurn' } }] },
    }),
  ];
  for (const sent of forged)
    for (const who of [own(0), {}]) expect(await refusal(who, sent)).toBe('not-this-game');
  expect((await reviewedGame(gameId, own(0)))?.review).toBeUndefined();
});

test('a visitor adds the review that a game lacks, checked as any other, and changes none', async () => {
  const { gameId } = table;
  const visit = (sent: GameReview) => keepReview(gameId, {}, sent, { recheck });
  const deep = await visit({ ...review, quality: 'deep' });
  expect(deep).toEqual({ ok: false, error: { kind: 'token-missing' } });
  const forged = review.turns.map((turn) => ({ ...turn, loss: 99, mark: 'mistake' as const }));
  expect(await visit({ ...review, turns: forged })).toMatchObject({ error: { kind: 'wrong-review' } });
  expect((await reviewedGame(gameId, {}))?.review).toBeUndefined();
  expect(await visit(review)).toEqual({ ok: true, value: { differing: [] } });
  looked = [];
  expect(await visit({ ...review, turns: forged })).toEqual({ ok: true, value: { differing: [] } });
  expect(looked).toEqual([]);
  expect((await reviewedGame(gameId, {}))?.review).toEqual(review);
  await db().gameReview.deleteMany({ where: { gameId } });
});

test('a review is kept once the server has found the same in a sample of its turns', async () => {
  const path = `/api/games/${table.gameId}/review`;
  expect((await callJson({ path })).body).toEqual({ seq: table.seq, reviewer: review.reviewer });
  expect(await keep(0, review)).toEqual({ ok: true, value: { differing: [] } });
  expect(looked).toHaveLength(SAMPLE);
  expect((await reviewedGame(table.gameId, own(1)))?.review).toEqual(review);
  const first = looked;
  // An equal one lets the server look at other turns.
  expect(await keep(1, review)).toEqual({ ok: true, value: { differing: [] } });
  expect(looked).toHaveLength(SAMPLE);
  expect(looked.filter((turn) => first.includes(turn))).toEqual([]);
});

/** The server looks at the rest of all stored reviews; returns whether one was ever verified meanwhile. */
async function checkAll(): Promise<boolean> {
  let wasVerified = false;
  for (let n = 0; n < 200 && (await checkReviews({ recheck })); n += 1)
    wasVerified ||= (await reviewedGame(table.gameId, own(0)))?.isVerified ?? false;
  return wasVerified;
}

test('a review that cannot be checked in time is not stored', async () => {
  const sent = { ...review, quality: 'quick' } as const;
  const outcome = await keepReview(table.gameId, own(0), sent, { recheck: async () => undefined });
  expect(outcome).toMatchObject({ ok: false, error: { kind: 'review-unchecked' } });
  expect(await db().gameReview.count({ where: { gameId: table.gameId, quality: 'quick' } })).toBe(0);
});

/** Every number and verdict of a turn, changed. */
const INVENTED: Readonly<Record<string, (turn: TurnReview) => Partial<TurnReview>>> = {
  loss: ({ loss }) => ({ loss: loss + 30 }),
  'loss by a hundredth': ({ loss }) => ({ loss: loss + 0.01 }),
  error: ({ error }) => ({ error: error + 1 }),
  mark: ({ mark }) => ({ mark: mark === 'best' ? 'mistake' : 'best' }),
  value: ({ value }) => ({ value: value.map((each) => each + 1) }),
  effect: ({ effect }) => ({ effect: effect.map((each) => each - 1) }),
  spread: ({ spread }) => ({ spread: spread + 1 }),
  'no better line': () => ({ better: undefined }),
  reasons: ({ better }) => ({ better: better && { ...better, reasons: [] } }),
};

describe('if two reviews differ, the wrong one is deleted', () => {
  const better = () => review.turns.findIndex((turn) => turn.better && turn.better.reasons.length > 0);
  const forge = (name: string): GameReview => {
    const turn = review.turns[better()];
    const changed = present(turn && INVENTED[name]?.(turn));
    return JSON.parse(JSON.stringify(withTurn(better(), changed)));
  };

  test.each(Object.keys(INVENTED))(
    'a forged %s of one turn does not replace the stored review',
    async (name) => {
      const forged = forge(name);
      const turn = review.turns[better()]?.turn;
      expect(await keep(1, forged)).toEqual({ ok: false, error: { kind: 'wrong-review', turns: [turn] } });
      expect((await reviewedGame(table.gameId, own(1)))?.review).toEqual(review);
    },
  );

  test.each(sampled(Object.keys(INVENTED), 3))('a forged %s that came first blocks nobody', async (name) => {
    const turn = review.turns[better()]?.turn;
    const where = { gameId: table.gameId, quality: 'normal' };
    await db().gameReview.updateMany({ where, data: { review: jsonOf(forge(name)) } });
    expect(await keep(0, review)).toEqual({ ok: true, value: { differing: [turn] } });
    expect((await reviewedGame(table.gameId, own(1)))?.review).toEqual(review);
  });

  test('two at once keep one, and nothing is lost', async () => {
    await db().gameReview.deleteMany({ where: { gameId: table.gameId, quality: 'normal' } });
    const outcomes = await Promise.all([keep(0, review), keep(1, review)]);
    expect(outcomes.some(({ ok }) => ok)).toBe(true);
    expect((await reviewedGame(table.gameId, own(1)))?.review).toEqual(review);
  });
});

test('the checked turns follow from the submission, and cannot be predicted', () => {
  const all = review.turns.map(({ turn }) => turn);
  const samples = Array.from({ length: 200 }, (_, i) => sampleTurns(all, `key ${i}`));
  expect(samples.every((sample) => new Set(sample).size === SAMPLE)).toBe(true);
  expect(new Set(samples.flat())).toEqual(new Set(all));
  expect(sampleTurns(all, 'key 1')).toEqual(sampleTurns([...all].reverse(), 'key 1'));
});

test('players see their own turns and the turning points', async () => {
  const found = await reviewedGame(table.gameId, own(1));
  const points = found?.turningPoints ?? [];
  expect(points).toHaveLength(3);
  const others = found?.told.filter(({ seat }) => seat !== 1) ?? [];
  expect(others.every((turn) => points.includes(turn))).toBe(true);
  expect(found?.told.filter(({ seat }) => seat === 1)).toEqual(review.turns.filter(({ seat }) => seat === 1));
  expect((await reviewedGame(table.gameId, {}))?.told).toEqual(expect.arrayContaining([...points]));
});

test("programs read the page's content, and revalidate by its ETag", async () => {
  const path = `/api/games/${table.gameId}/review`;
  const answered = async (token?: string) => (await callJson({ path, token })).body;
  const mine = await answered(table.tokens[1]);
  expect(mine).toMatchObject({ seq: table.seq, reviewer: review.reviewer });
  expect(mine.review).toMatchObject({ head: review.head, margins: review.margins });
  const found = await reviewedGame(table.gameId, own(1));
  expect(mine.review.turns).toEqual(found?.told);
  expect(mine.review.turningPoints).toEqual(found?.turningPoints.map(({ turn }) => turn));
  const accounts = mine.review.seats.map(({ account }: { account: Account }) => account);
  const sums = accounts.map(({ start, own: gave, others, luck }: Account) =>
    Math.round(start + gave + others + luck),
  );
  expect(sums).toEqual(review.margins);
  const anybody = await answered();
  const told = anybody.review.turns.map(({ turn }: { turn: number }) => turn);
  expect(new Set(told)).toEqual(new Set(mine.review.turningPoints));
  const etag = (await call({ path })).headers.get('etag') ?? '';
  expect((await call({ path, headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('readers of a better line can step through it', async () => {
  const points = new Set((await reviewedGame(table.gameId, {}))?.turningPoints.map(({ turn }) => turn));
  const turn = review.turns.find((each) => each.better && each.seat === 0 && !points.has(each.turn));
  if (!turn?.better) throw new Error('no better line');
  const line = await betterLineOf(table.gameId, own(0), turn.turn);
  expect(line?.positions).toHaveLength(turn.better.steps.length + 1);
  expect(await betterLineOf(table.gameId, own(1), turn.turn)).toBeUndefined();
});

test('habits of somebody come from their own seats of reviewed games', async () => {
  const id = await guest('Anna');
  expect(await habitsOfMine(id)).toMatchObject({ games: 0, sources: [], actions: [] });
  await db().seat.updateMany({ where: { gameId: table.gameId, seat: 1 }, data: { userId: id } });
  await db().game.update({ where: { id: table.gameId }, data: { origin: null } });
  const where = { gameId: table.gameId };
  await db().gameReview.updateMany({ where, data: { verifiedAt: null, checked: [] } });
  expect(await habitsOfMine(id)).toMatchObject({ games: 0, turns: 0, points: 0, sources: [] });
  expect(await keep(1, review)).toEqual({ ok: true, value: { differing: [] } });
  expect(await habitsOfMine(id)).toMatchObject({ games: 0 });
  await checkAll();
  const habits = await habitsOfMine(id);
  const turns = review.turns.filter(({ seat }) => seat === 1);
  const lost = turns.reduce((sum, { loss }) => sum + loss, 0);
  expect(habits).toMatchObject({ games: 1, turns: turns.length });
  expect(habits.points).toBeCloseTo(lost, 1);
  expect(habits.sources[0]?.points).toBeGreaterThan(0);
  expect(habits.actions.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(0);
});

test('a player replays their own turn, with the score to beat', async () => {
  const turn = review.turns.find((each) => each.better && each.seat === 0);
  if (!turn?.better) throw new Error('no better line');
  const retry = await retryOf(table.gameId, own(0), turn.turn);
  expect(retry).toMatchObject({ turn, line: { base: turn.better.at } });
  const bestOfAll = turn.better.steps.map(({ command }) => command);
  expect(retry?.best.length).toBeGreaterThan(0);
  expect(bestOfAll.slice(0, retry?.best.length)).toEqual(retry?.best);
  expect(retry?.played).not.toEqual(retry?.best);
  expect(review.turns.find((each) => each.turn === retry?.following)?.seat).toBe(0);
  for (const who of [own(1), {}]) expect(await retryOf(table.gameId, who, turn.turn)).toBeUndefined();
});

test('a turn and its better line are seen step by step, from the same position', async () => {
  const turn = review.turns.find((each) => each.better && each.seat === 0);
  if (!turn?.better) throw new Error('no better line');
  const [start, later, over] = await Promise.all(
    [0, 1, 99].map((step) => turnFilm(table.gameId, own(0), turn.turn, step)),
  );
  expect(start?.played.seq).toBe(turn.better.at);
  expect(start?.line.positions[0]?.state.players).toEqual(start?.before.view.state.players);
  expect(later?.played.seq).toBe(start?.rows[0]?.seq);
  expect(over?.played.seq).toBe(over?.rows.at(-1)?.seq);
  const state = over?.played.view.state;
  expect(state?.phase === 'playing' ? state.turn.number : turn.turn + 1).toBe(turn.turn + 1);
  expect(over?.rows.at(-1)?.command.type).toBe('EndTurn');
});

test('the sealed thoughts of a turn are shown with its film, and with no other', async () => {
  const [one, two] = review.turns.filter((each) => each.better && each.seat === 0);
  if (!one || !two) throw new Error('no two turns');
  const note = { gameId: table.gameId, seat: 0, seq: one.at, sealed: true, text: 'Mines first' };
  await db().note.create({ data: { ...note, id: crypto.randomUUID(), at: new Date('2030-01-01') } });
  const thoughts = await Promise.all(
    [one, two].map(async ({ turn }) => (await turnFilm(table.gameId, own(0), turn, 0))?.thoughts),
  );
  expect(thoughts).toEqual([[expect.objectContaining({ text: 'Mines first' })], []]);
});

test('a game under way has no review, and takes none', async () => {
  const running = await layOut({ game: '2-players-base', commands: 40 });
  const [token] = running.tokens;
  expect((await reviewedGame(running.gameId, { token }))?.review).toBeUndefined();
  const path = `/api/games/${running.gameId}/review`;
  await problemOf({ method: 'PUT', path, token, json: review }, 409, 'still-running');
  await problemOf({ path }, 409, 'still-running');
  await problemOf({ path: '/api/games/nosuchtable1/review' }, 404, 'unknown-table');
});

test('of two that are kept the deeper one is shown', async () => {
  const deeper = { ...review, quality: 'deep' } as const;
  expect((await reviewedGame(table.gameId, own(1)))?.review).toEqual(review);
  expect(await keep(1, deeper)).toEqual({ ok: true, value: { differing: [] } });
  expect((await reviewedGame(table.gameId, own(1)))?.review).toEqual(deeper);
});

describe('a review that is checked in the background', () => {
  const forgedWith = (wrong: number, more: number): GameReview => ({
    ...review,
    turns: review.turns.map((turn, i) => (i < wrong ? { ...turn, loss: turn.loss + 30 + more } : turn)),
  });
  const clear = async () => db().gameReview.deleteMany({ where: { gameId: table.gameId } });

  test('it is verified once the server has recomputed every turn, and then it looks at none again', async () => {
    await clear();
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

  test.each(inFull([1, 3, 5], [3]))(
    'a made-up one with %i wrong turns is refused, or dropped before it is verified',
    async (wrong) => {
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
    },
  );

  test('a made-up one gives way to an honest one, which is verified', async () => {
    await clear();
    expect(await keep(1, review)).toEqual({ ok: true, value: { differing: [] } });
    expect(await checkAll()).toBe(true);
    expect((await reviewedGame(table.gameId, own(0)))?.review).toEqual(review);
  });
});
