/** A single action tile, with the price or points of its place on the crane and the bonus of its slot. */
import type { PackData } from '@/lib/game/engine/pack';
import type { WheelTile } from '@/lib/game/engine/state';
import type { Action } from '@/lib/game/engine/vocabulary';
import { colour, hexPath, icon, label, TEXT } from '../draw';
import { drawRun, drawNumbered } from '../draw-run';
import { actionIcon, costGlyphs, effectGlyphs } from '../glyphs';

const RADIUS = 40;
const STEP = RADIUS * Math.sqrt(3);

/**
 * The tile at a crane position, drawn horizontally: price at the left, both actions, slot bonus at the
 * right.
 */
export function actionTileSvg(
  pack: PackData,
  position: number,
  tile: WheelTile,
  actions: readonly Action[],
): string {
  const place = pack.crane.positions.find((entry) => entry.index === position);
  const bonus = pack.crane.sectors[tile.sector]?.bonus;
  const points = tile.fivePoints ? pack.crane.overripeToken.points : (place?.points ?? 0);
  const at = { x: -RADIUS * 2.6, y: 0 };
  const price =
    points > 0
      ? drawNumbered('i-points', points, at, 44)
      : drawRun(costGlyphs(place?.cost ?? {}), at, 44, 60) || label('0', at, { size: 34, serif: true });
  const zone = `<rect x="-138" y="-44" width="68" height="88" rx="8" fill="${colour(`zone-${place?.zone ?? 'green'}`)}" stroke="${colour('edge')}"/>`;
  const hexes = [-STEP / 2 + 8, STEP / 2 + 8].map((x) => hexPath({ x, y: 0 }, RADIUS)).join('');
  const icons = actions.map((action, i) => icon(actionIcon(action), { x: (i - 0.5) * STEP + 8, y: 0 }, 46));
  const gain = bonus ? drawRun(effectGlyphs(bonus), { x: 122, y: 0 }, 36, 60) : '';
  return `<svg viewBox="-142 -48 300 96" ${TEXT} aria-hidden="true">${zone}${price}<path d="${hexes}" fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width="2"/>${icons.join('')}${gain}</svg>`;
}
