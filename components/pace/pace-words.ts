/** Clocks in words: dates by the reader's own clock, and how long that still is. */
import { FORMAT_TAGS } from '@/lib/i18n/locales';
import type { Wording } from '@/lib/i18n/wording';
import type { Pace } from '@/lib/pace/pace';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long that is, in its two largest units: "2 days 3 hours". */
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

/** A moment by the reader's clock, with its day of the week; the zone is named where the reader's is not known. */
export function momentWords({ locale }: Wording, iso: string, timeZone: string | undefined): string {
  const date = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const options = { ...date, hour: '2-digit', minute: '2-digit' } as const;
  const zone = timeZone ? { timeZone } : ({ timeZone: 'UTC', timeZoneName: 'short' } as const);
  return new Intl.DateTimeFormat(FORMAT_TAGS[locale], { ...options, ...zone }).format(new Date(iso));
}

/** A date without a time, YYYY-MM-DD, in words. */
export function dateWords({ locale }: Wording, date: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const at = new Date(`${date}T12:00:00Z`);
  return new Intl.DateTimeFormat(FORMAT_TAGS[locale], { ...options, timeZone: 'UTC' }).format(at);
}

/** What a pace is, in a sentence: "Daily: 72 hours each, ...". */
export function paceWords({ t }: Wording, pace: Pace): string {
  const hours = pace.kind === 'custom' ? { bank: pace.bankH, gain: pace.gainH, cap: pace.capH } : undefined;
  const says = `${t(`pace.kinds.${pace.kind}`)}: ${t(`pace.says.${pace.kind}`, hours)}.`;
  return pace.kind !== 'relaxed' && pace.wakingOnly ? `${says} ${t('pace.fields.wakingNote')}` : says;
}
