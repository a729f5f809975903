import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReviewRun, type ReviewJob } from '@/components/analysis/review/review-run';
import type { ReviewAnswer, ReviewWork } from '@/lib/game/analysis/review/share';
import { turnReview } from '../review/turn-review';
import { stubStore } from '../support/components/store';

const HEAD = 'a'.repeat(64);
const WANTED: ReviewJob = {
  gameId: 'game01',
  head: HEAD,
  reviewer: 1,
  quality: 'normal',
  packUrl: '/pack/p-1',
  isAnew: false,
  seats: 2,
};
const FRAME = {
  reviewer: 1,
  quality: 'normal',
  head: HEAD,
  pack: { id: 'p', version: 1 },
  margins: [1, -1],
} as const;

/** A worker that does what the test tells it. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: ReviewAnswer }) => void) | undefined;
  onerror: (() => void) | undefined;
  work: ReviewWork | undefined;
  isEnded = false;
  constructor(readonly url: string) {
    FakeWorker.all.push(this);
  }
  postMessage(work: ReviewWork): void {
    this.work = work;
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(...answers: readonly ReviewAnswer[]): void {
    for (const data of answers) this.onmessage?.({ data });
  }
}

let kept: Map<string, string>;
const sent: { readonly address: string; readonly body?: unknown }[] = [];
const heard: unknown[] = [];
let answer: object;

beforeEach(() => {
  FakeWorker.all = [];
  sent.length = 0;
  heard.length = 0;
  answer = { differing: [] };
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 8 });
  kept = stubStore();
  vi.stubGlobal('fetch', async (address: string, init?: { body: string }) => {
    sent.push({ address, ...(init ? { body: JSON.parse(init.body) } : {}) });
    const found = address.startsWith('/pack') ? { id: 'p', version: 1 } : { log: [], game: {}, ...answer };
    return { ok: true, json: async () => found };
  });
});
afterEach(() => vi.unstubAllGlobals());

async function begin(wanted: ReviewJob = WANTED): Promise<ReviewRun> {
  const run = new ReviewRun(wanted, {
    progress: (turns, all) => heard.push([turns.length, all]),
    keeping: () => heard.push('keeping'),
    kept: (differing) => heard.push({ differing }),
    failed: () => heard.push('failed'),
  });
  await vi.waitFor(() => expect(FakeWorker.all.every(({ work }) => work)).toBe(true));
  await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(2));
  return run;
}

const BEGUN: ReviewAnswer = { type: 'begun', frame: FRAME, turns: 3 };
const turn = (n: number): ReviewAnswer => ({ type: 'turn', turn: turnReview(n) });
const DONE: ReviewAnswer = { type: 'done' };

test('two workers share the turns, and the whole is sent once, in order', async () => {
  await begin();
  const [one, other] = FakeWorker.all;
  expect(FakeWorker.all.map(({ work }) => work?.share)).toEqual([
    { index: 0, of: 2 },
    { index: 1, of: 2 },
  ]);
  other?.say(BEGUN, turn(2), DONE);
  one?.say(BEGUN, turn(3), turn(1));
  expect(sent.filter(({ body }) => body)).toEqual([]);
  one?.say(DONE);
  await vi.waitFor(() => expect(heard).toContainEqual({ differing: [] }));
  const puts = sent.filter(({ body }) => body);
  expect(puts).toEqual([
    { address: '/api/games/game01/review', body: { ...FRAME, turns: [1, 2, 3].map((n) => turnReview(n)) } },
  ]);
  expect(heard).toContainEqual([3, 3]);
  expect(kept.size).toBe(0);
});

test('turns reviewed before a stop are not reviewed again', async () => {
  const run = await begin();
  FakeWorker.all[0]?.say(BEGUN, turn(2));
  run.stop();
  expect(FakeWorker.all.every(({ isEnded }) => isEnded)).toBe(true);
  FakeWorker.all[0]?.say(turn(3));
  FakeWorker.all = [];
  await begin();
  expect(FakeWorker.all.map(({ work }) => work?.known)).toEqual([[2], [2]]);
});

test('a comparison recomputes everything and stores nothing', async () => {
  const stopped = await begin();
  FakeWorker.all[0]?.say(BEGUN, turn(2));
  stopped.stop();
  FakeWorker.all = [];
  answer = { differing: [7] };
  await begin({ ...WANTED, isAnew: true });
  expect(FakeWorker.all[0]?.work?.known).toEqual([]);
  FakeWorker.all.forEach((worker, i) => worker.say(BEGUN, turn(i + 1), DONE));
  await vi.waitFor(() => expect(heard).toContainEqual({ differing: [7] }));
});

test('a worker that breaks ends the review, once', async () => {
  await begin();
  for (const worker of FakeWorker.all) worker.onerror?.();
  expect(heard.filter((each) => each === 'failed')).toHaveLength(1);
});
