import { isTimeZone } from '@/lib/features/people/guests';

/** All zones there are, the chosen one among them in any spelling. */
export function zonesWith(zone: string): readonly string[] {
  return [...new Set(['UTC', zone, ...Intl.supportedValuesOf('timeZone')])].filter(isTimeZone).sort();
}
