/**
 * Buildings on the map: each tile of a pack has its own silhouette, layered from a main house and its wings.
 * The ground is y = 0; the widest is 50, the highest 38.
 */
import type { PackData } from '@/lib/game/engine/pack';
import {
  blockPath,
  houseName,
  lancetPath,
  layerSketches,
  outlinePath,
  type Sketch,
  sketchMarkup,
  strokePath,
} from './pen';

/** All houses of a pack by their names in the sheet. */
export function drawHouses({ buildings }: PackData): readonly (readonly [string, string])[] {
  return buildings.map((_tile, i) => [houseName(i), sketchMarkup(houseOf(i))] as const);
}

const MAIN = [gabled, eaved, stepped, hall] as const;
const LEFT = [chimney, tower, leanTo] as const;
const RIGHT = [stair, neighbour, spire] as const;

/** The `i`-th silhouette; after thirty-six they repeat. */
function houseOf(i: number): Sketch {
  const main = MAIN[i % 4] ?? gabled;
  const left = LEFT[Math.floor(i / 4) % 3] ?? chimney;
  const right = RIGHT[(Math.floor(i / 12) + i) % 3] ?? stair;
  return layerSketches(GROUND, left(), right(), main(i % 2 === 0));
}

/** A soft contact line below the building. */
const GROUND: Sketch = { line: strokePath(-24, 0.8, 24, 0.8) + strokePath(-20, 1.8, 21, 1.8) };

