/**
 * The city of a time zone. It is small because every page loads it; its caller passes the names of cities.
 */
import type { ZoneCities } from './zone-cities';

/** Prague, of Europe/Prague: as `cities` call it, else as the zone database does. */
export function cityOfZone(zone: string, cities: ZoneCities): string {
  const last = zone.split('/').at(-1) ?? zone;
  return cities[last] ?? last.replaceAll('_', ' ');
}
