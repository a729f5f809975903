/** Entry point: sets up a game (SETUP). */
import type { Rotation, Slot } from './commands';
import type { Event } from './events';
import { sha256Hex } from './hash';
import type { Pack } from './pack-index';
import { plazaRing } from './phases/plaza';
import { dealRow } from './phases/turn-end';
import { keyedInt, keyedShuffle } from './random';
import { InvariantError } from './rejections';
import type { Decision } from './blind-work';
import type { SecretEvent, StackId } from './secrets';
import { seatsOf, type Setup } from './setup';
import type {
  BridgePlaceState,
  Crane,
  PlacedBuilding,
  PlazaState,
  Player,
  RowState,
  ParlerState,
} from './state';
import { must, elementAt } from './util';
import { ERAS, GOODS, LEVELS, ROWS, type Action, type Row } from './vocabulary';

/** DEC-35: the human places Parler's markers before the first turn. */
const MARKERS_OWED: Event = {
  type: 'ItemOpened',
  item: { id: 1, kind: 'parler-markers', seat: 0, source: { kind: 'parler' }, class: 'now' },
};

const SEED = /^[0-9a-f]{64}$/;

/**
 * The first events of a game. `seed` is 64 hex digits of fresh randomness; every shuffle follows from it and
 * the name of the stack. Throws InvariantError if the seed is malformed or the pack has no clock for the
 * number of players (SETUP-2).
 */
export function newGame(pack: Pack, setup: Setup, rulesVersion: number, seed: string): Decision {
  if (!SEED.test(seed)) throw new InvariantError('a seed is 64 lower-case hex digits');
  const dealer = new Dealer(seed);
  shuffleStacks(pack, dealer);
  if (setup.solo === 'parler') dealer.shuffle('parler-cards', pack.solo.parlerCards);
  const rows = dealRows(pack, dealer);
  const buildings = prebuild(pack, setup, dealer);
  const started: Event = {
    type: 'GameStarted',
    rulesVersion,
    pack: { id: pack.id, version: pack.version },
    setup,
    commitment: sha256Hex(seed),
    crane: setUpCrane(pack, setup, seed),
    rows: {
      ...rows,
      building: {
        ...rows.building,
        stack: { ...rows.building.stack, normal: rows.building.stack.normal - buildings.length },
      },
    },
    buildings,
    plazas: dealPlazas(pack, setup, seed),
    bridge: layBridge(pack, setup, seed),
    bridgeStacks: {
      IV: pack.bridge.tilesIV.length,
      V: pack.bridge.vTilesAtBridge,
      cathedral: pack.bridge.vTilesAtCathedral,
    },
    technologyStacks: {
      I: levelSize(pack, 'I'),
      II: levelSize(pack, 'II'),
      III: levelSize(pack, 'III'),
      IV: levelSize(pack, 'IV'),
    },
    river: river(pack, setup),
    player: startingPlayer(pack),
    ...(setup.players === 1 ? { opponent: startingOpponent(pack, setup) } : {}),
    ...(setup.solo === 'parler' ? { parler: parlerStart(pack, setup, rows, seed) } : {}),
    ...(setup.options.openVTiles ? { openV: dealer.openV() } : {}),
  };
  const markers = setup.solo === 'parler' && !setup.options.randomParler ? [MARKERS_OWED] : [];
  return {
    events: [started, { type: 'TurnStarted', seat: 0, turn: 1 }, ...markers],
    secretEvents: dealer.secretEvents,
  };
}

/** Shuffles stacks and deals from them, recording both as events. */
class Dealer {
  readonly secretEvents: SecretEvent[];
  private readonly stacks = new Map<StackId, readonly string[]>();

  constructor(private readonly seed: string) {
    this.secretEvents = [{ type: 'SeedSet', seed }];
  }

  shuffle(stack: StackId, tiles: readonly { readonly id: string }[]): void {
    this.set(stack, this.order(stack, tiles));
  }

  order(label: string, tiles: readonly { readonly id: string }[]): readonly string[] {
    return keyedShuffle(
      this.seed,
      label,
      tiles.map((tile) => tile.id),
    );
  }

  set(stack: StackId, tiles: readonly string[]): void {
    this.stacks.set(stack, tiles);
    this.secretEvents.push({ type: 'Shuffled', stack, tiles });
  }

