import type { OpenEntry, Option } from '@/lib/game/engine/options';
import { lostAtEnd } from '@/lib/game/turn/losses';
import { describeOpen } from '@/lib/game/wording/open';
import type { Labelling } from '@/lib/game/wording/labelling';
import { commandValue } from './command-value';
import { groupTitle } from './groups';

interface EndTurnProps {
  readonly on: Labelling;
  readonly open: readonly OpenEntry[];
  /** All that may be done now. */
  readonly options: readonly Option[];
  readonly end: readonly Option[];
  readonly undo: readonly Option[];
  readonly form: string;
}

/**
 * Going back one step or to the beginning of the turn, and ending the turn: a step of its own that says what
 * it loses.
 */
export function EndTurn({ on, open, options, end, undo, form }: EndTurnProps) {
  const { t } = on.words;
  const targets = undo
    .flatMap(({ command }) => (command.type === 'Undo' ? [command.to] : []))
    .sort((a, b) => a - b);
  const [first] = targets;
  const last = targets.at(-1);
  return (
    <section aria-label={t('moves.takeBackOrEnd')}>
      {/* Where nothing is owed any more, this is the next question. */}
      {end.length > 0 && (
        <h3 className="sr-only" data-question>
          {groupTitle(on.words, 'end')}
        </h3>
      )}
      <p
        className={end.length > 0 ? 'small in-data-[height=peek]:hidden' : 'small empty:hidden pane:sr-only'}
      >
        {end.length > 0 ? lossWords(on, open, options) : owedWords(on, open)}
        {end.length > 0 && <span> {endWords(on, open)}</span>}
      </p>
      <div className="foot-buttons">
        {last !== undefined && <Back form={form} to={last} text={t('moves.undoOne')} shortcut="u" />}
        {first !== undefined && first !== last && <Back form={form} to={first} text={t('moves.reset')} />}
        {end.length > 0 && (
          <button
            className="btn btn-end"
            form={form}
            name="command"
            value={commandValue({ type: 'EndTurn' })}
            data-key="e"
            data-asks={asksBefore(open, options, end) || undefined}
          >
            {t('moves.endTurn')}
          </button>
        )}
      </div>
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

/** Whether a key alone is too little for it: something would be lost, or shown. */
function asksBefore(open: readonly OpenEntry[], options: readonly Option[], end: readonly Option[]): boolean {
  return lostAtEnd(open, options).length > 0 || end.some(({ reveals }) => reveals);
}

/** What the end of the turn loses. */
function lossWords(on: Labelling, open: readonly OpenEntry[], options: readonly Option[]): string {
  const { t } = on.words;
  const lost = lostAtEnd(open, options);
  return lost.length > 0 ? t('moves.endLoses', { lost: listed(on, lost) }) : t('moves.endLosesNothing');
}

/** What it brings: the list of what is open says so as well, where steps need the room. */
function endWords(on: Labelling, open: readonly OpenEntry[]): string {
  const { t } = on.words;
  const paid = open.filter((entry) => entry.class === 'auto');
  return [
    ...(paid.length > 0 ? [t('moves.byItself', { paid: listed(on, paid) })] : []),
    t('moves.endIsFinal'),
  ].join(' ');
}

/** What stands in the way of the end of the turn. */
export function owedWords(on: Labelling, open: readonly OpenEntry[]): string {
  const of = (kind: OpenEntry['class']) => open.filter((entry) => entry.class === kind);
  const owed = [...of('now'), ...of('must')];
  return owed.length > 0 ? on.words.t('moves.cannotEnd', { owed: listed(on, owed) }) : '';
}

function listed(on: Labelling, entries: readonly OpenEntry[]): string {
  return entries.map((entry) => describeOpen(on, entry)).join('; ');
}
