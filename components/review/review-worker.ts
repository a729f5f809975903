/**
 * Reviews a game in a worker, turn by turn. Bundled by itself (scripts/lib/sandbox-bundle.ts); everything it
 * needs is sent to it, and it is served so that it may fetch nothing.
 */
import { indexPack } from '@/lib/game/engine/pack-index';
import { Reviewing } from '@/lib/game/review/review';
import { reviewRowOf } from '@/lib/game/review/rows';
import type { ReviewAnswer, ReviewWork } from './work';

const answer = (message: ReviewAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ReviewWork>) => {
  const { pack, log, head, quality, share, known } = data;
  const reviewing = new Reviewing(indexPack(pack), { head, quality, rows: log.map(reviewRowOf) });
  const { turns: _none, ...frame } = reviewing.whole([]);
  answer({ type: 'begun', frame, turns: reviewing.turns.length });
  const left = reviewing.turns.filter((turn) => !known.includes(turn));
  for (const turn of left.filter((_, i) => i % share.of === share.index)) {
    const review = reviewing.review(turn);
    if (review) answer({ type: 'turn', turn: review });
  }
  answer({ type: 'done' });
});
