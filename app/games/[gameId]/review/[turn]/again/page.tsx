import { UNLISTED, pageMeta } from '@/app/page-meta';
import { nothingHere } from '@/app/nothing-here';
import { RetryPage } from '@/components/analysis/review/retry-page';
import { retryTaskOf } from '@/components/analysis/review/retry-task';
import { retryOf } from '@/lib/features/review/better-line';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId, visitorOf } from '../../../visitor';

const NUMBER = /^\d{1,3}$/;

export const generateMetadata = pageMeta(
  ({ t }, { turn }: { turn: string }) => t('review.retry.title', { turn: Number(turn) || 0 }),
  UNLISTED,
);

/** Replays one of the reader's turns in a finished game, to find a better one. */
export default async function Page({ params }: PageProps<'/games/[gameId]/review/[turn]/again'>) {
  const { gameId, turn } = await params;
  if (!isGameId(gameId) || !NUMBER.test(turn)) return nothingHere();
  const found = await retryOf(gameId, await visitorOf(gameId), Number(turn));
  if (!found) return nothingHere();
  return <RetryPage task={retryTaskOf(await getWords(), found)} pack={found.table.pack} />;
}
