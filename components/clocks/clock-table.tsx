import { Panel } from '@/components/ui/panel';
import type { TableAgenda } from '@/lib/features/clocks/view';
import { timeZoneName } from '@/lib/game/wording/language/time-zones';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { commonHolidayLines, leftWords, momentWords, paceWords } from './pace-words';
import { absenceWords, holidayWords } from './turn-clocks';

/** All clocks of a table: time left, start of the wait, deadline. */
export function ClockTable({ agenda, timeZone }: { agenda: TableAgenda; timeZone: string | undefined }) {
  const words = useWords();
  const { t } = words;
  const moment = (iso: string | undefined) => (iso ? momentWords(words, iso, timeZone) : '–');
  return (
    <Panel title={t('pace.page.title')}>
      <p>{agenda.status === 'running' ? paceWords(words, agenda.pace) : t('pace.page.over')}</p>
      {commonHolidayLines(words, agenda, timeZone).map((line) => (
        <p key={line}>
          <strong>{line}</strong>
        </p>
      ))}
      <ul className="grid gap-1.5 p-0 list-none">
        {agenda.times.map(({ seat, leftMs, since, until, isOut, ...time }) => (
          <li key={seat} className="flex flex-wrap gap-y-0.5 gap-x-4 py-1.5">
            <strong>{seatName(words, agenda.seats, seat)}</strong>
            <span>
              {t('pace.page.left')}:{' '}
              {leftMs === undefined ? t('pace.page.none') : leftWords(words, { leftMs, ...time })}
            </span>
            {time.notSeated && <span>{absenceWords(words, agenda.seats, { seat, leftMs })}</span>}
            {since && (
              <span>
                {t('pace.page.since')}: <time dateTime={since}>{moment(since)}</time>
              </span>
            )}
            {until && (
              <span className={isOut ? 'text-red font-semibold' : undefined}>
                {t('pace.page.until')}: <time dateTime={until}>{moment(until)}</time>
              </span>
            )}
            {(time.holidayUntil ?? time.holidays ?? time.awayMs) && (
              <span>{holidayWords(words, agenda, { seat, ...time }, timeZone)}</span>
            )}
          </li>
        ))}
      </ul>
      {timeZone && (
        <p className="small muted">{t('pace.page.zone', { zone: timeZoneName(words.locale, timeZone) })}</p>
      )}
    </Panel>
  );
}
