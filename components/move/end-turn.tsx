import type { OpenEntry, Option } from '@/lib/game/engine/options';
import { describeOpen } from '@/lib/game/wording/open';
import type { Labelling } from '@/lib/game/wording/labelling';
import { commandValue } from './command-value';

interface EndTurnProps {
  readonly on: Labelling;
  readonly open: readonly OpenEntry[];
  readonly end: readonly Option[];
  readonly undo: readonly Option[];
  readonly form: string;
}

/** Going back one step or to the beginning of the turn, and ending the turn: a step of its own that says what it loses. */
export function EndTurn({ on, open, end, undo, form }: EndTurnProps) {
  const { t } = on.words;
  const targets = undo
    .flatMap(({ command }) => (command.type === 'Undo' ? [command.to] : []))
    .sort((a, b) => a - b);
  const [first] = targets;
  const last = targets.at(-1);
  return (
    <section className="stack" aria-label={t('prompt.takeBackOrEnd')}>
      <div className="row">
        {last !== undefined && <Back form={form} to={last} text={t('prompt.undoOne')} shortcut="u" />}
        {first !== undefined && first !== last && <Back form={form} to={first} text={t('prompt.reset')} />}
      </div>
      <p className="small">{lossWords(on, open, end.length > 0)}</p>
      {end.length > 0 && (
        <button
          className="btn btn-end"
          form={form}
          name="command"
          value={commandValue({ type: 'EndTurn' })}
          data-key="e"
        >
          {t('prompt.endTurn')}
        </button>
      )}
    </section>
  );
}

interface BackProps {
  readonly form: string;
  readonly to: number;
  readonly text: string;
  /** The key that presses it. */
  readonly shortcut?: string;
}

function Back({ form, to, text, shortcut }: BackProps) {
  const value = commandValue({ type: 'Undo', to });
  return (
    <button className="btn" form={form} name="command" value={value} data-key={shortcut}>
      {text}
    </button>
  );
}

/** What the end of the turn brings and loses, or what stands in its way. */
function lossWords(on: Labelling, open: readonly OpenEntry[], legal: boolean): string {
  const { t } = on.words;
  const words = (kind: string) =>
    open.filter((entry) => entry.class === kind).map((entry) => describeOpen(on, entry));
  if (!legal) {
    const owed = [...words('now'), ...words('must')];
    return owed.length > 0 ? t('prompt.cannotEnd', { owed: owed.join('; ') }) : '';
  }
  const lost = words('lapse');
  const paid = words('auto');
  return [
    lost.length > 0 ? t('prompt.endLoses', { lost: lost.join('; ') }) : t('prompt.endLosesNothing'),
    ...(paid.length > 0 ? [t('prompt.byItself', { paid: paid.join('; ') })] : []),
    t('prompt.endIsFinal'),
  ].join(' ');
}
