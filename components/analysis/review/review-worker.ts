/** Worker that reviews a game turn by turn, and measures retries. All its data comes in messages. */
import { indexPack } from '@/lib/game/engine/pack-index';
import { measureTry } from '@/lib/game/analysis/review/retry';
import { reviewShare, type ReviewAnswer } from '@/lib/game/analysis/review/share';
import type { ReviewerWork, TryAnswer } from './work';

const answer = (message: ReviewAnswer | TryAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ReviewerWork>) =>
  data.type === 'review'
    ? reviewShare(data, answer)
    : answer({ retried: measureTry(indexPack(data.pack), data.retry, data.tried) }),
);
