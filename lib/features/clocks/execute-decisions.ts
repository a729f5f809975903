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

import 'server-only';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { seatBotOf } from '@/lib/features/table/load/seat-row';
import { firstLookAt, newBank } from '@/lib/game/pace/bank';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { type Clock, systemClock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { logger } from '@/lib/platform/logger';
import { isLateStill, lateSeats } from './agenda';
import { changeHolder, lookAtCompetition, type TableEnd } from './agenda-change-store';
import { type Agenda, loadAgenda } from './agenda-store';
import type { DecisionKind } from './decision-kinds';
import { type DecisionRow, dueDecisions, moveDecision } from './decision-store';
import { knownKind, noteTakenBack, refuseTakingBack, type TableDecision } from './decisions';
import { endNow, replaceHolder } from './late-done';
import { askAgain } from './late-vote';
import { tellEnded, tellFreeSeats } from './notify-table';
import type { ClockOutcome } from './refusals';
import { executeTurnBack } from './turn-back';

/** The end of the game that a decision causes; undefined for other decisions. */
export function decidedEndOf({ kind, detail }: Pick<TableDecision, 'kind' | 'detail'>): TableEnd | undefined {
  const winner = /^[0-3]$/.test(detail.winner ?? '') ? { winner: Number(detail.winner) } : {};
  switch (kind) {
    case 'resign':
      return { how: 'resigned', ...winner, ...(detail.unrated ? { unrated: true } : {}) };
    case 'concede':
      return { how: 'conceded', ...winner };
    case 'agreed-end':
      return { how: 'agreed' };
    default:
      return undefined;
  }
}

/**
 * Ends a game because a player has resigned, or because the table agrees on the end. Void if the player who
 * resigned no longer holds the seat.
 */
async function executeEnding(agenda: Agenda, decision: TableDecision, now: Date): Promise<Executed> {
  if (decision.kind === 'resign' && !isHeldStill(agenda, decision)) return 'void';
  if (!(await endNow(agenda, now, decidedEndOf(decision)))) return 'again';
  await tellEnded(agenda, decision, now);
  return 'done';
}

/**
 * A player leaves: their seat becomes free, with a full clock for the next player, and the others
 * decide what happens next.
 */
async function executeLeave(agenda: Agenda, decision: TableDecision, now: Date): Promise<Executed> {
  if (!isHeldStill(agenda, decision)) return 'void';
  if (!(await newTenure(agenda, decision.seat, hashToken(newToken()), now))) return 'again';
  await tellFreeSeats(agenda.gameId, now);
  return 'done';
}

/** Whether the person who decided about the seat still holds it. */
function isHeldStill({ clocks }: Agenda, { seat, detail }: Pick<TableDecision, 'seat' | 'detail'>): boolean {
  const clock = clocks.seats.find((each) => each.seat === seat);
  return clock?.seated === true && !clock.isComputer && String(clock.heldFrom) === detail.heldFrom;
}

/**
 * Ends the tenure of a seat's holder at their own wish, and gives the seat a new link. False if the
 * table has changed meanwhile.
 */
export async function newTenure(
  { gameId, clocks, seq, isFixture }: Agenda,
  seat: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const clock = clocks.seats.find((each) => each.seat === seat);
  if (!clock) return false;
  const { bankMs } = newBank(clocks.pace);
  const isDone = await changeHolder(
    { gameId, tableRevision: clocks.tableRevision, at: now },
    { seat, seq },
    {
      tokenHash,
      bankMs: bankMs ?? null,
      lookAt: firstLookAt({ bankMs, tickingAt: now }) ?? null,
      // Counted as granted, so an undo leaves it to the new holder.
      grantedMs: clock.grantedMs + (bankMs ?? 0) - (clock.bankMs ?? 0),
    },
  );
  if (isDone && isFixture) await lookAtCompetition({ gameId, at: now });
  return isDone;
}
