/** Requests for new links, as pages and programs know them. */
import 'server-only';
import type { NewSeatLink } from '@/lib/features/seats/own-seat';
import type { SeatOutcome } from '@/lib/features/seats/refusals';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { loadAgenda } from './agenda-store';
import { answer, takeUp } from './opened-requests';
import type { ClockOutcome } from './refusals';
import { NEW_LINK } from './request';
import { KINDS } from './request-kinds';
import { standingRequests } from './request-store';
import { ask } from './requests';
import { linkFacts, losableSeats } from './seat-facts-store';
import { askerOf, isLostStill, questionOf, readyAt } from './seat-requests';

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
  const now = clock.now();
  const open = await standingRequests(NEW_LINK, { gameId }, now);
  const agenda = open.length === 0 ? undefined : await loadAgenda(gameId);
  if (!agenda) return [];
  const ground = { agenda, now, facts: { links: await linkFacts(gameId) } };
  return open
    .filter((request) => isLostStill(ground, request))
    .map((request): ClaimView => {
      const question = questionOf(agenda, request);
      const { seats, passed } = KINDS[NEW_LINK].count(ground, question);
      const { seat: askedBy } = askerOf(request);
      return {
        seat: request.seat,
        agreed: seats.filter((seat) => seat !== askedBy),
        askedAt: request.at.toISOString(),
        readyAt: readyAt(ground.facts, question).toISOString(),
        isReady: passed !== undefined,
        ...(askedBy === undefined ? {} : { askedBy }),
      };
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

/** Who has no voice at the table learns no more than that. */
function claimed<A, T>(outcome: ClockOutcome<A>, value: T): SeatOutcome<T> {
  if (outcome.ok) return { ok: true, value };
  const { kind } = outcome.error;
  return refused({ kind: kind === 'seat-held' || kind === 'not-that-seat' ? kind : 'token-wrong' });
}

/** Asks for a new link when a guest has lost theirs. The holder is notified on every channel. */
export async function askNewLink(
  { seat, ...at }: ClaimRequest,
  clock: Clock = systemClock,
): Promise<SeatOutcome<undefined>> {
  return claimed(await ask(at, { kind: NEW_LINK, seat }, clock), undefined);
}

/** Records that another player agrees. */
export async function agreeToNewLink(
  about: ClaimRequest,
  clock: Clock = systemClock,
): Promise<SeatOutcome<undefined>> {
  return claimed(await answer({ ...about, kind: NEW_LINK }, 'agree', clock), undefined);
}

/** Records that the holder is there: no new link is made. */
export async function refuseNewLink(
  about: ClaimRequest,
  clock: Clock = systemClock,
): Promise<SeatOutcome<undefined>> {
  return claimed(await answer({ ...about, kind: NEW_LINK }, 'refuse', clock), undefined);
}

/**
 * Makes the new link after a day, or once a second player agrees if the seat has been quiet for a week.
 * The player who makes it passes it on.
 */
export async function makeNewLink(
  about: ClaimRequest,
  clock: Clock = systemClock,
): Promise<SeatOutcome<NewSeatLink>> {
  const token = newToken();
  const made = await takeUp({ ...about, kind: NEW_LINK, tokenHash: hashToken(token) }, clock);
  return claimed(made, { seat: about.seat, token });
}
