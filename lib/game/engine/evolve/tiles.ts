import { rarityOf } from '@/lib/game/engine/board/rows';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Handlers } from './handlers';
import type { Row } from '@/lib/game/engine/vocabulary';
import type { RowState, State } from '@/lib/game/engine/state';
import { withAt } from '@/lib/game/engine/util';
import { playerOf, withItem, withPerformance, withPlayer, withTurn } from './change';

/** Folds of hexagon tiles, technologies and upgrade bonuses. */
export const tileHandlers = {
  TechnologyDrawn: (state, event) => ({
    ...state,
    technologyStacks: {
      ...state.technologyStacks,
      [event.level]: state.technologyStacks[event.level] - event.count,
    },
    items: withItem(state.items, event.item, { drawn: true }),
  }),
  TechnologyChosen: (state, event) => ({
    ...withPlayer(state, event.seat, {
      technologies: [...playerOf(state, event.seat).technologies, { tile: event.tile, active: event.active }],
    }),
    technologyStacks: {
      ...state.technologyStacks,
      [event.level]: state.technologyStacks[event.level] + event.returned,
    },
  }),
  TechnologyUsed: (state, event) => {
    const player = playerOf(state, event.seat);
    return withPlayer(state, event.seat, {
      technologies: player.technologies.filter((technology) => technology.tile !== event.tile),
      usedTechnologies: [...player.usedTechnologies, event.tile],
    });
  },
  TileTaken: (state, event) =>
    withRow(state, event.row, {
      ...state.rows[event.row],
      slots: withAt(state.rows[event.row].slots, event.slot, null),
    }),
  UpgradePlaced: (state, event) => {
    const player = playerOf(state, event.seat);
    const stack = [...player.upgrades[event.action], { tile: event.tile, rotation: event.rotation }];
    const placed = withPlayer(state, event.seat, { upgrades: { ...player.upgrades, [event.action]: stack } });
    const performances = state.turn.performances.map((p) =>
      p.action === event.action && !p.paid ? { ...p, later: [...p.later, event.tile] } : p,
    );
    return withTurn(placed, { performances });
  },
  WallPlaced: (state, event) =>
    withPlayer(state, event.seat, {
      walls: [
        ...playerOf(state, event.seat).walls,
        { cell: event.cell, tile: event.tile, rotation: event.rotation },
      ],
    }),
  BuildingPlaced: (state, event) => {
    const { seat, site, tile, rotation, cube } = event;
    const placed = { ...state, buildings: [...state.buildings, { site, tile, rotation, seat, cube }] };
    return cube ? withPlayer(placed, seat, { cubes: playerOf(placed, seat).cubes - 1 }) : placed;
  },
  EdgeMatched: (state, event) => withPaid(state, event.seat, [event.contact]),
  CornersMatched: (state, event) => withPaid(state, event.seat, event.contacts),
  UpgradeBonusCollected: (state, event) => withPerformance(state, event.performance, { paid: true }),
  UpgradeBonusLapsed: (state) => state,
  RowRefilled: (state, event) => {
    const row = state.rows[event.row];
    const rarity = rarityOf(event.slot);
    return withRow(state, event.row, {
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
    return withTurn(withRow(state, event.row, { slots, stack }), { refreshed: true });
  },
} satisfies Partial<
  Handlers<
    | 'TechnologyDrawn'
    | 'TechnologyChosen'
    | 'TechnologyUsed'
    | 'UpgradePlaced'
    | 'WallPlaced'
    | 'TileTaken'
    | 'BuildingPlaced'
    | 'EdgeMatched'
    | 'CornersMatched'
    | 'UpgradeBonusCollected'
    | 'UpgradeBonusLapsed'
    | 'RowRefilled'
    | 'RowRefreshed'
  >
>;

function withRow(state: State, row: Row, change: RowState): State {
  return { ...state, rows: { ...state.rows, [row]: change } };
}

function withPaid(state: State, seat: SeatId, contacts: readonly string[]): State {
  return withPlayer(state, seat, { paidContacts: [...playerOf(state, seat).paidContacts, ...contacts] });
}
