/**
 * The current choice on the table, as a pure value: nothing, a piece with its steps, a tile, or a tile at a
 * place.
 */
import { firstLegal, isLegal, nextLegal } from '@/components/move/rotations';
import type { Command } from '@/lib/game/engine/commands';
import {
  placementOf,
  type TileSpot,
  type TurnStep,
  type TileToPlace,
  type TurnData,
} from '@/lib/game/turn/turn-data';
import { rowPointedAt, tickedTiles, tilesToTick, type StepsChoice } from './row-choice';
import type { GivenStep } from './turn-types';

export type Choice =
  | { readonly kind: 'nothing' }
  | StepsChoice
  /** A button of the moves was pressed and needs confirmation. */
  | { readonly kind: 'pressed'; readonly step: GivenStep; readonly reveals: boolean }
  /** A place that has filled in a form field (fills.ts). */
  | { readonly kind: 'filled'; readonly at: string }
  | {
      readonly kind: 'tile';
      readonly tile: TileToPlace;
      /** The values of its form, if they are illegal. */
      readonly said?: { readonly place: string | undefined; readonly rotation: number };
    }
  | {
      readonly kind: 'spot';
      readonly tile: TileToPlace;
      readonly spot: TileSpot;
      readonly rotation: number;
    };

export type SpotChoice = Extract<Choice, { kind: 'spot' }>;

export const NOTHING: Choice = { kind: 'nothing' };

/** The places that can be chosen next. */
export function legalPlaces(turn: TurnData, choice: Choice): ReadonlySet<string> {
  const tiles = turn.tiles.map(({ at }) => at);
  if (choice.kind === 'steps' && choice.ticked) return tilesToTick(turn, choice);
  if (choice.kind === 'tile' || choice.kind === 'spot')
    return new Set([...tiles, ...choice.tile.spots.map(({ at }) => at)]);
  return new Set([
    ...tiles,
    ...turn.steps.flatMap(({ at }) => at),
    ...turn.fillings.map(({ at }) => at),
    ...placesOfOne(turn).keys(),
  ]);
}

/** Places that fit only one tile: pressing one chooses the tile as well. */
function placesOfOne({ tiles }: TurnData): ReadonlyMap<string, SpotChoice> {
  const found = new Map<string, SpotChoice>();
  const shared = new Set<string>();
  for (const tile of tiles)
    for (const spot of tile.spots) {
      const known = found.get(spot.at);
      // The same tile with its cube kept for a seal does not count as another.
      if (known && known.tile.at !== tile.at) shared.add(spot.at);
      else if (!known) found.set(spot.at, { kind: 'spot', tile, spot, rotation: firstLegal(spot.legal) });
    }
  for (const at of shared) found.delete(at);
  return found;
}

export function chosenPlaces(choice: Choice): ReadonlySet<string> {
  if (choice.kind === 'steps') return new Set([choice.at, ...tickedTiles(choice)]);
  if (choice.kind === 'tile') return new Set([choice.tile.at]);
  return choice.kind === 'spot' ? new Set([choice.tile.at, choice.spot.at]) : new Set();
}

/** The choice after a press on a place; `confirm` if it was chosen before and is the only step. */
export function choosePlace(turn: TurnData, choice: Choice, at: string): Choice | 'confirm' | undefined {
  const ofRow = rowPointedAt(turn, choice, at);
  if (ofRow) return ofRow;
  if (choice.kind === 'tile' || choice.kind === 'spot') {
    const spot = choice.tile.spots.find((entry) => entry.at === at);
    if (spot) return { kind: 'spot', tile: choice.tile, spot, rotation: firstLegal(spot.legal) };
  }
  const tile = turn.tiles.find((entry) => entry.at === at);
  if (tile) return chosenTile(tile);
  const steps = turn.steps.filter((step) => step.at.includes(at));
  // A press with a chosen tile may be meant for that tile.
  if (steps.length === 0) return 'tile' in choice ? undefined : placesOfOne(turn).get(at);
  const isAgain = choice.kind === 'steps' && choice.at === at && choice.steps.length === 1;
  return isAgain ? 'confirm' : { kind: 'steps', at, steps };
}

/** The same tile on the same place pressed again: rotated, or confirmed if only one rotation is legal. */
export function tappedAgain(choice: Choice): Choice | 'confirm' {
  const turned = turnedBy(choice, 1);
  return turned === choice ? 'confirm' : turned;
}

