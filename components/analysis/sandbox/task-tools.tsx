import { useState, type ReactNode } from 'react';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';

interface ToolsProps {
  readonly words: Wording;
  /** The task and the progress so far. */
  readonly children: ReactNode;
  /** Number of steps made. */
  readonly steps: number;
  readonly back: (to: number) => void;
  /** Hints, each a list of sentences that reveals more. */
  readonly hints: readonly (readonly string[])[];
  readonly onHint?: () => void;
}

/** The tools for a puzzle: step back, start over, show a hint. */
export function TaskTools({ words: { t }, children, steps, back, hints, onHint }: ToolsProps) {
  const [shown, show] = useState(0);
  const more = () => {
    if (shown === hints.length) return;
    show(shown + 1);
    onHint?.();
  };
  return (
    <div className="stack sandbox-tools">
      {children}
      <div className="row" role="group" aria-label={t('sandbox.tools')}>
        <BackButtons {...{ steps, back }} />
        {hints.length > 0 && (
          <button
            type="button"
            className="btn"
            aria-disabled={shown === hints.length || undefined}
            onClick={more}
          >
            {t('puzzles.hint', { n: Math.min(shown + 1, hints.length), of: hints.length })}
          </button>
        )}
      </div>
      <div role="status" className="stack">
        {hints.slice(0, shown).map((sentences, i) => (
          <div key={i} className="notice">
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** One step back, and back to the start. */
export function BackButtons({ steps, back }: Pick<ToolsProps, 'steps' | 'back'>) {
  const { t } = useWords();
  const button = { type: 'button', className: 'btn', disabled: steps === 0 } as const;
  return (
    <>
      <button {...button} data-key="u" onClick={() => back(steps - 1)}>
        {t('sandbox.undo')}
      </button>
      <button {...button} onClick={() => back(0)}>
        {t('sandbox.reset')}
      </button>
    </>
  );
}
