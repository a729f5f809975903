/**
 * Executes commands without legality checks, with their automatic consequences. Browsers need only this part
 * to show the effects of a legal step.
 */
import {
  decideBuyEgg,
  decideCollectSlotBonus,
  decideScoreSpecialPoints,
  decideTakeActionTile,
} from './actions/crane';
import { decideBuyExtraAction, decideDeclareAction } from './actions/declare';
import { isCurrentCompletable } from './actions/feasible';
import { decideManageMines, decideManageQuarries } from './actions/manage';
import {
  decideChooseBridgeTile,
  decideClaimCathedralTile,
  decideMoveSideways,
  decideMoveUp,
  decidePlacePlank,
  decideResolveUpArrow,
} from './actions/projects';
import { decideAdvanceRoad, decideResolveRoadEffect, decideResolveRoadEgg } from './actions/road';
import { decideRefillRow, decideRefreshRow } from './actions/rows';
import { decideChooseTechnology, decideUseTechnology } from './actions/technology';
import { decidePlaceBuilding, decidePlaceUpgrade, decidePlaceWall } from './actions/tiles';
import { decideCollectUpgradeBonus } from './actions/upgrade-bonus';
import { type Decision, SecretWork } from './blind-work';
import type { Command, CommandOf, CommandType, SeatId } from './commands';
import type { Pack } from './pack-index';
import { finishScoring, startScoring } from './phases/scoring';
import { reject, type Rejection, type Result } from './rejections';
import { currentPerformance, type Game, type Rule } from './rule';
import { RULES } from './rules';
import type { Secrets } from './secrets';
import type { Work } from './work';
import { blockingItems } from '@/lib/game/engine/acting';
import {
  decideChooseAlternative,
  decideChoosePlazaReward,
  decideChoosePlazaTile,
  decideChooseProductionKind,
  decideChooseProductionToken,
  decideClaimSeal,
  decidePlaceParlerBuilding,
  decideSetParlerMarkers,
} from '@/lib/game/engine/actions/choices';
import {
  decideDiscardWindows,
  decideEndTurn,
  decideSkipMainAction,
  decideUndo,
} from '@/lib/game/engine/actions/end-turn';
import { runOpponent } from '@/lib/game/engine/phases/opponent';
import { takeRewards } from '@/lib/game/engine/phases/plaza';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';

/**
 * Declared as a method, because method parameters are bivariant: the table below accepts any command type.
 */
type Decider<C extends Command> = { decide(work: Work, seat: SeatId, command: C): void }['decide'];

const DECIDERS = {
  TakeActionTile: decideTakeActionTile,
  CollectSlotBonus: decideCollectSlotBonus,
  BuyEgg: decideBuyEgg,
  ScoreSpecialPoints: decideScoreSpecialPoints,
  DeclareAction: decideDeclareAction,
  BuyExtraAction: decideBuyExtraAction,
  UseTechnology: decideUseTechnology,
  RefreshRow: decideRefreshRow,
  RefillRow: decideRefillRow,
  MoveUp: decideMoveUp,
  ClaimSeal: decideClaimSeal,
  EndTurn: decideEndTurn,
  SkipMainAction: decideSkipMainAction,
  ManageMines: decideManageMines,
  ManageQuarries: decideManageQuarries,
  PlaceUpgrade: decidePlaceUpgrade,
  PlaceWall: decidePlaceWall,
  PlaceBuilding: decidePlaceBuilding,
  AdvanceRoad: decideAdvanceRoad,
  ResolveRoadEffect: decideResolveRoadEffect,
  ResolveRoadEgg: decideResolveRoadEgg,
  ChooseBridgeTile: decideChooseBridgeTile,
  PlacePlank: decidePlacePlank,
  CollectUpgradeBonus: decideCollectUpgradeBonus,
  ChooseTechnology: decideChooseTechnology,
  ChooseProductionToken: decideChooseProductionToken,
  MoveSideways: decideMoveSideways,
  ResolveUpArrow: decideResolveUpArrow,
  ClaimCathedralTile: decideClaimCathedralTile,
  ChoosePlazaReward: decideChoosePlazaReward,
  ChooseAlternative: decideChooseAlternative,
  ChooseProductionKind: decideChooseProductionKind,
  ChoosePlazaTile: decideChoosePlazaTile,
  DiscardWindows: decideDiscardWindows,
  SetParlerMarkers: decideSetParlerMarkers,
  PlaceParlerBuilding: decidePlaceParlerBuilding,
  Undo: decideUndo,
} as const satisfies { readonly [T in CommandType]: Decider<CommandOf<T>> };

function deciderOf(type: CommandType): Decider<Command> {
  return DECIDERS[type];
}

