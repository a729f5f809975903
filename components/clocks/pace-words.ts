/** Clocks in words: dates in the reader's time zone, and durations. */
import { formatMoment } from '@/components/ui/moment';
import type { SeatTime, TableAgenda } from '@/lib/features/clocks/view';
import { mostDays } from '@/lib/game/pace/wait';
import { hasHolidays, isWakingOnly, PRESET_HOURS, type Pace } from '@/lib/game/pace/pace';
import { languageOf } from '@/lib/game/wording/language/locales';
import { playingWords } from '@/lib/game/wording/language/times';
import type { Wording } from '@/lib/game/wording/wording';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A duration in its two largest units: "2 days 3 hours". */
export function spanWords({ t }: Wording, ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const parts =
    days > 0
      ? [t('pace.days', { n: days }), hours > 0 && t('pace.hours', { n: hours })]
      : [hours > 0 && t('pace.hours', { n: hours }), hours < 6 && t('pace.minutes', { n: minutes })];
  return parts.filter((part) => part !== false).join(' ');
}

/** A moment with its weekday in the reader's time zone. */
export function momentWords({ locale }: Wording, iso: string, timeZone: string | undefined): string {
  return formatMoment(locale, timeZone, iso, 'weekday');
}

/** The agreed common holidays of a table, the current one first. */
export function commonHolidayLines(
  words: Wording,
  { pause, laterPauses = [], pausedUntil }: Pick<TableAgenda, 'pause' | 'laterPauses' | 'pausedUntil'>,
  timeZone: string | undefined,
): readonly string[] {
  const moment = (iso: string) => momentWords(words, iso, timeZone);
  const planned = [...(pause && !pausedUntil ? [pause] : []), ...laterPauses];
  return [
    ...(pausedUntil ? [words.t('pace.line.paused', { time: moment(pausedUntil) })] : []),
    ...planned.map(({ from, until }) =>
      words.t('pace.line.planned', { from: moment(from), time: moment(until) }),
    ),
  ];
}

/** A date without a time (YYYY-MM-DD) in words. */
export function dateWords({ locale }: Wording, date: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const at = new Date(`${date}T12:00:00Z`);
  return new Intl.DateTimeFormat(languageOf(locale).format, { ...options, timeZone: 'UTC' }).format(at);
}

/** The maximum duration of one wait: "24 hours, up to 8 days with holidays." */
function longestWords({ t }: Wording, bankH: number, isWakingOnly: boolean, isWithHolidays: boolean): string {
  const facts = { hours: bankH, n: mostDays(bankH, isWakingOnly, isWithHolidays) };
  if (!isWithHolidays) return t('pace.says.longestDays', facts);
  return t(isWakingOnly ? 'pace.says.longestWaking' : 'pace.says.longest', facts);
}

/** The same before the player has chosen whether nights and days off count. */
export function longestOfBoth({ t }: Wording, bankH: number): string {
  const [n, waking] = [mostDays(bankH, false), mostDays(bankH, true)];
  return t('pace.says.longestBoth', { hours: bankH, n, waking });
}

/** The time left on a clock, in playing hours if these differ from real time. */
export function leftWords(
  words: Wording,
  { leftMs = 0, inPlayingHours }: Pick<SeatTime, 'leftMs' | 'inPlayingHours'>,
): string {
  return inPlayingHours ? playingWords(words, leftMs) : spanWords(words, leftMs);
}

/**
 * A deadline, with the remaining playing hours if they differ from real time: "Sun 16:00, 23 playing hours".
 */
export function deadlineWords(
  words: Wording,
  iso: string,
  timeZone: string | undefined,
  playingMs: number | undefined,
): string {
  const time = momentWords(words, iso, timeZone);
  return playingMs === undefined ? time : `${time}, ${playingWords(words, playingMs)}`;
}

/** A pace in one sentence: "Daily: 72 hours each, 12 more for every finished turn, up to 120." */
export function shortPaceWords({ t }: Wording, pace: Pace): string {
  const hours = pace.kind === 'custom' ? { bank: pace.bankH, gain: pace.gainH, cap: pace.capH } : undefined;
  return `${t(`pace.kinds.${pace.kind}`)}: ${t(`pace.says.${pace.kind}`, hours)}.`;
}

/** The pace with its longest wait and the times that do not count. */
export function paceWords(words: Wording, pace: Pace): string {
  const isWithHolidays = hasHolidays(pace);
  const says = [shortPaceWords(words, pace)];
  if (pace.kind !== 'relaxed') {
    const { bankH } = pace.kind === 'custom' ? pace : PRESET_HOURS[pace.kind];
    says.push(longestWords(words, bankH, pace.wakingOnly, isWithHolidays));
  }
  if (!isWithHolidays) says.push(words.t('pace.fields.noHolidays'));
  if (isWakingOnly(pace)) says.push(words.t('pace.fields.wakingNote'));
  return says.join(' ');
}
