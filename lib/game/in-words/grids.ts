import { GRIDS, type Grid } from '@/lib/game/engine/vocabulary';
import { seatName } from '@/lib/game/wording/names';
import { seatsOnGrids } from '@/lib/game/wording/opponent';
import { describeCost, describeEffect, describePoints, isFree } from '@/lib/game/wording/terms';
import { mayAt } from './players';
import type { TextContext, WordRow, WordTable, TextZone } from './zone';

type Doable = Parameters<typeof mayAt>[1];

/** Hunger Wall and Cathedral, each with the players' markers and its printed squares. */
export function gridZones(on: TextContext, doable: Doable): readonly TextZone[] {
  return GRIDS.map((grid) => gridZone(on, doable, grid));
}

function gridZone(on: TextContext, doable: Doable, grid: Grid): TextZone {
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
    lines: [...tiers, ...tiles, t('board.mayHere', { what: mayAt(on, doable, `grid:${grid}`) })],
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