  readonly draw = (stack: StackId, count: number): readonly string[] => {
    const tiles = this.stacks.get(stack) ?? [];
    if (tiles.length < count)
      throw new InvariantError(`stack ${stack} has only ${tiles.length} of ${count} tiles`);
    this.stacks.set(stack, tiles.slice(count));
    if (count > 0) this.secretEvents.push({ type: 'DrawnFrom', stack, count });
    return tiles.slice(0, count);
  };

  openV(): Record<'bridge' | 'cathedral', readonly string[]> {
    return { bridge: this.stacks.get('bridge-V') ?? [], cathedral: this.stacks.get('cathedral-V') ?? [] };
  }

  int(label: string, index: number, n: number): number {
    return keyedInt(this.seed, label, index, n);
  }
}

function familyOf(
  pack: Pack,
  row: Row,
): readonly { readonly id: string; readonly era: 'I' | 'II'; readonly special: boolean }[] {
  return { upgrade: pack.upgrades, wall: pack.walls, building: pack.buildings }[row];
}

/** SETUP-5, SETUP-6, SETUP-11, SETUP-13: all stacks, including Era II's. */
function shuffleStacks(pack: Pack, dealer: Dealer): void {
  for (const row of ROWS) {
    for (const era of ERAS) {
      const tiles = familyOf(pack, row).filter((tile) => tile.era === era);
      dealer.shuffle(
        `${row}-${era}-normal`,
        tiles.filter((tile) => !tile.special),
      );
      dealer.shuffle(
        `${row}-${era}-special`,
        tiles.filter((tile) => tile.special),
      );
    }
  }
  for (const level of LEVELS)
    dealer.shuffle(
      `technology-${level}`,
      pack.technologies.filter((tile) => tile.level === level),
    );
  dealer.shuffle('bridge-IV', pack.bridge.tilesIV);
  const vTiles = dealer.order('V', pack.bridge.tilesV);
  dealer.set('bridge-V', vTiles.slice(0, pack.bridge.vTilesAtBridge));
  dealer.set('cathedral-V', vTiles.slice(pack.bridge.vTilesAtBridge));
}

/** SETUP-14, SETUP-8, SETUP-16. */
function dealRows(pack: Pack, dealer: Dealer): Record<Row, RowState> {
  const deal = (row: Row): RowState => {
    const tiles = familyOf(pack, row).filter((tile) => tile.era === 'I');
    const special = tiles.filter((tile) => tile.special).length;
    return dealRow(row, 'I', dealer.draw, { normal: tiles.length - special, special });
  };
  return { upgrade: deal('upgrade'), wall: deal('wall'), building: deal('building') };
}

/** SETUP-15, R-38: the next normal Era I buildings on the marked sites, in random orientation. */
function prebuild(pack: Pack, setup: Setup, dealer: Dealer): readonly PlacedBuilding[] {
  const sites = pack.city.prebuilt.find((entry) => entry.players === seatsOf(setup))?.sites ?? [];
  return sites.map((site, index) => {
    const [tile = ''] = dealer.draw('building-I-normal', 1);
    return { site, tile, rotation: dealer.int('prebuilt-rotation', index, 6) as Rotation, cube: false };
  });
}

/** CRANE-3, CRANE-4, CRANE-5, VARIANT-2. */
function setUpCrane(pack: Pack, setup: Setup, seed: string): Crane {
  const clock = must(pack.clockByPlayers, setup.players);
  const ids = pack.actionTiles.tiles.map((tile) => tile.id);
  const order =
    setup.variant.tileOrder === 'first-game'
      ? pack.crane.firstGameOrder.tiles
      : keyedShuffle(seed, 'action-tiles', ids);
  const sectors = pack.crane.sectors.length;
  const tiles = order.map((tile, index) => ({
    tile,
    sector: (elementAt(clock.startPositions, index) - clock.arrowStart + sectors) % sectors,
    fivePoints: false,
  }));
  return { arrow: clock.arrowStart, tiles, platform: clock.platformStart };
}

