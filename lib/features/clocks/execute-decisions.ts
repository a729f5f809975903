import 'server-only';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { loadAgenda, type Agenda } from '@/lib/features/clocks/agenda-store';
import type { DecisionKind } from '@/lib/features/clocks/decision-kinds';
import { dueDecisions, moveDecision, type DecisionRow } from '@/lib/features/clocks/decision-store';
import {
  knownKind,
  noteTakenBack,
  refuseTakingBack,
  type TableDecision,
} from '@/lib/features/clocks/decisions';
import { executeEnding, executeLeave } from '@/lib/features/clocks/firm-decisions';
import { endNow, replaceHolder } from '@/lib/features/clocks/late-done';
import { askAgain } from '@/lib/features/clocks/late-vote';
import { isLateStill, lateSeats } from '@/lib/features/clocks/agenda';
import { tellFreeSeats } from '@/lib/features/clocks/notify-free-seats';
import { tellEnded } from '@/lib/features/clocks/notify-table';
import { executeTurnBack } from '@/lib/features/clocks/turn-back';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { seatBotOf } from '@/lib/features/table/load/seat-row';
import { refused } from '@/lib/platform/http/refused';
import type { ClockOutcome } from './refusals';

/** The result: done, void because the situation has changed, or to be retried. */
type Executed = 'done' | 'void' | 'again';

interface Handler {
  /** Executes it and notifies the others. Can be repeated after a crash half-way. */
  readonly execute: (agenda: Agenda, decision: TableDecision, now: Date) => Promise<Executed>;
  /** Undoes it; only for kinds that can be taken back after they took effect. */
  readonly undo?: (agenda: Agenda, decision: TableDecision, now: Date) => Promise<boolean>;
  /** Additional clean-up when it is taken back. */
  readonly onTakenBack?: (decision: TableDecision) => Promise<void>;
}

/** How each kind of decision is executed and undone. */
const HANDLERS = {
  end: { execute: executeEnd, onTakenBack: askAgain },
  replace: { execute: executeReplace, onTakenBack: askAgain },
  computer: { execute: executeComputer, onTakenBack: askAgain },
  leave: { execute: executeLeave },
  resign: { execute: executeEnding },
  concede: { execute: executeEnding },
  'agreed-end': { execute: executeEnding },
  'turn-back': { execute: executeTurnBack },
} as const satisfies Readonly<Record<DecisionKind, Handler>>;

const handlerOf = (kind: DecisionKind): Handler => HANDLERS[kind];

async function executeEnd(agenda: Agenda, decision: TableDecision, now: Date): Promise<Executed> {
  if (!isLateStill(agenda, decision, now)) return 'void';
  if (!(await endNow(agenda, now))) return 'again';
  await tellEnded(agenda, decision, now);
  return 'done';
}

async function executeReplace(agenda: Agenda, decision: TableDecision, now: Date): Promise<Executed> {
  const late = lateSeats(agenda, now).find(({ seat }) => seat === decision.seat);
  if (!late || !isLateStill(agenda, decision, now)) return 'void';
  // This token is discarded: a free seat is opened by a signed link that is not stored.
  const successor = { tokenHash: hashToken(newToken()), decision: decision.id };
  if (!(await replaceHolder(agenda, late, successor, now))) return 'again';
  await tellFreeSeats(agenda.gameId, now);
  return 'done';
}

async function executeComputer(agenda: Agenda, decision: TableDecision, now: Date): Promise<Executed> {
  const late = lateSeats(agenda, now).find(({ seat }) => seat === decision.seat);
  if (!late || !isLateStill(agenda, decision, now)) return 'void';
  const bot = seatBotOf(decision.detail.bot) ?? 'journeyman';
  return (await replaceHolder(agenda, late, { bot, decision: decision.id }, now)) ? 'done' : 'again';
}

/** Maximum attempts while others change the table. */
const MAX_TRIES = 5;

/** Executes a due decision. Called by the scheduler, and directly for one that takes effect at once. */
async function executeDecision(decision: TableDecision, now: Date): Promise<Executed> {
  for (let n = 0; n < MAX_TRIES; n += 1) {
    const agenda = await loadAgenda(decision.gameId);
    const executed: Executed =
      agenda?.status === 'running' ? await handlerOf(decision.kind).execute(agenda, decision, now) : 'void';
    if (executed === 'again') continue;
    await moveDecision(decision, 'open', { state: executed, at: now });
    return executed;
  }
  return 'again';
}

const BATCH = 50;

/** Executes all due decisions. Returns the tables where a computer may have to play now. */
export async function executeDue(clock: Clock = systemClock): Promise<readonly string[]> {
  const computersAt: string[] = [];
  const now = clock.now();
  for (const row of await dueDecisions(now, BATCH)) {
    if (await isExecuted(row, now)) computersAt.push(row.gameId);
  }
  return computersAt;
}

/** Executes a due decision. A table that fails must not block the others. True if a computer was seated. */
async function isExecuted(row: DecisionRow, now: Date): Promise<boolean> {
  const decision = knownKind(row);
  if (!decision) return false;
  try {
    return (await executeDecision(decision, now)) === 'done' && decision.kind === 'computer';
  } catch (error) {
    const err = error instanceof Error ? error.message : 'not an error';
    logger().warn({ gameId: row.gameId, err }, 'a decision was not carried out');
    return false;
  }
}

export interface TakeBack {
  readonly gameId: string;
  readonly id: string;
  readonly who: Visitor;
}

/** Takes a decision back. Only its voters can do this, until it takes effect or while it can be undone. */
export async function takeBackDecision(
  asked: TakeBack,
  clock: Clock = systemClock,
): Promise<ClockOutcome<TableDecision>> {
  const now = clock.now();
  const allowed = await refuseTakingBack(asked, now);
  if (!allowed.ok) return allowed;
  const { agenda, decision } = allowed.value;
  const { undo, onTakenBack } = handlerOf(decision.kind);
  const isOpen = decision.state === 'open';
  const isUndone = isOpen || (undo !== undefined && (await undo(agenda, decision, now)));
  if (!isUndone || !(await noteTakenBack(allowed.value, now)))
    return refused({ kind: 'not-to-take-back', seq: agenda.shownSeq });
  await onTakenBack?.(decision);
  return { ok: true, value: { ...decision, state: 'taken-back' } };
}
