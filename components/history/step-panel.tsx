import { topicOfCommand } from '@/components/move/rules-of';
import { OpenForAll } from '@/components/table/open-for-all';
import { Notice } from '@/components/ui/notice';
import { LineList } from '@/components/ui/words';
import { useWords } from '@/lib/platform/i18n/current-words';
import { describeRow } from '@/lib/game/wording/events';
import { partsOf } from '@/lib/game/wording/log-lines';
import { HistoryDirections, type HistoryProps } from './history-panel';

/** What this step was, in sentences. */
export function StepPanel(props: HistoryProps) {
  const { table, rows } = props;
  const words = useWords();
  const { pack, seats, view } = table;
  const row = rows[table.seq - 1];
  const tell = { words, pack, seats, side: view.state.setup.variant.actionSide };
  const sentences = row ? partsOf(tell, describeRow(tell, row)) : [];
  return (
    <section className="panel stack" aria-label={words.t('table.stepPanel')}>
      <h2 className="initial">{words.t('table.stepOf', { step: table.seq, last: table.latestSeq })}</h2>
      <HistoryDirections {...props} />
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
