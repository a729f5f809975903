import 'server-only';
import type { Place } from '@/components/site/places';
import type { SiteNavProps } from '@/components/site/site-header';
import { currentPerson } from './current-person';
import { currentWaiting } from './current-tables';

/** The header for this browser: at one of its places, or on a page of a table. */
export async function currentNav(
  at: { readonly here?: Place; readonly gameId?: string } = {},
): Promise<SiteNavProps> {
  const [person, waiting] = await Promise.all([currentPerson(), currentWaiting()]);
  if (!person) return { waiting, ...at };
  return { waiting, me: person.name ?? '', timeZone: person.timeZone, ...at };
}
