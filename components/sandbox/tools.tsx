import type { TableView } from '@/lib/service/table-view';
import { useWords } from '@/lib/i18n/here';
import { describeRow, joinLines } from '@/lib/wording/events';
import { seatName } from '@/lib/wording/names';
import type { Trying } from './trying';

interface ToolsProps {
  readonly trying: Trying;
  readonly table: TableView;
  readonly back: (to: number) => void;
  readonly deal: () => void;
  readonly compare: () => void;
}

/** Whose step it is, and what one can do with the line as a whole. */
export function Tools({ trying: { line, note }, table, back, deal, compare }: ToolsProps) {
  const words = useWords();
  const { t } = words;
  const n = line.steps.length;
  return (
    <div className="stack sandbox-tools">
      {table.me !== undefined && (
        <p>
          <strong>{t('sandbox.youPlay', { name: seatName(words, table.seats, table.me) })}</strong>
        </p>
      )}
      <div className="row" role="group" aria-label={t('sandbox.tools')}>
        <button type="button" className="btn" data-key="u" disabled={n === 0} onClick={() => back(n - 1)}>
          {t('sandbox.undo')}
        </button>
        <button type="button" className="btn" disabled={n === 0} onClick={() => back(0)}>
          {t('sandbox.reset')}
        </button>
        <button type="button" className="btn" onClick={deal}>
          {t('sandbox.shuffle')}
        </button>
        <button type="button" className="btn" onClick={compare}>
          {t('sandbox.compare')}
        </button>
        <a className="btn" href="#lines">
          {t('sandbox.toLines')}
        </a>
      </div>
      {note && <p className="notice">{noteWords(t, note, line.brokeAt)}</p>}
    </div>
  );
}

function noteWords(
  t: ReturnType<typeof useWords>['t'],
  note: NonNullable<Trying['note']>,
  step: number | undefined,
): string {
  if (note === 'dealt') return step ? t('sandbox.brokeOff', { step }) : t('sandbox.dealt');
  return step ? t('sandbox.lineBroke', { step }) : '';
}

/** Tells whoever does not see the board what the last step did. */
export function WhatHappened({ trying: { line }, table }: Pick<ToolsProps, 'trying' | 'table'>) {
  const words = useWords();
  const row = line.steps.length > 0 ? table.log.at(-1) : undefined;
  const tell = {
    ...{ words, pack: table.pack, seats: table.seats },
    side: table.view.state.setup.variant.actionSide,
  };
  return (
    <p className="sr-only" role="status" data-seq={table.seq}>
      {row &&
        words.t('sandbox.stepTaken', { step: line.steps.length, text: joinLines(describeRow(tell, row)) })}
    </p>
  );
}
