/**
 * Hex geometry written apart from the engine's, so the two check each other. Axial (q, r), pointy top.
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Steps to the neighbours by side: NE, E, SE, SW, W, NW. */
const STEPS: readonly Hex[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

export const hexKey = ({ q, r }: Hex) => `${q},${r}`;
export const neighboursOf = (hex: Hex): Hex[] =>
  STEPS.map((step) => ({ q: hex.q + step.q, r: hex.r + step.r }));
export const areNeighbours = (a: Hex, b: Hex) => neighboursOf(a).some((hex) => hexKey(hex) === hexKey(b));

/** Normal form of a hex's corners 0..5: each as corner 0 or 3 of the hex whose top or bottom it is. */
export function verticesOf({ q, r }: Hex): string[] {
  return [
    vertexKey({ q, r, corner: 0 }),
    vertexKey({ q: q + 1, r: r - 1, corner: 3 }),
    vertexKey({ q, r: r + 1, corner: 0 }),
    vertexKey({ q, r, corner: 3 }),
    vertexKey({ q: q - 1, r: r + 1, corner: 0 }),
    vertexKey({ q, r: r - 1, corner: 3 }),
  ];
}

export const vertexKey = ({ q, r, corner }: Hex & { readonly corner: number }) => `${q},${r},${corner}`;

/** The three hexes that share a vertex in normal form. */
export function hexesAt({ q, r, corner }: Hex & { readonly corner: 0 | 3 }): Hex[] {
  return corner === 0
    ? [
        { q, r },
        { q, r: r - 1 },
        { q: q + 1, r: r - 1 },
      ]
    : [
        { q, r },
        { q, r: r + 1 },
        { q: q - 1, r: r + 1 },
      ];
}
