import { ArrowKeys } from '@/components/ui/arrow-keys';

interface StepperProps {
  readonly gameId: string;
  readonly seq: number;
  readonly last: number;
}

/** First, previous, next, last: as links, and by the arrow keys. */
export function Stepper({ gameId, seq, last }: StepperProps) {
  const at = (step: number) => `/games/${gameId}/at/${step}`;
  const previous = seq > 1 ? at(seq - 1) : undefined;
  const next = seq < last ? at(seq + 1) : undefined;
  return (
    <nav className="row" aria-label="Steps">
      <StepLink href={previous && at(1)} text="First" />
      <StepLink href={previous} text="Previous" />
      <StepLink href={next} text="Next" />
      <StepLink href={next && at(last)} text="Last" />
      <a className="btn" href={`/games/${gameId}`}>
        To the table
      </a>
      <ArrowKeys previous={previous} next={next} />
    </nav>
  );
}

/** At the ends of the log there is nothing to follow, and the word says so by not being a link. */
function StepLink({ href, text }: { readonly href: string | undefined; readonly text: string }) {
  return href ? (
    <a className="btn" href={href}>
      {text}
    </a>
  ) : (
    <span className="btn muted" aria-disabled="true">
      {text}
    </span>
  );
}
