/** Draws runs of symbols: side by side, shrunk to a width, or in two lines. */
import { icon, label, type Point } from './draw';
import type { Glyph } from './glyphs';
import { isNumbered } from './numbered-symbols';

const GAP = 0.12;
const widthOf = (glyph: Glyph): number => {
  if (glyph.kind === 'sign') return 0.42;
  return glyph.n !== undefined && !glyph.inside ? 1.42 : 1;
};

/** Width of a run for symbols of size 1. */
export function runWidth(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + widthOf(glyph) + GAP, -GAP);
}

/** Draws a run centred on `at`; it shrinks to `maxWidth`. */
export function drawRun(glyphs: readonly Glyph[], at: Point, size: number, maxWidth = Infinity): string {
  if (glyphs.length === 0) return '';
  const width = runWidth(glyphs);
  const scale = Math.min(size, maxWidth / width);
  let x = at.x - (width * scale) / 2;
  return glyphs
    .map((glyph) => {
      const cell = widthOf(glyph) * scale;
      const drawn = drawGlyph(glyph, { x, y: at.y }, scale);
      x += cell + GAP * scale;
      return drawn;
    })
    .join('');
}

/** `at.x` is the left end of the glyph. */
function drawGlyph(glyph: Glyph, at: Point, size: number): string {
  if (glyph.kind === 'sign')
    return label(glyph.text, { x: at.x + size * 0.21, y: at.y }, { size: size * 0.8 });
  if (glyph.n === undefined) return icon(glyph.icon, { x: at.x + size / 2, y: at.y }, size);
  if (glyph.inside) return drawNumbered(glyph.icon, glyph.n, { x: at.x + size / 2, y: at.y }, size);
  return (
    label(String(glyph.n), { x: at.x + size * 0.2, y: at.y }, { size: size * 0.7, weight: 700 }) +
    icon(glyph.icon, { x: at.x + size * 0.92, y: at.y }, size)
  );
}

/**
 * A symbol with its number in the middle. Common numbers have symbols of their own, to keep pages small.
 */
export function drawNumbered(name: string, n: number, at: Point, size: number): string {
  if (isNumbered(name, n)) return icon(`${name}-${n}`, at, size);
  const fill = name === 'i-points' ? 'on-red' : 'on-gold';
  return (
    icon(name, at, size) + label(String(n), at, { size: size * (n > 9 ? 0.52 : 0.62), fill, weight: 700 })
  );
}

/** Splits a long run into at most two lines, at the middle. */
export function drawBlock(glyphs: readonly Glyph[], at: Point, size: number, maxWidth: number): string {
  if (runWidth(glyphs) * size <= maxWidth * 1.5 || glyphs.length < 3)
    return drawRun(glyphs, at, size, maxWidth);
  const half = splitPoint(glyphs);
  const smaller = size * 0.74;
  return (
    drawRun(glyphs.slice(0, half), { x: at.x, y: at.y - smaller * 0.54 }, smaller, maxWidth) +
    drawRun(glyphs.slice(half), { x: at.x, y: at.y + smaller * 0.54 }, smaller, maxWidth)
  );
}

/** Splits after a sign near the middle if there is one, so no line begins with a sign. */
function splitPoint(glyphs: readonly Glyph[]): number {
  const middle = Math.ceil(glyphs.length / 2);
  const first = glyphs.findIndex((glyph, i) => i >= middle - 1 && glyph.kind === 'sign');
  return first >= 0 && first < glyphs.length - 1 ? first + 1 : middle;
}
