import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { SharedLinePage } from '@/components/analysis/sandbox/lines/shared-line-page';
import { loadTableAt } from '@/lib/features/history/load-position';
import { betterLineOf } from '@/lib/features/review/better-line';
import { withTenures } from '@/lib/features/table/load/tenures';
import { tablePage } from '../../../table-page';

export const generateMetadata = pageMeta('review.one.steps', UNLISTED);

type Params = Awaited<PageProps<'/games/[gameId]/review/[turn]/[step]'>['params']>;
const NUMBER = /^\d{1,3}$/;

/** The better line of a turn after `step` of its steps, read-only. */
export default tablePage<Params>(async ({ gameId, who, words, params: { turn, step }, query: { look } }) => {
  if (!NUMBER.test(turn) || !NUMBER.test(step)) return undefined;
  const line = await betterLineOf(gameId, who, Number(turn));
  const table = line && (await loadTableAt(gameId, line.base, who));
  if (!line || !table) return undefined;
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
});
