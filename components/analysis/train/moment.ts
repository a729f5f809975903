import type { Locale } from '@/lib/game/wording/language/locales';

const DAY_MS = 86_400_000;

/** "Tuesday 14:05" in the reader's time zone, with the date if older than six days. */
export function whenTaken(locale: Locale, at: string, now = Date.now()): string {
  const isOld = now - Date.parse(at) > 6 * DAY_MS;
  const day = isOld ? ({ day: 'numeric', month: 'long' } as const) : ({ weekday: 'long' } as const);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(at));
  return `${part(day)} ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}
