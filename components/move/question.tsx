import type { ReactNode } from 'react';
import { RuleLink } from './rule-link';

interface QuestionProps {
  readonly title: string;
  /** A topic of the casebook. */
  readonly topic: string | undefined;
  /** It leads on in the turn: the focus comes to it by itself. */
  readonly isNext: boolean;
  readonly children: ReactNode;
}

/**
 * A question and its answers. The link to the rules is next to the question, and is read out after the
 * answers. In a page that is still loading it arrives later, so its place is reserved.
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
