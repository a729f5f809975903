/**
 * An effect or price as a small drawing within text. The adjacent text says the same, so it is hidden from
 * screen readers.
 */
import type { Cost, Effect } from '@/lib/game/engine/vocabulary';
import { num, TEXT } from './draw';
import { drawRun, runWidth } from './draw-run';
import { costGlyphs, effectGlyphs, type Glyph } from './glyphs';

const SIZE = 24;

/** Renders the symbols of an effect. */
export function effectHtml(effect: Effect): string {
  return runHtml(effectGlyphs(effect));
}

/** Renders the symbols of a price. */
export function costHtml(cost: Cost): string {
  return runHtml(costGlyphs(cost));
}

function runHtml(glyphs: readonly Glyph[]): string {
  if (glyphs.length === 0) return '';
  const width = runWidth(glyphs) * SIZE;
  return `<svg class="run" viewBox="0 0 ${num(width)} ${SIZE}" style="width:${num(width / 16)}em" ${TEXT} aria-hidden="true">${drawRun(glyphs, { x: width / 2, y: SIZE / 2 }, SIZE)}</svg>`;
}
