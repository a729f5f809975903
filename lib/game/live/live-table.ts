/**
 * A table played ahead of the server, as a pure value: the last confirmed position and the pending steps.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection } from '@/lib/game/engine/rejections';
import { standingRow } from '@/lib/game/engine/replay';
import type { Offer } from '@/lib/game/engine/view';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import type { LogRow } from '@/lib/game/eventlog/row';
import { canFollow, canGoBackTo, followRow, seqOf, viewOf, type LiveSnapshot } from './live-snapshot';
import { predict } from './predict';
import { leftOf, type UnsentSteps, type KeptStep, type RowsById } from './unsent';

/** A step that the server has not answered. */
export interface PendingStep extends KeptStep {
  /** Not sent yet, because the player can still change it, for example by rotating a placed tile. */
  readonly isHeld?: true;
  /** The predicted outcome; missing if only the server can compute it. */
  readonly predicted?: { readonly events: readonly Event[]; readonly stand: LiveSnapshot };
}

/** Why displayed steps were dropped. */
export type DropReason =
  /** The rules refused it, or the service failed with this code. */
  | { readonly why: 'refused'; readonly code: string; readonly params?: Rejection['params'] }
  /** Something else has happened at the table since this row. */
  | { readonly why: 'moved-on'; readonly since?: number };

/** A server answer that differs from the prediction, which means a bug on one side. */
export interface PredictionReport {
  readonly seq: number;
  readonly commandId: string;
  /** Events as text for the comparison. */
  readonly predicted: string;
  readonly decided: string;
}

export interface LiveTable {
  /** Undefined for spectators, who make no steps. */
  readonly seat: SeatId | undefined;
  readonly confirmed: LiveSnapshot;
  readonly pending: readonly PendingStep[];
  /** A step that the rules refused in the browser. */
  readonly refused?: { readonly command: Command; readonly rejection: Rejection };
  /** The dropped steps and the reason; shown until the next step. */
  readonly gone?: DropReason & { readonly commands: readonly Command[] };
  readonly reports: readonly PredictionReport[];
  /**
   * The newest row that this browser has seen, if the page is older. Steps wait for the table, because the
   * service would refuse them.
   */
  readonly behind?: number;
  /** The row where End turn was pressed although it loses something; a second press confirms it. */
  readonly armedAt?: number;
  /** Rows between two steps of the same press; going back skips them. */
  readonly through?: readonly number[];
}

/** A row as the server returns it. */
export type AnsweredRow = Pick<LogRow, 'seq' | 'hash' | 'at' | 'events'>;

interface Step {
  readonly type: 'step';
  readonly commandId: string;
  readonly command: Command;
  /** Whether to send it only with the next step, or once it is released. */
  readonly isHeld?: boolean;
  /** Whether it is the only answer to the step before it; it keeps that step held. */
  readonly isAnswer?: boolean;
}

export type LiveAction =
  | Step
  /** The held steps can be sent. */
  | { readonly type: 'release' }
  /** These steps have been sent. */
  | { readonly type: 'sent'; readonly commandIds: readonly string[] }
  /** The server made these rows from the sent steps, and possibly refused the step after them. */
  | {
      readonly type: 'answered';
      /** The steps that were answered; repeated answers are ignored. */
      readonly commandIds: readonly string[];
      readonly rows: readonly AnsweredRow[];
      readonly offers: readonly Offer[];
      readonly refused?: DropReason;
    }
  /** The server refused the first step, so none was made. */
  | { readonly type: 'refused'; readonly commandIds: readonly string[]; readonly gone: DropReason }
  /** The current table on the server. */
  | { readonly type: 'fresh'; readonly stand: LiveSnapshot }
  /** This browser has seen a row that the page may not show yet. */
  | { readonly type: 'seen'; readonly row: number }
  /** Steps from the browser's store, with their rows if the service had to be asked. */
  | { readonly type: 'unsent'; readonly kept: UnsentSteps; readonly taken?: RowsById | undefined };

