/** Time zones as people know them, on the server. */
import { languageOf, type Locale } from './locales';
import { MESSAGES } from './messages';

/** "Prague (Central European Time)", of Europe/Prague. */
export function timeZoneName(locale: Locale, zone: string): string {
  return nameZone(locale, zone, zoneCitiesOf(locale));
}

/** A selectable zone with its name. */
interface ZoneChoice {
  readonly zone: string;
  readonly name: string;
}

const NAMED = new Map<string, string>();

/** Zones with their names. Naming hundreds of zones is slow, so each name is cached. */
export function zoneChoices(locale: Locale, zones: readonly string[]): readonly ZoneChoice[] {
  const cities = zoneCitiesOf(locale);
  const named = zones.map((zone) => {
    const name = NAMED.get(`${locale} ${zone}`) ?? nameZone(locale, zone, cities);
    NAMED.set(`${locale} ${zone}`, name);
    return { zone, name };
  });
  return named.sort((a, b) => a.name.localeCompare(b.name, languageOf(locale).format));
}

// Time zones as people know them, from given names of cities: a browser has no others.

/** Names of cities by the last part of their zone. */
export type ZoneCities = Readonly<Record<string, string>>;

/** The city of Asia/Hong_Kong as the zone database spells it, from the last part: Hong Kong. */
const spellCity = (last: string): string => last.replaceAll('_', ' ');

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

// The names of time zones' cities in each language. `Intl` names zones and no cities, so `messages` names the most common ones (as in CLDR's exemplar cities).

/** The cities that are not called as in the zone database, because pages send these to the browser. */
export function zoneCitiesOf(locale: Locale): ZoneCities {
  const named = Object.entries(MESSAGES[locale].cities);
  return Object.fromEntries(named.filter(([zone, name]) => name !== spellCity(zone)));
}

/** Reported by browsers that do not know their time zone. */
const UNKNOWN_ZONE = 'Etc/Unknown';

/** Whether this is the name of a usable time zone. */
export function isTimeZone(name: string | undefined): name is string {
  if (!name || name.length > 60 || name === UNKNOWN_ZONE) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
