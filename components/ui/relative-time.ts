import { languageOf, type Locale } from '@/lib/game/wording/language/locales';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
] as const;

/** The distance of a moment (ISO 8601) from `nowMs` in its largest unit: "3 hours ago", "tomorrow". */
export function relativeWords(locale: Locale, iso: string, nowMs: number): string {
  const ms = Date.parse(iso) - nowMs;
  const [unit, size] = UNITS.find(([, each]) => Math.abs(ms) >= each) ?? ['minute', MINUTE_MS];
  const n = Math.max(1, Math.floor(Math.abs(ms) / size));
  const format = new Intl.RelativeTimeFormat(languageOf(locale).format, {
    numeric: unit === 'day' ? 'auto' : 'always',
  });
  return format.format(ms < 0 ? -n : n, unit);
}
