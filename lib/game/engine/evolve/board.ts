import { rarityOf } from '@/lib/game/engine/board/rows';
import type { SeatId } from '@/lib/game/engine/commands';
import type { EventOf, EventType } from '@/lib/game/engine/events';
import type { Item, Performance, Player, RowState, State, Turn } from '@/lib/game/engine/state';
import { elementAt, listEntries, withAt } from '@/lib/game/engine/util';
import {
  type AcademicTrack,
  type Good,
  type Row,
  type Token,
  TOKENS,
  type Track,
  TRACKS,
} from '@/lib/game/engine/vocabulary';

/**
 * A state under construction, which no other code has seen: the folds assign changed members. Members are
 * shared with earlier states, so they must be replaced, never mutated.
 */
export type StateDraft = { -readonly [K in keyof State]: State[K] };

/** The folds of all events that need only the state and the event. */
export type Handlers = {
  readonly [T in Exclude<EventType, 'GameStarted' | 'Undone'>]: (
    state: StateDraft,
    event: EventOf<T>,
  ) => void;
};

// Small changes shared by the folds.

/** Changes one player. */
export function changePlayer(state: StateDraft, seat: SeatId, change: Partial<Player>): void {
  state.players = withAt(state.players, seat, { ...playerOf(state, seat), ...change });
}

export function playerOf(state: State, seat: SeatId): Player {
  return elementAt(state.players, seat);
}

/** Changes the turn. */
export function changeTurn(state: StateDraft, change: Partial<Turn>): void {
  state.turn = { ...state.turn, ...change };
}

/** Changes one performance of the turn. */
export function changePerformance(state: StateDraft, id: number, change: Partial<Performance>): void {
  changeTurn(state, {
    performances: state.turn.performances.map((p) => (p.id === id ? { ...p, ...change } : p)),
  });
}

/** `items` with the item of that number changed. */
function withItem(items: readonly Item[], id: number, change: Partial<Item>): Item[] {
  return items.map((item) => (item.id === id ? ({ ...item, ...change } as Item) : item));
}

/** A record of amounts with `by` added at `key`. */
export function addAmount<K extends string>(
  amounts: Readonly<Record<K, number>>,
  key: K,
  by: number,
): Record<K, number> {
  return { ...amounts, [key]: amounts[key] + by };
}

/** Folds of plazas, the King's Road, the bridge, the two projects and open items. */
export const boardHandlers = {
  PlazaCompleted: (state, event) => {
    const sites: ReadonlySet<string> = new Set(event.sites);
    const isFreed = (building: State['buildings'][number]): boolean =>
      building.cube && sites.has(building.site);
    const { buildings } = state;
    const freed = (seat: SeatId): number => buildings.filter((b) => b.seat === seat && isFreed(b)).length;
    state.buildings = buildings.map((b) => (isFreed(b) ? { ...b, cube: false } : b));
    state.plazas = state.plazas.map((p) => (p.plaza === event.plaza ? { ...p, evaluated: true } : p));
    state.players = state.players.map((player: Player, seat) => ({
      ...player,
      cubes: player.cubes + freed(seat),
    }));
  },
  PlazaRewardTaken: () => {},
  RoadAdvanced: (state, event) => changePlayer(state, event.seat, { road: event.to }),
  BridgeTilesDrawn: (state, event) => changeBridgeStack(state, event.stack, -event.count),
  BridgeTileChosen: (state, event) => {
    changeBridgeStack(state, event.stack, event.returned);
    if (event.stack !== 'IV') addVTile(state, event.seat, event.tile, 'bridge');
  },
  PlankPlaced: (state, event) => {
    state.bridge = state.bridge.map((place) =>
      place.place === event.place ? { ...place, plank: event.tile } : place,
    );
  },
  CathedralTilesShown: (state, event) => changeBridgeStack(state, 'cathedral', -event.count),
  CathedralTileClaimed: (state, event) => {
    changeBridgeStack(state, 'cathedral', event.returned);
    if (event.tile !== undefined) addVTile(state, event.seat, event.tile, 'cathedral');
  },
  GridMoved: (state, event) =>
    changePlayer(state, event.seat, {
      grids: { ...playerOf(state, event.seat).grids, [event.grid]: { row: event.row, column: event.column } },
    }),
  ItemOpened: (state, event) => {
    state.items = [...state.items, event.item];
    state.nextItem = event.item.id + 1;
  },
  ItemClosed: (state, event) => {
    state.items = state.items.filter((item) => item.id !== event.id);
  },
} satisfies Partial<Handlers>;

function changeBridgeStack(state: StateDraft, stack: 'IV' | 'V' | 'cathedral', by: number): void {
  state.bridgeStacks = addAmount(state.bridgeStacks, stack, by);
}

/** OPEN_V: a taken tile is no longer face up. */
function withoutOpen(openV: NonNullable<State['openV']>, tile: string): State['openV'] {
  const { bridge, cathedral } = openV;
  return { bridge: bridge.filter((t) => t !== tile), cathedral: cathedral.filter((t) => t !== tile) };
}

function addVTile(state: StateDraft, seat: SeatId, tile: string, from: 'bridge' | 'cathedral'): void {
  if (state.openV) state.openV = withoutOpen(state.openV, tile);
  changePlayer(state, seat, { vTiles: [...playerOf(state, seat).vTiles, { tile, from }] });
}

