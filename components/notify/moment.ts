import { languageOf, type Locale } from '@/lib/game/wording/language/locales';

/** A moment in the reader's time zone. */
export function formatMoment(locale: Locale, timeZone: string, iso: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(languageOf(locale).format, options).format(new Date(iso));
}

/** A day (YYYY-MM-DD) in words. */
export function dayOf(locale: Locale, day: string): string {
  const format = new Intl.DateTimeFormat(languageOf(locale).format, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}
