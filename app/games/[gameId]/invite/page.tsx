import { cookies } from 'next/headers';
import { recallLinks } from '@/app/(site)/kept-links';
import { CurrentPage } from '@/app/current-page';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { PRIVATE, tableMeta } from '@/app/page-meta';
import { qrOf } from '@/app/qr';
import { takeSeat } from '@/app/seat/[token]/actions';
import { LiveTable } from '@/components/live/live-table';
import { SeatLinks } from '@/components/seats/seat-links';
import { TableTerms } from '@/components/table/new-table/table-terms';
import { FoldPanel } from '@/components/ui/fold';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { isEmbeddable } from '@/lib/features/seats/hosting';
import { loadInvitation } from '@/lib/features/seats/invitation';
import { loadTable } from '@/lib/features/table/load/load-table';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import { joinAddress } from '@/lib/platform/auth/group-link';
import { CurrentFreeSeats } from '../current-clocks';
import { hostedSeats } from '../shown-links';
import { tablePage } from '../table-page';
import { changeTerms, freeTheSeat, renewJoinLink, renewLink, revokeLink, sendLink } from './actions';

export const generateMetadata = tableMeta('site.seatLinks', PRIVATE);

/** The invitation links of a table for its host, and who may join. */
export default tablePage(async ({ gameId, who, query, words }) => {
  const loaded = await loadTable(gameId, who, { log: 'none' });
  if (!loaded) return undefined;
  const jar = await cookies();
  const { t } = words;
  const table = nameSeats(words, loaded);
  const { joinPolicy, watchers, lineSharing } = table;
  if (!table.isHost) {
    return (
      <CurrentPage title={table.name}>
        {table.me !== undefined && <CurrentFreeSeats gameId={gameId} />}
        <section className="panel stack">
          <p>{t('site.linksHidden')}</p>
          <p>
            <a href={`/games/${gameId}`}>{t('site.toTable')}</a>
          </p>
        </section>
      </CurrentPage>
    );
  }
  const invitation = await loadInvitation(gameId, table.me);
  if (!invitation) return undefined;
  const kept = recallLinks(jar, gameId);
  const opening = kept.door && joinAddress(kept.door);
  return (
    <CurrentPage title={table.name} isWide>
      <LiveTable gameId={gameId} version={loaded.version} busy={false} />
      {query.saved !== undefined && <Notice>{t('tables.host.saved')}</Notice>}
      {query.problem !== undefined && <Notice bad>{t('tables.host.problem')}</Notice>}
      <SeatLinks
        gameId={gameId}
        invitation={invitation}
        people={table.seats}
        seats={await hostedSeats(loaded, table, kept.seats)}
        me={table.me === undefined ? undefined : table.seats[table.me]?.name}
        tableLink={tableLink(gameId)}
        joinLink={
          joinPolicy === 'named'
            ? undefined
            : opening
              ? { link: opening, qr: await qrOf(opening) }
              : 'unknown'
        }
        actions={ACTIONS}
      />
      <FoldPanel title={t('tables.host.terms')}>
        <TableTerms
          {...{ gameId, joinPolicy, watchers, lineSharing }}
          isOfCircle={table.circleId !== undefined}
          mayEmbed={await isEmbeddable(gameId)}
          action={changeTerms}
        />
      </FoldPanel>
      <p className="row">
        <TextLink href={`/games/${gameId}/seats`}>{t('seats.here')}</TextLink>
        {table.status === 'running' && (
          <TextLink href={`/games/${gameId}/requests`}>{t('requests.title')}</TextLink>
        )}
      </p>
    </CurrentPage>
  );
});

const ACTIONS = {
  sit: takeSeat,
  renew: renewLink,
  revoke: revokeLink,
  free: freeTheSeat,
  send: sendLink,
  renewJoinLink,
};
