import { rarityOf } from '@/lib/game/engine/board/rows';
import type { SeatId } from '@/lib/game/engine/commands';
import type { RowState } from '@/lib/game/engine/state';
import { withAt } from '@/lib/game/engine/util';
import type { Row } from '@/lib/game/engine/vocabulary';
import { changePerformance, changePlayer, changeTurn, playerOf, addAmount, withItem } from './change';
import type { StateDraft, Handlers } from './handlers';

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

function changeRow(state: StateDraft, row: Row, to: RowState): void {
  state.rows = { ...state.rows, [row]: to };
}

function addPaid(state: StateDraft, seat: SeatId, contacts: readonly string[]): void {
  changePlayer(state, seat, { paidContacts: [...playerOf(state, seat).paidContacts, ...contacts] });
}
