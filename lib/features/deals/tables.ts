import 'server-only';
import { joinTable } from '@/lib/features/seats/free-seats';
import type { StoredStatus } from '@/lib/features/table/load/game-row';
import { SitsElsewhere } from '@/lib/features/table/new-table/one-table-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { systemClock, type Clock } from '@/lib/platform/clock';
import type { Deal } from './deal';
import { seedOfDeal } from './deal-store';
import { namedApart } from './named-apart';
import { playDeal, type DealTable, type DealPlayer } from './play';
import type { DealOutcome } from './refusals';
import { countFinished, type DealResult, type DealView } from './results';
import { tablesOfDeal, type StoredTable } from './table-store';

/** A table of a duel as the reader can see it now: only its players, until they have played. */
export interface DuelTable {
  readonly place: number;
  /** Empty until a player has opened the table. */
  readonly seats: readonly { readonly seat: SeatId; readonly name: string; readonly isFree: boolean }[];
  readonly isMine: boolean;
  /** Whether the reader can sit down there. */
  readonly mayJoin: boolean;
  /** Only for readers who can watch it. */
  readonly gameId?: string;
  readonly status?: StoredStatus;
  /** The total points at the table, once counted. */
  readonly points?: number;
}

/** A duel of tables as the reader can see it now: results are by seat, and there is a row for each table. */
export interface DuelTablesView extends DealView {
  readonly tables: readonly DuelTable[];
}

/** A deal with several people at each table, as a reader sees it. */
export async function loadDuelTables(
  deal: Deal & { readonly places: number },
  userId: string | undefined,
  clock: Clock = systemClock,
): Promise<DuelTablesView> {
  await countFinished(deal.id);
  const stored = namedApart(await tablesOfDeal(deal.id));
  const isOpen = clock.now() >= deal.opensAt;
  const own = ownTable(stored, userId);
  const mayRead = isOpen || own?.status === 'finished';
  const results = resultsOf(deal, stored, userId);
  const reader = { own, mayRead, mayJoin: !isOpen && own === undefined };
  return {
    deal,
    isOpen,
    begun: stored.length,
    finished: stored.filter((table) => counts(deal, table)).length,
    ...(own ? { mine: mineOf(own, results) } : {}),
    ...(mayRead ? { results } : {}),
    ...(isOpen ? { seed: await seedOfDeal(deal.id) } : {}),
    tables: Array.from({ length: deal.places }, (_, i) =>
      tableFor(
        stored.find(({ place }) => place === i + 1),
        i + 1,
        reader,
      ),
    ),
  };
}

/** Seats a player: at their own table, in a free seat of the requested table or of any, or at a new table. */
export async function sitAtTables(
  deal: Deal & { readonly places: number },
  player: DealPlayer,
  wanted: number | undefined,
  clock: Clock = systemClock,
): Promise<DealOutcome<DealTable>> {
  const stored = await tablesOfDeal(deal.id);
  const own = ownTable(stored, player.userId);
  if (own) return { ok: true, value: { gameId: own.gameId, counts: true } };
  if (clock.now() >= deal.opensAt) return { ok: false, error: { kind: 'deal-over' } };
  const places = wanted === undefined ? Array.from({ length: deal.places }, (_, i) => i + 1) : [wanted];
  const joined = await joinOne(
    stored.filter(({ place }) => places.includes(place)),
    player,
    clock,
  );
  if (joined) return { ok: true, value: joined };
  const place = places.find((each) => each <= deal.places && !stored.some((table) => table.place === each));
  if (place === undefined) return { ok: false, error: { kind: 'deal-full' } };
  return openTable(deal, player, place, wanted, clock);
}

