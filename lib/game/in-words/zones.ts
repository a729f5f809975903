/** The whole board as text. */
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { SeatId } from '@/lib/game/engine/commands';
import type { CranePosition, KingsRoadSpace } from '@/lib/game/engine/pack';
import { type Grid, GRIDS, LEVELS, type Row, ROWS } from '@/lib/game/engine/vocabulary';
import { slotAt } from '@/lib/game/turn/places';
import { edgeParts, mainParts } from '@/lib/game/wording/city';
import { capitalize } from '@/lib/game/wording/wording';
import { actionTileName, nameOf, namesOf, seatName } from '@/lib/game/wording/names';
import { planWords, seatsOnGrids } from '@/lib/game/wording/opponent';
import { clockWords } from '@/lib/game/wording/position';
import {
  describeCost,
  describeEffect,
  describePoints,
  isFree,
  rowName,
  zoneName,
} from '@/lib/game/wording/terms';
import {
  cityZone,
  doableAt,
  holdingsZone,
  mayAt,
  namesOfSeats,
  playerZones,
  type TextBoard,
  type TextContext,
  type TextZone,
  type WordRow,
  type WordTable,
} from './zone';

/** All zones of a position: first those where a turn begins, last the player boards. */
export function zonesOf(context: TextContext, me: SeatId | undefined): readonly TextZone[] {
  const on = { ...context, doable: doableAt(context) };
  return [
    holdingsZone(on),
    craneZone(on),
    cityZone(on),
    rowsZone(on),
    ...GRIDS.map((grid) => gridZone(on, grid)),
    roadZone(on),
    supplyZone(on),
    ...playerZones(on, me),
  ];
}

/** The action crane: its places by number, the tile on each, and its cost and gains. */
function craneZone(on: TextBoard): TextZone {
  const { t } = on.words;
  return {
    id: 'crane',
    title: t('table.crane'),
    lines: [clockWords(on)],
    tables: [
      {
        title: t('board.craneTable'),
        columns: [
          t('board.place'),
          t('board.tile'),
          t('board.cost'),
          t('board.points'),
          t('board.slotBonus'),
          t('board.may'),
        ],
        rows: on.pack.crane.positions.map((position) => placeRow(on, position)),
      },
    ],
  };
}

function placeRow(on: TextBoard, position: CranePosition): WordRow {
  const { words, pack, state } = on;
  const nothing = words.t('board.nothing');
  const head = words.t('board.cranePlace', { n: position.index + 1, zone: zoneName(words, position.zone) });
  const tile = tileAt(state, position.index);
  if (!tile) return { head, cells: [words.t('position.empty'), nothing, nothing, nothing, nothing] };
  const points = tile.fivePoints ? pack.crane.overripeToken.points : position.points;
  const bonus = pack.crane.sectors[tile.sector]?.bonus;
  return {
    head,
    cells: [
      actionTileName(words, pack, tile.tile, state.setup.variant.actionSide),
      isFree(position.cost) ? words.t('table.free') : describeCost(words, position.cost),
      points > 0 ? describePoints(words, points) : nothing,
      bonus ? describeEffect(words, bonus) : nothing,
      mayAt(on, `crane:${position.index}`),
    ],
  };
}

/** The spaces of the King's Road and the places of Charles Bridge. */
function roadZone(on: TextBoard): TextZone {
  const { t } = on.words;
  return {
    id: 'road',
    title: t('table.roadAndBridge'),
    lines: [],
    tables: [roadTable(on), bridgeTable(on)],
  };
}

function roadTable(on: TextBoard): WordTable {
  const { t } = on.words;
  return {
    title: t('board.road'),
    columns: [
      t('board.space'),
      t('board.cost'),
      t('board.gives'),
      t('board.egg'),
      t('board.bridgeTiles'),
      t('board.here'),
      t('board.may'),
    ],
    rows: on.pack.kingsRoad.spaces.map((space, i) => spaceRow(on, space, i + 1)),
  };
}

