import { UNLISTED, pageMeta } from '@/app/page-meta';
import { RetryPage } from '@/components/analysis/review/retry-page';
import { retryTaskOf } from '@/components/analysis/review/retry-task';
import { retryOf } from '@/lib/features/review/better-line';
import { tablePage } from '../../../table-page';

type Params = Awaited<PageProps<'/games/[gameId]/review/[turn]/again'>['params']>;
const NUMBER = /^\d{1,3}$/;

export const generateMetadata = pageMeta(
  ({ t }, { turn }: { turn: string }) => t('review.retry.title', { turn: Number(turn) || 0 }),
  UNLISTED,
);

/** Replays one of the reader's turns in a finished game, to find a better one. */
export default tablePage<Params>(async ({ gameId, who, words, params: { turn } }) => {
  const found = NUMBER.test(turn) ? await retryOf(gameId, who, Number(turn)) : undefined;
  return found && <RetryPage task={retryTaskOf(words, found)} pack={found.table.pack} />;
});
