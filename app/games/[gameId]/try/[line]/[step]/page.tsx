import { nothingHere } from '@/app/nothing-here';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { SharedLinePage } from '@/components/analysis/sandbox/lines/shared-line-page';
import { loadTableAt } from '@/lib/features/history/load-position';
import { loadSharedLine } from '@/lib/features/sandbox/shared-lines';
import { withTenures } from '@/lib/features/table/load/tenures';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId, visitorOf } from '../../../visitor';

export const generateMetadata = pageMeta('sandbox.sharedTitle', UNLISTED);

const ADDRESS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A shared line after `step` of its steps, read-only. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/try/[line]/[step]'>) {
  const [{ gameId, line: address, step }, { look }] = await Promise.all([params, searchParams]);
  if (!isGameId(gameId) || !ADDRESS.test(address) || !/^\d{1,3}$/.test(step)) return nothingHere();
  const who = await visitorOf(gameId);
  const line = await loadSharedLine(gameId, who, address);
  const table = line && (await loadTableAt(gameId, line.base, who));
  if (!line || !table) return nothingHere();
  return (
    <SharedLinePage
      table={nameSeats(await getWords(), withTenures(table))}
      line={line}
      here={`/games/${gameId}/try/${address}`}
      // The line may have become shorter since the address of its end was shared.
      step={Math.min(Number(step), line.steps.length)}
      inspected={typeof look === 'string' ? look : undefined}
    />
  );
}
