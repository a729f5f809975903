import { nothingHere } from '@/app/nothing-here';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { SharedLinePage } from '@/components/analysis/sandbox/lines/shared-line-page';
import { loadTableAt } from '@/lib/features/history/load-position';
import { betterLineOf } from '@/lib/features/review/better-line';
import { withTenures } from '@/lib/features/table/load/tenures';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId, visitorOf } from '../../../visitor';

export const generateMetadata = pageMeta('review.one.steps', UNLISTED);

const NUMBER = /^\d{1,3}$/;

/** The better line of a turn after `step` of its steps, read-only. */
export default async function Page({
  params,
  searchParams,
}: PageProps<'/games/[gameId]/review/[turn]/[step]'>) {
  const [{ gameId, turn, step }, { look }] = await Promise.all([params, searchParams]);
  if (!isGameId(gameId) || !NUMBER.test(turn) || !NUMBER.test(step)) return nothingHere();
  const who = await visitorOf(gameId);
  const line = await betterLineOf(gameId, who, Number(turn));
  const table = line && (await loadTableAt(gameId, line.base, who));
  if (!line || !table) return nothingHere();
  const words = await getWords();
  return (
    <SharedLinePage
      table={nameSeats(words, withTenures(table))}
      line={{ ...line, name: words.t('review.one.steps') }}
      here={`/games/${gameId}/review/${turn}`}
      by={words.t('review.one.by')}
      step={Math.min(Number(step), line.steps.length)}
      inspected={typeof look === 'string' ? look : undefined}
    />
  );
}
