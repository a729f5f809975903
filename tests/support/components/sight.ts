/**
 * How colours look to eyes that lack one kind of cone, by the usual matrices in linear light; and how
 * different two of them look.
 */

/** Rows: the seen colours for the screen's red, green and blue. */
const MATRICES = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deuteranopia: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
} as const;
export type Sight = keyof typeof MATRICES;
export const SIGHTS = Object.keys(MATRICES) as readonly Sight[];

type Triple = readonly [number, number, number];

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function hexOf(light: Triple): string {
  const digits = light.map((value) => {
    const held = Math.min(1, Math.max(0, value));
    const shown = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

const times = (rows: readonly Triple[], [r, g, b]: Triple): Triple => {
  const [x = 0, y = 0, z = 0] = rows.map((row) => row[0] * r + row[1] * g + row[2] * b);
  return [x, y, z];
};

/** A colour as seen with this kind of sight. */
export function seenBy(sight: Sight, hex: string): string {
  return hexOf(times(MATRICES[sight], linear(hex)));
}

const TO_XYZ: readonly Triple[] = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];

function lab(hex: string): Triple {
  const [x, y, z] = times(TO_XYZ, linear(hex));
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [fx, fy, fz] = [root(x / 0.9505), root(y), root(z / 1.089)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** The distance of two colours in Lab: about 2 is just visible, 10 at a glance. */
export function distance(one: string, other: string): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Contrast by the formula of WCAG. */
export function contrast(one: string, other: string): number {
  const light = [one, other].map((hex) => times(TO_XYZ, linear(hex))[1]).sort((a, b) => b - a);
  return ((light[0] ?? 0) + 0.05) / ((light[1] ?? 0) + 0.05);
}
