import 'server-only';
import {
  agreeToClaim,
  claimsOf,
  fulfilClaim,
  insertClaim,
  REFUSE_WITHIN_MS,
  losableSeats,
  refuseClaim,
} from '@/lib/features/seats/claim-store';
import { proveHolder } from '@/lib/features/seats/holder';
import { isHost } from '@/lib/features/seats/hosting';
import type { NewSeatLink } from '@/lib/features/seats/own-seat';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { loadTableHead } from '@/lib/features/table/load/table-head-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import type { SeatOutcome } from './refusals';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a refusal lasts. */
const NOT_AGAIN_MS = 7 * DAY_MS;

/** A request for a new link, as all players of the table see it. */
export interface ClaimView {
  readonly seat: SeatId;
  readonly askedBy?: SeatId;
  readonly agreed: readonly SeatId[];
  readonly askedAt: string;
  /** When the link can be made even without agreement. */
  readonly readyAt: string;
  readonly isReady: boolean;
}

/** The open requests for new links at a table. */
export async function loadClaims(gameId: string, clock: Clock = systemClock): Promise<readonly ClaimView[]> {
  return (await claimsOf(gameId, clock.now())).map(({ askedAt, toldAt, ...claim }) => {
    const readyAt = new Date(toldAt.getTime() + REFUSE_WITHIN_MS);
    return { ...claim, askedAt: askedAt.toISOString(), readyAt: readyAt.toISOString() };
  });
}

/** The seats whose link can be requested again. */
export async function seatsToAskFor(gameId: string): Promise<readonly SeatId[]> {
  return losableSeats(gameId);
}

/** A seat, and the visitor who acts on its link. */
export interface ClaimRequest {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly who: Visitor;
}

interface Asker {
  readonly me?: SeatId;
}

/** The asking player, or the host: only they take part in a claim and get links. */
async function askerOf({ gameId, who }: ClaimRequest): Promise<SeatOutcome<Asker>> {
  const holder = await proveHolder(gameId, who);
  if (holder.ok) return { ok: true, value: { me: holder.value.seat } };
  if (await isHost(gameId, who)) return { ok: true, value: {} };
  return holder.error.kind === 'token-missing' ? refused({ kind: 'token-wrong' }) : holder;
}

/** Asks for a new link when a guest has lost theirs. The holder is notified on every channel. */
export async function askNewLink(
  about: ClaimRequest,
  clock: Clock = systemClock,
): Promise<SeatOutcome<undefined>> {
  const found = await askerOf(about);
  if (!found.ok) return found;
  const { gameId, seat } = about;
  const asker = found.value;
  const at = clock.now();
  const isAsked =
    seat !== asker.me && (await insertClaim(about, asker.me, at, new Date(at.getTime() - NOT_AGAIN_MS)));
  const head = isAsked ? await loadTableHead(gameId) : undefined;
  if (!head) return refused({ kind: 'not-that-seat' });
  const dedupe = ['link-asked', gameId, seat, at.getTime()].join(':');
  const payload = asker.me === undefined ? {} : { seat: asker.me };
  await queueMessage({ gameId, seat, kind: 'link-asked', seq: head.seq, dedupe, payload, at });
  return { ok: true, value: undefined };
}

/** Records that another player agrees. */
export async function agreeToNewLink(about: ClaimRequest): Promise<SeatOutcome<undefined>> {
  const asker = await askerOf(about);
  if (!asker.ok) return asker;
  const { me } = asker.value;
  if (me === undefined) return refused({ kind: 'token-wrong' });
  const isDone = await agreeToClaim(about, me);
  return isDone ? { ok: true, value: undefined } : refused({ kind: 'not-that-seat' });
}

/** Records that the holder is there: no new link is made. */
export async function refuseNewLink(
  about: ClaimRequest,
  clock: Clock = systemClock,
): Promise<SeatOutcome<undefined>> {
  const asker = await askerOf(about);
  if (!asker.ok) return asker;
  if (asker.value.me !== about.seat) return refused({ kind: 'token-wrong' });
  const isDone = await refuseClaim(about, clock.now());
  return isDone ? { ok: true, value: undefined } : refused({ kind: 'not-that-seat' });
}

/**
 * Makes the new link after a day, or once a second player agrees if the seat has been quiet for a week.
 * The player who makes it passes it on.
 */
export async function makeNewLink(
  about: ClaimRequest,
  clock: Clock = systemClock,
): Promise<SeatOutcome<NewSeatLink>> {
  const asker = await askerOf(about);
  if (!asker.ok) return asker;
  if (asker.value.me === about.seat) return refused({ kind: 'token-wrong' });
  const [at, token] = [clock.now(), newToken()];
  const isDone = await fulfilClaim(about, hashToken(token), at);
  return isDone ? { ok: true, value: { seat: about.seat, token } } : refused({ kind: 'not-that-seat' });
}