/** A table at the server's position. */
export function createLiveTable(seat: SeatId | undefined, confirmed: LiveSnapshot): LiveTable {
  return { seat, confirmed, pending: [], reports: [] };
}

/** The newest known position, which the page draws. */
export function shownOf({ confirmed, pending }: Pick<LiveTable, 'confirmed' | 'pending'>): LiveSnapshot {
  return pending.findLast(({ predicted }) => predicted)?.predicted?.stand ?? confirmed;
}

/** Whether the next step must wait for the answer to the last one, or for the newest table. */
export function isWaiting(table: Pick<LiveTable, 'confirmed' | 'pending' | 'behind'>): boolean {
  const last = table.pending.at(-1);
  const isAnswerNeeded = last !== undefined && (!last.predicted || last.command.type === 'EndTurn');
  return isBehind(table) || isAnswerNeeded;
}

/** Whether this browser has seen a newer row than the page shows. */
export function isBehind({ confirmed, behind = 0 }: Pick<LiveTable, 'confirmed' | 'behind'>): boolean {
  return behind > seqOf(confirmed);
}

/** Whether End turn was pressed once in the displayed position. */
export const isArmed = (table: LiveTable): boolean => table.armedAt === seqOf(shownOf(table));

/** Makes End turn wait for a second press. */
export function armEndTurn(table: LiveTable): LiveTable {
  if (isArmed(table)) return table;
  const { refused: _refused, gone: _gone, ...now } = table;
  return { ...now, armedAt: seqOf(shownOf(table)) };
}

/** The table after a step, an answer or news. */
export function reduceLiveTable(pack: Pack, table: LiveTable, act: LiveAction): LiveTable {
  switch (act.type) {
    case 'step':
      return step(pack, table, act);
    case 'release':
      return table.pending.some(({ isHeld }) => isHeld)
        ? { ...table, pending: released(table.pending) }
        : table;
    case 'sent':
      return { ...table, pending: table.pending.map((each) => markSent(each, act.commandIds)) };
    case 'answered':
      return answered(pack, table, act);
    case 'refused':
      return isAnswerTo(table, act.commandIds) ? back(table, act.gone, table.pending) : table;
    case 'fresh':
      return withNewStand(pack, table, act.stand);
    case 'seen':
      return act.row > seqOf(table.confirmed) ? { ...table, behind: act.row } : table;
    case 'unsent':
      return withKeptSteps(pack, table, act);
  }
}

function markSent(step: PendingStep, ids: readonly string[]): PendingStep {
  return ids.includes(step.commandId) ? { ...step, isSent: true } : step;
}

/** The steps to send now, in order. */
export function readyToSend({ pending }: Pick<LiveTable, 'pending'>): readonly PendingStep[] {
  const held = pending.findIndex(({ isHeld }) => isHeld);
  return held < 0 ? pending : pending.slice(0, held);
}

const released = (pending: readonly PendingStep[]): readonly PendingStep[] =>
  pending.map(({ isHeld: _isHeld, ...step }) => step);

function step(pack: Pack, table: LiveTable, act: Step): LiveTable {
  const { commandId, command, isHeld = false, isAnswer = false } = act;
  const { refused: _refused, gone: _gone, armedAt: _armedAt, ...now } = table;
  const last = table.pending.at(-1);
  if (table.pending.some((each) => each.commandId === commandId)) return table;
  // A waiting step is not displayed; undo removes it while it waits.
  if (isWaiting(table))
    return command.type === 'Undo' && !last?.isSent ? { ...now, pending: table.pending.slice(0, -1) } : table;
  const kept = command.type === 'Undo' ? withoutUnsent(table, command.to) : undefined;
  if (kept) return { ...now, pending: kept };
  const made = pendingOf(pack, table.seat, shownOf(table), { commandId, command, isSent: false });
  if ('rejection' in made) return { ...now, refused: { command, rejection: made.rejection } };
  const before = isAnswer ? table.pending : released(table.pending);
  return { ...now, pending: [...before, isHeld ? { ...made, isHeld } : made] };
}

