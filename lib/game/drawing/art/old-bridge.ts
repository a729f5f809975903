/** The stone bridge that carries the King's Road across the river, with its tower on the Old Town side. */
import type { PackData } from '@/lib/game/engine/pack';
import { SIZE, cityPointOf, cityFrame } from '../city/city-places';
import { colour, translateTo, num } from '../draw';
import { blockPath, lancetPath, outlinePath, strokePath } from './pen';

const INK = `stroke="${colour('line-dark')}" stroke-linejoin="round"`;
const STONE = `fill="${colour('bridge')}" ${INK} stroke-width="1"`;

/** Bridge and tower where the road meets the river. */
export function oldBridge(pack: PackData): string {
  const last = pack.city.terrain.filter(({ terrain }) => terrain === 'road').at(-1);
  if (!last) return '';
  const { x, y } = cityPointOf(last);
  const top = cityFrame(pack).box.y - 40;
  return translateTo({ x, y: y - SIZE * 0.72 }, span(top - y) + tower());
}

/** The deck leads away from the viewer; its piers part the water to both sides. */
function span(top: number): string {
  const piers = Array.from({ length: 4 }, (_, i) => {
    const y = -30 - i * 21;
    return outlinePath(-11, y - 6, -20, y, -11, y + 6) + outlinePath(11, y - 6, 20, y, 11, y + 6);
  });
  const deck = `M-11 0V${num(top)}h22V0z`;
  const stones = Array.from({ length: 10 }, (_, i) => strokePath(-8, -8 - i * 11, 8, -8 - i * 11)).join('');
  return (
    `<path d="${piers.join('')}" ${STONE}/><path d="${deck}" ${STONE}/>` +
    `<path d="${strokePath(-7.5, 0, -7.5, top)}${strokePath(7.5, 0, 7.5, top)}${stones}" fill="none" ${INK} stroke-width=".6" stroke-opacity=".6"/>`
  );
}

/** The gate tower: an arch, arcades of tracery above it, and a wedge roof with two spikes. */
function tower(): string {
  const arcade = [-8, 0, 8].map((dx) => lancetPath(dx, -21, 4.4, 4)).join('');
  return (
    `<path d="${blockPath(-17, 0, 34, 34)}${blockPath(-19, -32, 38, 4)}" fill="${colour('vellum-shade')}" ${INK} stroke-width="1.200"/>` +
    `<path d="${outlinePath(-19, -36, -13, -54, 13, -54, 19, -36)}" fill="${colour('tech')}" ${INK} stroke-width="1.200"/>` +
    `<path d="${outlinePath(-19, -36, -16.5, -46, -14, -36)}${outlinePath(14, -36, 16.5, -46, 19, -36)}" fill="${colour('tech')}" ${INK}/>` +
    `<path d="${lancetPath(0, 0, 15, 8)}${arcade}" fill="${colour('line-dark')}"/>` +
    `<path d="${strokePath(-17, -18, 17, -18)}${strokePath(-9, -52, -12, -39)}${strokePath(-3, -52, -4, -39)}${strokePath(3, -52, 4, -39)}${strokePath(9, -52, 12, -39)}${strokePath(-13, -54, -13, -59)}${strokePath(13, -54, 13, -59)}" fill="none" ${INK} stroke-width=".7"/>`
  );
}
