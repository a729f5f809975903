import type { Computer } from '@/components/analysis/sandbox/computer/use-computer';
import { logWordingOf } from '@/components/history/log-wording';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import type { TableView } from '@/lib/features/table/load/table-view';
import { rowText } from '@/lib/game/wording/events';
import { seatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { LinePlanForm, type Prepare } from './plan-form';
import { BackButtons } from './task-tools';
import type { TrialState } from './trial-line';

interface ToolsProps {
  readonly trying: TrialState;
  readonly table: TableView;
  readonly back: (to: number) => void;
  readonly deal: () => void;
  readonly compare: () => void;
  readonly computer: Computer;
  readonly start: SandboxStart;
  readonly prepare?: Prepare | undefined;
}

/** The seat to move, and the actions for the whole line. */
export function Tools({ trying, table, back, deal, compare, computer, start, prepare }: ToolsProps) {
  const words = useWords();
  const { t } = words;
  const { line } = trying;
  const note = noteWords(t, trying);
  return (
    <div className="stack sandbox-tools">
      {table.me !== undefined && (
        <p>
          <strong>{t('sandbox.youPlay', { name: seatName(words, table.seats, table.me) })}</strong>
        </p>
      )}
      <div className="row" role="group" aria-label={t('sandbox.tools')}>
        <BackButtons steps={line.steps.length} back={back} />
        <button type="button" className="btn" onClick={deal}>
          {t('sandbox.shuffle')}
        </button>
        <button type="button" className="btn" onClick={compare}>
          {t('sandbox.compare')}
        </button>
        {!prepare && (
          <a className="btn" href="#lines">
            {t('sandbox.toLines')}
          </a>
        )}
      </div>
      <ComputerTools computer={computer} />
      <LinePlanForm start={start} line={line} prepare={prepare} />
      {note && <p className="notice">{note}</p>}
    </div>
  );
}

/** Lets the computer play for the seat to move. */
function ComputerTools({ computer: { state, play, reaches } }: Pick<ToolsProps, 'computer'>) {
  const { t } = useWords();
  const isThinking = state === 'thinking';
  return (
    <>
      <div className="row" role="group" aria-label={t('sandbox.computer')} hidden={reaches.length === 0}>
        {reaches.map((reach) => (
          <button
            key={reach}
            type="button"
            className="btn"
            // Not `disabled`, which would lose the focus while the computer thinks.
            aria-disabled={isThinking || undefined}
            onClick={() => isThinking || play(reach)}
          >
            {t(`sandbox.computerPlays.${reach}`)}
          </button>
        ))}
      </div>
      <p role="status" className="small">
        {state === 'thinking' && t('sandbox.computerThinks')}
        {state === 'failed' && t('sandbox.computerFailed')}
      </p>
    </>
  );
}

/** The last change to the whole line. */
function noteWords(t: Wording['t'], { note, taken = 0, line }: TrialState): string | undefined {
  const step = line.brokeAt;
  switch (note) {
    case undefined:
      return undefined;
    case 'dealt':
      return step ? t('sandbox.brokeOff', { step }) : t('sandbox.dealt');
    case 'loaded':
      return step ? t('sandbox.lineBroke', { step }) : undefined;
    case 'computer':
      return t('sandbox.computerPlayed', { steps: taken });
  }
}

/** Announces the effects of the last step. */
export function WhatHappened({ trying, table }: Pick<ToolsProps, 'trying' | 'table'>) {
  const words = useWords();
  const { line, note } = trying;
  const row = line.steps.length > 0 ? table.log.at(-1) : undefined;
  const tell = logWordingOf(words, table);
  return (
    <p className="sr-only" role="status" data-seq={table.seq}>
      {note === 'computer' && `${noteWords(words.t, trying)} `}
      {row && words.t('sandbox.stepTaken', { step: line.steps.length, text: rowText(tell, row) })}
    </p>
  );
}
