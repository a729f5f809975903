/** Worker that reviews a game turn by turn, and measures retries. All its data comes in messages. */
import { indexPack } from '@/lib/game/engine/pack-index';
import { measureTry } from '@/lib/game/analysis/review/retry';
import { reviewShare, type ReviewAnswer } from '@/lib/game/analysis/review/share';
import type { ReviewerWork, TryAnswer, TryWork } from './work';

const answer = (message: ReviewAnswer | TryAnswer) => postMessage(message);

function measure({ pack, retry, tried }: TryWork): void {
  answer({ retried: measureTry(indexPack(pack), retry, tried) });
}

addEventListener('message', ({ data }: MessageEvent<ReviewerWork>) =>
  data.type === 'review' ? reviewShare(data, answer) : measure(data),
);
