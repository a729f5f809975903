/** Checks a plan against the position at its turn: how many steps can be played, and why not all. */
import { blockingItems } from '@/lib/game/engine/acting';
import { BlindWork, withoutHiddenTiles } from '@/lib/game/engine/blind-work';
import { isPlacement, ROW_OF, SLOTS } from '@/lib/game/engine/board/rows';
import { positionOf, tileAt } from '@/lib/game/engine/board/wheel';
import type { Command, SeatId, Slot } from '@/lib/game/engine/commands';
import { execute, refuse, refuseStranding } from '@/lib/game/engine/decide';
import { doesReveal } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection, RejectionCode } from '@/lib/game/engine/rejections';
import { gameFrom } from '@/lib/game/engine/rule';
import type { Item, ItemKind, State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import type { Row } from '@/lib/game/engine/vocabulary';
import {
  addOutcomes,
  agreedPrice,
  type Aim,
  brokenPrice,
  brokenRest,
  type Guard,
  holdsAtStart,
  NOTHING,
  type OutcomeLoss,
  outcomeOf,
  piecesOf,
  type Plan,
  type PlanOutcome,
  type PlanProgress,
  type PlanStep,
  worseThan,
} from './plan';

/** Why a plan is not played. */
export type PlanStopReason =
  | AimMiss
  | OutcomeLoss
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  | { readonly kind: 'guard'; readonly guard: Guard; readonly found?: number }
  /** Steps that it had played were undone. */
  | { readonly kind: 'taken-back' }
  /** The turn where it began has ended. */
  | { readonly kind: 'turn-over' };

/** The state of the steps after those that can be played now. */
export type PlanOutlook =
  | { readonly kind: 'done' }
  /** Something is revealed first; the rest will be checked then. */
  | { readonly kind: 'check-again' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'asked'; readonly asked: OpenQuestion };

export type PlanVerdict =
  | {
      readonly verdict: 'ready';
      /** The commands to give now, in order, and the plan step after them. */
      readonly commands: readonly Command[];
      readonly next: number;
      readonly then: PlanOutlook;
      readonly outcome: PlanOutcome;
      readonly expected: PlanOutcome;
    }
  | { readonly verdict: 'waiting'; readonly step: number; readonly asked: OpenQuestion }
  /** The plan stops before a reveal, as its owner chose; everything before has been played. */
  | { readonly verdict: 'stopped'; readonly step: number }
  | { readonly verdict: 'failed'; readonly step: number; readonly reason: PlanStopReason };

/** The progress of checking a plan. */
interface Course {
  readonly state: State;
  readonly commands: readonly Command[];
  readonly outcome: PlanOutcome;
  readonly expected: PlanOutcome;
}

/**
 * Checks a plan against its seat's view. If a later step is certain to fail, the whole plan fails before
 * anything is played. Changes nothing.
 */
export function checkPlan(pack: Pack, view: View, plan: Plan, progress?: PlanProgress): PlanVerdict {
  const first = progress?.played ?? 0;
  const begun = progress ? refuseToGoOn(view.state, progress) : undefined;
  if (begun) return { verdict: 'failed', step: first, reason: begun };
  const broken = first === 0 ? plan.guards.find((guard) => !holdsAtStart(view.state, guard)) : undefined;
  // If the player has to decide something first, the condition may still become true.
  const waiting = waitsAt(pack, view, plan, first);
  if (waiting) return { verdict: 'waiting', step: first, asked: waiting };
  if (broken) return { verdict: 'failed', step: first, reason: { kind: 'guard', guard: broken } };
  return thinkThrough(pack, view, plan, first);
}

function refuseToGoOn({ turn, undo }: State, { turn: begun, seq }: PlanProgress): PlanStopReason | undefined {
  if (turn.number !== begun) return { kind: 'turn-over' };
  return seq > undo.floor && !undo.steps.includes(seq) ? { kind: 'taken-back' } : undefined;
}

function waitsAt(pack: Pack, view: View, plan: Plan, step: number): OpenQuestion | undefined {
  const aim = plan.steps[step]?.aim;
  if (!aim) return undefined;
  if (view.state.turn.seat !== plan.seat && view.state.phase === 'playing')
    return { seat: view.state.turn.seat };
  const found = commandFor(view.state, plan.seat, aim);
  const seen = forecastCommand(pack, view, plan.seat, 'command' in found ? found.command : aim.command);
  return seen.kind === 'asked' ? seen.asked : undefined;
}

/**
 * Walks through the steps. Steps before the first reveal can be played; later ones are only checked for
 * certain failures.
 */
function thinkThrough(pack: Pack, view: View, plan: Plan, first: number): PlanVerdict {
  let course: Course = { state: view.state, commands: [], outcome: NOTHING, expected: NOTHING };
  let ready: PlanVerdict | undefined;
  for (let step = first; step < plan.steps.length; step += 1) {
    const planned = plan.steps[step];
    if (!planned) break;
    const seen = walk(pack, { ...view, state: course.state }, plan, step, planned);
    if (seen.kind === 'asked') return ready ?? readyAt(course, step, { kind: 'asked', asked: seen.asked });
    if (seen.kind === 'failed') {
      if (ready && mayChange(seen.reason)) return ready;
      return { verdict: 'failed', step, reason: seen.reason };
    }
    if (seen.reveals && plan.stopsBeforeReveal) {
      const rest = brokenRest(plan, course.state);
      if (rest) return failedRest(plan, step, rest, course.state);
      return ready ?? stopAt(course, step, first);
    }
    course = onwards(course, seen, planned);
    if (seen.reveals && step + 1 < plan.steps.length)
      ready ??= readyAt(course, step + 1, { kind: 'check-again' });
  }
  const rest = brokenRest(plan, course.state);
  if (rest) return failedRest(plan, plan.steps.length - 1, rest, course.state);
  return ready ?? readyAt(course, plan.steps.length, { kind: 'done' });
}

function failedRest({ seat }: Plan, step: number, guard: Guard, state: State): PlanVerdict {
  const found = guard.kind === 'left-at-least' ? state.players[seat]?.goods[guard.good] : undefined;
  return {
    verdict: 'failed',
    step,
    reason: { kind: 'guard', guard, ...(found === undefined ? {} : { found }) },
  };
}

function stopAt(course: Course, step: number, first: number): PlanVerdict {
  return step === first ? { verdict: 'stopped', step } : readyAt(course, step, { kind: 'stop' });
}

function readyAt({ commands, outcome, expected }: Course, next: number, then: PlanOutlook): PlanVerdict {
  return { verdict: 'ready', commands, next, then, outcome, expected };
}

type Walked =
  | (Forecast<'done'> & { readonly command: Command })
  | Forecast<'asked'>
  | { readonly kind: 'failed'; readonly reason: PlanStopReason };

/** One step: its current command, whether it is legal, and whether costs and gains are as expected. */
function walk(pack: Pack, view: View, plan: Plan, step: number, { aim, expects }: PlanStep): Walked {
  const found = commandFor(view.state, plan.seat, aim);
  if ('missed' in found) return { kind: 'failed', reason: found.missed };
  const seen = forecastCommand(pack, view, plan.seat, found.command);
  if (seen.kind === 'asked') return seen;
  if (seen.kind === 'refused')
    return { kind: 'failed', reason: { kind: 'refused', rejection: seen.rejection } };
  const guard = brokenPrice(plan, step, seen.outcome);
  if (guard) return { kind: 'failed', reason: { kind: 'guard', guard, found: piecesOf(seen.outcome.paid) } };
  const worse = worseThan(expects, seen.outcome, agreedPrice(plan, step));
  if (worse) return { kind: 'failed', reason: worse };
  return { ...seen, command: found.command };
}

function onwards(
  course: Course,
  { command, state, outcome }: Extract<Walked, { kind: 'done' }>,
  { expects }: PlanStep,
): Course {
  return {
    state,
    commands: [...course.commands, command],
    outcome: addOutcomes(course.outcome, outcome),
    expected: addOutcomes(course.expected, expects),
  };
}

const UNCERTAIN: ReadonlySet<RejectionCode> = new Set([
  'would-strand-action',
  'action-impossible',
  'actions-impossible',
  'main-action-possible',
]);

/** Whether a reveal in between may still make a step possible. */
function mayChange(reason: PlanStopReason): boolean {
  return reason.kind === 'refused' && UNCERTAIN.has(reason.rejection.code);
}

// Converts a command to its aim, and the aim back to the matching command in another position.

/** Why an aim has no command: a missing piece, or an item that is not open. */
type AimMiss =
  | { readonly kind: 'gone'; readonly tile: string }
  | { readonly kind: 'not-asked'; readonly item: Item['kind'] }
  | { readonly kind: 'not-performed' };

/** The row whose slots a command names. */
function rowOf(command: Command): Row | undefined {
  if (isPlacement(command)) return ROW_OF[command.type];
  return command.type === 'RefreshRow' ? command.row : undefined;
}

/** The aim of a command in this state; an unknown tile becomes ''. */
export function aimOf(state: State, seat: SeatId, command: Command): Aim {
  const tiles = tilesOf(state, command);
  if (tiles) return { command, tiles };
  if ('item' in command) {
    const item = state.items.find(({ id }) => id === command.item);
    if (!item) return { command };
    const nth = alike(state, seat, item).findIndex(({ id }) => id === item.id);
    return { command, item: { kind: item.kind, source: item.source, nth } };
  }
  if (command.type !== 'CollectUpgradeBonus') return { command };
  return { command, performance: state.turn.performances.findIndex(({ id }) => id === command.performance) };
}

function tilesOf(state: State, command: Command): readonly string[] | undefined {
  if (command.type === 'TakeActionTile') return [tileAt(state, command.position)?.tile ?? ''];
  const row = rowOf(command);
  if (!row) return undefined;
  const at = (slot: Slot): string => state.rows[row].slots[slot] ?? '';
  if ('slots' in command && command.type === 'RefreshRow') return command.slots.map(at);
  return 'slot' in command ? [at(command.slot)] : undefined;
}

function alike(state: State, seat: SeatId, to: Pick<Item, 'kind' | 'source'>): readonly Item[] {
  return state.items.filter(
    ({ seat: owner, kind, source }) =>
      owner === seat && kind === to.kind && source.kind === to.source.kind && source.id === to.source.id,
  );
}

/** The command that matches the aim in this position. */
function commandFor(
  state: State,
  seat: SeatId,
  aim: Aim,
): { readonly command: Command } | { readonly missed: AimMiss } {
  const { command, tiles, item, performance } = aim;
  if (tiles) return withTiles(state, command, tiles);
  if (item) {
    const found = alike(state, seat, item)[item.nth];
    if (!found || !('item' in command)) return { missed: { kind: 'not-asked', item: item.kind } };
    return { command: { ...command, item: found.id } };
  }
  if (performance === undefined || command.type !== 'CollectUpgradeBonus') return { command };
  const found = state.turn.performances[performance];
  return found ? { command: { ...command, performance: found.id } } : { missed: { kind: 'not-performed' } };
}

function withTiles(
  state: State,
  command: Command,
  tiles: readonly string[],
): { readonly command: Command } | { readonly missed: AimMiss } {
  const [first = '', second = ''] = tiles;
  const gone = (tile: string): { readonly missed: AimMiss } => ({ missed: { kind: 'gone', tile } });
  if (command.type === 'TakeActionTile') {
    const found = state.crane.tiles.find(({ tile }) => tile === first);
    return found ? { command: { ...command, position: positionOf(state, found) } } : gone(first);
  }
  const row = rowOf(command);
  const slotOf = (tile: string): Slot | undefined =>
    row && SLOTS.find((slot) => state.rows[row].slots[slot] === tile);
  const slot = slotOf(first);
  if (slot === undefined) return gone(first);
  if (command.type === 'RefreshRow') {
    const other = slotOf(second);
    if (other === undefined) return gone(second);
    return { command: { ...command, slots: slot < other ? [slot, other] : [other, slot] } };
  }
  return 'slot' in command ? { command: { ...command, slot } } : { command };
}

// Dry run of one step without secrets: its consequences as far as they are known in advance.

/** A decision that blocks the plan. */
export interface OpenQuestion {
  readonly seat: SeatId;
  /** The pending item; undefined if it is simply another seat's turn. */
  readonly item?: ItemKind;
}

type CommandForecast =
  | { readonly kind: 'done'; readonly state: State; readonly outcome: PlanOutcome; readonly reveals: boolean }
  | { readonly kind: 'asked'; readonly asked: OpenQuestion }
  | { readonly kind: 'refused'; readonly rejection: Rejection };

type Forecast<K extends CommandForecast['kind']> = Extract<CommandForecast, { kind: K }>;

/** The consequences of a command of the viewing seat. */
export function forecastCommand(pack: Pack, view: View, seat: SeatId, command: Command): CommandForecast {
  const { state } = view;
  const game = gameFrom(pack, view);
  const rejection = refuse(game, seat, command);
  if (rejection) {
    const asked = askedInstead(state, rejection);
    return asked ? { kind: 'asked', asked } : { kind: 'refused', rejection };
  }
  const work = execute(new BlindWork(pack, state), seat, command);
  const stranding = refuseStranding(work, state, seat, command);
  if (stranding) return { kind: 'refused', rejection: stranding };
  return {
    kind: 'done',
    // No plan can rely on unseen tiles.
    state: withoutHiddenTiles(work.state),
    outcome: outcomeOf(work.events, seat),
    reveals: doesReveal(game, seat, command),
  };
}

/** The seat that has to decide first, if the rejection is about that. */
function askedInstead(state: State, { code }: Rejection): OpenQuestion | undefined {
  if (code !== 'answer-first' && code !== 'not-your-turn') return undefined;
  const [front] = blockingItems(state);
  return front ? { seat: front.seat, item: front.kind } : { seat: state.turn.seat };
}