function spaceRow(on: TextBoard, space: KingsRoadSpace, n: number): WordRow {
  const { words, state } = on;
  const { t } = words;
  const nothing = t('board.nothing');
  const here = state.players.flatMap((player, seat) => (player.road === n ? [seat] : []));
  const stack = space.bridgeStack;
  return {
    head: space.space,
    cells: [
      isFree(space.entry) ? t('table.free') : describeCost(words, space.entry),
      space.free ? describeEffect(words, space.free) : nothing,
      space.egg ? describeEffect(words, space.egg) : nothing,
      stack ? t('position.stack', { stack, n: state.bridgeStacks[stack] }) : nothing,
      namesOfSeats(on, here),
      mayAt(on, `road:${space.id}`),
    ],
  };
}

function bridgeTable(on: TextBoard): WordTable {
  const { words, pack, state } = on;
  const { t } = words;
  return {
    title: t('board.bridge'),
    columns: [t('board.place'), t('board.state'), t('board.gives'), t('board.may')],
    rows: state.bridge.map((entry) => {
      const gains = (pack.bridgeFaceById.get(entry.face)?.spaces ?? []).map((effect) =>
        describeEffect(words, effect),
      );
      const covered = entry.plank && t('board.coveredBy', { tile: nameOf(words, pack, entry.plank) });
      return {
        head: capitalize(nameOf(words, pack, entry.place)),
        cells: [
          covered ?? t('board.free'),
          covered ? t('board.nothing') : words.list(gains),
          mayAt(on, `bridge:${entry.place}`),
        ],
      };
    }),
  };
}

/** The three rows of tiles, with a table each. */
function rowsZone(on: TextBoard): TextZone {
  return {
    id: 'rows',
    title: on.words.t('table.rows'),
    lines: planWords(on),
    tables: ROWS.map((row) => rowTable(on, row)),
  };
}

function rowTable(on: TextBoard, row: Row): WordTable {
  const { words, state } = on;
  const { t } = words;
  const { slots, stack } = state.rows[row];
  return {
    title: t('board.rowTable', {
      row: capitalize(rowName(words, row)),
      faceDown: t('table.faceDown', stack),
    }),
    columns: [t('board.slot'), t('board.tile'), t('board.gives'), t('board.marks'), t('board.may')],
    rows: slots.map((id, slot) => slotRow(on, id, slot, mayAt(on, slotAt(row, slot)))),
  };
}

function slotRow({ words, pack }: TextContext, id: string | null, slot: number, may: string): WordRow {
  const { t } = words;
  const head = slot === 3 ? t('board.specialSlot') : t('moves.slot', { n: slot + 1 });
  const tile = id === null ? undefined : namesOf(pack).hexes.get(id);
  const nothing = t('board.nothing');
  if (!tile) return { head, cells: [t('position.empty'), nothing, nothing, may] };
  const marks = edgeParts(words, tile);
  return {
    head,
    cells: [
      nameOf(words, pack, tile.id),
      mainParts(words, tile).join('; '),
      marks.length > 0 ? marks.join('; ') : nothing,
      may,
    ],
  };
}

/** The supply next to the board: seals, production tokens in the river, stacks of technologies. */
function supplyZone(on: TextBoard): TextZone {
  const { words, pack, state } = on;
  const { t } = words;
  const river = state.river.flatMap((id) => {
    const token = pack.tokenById.get(id);
    return token ? [describeEffect(words, token.gain)] : [];
  });
  const stacks = LEVELS.map((level) => t('table.levelLeft', { level, n: state.technologyStacks[level] }));
  return {
    id: 'supply',
    title: t('table.supply'),
    lines: [
      t('board.river', { tokens: river.length > 0 ? river.join('; ') : t('table.noneLeft') }),
      t('board.technologies', { stacks: stacks.join('; ') }),
    ],
    tables: [sealTable(on)],
  };
}

