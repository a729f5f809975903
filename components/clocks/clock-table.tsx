import type { TableAffairs } from '@/lib/service/pace/view';
import { useWords } from '@/lib/i18n/here';
import { seatName } from '@/lib/wording/names';
import { momentWords, paceWords, spanWords } from './pace-words';

interface ClockTableProps {
  readonly affairs: TableAffairs;
  readonly timeZone: string | undefined;
}

/** The clocks of everybody: what is left, since when the table waits, when time is out. */
export function ClockTable({ affairs, timeZone }: ClockTableProps) {
  const words = useWords();
  const { t } = words;
  const moment = (iso: string | undefined) => (iso ? momentWords(words, iso, timeZone) : '–');
  return (
    <section className="panel stack" aria-labelledby="clocks-title">
      <h2 id="clocks-title">{t('pace.title')}</h2>
      <p>{affairs.status === 'running' ? paceWords(words, affairs.pace) : t('pace.page.over')}</p>
      {affairs.pausedUntil && (
        <p>
          <strong>{t('pace.line.paused', { time: moment(affairs.pausedUntil) })}</strong>
        </p>
      )}
      <ul className="tables">
        {affairs.times.map(({ seat, leftMs, since, until, isOut }) => (
          <li key={seat} className="clock-seat">
            <strong>{seatName(words, affairs.seats, seat)}</strong>
            <span>
              {t('pace.page.left')}: {leftMs === undefined ? t('pace.page.none') : spanWords(words, leftMs)}
            </span>
            {since && (
              <span>
                {t('pace.page.since')}: <time dateTime={since}>{moment(since)}</time>
              </span>
            )}
            {until && (
              <span className={isOut ? 'clock-out' : undefined}>
                {t('pace.page.until')}: <time dateTime={until}>{moment(until)}</time>
              </span>
            )}
          </li>
        ))}
      </ul>
      {timeZone && <p className="small muted">{t('pace.page.zone', { zone: timeZone })}</p>}
    </section>
  );
}
