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
  readonly timeZone: string | undefined;
  /** Until when it can be begun or finished; by default the end of the deal. */
  readonly until?: string | undefined;
  /** The form that begins it, or why it can no longer be begun; by default a button and a name. */
  readonly begin?: ReactNode;
  /** Whether the reader already has a name. */
  readonly isNamed?: boolean;
  /** The reader’s best game of other days. */
  readonly best?: { readonly games: number; readonly best: number } | undefined;
  /** Additional form fields. */
  readonly fields?: ReactNode;
}

/** The reader's game of a deal, or their table of a week: how to begin or continue it, or its result. */
export function OwnGame({
  stand,
  play,
  timeZone,
  until,
  begin,
  isNamed = false,
  best,
  fields,
}: OwnGameProps) {
  const { t, locale } = useWords();
  const { deal, mine, isOpen, begun, finished } = stand;
  const kind = deal.kind === 'duel' ? 'duel' : 'daily';
  const of = WORDS[deal.kind];
  const isDue = !isOpen && (mine === undefined || mine.status === 'running');
  const at = formatMoment(locale, timeZone, deal.opensAt.toISOString());
  return (
    <section className="panel stack border-t-4 border-t-gold" aria-labelledby="yours">
      <h2 id="yours">{t(of.yours)}</h2>
      {isDue && <p>{until ?? t(`daily.until.${kind}`, { at })}</p>}
      {!mine && isOpen && <p>{t(`daily.notYet.${deal.kind === 'daily' ? 'daily' : 'duel'}`)}</p>}
      {!mine &&
        !isOpen &&
        (begin ?? (
          <DealForm {...{ play, fields }} isAsked={!isNamed}>
            <SubmitButton className="btn btn-main w-full">{t(`daily.play.${kind}`)}</SubmitButton>
          </DealForm>
        ))}
      {mine && <Mine {...{ stand, mine }} />}
      {best && mine?.score !== undefined && best.games > 1 && (
        <p>
          {mine.score >= best.best
            ? t('daily.newBest')
            : t('daily.best', { points: best.best, games: best.games })}
        </p>
      )}
      {mine && mine.status !== 'running' && !isOpen && (
        <DealForm {...{ play, fields }}>
          <p className="small">{t(of.againWhy)}</p>
          <SubmitButton className="btn">{t(of.again)}</SubmitButton>
        </DealForm>
      )}
      <p className="small muted">{begun === 0 ? t(of.nobody) : t(of.counts, { begun, finished })}</p>
    </section>
  );
}

const GAME = {
  yours: 'daily.yours',
  running: 'daily.running',
  goOn: 'daily.goOn',
  done: 'daily.done',
  place: 'daily.place',
  again: 'daily.again',
  againWhy: 'daily.againWhy',
  counts: 'daily.counts',
  nobody: 'daily.nobody',
} as const;

const WORDS = {
  daily: GAME,
  duel: GAME,
  weekly: {
    yours: 'weekly.yours',
    running: 'weekly.running',
    goOn: 'weekly.toMine',
    done: 'duel.mine',
    place: 'weekly.place',
    again: 'weekly.again',
    againWhy: 'weekly.againWhy',
    counts: 'weekly.counts',
    nobody: 'weekly.nobody',
  },
} as const;

function Mine({ stand, mine }: Pick<OwnGameProps, 'stand'> & { mine: NonNullable<DealView['mine']> }) {
  const { t } = useWords();
  const { score, rank } = mine;
  const of = WORDS[stand.deal.kind];
  return (
    <OwnEntry
      {...{ stand, mine }}
      running={t(of.running)}
      toGame={t(of.goOn)}
      done={score === undefined ? undefined : t(of.done, { points: score })}
      place={rank === undefined ? undefined : t(of.place, { rank, all: stand.finished })}
    />
  );
}
