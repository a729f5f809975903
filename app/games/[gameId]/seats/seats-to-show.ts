import 'server-only';
import { seatsToAskFor } from '@/lib/features/clocks/claims';
import { tableRequests } from '@/lib/features/leaving/table-requests';
import { loadEntries } from '@/lib/features/seats/entries';
import { proveHolder } from '@/lib/features/seats/holder';
import { isEmbeddable } from '@/lib/features/seats/hosting';
import { loadInvitation } from '@/lib/features/seats/invitation';
import { loadMySeat } from '@/lib/features/seats/own-seat';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentClocks } from '../current-clocks';
import { nameSeats } from '../name-seats';
import { hostedSeats, joinLinkToShow, linksToShow } from '../shown-links';

/** Whether the reader of a running table has no seat, no invitation and no table of their own here. */
export const isStranger = (table: TableView | undefined): boolean =>
  !table || (table.status === 'running' && (table.me ?? table.invited) === undefined && !table.isHost);

/** Everything about the seats of a table that this visitor may see; without `loaded`, nothing. */
export async function seatsToShow(gameId: string, who: Visitor) {
  const loaded = await loadTable(gameId, who, { log: 'none' });
  if (!loaded) return { loaded } as const;
  const [mine, here, losable, entries, holder, words, mayEmbed] = await Promise.all([
    ...([loadMySeat(gameId, who), currentClocks(gameId), seatsToAskFor(gameId)] as const),
    ...([loadEntries(gameId, loaded.seq), proveHolder(gameId, who), getWords()] as const),
    loaded.isHost === true && isEmbeddable(gameId),
  ]);
  const requests = here ? await tableRequests(loaded, here.agenda) : [];
  const asked = requests.flatMap(({ kind, seat }) => (kind === 'new-link' ? (seat ?? []) : []));
  const hosted = await hostedSeats(loaded, nameSeats(words, loaded));
  const own = mine?.isHolder ? mine.seat : undefined;
  const links = await linksToShow({ gameId, hosted, mine: own, free: here?.agenda.free ?? [] });
  // A table that waits for people is shown as they see it.
  const isWaiting = loaded.status === 'running' && hosted.some(({ seated }) => !seated);
  return {
    ...{ loaded, mine, here, requests, entries, hosted, links, mayEmbed },
    losable: losable.filter((seat) => !asked.includes(seat)),
    held: holder.ok ? holder.value.seat : undefined,
    joinLink: isWaiting ? await joinLinkToShow(loaded) : undefined,
    invitation: isWaiting ? await loadInvitation(gameId, loaded.me) : undefined,
  } as const;
}

/** The same for a table that the visitor may see. */
export type SeatsToShow = Extract<
  Awaited<ReturnType<typeof seatsToShow>>,
  { readonly hosted: readonly unknown[] }
>;
