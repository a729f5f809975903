/**
 * Reviews a game in a worker, turn by turn, and measures what somebody tries again. Everything it needs is
 * sent to it.
 */
import { indexPack } from '@/lib/game/engine/pack-index';
import { measureTry } from '@/lib/game/review/retry';
import { Reviewing } from '@/lib/game/review/review';
import { reviewRowOf } from '@/lib/game/review/rows';
import type { ReviewAnswer, ReviewerWork, ReviewWork, TryAnswer, TryWork } from './work';

const answer = (message: ReviewAnswer | TryAnswer) => postMessage(message);

function review({ pack, log, head, quality, share, known }: ReviewWork): void {
  const reviewing = new Reviewing(indexPack(pack), { head, quality, rows: log.map(reviewRowOf) });
  const { turns: _none, ...frame } = reviewing.whole([]);
  answer({ type: 'begun', frame, turns: reviewing.turns.length });
  const left = reviewing.turns.filter((turn) => !known.includes(turn));
  for (const turn of left.filter((_, i) => i % share.of === share.index)) {
    const found = reviewing.review(turn);
    if (found) answer({ type: 'turn', turn: found });
  }
  answer({ type: 'done' });
}

function measure({ id, pack, retry, tried }: TryWork): void {
  answer({ id, retried: measureTry(indexPack(pack), retry, tried) });
}

addEventListener('message', ({ data }: MessageEvent<ReviewerWork>) =>
  data.type === 'review' ? review(data) : measure(data),
);
