/**
 * Plays games that prefer the least tried commands, so few games cover much; tries wrong commands as well.
 */
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import { indexPack, type Pack } from '@/lib/game/engine/pack-index';
import type { RejectionCode } from '@/lib/game/engine/rejections';
import { advance, type LogEntry, type Position } from '@/lib/game/engine/replay';
import type { Setup } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { view } from '@/lib/game/engine/view';
import { mutated } from './mutate';
import { Dice } from './random';
import { canonical } from './scenario';

/** The commands tried so far, in all games. */
export interface Experience {
  readonly tried: Map<string, number>;
  readonly refusals: Set<RejectionCode>;
  /** The newest command of each type. Given again later, most of them are illegal. */
  readonly latest: Map<Command['type'], Command>;
}
/** A pack where everything happens sooner: full supplies that are never emptied, short tracks. */
export function plentyOf(pack: Pack): Pack {
  const { playerBoard } = pack;
  const [mines, quarries] = playerBoard.tracks;
  return indexPack({
    ...pack,
    playerBoard: {
      ...playerBoard,
      start: { ...playerBoard.start, gold: 5, stone: 5, egg: 12, 'silver-window': 60, 'gold-window': 30 },
      limits: { ...playerBoard.limits, windowsKeptAtEndOfTurn: 99 },
      tracks: [
        { ...mines, startCount: mines.tokenAtCount - 1 },
        { ...quarries, startCount: quarries.tokenAtCount - 1 },
      ],
      technologyTrack: { ...playerBoard.technologyTrack, levels: { I: 1, II: 2, III: 3, IV: 4 } },
    },
  });
}

export interface CuriousGame {
  readonly pack: Pack;
  readonly state: State;
  readonly log: readonly (LogEntry & { readonly command?: Command })[];
}

const THINK_AGAIN = 0.03;
const STOP_EARLY = 0.15;
/** How often the least tried command is chosen regardless of its type. */
const NEWEST = 0.5;

/** Plays a whole game from a seed; throws with the seed if an offered command is refused. */
export function playCuriously(pack: Pack, setup: Setup, seed: number, experience: Experience): CuriousGame {
  const dice = new Dice(seed);
  const entry = { seq: 1, ...newGame(pack, setup, 1, sha256Hex(`curious ${seed}`)) };
  const log: (LogEntry & { readonly command?: Command })[] = [entry];
  let now = advance(undefined, entry);
  while (now.state.phase !== 'finished') {
    const [seat = 0] = toAct(now.state);
    const offered = options(pack, view(now.state, now.secrets, seat)).commands.map(({ command }) => command);
    probe(pack, now, seat, offered, dice, experience);
    const command = chosen(now.state, offered, dice, experience);
    const result = decide(pack, now.state, secretsOf(now), seat, command);
    if (!result.ok)
      throw new Error(`seed ${seed}: offered but refused: ${canonical([command, result.error])}`);
    const row = { seq: now.state.seq + 1, seat, command, ...result.value };
    log.push(row);
    experience.latest.set(command.type, command);
    now = advance(now, row);
  }
  probe(pack, now, 0, [...experience.latest.values()], dice, experience);
  return { pack, state: now.state, log };
}

function secretsOf({ secrets }: Position) {
  if (!secrets) throw new Error('a game has secrets');
  return secrets;
}

/** Picks a type at random, then the least tried command of that type. */
function chosen(state: State, offered: readonly Command[], dice: Dice, { tried }: Experience): Command {
  const undo = offered.filter(({ type }) => type === 'Undo');
  if (undo.length > 0 && dice.chance(THINK_AGAIN)) return dice.pick(undo);
  const types = worthwhile(offered, dice);
  const of = dice.chance(NEWEST) ? types : [dice.pick(types)];
  const alike = offered.filter(({ type }) => of.includes(type));
  const counted = alike.map((command) => ({ command, n: tried.get(keyOf(state, command)) ?? 0 }));
  const least = Math.min(...counted.map(({ n }) => n));
  const command = dice.pick(counted.filter(({ n }) => n === least)).command;
  tried.set(keyOf(state, command), least + 1);
  return command;
}

/** The types to choose from; the turn is seldom ended while another type is offered. */
function worthwhile(offered: readonly Command[], dice: Dice): readonly Command['type'][] {
  const types = [...new Set(offered.map(({ type }) => type))].filter((type) => type !== 'Undo');
  const others = types.filter((type) => type !== 'EndTurn');
  return others.length > 0 && !dice.chance(STOP_EARLY) ? others : types;
}

/** The subject of a command: for placements the tile, not its place or rotation. */
function keyOf(state: State, command: Command): string {
  switch (command.type) {
    case 'PlaceUpgrade':
      return `tile ${state.rows.upgrade.slots[command.slot]}`;
    case 'PlaceWall':
      return `tile ${state.rows.wall.slots[command.slot]}`;
    case 'PlaceBuilding':
      return `tile ${state.rows.building.slots[command.slot]} ${command.site} ${command.keepCube ?? false}`;
    case 'MoveSideways':
    case 'ChooseAlternative':
      return canonical({ ...command, item: 0 });
    case 'ChoosePlazaReward':
      return `${state.plazas.find(({ plaza }) => plaza === command.plaza)?.face} ${command.reward}`;
    default:
      return canonical(command);
  }
}

/**
 * Tries slightly wrong commands, right ones from the wrong seat, and earlier ones again; records the codes of
 * the refusals.
 */
function probe(
  pack: Pack,
  now: Position,
  seat: number,
  offered: readonly Command[],
  dice: Dice,
  { refusals, latest }: Experience,
): void {
  const stale = [...latest.values()];
  const wrong = [
    mutated(dice.pick(offered), dice),
    ...(stale.length > 0 ? [0, 1, 2].map(() => dice.pick(stale)) : []),
  ];
  for (const command of wrong) {
    const result = decide(pack, now.state, secretsOf(now), dice.chance(0.1) ? seat + 1 : seat, command);
    if (!result.ok) refusals.add(result.error.code);
  }
}

/** No experience yet. */
export function novice(): Experience {
  return { tried: new Map(), refusals: new Set(), latest: new Map() };
}
