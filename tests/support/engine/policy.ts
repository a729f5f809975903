/**
 * A simple sensible player: takes the best of a sample of the offered commands, by a rough value of goods.
 */
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { Command } from '@/lib/game/engine/commands';
import { execute } from '@/lib/game/engine/decide';
import type { Option } from '@/lib/game/engine/options';
import { finalLines, sumLines } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import type { Dice } from './random';
import { PACK } from './table';

const GOODS = { gold: 1.1, stone: 0.9, egg: 1.2, 'silver-window': 2, 'gold-window': 4 } as const;
/** Types of commands that are always taken when they are offered. */
const FIRST: readonly Command['type'][] = [
  'CollectSlotBonus',
  'CollectUpgradeBonus',
  'ClaimSeal',
  'ChooseProductionToken',
  'ChooseTechnology',
];

/**
 * The command of a seat. `dice` breaks ties and draws the sample of placements; `climb` is the value of a
 * Cathedral row beyond its points.
 */
export function sensible(
  state: State,
  seat: number,
  offered: readonly Option[],
  dice: Dice,
  climb = 0,
): Command {
  const commands = offered.map(({ command }) => command);
  const early = FIRST.flatMap((type) => commands.filter((c) => c.type === type && !isKeepingRight(c)));
  if (early.length > 0) return dice.pick(early);
  const useful = commands.filter(
    (c) => c.type !== 'Undo' && c.type !== 'RefreshRow' && c.type !== 'RefillRow',
  );
  const sample = sampled(useful, dice);
  let best: Command | undefined;
  let bestWorth = -Infinity;
  for (const command of sample) {
    const worth = worthAfter(state, seat, command, climb) + dice.next() * 0.3;
    if (worth > bestWorth) [best, bestWorth] = [command, worth];
  }
  return best ?? dice.pick(commands);
}

function isKeepingRight(command: Command): boolean {
  return command.type === 'ClaimSeal' && command.seal === undefined;
}

/** There can be hundreds of placements, so only forty are compared. */
function sampled(commands: readonly Command[], dice: Dice): readonly Command[] {
  if (commands.length <= 60) return commands;
  return Array.from({ length: 40 }, () => dice.pick(commands));
}

/**
 * The value after a command: ending the turn adds nothing, a step adds its changes, and a tile adds the
 * promise of its actions.
 */
function worthAfter(state: State, seat: number, command: Command, climb: number): number {
  const now = value(state, seat) + climb * climbed(state, seat);
  if (command.type === 'EndTurn') return now - 0.2;
  if (command.type === 'UseTechnology') return now + 4;
  if (command.type === 'BuyExtraAction') return now + 1;
  const work = execute(new BlindWork(PACK, state), seat, command);
  const promise = command.type === 'DeclareAction' ? PROMISE[command.action] : 0;
  const owed = work.state.items.filter((item) => item.seat === seat).length * 1.5;
  const worth = value(work.state, seat) + climb * climbed(work.state, seat);
  return worth + promise + owed + tilePromise(work.state, command);
}

/** Climbed rows of the Cathedral, and rows whose windows are in stock (GRID-5: two for a row). */
function climbed(state: State, seat: number): number {
  const { grids, goods } = elementAt(state.players, seat);
  return grids.cathedral.row + goods['silver-window'] * 0.45;
}

const PROMISE = {
  'manage-mines': 3.2,
  'manage-quarries': 3,
  'upgrade-action': 4.5,
  'construct-wall': 4.5,
  'construct-building': 5,
  'kings-road': 4,
} as const;

function tilePromise(state: State, command: Command): number {
  if (command.type !== 'TakeActionTile' || !state.turn.tile) return 0;
  const bonus = state.turn.slotBonus;
  const slot = bonus && 'n' in bonus ? bonus.n * 0.8 : 0.5;
  const [a, b] = PACK.actionTileById.get(state.turn.tile.tile)?.sides[state.setup.variant.actionSide] ?? [];
  return slot + Math.max(a ? PROMISE[a] : 0, b ? PROMISE[b] : 0);
}

/** Points, expected final scoring, and goods. Tracks count more while there is time to use them. */
function value(state: State, seat: number): number {
  const { goods, counts, heights, score, tokens, road, grids, sealRights } = elementAt(state.players, seat);
  const left = 1 - state.turnsDone / (16 * state.setup.players);
  const goodsWorth = Object.entries(GOODS).reduce(
    (sum, [good, worth]) => sum + goods[good as keyof typeof GOODS] * worth * (0.3 + 0.7 * left),
    0,
  );
  const tracks = (counts['gold-mine'] + counts.quarry) * 4 * left + heights.technology * (1 + 3 * left);
  const boards =
    heights.university * 1.2 * left + (tokens['blue-token'] + tokens['red-token']) * left + road * 2 * left;
  const places = (grids['hunger-wall'].column + grids.cathedral.column) * 0.6 + sealRights * 3;
  return score + sumLines(finalLines(PACK, state, seat)) + goodsWorth + tracks + boards + places;
}
