import { currentNav } from '@/app/current-nav';
import { PRIVATE, tableMeta } from '@/app/page-meta';
import { DelegateNote } from '@/components/seats/delegate-note';
import { KeptSeat } from '@/components/seats/kept-seat';
import { SignInBack } from '@/components/people/sign-in-back';
import { LinkOnly } from '@/components/seats/link-only';
import { SiteFrame } from '@/components/site/site-page';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { loadTable } from '@/lib/features/table/load/load-table';
import { seatName } from '@/lib/game/wording/names';
import { currentUserId } from '@/lib/platform/auth/session';
import { currentClocks } from '../current-clocks';
import { arriveByMail, currentSitAgain } from '../current-sit-again';
import { nameSeats } from '../name-seats';
import { offerLinks } from '../shown-links';
import { tablePage } from '../table-page';
import { answerWords } from './answer-words';
import { Panels } from './panels';

export const generateMetadata = tableMeta('requests.title', PRIVATE);

/** All that people of a table ask of each other, its clocks, and how to leave it. Only forms change anything. */
export default tablePage(async ({ gameId, who, query, words }) => {
  const [loaded, here, nav] = await Promise.all([
    loadTable(gameId, who, { log: 'none' }),
    currentClocks(gameId),
    currentNav({ gameId }),
  ]);
  const isAsked =
    !loaded || (loaded.status === 'running' && (loaded.me ?? loaded.invited) === undefined && !loaded.isHost);
  const arrival = isAsked ? await currentSitAgain(gameId, query) : undefined;
  if (!loaded) return arrival && <SiteFrame nav={nav}>{arrival}</SiteFrame>;
  await arriveByMail(gameId, query);
  const { t } = words;
  const table = nameSeats(words, loaded);
  const { me, status, invited } = table;
  const isRunning = status === 'running';
  const said = answerWords(words, query);
  return (
    <SiteFrame nav={nav}>
      <p>
        <TextLink href={`/games/${gameId}`}>{table.name}</TextLink>
      </p>
      <h1 className="initial">{t('requests.title')}</h1>
      {arrival}
      {isAsked && !arrival && (await currentUserId()) === undefined && (
        <p>
          <SignInBack className="btn" label={t('people.signIn.title')} />
        </p>
      )}
      <DelegateNote table={table} timeZone={nav.timeZone} />
      {me !== undefined && !table.isHolder && !table.delegate && (
        <LinkOnly gameId={gameId} name={seatName(words, table.seats, me)} />
      )}
      {isRunning && <KeptSeat gameId={gameId} seat={invited} />}
      {said && <Notice bad={said.bad}>{said.text}</Notice>}
      {here && <Panels {...{ table, query }} on={{ ...here, links: await offerLinks(gameId) }} />}
    </SiteFrame>
  );
});
