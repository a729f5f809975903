import type { TableView } from '@/lib/features/table/load/table-view';
import { rowText } from '@/lib/game/wording/events';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { TrialLine } from './trial-line';

interface StepsProps {
  readonly line: TrialLine;
  readonly table: TableView;
  readonly back: (to: number) => void;
}

/** The steps of the line in words, newest first, each with a link back to it. */
export function StepsPanel({ line, table, back }: StepsProps) {
  const words = useWords();
  const { t } = words;
  const n = line.steps.length;
  const tell = {
    words,
    pack: table.pack,
    seats: table.seats,
    side: table.view.state.setup.variant.actionSide,
  };
  const rows = n === 0 ? [] : table.log.slice(-n);
  // A scrollable rail must be focusable, because it may contain nothing else to focus.
  return (
    <section id="log" className="panel zone stack" aria-label={t('sandbox.steps')} tabIndex={0}>
      <h2>{t('sandbox.steps')}</h2>
      <p className="small muted">{t('sandbox.unknown')}</p>
      {n === 0 && <p className="small">{t('sandbox.noSteps')}</p>}
      <ol className="sandbox-steps m-0 grid list-outside list-decimal gap-1.5 pl-7.25 text-sm" reversed>
        {rows
          .map((row, i) => (
            <li key={row.seq} value={i + 1}>
              <span>{rowText(tell, row)}</span>{' '}
              {i + 1 < n && (
                <button
                  type="button"
                  className="btn"
                  aria-label={t('sandbox.backToOf', { step: i + 1 })}
                  onClick={() => back(i + 1)}
                >
                  {t('sandbox.backTo')}
                </button>
              )}
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  );
}
