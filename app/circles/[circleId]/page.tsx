import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { qrOf } from '@/app/qr';
import { zonesWith } from '@/app/zone-neighbours';
import { CirclePage } from '@/components/circles/circle-page';
import { SitePage } from '@/components/site/site-page';
import { Notice } from '@/components/ui/notice';
import { joinLinkOf, loadCircleEntries, loadSettledCircle } from '@/lib/features/circles/circles';
import { CHANNEL_REFUSALS } from '@/lib/features/notify/channel-refusals';
import { isGuest } from '@/lib/features/people/guests';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../current-nav';
import { currentPerson } from '../../current-person';
import { circleProblem } from '../circle-problem';
import { actHere } from './actions';
import { ChannelSlot, CompetitionsSlot, GatheringsSlot, StandingSlot, TablesSlot } from './slots';

// Only members learn the circle's name.
export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('circles.title'), referrer: 'same-origin', robots: { index: false } };
}

const DONE = ['founded', 'saved'] as const;
const HOOK_DONE = ['added', 'tried'] as const;

/** A circle's page, for its members. */
export default async function Page({ params, searchParams }: PageProps<'/circles/[circleId]'>) {
  const [{ circleId }, query, words, person] = await Promise.all([
    params,
    searchParams,
    getWords(),
    currentPerson(),
  ]);
  const circle = await loadSettledCircle(circleId, person);
  if (!circle || !person) notFound();
  const link = joinLinkOf(circle);
  const [nav, entries, qr] = await Promise.all([
    currentNav({ here: 'circles' }),
    loadCircleEntries(circle),
    link === null ? '' : qrOf(link),
  ]);
  const problem = circleProblem(words, query);
  const done = DONE.find((known) => known === query.done);
  const refused = CHANNEL_REFUSALS.find((known) => known === query.channel);
  const hookDone = HOOK_DONE.find((known) => known === query.done);
  return (
    <SitePage nav={nav} title={circle.name} isWide>
      {problem && <Notice bad>{problem}</Notice>}
      {refused && <Notice bad>{words.t(`notifications.refused.${refused}`)}</Notice>}
      {hookDone && <Notice>{words.t(`circles.hook.${hookDone}`)}</Notice>}
      {done && <Notice>{words.t(`circles.${done}`)}</Notice>}
      <CirclePage
        circle={circle}
        entries={entries}
        tables={<TablesSlot circle={circle} />}
        gatherings={<GatheringsSlot circle={circle} />}
        standing={<StandingSlot circle={circle} />}
        channel={circle.me.isInCharge && <ChannelSlot circle={circle} />}
        competitions={<CompetitionsSlot circle={circle} />}
        link={link === null ? undefined : { link, qr }}
        isGuest={isGuest(person)}
        timeZone={person.timeZone}
        zones={zonesWith(circle.timeZone)}
        action={actHere}
      />
    </SitePage>
  );
}
