/**
 * Names everything that occurs in a game, and everything possible. The difference is what no test has
 * covered.
 */
import type { Event, EventOf, EventType } from '@/lib/game/engine/events';
import type { PackData } from '@/lib/game/engine/pack';
import { EVENT_TYPES } from '@/lib/game/engine/evolve';
import { RULES } from '@/lib/game/engine/rules';
import { BASE_OPTIONS, type Setup } from '@/lib/game/engine/setup';
import { GRID_VARIANTS, GRIDS } from '@/lib/game/engine/vocabulary';

/** The parts of a row that occurrences depend on. */
export interface OccurringRow {
  readonly command?: { readonly type: string };
  readonly events: readonly Event[];
}
type Started = EventOf<'GameStarted'>;

/** Everything that can occur with a pack, by name. */
export function possible(pack: PackData): readonly string[] {
  return [
    ...Object.keys(RULES).map((type) => `command ${type}`),
    ...EVENT_TYPES.map((type) => `event ${type}`),
    ...Object.values(RULES).flatMap((rule) =>
      'answers' in rule && rule.answers ? [`item ${rule.answers}`] : [],
    ),
    ...pack.actionTiles.tiles.flatMap(({ id }) => ['A', 'B'].map((side) => `action tile ${id} side ${side}`)),
    ...pack.crane.positions.map(({ index }) => `crane position ${index}`),
    ...pack.crane.sectors.flatMap(({ bonus, offset }) => (bonus ? [`wheel sector ${offset}`] : [])),
    ...[...pack.upgrades, ...pack.walls, ...pack.buildings].map(({ id }) => `tile ${id}`),
    ...pack.technologies.flatMap(({ id }) => [`technology ${id} chosen`, `technology ${id} used`]),
    ...[...pack.bridge.tilesIV, ...pack.bridge.tilesV].map(({ id }) => `bridge tile ${id}`),
    ...pack.bridge.places.flatMap(({ faces }) => faces.map(({ id }) => `bridge face ${id}`)),
    ...pack.seals.map(({ id }) => `seal ${id}`),
    ...pack.plazas.tiles.flatMap(({ faces }) =>
      faces.flatMap(({ id }) => [`plaza face ${id} upper`, `plaza face ${id} lower`]),
    ),
    ...pack.productionTokens.map(({ id }) => `production token ${id}`),
    ...pack.playerBoard.wealthBonuses.map(({ id }) => `wealth bonus ${id}`),
    ...pack.kingsRoad.spaces.map(({ id }) => `road space ${id}`),
    ...pack.kingsRoad.variantTiles.flatMap(({ faces }) => faces.map(({ id }) => `road tile ${id}`)),
    ...pack.grids.tierSets.flatMap(({ id, squares }) =>
      squares.map(({ effect }) => `square of ${id}: ${effect.kind}`),
    ),
    ...pack.city.sites.map(({ id }) => `site ${id}`),
    ...pack.city.plazas.map(({ id }) => `plaza ${id} completed`),
    ...pack.actionBoard.wallCells.map(({ id }) => `wall cell ${id}`),
    ...pack.solo.parlerCards.map(({ id }) => `Parler card ${id}`),
    ...possibleSetups(),
  ];
}

function possibleSetups(): readonly string[] {
  return [
    ...['2 players', '3 players', '4 players', 'solo simple', 'solo parler'].map((mode) => `mode ${mode}`),
    ...Object.keys(BASE_OPTIONS).map((option) => `option ${option}`),
    ...[
      'tile order random',
      'tile order first-game',
      'bridge faces A',
      'bridge faces random',
      'bridge faces chosen',
    ],
    ...['plaza faces A', 'plaza faces random'],
    ...GRIDS.flatMap((grid) => GRID_VARIANTS.map((set) => `tiers ${grid} ${set}`)),
  ];
}

/** Names of everything that occurs in a game. */
export function occurringIn(pack: PackData, log: readonly OccurringRow[]): ReadonlySet<string> {
  const started = log[0]?.events.find((event) => event.type === 'GameStarted');
  if (!started) throw new Error('a log begins with GameStarted');
  const seen = new Set(setupOf(started.setup));
  for (const { command, events } of log) {
    if (command) seen.add(`command ${command.type}`);
    for (const event of events) {
      seen.add(`event ${event.type}`);
      for (const name of namesIn(pack, started, event)) seen.add(name);
    }
  }
  return seen;
}

