import { randomUUID } from 'node:crypto';
import { CurrentPage } from '@/app/current-page';
import { membersOnly } from '@/app/members-only';
import { after } from 'next/server';
import { currentZone } from '@/app/current-zone';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { messageIn, talkProblem } from '@/app/talk-problem';
import { CircleTalkPage } from '@/components/circles/circle-talk';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { hearCircleTalk, loadCircleTalk } from '@/lib/features/circles/circle-talk';
import { loadSettledCircle } from '@/lib/features/circles/circles';
import { MAX_LETTERS, MAX_ON_PAGE } from '@/lib/features/talk/message';
import { visitOf } from '../../../current-person';

// Only members learn the circle's name.
export const generateMetadata = pageMeta('talk.title', PRIVATE);

/** The chat of a circle, for its members. */
export default async function Page(page: PageProps<'/circles/[circleId]/talk'>) {
  const [{ circleId }, query, words, person] = await visitOf(page);
  const circle = await loadSettledCircle(circleId, person);
  if (!circle) return membersOnly();
  const part = { most: MAX_ON_PAGE, before: messageIn(query) };
  const [zone, { lines, earlier }] = await Promise.all([currentZone(), loadCircleTalk(circle, part)]);
  after(() => hearCircleTalk(circle, lines));
  const problem = talkProblem(words, query.problem);
  return (
    <CurrentPage here="circles" title={words.t('talk.title')}>
      <p>
        <TextLink href={`/circles/${circleId}`}>{circle.name}</TextLink>
      </p>
      {problem && <Notice bad>{problem}</Notice>}
      <CircleTalkPage
        circle={circle}
        lines={lines}
        earlier={earlier}
        before={part.before}
        form={{ id: randomUUID(), longest: MAX_LETTERS }}
        timeZone={zone ?? circle.timeZone}
      />
    </CurrentPage>
  );
}
