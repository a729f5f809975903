import { LineList } from '@/components/ui/words';
import { Notice } from '@/components/ui/notice';
import { HistoryWays, type HistoryProps } from '@/components/history/history-panel';
import { Timeline } from '@/components/history/timeline';
import { topicOfCommand } from '@/components/prompt/rules-of';
import { OpenForAll } from '@/components/panels/open-for-all';
import { Receipt } from '@/components/panels/receipt';
import { TableHeader } from '@/components/panels/table-header';
import { LookDialog } from '@/components/look/look-dialog';
import { useWords } from '@/lib/i18n/here';
import { describeRow } from '@/lib/wording/events';
import { TableFrame } from './table-frame';
import { ZonesNav } from './zones-nav';

interface PositionProps extends HistoryProps {
  /** A piece to be seen large. */
  readonly look?: string | undefined;
  /** How many other tables wait for the reader. */
  readonly elsewhere?: number;
}

/** A position of the past, with the way to its neighbours and what led to it. */
export function PositionPage(props: PositionProps) {
  const { table, look, elsewhere } = props;
  return (
    <>
      <TableHeader table={table} elsewhere={elsewhere} />
      <TableFrame
        table={table}
        prompt={<StepPanel {...props} />}
        log={
          <>
            <Timeline {...props} />
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
function StepPanel(props: HistoryProps) {
  const { table, rows } = props;
  const words = useWords();
  const { pack, seats, view } = table;
  const row = rows[table.seq - 1];
  const sentences = row
    ? describeRow({ words, pack, seats, side: view.state.setup.variant.actionSide }, row)
    : [];
  return (
    <section className="panel stack" aria-label={words.t('table.stepPanel')}>
      <h2 className="initial">{words.t('table.stepOf', { step: table.seq, last: table.latestSeq })}</h2>
      <HistoryWays {...props} />
      {row?.undone && <Notice>{words.t('table.undoneLater')}</Notice>}
      <LineList lines={sentences} />
      <OpenForAll table={table} />
      {row && row.command.type !== 'SetupChoices' && (
        <p className="small">
          <a href={`/rules#${topicOfCommand(row.command.type)}`}>{words.t('history.rule')}</a>
        </p>
      )}
      <p className="small muted">{row && <time dateTime={row.at}>{words.time(row.at)}</time>}</p>
    </section>
  );
}