/** Executes a legal command; without secrets it is blind (see Work). */
export function execute(work: Work, seat: SeatId, command: Command): Work {
  deciderOf(command.type)(work, seat, command);
  if (command.type !== 'Undo') settle(work);
  return work;
}

// The automatic consequences of a command.

/** Safety limit: no command leads to this many steps. Reaching it is a bug that must not hang a server. */
const MAX_STEPS = 100;

/**
 * Continues until a player has to decide: rewards for majorities, the turn of a solo opponent, final scoring,
 * the ranking. Without secrets (see Work), the opponent does not play, because its card is unknown.
 */
function settle(work: Work): void {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [front] = blockingItems(work.state);
    if (front?.kind === 'plaza-reward' && front.both) {
      work.close(front, 'automatic');
      takeRewards(work, front.seat, front.plaza, 'both');
    } else if (front || work.state.phase === 'finished') return;
    else if (work.state.phase === 'last-call') startScoring(work);
    else if (work.state.phase === 'scoring') finishScoring(work);
    else if (isOpponentsTurn(work.state) && !work.isBlind) runOpponent(work);
    else return;
  }
}

/** Whether the rules play the turn, without a player. */
export function isOpponentsTurn(state: State): boolean {
  return state.phase === 'playing' && isAutomatic(state.setup, state.turn.seat);
}

// Entry point: the events of a command, or the reason for its refusal.

export type { Decision } from './blind-work';

/**
 * Commands that already consider unknown tiles in their own refusal; a check of the drawn tiles would
 * reveal them.
 */
const CHECKED_BEFOREHAND: ReadonlySet<Command['type']> = new Set(['RefreshRow', 'RefillRow', 'Undo']);

/** Decides a command: returns its events, or the refusal. Changes nothing. */
export function decide(
  pack: Pack,
  state: State,
  secrets: Secrets,
  seat: SeatId,
  command: Command,
): Result<Decision> {
  const game: Game = {
    pack,
    state,
    offered: (item) => (ownsItem(state, seat, item) ? secrets.offers[item] : undefined),
  };
  const refusal = refuse(game, seat, command);
  if (refusal) return { ok: false, error: refusal };
  const work = new SecretWork(pack, state, secrets);
  execute(work, seat, command);
  const stranding = refuseStranding(work, state, seat, command);
  return stranding ? { ok: false, error: stranding } : { ok: true, value: work.decision() };
}

/**
 * Why a command is refused before execution: whose turn it is, which item must be answered first, and its
 * own rule.
 */
export function refuse(game: Game, seat: SeatId, command: Command): Rejection | undefined {
  return refuseTiming(game.state, seat, command) ?? ruleOf(command.type).refuse(game, seat, command);
}

/** a declared action must be completed, so no free step may make it impossible. */
export function refuseStranding(
  work: Work,
  before: State,
  seat: SeatId,
  command: Command,
): Rejection | undefined {
  if (CHECKED_BEFOREHAND.has(command.type)) return undefined;
  const current = currentPerformance(before);
  if (!current || currentPerformance(work.state)?.id !== current.id) return undefined;
  return isCurrentCompletable(work.pack, work.state, seat)
    ? undefined
    : reject('would-strand-action', 'R-25', { action: current.action });
}

/** The rule of a type of command. */
export function ruleOf(type: CommandType): Rule<Command> {
  return RULES[type];
}

/** Why this seat cannot give this command now (TURN-9, INV-57, section 5). */
function refuseTiming(state: State, seat: SeatId, command: Command): Rejection | undefined {
  if (!state.players[seat]) return reject('not-a-seat', 'TURN-9');
  if (state.phase === 'finished') return reject('game-finished', 'CLOCK-9');
  if (command.type === 'Undo') return undefined;
  if (command.type === 'ChooseTechnology' && isKeptTechnology(state, seat)) return undefined;
  const blocking = blockingItems(state);
  const [front] = blocking;
  if (front) {
    if (front.seat !== seat) return reject('not-your-turn', 'TURN-9', { waitingFor: front.seat });
    const { answers } = ruleOf(command.type);
    const isAnswer = blocking.some(
      (item) => item.kind === answers && (!('item' in command) || command.item === item.id),
    );
    return isAnswer ? undefined : reject('answer-first', 'TIMING-7', { kind: front.kind });
  }
  return seat === state.turn.seat
    ? undefined
    : reject('not-your-turn', 'TURN-9', { waitingFor: state.turn.seat });
}

/** ASYNC_TECH: the choice may be made at any time until the owner's next turn begins. */
function isKeptTechnology(state: State, seat: SeatId): boolean {
  return state.items.some(
    (item) => item.kind === 'technology' && item.seat === seat && item.class === 'keep' && item.drawn,
  );
}

function ownsItem(state: State, seat: SeatId, item: number): boolean {
  return state.items.some((open) => open.id === item && open.seat === seat);
}
