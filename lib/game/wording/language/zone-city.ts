/** Time zones as people know them, from given names of cities: a browser has no others. */
import { languageOf, type Locale } from './locales';

/** Names of cities by the last part of their zone. */
export type ZoneCities = Readonly<Record<string, string>>;

/** The city of Asia/Hong_Kong as the zone database spells it, from the last part: Hong Kong. */
export const spellCity = (last: string): string => last.replaceAll('_', ' ');

/** Prague for Europe/Prague: the name in `cities`, or else the name in the zone database. */
export function cityOfZone(zone: string, cities: ZoneCities): string {
  const last = zone.split('/').at(-1) ?? zone;
  return cities[last] ?? spellCity(last);
}

/** "Prague (Central European Time)", of Europe/Prague; "Prag (Mitteleuropäische Zeit)" in German. */
export function nameZone(locale: Locale, zone: string, cities: ZoneCities): string {
  if (zone === 'UTC' || zone === 'Etc/UTC') return 'UTC';
  const time = timeOfZone(locale, zone);
  if (time === undefined) return zone;
  return zone.includes('/') && !zone.startsWith('Etc/') ? `${cityOfZone(zone, cities)} (${time})` : time;
}

/** A year when zones still change between summer and winter: old names do without. */
const THESE_YEARS = Date.UTC(2026, 0, 1);

/** The name of a zone's time, all year round. */
function timeOfZone(locale: Locale, timeZone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(languageOf(locale).format, {
      timeZone,
      timeZoneName: 'longGeneric',
    });
    return format.formatToParts(THESE_YEARS).find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    // A zone that this system does not know.
    return undefined;
  }
}
