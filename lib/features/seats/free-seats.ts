import 'server-only';
import { announceArrival } from '@/lib/features/seats/arrivals';
import {
  freeSeatsBehind,
  tableBehind,
  takeFreeSeat,
  type Entrance,
  type FreeSeat,
} from '@/lib/features/seats/free-seat-store';
import { seatsOfTable } from '@/lib/features/seats/seat-store';
import { loadTableHead } from '@/lib/features/table/load/table-head-store';
import type { SeatInfo } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import { areAlike } from '@/lib/game/names/alike';
import type { Locale } from '@/lib/game/wording/language/locales';
import { linkHashOf } from '@/lib/platform/auth/group-link';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import type { SeatOutcome } from './refusals';

/** How a visitor reaches a table: by the link for any free seat, or from the lobby. */
export type LinkWay = { readonly token: string } | { readonly lobby: string };

/** Also by the link of a duel that the table belongs to. */
export type SeatAccess = LinkWay | { readonly deal: string };

function entranceOf(way: SeatAccess): Entrance | undefined {
  if ('lobby' in way || 'deal' in way) return way;
  const joinLinkHash = linkHashOf(way.token);
  return joinLinkHash ? { joinLinkHash } : undefined;
}

/** The table of a link for free seats, with the seats that it can take; undefined if there are none. */
export async function lookBehind(way: SeatAccess): Promise<TablePreview | undefined> {
  const entrance = entranceOf(way);
  const gameId = entrance && (await tableBehind(entrance));
  if (!entrance || !gameId) return undefined;
  const [head, seats] = await Promise.all([loadTableHead(gameId), seatsOfTable(gameId)]);
  return head && { gameId, name: head.name, seats, free: await freeSeatsBehind(entrance) };
}

/** The data that any joining link can show, even if only players can watch. */
export interface TablePreview {
  readonly gameId: string;
  readonly name: string;
  readonly seats: readonly SeatInfo[];
  readonly free: readonly FreeSeat[];
}

export interface JoinRequest {
  readonly way: SeatAccess;
  readonly userId: string;
  readonly name: string;
  /** Whether the name was not typed by the player: then a number is added if it is taken. */
  readonly isGivenName?: boolean | undefined;
  readonly email?: string | undefined;
  /** The language of the page where they join. */
  readonly locale?: Locale | undefined;
  /** The browser's description of itself. */
  readonly label?: string | undefined;
  /** The requested seat; by default the first free one. */
  readonly seat?: SeatId | undefined;
}

export interface JoinedSeat {
  readonly gameId: string;
  readonly seat: SeatId;
  /** The new key of this browser: the value of its cookie. */
  readonly token: string;
}

/** Puts the seat with the visitor's own name first, if they join by the link for all free seats. */
function ownFirst(free: readonly FreeSeat[], name: string): readonly FreeSeat[] {
  const own = free.filter((one) => areAlike(one.name, name));
  return [...own, ...free.filter((one) => !own.includes(one))];
}

/**
 * Takes a free seat. If another visitor was faster, they get a different one, unless they asked for
 * that seat.
 */
export async function joinTable(
  { way, seat, label = '', ...person }: JoinRequest,
  clock: Clock = systemClock,
): Promise<SeatOutcome<JoinedSeat>> {
  const entrance = entranceOf(way);
  if (!entrance) return refused({ kind: 'token-wrong' });
  const free = await freeSeatsBehind(entrance);
  const wished = seat === undefined ? ownFirst(free, person.name) : free.filter((one) => one.seat === seat);
  for (const one of wished) {
    const [token, link] = [newToken(), newToken()];
    const at = clock.now();
    const taken = await takeFreeSeat({
      entrance,
      seat: one.seat,
      ...person,
      tokenHash: hashToken(link),
      keyHash: hashToken(token),
      label,
      at,
    });
    if (!taken) continue;
    if ('kind' in taken) return refused(taken);
    await announceArrival(taken.gameId, taken.seat, at);
    return { ok: true, value: { gameId: taken.gameId, seat: taken.seat, token } };
  }
  return refused({ kind: 'no-free-seat' });
}
