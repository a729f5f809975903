import { cookies } from 'next/headers';
import { CurrentPage } from '@/app/current-page';
import { hookDraftIn } from '@/app/hook-draft';
import { membersOnly } from '@/app/members-only';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { qrOf } from '@/app/qr';
import { zonesWith } from '@/app/zone-neighbours';
import { CircleSettingsPage } from '@/components/circles/settings-page';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { joinLinkOf, loadCircleEntries, loadSettledCircle } from '@/lib/features/circles/circles';
import { CHANNEL_REFUSALS } from '@/lib/features/notify/channel-refusals';
import { visitOf } from '../../../current-person';
import { circleProblem } from '../../circle-problem';
import { actHere } from '../actions';
import { ChannelSlot, PastTablesSlot } from '../slots';

export const generateMetadata = pageMeta('circles.settings', PRIVATE);

const HOOK_DONE = ['added', 'silent', 'tried'] as const;

/** The settings of a circle, for its members: their own, the host’s, and the changes. */
export default async function Page(page: PageProps<'/circles/[circleId]/settings'>) {
  const [{ circleId }, query, words, person] = await visitOf(page);
  const circle = await loadSettledCircle(circleId, person);
  if (!circle || !person) return membersOnly();
  const link = joinLinkOf(circle);
  const [entries, qr] = await Promise.all([loadCircleEntries(circle), link === null ? '' : qrOf(link)]);
  const problem = circleProblem(words, query);
  const refused = CHANNEL_REFUSALS.find((known) => known === query.channel);
  const draft = refused === 'said-no' ? hookDraftIn(await cookies()) : undefined;
  const hookDone = HOOK_DONE.find((known) => known === query.done);
  return (
    <CurrentPage here="circles" title={words.t('circles.settings')} isWide>
      <p>
        <TextLink href={`/circles/${circleId}`}>{circle.name}</TextLink>
      </p>
      {problem && <Notice bad>{problem}</Notice>}
      {refused && (
        <Notice bad>
          {words.t(`notifications.refused.${refused}`)} {draft && <span className="code">{draft.said}</span>}
        </Notice>
      )}
      {hookDone && <Notice>{words.t(`circles.hook.${hookDone}`)}</Notice>}
      {query.done === 'saved' && <Notice>{words.t('circles.saved')}</Notice>}
      <CircleSettingsPage
        circle={circle}
        entries={entries}
        channel={circle.me.isInCharge && <ChannelSlot circle={circle} draft={draft} />}
        pastTables={circle.me.isInCharge && <PastTablesSlot circle={circle} />}
        link={link === null ? undefined : { link, qr }}
        timeZone={person.timeZone}
        zones={zonesWith(circle.timeZone)}
        action={actHere}
      />
    </CurrentPage>
  );
}
