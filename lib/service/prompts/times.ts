import 'server-only';
import { FORMAT_TAGS } from '@/lib/i18n/locales';
import type { Wording } from '@/lib/i18n/wording';

/** A moment as the reader's own clock shows it, with the zone where that is not known to be theirs. */
export function localTime({ locale }: Wording, at: Date, timeZone: string | null): string {
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const format = (zone: string, naming: object) =>
    new Intl.DateTimeFormat(FORMAT_TAGS[locale], { ...options, ...naming, timeZone: zone }).format(at);
  try {
    return format(timeZone ?? 'UTC', timeZone ? {} : { timeZoneName: 'short' });
  } catch {
    // A zone that this system does not know.
    return format('UTC', { timeZoneName: 'short' });
  }
}
