/**
 * Targets of a step of the lesson or the coach: pieces by their `data-at`, and commands whose buttons to
 * press.
 */
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { Command, CommandType } from '@/lib/game/engine/commands';
import type { Action, Row } from '@/lib/game/engine/vocabulary';
import type { LearnerPosition } from './learning';

export interface Advice {
  /** Keys of pieces to highlight. */
  readonly at: readonly string[];
  /** Commands to highlight in the moves panel. */
  readonly press: readonly Command[];
}

export const NONE: Advice = { at: [], press: [] };

/** Fields that may differ between commands with the same effect. */
const FREE: ReadonlySet<string> = new Set(['rotation', 'item', 'performance']);

/** Whether two commands differ only in rotation and in the item or performance they refer to. */
export function isLike(one: Command, other: Command): boolean {
  return one.type === other.type && keyOf(one) === keyOf(other);
}

function keyOf(command: Command): string {
  return JSON.stringify(Object.entries(command).filter(([name]) => !FREE.has(name)));
}

const ROW_OF = { PlaceUpgrade: 'upgrade', PlaceWall: 'wall', PlaceBuilding: 'building' } as const satisfies {
  readonly [type: string]: Row;
};

/** The pieces and places a command is about. */
export function atKeysOf(command: Command): readonly string[] {
  switch (command.type) {
    case 'TakeActionTile':
      return [`crane:${command.position}`];
    case 'PlaceUpgrade':
      return [slotKey(command)];
    case 'PlaceWall':
      return [slotKey(command), `cell:${command.cell}`];
    case 'PlaceBuilding':
      return [slotKey(command), `site:${command.site}`];
    case 'PlacePlank':
      return [`bridge:${command.place}`];
    default:
      return [];
  }
}

function slotKey({ type, slot }: { readonly type: keyof typeof ROW_OF; readonly slot: number }): string {
  return `slot:${ROW_OF[type]}-${slot}`;
}

/** The cheapest tile with an action; among equal ones, the one further along. */
export function toTake({ pack, state, commands }: LearnerPosition, action: Action): Advice {
  const price = (position: number) => pack.crane.positions[position]?.cost.gold ?? 0;
  const [best] = commands
    .flatMap((command) => (command.type === 'TakeActionTile' ? [command] : []))
    .filter(({ position }) => {
      const tile = tileAt(state, position)?.tile ?? '';
      return pack.actionTileById.get(tile)?.sides[state.setup.variant.actionSide].includes(action);
    })
    .sort((a, b) => price(a.position) - price(b.position) || b.position - a.position);
  return best ? { at: atKeysOf(best), press: [best] } : NONE;
}

/** Declares the turn's action, or performs it in its permanent form. */
export function commandsFor({ commands }: LearnerPosition, action: Action): readonly Command[] {
  return commands.filter(
    (command) =>
      (command.type === 'DeclareAction' && command.action === action && command.context === 'main') ||
      (command.type === 'ManageQuarries' && command.choice === 'increase'),
  );
}

/** The legal commands of these types. */
export function ofTypes({ commands }: LearnerPosition, ...types: readonly CommandType[]): readonly Command[] {
  return commands.filter(({ type }) => types.includes(type));
}
