import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { SharedLinePage } from '@/components/analysis/sandbox/lines/shared-line-page';
import { loadTableAt } from '@/lib/features/history/load-position';
import { loadSharedLine } from '@/lib/features/sandbox/shared-lines';
import { withTenures } from '@/lib/features/table/load/tenures';
import { tablePage } from '../../../table-page';

export const generateMetadata = pageMeta('sandbox.sharedTitle', UNLISTED);

type Params = Awaited<PageProps<'/games/[gameId]/try/[line]/[step]'>['params']>;
const ADDRESS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A shared line after `step` of its steps, read-only. */
export default tablePage<Params>(async ({ gameId, who, words, params, query: { look } }) => {
  const { line: address, step } = params;
  if (!ADDRESS.test(address) || !/^\d{1,3}$/.test(step)) return undefined;
  const line = await loadSharedLine(gameId, who, address);
  const table = line && (await loadTableAt(gameId, line.base, who));
  if (!line || !table) return undefined;
  return (
    <SharedLinePage
      table={nameSeats(words, withTenures(table))}
      line={line}
      here={`/games/${gameId}/try/${address}`}
      // The line may have become shorter since the address of its end was shared.
      step={Math.min(Number(step), line.steps.length)}
      inspected={typeof look === 'string' ? look : undefined}
    />
  );
});