/** Optional steps, which do not determine where the turn continues. */
const OPTIONAL = /^(Collect|Buy|Score|Use|ClaimSeal|MoveUp|Refresh|Refill|Undo|EndTurn)/;

/** Two answers to one question, though each has its own place. */
const EITHER = /^(Manage|ChooseA)/;

/**
 * The only place that continues the turn, with its options; undefined if there are more questions or a tile
 * to place.
 */
export function onlyPlace({
  tiles,
  steps,
}: TurnData): { readonly at: string; readonly steps: readonly TurnStep[] } | undefined {
  const onward = steps.filter(({ command }) => !OPTIONAL.test(command.type));
  const asks = ({ command: { type }, at }: TurnStep) =>
    EITHER.test(type) ? [type] : at.length === 1 ? at : ['', 'none'];
  const [one, ...more] = new Set(onward.flatMap(asks));
  const at = onward[0]?.at[0];
  return one && at && more.length === 0 && onward.length > 1 && tiles.length === 0
    ? { at, steps: onward }
    : undefined;
}

/** Chooses a tile, and its place if there is only one. */
export function chosenTile(tile: TileToPlace): Choice {
  const [spot, other] = tile.spots;
  if (!spot || other) return { kind: 'tile', tile };
  return { kind: 'spot', tile, spot, rotation: firstLegal(spot.legal) };
}

/**
 * the same tile and place with the other use of the last cube; undefined if there is no such choice.
 */
export function otherUseOfCube(turn: TurnData, choice: Choice): Choice | undefined {
  if (choice.kind !== 'spot') return undefined;
  const { at, keepCube } = choice.tile;
  const tile = turn.tiles.find((entry) => entry.at === at && entry.keepCube !== keepCube);
  const spot = tile?.spots.find((entry) => entry.at === choice.spot.at);
  return tile && spot && isLegal(spot.legal, choice.rotation) ? { ...choice, tile, spot } : undefined;
}

/** The next legal rotation of the tile at its place; the same object if there is no other. */
export function turnedBy<T extends Choice>(choice: T, step: 1 | 5): T {
  if (choice.kind !== 'spot') return choice;
  const rotation = nextLegal(choice.spot.legal, choice.rotation, step);
  return rotation === choice.rotation ? choice : { ...choice, rotation };
}

export interface ChosenStep {
  readonly command: Command;
  readonly reveals: boolean;
  readonly loses?: true;
  /** The step that the same press makes first. */
  readonly first?: Command;
}

/** The single command of a choice, and whether it reveals something hidden. */
export function commandOf(choice: Choice): ChosenStep | undefined {
  if (choice.kind === 'steps') return choice.steps.length === 1 ? choice.steps[0] : undefined;
  if (choice.kind !== 'spot') return undefined;
  const { tile, spot, rotation } = choice;
  const reveals = isLegal(spot.reveals, rotation);
  const { loses, first } = tile;
  const command = placementOf(tile, spot, rotation);
  return { command, reveals, ...(loses ? { loses } : {}), first };
}

/** The previous stage of the choice. */
export function backFrom(choice: Choice): Choice {
  return choice.kind === 'spot' && choice.tile.spots.length > 1
    ? { kind: 'tile', tile: choice.tile }
    : NOTHING;
}

/** Whether a step needs confirmation, because it reveals or loses something. */
export const asksFor = ({ reveals, loses }: Pick<TurnStep, 'reveals' | 'loses'>): boolean =>
  reveals || loses === true;

/** The same tile among the currently placeable ones. */
export function tileLike({ tiles }: TurnData, { at, keepCube }: TileToPlace): TileToPlace | undefined {
  return tiles.find((tile) => tile.at === at && tile.keepCube === keepCube);
}

/** The place that a choice is about. */
export function placeOf(choice: Choice): string {
  if (choice.kind === 'steps' || choice.kind === 'filled') return choice.at;
  if (choice.kind === 'spot') return choice.spot.at;
  return choice.kind === 'tile' ? choice.tile.at : '';
}

/** With only one tile its form is open initially, without being chosen. */
export function isFirst({ tiles }: TurnData): boolean {
  return new Set(tiles.map(({ at }) => at)).size < 2;
}