/** If nothing after the row was sent, undo only drops the pending steps. */
function withoutUnsent({ confirmed, pending }: LiveTable, to: number): readonly PendingStep[] | undefined {
  const stands = [confirmed, ...pending.map(({ predicted }) => predicted?.stand)];
  const index = stands.findLastIndex((stand) => stand && standingRow(stand.position.state) === to);
  if (index < 0 || pending.slice(index).some(({ isSent }) => isSent)) return undefined;
  return pending.slice(0, index);
}

function pendingOf(
  pack: Pack,
  seat: SeatId | undefined,
  before: LiveSnapshot,
  made: KeptStep,
): PendingStep | { readonly rejection: Rejection } {
  const { command } = made;
  if (command.type === 'Undo' && !canGoBackTo(before, command.to)) return made;
  const prediction = predict(pack, viewOf(before, seat), command);
  if (!prediction.ok) return { rejection: prediction.error };
  const { events } = prediction.value;
  if (!events) return made;
  const row = { seq: seqOf(before) + 1, ...by(seat), command, events, at: '', hash: '', undone: false };
  return { ...made, predicted: { events, stand: followRow(before, row) } };
}

interface Settling {
  readonly confirmed: LiveSnapshot;
  readonly steps: readonly KeptStep[];
  /** Whether the steps come from the browser's store and were made at this exact position. */
  readonly isKept?: boolean;
}

/** Applies the pending steps to this position in order, and drops steps that are no longer possible. */
function rebasePending(
  pack: Pack,
  table: LiveTable,
  { confirmed, steps, isKept = false }: Settling,
): LiveTable {
  const pending: PendingStep[] = [];
  for (const { commandId, command, isSent } of steps) {
    const now = { confirmed, pending };
    const made = isWaiting(now)
      ? undefined
      : pendingOf(pack, table.seat, shownOf(now), { commandId, command, isSent });
    if (made && !('rejection' in made)) pending.push(made);
    // A stored step was possible when it was made. If this page cannot check it, the service decides.
    else if (isKept) pending.push({ commandId, command, isSent });
    else break;
  }
  const lost = steps.slice(pending.length).map(({ command }) => command);
  const since = seqOf(confirmed);
  const gone = lost.length > 0 ? { gone: { why: 'moved-on', since, commands: lost } as const } : {};
  return { ...table, confirmed, pending, ...gone };
}

const isAnswerTo = ({ pending: [first] }: LiveTable, ids: readonly string[]): boolean =>
  first !== undefined && first.commandId === ids[0];

function answered(pack: Pack, table: LiveTable, act: Extract<LiveAction, { type: 'answered' }>): LiveTable {
  if (!isAnswerTo(table, act.commandIds)) return table;
  const { rows, offers, refused } = act;
  const { pending } = table;
  const made = pending.slice(0, rows.length);
  const left = pending.slice(rows.length);
  const reports = rows.flatMap((row, i) => reportOf(row, made[i]));
  const confirmed = confirmedBy(table, rows);
  const now = {
    ...table,
    confirmed: isSame(offers, confirmed.offers) ? confirmed : { ...confirmed, offers },
    reports: [...table.reports, ...reports],
  };
  if (refused) return back(now, refused, left);
  // The predictions were correct, so nothing has to be computed or drawn again.
  const isAsPredicted = reports.length === 0 && made.every(({ predicted }) => predicted);
  return isAsPredicted
    ? { ...now, pending: left }
    : rebasePending(pack, now, { confirmed: now.confirmed, steps: left });
}

const by = (seat: SeatId | undefined) => (seat === undefined ? {} : { seat });

const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

function reportOf({ seq, events }: AnsweredRow, made: PendingStep | undefined): readonly PredictionReport[] {
  if (!made?.predicted) return [];
  const [predicted, decided] = [canonicalJson(made.predicted.events), canonicalJson(events)];
  return predicted === decided ? [] : [{ seq, commandId: made.commandId, predicted, decided }];
}