/** Opens a table; if another player opens it at the same moment, there is a free seat at theirs. */
async function openTable(
  deal: Deal & { readonly places: number },
  player: DealPlayer,
  place: number,
  wanted: number | undefined,
  clock: Clock,
): Promise<DealOutcome<DealTable>> {
  try {
    return { ok: true, value: await playDeal(deal, player, clock, place) };
  } catch (error) {
    const stored = await tablesOfDeal(deal.id);
    // A player who has left a table of the deal has no table of their own, but knows the deal.
    if (error instanceof SitsElsewhere && !ownTable(stored, player.userId))
      return { ok: false, error: { kind: 'deal-known' } };
    const taken = stored.some((table) => table.place === place);
    if (!taken && !(error instanceof SitsElsewhere)) throw error;
    return sitAtTables(deal, player, wanted, clock);
  }
}

async function joinOne(
  tables: readonly StoredTable[],
  { userId, name = '', label, locale }: DealPlayer,
  clock: Clock,
): Promise<DealTable | undefined> {
  for (const { gameId } of tables.filter(hasRoom)) {
    const joined = await joinTable(
      { way: { deal: gameId }, userId, name, isGivenName: true, label, locale },
      clock,
    );
    if (joined.ok) return { gameId, counts: true, joined: joined.value };
  }
  return undefined;
}

const hasRoom = ({ isOpen, status, seats }: StoredTable): boolean =>
  isOpen && status === 'running' && seats.some(({ isFree }) => isFree);

const ownTable = (tables: readonly StoredTable[], userId: string | undefined): StoredTable | undefined =>
  userId === undefined
    ? undefined
    : (tables.find(({ seats }) => seats.some((seat) => seat.userId === userId)) ??
      tables.find(({ openedBy }) => openedBy === userId));

/** Whether a game was finished while the deal was closed. */
const counts = ({ opensAt }: Deal, { status, finishedAt, scores }: StoredTable): boolean =>
  status === 'finished' && finishedAt !== undefined && finishedAt < opensAt && scores.length > 0;

interface Reader {
  readonly own: StoredTable | undefined;
  readonly mayRead: boolean;
  readonly mayJoin: boolean;
}

function tableFor(
  table: StoredTable | undefined,
  place: number,
  { own, mayRead, mayJoin }: Reader,
): DuelTable {
  if (!table) return { place, seats: [], isMine: false, mayJoin };
  const { gameId, status, seats, scores } = table;
  const isMine = own?.gameId === gameId;
  return {
    place,
    seats: seats.map(({ seat, name, isFree }) => ({ seat, name, isFree })),
    isMine,
    mayJoin: mayJoin && hasRoom(table),
    ...(isMine || mayRead ? { gameId, status } : {}),
    ...((isMine || mayRead) && scores.length > 0 ? { points: scores.reduce((sum, n) => sum + n, 0) } : {}),
  };
}

/** Every seat of the counting tables, best first; equal ones by the start of the table. */
function resultsOf(
  deal: Deal,
  tables: readonly StoredTable[],
  userId: string | undefined,
): readonly DealResult[] {
  const seats = tables.filter((table) => counts(deal, table)).flatMap((table) => seatsOf(table, userId));
  return [...seats]
    .sort((a, b) => b.score - a.score)
    .map((seat) => ({ ...seat, rank: seats.filter(({ score }) => score > seat.score).length + 1 }));
}

function seatsOf({ gameId, place, seats, scores }: StoredTable, userId: string | undefined) {
  return seats.map(({ seat, name, userId: holder }) => ({
    gameId,
    table: place,
    seat,
    name,
    score: scores[seat] ?? 0,
    rival: Math.max(0, ...scores.filter((_, other) => other !== seat)),
    isMine: userId !== undefined && holder === userId,
  }));
}

function mineOf({ gameId, status, finishedAt }: StoredTable, results: readonly DealResult[]) {
  const row = results.find(({ isMine }) => isMine);
  return {
    gameId,
    status,
    finishedAt,
    ...(row ? { score: row.score, rival: row.rival, rank: row.rank } : {}),
  };
}
