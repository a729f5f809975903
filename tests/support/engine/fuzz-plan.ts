/**
 * The plan of a fuzzed game with a number: the table's set-up, its secret seed, and the players' preferences.
 */
import type { CommandType } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import { indexPack, type Pack } from '@/lib/game/engine/pack-index';
import { RULES } from '@/lib/game/engine/rules';
import {
  BASE_OPTIONS,
  ONLINE_OPTIONS,
  type Setup,
  type TableOptions,
  type Variant,
} from '@/lib/game/engine/setup';
import { elementAt } from '@/lib/game/engine/util';
import { GRID_VARIANTS, ROAD_SPACES, type GridVariant } from '@/lib/game/engine/vocabulary';
import { PACKS, packFor } from '@/lib/game/rulesets';
import { Dice } from './random';

/** Two to four people, or one against the simple opponent or Peter Parler. */
const MODES = ['2', '3', '4', 'simple', 'parler'] as const;
export type Mode = (typeof MODES)[number];

export interface FuzzPlan {
  readonly seed: number;
  readonly setup: Setup;
  readonly pack: Pack;
  /** Whether everyone starts with more goods, so random play reaches the ends of the tracks. */
  readonly isRich: boolean;
  /** The 64 hex digits that determine all hidden facts. */
  readonly secret: string;
  /** How often a kind of command is preferred to another offered one. */
  readonly tastes: Readonly<Partial<Record<CommandType, number>>>;
}

/** Numbers go through the modes in turn. */
export const modeOf = (seed: number): Mode => elementAt(MODES, seed % MODES.length);

/** The plan for a number, always the same one. */
export function planFor(seed: number): FuzzPlan {
  // A separate random sequence, so changes to the draws of a plan do not change the moves.
  const dice = new Dice(seed * 2 + 0x70000001);
  const mode = modeOf(seed);
  const isSolo = mode === 'simple' || mode === 'parler';
  const setup: Setup = {
    players: isSolo ? 1 : (Number(mode) as Setup['players']),
    ...(isSolo ? { solo: mode } : {}),
    options: drawOptions(dice),
    variant: drawVariant(dice),
  };
  const isRich = dice.chance(0.25);
  // Mostly the newest pack, which people play; sometimes an older one, which must stay playable.
  const { id, version } = dice.chance(0.75) ? elementAt(PACKS, PACKS.length - 1) : dice.pick(PACKS);
  return {
    seed,
    setup,
    isRich,
    pack: fuzzPack({ id, version }, isRich),
    secret: sha256Hex(`fuzz ${seed}`),
    tastes: Object.fromEntries(Object.keys(RULES).map((type) => [type, dice.pick([0.2, 1, 1, 4])])),
  };
}

/** The options as printed, as online, or a random mixture. */
function drawOptions(dice: Dice): TableOptions {
  const whole = dice.next();
  if (whole < 0.15) return BASE_OPTIONS;
  if (whole < 0.3) return ONLINE_OPTIONS;
  const drawn = Object.keys(BASE_OPTIONS).map((name) => [name, dice.chance(0.45)] as const);
  return Object.fromEntries(drawn) as unknown as TableOptions;
}

function drawVariant(dice: Dice): Variant {
  const tier = (): GridVariant => dice.pick(GRID_VARIANTS);
  const side = (): 'A' | 'B' => dice.pick(['A', 'B']);
  const placeByPlace = Array.from({ length: 5 }, side);
  const roadTiles = ROAD_SPACES.slice(0, 3).flatMap((space) =>
    dice.chance(0.4) ? [[space, side()] as const] : [],
  );
  return {
    actionSide: side(),
    tileOrder: dice.pick(['random', 'random', 'first-game']),
    bridgeFaces: dice.pick(['A', 'random', placeByPlace]),
    plazaFaces: dice.pick(['A', 'random', 'random']),
    tiers: { 'hunger-wall': tier(), cathedral: tier() },
    roadTiles: Object.fromEntries(roadTiles),
  };
}

const rich = new Map<Pack, Pack>();

/** A registered pack, or the same with more goods at the start. */
export function fuzzPack({ id, version }: { id: string; version: number }, isRich: boolean): Pack {
  const pack = packFor(id, version);
  if (!isRich) return pack;
  const known = rich.get(pack) ?? indexPack(enriched(pack));
  rich.set(pack, known);
  return known;
}

function enriched(pack: Pack): Pack {
  const start = {
    ...pack.playerBoard.start,
    gold: 5,
    stone: 5,
    egg: 6,
    'silver-window': 12,
    'gold-window': 8,
  };
  return { ...pack, playerBoard: { ...pack.playerBoard, start } };
}
