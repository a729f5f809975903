import { cookies } from 'next/headers';
import { currentNav } from '@/app/current-nav';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { nameTakenIn, nameTakenWords } from '@/app/name-taken';
import { PRIVATE, tableMeta } from '@/app/page-meta';
import { FreeSeats } from '@/components/clocks/free-seats';
import { RequestCard } from '@/components/requests/request-card';
import { DelegateNote } from '@/components/seats/delegate-note';
import { EntryList } from '@/components/seats/entry-list';
import { LinkOnly } from '@/components/seats/link-only';
import { MySeatPanel } from '@/components/seats/my-seat-panel';
import { PeoplePanel } from '@/components/seats/people-panel';
import { SiteFrame, SitePage } from '@/components/site/site-page';
import { CopyLink } from '@/components/ui/copy-link';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { seatsToAskFor } from '@/lib/features/clocks/claims';
import type { OpenRequest } from '@/lib/features/clocks/view';
import { tableRequests } from '@/lib/features/leaving/table-requests';
import { loadEntries } from '@/lib/features/seats/entries';
import { proveHolder } from '@/lib/features/seats/holder';
import { loadMySeat } from '@/lib/features/seats/own-seat';
import { loadTable } from '@/lib/features/table/load/load-table';
import { currentClocks } from '../current-clocks';
import { arriveByMail, currentSitAgain } from '../current-sit-again';
import { CurrentMailNote } from '../mail-note';
import { linksToShow } from '../shown-links';
import { tablePage } from '../table-page';
import * as actions from './actions';
import { seatLinks } from './link-cookie';

export const generateMetadata = tableMeta('seats.title', PRIVATE);

const REFUSALS = [
  ...(['seat-held', 'link-only', 'no-seat', 'not-that-seat', 'address'] as const),
  ...(['no-own-address', 'asked-lately', 'name'] as const),
] as const;

/**
 * The people of a table: who sits, helps and watches, the reader's own seat with its link and browsers, and
 * all changes.
 */
export default tablePage(async ({ gameId, who, query, words }) => {
  const loaded = await loadTable(gameId, who, { log: 'none' });
  const [jar, nav] = await Promise.all([cookies(), currentNav({ gameId })]);
  const { timeZone } = nav;
  const isAsked = !loaded || (loaded.me === undefined && loaded.status === 'running');
  const arrival = isAsked ? await currentSitAgain(gameId, query) : undefined;
  if (!loaded) return arrival && <SiteFrame nav={nav}>{arrival}</SiteFrame>;
  await arriveByMail(gameId, query);
  const [mine, here, losable, entries, holder] = await Promise.all([
    ...([loadMySeat(gameId, who), currentClocks(gameId), seatsToAskFor(gameId)] as const),
    ...([loadEntries(gameId, loaded.seq), proveHolder(gameId, who)] as const),
  ]);
  const requests = here ? (await tableRequests(loaded, here.agenda)).filter(isAboutLink) : [];
  const { t } = words;
  const table = nameSeats(words, loaded);
  const links = await linksToShow(gameId, seatLinks(jar, gameId), mine?.isHolder ? mine.seat : undefined);
  const taken = nameTakenIn(query);
  const refusal = REFUSALS.find((known) => known === query.refused);
  const held = holder.ok ? holder.value.seat : undefined;
  return (
    <SitePage nav={nav} title={t('seats.title')}>
      <p className="muted">{table.name}</p>
      {arrival}
      {query.done !== undefined && <Notice>{t('seats.done')}</Notice>}
      {query.asked !== undefined && <Notice>{t('seats.theirs.asked')}</Notice>}
      {taken && <Notice bad>{nameTakenWords(words, taken)}</Notice>}
      {refusal && <Notice bad>{t(`seats.refused.${refusal}`)}</Notice>}
      <DelegateNote table={table} timeZone={timeZone} />
      {held === undefined && mine && !table.delegate && (
        <LinkOnly gameId={gameId} name={nameOf(table, mine.seat)} />
      )}
      {here && <RequestCard {...{ requests, on: here }} forms={actions} />}
      <PeoplePanel
        {...{ table, losable, timeZone, me: held, askLink: actions.askLink }}
        asked={requests.flatMap(({ seat }) => seat ?? [])}
      />
      {links.made.map(({ seat, link, qr }) => (
        <section key={seat} className="panel stack" aria-label={t('seats.title')}>
          <CopyLink
            id={`made-${seat}`}
            label={t('seats.claims.made', { name: nameOf(table, seat) })}
            link={link}
            qr={qr}
          />
        </section>
      ))}
      <CurrentMailNote table={loaded} isSent={query.mailed !== undefined} back="seats" />
      {mine && !table.delegate && (
        <MySeatPanel
          {...{ gameId, mine, timeZone, actions, name: nameOf(table, mine.seat) }}
          own={links.own}
        />
      )}
      {here && <FreeSeats agenda={here.agenda} />}
      <EntryList {...{ entries, timeZone, seats: table.seats }} />
      <p>
        <TextLink href={`/games/${gameId}`}>{t('site.toTable')}</TextLink>
      </p>
    </SitePage>
  );
});

const nameOf = (table: { readonly seats: readonly { readonly name: string }[] }, seat: number) =>
  table.seats[seat]?.name ?? '';
const isAboutLink = ({ kind }: OpenRequest) => kind === 'new-link';
