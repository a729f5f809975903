import 'server-only';
import { currentZone } from '@/app/current-zone';
import type { SitePlace } from '@/components/site/places';
import type { SiteNavProps } from '@/components/site/site-header';
import { currentPerson } from './current-person';
import { currentWaiting } from './current-tables';

interface At {
  readonly here?: SitePlace;
  /** The table to return to after signing in. */
  readonly gameId?: string;
  /** Another page to return to after signing in. */
  readonly back?: string;
}

/** The site header for this browser, with the current section marked. */
export async function currentNav({ here, gameId, back }: At = {}): Promise<SiteNavProps> {
  const [person, waiting, timeZone] = await Promise.all([currentPerson(), currentWaiting(), currentZone()]);
  const of = { waiting, here, timeZone };
  if (!person) return { ...of, back: gameId === undefined ? back : `/games/${gameId}` };
  return { ...of, me: person.name ?? '' };
}
