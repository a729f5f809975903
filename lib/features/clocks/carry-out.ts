/** The effects of requests that have enough consent. */
import 'server-only';
import { takeTurnBack, turnToTakeBack } from '@/lib/features/table/commands/take-turn-back';
import type { SeatId } from '@/lib/game/engine/commands';
import { movedBy } from '@/lib/game/pace/away';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { logger } from '@/lib/platform/logger';
import { lookAtCompetition } from './agenda-change-store';
import { loadAgenda, type Agenda } from './agenda-store';
import { tellFreeSeats, tellState, toTable } from './notify-table';
import type { ClockOutcome } from './refusals';
import { TURN_BACK, type AnyRequest, type TableRequest } from './request';
import { KINDS, turnQuestion } from './request-kinds';
import { changeRequests, dueRequests, findRequest, type RequestWrite } from './request-store';

/** The turn that could be taken back now. */
export const endedTurnOf = ({ gameId, seq, clocks }: Agenda) => turnToTakeBack(gameId, seq, clocks.seats);

/**
 * Takes a turn back once all have agreed, and only if no other player has acted. The row of the log is written
 * once under the id of the request.
 */
export async function takeBackTurn(
  request: AnyRequest,
  by: SeatId | undefined,
  clock: Clock,
): Promise<ClockOutcome<AnyRequest>> {
  const { gameId, id, seat, about } = request;
  const now = clock.now();
  const countNow = async () => {
    const [agenda, known] = await Promise.all([loadAgenda(gameId), findRequest(gameId, id)]);
    if (!agenda || known?.state !== 'open') return undefined;
    const ground = { agenda, now, facts: {} };
    return KINDS[TURN_BACK].count(ground, turnQuestion(agenda, request)).passed;
  };
  const consent = [...((await countNow())?.by ?? [])].sort((a, b) => a - b);
  const isWanted = async () => (await countNow()) !== undefined;
  const isBack = await takeTurnBack({ gameId, id, seat, row: Number(about), consent, isWanted }, clock);
  const state = isBack ? 'done' : 'void';
  const ended = { id, state, ...(isBack ? { by } : {}) } as const;
  const closed = await changeRequests({ gameId, now }, ({ agenda }) => {
    const messages = agenda && isBack ? tellState(agenda, { ...request, state }, now, by) : [];
    return { ok: true, value: { ended, messages, seq: agenda?.shownSeq ?? 0 } };
  });
  if (isBack) return { ok: true, value: { ...request, state } };
  return refused({ kind: 'not-to-take-back', seq: closed.ok ? closed.value.seq : 0 });
}

const BATCH = 50;

/** Carries out all requests that are due. Returns the tables where a computer may have to play now. */
export async function executeDue(clock: Clock = systemClock): Promise<readonly string[]> {
  const computersAt: string[] = [];
  for (const request of await dueRequests(clock.now(), BATCH)) {
    const { gameId, kind } = request;
    try {
      if ((await carryOut(request, clock)) && kind === 'computer') computersAt.push(gameId);
    } catch (error) {
      // A table that fails must not block the others.
      const err = error instanceof Error ? error.message : 'not an error';
      logger().warn({ gameId, err }, 'a decision was not carried out');
    }
  }
  return computersAt;
}

/** Carries out a due request, with its state, in one transaction: it happens once. */
async function carryOut(due: TableRequest, clock: Clock): Promise<boolean> {
  const { gameId, id } = due;
  if (due.kind === TURN_BACK) return (await takeBackTurn(due, undefined, clock)).ok;
  const now = clock.now();
  const outcome = await changeRequests<RequestWrite & { readonly isFixture?: boolean }>(
    { gameId, id, now },
    ({ agenda, requests }) => {
      const request = requests.find((each) => each.id === id);
      if (!agenda || request?.state !== 'open') return { ok: true, value: {} };
      // Its voters could not take it back while the service was away.
      const { at, effectAt } = request;
      if (effectAt && movedBy(agenda.clocks.away, at, effectAt) > now) return { ok: true, value: {} };
      const isRunning = agenda.status === 'running';
      const change = isRunning ? KINDS[request.kind].change({ agenda, now, facts: {} }, request) : undefined;
      if (!change || change === TURN_BACK) return { ok: true, value: { ended: { id, state: 'void' } } };
      const { seat } = request;
      const ending = {
        kind: 'game-finished',
        payload: { decision: id, seat },
        key: [gameId, 'ended'],
        now,
      } as const;
      const messages = change.does === 'end' ? toTable(agenda, ending) : [];
      const { isFixture } = agenda;
      return { ok: true, value: { ended: { id, state: 'done' }, change, messages, isFixture } };
    },
  );
  if (!outcome.ok) return false;
  const { change, isFixture } = outcome.value;
  if (change?.does === 'change-holder') {
    // Competitions are locked before tables, so this comes after the transaction.
    if (isFixture) await lookAtCompetition({ gameId, at: now });
    if (!change.holder.bot) await tellFreeSeats(gameId, now);
  }
  return change !== undefined;
}