/** SETUP-9, SETUP-10, R-59: tiles of the plaza's colour at random, either side up. */
function dealPlazas(pack: Pack, setup: Setup, seed: string): readonly PlazaState[] {
  const left = new Map<string, string[]>();
  for (const { colour, id } of pack.plazas.tiles) left.set(colour, [...(left.get(colour) ?? []), id]);
  for (const [colour, ids] of left) left.set(colour, keyedShuffle(seed, `plaza-${colour}`, ids));
  return pack.city.plazas.map((plaza, index) => {
    const tile = plaza.tileFromPlayers <= seatsOf(setup) ? left.get(plaza.colour)?.shift() : undefined;
    const faces = pack.plazas.tiles.find((candidate) => candidate.id === tile)?.faces;
    if (!tile || !faces) return { plaza: plaza.id, evaluated: false };
    const side = setup.variant.plazaFaces === 'A' ? 0 : keyedInt(seed, 'plaza-face', index, faces.length);
    return { plaza: plaza.id, tile, face: elementAt(faces, side).id, evaluated: false };
  });
}

/** SETUP-4, SETUP-12. */
function layBridge(pack: Pack, setup: Setup, seed: string): readonly BridgePlaceState[] {
  return pack.bridge.places.map((place, index) => {
    const side = bridgeSide(setup, seed, index, place.faces.length);
    return { place: place.id, face: elementAt(place.faces, side).id };
  });
}

function bridgeSide({ variant: { bridgeFaces } }: Setup, seed: string, index: number, faces: number): number {
  if (bridgeFaces === 'random') return keyedInt(seed, 'bridge-face', index, faces);
  return bridgeFaces !== 'A' && bridgeFaces[index] === 'B' ? 1 : 0;
}

/** SETUP-7; the Parler game uses four tokens (PARLER-3, PROD-4). */
function river(pack: Pack, { solo }: Setup): readonly string[] {
  return solo === 'parler'
    ? pack.solo.parler.productionTokens
    : pack.productionTokens.map((token) => token.id);
}

/**
 * The simple opponent owns nothing; of Parler's board only the production tracks and his cubes matter
 * (PARLER-2).
 */
function startingOpponent(pack: Pack, { solo }: Setup): Player {
  const goods = { gold: 0, stone: 0, egg: 0, 'silver-window': 0, 'gold-window': 0 };
  const markers = pack.playerBoard.tracks.length;
  return {
    ...startingPlayer(pack),
    goods,
    cubes: solo === 'parler' ? pack.playerBoard.cubes.total - markers : 0,
  };
}

/** PARLER-1, PARLER-4; DEV-5 draws the markers. */
function parlerStart(pack: Pack, setup: Setup, rows: Record<Row, RowState>, seed: string): ParlerState {
  const deck = pack.solo.parlerCards.length;
  const start: ParlerState = { deck, stage: 'idle', markers: { upgrade: 0, wall: 0, building: 0 } };
  if (!setup.options.randomParler) return start;
  const slot = (row: Row): Slot => keyedInt(seed, `parler-marker-${row}`, 0, rows[row].slots.length) as Slot;
  const ring = plazaRing(pack);
  const plaza = elementAt(ring, keyedInt(seed, 'parler-pawn', 0, ring.length));
  return {
    ...start,
    plaza,
    markers: { upgrade: slot('upgrade'), wall: slot('wall'), building: slot('building') },
  };
}

function levelSize(pack: Pack, level: (typeof LEVELS)[number]): number {
  return pack.technologies.filter((tile) => tile.level === level).length;
}

/** SETUP-17, SETUP-18, SETUP-19, SETUP-20, SETUP-21, SETUP-22. */
function startingPlayer(pack: Pack): Player {
  const { start, tracks, technologyTrack, universityTrack } = pack.playerBoard;
  const [mines, quarries] = tracks;
  const goods = { gold: 0, stone: 0, egg: 0, 'silver-window': 0, 'gold-window': 0 };
  for (const good of GOODS) goods[good] = start[good];
  const upgrades: Record<Action, []> = {
    'manage-mines': [],
    'manage-quarries': [],
    'upgrade-action': [],
    'construct-wall': [],
    'construct-building': [],
    'kings-road': [],
  };
  return {
    goods,
    tokens: { 'blue-token': 0, 'red-token': 0 },
    score: start.points,
    scoreBySource: {},
    counts: { 'gold-mine': mines.startCount, quarry: quarries.startCount },
    heights: { technology: technologyTrack.start, university: universityTrack.start },
    productionTokens: {},
    wealth: [],
    cubes: start.freeCubes,
    sealRights: 0,
    technologies: [],
    usedTechnologies: [],
    upgrades,
    walls: [],
    grids: {
      'hunger-wall': pack.frameByGrid['hunger-wall'].start,
      cathedral: pack.frameByGrid.cathedral.start,
    },
    road: 0,
    vTiles: [],
    paidContacts: [],
  };
}
