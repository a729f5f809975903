/** Every command's rule. */
import {
  chooseAlternative,
  choosePlazaReward,
  choosePlazaTile,
  chooseProductionKind,
  chooseProductionToken,
  claimSeal,
  placeBuildingForParler,
  setParlerMarkers,
} from '@/lib/game/engine/actions/choices';
import {
  chooseBridgeTile,
  claimCathedralTile,
  moveSidewaysOwed,
  moveUpByWindows,
  placePlank,
  resolveUpArrow,
} from './actions/projects';
import { placeBuilding, placeUpgrade, placeWall } from './actions/tiles';
import { buyEggOffer, collectSlotBonus, scoreSpecialPoints, takeActionTile } from './actions/crane';
import { buyExtraAction, declareAction } from './actions/declare';
import { discardWindows, endTurn, skipMainAction, undo } from './actions/end-turn';
import { manageMines, manageQuarries } from './actions/manage';
import { advanceRoad, resolveRoadEffect, resolveRoadEgg } from './actions/road';
import { refillOnDemand, refreshRow } from './actions/rows';
import { chooseTechnology, useTechnology } from './actions/technology';
import { collectUpgradeBonus } from './actions/upgrade-bonus';
import type { CommandOf, CommandType } from './commands';
import type { Rule } from './rule';

export const RULES = {
  TakeActionTile: takeActionTile,
  CollectSlotBonus: collectSlotBonus,
  BuyEgg: buyEggOffer,
  ScoreSpecialPoints: scoreSpecialPoints,
  DeclareAction: declareAction,
  BuyExtraAction: buyExtraAction,
  UseTechnology: useTechnology,
  RefreshRow: refreshRow,
  RefillRow: refillOnDemand,
  MoveUp: moveUpByWindows,
  ClaimSeal: claimSeal,
  EndTurn: endTurn,
  SkipMainAction: skipMainAction,
  ManageMines: manageMines,
  ManageQuarries: manageQuarries,
  PlaceUpgrade: placeUpgrade,
  PlaceWall: placeWall,
  PlaceBuilding: placeBuilding,
  AdvanceRoad: advanceRoad,
  ResolveRoadEffect: resolveRoadEffect,
  ResolveRoadEgg: resolveRoadEgg,
  ChooseBridgeTile: chooseBridgeTile,
  PlacePlank: placePlank,
  CollectUpgradeBonus: collectUpgradeBonus,
  ChooseTechnology: chooseTechnology,
  ChooseProductionToken: chooseProductionToken,
  MoveSideways: moveSidewaysOwed,
  ResolveUpArrow: resolveUpArrow,
  ClaimCathedralTile: claimCathedralTile,
  ChoosePlazaReward: choosePlazaReward,
  ChooseAlternative: chooseAlternative,
  ChooseProductionKind: chooseProductionKind,
  ChoosePlazaTile: choosePlazaTile,
  DiscardWindows: discardWindows,
  SetParlerMarkers: setParlerMarkers,
  PlaceParlerBuilding: placeBuildingForParler,
  Undo: undo,
} as const satisfies { readonly [T in CommandType]: Rule<CommandOf<T>> };
