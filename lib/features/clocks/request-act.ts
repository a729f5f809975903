/** An act on a request: decided while its table is locked. */
import 'server-only';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Clock } from '@/lib/platform/clock';
import { isClockWrong } from '@/lib/platform/db/clock-check';
import { refused } from '@/lib/platform/http/refused';
import { loadAgenda } from './agenda-store';
import { endedTurnOf, takeBackTurn } from './carry-out';
import type { ClockOutcome } from './refusals';
import {
  TURN_BACK,
  type AnyRequest,
  type Asking,
  type Count,
  type Facts,
  type Question,
  type RequestKind,
} from './request';
import { KINDS } from './request-kinds';
import { changeRequests, type LockedAgenda, type RequestWrite } from './request-store';

/** Maximum attempts while others change the table. */
const MAX_TRIES = 5;

/** A visitor at a table. */
export interface AtTable {
  readonly gameId: string;
  readonly who: Visitor;
}

/** The state of a request after somebody asked or agreed. */
export interface Asked {
  /** The stored request: decided, or waiting for answers. */
  readonly request?: AnyRequest;
  /** Whether it is in effect. */
  readonly isDone: boolean;
  readonly count: Count;
  /** Who acted. */
  readonly by?: SeatId;
}

export interface Decided extends RequestWrite {
  readonly asked?: Asked;
  /** The table has changed since the facts were read. */
  readonly isStale?: true;
}

export const NO_COUNT: Count = { seats: [], missing: [], needed: 0 };
export const done = (count: Count = NO_COUNT): Asked => ({ isDone: true, count });

type Decide = (locked: LockedAgenda, facts: Facts, now: Date) => ClockOutcome<Decided>;

interface Act extends AtTable {
  readonly kind: RequestKind;
  readonly id?: string | undefined;
  readonly seat?: SeatId | undefined;
  readonly clock: Clock;
}

/** Decides an act while the table is locked, and carries out what the lock cannot cover. */
export async function act({ clock, ...at }: Act, decide: Decide): Promise<ClockOutcome<Asked>> {
  for (let n = 0; n < MAX_TRIES; n += 1) {
    const now = clock.now();
    const facts = await factsOf(at, at.kind);
    const outcome = await changeRequests<Decided>({ ...at, now }, (locked) => {
      const { agenda } = locked;
      if (agenda && facts.ended && facts.ended.seq !== agenda.seq)
        return { ok: true, value: { isStale: true } };
      return decide(locked, { ...facts, ...locked.facts }, now);
    });
    if (!outcome.ok) return outcome;
    const { asked, isStale } = outcome.value;
    if (isStale) continue;
    const { request, count } = asked ?? {};
    if (asked && request?.kind === TURN_BACK && request.state === 'open' && count?.passed) {
      const back = await takeBackTurn(request, asked.by, clock);
      return back.ok ? { ok: true, value: { ...done(), request: back.value } } : back;
    }
    return { ok: true, value: asked ?? done() };
  }
  return refused({ kind: 'not-to-take-back', seq: 0 });
}

/** The facts that a kind needs besides the locked table. */
async function factsOf({ gameId, who }: AtTable, kind: RequestKind): Promise<Facts> {
  if (kind === TURN_BACK) {
    const agenda = await loadAgenda(gameId);
    return agenda ? { ended: { seq: agenda.seq, turn: await endedTurnOf(agenda) } } : {};
  }
  if (kind === 'resign') {
    const table = await loadTable(gameId, who, { log: 'none' });
    return table ? { turnsDone: table.view.state.turnsDone } : {};
  }
  const { isHostHeard, opens } = KINDS[kind];
  return isHostHeard && !opens ? { isClockWrong: await isClockWrong() } : {};
}

export type Voting = Asking & { readonly by: SeatId };

/** The table once this person has voted. A person on several seats votes under the first. */
export function withVote<A extends Voting>(
  asking: A,
  { kind, voted }: Question,
): A & { readonly vote: VoteOf } {
  const { agenda, by, now } = asking;
  const vote = { seat: by, question: kind, about: voted };
  const isKnown = agenda.voices.some(
    (each) => each.seat === by && each.question === kind && each.about === voted,
  );
  const voices = isKnown ? agenda.voices : [...agenda.voices, { ...vote, at: now }];
  const sorted = voices.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.seat - b.seat);
  return { ...asking, agenda: { ...agenda, voices: sorted }, vote };
}
type VoteOf = { readonly seat: SeatId; readonly question: string; readonly about: string };
