/**
 * The only formatter of moments on pages. All times of a page are in one time zone, which `currentZone`
 * (app/current-zone.ts) finds for the reader.
 */
import { languageOf, type Locale } from '@/lib/game/wording/language/locales';

const STYLES = {
  weekday: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  date: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
} as const;

/** Maximum cached formats, more than there are inhabited zones. The cache is emptied at this size. */
const MAX_FORMATS = 500;
/** Cached by style, language and zone: creating a format costs more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in the reader's time zone. If that is unknown, the text is in UTC and names that zone. */
export function formatMoment(
  locale: Locale,
  timeZone: string | undefined,
  at: Date | string,
  style: keyof typeof STYLES = 'date',
): string {
  const text = formatIn(style, locale, timeZone ?? 'UTC').format(new Date(at));
  return timeZone || style === 'day' ? text : `${text} UTC`;
}

function formatIn(style: keyof typeof STYLES, locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(languageOf(locale).format, { ...STYLES[style], timeZone });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, format);
  return format;
}

/** A day (YYYY-MM-DD) that is the same in every zone, in words. */
export function dayOf(locale: Locale, day: string): string {
  const format = new Intl.DateTimeFormat(languageOf(locale).format, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}