/** Folds of hexagon tiles, technologies and upgrade bonuses. */
export const tileHandlers = {
  TechnologyDrawn: (state, event) => {
    state.technologyStacks = addAmount(state.technologyStacks, event.level, -event.count);
    state.items = withItem(state.items, event.item, { drawn: true });
  },
  TechnologyChosen: (state, event) => {
    changePlayer(state, event.seat, {
      technologies: [...playerOf(state, event.seat).technologies, { tile: event.tile, active: event.active }],
    });
    state.technologyStacks = addAmount(state.technologyStacks, event.level, event.returned);
  },
  TechnologyUsed: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(state, event.seat, {
      technologies: player.technologies.filter((technology) => technology.tile !== event.tile),
      usedTechnologies: [...player.usedTechnologies, event.tile],
    });
  },
  TileTaken: (state, event) =>
    changeRow(state, event.row, {
      ...state.rows[event.row],
      slots: withAt(state.rows[event.row].slots, event.slot, null),
    }),
  UpgradePlaced: (state, event) => {
    const player = playerOf(state, event.seat);
    const stack = [...player.upgrades[event.action], { tile: event.tile, rotation: event.rotation }];
    changePlayer(state, event.seat, { upgrades: { ...player.upgrades, [event.action]: stack } });
    const performances = state.turn.performances.map((p) =>
      p.action === event.action && !p.paid ? { ...p, later: [...p.later, event.tile] } : p,
    );
    changeTurn(state, { performances });
  },
  WallPlaced: (state, event) =>
    changePlayer(state, event.seat, {
      walls: [
        ...playerOf(state, event.seat).walls,
        { cell: event.cell, tile: event.tile, rotation: event.rotation },
      ],
    }),
  BuildingPlaced: (state, event) => {
    const { seat, site, tile, rotation, cube } = event;
    state.buildings = [...state.buildings, { site, tile, rotation, seat, cube }];
    if (cube) changePlayer(state, seat, { cubes: playerOf(state, seat).cubes - 1 });
  },
  EdgeMatched: (state, event) => addPaid(state, event.seat, [event.contact]),
  CornersMatched: (state, event) => addPaid(state, event.seat, event.contacts),
  UpgradeBonusCollected: (state, event) => changePerformance(state, event.performance, { paid: true }),
  UpgradeBonusLapsed: () => {},
  RowRefilled: (state, event) => {
    const row = state.rows[event.row];
    const rarity = rarityOf(event.slot);
    changeRow(state, event.row, {
      slots: withAt(row.slots, event.slot, event.tile),
      stack: { ...row.stack, [rarity]: row.stack[rarity] - 1 },
    });
  },
  RowRefreshed: (state, event) => {
    const stack = { ...state.rows[event.row].stack };
    let slots: readonly (string | null)[] = state.rows[event.row].slots;
    for (const slot of event.slots) {
      slots = withAt(slots, slot, null);
      stack[rarityOf(slot)] += 1;
    }
    changeRow(state, event.row, { slots, stack });
    changeTurn(state, { refreshed: true });
  },
} satisfies Partial<Handlers>;

function changeRow(state: StateDraft, row: Row, to: RowState): void {
  state.rows = { ...state.rows, [row]: to };
}

function addPaid(state: StateDraft, seat: SeatId, contacts: readonly string[]): void {
  changePlayer(state, seat, { paidContacts: [...playerOf(state, seat).paidContacts, ...contacts] });
}

const tokens: ReadonlySet<string> = new Set(TOKENS);
const productionTracks: ReadonlySet<string> = new Set(TRACKS);

/** Folds of goods, points and tracks. */
export const goodsHandlers = {
  Gained: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(
      state,
      event.seat,
      tokens.has(event.what)
        ? { tokens: addAmount(player.tokens, event.what as Token, event.n) }
        : { goods: addAmount(player.goods, event.what as Good, event.n) },
    );
  },
  Paid: (state, event) => {
    const goods = { ...playerOf(state, event.seat).goods };
    for (const [good, n] of listEntries(event.cost)) goods[good] -= n;
    changePlayer(state, event.seat, { goods });
  },
  WindowsDiscarded: (state, event) => {
    const goods = { ...playerOf(state, event.seat).goods };
    for (const [good, n] of listEntries(event.discarded)) goods[good] -= n;
    changePlayer(state, event.seat, { goods });
  },
  Scored: (state, event) => {
    const player = playerOf(state, event.seat);
    const kind = event.source.kind;
    changePlayer(state, event.seat, {
      score: player.score + event.points,
      scoreBySource: { ...player.scoreBySource, [kind]: (player.scoreBySource[kind] ?? 0) + event.points },
    });
  },
  TrackAdvanced: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(
      state,
      event.seat,
      productionTracks.has(event.track)
        ? { counts: { ...player.counts, [event.track as Track]: event.to } }
        : { heights: { ...player.heights, [event.track as AcademicTrack]: event.to } },
    );
  },
  Produced: () => {},
  WealthBonusTaken: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(state, event.seat, {
      wealth: [...player.wealth, event.bonus],
      cubes: player.cubes + event.cubes,
    });
  },
  ProductionTokenTaken: (state, event) => {
    changePlayer(state, event.seat, {
      productionTokens: { ...playerOf(state, event.seat).productionTokens, [event.track]: event.token },
    });
    state.river = state.river.filter((token) => token !== event.token);
  },
  AbilityUsed: (state, event) => {
    if (event.oncePerTurn)
      changeTurn(state, { abilities: [...state.turn.abilities, `${event.seat}:${event.tile}`] });
  },
  SealRightGained: (state, event) =>
    changePlayer(state, event.seat, { sealRights: playerOf(state, event.seat).sealRights + 1 }),
  SealClaimed: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(state, event.seat, { sealRights: player.sealRights - 1, cubes: player.cubes - 1 });
    // SEAL-7: nothing takes a cube off a seal.
    state.seals = [...state.seals, { seal: event.seal, seat: event.seat }];
  },
} satisfies Partial<Handlers>;
