import type { ReactNode } from 'react';
import { momentOf } from '@/components/notify/moment';
import { TextField } from '@/components/ui/text-field';
import { TextLink } from '@/components/ui/text-link';
import { TimeZoneField } from '@/components/ui/time-zone-field';
import type { DealStand } from '@/lib/features/daily/results';
import { useWords } from '@/lib/platform/i18n/current-words';

export interface OwnGameProps {
  readonly stand: DealStand;
  readonly play: (form: FormData) => Promise<void>;
  /** Whether the reader has a name already. */
  readonly isNamed: boolean;
  readonly timeZone?: string | undefined;
  /** What the forms say besides. */
  readonly fields?: ReactNode;
  /** Why nobody can begin it any more. */
  readonly refused?: ReactNode;
}

/** One's own game of a deal: to begin, to go on with, what it came to. */
export function OwnGame({ stand, play, isNamed, timeZone, fields, refused }: OwnGameProps) {
  const { t, locale } = useWords();
  const { deal, mine, isOpen, begun, finished } = stand;
  const isDue = !isOpen && (mine === undefined || mine.status === 'running');
  const until = momentOf(locale, timeZone ?? 'UTC', deal.opensAt.toISOString());
  return (
    <section className="panel stack border-t-4 border-t-gold" aria-labelledby="yours">
      <h2 id="yours">{t('daily.yours')}</h2>
      {isDue && <p>{t(`daily.until.${deal.kind}`, { at: timeZone ? until : `${until} UTC` })}</p>}
      {!mine && isOpen && <p>{t(`daily.notYet.${deal.kind}`)}</p>}
      {!mine &&
        !isOpen &&
        (refused ?? <Play {...{ play, isNamed, fields }} label={t(`daily.play.${deal.kind}`)} />)}
      {mine && <Begun stand={stand} />}
      {mine && mine.status !== 'running' && !isOpen && <Again play={play} fields={fields} />}
      <p className="small muted">
        {begun === 0 ? t('daily.nobody') : t('daily.counts', { begun, finished })}
      </p>
    </section>
  );
}

interface PlayProps extends Pick<OwnGameProps, 'play' | 'isNamed' | 'fields'> {
  readonly label: string;
}

function Play({ play, isNamed, fields, label }: PlayProps) {
  const { t } = useWords();
  return (
    <form action={play} className="stack">
      <TimeZoneField />
      {fields}
      {!isNamed && <TextField id="name" label={t('daily.name')} maxLength={40} autoComplete="nickname" />}
      <button className="btn btn-main w-full">{label}</button>
    </form>
  );
}

function Begun({ stand: { deal, mine, isOpen, finished } }: Pick<OwnGameProps, 'stand'>) {
  const { t } = useWords();
  if (!mine) return null;
  const { status, score, rival = 0, rank, gameId } = mine;
  const isRunning = status === 'running';
  return (
    <>
      {isRunning && <p>{t('daily.running')}</p>}
      {status === 'ended' && <p>{t(`daily.givenUp.${deal.kind}`)}</p>}
      {score !== undefined && <p>{t('daily.done', { points: score, rival })}</p>}
      {rank !== undefined && (
        <p className="font-serif text-[1.6rem]">{t('daily.place', { rank, all: finished })}</p>
      )}
      {isOpen && status !== 'ended' && rank === undefined && <p>{t('daily.unplaced')}</p>}
      <p>
        <TextLink className={isRunning ? 'btn btn-main w-full' : 'btn'} href={`/games/${gameId}`}>
          {t(isRunning ? 'daily.goOn' : 'daily.openMine')}
        </TextLink>
      </p>
    </>
  );
}

function Again({ play, fields }: Pick<OwnGameProps, 'play' | 'fields'>) {
  const { t } = useWords();
  return (
    <form action={play} className="stack">
      <TimeZoneField />
      {fields}
      <p className="small">{t('daily.againWhy')}</p>
      <button className="btn">{t('daily.again')}</button>
    </form>
  );
}
