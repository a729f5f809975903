import 'server-only';
import { isBoxPackId } from '@/lib/game/box/box';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';

/** A holder of a seat for a part of the game. */
export interface HolderPeriod {
  readonly seat: SeatId;
  /** The last log row of their tenure; infinite for the current holder. */
  readonly untilSeq: number;
  /** False for a computer and for a free seat. */
  readonly isPerson: boolean;
  readonly playerKey?: string;
  readonly name: string;
}

/** A finished table, with all current and former holders, oldest first. */
export interface EndedTable {
  readonly circleId: string | null;
  /** Whether it was made for the open rating. */
  readonly rated: boolean;
  /** Whether it was played with a box. */
  readonly isBoxed: boolean;
  readonly finishedAt: Date | null;
  readonly holders: readonly HolderPeriod[];
  /**
   * The people of a competition's table by seat, even if others played on for them or they have left the
   * service since.
   */
  readonly entrants?: readonly (string | undefined)[];
}

const PERSON = {
  seat: true,
  name: true,
  bot: true,
  userId: true,
} as const;

/** The people of a finished table, in order of time. */
export async function endedTable(gameId: string): Promise<EndedTable | undefined> {
  const game = await db().game.findUnique({
    where: { id: gameId },
    select: {
      circleId: true,
      rated: true,
      packId: true,
      finishedAt: true,
      holders: { select: { ...PERSON, untilSeq: true }, orderBy: { untilSeq: 'asc' } },
      seats: { select: { ...PERSON, seatedAt: true } },
    },
  });
  if (!game) return undefined;
  const entrants = await entrantsAt(gameId);
  const people = [...game.holders, ...game.seats, ...(entrants ?? [])];
  const keys = await playerKeysOf(people.map((person) => person?.userId ?? null));
  const holderOf = ({ seat, name, bot, userId }: Raw, untilSeq: number, isSeated: boolean): HolderPeriod => {
    const playerKey = userId === null ? undefined : keys.get(userId);
    return { seat, name, untilSeq, isPerson: bot === null && isSeated, ...(playerKey ? { playerKey } : {}) };
  };
  return {
    circleId: game.circleId,
    rated: game.rated,
    isBoxed: isBoxPackId(game.packId),
    finishedAt: game.finishedAt,
    holders: [
      ...game.holders.map((holder) => holderOf(holder, holder.untilSeq, true)),
      ...game.seats.map((seat) => holderOf(seat, Infinity, seat.seatedAt !== null)),
    ],
    ...(entrants ? { entrants: entrants.map((entrant) => entrant && keyOf(entrant, keys)) } : {}),
  };
}

/** A person who has left the service keeps the key of their earlier results. */
const keyOf = ({ userId, playerKey }: Player, keys: ReadonlyMap<string, string>): string | undefined =>
  userId === null ? playerKey : keys.get(userId);

interface Player {
  readonly userId: string | null;
  readonly playerKey: string;
}

/** The people of a competition's table by seat; undefined for other tables. */
async function entrantsAt(tableId: string): Promise<readonly (Player | undefined)[] | undefined> {
  const entrants = { select: { id: true, userId: true, playerKey: true } } as const;
  const select = { entrants: true, competition: { select: { entrants } } } as const;
  const fixture = await db().fixture.findUnique({ where: { tableId }, select });
  const people = new Map(fixture?.competition.entrants.map((entrant) => [entrant.id, entrant]));
  return fixture?.entrants.map((id) => people.get(id));
}

interface Raw {
  readonly seat: SeatId;
  readonly name: string;
  readonly bot: string | null;
  readonly userId: string | null;
}

async function playerKeysOf(userIds: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const ids = userIds.filter((id) => id !== null);
  const where = { id: { in: ids } };
  const people = await db().user.findMany({ where, select: { id: true, playerKey: true } });
  return new Map(people.map(({ id, playerKey }) => [id, playerKey]));
}

/** Finished games without a stored result, oldest first. */
export async function gamesWithoutResult(limit: number): Promise<string[]> {
  const found = await db().game.findMany({
    where: { resultAt: null, origin: null, status: { not: 'running' } },
    orderBy: { finishedAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return found.map(({ id }) => id);
}
