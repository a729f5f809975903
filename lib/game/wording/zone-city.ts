/** The city of a time zone. Small, for it comes to every page; the names of cities are given to it. */
import type { ZoneCities } from './zone-cities';

/** Prague, of Europe/Prague: as `cities` call it, else as the zone database does. */
export function cityOfZone(zone: string, cities: ZoneCities): string {
  const last = zone.split('/').at(-1) ?? zone;
  return cities[last] ?? last.replaceAll('_', ' ');
}