function setupOf({ players, solo, options, variant }: Setup): readonly string[] {
  const { bridgeFaces, plazaFaces, tileOrder, tiers } = variant;
  return [
    `mode ${solo ? `solo ${solo}` : `${players} players`}`,
    ...Object.entries(options).flatMap(([option, on]) => (on ? [`option ${option}`] : [])),
    `tile order ${tileOrder}`,
    `bridge faces ${typeof bridgeFaces === 'string' ? bridgeFaces : 'chosen'}`,
    `plaza faces ${plazaFaces}`,
    ...GRIDS.map((grid) => `tiers ${grid} ${tiers[grid]}`),
  ];
}

type Namer<T extends EventType> = (event: EventOf<T>, pack: PackData, started: Started) => readonly string[];

/** Names the components of an event. */
const NAMERS: { readonly [T in EventType]?: Namer<T> } = {
  ItemOpened: ({ item }) => [`item ${item.kind}`],
  ActionTileTaken: ({ tile, position, sector }, _pack, { setup }) => [
    `action tile ${tile} side ${setup.variant.actionSide}`,
    `crane position ${position}`,
    `wheel sector ${sector}`,
  ],
  UpgradePlaced: ({ tile }) => [`tile ${tile}`],
  WallPlaced: ({ tile, cell }) => [`tile ${tile}`, `wall cell ${cell}`],
  BuildingPlaced: ({ tile, site }) => [`tile ${tile}`, `site ${site}`],
  TechnologyChosen: ({ tile }) => [`technology ${tile} chosen`],
  TechnologyUsed: ({ tile }) => [`technology ${tile} used`],
  AbilityUsed: ({ tile }) => [`technology ${tile} used`],
  BridgeTileChosen: ({ tile }) => [`bridge tile ${tile}`],
  CathedralTileClaimed: ({ tile }) => (tile ? [`bridge tile ${tile}`] : []),
  PlankPlaced: ({ place }, _pack, { bridge }) =>
    bridge.flatMap((entry) => (entry.place === place ? [`bridge face ${entry.face}`] : [])),
  SealClaimed: ({ seal }) => [`seal ${seal}`],
  PlazaCompleted: ({ plaza }) => [`plaza ${plaza} completed`],
  PlazaRewardTaken: ({ plaza, reward }, _pack, { plazas }) => {
    const face = plazas.find((entry) => entry.plaza === plaza)?.face;
    return (reward === 'both' ? ['upper', 'lower'] : [reward]).map((one) => `plaza face ${face} ${one}`);
  },
  ProductionTokenTaken: ({ token }) => [`production token ${token}`],
  WealthBonusTaken: ({ bonus }) => [`wealth bonus ${bonus}`],
  RoadAdvanced: ({ space: numeral }, pack, { setup }) => {
    const space = pack.kingsRoad.spaces.find((entry) => entry.space === numeral)?.id ?? '';
    const side = setup.variant.roadTiles?.[numeral];
    const tile = pack.kingsRoad.variantTiles.find((entry) => entry.replacesFreeEffectOf === space);
    const face = tile?.faces.find((entry) => entry.side === side)?.id;
    return [`road space ${space}`, ...(face ? [`road tile ${face}`] : [])];
  },
  GridMoved: ({ grid, row, column }, pack, { setup }) =>
    pack.grids.tierSets
      .filter((set) => set.grid === grid && set.variant === setup.variant.tiers[grid])
      .flatMap(({ id, squares }) =>
        squares
          .filter((square) => square.row === row && square.column === column)
          .map(({ effect }) => `square of ${id}: ${effect.kind}`),
      ),
  ParlerCardRevealed: ({ card }) => [`Parler card ${card}`],
};

function namesIn(pack: PackData, started: Started, event: Event): readonly string[] {
  const namer = NAMERS[event.type] as Namer<EventType> | undefined;
  return namer ? namer(event, pack, started) : [];
}
