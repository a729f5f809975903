import { FORMAT_TAGS, type Locale } from '@/lib/i18n/locales';

/** A moment as the reader's own clock shows it. */
export function momentOf(locale: Locale, timeZone: string, iso: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(FORMAT_TAGS[locale], options).format(new Date(iso));
}
