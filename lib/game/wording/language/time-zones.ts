/**
 * Time zones as people know them, on the server. `Intl` names zones and no cities, so `messages` names the
 * most common ones (as in CLDR's exemplar cities).
 */
import { languageOf, type Locale } from './locales';
import { MESSAGES } from './messages';
import { nameZone, spellCity, type ZoneCities } from './zone-city';

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
