import type { ReactNode } from 'react';
import { completions, understand } from '@/lib/game/command-line/understand';
import type { TableView } from '@/lib/features/table/table-view';
import { CommandButton } from '@/components/move/command-buttons';
import { StepFields, type StepAction, type StepStamp } from '@/components/move/step-fields';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { LineList } from '@/components/ui/words';
import { useWords } from '@/lib/platform/i18n/current-words';
import { readingOf } from './reading';
import { saidTo } from './said';

interface FieldProps {
  readonly stamp: StepStamp;
  /** Takes the step that was said, or leads back with the line. */
  readonly say: StepAction;
}

/** More is no line. */
export const LONGEST_LINE = 120;

interface SayProps extends FieldProps {
  readonly table: TableView;
  /** What was said and was no step. */
  readonly line?: string | undefined;
}

/** A field in which steps and questions are typed, and what came of the last line. */
export function SayForm({ table, line, ...field }: SayProps) {
  const words = useWords();
  const phrases = completions(readingOf(words, table)).map(
    (phrase) => `<option value="${escapeMarkup(phrase)}"></option>`,
  );
  return (
    <SayField {...field} phrases={phrases.join('')}>
      {line !== undefined && <SaidTo table={table} line={line} />}
    </SayField>
  );
}

/**
 * The field alone, with what was said before it. Beside the drawings it is filled in by say-line.ts; without
 * scripts the page in words answers.
 */
export function SayField({
  stamp,
  say,
  phrases = '',
  children,
}: FieldProps & { readonly phrases?: string; readonly children?: ReactNode }) {
  const { t } = useWords();
  return (
    <section id="say" className="group panel stack" aria-labelledby="say-title">
      <h2 id="say-title" className="in-[.at-moves]:sr-only">
        {t('say.title')}
      </h2>
      <div id="said" className="stack empty:hidden" data-cut={t('broken.text')}>
        {children}
      </div>
      <form id="say-form" action={say} className="stack">
        <StepFields {...stamp} />
        <label htmlFor="say-line">{t('say.label')}</label>
        <div className="row in-[.at-moves]:flex-nowrap">
          <input
            className="input min-w-0 flex-auto"
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
          <button className="btn flex-none whitespace-nowrap">{t('say.go')}</button>
        </div>
        <p id="say-hint" className="small in-[.at-moves]:not-group-focus-within:sr-only">
          {t('say.hint')}
        </p>
        <datalist id="say-phrases" dangerouslySetInnerHTML={{ __html: phrases }} />
      </form>
    </section>
  );
}

function SaidTo({ table, line }: { readonly table: TableView; readonly line: string }) {
  const words = useWords();
  const on = readingOf(words, table);
  const { lines, options } = saidTo(on, understand(on, line));
  return (
    <>
      <p>
        <strong>{words.t('say.heard', { line })}</strong>
      </p>
      <LineList lines={lines} />
      {options.map((option) => (
        <CommandButton key={JSON.stringify(option.command)} on={on} option={option} form="step" />
      ))}
    </>
  );
}
