import 'server-only';
import type { SiteNavProps } from '@/components/site/site-nav';
import { personHere } from './current-person';
import { AsksHere } from './current-asks';
import { waitingHere } from './current-tables';

/** What the navigation says to this browser, on a page of a table too. */
export async function navHere(gameId?: string): Promise<SiteNavProps> {
  const [person, waiting] = await Promise.all([personHere(), waitingHere()]);
  if (!person) return { waiting, ...(gameId === undefined ? {} : { gameId }) };
  return { waiting, me: person.name ?? '', timeZone: person.timeZone, asks: <AsksHere /> };
}
