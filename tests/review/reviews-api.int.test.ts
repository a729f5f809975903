/** Reviews by way of the API, checked by the server's own thread with the reviewer of browsers. */
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recheckTurns } from '@/lib/features/review/keep-review';
import type { GameReview } from '@/lib/game/analysis/review/review';
import { db } from '@/lib/platform/db/db';
import { startThread } from '../../scripts/lib/run-typescript';
import { callJson, problemOf } from '../support/api';
import { inFull, isFull } from '../support/full';
import { layOut, type LaidOut } from '../support/lay-out';
import { useService } from '../support/service';
import { reviewOf } from './made-review';

// The bundler makes a script of the thread; here its source is run.
const { Worker } = threads;
const ofSource = vi.spyOn(threads, 'Worker').mockImplementation(function (script, options) {
  return script instanceof URL ? startThread(script, undefined) : new Worker(script, options);
});
syncBuiltinESMExports();
afterAll(() => {
  ofSource.mockRestore();
  syncBuiltinESMExports();
});

await useService();

let table: LaidOut;
let path: string;
let honest: GameReview;
beforeAll(async () => {
  table = await layOut({ game: inFull('2-players-base', 'solo-simple'), commands: 10_000 });
  path = `/api/games/${table.gameId}/review`;
  honest = await reviewOf(table, 'quick');
}, 60_000);
const send = (json: object) => ({ method: 'PUT', path, token: table.tokens[0], json }) as const;

test.runIf(isFull)('invented losses are refused and not kept', async () => {
  const turns = honest.turns.map((turn) => ({ ...turn, loss: 99, mark: 'mistake' as const }));
  const refusal = await problemOf(send({ ...honest, turns }), 422, 'wrong-review');
  expect(refusal.body.detail).toMatch(/turns: \d+, \d+, \d+\.$/);
  expect(await db().gameReview.count({ where: { gameId: table.gameId, quality: 'quick' } })).toBe(0);
});

test('an honest one is kept, and sent again it is the same', async () => {
  for (const again of inFull([false, true], [false])) {
    const kept = await callJson(send(honest));
    expect([again, kept.status, kept.body]).toEqual([again, 200, { differing: [] }]);
  }
});

test('anything else than a review of this game is refused', async () => {
  await problemOf(send({ ...honest, head: '0'.repeat(64) }), 422, 'not-this-game');
  await problemOf(send({ ...honest, more: 1 }), 400, 'invalid-request');
});

test('a check that takes too long ends', async () => {
  const { setTimeout: wait } = globalThis;
  // Its time limit is over as soon as it has begun; nothing else waits that long.
  const waiting = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((act: () => void, ms = 0) => wait(act, ms > 20_000 ? 0 : ms)) as typeof wait);
  const all = honest.turns.map(({ turn }) => turn);
  const review = { ...honest, quality: 'deep' as const };
  const checking = recheckTurns({ gameId: table.gameId, seq: table.seq, review, wanted: all, all });
  expect(await checking).toBeUndefined();
  waiting.mockRestore();
});
