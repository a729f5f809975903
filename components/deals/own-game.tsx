import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { formatMoment } from '@/components/ui/moment';
import type { DealView } from '@/lib/features/deals/results';
import { useWords } from '@/lib/platform/i18n/current-words';
import { DealForm } from './deal-form';
import { OwnEntry } from './own-entry';

export interface OwnGameProps {
  readonly stand: DealView;
  readonly play: (form: FormData) => Promise<void>;
  /** Whether the reader already has a name. */
  readonly isNamed: boolean;
  readonly timeZone: string | undefined;
  /** The reader’s best game of other days. */
  readonly best?: { readonly games: number; readonly best: number } | undefined;
  /** Additional form fields. */
  readonly fields?: ReactNode;
  /** Reason why the deal can no longer be started. */
  readonly refused?: ReactNode;
}

/** The reader's game of a deal: buttons to start or continue it, or its result. */
export function OwnGame({ stand, play, isNamed, timeZone, fields, refused, best }: OwnGameProps) {
  const { t, locale } = useWords();
  const { deal, mine, isOpen, begun, finished } = stand;
  const kind = deal.kind === 'duel' ? 'duel' : 'daily';
  const isDue = !isOpen && (mine === undefined || mine.status === 'running');
  const until = formatMoment(locale, timeZone, deal.opensAt.toISOString());
  const begin = refused ?? (
    <DealForm {...{ play, fields }} isAsked={!isNamed}>
      <SubmitButton className="btn btn-main w-full">{t(`daily.play.${kind}`)}</SubmitButton>
    </DealForm>
  );
  return (
    <section className="panel stack border-t-4 border-t-gold" aria-labelledby="yours">
      <h2 id="yours">{t('daily.yours')}</h2>
      {isDue && <p>{t(`daily.until.${kind}`, { at: until })}</p>}
      {!mine && isOpen && <p>{t(`daily.notYet.${kind}`)}</p>}
      {!mine && !isOpen && begin}
      {mine && <RunningGame stand={stand} mine={mine} />}
      {best && mine?.score !== undefined && best.games > 1 && (
        <p>
          {mine.score >= best.best
            ? t('daily.newBest')
            : t('daily.best', { points: best.best, games: best.games })}
        </p>
      )}
      {mine && mine.status !== 'running' && !isOpen && <PlayAgain {...{ play, fields }} />}
      <p className="small muted">
        {begun === 0 ? t('daily.nobody') : t('daily.counts', { begun, finished })}
      </p>
    </section>
  );
}

function RunningGame({ stand, mine }: Pick<OwnGameProps, 'stand'> & { readonly mine: Mine }) {
  const { t } = useWords();
  const { score, rank } = mine;
  return (
    <OwnEntry
      {...{ stand, mine }}
      running={t('daily.running')}
      toGame={t('daily.goOn')}
      done={score === undefined ? undefined : t('daily.done', { points: score })}
      place={rank === undefined ? undefined : t('daily.place', { rank, all: stand.finished })}
    />
  );
}

type Mine = NonNullable<DealView['mine']>;

function PlayAgain({ play, fields }: Pick<OwnGameProps, 'play' | 'fields'>) {
  const { t } = useWords();
  return (
    <DealForm {...{ play, fields }}>
      <p className="small">{t('daily.againWhy')}</p>
      <SubmitButton className="btn">{t('daily.again')}</SubmitButton>
    </DealForm>
  );
}
