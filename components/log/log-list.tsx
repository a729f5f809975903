import type { LogRow, TableView } from '@/lib/service/table-view';
import { escapeMarkup } from '@/components/ui/escape';
import { MarkupList } from '@/components/ui/words';
import { describeRow, joinLines } from '@/lib/wording/events';

interface LogListProps {
  readonly table: TableView;
  /** Oldest first, as the service gives them. */
  readonly rows: readonly LogRow[];
  readonly current?: number;
}

/** Log rows in words, newest first, each with a link to the position it led to. */
export function LogList({ table, rows, current }: LogListProps) {
  const items = [...rows].reverse().map((row) => rowItem(table, row, row.seq === current));
  return <MarkupList className="log" items={items.join('')} />;
}

function rowItem({ gameId, pack, seats, view }: TableView, row: LogRow, isCurrent: boolean): string {
  const text = joinLines(describeRow(pack, seats, row, view.state.setup.variant.actionSide));
  const link = `<a class="seq" href="/games/${gameId}/at/${row.seq}" aria-label="Position after step ${row.seq}">${row.seq}</a>`;
  const words = row.undone
    ? `<span class="undone">${escapeMarkup(text)} (taken back)</span>`
    : `<span>${escapeMarkup(text)}</span>`;
  return `<li${isCurrent ? ' aria-current="step"' : ''}>${link}${words}</li>`;
}
