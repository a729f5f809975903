import { currentZone } from '@/app/current-zone';
import { formatMoment } from '@/components/ui/moment';
import { goesSoon } from '@/lib/features/operator/retention';
import type { TableView } from '@/lib/features/table/load/table-view';
import { getWords } from '@/lib/platform/i18n/request-words';

/** For a table without moves: when it will be deleted, once that is near. */
export async function GoesNote({ table }: { readonly table: TableView }) {
  const { latestSeq: seq, status, createdAt } = table;
  const at = goesSoon({ seq, status, createdAt: new Date(createdAt) });
  if (!at) return null;
  const [{ t, locale }, timeZone] = await Promise.all([getWords(), currentZone()]);
  const when = formatMoment(locale, timeZone, at.toISOString());
  return <div className="panel small">{t('operator.kept.goes', { at: when })}</div>;
}