function sealTable(on: TextBoard): WordTable {
  const { words, pack, state, seats } = on;
  const { t } = words;
  return {
    title: t('table.seals'),
    columns: [t('board.seal'), t('board.cost'), t('board.state'), t('board.may')],
    rows: pack.seals.map((seal) => {
      const claim = state.seals.find((entry) => entry.seal === seal.id);
      return {
        head: capitalize(describeEffect(words, seal.end)),
        cells: [
          isFree(seal.cost) ? t('table.free') : describeCost(words, seal.cost),
          claim ? t('table.claimedBy', { name: seatName(words, seats, claim.seat) }) : t('board.free'),
          mayAt(on, `seal:${seal.id}`),
        ],
      };
    }),
  };
}

/** Hunger Wall or Cathedral, with the players' markers and its printed squares. */
function gridZone(on: TextBoard, grid: Grid): TextZone {
  const { words, pack, state } = on;
  const { t } = words;
  const frame = pack.frameByGrid[grid];
  const tiers = frame.tiers.flatMap(({ tier, crossing }) =>
    crossing && !isFree(crossing) ? [t('position.tier', { tier, cost: describeCost(words, crossing) })] : [],
  );
  const tiles = frame.topTierPrize ? [t('position.vTilesLeft', { n: state.bridgeStacks.cathedral })] : [];
  return {
    id: grid,
    title: t(grid === 'cathedral' ? 'table.cathedral' : 'table.hungerWall'),
    lines: [...tiers, ...tiles, t('board.mayHere', { what: mayAt(on, `grid:${grid}`) })],
    tables: [markerTable(on, grid), squareTable(on, grid)],
  };
}

function markerTable(on: TextContext, grid: Grid): WordTable {
  const { words, pack, state, seats } = on;
  const { t } = words;
  const frame = pack.frameByGrid[grid];
  const token = describeEffect(words, { kind: frame.token, n: 1 });
  return {
    title: t('board.markers', { grid }),
    columns: [
      t('board.player'),
      t('board.row'),
      t('board.points'),
      t('board.column'),
      t('board.worth', { token }),
    ],
    rows: seatsOnGrids(state).map((seat) => {
      const { row, column } = state.players[seat]?.grids[grid] ?? { row: 0, column: 0 };
      const points = describePoints(words, frame.rowPoints[row] ?? 0);
      const worth = describePoints(words, frame.columnValues[column] ?? 0);
      return { head: seatName(words, seats, seat), cells: [String(row), points, String(column), worth] };
    }),
  };
}

/** The squares, highest row first as on the board; columns count from the common start. */
function squareTable(on: TextContext, grid: Grid): WordTable {
  const { t } = on.words;
  const { rows, columns } = on.pack.frameByGrid[grid];
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
  return {
    title: t('board.squares', { grid }),
    columns: [t('board.row'), ...upTo(columns).map((column) => t('board.columnN', { n: column }))],
    rows: upTo(rows)
      .reverse()
      .map((row) => squareRow(on, grid, row, upTo(columns))),
  };
}

function squareRow(on: TextContext, grid: Grid, row: number, columns: readonly number[]): WordRow {
  const { words, pack, state, seats } = on;
  const squares = pack.squares[grid][state.setup.variant.tiers[grid]];
  return {
    head: words.t('board.rowN', { n: row }),
    cells: columns.map((column) => {
      const effect = squares.get(`${row},${column}`);
      const here = seatsOnGrids(state).filter((seat) => {
        const at = state.players[seat]?.grids[grid];
        return at?.row === row && at.column === column;
      });
      const parts = [
        ...(effect ? [describeEffect(words, effect)] : []),
        ...here.map((seat) => seatName(words, seats, seat)),
      ];
      return parts.join('; ') || words.t('board.nothing');
    }),
  };
}
