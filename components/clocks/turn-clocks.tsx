import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { SeatTime, TableAgenda } from '@/lib/features/clocks/view';
import { seatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { leftWords, momentWords, spanWords } from './pace-words';

/** The clocks of a table without an open vote. */
type TimesOfTable = Pick<TableAgenda, 'gameId' | 'seats' | 'me' | 'times'>;

interface TurnClocksProps {
  readonly agenda: TimesOfTable;
  readonly timeZone: string | undefined;
  /** The others have to vote on how to continue. */
  readonly isLate?: boolean;
  /** Open and past decisions. */
  readonly children?: ReactNode;
}

/** The deadline of the player to move, and the others' remaining time. */
export function TurnClocks({ agenda, timeZone, isLate = false, children }: TurnClocksProps) {
  const words = useWords();
  const { gameId, times } = agenda;
  const waited = times.filter(isWaited);
  const others = times.filter((time) => !isWaited(time) && time.leftMs !== undefined);
  // The table's menu also links to its clocks.
  if (!isLate && !children && waited.length + others.length === 0) return null;
  return (
    <div id="turn-clocks" className="grid gap-0.5 small" role="group" aria-label={words.t('pace.line.label')}>
      {children}
      {waited.map((time) => (
        <p key={time.seat} className={hasRunOut(time) ? 'text-red font-semibold' : undefined}>
          {`${waitWords(words, agenda, time, timeZone)} ${holidayWords(words, agenda, time, timeZone)}`}
        </p>
      ))}
      <p className="muted">
        <span>{others.length > 0 && `${othersWords(words, agenda, others)} · `}</span>
        <TextLink href={`/games/${gameId}/seats#requests`}>
          {words.t(isLate ? 'pace.line.decide' : 'requests.title')}
        </TextLink>
      </p>
    </div>
  );
}

const isWaited = ({ since, notSeated }: SeatTime): boolean => since !== undefined || notSeated === true;

/** Says that the seat to move is free, and when its clock starts, if it has one. */
export function absenceWords(
  words: Wording,
  seats: TableAgenda['seats'],
  { seat, leftMs }: SeatTime,
): string {
  const { t } = words;
  const name = seatName(words, seats, seat);
  const isFree = name === '' || name.startsWith(t('names.free-seat'));
  const who = isFree ? t('pace.line.noPlayer') : t('pace.line.notSeated', { name });
  if (leftMs === undefined) return who;
  return `${who} ${t(isFree ? 'pace.line.startsSeated' : 'pace.line.startsThen')}`;
}

/** Until when, or since when, the table waits for a seat. */
function waitWords(
  words: Wording,
  { seats, me }: TimesOfTable,
  time: SeatTime,
  timeZone: string | undefined,
): string {
  const { t } = words;
  const { seat, since, until, notSeated } = time;
  if (notSeated) return absenceWords(words, seats, time);
  const name = seatName(words, seats, seat);
  if (hasRunOut(time)) return seat === me ? t('pace.line.outYou') : t('pace.line.out', { name });
  if (until) {
    const when = { time: momentWords(words, until, timeZone), left: leftWords(words, time) };
    return seat === me ? t('pace.line.you', when) : t('pace.line.until', { name, ...when });
  }
  const begun = { time: momentWords(words, since ?? '', timeZone) };
  return seat === me ? t('pace.line.sinceYou', begun) : t('pace.line.since', { name, ...begun });
}

/** Who is on holiday until when, and why a wait is longer than its hours. */
export function holidayWords(
  words: Wording,
  { seats }: Pick<TableAgenda, 'seats'>,
  { seat, holidayUntil, holidays, awayMs }: SeatTime,
  timeZone: string | undefined,
): string {
  const { t } = words;
  const name = seatName(words, seats, seat);
  const away =
    holidayUntil && t('pace.line.away', { name, time: momentWords(words, holidayUntil, timeZone) });
  const n = holidays?.byThemselves ?? 0;
  const why = holidays && t('pace.line.moved', { days: holidays.days, n });
  const gap = awayMs && t('pace.line.serviceAway', { span: spanWords(words, awayMs) });
  return [away, why, gap].filter((each) => each !== undefined).join(' ');
}

/** A table without a clock may ask for a vote after a long wait, but no player's time has expired there. */
function hasRunOut({ isOut, leftMs }: SeatTime): boolean {
  return isOut === true && leftMs !== undefined;
}

function othersWords(words: Wording, { seats }: TimesOfTable, others: readonly SeatTime[]): string {
  const each = others.map((time) => {
    const name = seatName(words, seats, time.seat);
    return words.t('pace.line.each', { name, left: leftWords(words, time) });
  });
  return words.t('pace.line.others', { list: each.join(', ') });
}
