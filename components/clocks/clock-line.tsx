import type { SeatTime, TableAgenda } from '@/lib/features/clocks/view';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Wording } from '@/lib/game/wording/wording';
import { voiceNames } from '@/lib/game/wording/decisions';
import { seatName } from '@/lib/game/wording/names';
import { whatWords } from './decision-list';
import { leftWords, momentWords } from './pace-words';

interface ClockLineProps {
  readonly agenda: TableAgenda;
  /** Zone of the reader, where it is known. */
  readonly timeZone: string | undefined;
}

/** Until when the table waits for whom, what the others have left, and where to go when time is out. */
export function ClockLine({ agenda, timeZone }: ClockLineProps) {
  const words = useWords();
  const { gameId, times, late, pausedUntil, status } = agenda;
  if (status !== 'running') return null;
  const waited = times.filter(({ since }) => since !== undefined);
  const others = times.filter(({ since, leftMs }) => since === undefined && leftMs !== undefined);
  const isLate = late.length > 0;
  const open = agenda.decisions.filter(({ state }) => state === 'open');
  // The menu of the table leads to its clocks as well.
  if (!pausedUntil && agenda.proposals.length === 0 && waited.length + others.length + late.length === 0)
    return null;
  return (
    <div className="grid gap-[.15rem] small" data-clocks role="group" aria-label={words.t('pace.line.label')}>
      {pausedUntil && (
        <p>{words.t('pace.line.paused', { time: momentWords(words, pausedUntil, timeZone) })}</p>
      )}
      {agenda.proposals.length > 0 && (
        <p>
          <TextLink href={`/games/${gameId}/late`}>{words.t('pace.line.proposed')}</TextLink>
        </p>
      )}
      {open.map((decision) => (
        <p key={decision.id}>
          <strong>
            {words.t('pace.decisions.line', {
              names: voiceNames(words, [...(decision.names ?? []), ...agenda.seats], decision.by),
              what: whatWords(words, agenda.seats, decision),
              time: momentWords(words, decision.effectAt, timeZone),
            })}
          </strong>
        </p>
      ))}
      {waited.map((time) => (
        <p key={time.seat} className={hasRunOut(time) ? 'text-red font-semibold' : undefined}>
          {waitWords(words, agenda, time, timeZone)} {holidayWords(words, agenda, time, timeZone)}
        </p>
      ))}
      <p className="muted">
        {others.length > 0 && <>{othersWords(words, agenda, others)} · </>}
        <TextLink href={`/games/${gameId}/late`}>
          {words.t(isLate ? 'pace.line.decide' : 'pace.line.more')}
        </TextLink>
      </p>
    </div>
  );
}

/** Until when, or since when, the table waits for a seat. */
export function waitWords(
  words: Wording,
  { seats, me }: TableAgenda,
  time: SeatTime,
  timeZone: string | undefined,
): string {
  const { t } = words;
  const { seat, since, until } = time;
  const name = seatName(words, seats, seat);
  if (hasRunOut(time)) return seat === me ? t('pace.line.outYou') : t('pace.line.out', { name });
  if (until) {
    const when = { time: momentWords(words, until, timeZone), left: leftWords(words, time) };
    return seat === me ? t('pace.line.you', when) : t('pace.line.until', { name, ...when });
  }
  const begun = { time: momentWords(words, since ?? '', timeZone) };
  return seat === me ? t('pace.line.sinceYou', begun) : t('pace.line.since', { name, ...begun });
}

/** Who is on holiday until when, and why a wait lasts longer than the hours say. */
export function holidayWords(
  words: Wording,
  { seats }: Pick<TableAgenda, 'seats'>,
  { seat, holidayUntil, holidays }: SeatTime,
  timeZone: string | undefined,
): string {
  const { t } = words;
  const name = seatName(words, seats, seat);
  const away =
    holidayUntil && t('pace.line.away', { name, time: momentWords(words, holidayUntil, timeZone) });
  const n = holidays?.byThemselves ?? 0;
  const why = holidays && t('pace.line.moved', { days: holidays.days, n });
  return [away, why].filter((each) => each !== undefined).join(' ');
}

/** A table without a clock may ask how to go on after a long wait, but no time of anybody's is out there. */
function hasRunOut({ isOut, leftMs }: SeatTime): boolean {
  return isOut === true && leftMs !== undefined;
}

function othersWords(words: Wording, { seats }: TableAgenda, others: readonly SeatTime[]): string {
  const each = others.map((time) => {
    const name = seatName(words, seats, time.seat);
    return words.t('pace.line.each', { name, left: leftWords(words, time) });
  });
  return words.t('pace.line.others', { list: each.join(', ') });
}
