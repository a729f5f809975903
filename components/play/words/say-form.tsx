import type { ReactNode } from 'react';
import { CommandButton } from '@/components/move/forms/command-buttons';
import type { StepAction, StepStamp } from '@/components/move/forms/step-fields';
import { LineList } from '@/components/ui/words';
import type { TableView } from '@/lib/features/table/load/table-view';
import { completionsOf, readLine } from '@/lib/game/command-line/understand';
import { useWords } from '@/lib/platform/i18n/current-words';
import { replyToLine } from './typed-line-answer';
import { readingOf } from './reading';
import { SayLine } from './say-line';

interface FieldProps {
  readonly stamp: StepStamp;
  /** Makes the typed step, or redirects with the line. */
  readonly say: StepAction;
}

/** Maximum length of a line, in characters. */
export const LONGEST_LINE = 120;

interface SayProps extends FieldProps {
  readonly table: TableView;
  /** A line that was not a step. */
  readonly line?: string | undefined;
}

/** A field for typed steps and questions, with the reply to the last line. */
export function SayForm({ table, line, ...field }: SayProps) {
  const words = useWords();
  return (
    <SayField {...field} phrases={completionsOf(readingOf(words, table))}>
      {line !== undefined && <SaidTo table={table} line={line} />}
    </SayField>
  );
}

/** The input field. Next to the drawings it replies in place, else on the text-only page. */
export function SayField({ phrases = [], children, ...field }: FieldProps & MoreProps) {
  const { t } = useWords();
  const texts = {
    title: t('say.title'),
    label: t('say.label'),
    go: t('say.go'),
    hint: t('say.hint'),
    cut: t('broken.text'),
  };
  return (
    <SayLine {...field} texts={texts} longest={LONGEST_LINE} phrases={phrases}>
      {children}
    </SayLine>
  );
}

interface MoreProps {
  readonly phrases?: readonly string[];
  readonly children?: ReactNode;
}

function SaidTo({ table, line }: { readonly table: TableView; readonly line: string }) {
  const words = useWords();
  const on = readingOf(words, table);
  const { lines, options } = replyToLine(on, readLine(on, line));
  return (
    <>
      <p>
        <strong>{words.t('say.heard', { line })}</strong>
      </p>
      <LineList lines={lines} />
      {options.map((option) => (
        <CommandButton key={JSON.stringify(option.command)} on={on} option={option} />
      ))}
    </>
  );
}
