import type { ReactNode } from 'react';
import { useWords } from '@/lib/platform/i18n/current-words';

interface QuestionProps {
  readonly title: string;
  /** A casebook topic. */
  readonly topic: string | undefined;
  /** Gets the focus automatically as the next step of the turn. */
  readonly isNext: boolean;
  readonly children: ReactNode;
}

/**
 * A question and its answers. The link to the rules is next to the question, but screen readers reach it
 * after the answers. Its space is reserved, because it loads later.
 */
export function Question({ title, topic, isNext, children }: QuestionProps) {
  return (
    <section className="stack question-grid" aria-label={title}>
      <h3 className="flex items-center" data-question={isNext || undefined}>
        {title}
      </h3>
      <div className="stack col-span-2">{children}</div>
      {topic !== undefined && (
        <div className="col-start-2 row-start-1 flex items-center border-b border-line [&_.rule-mark]:-my-1">
          <RuleLink topic={topic} of={title} />
        </div>
      )}
    </section>
  );
}

interface RuleLinkProps {
  /** A casebook topic. */
  readonly topic: string;
  /** The subject of the rules. */
  readonly of: string;
}

/** A link to the rules of the adjacent item. */
export function RuleLink({ topic, of }: RuleLinkProps) {
  const label = useWords().t('moves.rulesOf', { what: of });
  return (
    <a
      className="rule-mark pointer-coarse:inline-grid pointer-coarse:size-target pointer-coarse:flex-none pointer-coarse:place-content-center pointer-coarse:p-0"
      href={`/rules#${topic}`}
      aria-label={label}
      title={label}
    >
      ?
    </a>
  );
}
