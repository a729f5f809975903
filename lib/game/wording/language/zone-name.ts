/** Time zones as people know them, on the server. */
import { languageOf, type Locale } from './locales';
import { zoneCitiesOf } from './zone-cities';
import { nameZone } from './zone-city';

/** "Prague (Central European Time)", of Europe/Prague. */
export function timeZoneName(locale: Locale, zone: string): string {
  return nameZone(locale, zone, zoneCitiesOf(locale));
}

/** A selectable zone with its name. */
export interface ZoneChoice {
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
