/**
 * Buildings on the map: each tile of a pack has its own silhouette, layered from a main house and its wings.
 * The ground is y = 0; the widest is 50, the highest 38.
 */
import type { PackData } from '@/lib/game/engine/pack';
import { houseName } from './names';
import { block, sketchMarkup, lancet, outline, stroke, layered, type Sketch } from './pen';

/** All houses of a pack by their names in the sheet. */
export function houses({ buildings }: PackData): readonly (readonly [string, string])[] {
  return buildings.map((_tile, i) => [houseName(i), sketchMarkup(houseOf(i))] as const);
}

const MAIN = [gabled, eaved, stepped, hall] as const;
const LEFT = [chimney, tower, leanTo] as const;
const RIGHT = [stair, neighbour, spire] as const;

/** The `i`-th silhouette: thirty-six of them differ, further ones repeat. */
function houseOf(i: number): Sketch {
  const main = MAIN[i % 4] ?? gabled;
  const left = LEFT[Math.floor(i / 4) % 3] ?? chimney;
  const right = RIGHT[(Math.floor(i / 12) + i) % 3] ?? stair;
  return layered(GROUND, left(), right(), main(i % 2 === 0));
}

/** One soft line of contact below what stands. */
const GROUND: Sketch = { line: stroke(-24, 0.8, 24, 0.8) + stroke(-20, 1.8, 21, 1.8) };

/** A front with a gable, its long roof running off to the right. */
function gabled(hasDoor: boolean): Sketch {
  const [x, w, depth, h, rise] = [-14, 14, 15, 14, 12];
  const ridge = x + w / 2;
  return {
    wall: outline(x, 0, x, -h, ridge, -h - rise, x + w, -h, x + w, 0),
    shade: block(x + w, 0, depth, h),
    roof:
      outline(ridge, -h - rise, ridge + depth, -h - rise, x + w + depth + 1.5, -h + 1, x + w + 1.5, -h + 1) +
      outline(
        ridge,
        -h - rise - 1.5,
        x - 2,
        -h + 1.5,
        x - 0.4,
        -h + 2.4,
        ridge,
        -h - rise + 1.6,
        x + w,
        -h + 1,
        x + w + 1.5,
        -h + 1,
      ),
    roofShade: tiles(ridge + 1, depth, -h - rise + 3.4, 9, 7),
    dark:
      lancet(ridge, -h - 1, 2.6, 3) +
      windows(x + 3.6, -8, 3) +
      windows(x + w - 3.6, -8, 3) +
      windows(x + w + 4, -8, 2.4) +
      windows(x + w + 11, -8, 2.4) +
      (hasDoor ? lancet(ridge, 0, 4.4, 4) : lancet(x + 3.6, 0, 3.6, 3.4) + lancet(x + w - 3.6, 0, 3.6, 3.4)),
    line: hatch(x + w + 1, depth - 2, -1, 3),
  };
}

/** A long house with its eaves to the street and a hipped roof. */
function eaved(hasArcade: boolean): Sketch {
  const [x, w, h, rise] = [-15, 30, 13, 11];
  const arcade = [0, 1, 2, 3, 4].map((n) => lancet(x + 3.4 + n * 5.8, 0, 4, 2.6)).join('');
  return {
    wall: block(x, 0, w, h),
    roof: outline(x - 2, -h, x + 5, -h - rise, x + w - 5, -h - rise, x + w + 2, -h),
    roofShade:
      outline(x + w - 5, -h - rise, x + w + 2, -h, x + w - 8, -h) + tiles(x + 5, 17, -h - rise + 3, 8, 9),
    dark:
      [0, 1, 2, 3].map((n) => windows(x + 4.6 + n * 7, -8.4, 2.6)).join('') +
      (hasArcade ? arcade : lancet(0, 0, 5, 4.6)),
    line: hatch(x + w - 5, 4, -1, 3) + stroke(x, -6.2, x + w, -6.2),
  };
}

/** A merchant's house, its gable in steps. */
function stepped(hasOriel: boolean): Sketch {
  const [x, w, h] = [-12, 24, 16];
  const steps = [0, 1, 2, 3];
  const up = steps.flatMap((n) => [x + n * 3, -h - n * 3.6, x + n * 3, -h - (n + 1) * 3.6]);
  const down = steps
    .toReversed()
    .flatMap((n) => [x + w - n * 3, -h - (n + 1) * 3.6, x + w - n * 3, -h - n * 3.6]);
  const oriel = hasOriel ? outline(-3.6, -9, -3.6, -15, 3.6, -15, 3.6, -9, 0, -6.4) : '';
  return {
    wall: outline(x, 0, x, -h, ...up, ...down, x + w, -h, x + w, 0) + oriel,
    roof:
      outline(x + w, -h + 1, x + w - 6, -h - 9, x + w + 1, -h - 9, x + w + 8, -h + 1) +
      (hasOriel ? outline(-4.4, -15, 0, -19, 4.4, -15) : ''),
    shade: block(x + w, 0, 6, h - 1),
    dark:
      windows(-7.4, -10, 3) +
      windows(7.4, -10, 3) +
      (hasOriel ? windows(0, -10.6, 2.6) : windows(0, -10, 3)) +
      windows(-4, -18, 2.4) +
      windows(4, -18, 2.4) +
      lancet(0, -23.6, 2.4, 2.6) +
      lancet(-5, 0, 4.6, 4) +
      lancet(5, 0, 4.6, 4),
    line: stroke(x, -7.6, x + w, -7.6) + hatch(x + w + 0.6, 4.6, -1, 4),
  };
}

