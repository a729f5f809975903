import { describe, expect, test } from 'vitest';
import type { GridSquare, TierSet } from '@/lib/game/engine/pack';
import { GRID_VARIANTS, GRIDS } from '@/lib/game/engine/vocabulary';
import { count, EVERY_PACK, isDistinct, wrong } from './support';

const isRising = (list: readonly number[]) => list.every((x, i) => i === 0 || x > (list[i - 1] ?? x));
const isNeverFalling = (list: readonly number[]) => list.every((x, i) => i === 0 || x >= (list[i - 1] ?? x));

describe.each(EVERY_PACK)('grids of $title', ({ pack }) => {
  const { frames, tierSets } = pack.grids;

  test('there is a frame for each project', () => {
    expect(frames.map((frame) => frame.id).sort()).toEqual([...GRIDS].sort());
  });

  describe.each(frames)('frame $id', (frame) => {
    test('six rows and six columns with rising values, one column worth 3', () => {
      expect(frame.rowPoints).toHaveLength(6);
      expect(frame.columnValues).toHaveLength(6);
      expect(frame.rowPoints).toSatisfy(isRising);
      expect(frame.columnValues).toSatisfy(isNeverFalling);
      expect(frame.columnValues).toContain(3);
    });

    test('GRID-1 three tiers of two rows, crossed for 1 and 2 of gold and stone', () => {
      expect(frame.tiers.map((tier) => tier.rows)).toEqual([
        [0, 1],
        [2, 3],
        [4, 5],
      ]);
      expect(frame.tiers.map((tier) => tier.crossing)).toEqual([
        undefined,
        { gold: 1, stone: 1 },
        { gold: 2, stone: 2 },
      ]);
    });

    test('a row up costs two silver windows', () => {
      expect(frame.climbCost).toEqual({ 'silver-window': 2 });
    });
  });

  describe.each(tierSets)('tier set $id', ({ squares, picture }) => {
    const at = ({ row, column }: GridSquare) => `${row},${column}`;
    const outside = (x: GridSquare) => Math.min(x.row, x.column) < 0 || Math.max(x.row, x.column) > 5;

    test('each square is on the grid, once, and not on the start', () => {
      expect(squares.filter(outside).map(at)).toEqual([]);
      expect(squares.map(at)).toSatisfy(isDistinct);
      expect(squares.map(at)).not.toContain('0,0');
    });

    test('squares hold points or arrows, and no arrow leaves the grid', () => {
      const kinds = ['points', 'arrow-up', 'arrow-sideways'];
      expect(squares.filter((x) => !kinds.includes(x.effect.kind)).map(at)).toEqual([]);
      expect(squares.filter((x) => x.effect.kind === 'arrow-up' && x.row === 5).map(at)).toEqual([]);
      expect(squares.filter((x) => x.effect.kind === 'arrow-sideways' && x.column === 5).map(at)).toEqual([]);
    });

    test('the picture shows the same squares', () => {
      expect(squares.map((x) => `${at(x)} ${signOf(x)}`).sort()).toEqual(drawn(picture).sort());
    });
  });

  describe.each(GRIDS)('tier sets of the %s', (grid) => {
    const [base, a, b] = GRID_VARIANTS.map((variant) =>
      tierSets.find((set) => set.grid === grid && set.variant === variant),
    );

    test('base, A and B exist', () => {
      expect([base?.variant, a?.variant, b?.variant]).toEqual([...GRID_VARIANTS]);
    });

    test('A is clearly the climbing set', () => {
      expect(arrows(a, 'arrow-up'), a?.id).toBeGreaterThanOrEqual(arrows(base, 'arrow-up') + 4);
      expect(arrows(a, 'arrow-sideways'), a?.id).toBe(0);
    });

    test('B is clearly the sideways set', () => {
      expect(arrows(b, 'arrow-sideways'), b?.id).toBeGreaterThanOrEqual(arrows(base, 'arrow-sideways') + 4);
      expect(arrows(b, 'arrow-up'), b?.id).toBe(0);
    });
  });

  test('every tier set belongs to a frame', () => {
    expect(wrong(tierSets, (set) => frames.some((frame) => frame.id === set.grid))).toEqual([]);
  });
});

const arrows = (set: TierSet | undefined, kind: 'arrow-up' | 'arrow-sideways') =>
  count(set?.squares ?? [], (x) => x.effect.kind === kind);

function signOf({ effect }: GridSquare): string {
  if (effect.kind === 'arrow-up') return '^';
  if (effect.kind === 'arrow-sideways') return '>';
  return 'n' in effect ? String(effect.n) : '?';
}

/** The marked squares of a picture in the words of `squares`. */
function drawn(picture: readonly string[]): string[] {
  return picture.flatMap((line, i) =>
    line
      .split(' ')
      .flatMap((sign, column) => (sign === '.' || sign === 'S' ? [] : [`${5 - i},${column} ${sign}`])),
  );
}
