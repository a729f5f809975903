import 'server-only';
import { currentZone } from '@/app/current-zone';
import { tabOf, type SitePlace } from '@/components/site/places';
import type { SiteNavProps } from '@/components/site/site-header';
import { hasInsights } from '@/lib/features/insights/insights';
import { hashToken } from '@/lib/platform/auth/tokens';
import { currentPerson } from './current-person';
import { currentWaiting, waitingElsewhere } from './current-tables';

const MARK_LENGTH = 16;

interface NavOf {
  readonly here?: SitePlace;
  /** The table of the page, which the next game is not. */
  readonly gameId?: string;
}

/** The site header for this browser, with the current section marked. */
export async function currentNav({ here, gameId }: NavOf = {}): Promise<SiteNavProps> {
  const [person, waiting, timeZone] = await Promise.all([
    currentPerson(),
    gameId === undefined ? currentWaiting() : waitingElsewhere(gameId),
    currentZone(),
  ]);
  const hasFigures = tabOf(here)?.[0] === 'learn' && (await hasInsights());
  const of = { waiting, gameId, here, timeZone, hasFigures };
  return person ? { ...of, me: person.name ?? '', who: hashToken(person.id).slice(0, MARK_LENGTH) } : of;
}
