import 'server-only';
import type { JoinedSeat } from '@/lib/features/seats/free-seats';
import { type Chair, type CreatedTable, createTable } from '@/lib/features/table/new-table/create-table';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pace } from '@/lib/game/pace/pace';
import type { Locale } from '@/lib/game/wording/language/locales';
import { systemClock, type Clock } from '@/lib/platform/clock';
import type { Deal } from './deal';
import { seedOfDeal } from './deal-store';
import { ensureDeals } from './deals';
import { findEntry } from './entry-store';

/** The player of a deal, and the name of their table. */
export interface DealPlayer {
  readonly userId: string;
  readonly name?: string | undefined;
  readonly tableName: string;
  /** Browser label and page language, stored with a seat at a table of several people. */
  readonly label?: string | undefined;
  readonly locale?: Locale | undefined;
  /** The people for the other seats, if several sit at a table: open by default. */
  readonly others?: readonly Chair[] | undefined;
  /** The pace of the table; no clock by default. */
  readonly pace?: Pace | undefined;
}

/** A person's table of a deal. */
export interface DealTable {
  readonly gameId: string;
  /** Whether it is the one that counts. */
  readonly counts: boolean;
  /** Missing if they had begun it before, or joined a table of others. */
  readonly made?: CreatedTable;
  /** The seat they have just taken at a table of others. */
  readonly joined?: JoinedSeat;
}

/** The seat of the deal's player. */
export const MY_SEAT: SeatId = 0;

/** A person's table of today's deal: the one they have begun, or a new one. */
export async function playToday(player: DealPlayer, clock: Clock = systemClock): Promise<DealTable> {
  return playDeal((await ensureDeals('daily', clock)).now, player, clock);
}

/**
 * The first table of a person counts. Until it is over they get no other, so that no one can try the
 * deal out first. Afterwards they can play it for fun, any number of times.
 */
export async function playDeal(
  deal: Deal,
  player: DealPlayer,
  clock: Clock,
  place?: number,
): Promise<DealTable> {
  const entry = await findEntry(deal.id, player.userId);
  if (entry?.status === 'running') return { gameId: entry.gameId, counts: true };
  try {
    const made = await dealTable(deal, player, clock, entry ? 'known' : { place });
    return { gameId: made.gameId, counts: entry === undefined, made };
  } catch (error) {
    // Requested twice at once: the database has taken the first.
    const first = entry ?? (await findEntry(deal.id, player.userId));
    if (entry || !first) throw error;
    return { gameId: first.gameId, counts: true };
  }
}

/**
 * Makes a table of a deal. It is either one that counts, in a free place if the deal has places, or one
 * for a person who knows the deal, with computers on the other seats.
 */
export async function dealTable(
  deal: Deal,
  { userId, name, tableName, others = [], pace }: DealPlayer,
  clock: Clock,
  entry: 'known' | { readonly place: number | undefined },
): Promise<CreatedTable> {
  const { setup, rules } = deal;
  const { solo, options, variant } = setup;
  const isShared = setup.players > 1 && entry !== 'known';
  const chairs = Array.from({ length: setup.players - 1 }, (_, i): Chair =>
    entry === 'known' ? { bot: 'master' } : (others[i] ?? {}),
  );
  const number = entry === 'known' ? undefined : entry.place;
  const table = {
    name: isShared && number !== undefined ? `${tableName} ${number}` : tableName,
    seats: [{ ...(name ? { name } : {}), userId }, ...chairs],
    pace,
    ...(solo ? { solo } : {}),
    options,
    variant,
    startingSeat: 'first' as const,
    joinPolicy: isShared ? ('link' as const) : ('named' as const),
    watchers: 'link' as const,
    hostId: userId,
  };
  const of =
    entry === 'known'
      ? { id: deal.id, isKnown: true }
      : { id: deal.id, isKnown: false, entrant: userId, ...entry };
  return createTable(table, clock, { seed: await seedOfDeal(deal.id), deal: of, rules });
}
