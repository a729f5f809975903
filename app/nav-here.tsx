import 'server-only';
import type { SiteNavProps } from '@/components/site/site-nav';
import { personHere } from './person-here';
import { AsksHere } from './asks-here';
import { waitingHere } from './tables-here';

/** What the navigation says to this browser, on a page of a table too. */
export async function navHere(gameId?: string): Promise<SiteNavProps> {
  const [person, waiting] = await Promise.all([personHere(), waitingHere()]);
  if (!person) return { waiting, ...(gameId === undefined ? {} : { gameId }) };
  return { waiting, me: person.name ?? '', timeZone: person.timeZone, asks: <AsksHere /> };
}
