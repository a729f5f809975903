import 'server-only';
import type { SiteNavProps } from '@/components/site/site-nav';
import { personHere } from './person-here';
import { waitingHere } from './tables-here';

/** What the navigation says to this browser. */
export async function navHere(): Promise<SiteNavProps> {
  const [person, waiting] = await Promise.all([personHere(), waitingHere()]);
  return { waiting, ...(person ? { me: person.name ?? '', timeZone: person.timeZone } : {}) };
}
