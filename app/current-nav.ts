import 'server-only';
import type { SitePlace } from '@/components/site/places';
import type { SiteNavProps } from '@/components/site/site-header';
import { currentPerson } from './current-person';
import { currentWaiting } from './current-tables';

interface At {
  readonly here?: SitePlace;
  /** The table whose page it is: after signing in the reader comes back to it. */
  readonly gameId?: string;
  /** Another page to come back to. */
  readonly back?: string;
}

/** The header for this browser: at one of its places, or on a page of a table. */
export async function currentNav({ here, gameId, back }: At = {}): Promise<SiteNavProps> {
  const [person, waiting] = await Promise.all([currentPerson(), currentWaiting()]);
  if (!person) return { waiting, here, back: gameId === undefined ? back : `/games/${gameId}` };
  return { waiting, here, me: person.name ?? '', timeZone: person.timeZone };
}
