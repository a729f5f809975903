import { completions, understand, type Reading, type Understood } from '@/lib/game/command-line/understand';
import type { TableView } from '@/lib/features/table/table-view';
import { CommandButton } from '@/components/move/command-buttons';
import { StepFields, type StepAction, type StepStamp } from '@/components/move/step-fields';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { LineList } from '@/components/ui/words';
import { labelCommand } from '@/lib/game/wording/options';
import { describeRefusal } from '@/lib/game/wording/refusals';
import { useWords } from '@/lib/platform/i18n/current-words';
import { readingOf } from './reading';

interface SayProps {
  readonly table: TableView;
  readonly stamp: StepStamp;
  /** Takes the step that was said, or leads back with the line. */
  readonly say: StepAction;
  /** What was said and was no step. */
  readonly line?: string | undefined;
}

/** More is no line. */
export const LONGEST_LINE = 120;

/** A field in which steps and questions are typed, and what came of the last line. */
export function SayForm({ table, stamp, say, line }: SayProps) {
  const words = useWords();
  const { t } = words;
  const on = readingOf(words, table);
  const phrases = completions(on).map((phrase) => `<option value="${escapeMarkup(phrase)}"></option>`);
  return (
    <section id="say" className="panel stack" aria-labelledby="say-title">
      <h2 id="say-title">{t('say.title')}</h2>
      <div id="said" className="stack empty:hidden">
        {line !== undefined && <Said on={on} line={line} />}
      </div>
      <form id="say-form" action={say} className="stack">
        <StepFields {...stamp} />
        <label htmlFor="say-line">{t('say.label')}</label>
        <div className="row">
          <input
            className="input flex-auto"
            id="say-line"
            name="line"
            list="say-phrases"
            maxLength={LONGEST_LINE}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby="say-hint"
            required
          />
          <button className="btn">{t('say.go')}</button>
        </div>
        <p id="say-hint" className="small">
          {t('say.hint')}
        </p>
        <datalist id="say-phrases" dangerouslySetInnerHTML={{ __html: phrases.join('') }} />
      </form>
    </section>
  );
}

function Said({ on, line }: { readonly on: Reading; readonly line: string }) {
  const understood = understand(on, line);
  return (
    <>
      <p>
        <strong>{on.words.t('say.heard', { line })}</strong>
      </p>
      <Outcome on={on} understood={understood} />
    </>
  );
}

function Outcome({ on, understood }: { readonly on: Reading; readonly understood: Understood }) {
  const { words } = on;
  switch (understood.kind) {
    case 'answer':
      return <LineList lines={understood.lines} />;
    case 'refused':
      return (
        <p>
          {words.t('moves.wantedNotPossible', { label: labelCommand(on, understood.command) })}{' '}
          {describeRefusal(words, understood.rejection)}
        </p>
      );
    case 'unknown':
      return (
        <p>
          {words.t('say.unknown')}{' '}
          {understood.verbs.length > 0 && words.t('say.verbs', { verbs: understood.verbs.join(', ') })}
        </p>
      );
    default:
      return <Which on={on} understood={understood} />;
  }
}

/** More would have to be read out one by one. */
const MOST = 8;

function Which({
  on,
  understood,
}: {
  readonly on: Reading;
  readonly understood: Extract<Understood, { kind: 'step' | 'which' }>;
}) {
  const options = understood.kind === 'step' ? [understood.option] : understood.options;
  return (
    <>
      <p>{on.words.t('say.which', { n: options.length })}</p>
      {options.slice(0, MOST).map((option) => (
        <CommandButton key={JSON.stringify(option.command)} on={on} option={option} form="step" />
      ))}
    </>
  );
}
