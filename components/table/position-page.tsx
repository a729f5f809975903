import type { TableView } from '@/lib/service/table-view';
import { LineList } from '@/components/ui/words';
import { Notice } from '@/components/ui/notice';
import { LogList } from '@/components/log/log-list';
import { OpenForAll } from '@/components/panels/open-for-all';
import { Receipt } from '@/components/panels/receipt';
import { TableHeader } from '@/components/panels/table-header';
import { LookDialog } from '@/components/look/look-dialog';
import { useWords } from '@/lib/i18n/here';
import { describeRow } from '@/lib/wording/events';
import { Stepper } from './stepper';
import { TableFrame } from './table-frame';
import { ZonesNav } from './zones-nav';

const SHOWN = 8;

interface PositionProps {
  readonly table: TableView;
  /** A piece to be seen large. */
  readonly look?: string | undefined;
}

/** A position of the past, with the way to its neighbours and what led to it. */
export function PositionPage({ table, look }: PositionProps) {
  const { t } = useWords();
  return (
    <>
      <TableHeader table={table} />
      <TableFrame
        table={table}
        prompt={<StepPanel table={table} />}
        log={
          <>
            <section id="log" className="panel zone" aria-label={t('table.log')}>
              <h2>{t('table.upToStep')}</h2>
              <LogList table={table} rows={table.log.slice(-SHOWN)} current={table.seq} />
            </section>
            <Receipt table={table} />
          </>
        }
      />
      <ZonesNav table={table} without={['prompt']} />
      <LookDialog table={table} here={`/games/${table.gameId}/at/${table.seq}`} look={look} />
    </>
  );
}

/** What this step was, in sentences. */
function StepPanel({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { pack, seats, view } = table;
  const row = table.log.find((entry) => entry.seq === table.seq);
  const sentences = row
    ? describeRow({ words, pack, seats, side: view.state.setup.variant.actionSide }, row)
    : [];
  return (
    <section className="panel stack" aria-label={words.t('table.stepPanel')}>
      <h2 className="initial">{words.t('table.stepOf', { step: table.seq, last: table.latestSeq })}</h2>
      <Stepper gameId={table.gameId} seq={table.seq} last={table.latestSeq} />
      {row?.undone && <Notice>{words.t('table.undoneLater')}</Notice>}
      <LineList lines={sentences} />
      <OpenForAll table={table} />
      <p className="small muted">{row && <time dateTime={row.at}>{words.time(row.at)}</time>}</p>
    </section>
  );
}
