import 'server-only';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import { ownLine } from '@/lib/features/sandbox/sandbox';
import { loadSeatKnowledge } from '@/lib/features/sandbox/seat-knowledge';
import type { GameRow } from '@/lib/features/table/load/game-row';
import { loadTableRow, type TableRow } from '@/lib/features/table/load/game-store';
import {
  type KnownPosition,
  knownPositionOf,
  recallPosition,
} from '@/lib/features/table/load/known-position';
import { keysOf, mayLook, type Visitor } from '@/lib/features/table/load/load-table';
import { positionFor } from '@/lib/features/table/load/visible';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { view, type View } from '@/lib/game/engine/view';
import { composePlan, type NoPlan } from '@/lib/game/analysis/plans/compose';
import {
  canGuard,
  type Guard,
  isAboutTheSame,
  isSameGuard,
  MAX_PLANS,
  type Plan,
} from '@/lib/game/analysis/plans/plan';
import { determinize, type Sandbox } from '@/lib/game/analysis/sandbox/determinize';
import { type LineStep, playLine } from '@/lib/game/analysis/sandbox/line';
import { type Clock, systemClock } from '@/lib/platform/clock';
import { GuardSchema, MAX_GUARDS, MAX_STEPS, readPlan } from './form';
import { changePlan, deletePlan, insertPlan, movePlan, plansOfSeat } from './plan-store';
import { noPlan, type PlanResult } from './refusal';
import type { PlanMode, StoredPlan } from './view';

/** The planning player, with the table as they can see it. */
export interface Planner {
  readonly row: TableRow;
  readonly known: KnownPosition;
  readonly seat: SeatId;
}

/** The seat of the planner: only they can see or change its plans. */
export async function plannerOf(gameId: string, who: Visitor): Promise<PlanResult<Planner>> {
  const recalled = recallPosition(gameId);
  const row = await loadTableRow(gameId, { knownHead: recalled?.head, keys: keysOf(who) });
  if (!row || !mayLook(row, who)) return noPlan('unknown-table');
  if (row.visitor === undefined) return noPlan('no-seat');
  if (!row.isHolder) return noPlan('not-holder');
  const seat = row.visitor;
  const known = await positionFor(row.game, await knownPositionOf(row, recalled), seat);
  return { ok: true, value: { row, known, seat } };
}

/** A stored line, or one in the request. */
export type PlanSource = { readonly lineId: string } | AnalysisLine;

/** A plan that was stored. */
export interface KeepOutcome {
  readonly id: string;
  readonly isCut: boolean;
}

/** Stores the next turn of a line as a plan, after the seat's other plans. The same id is stored once. */
export async function keepPlan(
  gameId: string,
  who: Visitor,
  { id, source }: { readonly id: string; readonly source: PlanSource },
  clock: Clock = systemClock,
): Promise<PlanResult<KeepOutcome>> {
  const asked = await plannerOf(gameId, who);
  if (!asked.ok) return asked;
  const { row, known, seat } = asked.value;
  if (row.game.status !== 'running') return noPlan('not-running');
  const line = 'lineId' in source ? await ownLine(gameId, who, source.lineId) : undefined;
  if (line && !line.ok) return noPlan('unknown-line');
  const tried = 'lineId' in source ? line?.value : source;
  if (!tried) return noPlan('unknown-line');
  const planned = await planOfLine(row.game, known, seat, tried);
  if (!planned.ok) return planned;
  const { plan, afterTurn, isCut } = planned.value;
  const owner = { gameId, seat, keys: keysOf(who) };
  const kept = { ...owner, id, userId: who.userId, baseSeq: known.seq, afterTurn, plan, at: clock.now() };
  const isKept = await insertPlan(kept, MAX_PLANS);
  if (isKept === undefined) return noPlan('not-holder');
  return isKept ? { ok: true, value: { id, isCut } } : noPlan('too-many-plans');
}

/** One of the planner's open plans. */
async function ownPlan(
  gameId: string,
  who: Visitor,
  id: string,
): Promise<PlanResult<Planner & { readonly kept: StoredPlan }>> {
  const asked = await plannerOf(gameId, who);
  if (!asked.ok) return asked;
  const rows = await plansOfSeat({ gameId, seat: asked.value.seat });
  const found = rows.find((row) => row.id === id && row.place !== null);
  const kept = found && readPlan(found);
  return kept ? { ok: true, value: { ...asked.value, kept } } : noPlan('unknown-plan');
}

/** A condition as the page names it: one of those it offers, or `stop` before anything hidden is revealed. */
export type PostedGuard = 'stop' | Guard;

