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

/** A question and its answers. The way to the rules stands beside it, and is heard after them. */
export function Question({ title, topic, isNext, children }: QuestionProps) {
  return (
    <section className="stack grid-cols-[minmax(0,1fr)_auto] gap-x-0" aria-label={title}>
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