/** A front with a gable, its long roof running off to the right. */
function gabled(hasDoor: boolean): Sketch {
  const [x, w, depth, h, rise] = [-14, 14, 15, 14, 12];
  const ridge = x + w / 2;
  return {
    wall: outlinePath(x, 0, x, -h, ridge, -h - rise, x + w, -h, x + w, 0),
    shade: blockPath(x + w, 0, depth, h),
    roof:
      outlinePath(
        ridge,
        -h - rise,
        ridge + depth,
        -h - rise,
        x + w + depth + 1.5,
        -h + 1,
        x + w + 1.5,
        -h + 1,
      ) +
      outlinePath(
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
      lancetPath(ridge, -h - 1, 2.6, 3) +
      windows(x + 3.6, -8, 3) +
      windows(x + w - 3.6, -8, 3) +
      windows(x + w + 4, -8, 2.4) +
      windows(x + w + 11, -8, 2.4) +
      (hasDoor
        ? lancetPath(ridge, 0, 4.4, 4)
        : lancetPath(x + 3.6, 0, 3.6, 3.4) + lancetPath(x + w - 3.6, 0, 3.6, 3.4)),
    line: hatch(x + w + 1, depth - 2, -1, 3),
  };
}

/** A long house with its eaves to the street and a hipped roof. */
function eaved(hasArcade: boolean): Sketch {
  const [x, w, h, rise] = [-15, 30, 13, 11];
  const arcade = [0, 1, 2, 3, 4].map((n) => lancetPath(x + 3.4 + n * 5.8, 0, 4, 2.6)).join('');
  return {
    wall: blockPath(x, 0, w, h),
    roof: outlinePath(x - 2, -h, x + 5, -h - rise, x + w - 5, -h - rise, x + w + 2, -h),
    roofShade:
      outlinePath(x + w - 5, -h - rise, x + w + 2, -h, x + w - 8, -h) + tiles(x + 5, 17, -h - rise + 3, 8, 9),
    dark:
      [0, 1, 2, 3].map((n) => windows(x + 4.6 + n * 7, -8.4, 2.6)).join('') +
      (hasArcade ? arcade : lancetPath(0, 0, 5, 4.6)),
    line: hatch(x + w - 5, 4, -1, 3) + strokePath(x, -6.2, x + w, -6.2),
  };
}

/** A merchant's house with a stepped gable. */
function stepped(hasOriel: boolean): Sketch {
  const [x, w, h] = [-12, 24, 16];
  const steps = [0, 1, 2, 3];
  const up = steps.flatMap((n) => [x + n * 3, -h - n * 3.6, x + n * 3, -h - (n + 1) * 3.6]);
  const down = steps
    .toReversed()
    .flatMap((n) => [x + w - n * 3, -h - (n + 1) * 3.6, x + w - n * 3, -h - n * 3.6]);
  const oriel = hasOriel ? outlinePath(-3.6, -9, -3.6, -15, 3.6, -15, 3.6, -9, 0, -6.4) : '';
  return {
    wall: outlinePath(x, 0, x, -h, ...up, ...down, x + w, -h, x + w, 0) + oriel,
    roof:
      outlinePath(x + w, -h + 1, x + w - 6, -h - 9, x + w + 1, -h - 9, x + w + 8, -h + 1) +
      (hasOriel ? outlinePath(-4.4, -15, 0, -19, 4.4, -15) : ''),
    shade: blockPath(x + w, 0, 6, h - 1),
    dark:
      windows(-7.4, -10, 3) +
      windows(7.4, -10, 3) +
      (hasOriel ? windows(0, -10.6, 2.6) : windows(0, -10, 3)) +
      windows(-4, -18, 2.4) +
      windows(4, -18, 2.4) +
      lancetPath(0, -23.6, 2.4, 2.6) +
      lancetPath(-5, 0, 4.6, 4) +
      lancetPath(5, 0, 4.6, 4),
    line: strokePath(x, -7.6, x + w, -7.6) + hatch(x + w + 0.6, 4.6, -1, 4),
  };
}

/** A hall with buttresses, tall windows and a small ridge turret. */
function hall(hasRose: boolean): Sketch {
  const [x, w, h, rise] = [-16, 32, 15, 10];
  const bays = [0, 1, 2, 3];
  return {
    wall:
      blockPath(x, 0, w, h) +
      bays
        .slice(1)
        .map((n) => outlinePath(x + n * 8 - 1, 0, x + n * 8 - 1, -12, x + n * 8 + 1, -10, x + n * 8 + 1, 0))
        .join('') +
      blockPath(-2, -h - rise, 4, 4),
    roof:
      outlinePath(x - 1.6, -h, x + 2.4, -h - rise, x + w - 2.4, -h - rise, x + w + 1.6, -h) +
      outlinePath(-3, -h - rise - 4, 0, -h - rise - 12, 3, -h - rise - 4),
    roofShade:
      outlinePath(x + w - 2.4, -h - rise, x + w + 1.6, -h, x + w - 6, -h) +
      tiles(x + 3, 24, -h - rise + 3, 7, 11),
    dark: bays
      .map((n) =>
        hasRose && n === 1 ? lancetPath(x + 4 + n * 8, 0, 4.6, 5) : lancetPath(x + 4 + n * 8, -4, 3, 6),
      )
      .join(''),
    line:
      bays.map((n) => strokePath(x + 4 + n * 8, -4, x + 4 + n * 8, -11)).join('') +
      strokePath(x, -2, x + w, -2) +
      hatch(x + w - 3, 2.4, -1, 3),
  };
}

/** Two chimneys behind the roof. */
function chimney(): Sketch {
  return {
    shade: blockPath(-10, -18, 3.4, 12) + blockPath(9, -18, 3, 9),
    line: strokePath(-10.6, -28, -6, -28) + strokePath(8.4, -25, 12.6, -25),
  };
}

/** A square tower with a steep cap. */
function tower(): Sketch {
  return {
    wall: blockPath(-23, 0, 10, 23),
    shade: blockPath(-16, 0, 3, 23),
    roof: outlinePath(-24.4, -23, -18, -33, -11.6, -23),
    roofShade: outlinePath(-18, -33, -11.6, -23, -17, -23),
    dark: windows(-18.6, -18, 2.8) + windows(-18.6, -10, 2.2),
    line: strokePath(-23, -21, -13, -21) + strokePath(-18, -33, -18, -36),
  };
}

/** A low wing with a roof of one slope. */
function leanTo(): Sketch {
  return {
    wall: blockPath(-24, 0, 12, 9),
    roof: outlinePath(-25.4, -8.6, -12, -17, -12, -8.6),
    dark: windows(-19, -4.4, 2.6),
    line: strokePath(-22, -9.8, -12, -15),
  };
}

/** A wooden gallery with its stair. */
function stair(): Sketch {
  return {
    wood: outlinePath(14, 0, 14, -9.6, 23.6, -9.6, 23.6, -7.8, 16, -7.8, 16, 0) + blockPath(21.6, 0, 1.8, 8),
    line:
      [16.6, 18.4, 20.2, 22].map((x) => strokePath(x, -9.6, x, -13)).join('') +
      strokePath(14, -13, 23.6, -13),
  };
}

/** The gable of the neighbouring house. */
function neighbour(): Sketch {
  return {
    wall: outlinePath(14, 0, 14, -11, 19, -18, 24, -11, 24, 0),
    shade: outlinePath(20.6, 0, 20.6, -15, 24, -11, 24, 0),
    roof: outlinePath(12.8, -10.4, 19, -20, 25.2, -10.4, 24, -9.8, 19, -17.2, 14, -9.8),
    dark: windows(18, -8, 2.4) + lancetPath(18, 0, 3.4, 3),
  };
}

/** A slender turret with a pointed roof and a gilded ball. */
function spire(): Sketch {
  return {
    wall: blockPath(17, 0, 7, 20),
    shade: blockPath(21.4, 0, 2.6, 20),
    roof: outlinePath(15.8, -20, 20.5, -34, 25.2, -20),
    roofShade: outlinePath(20.5, -34, 25.2, -20, 21, -20),
    dark: lancetPath(19.6, -13, 2, 3.6) + lancetPath(19.6, -5, 2, 3),
    line: strokePath(20.5, -34, 20.5, -37.5),
  };
}

/** A window with two lights, its sill at `y`. */
function windows(x: number, y: number, width: number): string {
  const half = width / 2;
  return (
    blockPath(x - half, y, half * 0.84, width * 1.3) + blockPath(x + half * 0.16, y, half * 0.84, width * 1.3)
  );
}

/** Courses of roof tiles as short marks. */
function tiles(x: number, width: number, y: number, height: number, slant: number): string {
  return [0, 1, 2]
    .map((n) => {
      const at = y + (n * height) / 3;
      const from = x + (n * slant) / 3;
      return [0.1, 0.4, 0.72].map((t) => blockPath(from + t * width * 0.8 + (n % 2), at, 2.6, 0.8)).join('');
    })
    .join('');
}

/** Strokes of shade on a wall that is turned from the light. */
function hatch(x: number, width: number, y: number, n: number): string {
  return Array.from({ length: n }, (_, i) => strokePath(x, y - i * 3, x + width, y - 2 - i * 3)).join('');
}
