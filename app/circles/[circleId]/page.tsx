import { CurrentPage } from '@/app/current-page';
import { membersOnly } from '@/app/members-only';
import { currentZone } from '@/app/current-zone';
import { PRIVATE, cardMeta } from '@/app/page-meta';
import { qrOf } from '@/app/qr';
import { CirclePage, isFirst } from '@/components/circles/circle-page';
import { CircleTables, UsualTable, YourMoves } from '@/components/circles/tables';
import { Notice } from '@/components/ui/notice';
import { tablesInPlay } from '@/lib/features/circles/circle-games';
import { joinLinkOf, loadSettledCircle } from '@/lib/features/circles/circles';
import { presetOf } from '@/lib/features/circles/preset';
import { isGuest } from '@/lib/features/people/guests';
import { systemClock } from '@/lib/platform/clock';
import { visitOf } from '../../current-person';
import { circleProblem } from '../circle-problem';
import { actHere } from './actions';
import { playInCircle } from './games/actions';
import { CompetitionsSlot, GatheringsSlot, LastCitySlot, StandingSlot, TalkSlot } from './slots';

// Only members learn the circle's name.
export const generateMetadata = cardMeta('circles', PRIVATE);

/** A circle's page, for its members. */
export default async function Page(page: PageProps<'/circles/[circleId]'>) {
  const [{ circleId }, query, words, person] = await visitOf(page);
  const circle = await loadSettledCircle(circleId, person);
  if (!circle || !person) return membersOnly();
  const link = joinLinkOf(circle);
  const [zone, tables, qr] = await Promise.all([
    currentZone(),
    tablesInPlay(circle),
    link === null || !isFirst(circle) ? '' : qrOf(link),
  ]);
  const problem = circleProblem(words, query);
  const games = { circle, tables, timeZone: zone ?? circle.timeZone, now: systemClock.now().getTime() };
  return (
    <CurrentPage here="circles" title={circle.name} isWide>
      {problem && <Notice bad>{problem}</Notice>}
      {query.done === 'saved' && <Notice>{words.t('circles.saved')}</Notice>}
      <CirclePage
        circle={circle}
        city={<LastCitySlot circle={circle} />}
        moves={<YourMoves {...games} />}
        tables={<CircleTables {...games} />}
        usual={<UsualTable circle={circle} preset={presetOf(circle.preset)} action={playInCircle} />}
        gatherings={<GatheringsSlot circle={circle} />}
        talk={<TalkSlot circle={circle} />}
        standing={<StandingSlot circle={circle} />}
        competitions={<CompetitionsSlot circle={circle} />}
        link={link === null ? undefined : { link, qr }}
        isGuest={isGuest(person)}
        timeZone={person.timeZone}
        action={actHere}
      />
    </CurrentPage>
  );
}
