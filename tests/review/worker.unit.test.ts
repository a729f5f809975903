/** The server's thread that checks reviews: the same turns, the same figures as here. */
import { expect, test } from 'vitest';
import { ReviewableGame } from '@/lib/game/analysis/review/review';
import { type ReviewAnswer, reviewRowOf, type ReviewWork } from '@/lib/game/analysis/review/share';
import { packFor, PACKS } from '@/lib/game/rulesets';
import { startThread } from '../../scripts/lib/run-typescript';
import { goldenDocument } from '../support/documents';

const { game, log } = goldenDocument('2-players-base');
const THREAD = new URL('../../lib/features/review/review-thread.ts', import.meta.url);

async function inThread(work: ReviewWork): Promise<readonly ReviewAnswer[]> {
  const answers: ReviewAnswer[] = [];
  const thread = startThread(THREAD, undefined);
  try {
    return await new Promise((resolve, reject) => {
      thread.on('error', reject);
      thread.on('message', (answer: ReviewAnswer) => {
        answers.push(answer);
        if (answer.type === 'done') resolve(answers);
      });
      thread.postMessage(work);
    });
  } finally {
    await thread.terminate();
  }
}

test('a thread reviews its share of the turns that are not known, as the sources do', async () => {
  const pack = PACKS.find(({ id, version }) => id === game.pack.id && version === game.pack.version);
  if (!pack) throw new Error('no pack');
  const task = { head: game.head, quality: 'quick' } as const;
  const here = new ReviewableGame(packFor(pack.id, pack.version), { ...task, rows: log.map(reviewRowOf) });
  const open = [9, 20, 21];
  const known = here.turns.filter((turn) => !open.includes(turn));
  const answers = await inThread({ type: 'review', pack, log, ...task, share: { index: 0, of: 2 }, known });
  const { turns: _none, ...frame } = here.whole([]);
  expect(answers).toEqual([
    { type: 'begun', frame, turns: here.turns.length },
    { type: 'turn', turn: here.review(9) },
    { type: 'turn', turn: here.review(21) },
    { type: 'done' },
  ]);
});
