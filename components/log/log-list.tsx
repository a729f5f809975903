import type { LogRow, TableView } from '@/lib/service/table-view';
import { describeRow, joinLines } from '@/lib/wording/events';

interface LogListProps {
  readonly table: TableView;
  /** Oldest first, as the service gives them. */
  readonly rows: readonly LogRow[];
  readonly current?: number;
}

/** Log rows in words, newest first, each with a link to the position it led to. */
export function LogList({ table, rows, current }: LogListProps) {
  const side = table.view.state.setup.variant.actionSide;
  return (
    <ol className="log" reversed>
      {[...rows].reverse().map((row) => (
        <li key={row.seq} aria-current={row.seq === current ? 'step' : undefined}>
          <a
            className="seq"
            href={`/games/${table.gameId}/at/${row.seq}`}
            aria-label={`Position after step ${row.seq}`}
          >
            {row.seq}
          </a>
          <span className={row.undone ? 'undone' : undefined}>
            {joinLines(describeRow(table.pack, table.seats, row, side))}
            {row.undone ? ' (taken back)' : ''}
          </span>
        </li>
      ))}
    </ol>
  );
}
