import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { currentNav } from '@/app/current-nav';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { seatLinks } from '@/app/games/[gameId]/seats/link-cookie';
import { qrOf } from '@/app/qr';
import { DecisionList } from '@/components/clocks/decision-list';
import { AskPanel } from '@/components/leaving/ask-panel';
import { OffersPanel } from '@/components/leaving/offers-panel';
import { ProposalsPanel } from '@/components/leaving/proposals-panel';
import { WaysList } from '@/components/leaving/ways-list';
import { DelegateNote } from '@/components/seats/delegate-note';
import { KeptSeat } from '@/components/seats/kept-seat';
import { LinkOnly } from '@/components/seats/link-only';
import { SiteFrame, SitePage } from '@/components/site/site-page';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { endProposals } from '@/lib/features/clocks/agenda-view';
import { findOffer, loadOffers } from '@/lib/features/leaving/offers';
import { waysOf } from '@/lib/features/leaving/ways';
import { loadTable } from '@/lib/features/table/load/load-table';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import { getWords } from '@/lib/platform/i18n/request-words';
import { arriveByMail } from '../arrive-by-mail';
import { currentClocks } from '../current-clocks';
import { currentSitAgain } from '../current-sit-again';
import { takeDecisionBack } from '../late/actions';
import { tableTitleOf } from '../title';
import { isGameId, visitorOf } from '../visitor';
import { doIt, takeBackEnd, withdrawSeatOffer } from './actions';

export async function generateMetadata({ params }: PageProps<'/games/[gameId]/leave'>): Promise<Metadata> {
  const { t } = await getWords();
  return {
    title: await tableTitleOf(params, t('leaving.title')),
    referrer: 'same-origin',
    robots: { index: false },
  };
}

const DONE = ['offered', 'dropped', 'decided', 'agreed', 'unsaid'] as const;
const REFUSALS = ['no-seat', 'seat-held', 'not-that-seat', 'not-to-agree', 'many'] as const;

/** Options to leave a table or end it. The option in the address is explained here; only its button acts. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/leave'>) {
  const { gameId } = await params;
  if (!isGameId(gameId)) notFound();
  const loaded = await loadTable(gameId, await visitorOf(gameId), { log: 'none' });
  const [words, query, nav, timeZone] = await Promise.all([
    ...([getWords(), searchParams, currentNav({ gameId }), currentZone()] as const),
  ]);
  const isAsked = !loaded || ((loaded.me ?? loaded.invited) === undefined && loaded.status === 'running');
  const arrival = isAsked ? await currentSitAgain(gameId, query) : undefined;
  if (!loaded && arrival) return <SiteFrame nav={nav}>{arrival}</SiteFrame>;
  if (!loaded) notFound();
  await arriveByMail(gameId, query);
  const { t } = words;
  const table = nameSeats(words, loaded);
  const nameOf = (seat: number) => table.seats.find((each) => each.seat === seat)?.name ?? '';
  const [offers, links, proposals, clocks] = await Promise.all([
    ...([loadOffers(gameId), currentLinks(gameId), endProposals(gameId), currentClocks(gameId)] as const),
  ]);
  const ways = waysOf(table, clocks?.agenda);
  const asked = ways.find(({ kind, seat }) => kind === query.ask && String(seat) === query.seat);
  const held = table.isHolder ? table.me : undefined;
  const done = DONE.find((known) => known === query.done);
  const refusal = REFUSALS.find((known) => known === query.refused);
  return (
    <SitePage nav={nav} title={t('leaving.title')}>
      {arrival}
      <DelegateNote table={table} timeZone={timeZone} />
      {table.me !== undefined && !table.isHolder && !table.delegate && (
        <LinkOnly gameId={gameId} name={nameOf(table.me)} />
      )}
      {table.status === 'running' && <KeptSeat gameId={gameId} seat={table.invited} />}
      {done && <Notice>{t(`leaving.done.${done}`)}</Notice>}
      {refusal && <Notice bad>{t(`leaving.refused.${refusal}`)}</Notice>}
      {asked && <AskPanel {...{ gameId, way: asked, name: nameOf(asked.seat), action: doIt }} />}
      {clocks && <DecisionList {...clocks} takeBack={takeDecisionBack} />}
      <ProposalsPanel {...{ gameId, proposals, nameOf, unsay: takeBackEnd }} me={held} />
      <OffersPanel
        {...{
          gameId,
          offers,
          links,
          nameOf,
          withdraw: withdrawSeatOffer,
          me: held,
          timeZone,
        }}
        mayAct={held !== undefined || table.isHost === true}
      />
      {!asked && <WaysList {...{ gameId, ways, nameOf }} />}
      <p>
        <TextLink href={`/games/${gameId}`}>{t('site.toTable')}</TextLink>
      </p>
    </SitePage>
  );
}

/** The links of this browser's offers that are still valid. */
async function currentLinks(gameId: string) {
  const tokens = Object.values(seatLinks(await cookies(), gameId, 'leave'));
  const found = await Promise.all(tokens.map(async (token) => ({ token, behind: await findOffer(token) })));
  const good = found.flatMap(({ token, behind }) => (behind?.gameId === gameId ? [{ token, behind }] : []));
  const pairs = good.map(async ({ token, behind: { seat } }) => {
    const link = seatLink(token);
    return [seat, { link, qr: await qrOf(link) }] as const;
  });
  return new Map(await Promise.all(pairs));
}
