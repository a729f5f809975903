import { momentWords } from '@/components/clocks/pace-words';
import { ActButton, type FormAction } from '@/components/ui/forms/act-button';
import { TextField } from '@/components/ui/forms/text-field';
import { Panel } from '@/components/ui/panel';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { RequestPlace } from './request-words';

/** The agreed holidays of the table, and fields to propose one. */
export function HolidayCard({ on: { agenda, timeZone }, action }: { on: RequestPlace; action: FormAction }) {
  const words = useWords();
  const { t } = words;
  const { gameId, pause, laterPauses = [] } = agenda;
  const moment = (iso: string) => momentWords(words, iso, timeZone);
  const agreed = ({ from, until }: { from: string; until: string }) =>
    t('requests.holiday.agreed', { from: moment(from), time: moment(until) });
  return (
    <Panel title={t('requests.holiday.title')}>
      <p>{t('requests.holiday.lead')}</p>
      {pause && (
        <div className="row">
          <strong>{agreed(pause)}</strong>
          {/* Once somebody has asked, the request has this button. */}
          {pause.ending.length === 0 && (
            <ActButton action={action} of={{ gameId, end: 'yes' }} label={t('requests.holiday.end')} />
          )}
        </div>
      )}
      {laterPauses.map((later) => (
        <p key={later.from}>
          <strong>{agreed(later)}</strong>
        </p>
      ))}
      <form action={action} className="stack">
        <input type="hidden" name="gameId" value={gameId} />
        <div className="grid gap-2.5 sm:grid-cols-2">
          <TextField id="first-day" label={t('requests.holiday.first')} type="date" name="first" />
          <TextField id="last-day" label={t('requests.holiday.last')} type="date" name="last" required />
        </div>
        <p>
          <button className="btn">{t('requests.holiday.propose')}</button>
        </p>
      </form>
    </Panel>
  );
}
