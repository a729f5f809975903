import 'server-only';
import type { SiteNavProps } from '@/components/site/site-nav';
import { currentPerson } from './current-person';
import { currentWaiting } from './current-tables';

/** What the navigation says to this browser, on a page of a table too. */
export async function currentNav(gameId?: string): Promise<SiteNavProps> {
  const [person, waiting] = await Promise.all([currentPerson(), currentWaiting()]);
  if (!person) return { waiting, ...(gameId === undefined ? {} : { gameId }) };
  return {
    waiting,
    me: person.name ?? '',
    timeZone: person.timeZone,
  };
}
