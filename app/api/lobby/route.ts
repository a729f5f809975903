import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { withNames } from '@/lib/game/wording/seat-names';
import { lobbyContract } from '@/lib/features/table/contract-mine';
import { boardOf, readLobby, type LobbyPlace } from '@/lib/features/table/lists/lobby';

const read = endpoint(lobbyContract, async ({ query: { after, ...filter } }) => {
  const { tables, next } = await readLobby(filter, placeOf(after));
  const listed = tables.map(({ gameId: id, seats, setup, ...table }) => ({
    id,
    ...table,
    setup,
    board: boardOf(setup),
    seats: withNames(wordingOf('en'), seats),
  }));
  const more = next ? { next: `${next.createdAt.getTime()}-${next.gameId}` } : {};
  return { ok: true, value: { body: { tables: listed, hasMore: next !== undefined, ...more } } };
});

function placeOf(after: string | undefined): LobbyPlace | undefined {
  const [at, gameId] = after?.split('-') ?? [];
  return at && gameId ? { createdAt: new Date(Number(at)), gameId } : undefined;
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
