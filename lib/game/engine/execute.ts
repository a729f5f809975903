/**
 * Executes commands without legality checks, with their automatic consequences. Browsers need only this part
 * to show the effects of a legal step.
 */
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
} from '@/lib/game/engine/actions/end-turn';
import { runOpponent } from '@/lib/game/engine/phases/opponent';
import { takeRewards } from '@/lib/game/engine/phases/plaza';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import {
  decideBuyEgg,
  decideCollectSlotBonus,
  decideScoreSpecialPoints,
  decideTakeActionTile,
} from './actions/crane';
import { decideBuyExtraAction, decideDeclareAction } from './actions/declare';
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
import { decideUndo } from './actions/undo';
import { decideCollectUpgradeBonus } from './actions/upgrade-bonus';
import type { Command, CommandOf, CommandType, SeatId } from './commands';
import { finishScoring, startScoring } from './phases/scoring';
import type { Work } from './work';

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
