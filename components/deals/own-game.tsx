import type { ReactNode } from 'react';
import { FormKey } from '@/components/ui/forms/form-key';
import { NameField } from '@/components/ui/forms/name-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { formatMoment } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import type { DealView } from '@/lib/features/deals/results';
import { useWords } from '@/lib/platform/i18n/current-words';

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
      {mine && <OwnEntry {...{ stand, mine, of }} all={finished} />}
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

/** In a duel of tables, where each table says whether it is running. */
export const AT_TABLE = {
  running: undefined,
  goOn: 'duel.toMine',
  done: 'duel.mine',
  place: 'daily.place',
} as const;

interface EntryProps {
  readonly stand: DealView;
  readonly mine: NonNullable<DealView['mine']>;
  readonly of: (typeof WORDS)[keyof typeof WORDS] | typeof AT_TABLE;
  /** Number of ranked players. */
  readonly all: number;
}

/** The reader's table of a deal: its result and rank, and the link to it. */
export function OwnEntry({ stand, mine, of, all }: EntryProps) {
  const { t } = useWords();
  const { status, gameId, score, rank } = mine;
  const isRunning = status === 'running';
  return (
    <>
      {isRunning && of.running && <p>{t(of.running)}</p>}
      {status === 'ended' && <p>{t(`daily.givenUp.${stand.deal.kind}`)}</p>}
      {score !== undefined && <p>{t(of.done, { points: score })}</p>}
      {rank !== undefined && <p className="font-serif text-xl">{t(of.place, { rank, all })}</p>}
      {stand.isOpen && status !== 'ended' && rank === undefined && <p>{t('daily.unplaced')}</p>}
      <p>
        <TextLink className={isRunning ? 'btn btn-main w-full' : 'btn'} href={`/games/${gameId}`}>
          {t(isRunning ? of.goOn : 'daily.openMine')}
        </TextLink>
      </p>
    </>
  );
}

interface DealFormProps extends Pick<OwnGameProps, 'play' | 'fields'> {
  /** Whether the reader still has to enter a name. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

/** A form that leads to a table of a deal: the players, then its buttons. */
export function DealForm({ play, fields, isAsked = false, children }: DealFormProps) {
  const { t } = useWords();
  return (
    <form action={play} className="stack">
      <FormKey />
      <TimeZoneField />
      {fields}
      {isAsked && <NameField id="name" label={t('daily.name')} isMine required={false} />}
      {children}
    </form>
  );
}