/** The condition in a posted text, if it is one. */
export function readGuard(text: string): PostedGuard | undefined {
  if (text === 'stop') return text;
  try {
    return GuardSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Adds a condition to a plan, or removes it. */
export async function changeGuard(
  gameId: string,
  who: Visitor,
  { id, guard, isOn }: { readonly id: string; readonly guard: PostedGuard; readonly isOn: boolean },
): Promise<PlanResult<string>> {
  const asked = await ownPlan(gameId, who, id);
  if (!asked.ok) return asked;
  const { kept, known } = asked.value;
  if (kept.course) return noPlan('begun');
  if (isOn && kept.plan.guards.length >= MAX_GUARDS) return noPlan('too-many-guards');
  const plan = withGuard(known.pack, kept.plan, guard, isOn);
  if (!plan) return noPlan('unknown-guard');
  // Changed conditions invalidate the earlier result.
  return (await changePlan(kept, { plan, found: null })) ? { ok: true, value: id } : noPlan('moved-on');
}

function withGuard(pack: Pack, plan: Plan, guard: PostedGuard, isOn: boolean): Plan | undefined {
  if (guard === 'stop') return { ...plan, stopsBeforeReveal: isOn };
  if (!isOn) return { ...plan, guards: plan.guards.filter((one) => !isSameGuard(one, guard)) };
  if (!canGuard(pack, plan.steps, guard)) return undefined;
  return { ...plan, guards: [...plan.guards.filter((one) => !isAboutTheSame(one, guard)), guard] };
}

/** Moves a plan before or after its neighbour. */
export async function reorderPlan(
  gameId: string,
  who: Visitor,
  id: string,
  by: -1 | 1,
): Promise<PlanResult<string>> {
  const asked = await ownPlan(gameId, who, id);
  if (!asked.ok) return asked;
  await movePlan({ gameId, seat: asked.value.seat, keys: keysOf(who) }, id, by);
  return { ok: true, value: id };
}

/** Deletes a plan or its report. */
export async function forgetPlan(gameId: string, who: Visitor, id: string): Promise<PlanResult<string>> {
  const asked = await plannerOf(gameId, who);
  if (!asked.ok) return asked;
  return (await deletePlan({ gameId, seat: asked.value.seat, keys: keysOf(who) }, id))
    ? { ok: true, value: id }
    : noPlan('unknown-plan');
}

/** Sets whether a plan needs its owner's confirmation. Once its turn has come, it cannot become automatic. */
export async function setMode(
  gameId: string,
  who: Visitor,
  id: string,
  mode: PlanMode,
): Promise<PlanResult<string>> {
  const asked = await ownPlan(gameId, who, id);
  if (!asked.ok) return asked;
  const { kept, known, seat } = asked.value;
  const { phase, turn } = known.position.state;
  const isOpen = phase === 'playing' && turn.seat === seat && turn.number > kept.afterTurn;
  if (mode === 'plays-itself' && isOpen) return noPlan('turn-open');
  return (await changePlan(kept, { mode })) ? { ok: true, value: id } : noPlan('moved-on');
}

/** The steps of all seats in an analysis line. */
export interface AnalysisLine {
  /** The game row that it begins after. */
  readonly base: number;
  readonly key: string;
  readonly steps: readonly LineStep[];
}

interface PlannedTurn {
  readonly plan: Plan;
  /** The line's turn is later than this one. */
  readonly afterTurn: number;
  /** Whether steps were left out because they depend on tiles that came up only in the sandbox. */
  readonly isCut: boolean;
}

const KEY = /^[0-9a-f]{64}$/;

/** The next turn of a seat in a line. All of it is computed again, so no input has to be trusted. */
async function planOfLine(
  game: GameRow['game'],
  real: KnownPosition,
  seat: SeatId,
  { base, key, steps }: AnalysisLine,
): Promise<PlanResult<PlannedTurn>> {
  if (!KEY.test(key) || !Number.isSafeInteger(base) || base < 1 || base > real.seq)
    return noPlan('unknown-line');
  const known = await loadSeatKnowledge({ gameId: game.id, seq: game.seq, head: game.head, seat }, base);
  if (!known) return noPlan('unknown-line');
  const pack = await packOfGame(game);
  const { positions } = playLine(pack, determinize(pack, known, key), steps);
  const now = real.position.state;
  const turn = turnIn(positions, steps, seat, now);
  if (!turn) return noPlan(positions.length <= steps.length ? 'line-broken' : 'no-turn');
  if (turn.commands.length > MAX_STEPS) return noPlan('too-long');
  const composed = composePlan(pack, { seat, real: now, ...turn });
  if (!composed.ok) return noPlan(refusalOf(composed.error));
  const { plan, cutAt } = composed.value;
  const isLater = now.turn.seat === seat && turn.from.state.turn.number > now.turn.number;
  const afterTurn = isLater ? now.turn.number : now.turn.number - 1;
  return { ok: true, value: { plan, afterTurn, isCut: cutAt !== undefined } };
}

function refusalOf({ code }: NoPlan) {
  switch (code) {
    case 'not-the-seats-turn':
      return 'no-turn';
    case 'nothing-planned':
      return 'nothing-planned';
    case 'guard-does-not-fit':
      return 'unknown-guard';
    case 'refused':
      return 'line-broken';
  }
}

/**
 * The first turn of a seat in a line that is not over in the game: its start, and the seat's
 * uninterrupted commands.
 */
function turnIn(
  positions: readonly Sandbox[],
  steps: readonly LineStep[],
  seat: SeatId,
  now: State,
): { readonly from: View; readonly commands: readonly Command[] } | undefined {
  const begin = positions.findIndex(
    ({ state }, i) =>
      steps[i]?.seat === seat &&
      i + 1 < positions.length &&
      state.phase === 'playing' &&
      state.turn.seat === seat &&
      state.turn.number >= now.turn.number,
  );
  const start = positions[begin];
  if (!start) return undefined;
  const commands: Command[] = [];
  for (const { seat: acting, command } of steps.slice(begin, positions.length - 1)) {
    if (acting !== seat) break;
    commands.push(command);
    if (command.type === 'EndTurn') break;
  }
  return { from: view(start.state, start.secrets, seat), commands };
}
