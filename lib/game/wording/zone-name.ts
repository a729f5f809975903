/** Time zones as people know them. Free to be used in a browser. */
import { languageOf, type Locale } from './locales';
import { ZONE_CITIES } from './zone-cities';
import { cityOfZone } from './zone-city';

/** "Prague (Central European Time)", of Europe/Prague; "Prag (Mitteleuropäische Zeit)" in German. */
export function timeZoneName(locale: Locale, zone: string): string {
  if (zone === 'UTC' || zone === 'Etc/UTC') return 'UTC';
  const time = timeOfZone(locale, zone);
  if (time === undefined) return zone;
  return zone.includes('/') && !zone.startsWith('Etc/')
    ? `${cityOfZone(zone, ZONE_CITIES[locale])} (${time})`
    : time;
}

/** A year when zones still change between summer and winter: old names do without. */
const THESE_YEARS = Date.UTC(2026, 0, 1);

/** The name of a zone's time, all year round. */
function timeOfZone(locale: Locale, timeZone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(languageOf(locale).format, { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts(THESE_YEARS).find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    // A zone that this system does not know.
    return undefined;
  }
}

/** A zone to choose, with its name. */
export interface ZoneChoice {
  readonly zone: string;
  readonly name: string;
}

const NAMED = new Map<string, string>();

/** Zones by their names. Naming hundreds of them takes a while, so each is named once. */
export function zoneChoices(locale: Locale, zones: readonly string[]): readonly ZoneChoice[] {
  const named = zones.map((zone) => {
    const name = NAMED.get(`${locale} ${zone}`) ?? timeZoneName(locale, zone);
    NAMED.set(`${locale} ${zone}`, name);
    return { zone, name };
  });
  return named.sort((a, b) => a.name.localeCompare(b.name, languageOf(locale).format));
}
