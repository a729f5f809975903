import { cookies } from 'next/headers';
import { CurrentPage } from '@/app/current-page';
import { currentPerson } from '@/app/current-person';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import type { Query } from '@/app/query';
import { tablePage } from '@/app/games/[gameId]/table-page';
import { nameTakenIn, nameTakenWords } from '@/app/name-taken';
import { PRIVATE, tableMeta } from '@/app/page-meta';
import { DelegateTask } from '@/components/seats/delegate-task';
import { DelegatesPanel } from '@/components/seats/delegates-panel';
import { LinkOnly } from '@/components/seats/link-only';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { isGuest } from '@/lib/features/people/guests';
import { planToConfirm } from '@/lib/features/plans/confirm';
import { PLAN_REFUSALS } from '@/lib/features/plans/refusal';
import { POWERS, NOT_DELEGABLE } from '@/lib/features/seats/delegates/delegate';
import { delegationOf, loadDelegates } from '@/lib/features/seats/delegates/delegates';
import { ENDS } from '@/lib/features/seats/delegates/ends';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { Wording } from '@/lib/game/wording/wording';
import { confirmTheirs, endHelp, letPlay } from './actions';
import { delegateLinks } from './link-cookie';

export const generateMetadata = tableMeta('seats.delegates.title', PRIVATE);

/** Shows holders the delegates of their seat, and delegates their permissions. Only forms change anything. */
export default tablePage(async ({ gameId, who, query, words }) => {
  const [held, task, loaded] = await Promise.all([
    loadDelegates(gameId, who),
    delegationOf(gameId, who),
    loadTable(gameId, who, { log: 'none' }),
  ]);
  // A delegate whose link has ended is told so, even if they may no longer see the table.
  const mine = held.ok ? undefined : task;
  if (!loaded && !mine) return undefined;
  const [timeZone, jar] = await Promise.all([currentZone(), cookies()]);
  const { t } = words;
  const person = mine && (await currentPerson());
  const isSignedIn = person !== undefined && !isGuest(person);
  const table = loaded && nameSeats(words, loaded);
  const me = table?.me;
  const taken = nameTakenIn(query);
  const problem = problemWords(words, query);
  return (
    <CurrentPage
      scene="scaffold"
      title={mine ? t('seats.delegates.take.title', { holder: mine.holder }) : t('seats.delegates.title')}
    >
      {(query.done === 'made' || query.done === 'ended') && (
        <Notice>{t(`seats.delegates.done.${query.done}`)}</Notice>
      )}
      {typeof query.played === 'string' && (
        <Notice>{t('seats.delegates.plan.played', { n: Number(query.played) || 0 })}</Notice>
      )}
      {problem && <Notice bad>{problem}</Notice>}
      {mine && (
        <DelegateTask
          {...{ task: mine, isSignedIn, timeZone, action: confirmTheirs }}
          plan={!mine.isOver && mine.power === 'plans' ? await planToConfirm(mine) : undefined}
        />
      )}
      {held.ok && (
        <>
          <p>{t('seats.delegates.lead')}</p>
          <DelegatesPanel
            {...{
              gameId,
              held: held.value,
              timeZone,
              make: letPlay,
              end: endHelp,
              powers: POWERS,
              ends: ENDS,
            }}
            links={await delegateLinks(jar, gameId)}
            name={taken?.suggestion}
          />
          {loaded?.status === 'running' && (
            <p>
              <TextLink href={`/games/${gameId}/mentor`}>{t('seats.mentor.title')}</TextLink>
            </p>
          )}
        </>
      )}
      {!held.ok && !mine && me === undefined && (
        <p className="muted">{t('seats.delegates.refused.no-seat')}</p>
      )}
      {!held.ok && !mine && table && me !== undefined && (
        <LinkOnly gameId={gameId} name={table.seats[me]?.name ?? ''} />
      )}
      {table && (
        <p>
          <TextLink href={`/games/${gameId}`}>{t('site.toTable')}</TextLink>
        </p>
      )}
    </CurrentPage>
  );
});

const REFUSALS = [...NOT_DELEGABLE, 'seat-held', 'no-seat', 'name', 'unknown-delegate'] as const;

/** The refusal in the address, in words. */
function problemWords(words: Wording, query: Query): string | undefined {
  const { t } = words;
  const taken = nameTakenIn(query);
  if (taken) return nameTakenWords(words, taken);
  const plan = PLAN_REFUSALS.find((known) => known === query.problem);
  if (plan && plan !== 'unknown-table') return t(`plans.problem.${plan}`);
  const refusal = REFUSALS.find((known) => known === query.refused);
  if (refusal) return t(`seats.delegates.refused.${refusal}`);
  return query.refused === undefined ? undefined : t('seats.delegates.refused.no-seat');
}
