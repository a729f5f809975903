/**
 * A table that is played before the server has answered, as a pure value: the last confirmed position, and
 * the steps that are not answered yet.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { Offer } from '@/lib/game/engine/view';
import { canonicalJson } from '@/lib/game/eventlog/canonical';
import { predict } from './predict';
import { leftOf, type UnsentSteps, type KeptStep, type RowsById } from './unsent';
import { followRow, canGoBackTo, seqOf, viewOf, type LiveRow, type Stand } from './stand';

/** A step that was made and is not answered. */
export interface PendingStep extends KeptStep {
  /** It may still be made otherwise, as a tile that is turned where it lies: it is not sent yet. */
  readonly isHeld?: true;
  /** The predicted outcome; missing where only the server can tell. */
  readonly predicted?: { readonly events: readonly Event[]; readonly stand: Stand };
}

/** Why steps that were shown are gone. */
export type DropReason =
  /** The rules, or a problem of the service with its code, said no. */
  | { readonly why: 'refused'; readonly code: string; readonly params?: Rejection['params'] }
  /** Something else has happened at the table since this row. */
  | { readonly why: 'moved-on'; readonly since?: number };

/** An answer that is not what was predicted: there is a bug, here or there. */
export interface PredictionReport {
  readonly seq: number;
  readonly commandId: string;
  /** Events as the text that is compared. */
  readonly predicted: string;
  readonly decided: string;
}

export interface LiveTable {
  /** Nobody's for spectators, who make no step. */
  readonly seat: SeatId | undefined;
  readonly confirmed: Stand;
  readonly pending: readonly PendingStep[];
  /** A step that the rules refuse here already. */
  readonly refused?: { readonly command: Command; readonly rejection: Rejection };
  /** Steps that are gone, and why; until the next step. */
  readonly gone?: DropReason & { readonly commands: readonly Command[] };
  readonly reports: readonly PredictionReport[];
  /** The row where End turn was pressed although it loses something: it waits for a second press. */
  readonly armedAt?: number;
  /** Rows between two steps that were made with one press: nobody goes back to them. */
  readonly through?: readonly number[];
}

/** A row as the server answers it. */
export type AnsweredRow = Pick<LiveRow, 'seq' | 'hash' | 'at' | 'events'>;

interface Step {
  readonly type: 'step';
  readonly commandId: string;
  readonly command: Command;
  /** It is not sent before the next step, or before it is released. */
  readonly isHeld?: boolean;
  /** It is the only answer to the step before it: a held step stays held. */
  readonly isAnswer?: boolean;
}

export type LiveAction =
  | Step
  /** The steps that were held back may be sent. */
  | { readonly type: 'release' }
  /** These steps are on their way. */
  | { readonly type: 'sent'; readonly commandIds: readonly string[] }
  /** Of the steps that were sent these rows were made; after them one was refused, if any. */
  | {
      readonly type: 'answered';
      /** The steps this is the answer to; a second answer to them is no news. */
      readonly commandIds: readonly string[];
      readonly rows: readonly AnsweredRow[];
      readonly offers: readonly Offer[];
      readonly refused?: DropReason;
    }
  /** Not even the first step was taken. */
  | { readonly type: 'refused'; readonly commandIds: readonly string[]; readonly gone: DropReason }
  /** The table as the server has it now. */
  | { readonly type: 'fresh'; readonly stand: Stand }
  /** Steps from the browser's store, with their rows where the service had to be asked for them. */
  | { readonly type: 'unsent'; readonly kept: UnsentSteps; readonly taken?: RowsById | undefined };

/** A table at the position the server gave. */
export function createLiveTable(seat: SeatId | undefined, confirmed: Stand): LiveTable {
  return { seat, confirmed, pending: [], reports: [] };
}

/** The position to draw: the last one that is known. */
export function shownOf({ confirmed, pending }: Pick<LiveTable, 'confirmed' | 'pending'>): Stand {
  return pending.findLast(({ predicted }) => predicted)?.predicted?.stand ?? confirmed;
}

/** Whether the next step has to wait for the answer to the last one. */
export function isWaiting({ pending }: Pick<LiveTable, 'pending'>): boolean {
  const last = pending.at(-1);
  return last !== undefined && (!last.predicted || last.command.type === 'EndTurn');
}

