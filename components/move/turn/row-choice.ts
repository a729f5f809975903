/** Refreshing a row: its heading chooses it, and two of its tiles are ticked there or in its form. */
import type { CommandOf } from '@/lib/game/engine/commands';
import { rowAt, slotAt } from '@/lib/game/turn/places';
import type { TurnStep, TurnData } from '@/lib/game/turn/turn-data';

/** A place with its steps. */
export interface StepsChoice {
  readonly kind: 'steps';
  readonly at: string;
  readonly steps: readonly TurnStep[];
  /** The ticked tiles of a row to refresh. */
  readonly ticked?: readonly string[];
  /** The price was pressed in the panel, and needs confirmation. */
  readonly isAsked?: true;
}

type Choice = StepsChoice | { readonly kind: 'nothing' | 'pressed' | 'filled' | 'tile' | 'spot' };

const tilesOf = ({ command }: TurnStep): readonly string[] =>
  command.type === 'RefreshRow' ? command.slots.map((slot) => slotAt(command.row, slot)) : [];

const stepsAt = ({ steps }: TurnData, row: string): readonly TurnStep[] =>
  steps.filter((step) => step.command.type === 'RefreshRow' && step.at.includes(row));

function chosen(turn: TurnData, at: string, ticked: readonly string[]): StepsChoice | undefined {
  const all = stepsAt(turn, at);
  const steps = all.filter((step) => ticked.every((tile) => tilesOf(step).includes(tile)));
  return all.length > 0 ? { kind: 'steps', at, steps, ticked } : undefined;
}

/**
 * The row whose heading was pressed, or the row with one tile ticked or unticked. A third tile replaces one.
 */
export function rowPointedAt(turn: TurnData, choice: Choice, at: string): StepsChoice | undefined {
  if (choice.kind !== 'steps' || !choice.ticked) return chosen(turn, at, []);
  if (!tilesToTick(turn, choice).has(at)) return chosen(turn, at, []);
  const { ticked } = choice;
  return chosen(
    turn,
    choice.at,
    ticked.includes(at) ? ticked.filter((tile) => tile !== at) : [...ticked.slice(-1), at],
  );
}

/** The tiles of the chosen row. */
export function tilesToTick(turn: TurnData, { at }: StepsChoice): ReadonlySet<string> {
  return new Set(stepsAt(turn, at).flatMap(tilesOf));
}

/** The ticked tiles, or the only possible pair. */
export function tickedTiles({ ticked, steps: [only, ...more] }: StepsChoice): readonly string[] {
  return ticked && only && more.length === 0 ? tilesOf(only) : (ticked ?? []);
}

/** The number of tiles to refresh together. */
const PAIR = 2;

/** How many tiles of a row are still to be ticked. */
export const missingTiles = (choice: Choice, row: string): number =>
  choice.kind === 'steps' && choice.at === row ? PAIR - tickedTiles(choice).length : PAIR;

/** Whether another tile must be ticked first. */
export const isToTick = (choice: Choice): boolean =>
  choice.kind === 'steps' && choice.ticked !== undefined && missingTiles(choice, choice.at) > 0;

/**
 * The choice after pressing a row's price: the row itself if too few tiles are ticked, else the step with
 * both.
 */
export function rowPressed(turn: TurnData, choice: Choice, command: CommandOf<'RefreshRow'>): StepsChoice {
  const at = rowAt(command.row);
  const [one, other] = command.slots;
  if (one === other) {
    const ticked = choice.kind === 'steps' && choice.at === at ? choice.ticked : undefined;
    return { kind: 'steps', at, steps: stepsAt(turn, at), ticked: ticked ?? [] };
  }
  const ticked = command.slots.map((slot) => slotAt(command.row, slot));
  // The rules decide which pairs may be refreshed.
  return { kind: 'steps', at, steps: [{ command, reveals: true, at: [at] }], ticked, isAsked: true };
}
