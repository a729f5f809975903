/** The acts of players on requests, as pages and programs know them. */
import 'server-only';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import type { SubstituteLevel } from '@/lib/game/levels';
import { startOfDate } from '@/lib/game/pace/calendar';
import { dateAfter, isDate, type LateAnswer } from '@/lib/game/pace/wait';
import type { WantedPause } from '@/lib/game/pace/bank';
import type { FirmKind } from '@/lib/game/wording/decisions';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused, type Result } from '@/lib/platform/http/refused';
import { aboutOf, isVacated, speakerOf } from './agenda';
import { agendaFor } from './agenda-view';
import { tell, toSeat } from './notify-table';
import type { ClockOutcome } from './refusals';
import { lateSeatFor } from './late-requests';
import { answer } from './opened-requests';
import { TURN_BACK, type AnyRequest, type TurnBackAct } from './request';
import type { Asked, AtTable } from './request-act';
import { ask, withdraw } from './requests';

function answered<A, T, E>(outcome: Result<A, E>, valueOf: (asked: A) => T): Result<T, E> {
  return outcome.ok ? { ok: true, value: valueOf(outcome.value) } : outcome;
}

// A late seat.

interface LateChoice extends AtTable {
  readonly seat: SeatId;
  readonly answer: LateAnswer;
  /** The strength of the computer that will take the seat. */
  readonly bot?: SubstituteLevel | undefined;
}

/** The result of an answer: done, decided for later, or waiting for more votes. */
const lateDone = (
  answer: LateAnswer,
  {
    done = false,
    missing = 0,
    told = 0,
    request,
  }: { done?: boolean; missing?: number; told?: number; request?: AnyRequest | undefined },
) => ({
  answer,
  done,
  missing,
  /** Messages queued in the outbox. */
  told,
  ...(request ? { decision: request.id, effectAt: request.effectAt.toISOString() } : {}),
});
type LateDone = ReturnType<typeof lateDone>;

/** Records the answer of another player about a seat that is out of time. */
export async function answerLate(
  { answer: kind, seat, bot, ...at }: LateChoice,
  clock: Clock = systemClock,
): Promise<ClockOutcome<LateDone>> {
  if (kind === 'nudge') return nudge(at, seat, clock.now());
  const wish = { kind, seat, ...(kind === 'computer' ? { bot: bot ?? 'journeyman' } : {}) } as const;
  return answered(await ask(at, wish, clock), ({ request, isDone: done, count: { needed: missing } }) =>
    lateDone(kind, request ? { request, told: 1 } : { done, missing }),
  );
}

/** Minimum time between reminders to a late seat. */
const NUDGE_EVERY_MS = 12 * 3_600_000;

/** Reminds a late player. That needs no request: one message at most in twelve hours. */
async function nudge({ gameId, who }: AtTable, seat: SeatId, now: Date): Promise<ClockOutcome<LateDone>> {
  const speaker = speakerOf(await agendaFor(gameId, who), who, { isHostHeard: true });
  if (!speaker.ok) return speaker;
  const { agenda, by } = speaker.value;
  const late = lateSeatFor({ agenda, by, now, requests: [], facts: {} }, seat);
  if (!late.ok) return late;
  if (isVacated(late.value)) return refused({ kind: 'not-late', seq: agenda.shownSeq });
  const key = ['nudge', gameId, aboutOf(late.value), Math.floor(now.getTime() / NUDGE_EVERY_MS)];
  const told = await tell([toSeat(agenda, seat, { kind: 'reminder', key, now })]);
  return { ok: true, value: lateDone('nudge', { done: told > 0, told }) };
}

// A common holiday.

/** The end of a common holiday with this last day, in the zone of the proposer. */
export function endOfHoliday(lastDate: string, timeZone: string): Date | undefined {
  return isDate(lastDate) ? startOfDate(timeZone, dateAfter(lastDate, 1)) : undefined;
}

/** The start of a common holiday with this first day; undefined if it starts at once. */
export function startOfHoliday(firstDate: string, timeZone: string): Date | undefined {
  return isDate(firstDate) ? startOfDate(timeZone, firstDate) : undefined;
}

/** Whether all have agreed, and how many are missing. */
const pauseDone = ({ isDone, count }: Asked) => ({ done: isDone, missing: count.needed });

/** Proposes a common holiday, or agrees to one. */
export async function agreeToPause(
  { from, until, ...at }: WantedPause & AtTable,
  clock: Clock = systemClock,
) {
  return answered(await ask(at, { kind: 'holiday', from, until }, clock), pauseDone);
}

/** Votes to end a common holiday early, or to cancel it. */
export async function agreeToEndPause(at: AtTable, clock: Clock = systemClock) {
  return answered(await ask(at, { kind: 'holiday-end' }, clock), pauseDone);
}

// The end of the game, and the own seat.

/** A choice about the end of a game, and the person who makes it. */
export interface EndChoice extends AtTable {
  readonly kind: FirmKind;
  /** Only to concede: the seat that has won. */
  readonly winner?: SeatId | undefined;
  /** A message to the others; only to leave. */
  readonly word?: string | undefined;
}

/** Leaves, resigns, or votes for an end of the game. `missing` have not agreed yet. */
export async function chooseEnd({ kind, winner, word, ...at }: EndChoice, clock: Clock = systemClock) {
  return answered(await ask(at, { kind, winner, word }, clock), ({ request, count: { missing } }) => ({
    missing,
    ...(request ? { decision: request } : {}),
  }));
}

/** Withdraws a player's vote about the end of the table. */
export async function unsayEnd(gameId: string, who: Visitor): Promise<ClockOutcome<undefined>> {
  return answered(await withdraw({ gameId, who }, ['concede', 'agreed-end']), () => undefined);
}

// An ended turn.

interface TurnBackChoice extends AtTable {
  readonly act: TurnBackAct;
  /** The id of the request; missing when asking for one. */
  readonly id?: string | undefined;
}

/** Asks to take an ended turn back, answers such a request, or withdraws it. Only holders of seats can. */
export async function actOnTurnBack({ act, id, ...at }: TurnBackChoice, clock: Clock = systemClock) {
  const wish = { kind: TURN_BACK } as const;
  const outcome =
    act === 'ask' ? await ask(at, wish, clock) : await answer({ ...at, kind: TURN_BACK, id }, act, clock);
  return answered(outcome, ({ request, count: { missing } }) => ({
    decision: request?.id ?? '',
    state: request?.state ?? ('void' as const),
    missing,
  }));
}
