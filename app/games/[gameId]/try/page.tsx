import { tableMeta } from '@/app/page-meta';
import { SandboxFrame } from '@/components/analysis/sandbox/sandbox-frame';
import { StudyTop } from '@/components/analysis/sandbox/study-top';
import { loadTableAt } from '@/lib/features/history/load-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { tablePage } from '../table-page';

export const generateMetadata = tableMeta('sandbox.title');

/** A private copy of a position to continue from for all seats: the newest, or the one after `?at=`. */
export default tablePage(async ({ gameId, who, words: { t }, query: { at } }) => {
  const table =
    at === undefined
      ? await loadTable(gameId, who, { log: 'none' })
      : await loadTableAt(gameId, Number(at), who);
  if (!table) return undefined;
  const { name, seq, latestSeq, pack } = table;
  const here = `/games/${gameId}`;
  return (
    <>
      <StudyTop
        title={t('sandbox.heading', { name })}
        note={t('sandbox.banner', { step: seq })}
        back={
          seq === latestSeq
            ? { href: here, name: t('sandbox.toTable') }
            : { href: `${here}/at/${seq}`, name: t('sandbox.toStep', { step: seq }) }
        }
      />
      <SandboxFrame
        from={`/api/games/${gameId}/sandbox?at=${seq}`}
        pack={pack}
        noScript={<p className="notice">{t('sandbox.noScript')}</p>}
      />
    </>
  );
});
