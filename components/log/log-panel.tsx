import type { TableView } from '@/lib/service/table-view';
import { LogList } from './log-list';
import { TextLink } from '@/components/ui/text-link';

/** The newest part of the log beside the table. */
export function LogPanel({ table }: { readonly table: TableView }) {
  const rows = table.log.slice(-SHOWN);
  return (
    <section id="log" className="panel zone" aria-label="Log">
      <h2>Log</h2>
      <LogList table={table} rows={rows} />
      <p className="small">
        <TextLink href={`/games/${table.gameId}/log`}>The whole log</TextLink>
      </p>
    </section>
  );
}

/** More would weigh on every page; the whole log has a page of its own. */
const SHOWN = 12;
