import { Symbol } from '@/components/board/symbol';
import { commandValue } from '@/components/move/forms/command-value';
import { STEP_FORM, type StepStamp } from '@/components/move/forms/step-fields';
import type { OpenEntry, Option } from '@/lib/game/engine/options';
import { isLoss, lossesAtEnd, type Losses } from '@/lib/game/turn/losses';
import type { Labelling } from '@/lib/game/wording/wording';
import { describeOpen, describeOpenShort } from '@/lib/game/wording/open';
import { EndButton } from './end-button';
import { groupTitle } from './groups';
import { signsOfLosses } from './signs-of';

interface EndTurnProps {
  readonly on: Labelling;
  readonly open: readonly OpenEntry[];
  /** All legal commands. */
  readonly options: readonly Option[];
  readonly end: readonly Option[];
  readonly undo: readonly Option[];
  /** Whether it was pressed once and loses something. */
  readonly armed: StepStamp['end'];
}

/**
 * Undoing one step or the whole turn, and ending the turn. If ending loses something, the first press shows
 * the losses and the second ends the turn.
 */
export function EndTurn({ on, open, options, end, undo, armed }: EndTurnProps) {
  const { t } = on.words;
  const lost = lossesAtEnd(on.pack, on.state, { open, commands: options });
  const targets = undo
    .flatMap(({ command }) => (command.type === 'Undo' ? [command.to] : []))
    .sort((a, b) => a - b);
  const [first] = targets;
  const last = targets.at(-1);
  const said = end.length > 0 ? lossWords(on, lost) : owedWords(on, open);
  return (
    // Without buttons the section is only for screen readers and takes no space.
    <section key={String(undo.length + end.length > 0)} aria-label={t('moves.takeBackOrEnd')}>
      {/* If nothing is owed, this is the next question. */}
      {end.length > 0 && (
        <h3 className="sr-only" data-question>
          {groupTitle(on.words, 'end')}
        </h3>
      )}
      {/* A new text gets a new paragraph: it grows upwards, so nothing below shifts. */}
      <p
        key={`${said} ${armed !== undefined}`}
        className={end.length > 0 ? 'small in-data-[height=peek]:hidden' : 'owed sr-only empty:hidden'}
      >
        {said && <span>{said}</span>}
        {end.length > 0 && <span>{` ${armed ? t('moves.endArmed') : endWords(on, open)}`}</span>}
      </p>
      {end.length > 0 && isLoss(lost) && (
        <p role="status" className="sr-only">
          {armed && t('moves.endArmed')}
        </p>
      )}
      <div className="foot-buttons">
        {last !== undefined && <Back to={last} text={t('moves.undoOne')} shortcut="u" />}
        {first !== undefined && first !== last && <Back to={first} text={t('moves.reset')} />}
        {end.length > 0 && (
          <EndButton
            value={commandValue({ type: 'EndTurn' })}
            asks={!isLoss(lost) && end.some(({ reveals }) => reveals)}
            armed={armed}
            loses={isLoss(lost)}
          >
            {armed ? <AndLose on={on} lost={lost} /> : <span>{t('moves.endTurn')}</span>}
          </EndButton>
        )}
      </div>
    </section>
  );
}

interface BackProps {
  readonly to: number;
  readonly text: string;
  /** Its shortcut. */
  readonly shortcut?: string;
}

function Back({ to, text, shortcut }: BackProps) {
  const value = commandValue({ type: 'Undo', to });
  return (
    <button className="btn" form={STEP_FORM} name="command" value={value} data-key={shortcut}>
      {text}
    </button>
  );
}

/** The losses at the end of the turn, in words. */
function lossWords(on: Labelling, lost: Losses): string {
  const { t } = on.words;
  if (!isLoss(lost)) return t('moves.endLosesNothing');
  const windows = lost.windows > 0 ? [t('moves.windowsLost', { n: lost.windows })] : [];
  const all = [...lost.entries.map((entry) => describeOpen(on, entry)), ...windows];
  return t('moves.endLoses', { lost: all.join('; ') });
}

/** The losses as a short button label with icons; more than two kinds become a count. */
function AndLose({ on, lost }: { readonly on: Labelling; readonly lost: Losses }) {
  const { words, pack } = on;
  const { entries, windows } = lost;
  const all = [...new Set(entries.map(({ kind }) => kind))].map((kind) =>
    describeOpenShort(words, kind, entries.filter((entry) => entry.kind === kind).length),
  );
  if (windows > 0) all.push(words.t('moves.windowsLost', { n: windows }));
  const n = entries.length + windows;
  const named = all.length > 2 ? words.t('moves.thingsLost', { n }) : words.list(all);
  return (
    <span>
      {words.t('moves.endAndLose', { lost: named })}
      {all.length <= 2 &&
        signsOfLosses(lost).map((name) => <Symbol key={name} pack={pack} name={name} className="ico ml-1" />)}
    </span>
  );
}

/**
 * The sentence about ending the turn. If steps need the space, the list of open items also names its gains.
 */
function endWords(on: Labelling, open: readonly OpenEntry[]): string {
  const { t } = on.words;
  const paid = open.filter((entry) => entry.class === 'auto');
  return [
    ...(paid.length > 0 ? [t('moves.byItself', { paid: listed(on, paid) })] : []),
    t('moves.endIsFinal'),
  ].join(' ');
}

/** The open items that block the end of the turn, in words. */
function owedWords(on: Labelling, open: readonly OpenEntry[]): string {
  const of = (kind: OpenEntry['class']) => open.filter((entry) => entry.class === kind);
  const owed = [...of('now'), ...of('must')];
  return owed.length > 0 ? on.words.t('moves.cannotEnd', { owed: listed(on, owed) }) : '';
}

function listed(on: Labelling, entries: readonly OpenEntry[]): string {
  return entries.map((entry) => describeOpen(on, entry)).join('; ');
}
