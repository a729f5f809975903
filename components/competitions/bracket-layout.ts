/** Layout of a cup bracket. Pure functions; lengths in pixels. */
import { isForThird } from '@/lib/game/competing/competition';
import type { PublicCompetition } from '@/lib/features/competitions/competitions';

type Bracket = NonNullable<PublicCompetition['bracket']>;
type BracketTable = Bracket['stages'][number]['tables'][number];

export const BRACKET = { column: 184, between: 40, head: 26, row: 24, foot: 6, gap: 14, title: 34 } as const;
const { column, between, head, row, foot, gap, title } = BRACKET;

export interface PlacedTable extends BracketTable {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export interface PlacedStage {
  readonly stage: number;
  readonly x: number;
  readonly isFinal: boolean;
  /** Empty for a future stage. */
  readonly tables: readonly PlacedTable[];
}

/** The line from a table to the person's table in the next stage. */
export interface BracketPath {
  readonly id: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  readonly stages: readonly PlacedStage[];
  readonly ways: readonly BracketPath[];
}

const heightOf = ({ people }: BracketTable): number => head + people.length * row + foot;
const sumOf = (heights: readonly number[]): number =>
  heights.reduce((sum, height) => sum + height, gap * Math.max(0, heights.length - 1));

/** The y coordinate of a person's row centre. */
export const rowAt = ({ y }: Pick<PlacedTable, 'y'>, i: number): number => y + head + (i + 0.5) * row;

/** One column per stage, including future ones. Tables are vertically centred, which shortens the lines. */
export function layoutBracket({ stages: drawn }: Bracket, expected: number, isOver: boolean): BracketLayout {
  const last = drawn.at(-1);
  const isDecided = isOver || (last !== undefined && mainTables(last.tables).length === 1);
  const count = isDecided ? drawn.length : Math.max(expected, drawn.length + 1);
  const tallest = Math.max(0, ...drawn.map(({ tables }) => sumOf(tables.map(heightOf))));
  const stages = Array.from({ length: count }, (_, i): PlacedStage => {
    const { stage, tables } = drawn[i] ?? { stage: i + 1, tables: [] };
    const x = i * (column + between);
    let y = title + (tallest - sumOf(tables.map(heightOf))) / 2;
    const placed = tables.map((table) => {
      const at = { ...table, x, y, height: heightOf(table) };
      y += at.height + gap;
      return at;
    });
    return {
      stage,
      x,
      tables: placed,
      isFinal: i === count - 1 && (mainTables(tables).length === 1 || !isDecided),
    };
  });
  return {
    width: count * (column + between) - between,
    height: title + tallest,
    stages,
    ways: stages.flatMap((each, i) => waysBetween(each, stages[i + 1])),
  };
}

const mainTables = (tables: readonly BracketTable[]) =>
  tables.filter(({ fixtureId }) => !isForThird(fixtureId));

function waysBetween(stage: PlacedStage, next: PlacedStage | undefined): readonly BracketPath[] {
  return stage.tables.flatMap((table) =>
    table.people.flatMap(({ id }, i) => {
      const target = next?.tables.find(({ people }) => people.some((person) => person.id === id));
      if (!target) return [];
      const at = target.people.findIndex((person) => person.id === id);
      return [
        {
          id,
          from: [table.x + column, rowAt(table, i)] as const,
          to: [target.x, rowAt(target, at)] as const,
        },
      ];
    }),
  );
}