/** Applies answered rows in order; if a row matches its prediction, it reuses the predicted position. */
function confirmedBy({ seat, pending, confirmed }: LiveTable, rows: readonly AnsweredRow[]): LiveSnapshot {
  let stand = confirmed;
  for (const [i, row] of rows.entries()) {
    const made = pending[i];
    // The page asks for the whole table if it cannot follow (useService).
    if (!made || !canFollow(stand, row)) break;
    const { predicted, command } = made;
    const after = followRow(stand, { ...row, ...by(seat), command, undone: false });
    const isPredicted = predicted && isSame(predicted.events, row.events);
    stand = isPredicted
      ? { ...after, position: predicted.stand.position, offers: predicted.stand.offers }
      : after;
  }
  return stand;
}

/** Returns to the confirmed position and reports the dropped steps. */
function back(table: LiveTable, gone: DropReason, steps: readonly KeptStep[]): LiveTable {
  const since = gone.why === 'moved-on' ? { since: gone.since ?? seqOf(table.confirmed) } : {};
  return {
    ...table,
    pending: [],
    gone: { ...gone, ...since, commands: steps.map(({ command }) => command) },
  };
}

const isSameTurn = (a: LiveSnapshot, b: LiveSnapshot): boolean =>
  a.position.state.turn.number === b.position.state.turn.number;

/** The hash of the newest row; undefined for old rows, which have none. */
const headOf = ({ rows }: LiveSnapshot): string | undefined => rows.at(-1)?.hash || undefined;

/**
 * The same position read again stays the same object. Otherwise a refresh of the page would drop what the
 * reader has chosen meanwhile.
 */
function asKnown(known: LiveSnapshot, stand: LiveSnapshot): LiveSnapshot {
  const isSamePosition =
    headOf(known) === headOf(stand) && isSame(known.position.state, stand.position.state);
  // A position with more of the turn before it can go back further.
  if (!isSamePosition || known.position.trail.length < stand.position.trail.length) return stand;
  const offers = isSame(known.offers, stand.offers) ? known.offers : stand.offers;
  return { ...stand, position: known.position, offers };
}

/** While a step is in flight, waits for its answer, because the news may already contain it. */
function withNewStand(pack: Pack, before: LiveTable, stand: LiveSnapshot): LiveTable {
  const { pending } = before;
  if (pending.some(({ isSent }) => isSent) || seqOf(stand) < seqOf(before.confirmed)) return before;
  const { behind: _behind, ...table } = before;
  if (seqOf(stand) === seqOf(table.confirmed))
    return rebasePending(pack, table, { confirmed: asKnown(table.confirmed, stand), steps: pending });
  const { gone, ...rest } = table;
  // After a change of turn, the reader no longer needs the report of dropped steps.
  const now = { ...rest, confirmed: stand, ...(gone && isSameTurn(table.confirmed, stand) ? { gone } : {}) };
  const since = seqOf(table.confirmed);
  return pending.length === 0 ? now : back(now, { why: 'moved-on', since }, pending);
}

/**
 * Continues with stored steps if nothing else has happened since. Steps that the server already has are
 * not sent again. Several pages may have stored steps; those that do not fit together are dropped and
 * reported.
 */
function withKeptSteps(
  pack: Pack,
  table: LiveTable,
  { kept, taken }: Extract<LiveAction, { type: 'unsent' }>,
): LiveTable {
  const { gone: before, ...rest } = table;
  const { pending, confirmed } = table;
  const { left: all, isMeant } = leftOf(kept, table, taken);
  const left = all.filter((step) => pending.every(({ commandId }) => commandId !== step.commandId));
  if (left.length === 0) return table;
  const now = isMeant
    ? rebasePending(pack, rest, { confirmed, steps: [...pending, ...left], isKept: pending.length === 0 })
    : { ...back(rest, { why: 'moved-on', since: kept.seq }, left), pending };
  if (!before) return now;
  return { ...now, gone: { ...before, commands: [...before.commands, ...(now.gone?.commands ?? [])] } };
}
