/**
 * The names of time zones' cities in each language. `Intl` names zones and no cities, so `messages` names the
 * most common ones (as in CLDR's exemplar cities).
 */
import type { Locale } from './locales';
import { MESSAGES } from './messages';
import { spellCity, type ZoneCities } from './zone-city';

/** The cities that are not called as in the zone database, because pages send these to the browser. */
export function zoneCitiesOf(locale: Locale): ZoneCities {
  const named = Object.entries(MESSAGES[locale].cities);
  return Object.fromEntries(named.filter(([zone, name]) => name !== spellCity(zone)));
}
