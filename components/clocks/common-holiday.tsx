import { TextField } from '@/components/ui/forms/text-field';
import type { TableAgenda } from '@/lib/features/clocks/view';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { FormAction } from './late-seat';
import { momentWords } from './pace-words';

interface CommonHolidayProps {
  readonly agenda: TableAgenda;
  readonly timeZone: string | undefined;
  readonly action: FormAction;
}

/** Holidays of the whole table: the agreed one, proposed ones, and fields for a new one. */
export function CommonHoliday({ agenda, timeZone, action }: CommonHolidayProps) {
  const words = useWords();
  const { t } = words;
  const { gameId, me, proposals, seats, pause } = agenda;
  const moment = (iso: string) => momentWords(words, iso, timeZone);
  const names = (who: readonly number[]) => words.list(who.map((seat) => seatName(words, seats, seat)));
  return (
    <section className="panel stack" aria-labelledby="common-title">
      <h2 id="common-title">{t('pace.common.title')}</h2>
      <p>{t('pace.common.lead')}</p>
      {pause && (
        <form action={action} className="row">
          <input type="hidden" name="gameId" value={gameId} />
          <input type="hidden" name="end" value="yes" />
          <strong>{t('pace.common.agreed', { from: moment(pause.from), time: moment(pause.until) })}</strong>
          {pause.ending.length > 0 && <span>{t('pace.common.ending', { names: names(pause.ending) })}</span>}
          {me !== undefined && !pause.ending.includes(me) && (
            <button className="btn">{t('pace.common.end')}</button>
          )}
        </form>
      )}
      {proposals.map(({ from, until, seats: agreed }) => (
        <form key={`${from} ${until}`} action={action} className="row">
          <input type="hidden" name="gameId" value={gameId} />
          <input type="hidden" name="from" value={from ?? ''} />
          <input type="hidden" name="until" value={until} />
          <span>
            {from
              ? t('pace.common.span', { from: moment(from), time: moment(until), names: names(agreed) })
              : t('pace.common.until', { time: moment(until), names: names(agreed) })}
          </span>
          {me !== undefined && !agreed.includes(me) && (
            <button className="btn">{t('pace.common.agree')}</button>
          )}
        </form>
      ))}
      <form action={action} className="stack">
        <input type="hidden" name="gameId" value={gameId} />
        <div className="grid gap-2.4 sm:grid-cols-2">
          <TextField id="first-day" label={t('pace.common.first')} type="date" name="first" />
          <TextField id="last-day" label={t('pace.common.last')} type="date" name="last" required />
        </div>
        <p>
          <button className="btn">{t('pace.common.propose')}</button>
        </p>
      </form>
    </section>
  );
}
