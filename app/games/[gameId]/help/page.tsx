import { cookies } from 'next/headers';
import { nothingHere } from '@/app/nothing-here';
import { CurrentPage } from '@/app/current-page';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { nameTakenIn } from '@/app/name-taken';
import { PRIVATE, tableMeta } from '@/app/page-meta';
import { DelegateTask } from '@/components/seats/delegate-task';
import { DelegatesPanel } from '@/components/seats/delegates-panel';
import { LinkOnly } from '@/components/seats/link-only';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { planToConfirm } from '@/lib/features/plans/confirm';
import { POWERS } from '@/lib/features/seats/delegates/delegate';
import { findDelegation, loadDelegates } from '@/lib/features/seats/delegates/delegates';
import { ENDS } from '@/lib/features/seats/delegates/ends';
import { loadTable } from '@/lib/features/table/load/load-table';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId, visitorOf } from '../visitor';
import { confirmTheirs, endHelp, letPlay } from './actions';
import { delegateLinks } from './link-cookie';
import { problemWords } from './problem-words';

export const generateMetadata = tableMeta('seats.delegates.title', PRIVATE);

/** Shows holders the delegates of their seat, and delegates their permissions. Only forms change anything. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/help'>) {
  const { gameId } = await params;
  if (!isGameId(gameId)) return nothingHere();
  const who = await visitorOf(gameId);
  const [held, task, loaded] = await Promise.all([
    loadDelegates(gameId, who),
    findDelegation(who.token),
    loadTable(gameId, who, { log: 'none' }),
  ]);
  // A delegate whose link has ended is told so, even if they may no longer see the table.
  const mine = task?.gameId === gameId && !held.ok ? task : undefined;
  if (!loaded && !mine) return nothingHere();
  const [words, query, timeZone, jar] = await Promise.all([
    getWords(),
    searchParams,
    currentZone(),
    cookies(),
  ]);
  const { t } = words;
  const table = loaded && nameSeats(words, loaded);
  const taken = nameTakenIn(query);
  const problem = problemWords(words, query);
  return (
    <CurrentPage
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
          {...{ task: mine, timeZone, action: confirmTheirs }}
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
          <p>
            <TextLink href={`/games/${gameId}/mentor`}>{t('seats.mentor.name')}</TextLink>
          </p>
        </>
      )}
      {!held.ok && !mine && <NotHere table={table} gameId={gameId} />}
      {table && (
        <p>
          <TextLink href={`/games/${gameId}`}>{t('site.toTable')}</TextLink>
        </p>
      )}
    </CurrentPage>
  );
}

/** For browsers that hold no seat. */
async function NotHere({ gameId, table }: { gameId: string; table: Awaited<ReturnType<typeof loadTable>> }) {
  const { t } = await getWords();
  const me = table?.me;
  if (me === undefined) return <p className="muted">{t('seats.delegates.refused.no-seat')}</p>;
  return <LinkOnly gameId={gameId} name={table?.seats[me]?.name ?? ''} />;
}
