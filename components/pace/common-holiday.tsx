import type { TableAffairs } from '@/lib/service/pace/view';
import { useWords } from '@/lib/i18n/here';
import { seatName } from '@/lib/wording/names';
import type { FormAction } from './late-seat';
import { momentWords } from './pace-words';
import { TextField } from '@/components/ui/text-field';

interface CommonHolidayProps {
  readonly affairs: TableAffairs;
  readonly timeZone: string | undefined;
  readonly action: FormAction;
}

/** Holidays of the whole table: those that somebody has proposed, and a field for another one. */
export function CommonHoliday({ affairs, timeZone, action }: CommonHolidayProps) {
  const words = useWords();
  const { t } = words;
  const { gameId, me, proposals, seats } = affairs;
  return (
    <section className="panel stack" aria-labelledby="common-title">
      <h2 id="common-title">{t('pace.common.title')}</h2>
      <p>{t('pace.common.lead')}</p>
      {proposals.map((proposal) => (
        <form key={proposal.until} action={action} className="row">
          <input type="hidden" name="gameId" value={gameId} />
          <input type="hidden" name="until" value={proposal.until} />
          <span>
            {t('pace.common.until', {
              time: momentWords(words, proposal.until, timeZone),
              names: words.list(proposal.seats.map((seat) => seatName(words, seats, seat))),
            })}
          </span>
          {me !== undefined && !proposal.seats.includes(me) && (
            <button className="btn">{t('pace.common.agree')}</button>
          )}
        </form>
      ))}
      <form action={action} className="stack">
        <input type="hidden" name="gameId" value={gameId} />
        <TextField id="last-day" label={t('pace.common.last')} type="date" name="last" required />
        <p>
          <button className="btn">{t('pace.common.propose')}</button>
        </p>
      </form>
    </section>
  );
}
