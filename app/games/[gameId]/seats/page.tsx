import { currentNav } from '@/app/current-nav';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { PRIVATE, tableMeta } from '@/app/page-meta';
import { LiveTable } from '@/components/live/live-table';
import { SignInBack } from '@/components/people/sign-in-back';
import { DelegateNote } from '@/components/seats/delegate-note';
import { KeptSeat } from '@/components/seats/kept-seat';
import { LinkOnly } from '@/components/seats/link-only';
import { mainLinkOf, SeatLinks } from '@/components/seats/seat-links';
import { SiteFrame } from '@/components/site/site-page';
import { Markup } from '@/components/ui/markup';
import { TextLink } from '@/components/ui/text-link';
import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { seatName } from '@/lib/game/wording/names';
import { currentUserId } from '@/lib/platform/auth/session';
import { arriveByMail, currentSitAgain } from '../current-sit-again';
import { renewJoinLink } from '../invite/actions';
import { ClockPanels, OpenPanels } from '../requests/panels';
import { tablePage } from '../table-page';
import { SeatColumn } from './seat-column';
import { isStranger, seatsToShow } from './seats-to-show';
import { SeatNotices } from './seat-notices';

export const generateMetadata = tableMeta('seats.title', PRIVATE);

/**
 * The seats of a table: who sits, helps and watches, every link once, what its people ask of each other, its
 * clocks, and how to leave it. Only forms change anything.
 */
export default tablePage(async ({ gameId, who, query, words }) => {
  const shown = await seatsToShow(gameId, who);
  const nav = await currentNav({ gameId });
  const arrival = isStranger(shown.loaded) ? await currentSitAgain(gameId, query) : undefined;
  if (!shown.loaded) return arrival && <SiteFrame nav={nav}>{arrival}</SiteFrame>;
  await arriveByMail(gameId, query);
  const { loaded } = shown;
  const { t } = words;
  const table = nameSeats(words, loaded);
  const { me, status, invited, isHost } = table;
  const { here, requests, hosted, links, joinLink, invitation } = shown;
  const main = invitation && mainLinkOf(words, { hosted, links, joinLink });
  const { timeZone } = nav;
  const on = here && { ...here, links };
  return (
    <SiteFrame nav={nav} className="max-w-328">
      <p>
        <TextLink href={`/games/${gameId}`}>{table.name}</TextLink>
      </p>
      <h1 className="initial">{t('seats.title')}</h1>
      {isHost && <LiveTable gameId={gameId} version={loaded.version} busy={false} />}
      {arrival}
      {isStranger(loaded) && !arrival && (await currentUserId()) === undefined && (
        <p>
          <SignInBack className="btn" label={t('people.signIn.title')} />
        </p>
      )}
      <SeatNotices query={query} />
      <DelegateNote table={table} timeZone={timeZone} />
      {me !== undefined && !table.isHolder && !table.delegate && (
        <LinkOnly gameId={gameId} name={seatName(words, table.seats, me)} />
      )}
      {status === 'running' && <KeptSeat gameId={gameId} seat={invited} />}
      {on && <OpenPanels {...{ table, query, on, requests }} />}
      {invitation && (
        <SeatLinks
          {...{ gameId, invitation, main, joinLink, renewJoinLink }}
          people={table.seats}
          tableLink={`/games/${gameId}`}
        />
      )}
      {!invitation && <Markup html={SYMBOL_SHEET} />}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SeatColumn {...{ table, query, main, timeZone }} shown={shown} />
        {on && (
          <section id="requests" className="stack gap-5" aria-labelledby="requests-title">
            <h2 id="requests-title">{t('requests.title')}</h2>
            <ClockPanels {...{ table, query, on }} />
          </section>
        )}
      </div>
    </SiteFrame>
  );
});
