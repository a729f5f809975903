/**
 * Executes commands without legality checks. Browsers need only this part to show the effects of a legal
 * step.
 */
import {
  decideDiscardWindows,
  decideEndTurn,
  decideSkipMainAction,
} from '@/lib/game/engine/actions/end-turn';
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
  decideChooseBridgeTile,
  decideClaimCathedralTile,
  decideMoveSideways,
  decideMoveUp,
  decidePlacePlank,
  decideResolveUpArrow,
} from './actions/projects';
import { decidePlaceBuilding, decidePlaceUpgrade, decidePlaceWall } from './actions/tiles';
import {
  decideBuyEgg,
  decideCollectSlotBonus,
  decideScoreSpecialPoints,
  decideTakeActionTile,
} from './actions/crane';
import { decideBuyExtraAction, decideDeclareAction } from './actions/declare';
import { decideManageMines, decideManageQuarries } from './actions/manage';
import { decideAdvanceRoad, decideResolveRoadEffect, decideResolveRoadEgg } from './actions/road';
import { decideRefillRow, decideRefreshRow } from './actions/rows';
import { decideChooseTechnology, decideUseTechnology } from './actions/technology';
import { decideUndo } from './actions/undo';
import { decideCollectUpgradeBonus } from './actions/upgrade-bonus';
import type { Command, CommandOf, CommandType, SeatId } from './commands';
import { settle } from './phases/settle';
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
