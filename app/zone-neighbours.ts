import { isTimeZone } from '@/lib/features/people/guests';

/** All time zones, plus UTC and the chosen one, whatever its spelling. */
export function zonesWith(zone: string): readonly string[] {
  return [...new Set(['UTC', zone, ...Intl.supportedValuesOf('timeZone')])].filter(isTimeZone).sort();
}
