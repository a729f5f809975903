import { goesSoon } from '@/lib/features/operator/retention';
import { getWords } from '@/lib/platform/i18n/request-words';
import type { TableView } from '@/lib/features/table/load/table-view';

/** For a table without moves: when it will be deleted, once that is near. */
export async function GoesNote({ table }: { readonly table: TableView }) {
  const { latestSeq: seq, status, createdAt } = table;
  const at = goesSoon({ seq, status, createdAt: new Date(createdAt) });
  if (!at) return null;
  const { t, time } = await getWords();
  return <div className="panel small">{t('operator.kept.goes', { at: time(at.toISOString()) })}</div>;
}
