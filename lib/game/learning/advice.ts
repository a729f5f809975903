/**
 * What a step of the lesson points at: pieces by their `data-at`, and commands whose buttons are to be
 * pressed.
 */
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { Command, CommandOf, CommandType } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { Action, Row } from '@/lib/game/engine/vocabulary';
import type { Learning, StepId } from './learning';

export interface Advice {
  /** Keys of pieces that stand out. */
  readonly at: readonly string[];
  /** Commands that stand out in the moves panel. */
  readonly press: readonly Command[];
  /** The tile that is advised, if there is one. */
  readonly tile?: string;
}

const NONE: Advice = { at: [], press: [] };

/** What a step advises in this position. */
export function advice(learning: Learning, step: StepId, action: Action): Advice {
  switch (step) {
    case 'take':
    case 'plan':
    case 'choose':
      return toTake(learning, action);
    case 'work':
      return { at: ['track:0-quarry'], press: working(learning, action) };
    case 'bonus':
      return { at: [], press: of(learning, 'CollectSlotBonus', 'BuyEgg', 'ScoreSpecialPoints') };
    case 'end':
      return { at: [], press: of(learning, 'EndTurn') };
    case 'parler':
      return { at: ['board:1'], press: [] };
    case 'build':
      return toPlace(learning, 'building', action);
    case 'claim':
      return { at: claimed(learning.pack, learning.state), press: of(learning, 'EndTurn') };
    case 'upgrade':
      return toPlace(learning, 'upgrade', action);
    case 'welcome':
    case 'farewell':
      return { at: ['board:0'], press: [] };
    case 'back':
      return NONE;
  }
}

/** The cheapest tile with an action; of equal ones that which lies farther on. */
function toTake({ pack, state, commands }: Learning, action: Action): Advice {
  const price = (position: number) => pack.crane.positions[position]?.cost.gold ?? 0;
  const [best] = commandsOf(commands, 'TakeActionTile')
    .filter(({ position }) => {
      const tile = tileAt(state, position)?.tile ?? '';
      return pack.actionTileById.get(tile)?.sides[state.setup.variant.actionSide].includes(action);
    })
    .sort((a, b) => price(a.position) - price(b.position) || b.position - a.position);
  return best ? { at: [`crane:${best.position}`], press: [best] } : NONE;
}

/** Declares the action of the turn, or carries it out in the way that lasts. */
function working({ commands }: Learning, action: Action): readonly Command[] {
  return commands.filter(
    (command) =>
      (command.type === 'DeclareAction' && command.action === action && command.context === 'main') ||
      (command.type === 'ManageQuarries' && command.choice === 'increase'),
  );
}

/** The tile to place that costs least, buildings that bring a claim before others. */
function toPlace(learning: Learning, row: Row, action: Action): Advice {
  const { pack, state, commands } = learning;
  const type = row === 'building' ? 'PlaceBuilding' : 'PlaceUpgrade';
  const slots = [...new Set(commandsOf(commands, type).map(({ slot }) => slot))];
  const idOf = (slot: number) => state.rows[row].slots[slot] ?? '';
  const price = (slot: number) => {
    const tile = pack.buildings.find(({ id }) => id === idOf(slot));
    return tile ? (tile.cost.gold ?? 0) + (tile.cost.stone ?? 0) + (tile.cubeSpace ? 0 : 10) : 0;
  };
  const [best] = slots.sort((a, b) => price(a) - price(b) || a - b);
  if (best === undefined) return { at: [], press: working(learning, action) };
  return { at: [`slot:${row}-${best}`], press: [], tile: idOf(best) };
}

/** The plaza beside the newest building of the learner. */
function claimed(pack: Pack, { buildings }: State): readonly string[] {
  const mine = buildings.findLast(({ seat }) => seat === 0);
  const plaza = pack.city.plazas.find(({ sites }) => sites.some((site) => site === mine?.site));
  return plaza ? [`plaza:${plaza.id}`] : [];
}

function of({ commands }: Learning, ...types: readonly CommandType[]): readonly Command[] {
  return commands.filter(({ type }) => types.includes(type));
}

function commandsOf<T extends CommandType>(commands: readonly Command[], type: T): CommandOf<T>[] {
  return commands.filter((command): command is CommandOf<T> => command.type === type);
}
