import { PaceFields } from '@/components/clocks/pace-fields';
import { MailField } from '@/components/ui/forms/mail-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { formatMoment } from '@/components/ui/moment';
import type { WeekView } from '@/lib/features/deals/week-results';
import { useWords } from '@/lib/platform/i18n/current-words';
import { DealForm } from './deal-form';
import { OwnEntry } from './own-entry';

export interface OwnWeekProps {
  readonly stand: WeekView;
  readonly play: (form: FormData) => Promise<void>;
  /** The reader's name, if known. */
  readonly myName?: string | undefined;
  readonly timeZone: string | undefined;
}

/** The reader's table of a week: forms to open or continue it, or its result. */
export function OwnWeek({ stand, play, myName, timeZone }: OwnWeekProps) {
  const { t, locale } = useWords();
  const { mine, isOpen, isOver, begun, finished, deal, endsAt } = stand;
  const at = (moment: Date) => formatMoment(locale, timeZone, moment.toISOString());
  const times = { ends: at(endsAt), opens: at(deal.opensAt) };
  return (
    <section className="panel stack border-t-4 border-t-gold" aria-labelledby="yours">
      <h2 id="yours">{t('weekly.yours')}</h2>
      {!mine && !isOver && <p>{t('weekly.until', times)}</p>}
      {mine?.status === 'running' && !isOpen && <p>{t('weekly.finish', times)}</p>}
      {!mine && isOver && <p>{t(isOpen ? 'daily.notYet.duel' : 'weekly.late')}</p>}
      {!mine && !isOver && <NewTable {...{ stand, play, myName }} />}
      {mine && <Mine {...{ stand, mine }} />}
      {mine && mine.status !== 'running' && !isOpen && <PlayAgain {...{ stand, play }} />}
      <p className="small muted">
        {begun === 0 ? t('weekly.nobody') : t('weekly.counts', { begun, finished })}
      </p>
    </section>
  );
}

function WeekFields({ stand: { week, players } }: Pick<OwnWeekProps, 'stand'>) {
  return (
    <>
      <input type="hidden" name="week" value={week} />
      <input type="hidden" name="players" value={players} />
    </>
  );
}

/** The form for a table with friends: names and a button, with rare options folded. */
function NewTable({ stand, play, myName }: Pick<OwnWeekProps, 'stand' | 'play' | 'myName'>) {
  const { t } = useWords();
  const others = Array.from({ length: stand.players - 1 }, (_, i) => i + 2);
  return (
    <DealForm play={play} fields={<WeekFields stand={stand} />}>
      <p className="small">{t('weekly.hint')}</p>
      <TextField
        id="name"
        label={t('site.yourName')}
        defaultValue={myName}
        required
        maxLength={40}
        autoComplete="nickname"
      />
      {others.map((n) => (
        <TextField
          key={n}
          id={`name-${n}`}
          label={t('weekly.friend', { n })}
          maxLength={40}
          autoComplete="off"
        />
      ))}
      <p className="small">{t('weekly.one')}</p>
      <SubmitButton className="btn btn-main w-full">{t('weekly.open')}</SubmitButton>
      <details className="fold placement">
        <summary>{t('weekly.more')}</summary>
        <div className="stack">
          <TextField id="table" label={t('site.tableName')} maxLength={40} />
          {others.map((n) => (
            <MailField key={n} id={`email-${n}`} label={t('site.mailOf', { n })} autoComplete="off" />
          ))}
          <PaceFields chosen="daily" />
        </div>
      </details>
    </DealForm>
  );
}

type MineProps = Pick<OwnWeekProps, 'stand'> & { readonly mine: NonNullable<WeekView['mine']> };

function Mine({ stand, mine }: MineProps) {
  const { t } = useWords();
  const { score, rank } = mine;
  return (
    <OwnEntry
      {...{ stand, mine }}
      running={t('weekly.running')}
      toGame={t('weekly.toMine')}
      done={score === undefined ? undefined : t('duel.mine', { points: score })}
      place={rank === undefined ? undefined : t('weekly.place', { rank, all: stand.finished })}
    />
  );
}

function PlayAgain({ stand, play }: Pick<OwnWeekProps, 'stand' | 'play'>) {
  const { t } = useWords();
  return (
    <DealForm play={play} fields={<WeekFields stand={stand} />}>
      <p className="small">{t('weekly.againWhy')}</p>
      <SubmitButton className="btn">{t('weekly.again')}</SubmitButton>
    </DealForm>
  );
}