/** A hall with buttresses and tall windows, a little turret on its ridge. */
function hall(hasRose: boolean): Sketch {
  const [x, w, h, rise] = [-16, 32, 15, 10];
  const bays = [0, 1, 2, 3];
  return {
    wall:
      block(x, 0, w, h) +
      bays
        .slice(1)
        .map((n) => outline(x + n * 8 - 1, 0, x + n * 8 - 1, -12, x + n * 8 + 1, -10, x + n * 8 + 1, 0))
        .join('') +
      block(-2, -h - rise, 4, 4),
    roof:
      outline(x - 1.6, -h, x + 2.4, -h - rise, x + w - 2.4, -h - rise, x + w + 1.6, -h) +
      outline(-3, -h - rise - 4, 0, -h - rise - 12, 3, -h - rise - 4),
    roofShade:
      outline(x + w - 2.4, -h - rise, x + w + 1.6, -h, x + w - 6, -h) +
      tiles(x + 3, 24, -h - rise + 3, 7, 11),
    dark: bays
      .map((n) => (hasRose && n === 1 ? lancet(x + 4 + n * 8, 0, 4.6, 5) : lancet(x + 4 + n * 8, -4, 3, 6)))
      .join(''),
    line:
      bays.map((n) => stroke(x + 4 + n * 8, -4, x + 4 + n * 8, -11)).join('') +
      stroke(x, -2, x + w, -2) +
      hatch(x + w - 3, 2.4, -1, 3),
  };
}

/** Two chimneys behind the roof. */
function chimney(): Sketch {
  return {
    shade: block(-10, -18, 3.4, 12) + block(9, -18, 3, 9),
    line: stroke(-10.6, -28, -6, -28) + stroke(8.4, -25, 12.6, -25),
  };
}

/** A square tower with a steep cap. */
function tower(): Sketch {
  return {
    wall: block(-23, 0, 10, 23),
    shade: block(-16, 0, 3, 23),
    roof: outline(-24.4, -23, -18, -33, -11.6, -23),
    roofShade: outline(-18, -33, -11.6, -23, -17, -23),
    dark: windows(-18.6, -18, 2.8) + windows(-18.6, -10, 2.2),
    line: stroke(-23, -21, -13, -21) + stroke(-18, -33, -18, -36),
  };
}

/** A low wing with a roof of one slope. */
function leanTo(): Sketch {
  return {
    wall: block(-24, 0, 12, 9),
    roof: outline(-25.4, -8.6, -12, -17, -12, -8.6),
    dark: windows(-19, -4.4, 2.6),
    line: stroke(-22, -9.8, -12, -15),
  };
}

/** A wooden gallery with its stair. */
function stair(): Sketch {
  return {
    wood: outline(14, 0, 14, -9.6, 23.6, -9.6, 23.6, -7.8, 16, -7.8, 16, 0) + block(21.6, 0, 1.8, 8),
    line: [16.6, 18.4, 20.2, 22].map((x) => stroke(x, -9.6, x, -13)).join('') + stroke(14, -13, 23.6, -13),
  };
}

/** The gable of the house next door. */
function neighbour(): Sketch {
  return {
    wall: outline(14, 0, 14, -11, 19, -18, 24, -11, 24, 0),
    shade: outline(20.6, 0, 20.6, -15, 24, -11, 24, 0),
    roof: outline(12.8, -10.4, 19, -20, 25.2, -10.4, 24, -9.8, 19, -17.2, 14, -9.8),
    dark: windows(18, -8, 2.4) + lancet(18, 0, 3.4, 3),
  };
}

/** A slender turret with a pointed roof and a gilded ball. */
function spire(): Sketch {
  return {
    wall: block(17, 0, 7, 20),
    shade: block(21.4, 0, 2.6, 20),
    roof: outline(15.8, -20, 20.5, -34, 25.2, -20),
    roofShade: outline(20.5, -34, 25.2, -20, 21, -20),
    dark: lancet(19.6, -13, 2, 3.6) + lancet(19.6, -5, 2, 3),
    line: stroke(20.5, -34, 20.5, -37.5),
  };
}

/** A window with two lights, its sill at `y`. */
function windows(x: number, y: number, width: number): string {
  const half = width / 2;
  return block(x - half, y, half * 0.84, width * 1.3) + block(x + half * 0.16, y, half * 0.84, width * 1.3);
}

/** Courses of roof tiles as short marks. */
function tiles(x: number, width: number, y: number, height: number, slant: number): string {
  return [0, 1, 2]
    .map((n) => {
      const at = y + (n * height) / 3;
      const from = x + (n * slant) / 3;
      return [0.1, 0.4, 0.72].map((t) => block(from + t * width * 0.8 + (n % 2), at, 2.6, 0.8)).join('');
    })
    .join('');
}

/** Strokes of shade on a wall that is turned from the light. */
function hatch(x: number, width: number, y: number, n: number): string {
  return Array.from({ length: n }, (_, i) => stroke(x, y - i * 3, x + width, y - 2 - i * 3)).join('');
}
