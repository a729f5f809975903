import { CurrentFrame } from '@/app/current-page';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { PRIVATE, tableMeta } from '@/app/page-meta';
import { PlansPage } from '@/components/plans/plans-page';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { loadPlans } from '@/lib/features/plans/load-plans';
import { loadTable } from '@/lib/features/table/load/load-table';
import { arriveByMail, currentSitAgain } from '../current-sit-again';
import { tablePage } from '../table-page';
import { planAnswer } from './words';

export const generateMetadata = tableMeta('plans.page.title', PRIVATE);

/** The viewer's plans, their current state, and earlier results. Only the forms change anything. */
export default tablePage(async ({ gameId, who, query, words }) => {
  const said = await loadPlans(gameId, who);
  const arrival = said.ok ? undefined : await currentSitAgain(gameId, query);
  const isUnknown = !said.ok && said.error !== 'no-seat' && said.error !== 'not-holder';
  if (isUnknown) return arrival && <CurrentFrame>{arrival}</CurrentFrame>;
  await arriveByMail(gameId, query);
  const name = said.ok ? said.value.name : (await loadTable(gameId, who, { log: 'none' }))?.name;
  const answer = planAnswer(words, query);
  return (
    <CurrentFrame>
      <p>
        <TextLink href={`/games/${gameId}`}>{name}</TextLink>
      </p>
      <h1 className="initial">{words.t('plans.page.title')}</h1>
      {answer && <Notice bad={answer.bad}>{answer.text}</Notice>}
      {said.ok ? (
        <PlansPage plans={nameSeats(words, said.value)} />
      ) : (
        (arrival ?? <p className="muted">{words.t('plans.page.notHere')}</p>)
      )}
      <p>
        <TextLink href={`/games/${gameId}`}>{words.t('plans.page.toTable')}</TextLink>
      </p>
    </CurrentFrame>
  );
});
