/** The text of a tile keeps clear of the bonuses on its sides, in every rotation. */
import { expect, test } from 'vitest';
import { drawTile, sideCentre } from '@/lib/game/drawing/tiles';
import type { HexTile } from '@/lib/game/engine/pack';
import { PACK } from '../support/engine/table';

const SIZE = 50;
const DISC = 9;
/** Symbols do not fill their boxes to the corners. */
const SLACK = 1.5;
const WITH_EDGES = [...PACK.upgrades, ...PACK.walls].filter(({ edges }) => edges.length > 0);

interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The symbols of a drawing, each as the circle in its box. */
function symbolsOf(drawn: string): readonly Round[] {
  return [...drawn.matchAll(/<use href="#[ai]-[^"]*" ([^>]*)>/g)].map(([, attributes = '']) => {
    const read = (name: string) => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]);
    const width = read('width');
    return { x: read('x') + width / 2, y: read('y') + width / 2, r: width / 2 };
  });
}

const gap = (a: Round, b: Round) => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r;

test.each(WITH_EDGES.map((tile) => [tile.name, tile] as const))(
  '%s: no price and no reward lies on a disc',
  (_name, tile: HexTile) => {
    const edges = 'edges' in tile ? tile.edges : [];
    for (const rotation of [0, 1, 2, 3, 4, 5]) {
      const discs = edges.map(({ side }) => ({ ...sideCentre(SIZE, (side + rotation) % 6), r: DISC }));
      // The bonus itself is in the middle of a disc.
      const others = symbolsOf(drawTile(tile, SIZE, rotation)).filter((symbol) =>
        discs.every((disc) => Math.hypot(symbol.x - disc.x, symbol.y - disc.y) > 5),
      );
      expect(others.length).toBeGreaterThan(0);
      for (const disc of discs)
        for (const symbol of others)
          expect(gap(symbol, disc), JSON.stringify({ rotation, symbol })).toBeGreaterThan(-SLACK);
    }
  },
);
