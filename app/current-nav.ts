import 'server-only';
import { currentZone } from '@/app/current-zone';
import { tabOf, type SitePlace } from '@/components/site/places';
import type { SiteNavProps } from '@/components/site/site-header';
import { hasInsights } from '@/lib/features/insights/insights';
import { currentPerson } from './current-person';
import { currentWaiting } from './current-tables';

/** The site header for this browser, with the current section marked. */
export async function currentNav({ here }: { readonly here?: SitePlace } = {}): Promise<SiteNavProps> {
  const [person, waiting, timeZone] = await Promise.all([currentPerson(), currentWaiting(), currentZone()]);
  const hasFigures = tabOf(here)?.[0] === 'learn' && (await hasInsights());
  const of = { waiting, here, timeZone, hasFigures };
  return person ? { ...of, me: person.name ?? '' } : of;
}