/** Whether End turn was pressed once in the position that is shown. */
export const isArmed = (table: LiveTable): boolean => table.armedAt === seqOf(shownOf(table));

/** Has End turn wait for a second press. */
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
  // A waiting step is not shown. As long as it waits, undo removes it.
  if (isWaiting(table))
    return command.type === 'Undo' && !last?.isSent ? { ...now, pending: table.pending.slice(0, -1) } : table;
  const kept = command.type === 'Undo' ? withoutUnsent(table, command.to) : undefined;
  if (kept) return { ...now, pending: kept };
  const made = pendingOf(pack, table.seat, shownOf(table), { commandId, command, isSent: false });
  if ('rejection' in made) return { ...now, refused: { command, rejection: made.rejection } };
  const before = isAnswer ? table.pending : released(table.pending);
  return { ...now, pending: [...before, isHeld ? { ...made, isHeld } : made] };
}

/** Where nothing beyond a row was sent yet it is taken back by forgetting it. */
function withoutUnsent({ confirmed, pending }: LiveTable, to: number): readonly PendingStep[] | undefined {
  const stands = [confirmed, ...pending.map(({ predicted }) => predicted?.stand)];
  const index = stands.findLastIndex((stand) => stand && standing(stand) === to);
  if (index < 0 || pending.slice(index).some(({ isSent }) => isSent)) return undefined;
  return pending.slice(0, index);
}

const standing = ({ position: { state } }: Stand): number => state.undo.steps.at(-1) ?? state.undo.floor;

function pendingOf(
  pack: Pack,
  seat: SeatId | undefined,
  before: Stand,
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
  readonly confirmed: Stand;
  readonly steps: readonly KeptStep[];
  /** They come from the browser's store, and are meant for this very position. */
  readonly isKept?: boolean;
}

/**
 * Applies the unanswered steps to this position, one after the other; steps that are no longer possible are
 * dropped.
 */
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
    // A kept step was possible when it was made: if this page cannot tell yet, the service judges.
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
  // The predictions hold: nothing has to be computed or drawn again.
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

/** One answered row after the other; where it is what was predicted, that very position. */
function confirmedBy({ seat, pending, confirmed }: LiveTable, rows: readonly AnsweredRow[]): Stand {
  let stand = confirmed;
  for (const [i, row] of rows.entries()) {
    const made = pending[i];
    if (!made) break;
    const { predicted, command } = made;
    const after = followRow(stand, { ...row, ...by(seat), command, undone: false });
    const isPredicted = predicted && isSame(predicted.events, row.events);
    stand = isPredicted
      ? { ...after, position: predicted.stand.position, offers: predicted.stand.offers }
      : after;
  }
  return stand;
}

/** Goes back to the confirmed position and reports the lost steps. */
function back(table: LiveTable, gone: DropReason, steps: readonly KeptStep[]): LiveTable {
  const since = gone.why === 'moved-on' ? { since: gone.since ?? seqOf(table.confirmed) } : {};
  return {
    ...table,
    pending: [],
    gone: { ...gone, ...since, commands: steps.map(({ command }) => command) },
  };
}

const isSameTurn = (a: Stand, b: Stand): boolean =>
  a.position.state.turn.number === b.position.state.turn.number;

/** As long as a step is on its way its answer is waited for: it may be among what is new. */
function withNewStand(pack: Pack, table: LiveTable, stand: Stand): LiveTable {
  const { pending } = table;
  if (pending.some(({ isSent }) => isSent) || seqOf(stand) < seqOf(table.confirmed)) return table;
  if (seqOf(stand) === seqOf(table.confirmed))
    return rebasePending(pack, table, { confirmed: stand, steps: pending });
  const { gone, ...rest } = table;
  // In another turn the reader no longer needs the report of lost steps.
  const now = { ...rest, confirmed: stand, ...(gone && isSameTurn(table.confirmed, stand) ? { gone } : {}) };
  const since = seqOf(table.confirmed);
  return pending.length === 0 ? now : back(now, { why: 'moved-on', since }, pending);
}

/**
 * Continues with kept steps from here if nothing else has happened since. Steps that the server has already
 * are not sent again. Several pages may have kept steps: those that do not fit together are dropped and
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
