import { useWords } from '@/lib/i18n/here';
import { ArrowKeys } from '@/components/ui/arrow-keys';

interface StepperProps {
  readonly gameId: string;
  readonly seq: number;
  readonly last: number;
}

/** First, previous, next, last: as links, and by the arrow keys. */
export function Stepper({ gameId, seq, last }: StepperProps) {
  const { t } = useWords();
  const at = (step: number) => `/games/${gameId}/at/${step}`;
  const previous = seq > 1 ? at(seq - 1) : undefined;
  const next = seq < last ? at(seq + 1) : undefined;
  return (
    <nav className="row" aria-label={t('table.steps')}>
      <StepLink href={previous && at(1)} text={t('table.first')} />
      <StepLink href={previous} text={t('table.previous')} />
      <StepLink href={next} text={t('table.next')} />
      <StepLink href={next && at(last)} text={t('table.last')} />
      <a className="btn" href={`/games/${gameId}`}>
        {t('table.toTable')}
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
