/**
 * The river along the upper edge of the map, the arches of the bridge, and the place names of a map of
 * Prague.
 */
import type { Wording } from '@/lib/game/wording/wording';
import { colour, num, type DrawingFrame } from '../draw';
import { escapeMarkup } from '../escape';

/** English uses the Czech name. */
const CZECH = 'Vltava';

type Box = Pick<DrawingFrame, 'x' | 'y' | 'width' | 'height'>;

/** The Vltava in one sweep, from far left to far right. */
export function riverBand({ x, y, width }: Box): string {
  const left = x - 800;
  const right = x + width + 800;
  const sweep = `C${num(x - 200)} ${num(y + 150)} ${num(x - 40)} ${num(y + 60)} ${num(x + 110)} ${num(y + 26)}S${num(x + 420)} ${num(y + 30)} ${num(x + width)} ${num(y + 18)}L${num(right)} ${num(y)}`;
  const band = `M${num(left)} ${num(y + 150)}${sweep}V${num(y - 400)}H${num(left)}z`;
  const shore = `M${num(left)} ${num(y + 150)}${sweep}`;
  const waves = [0.28, 0.44, 0.6, 0.76, 0.92]
    .map((t, i) => `M${num(x + width * t)} ${num(y - 2 - (i % 2) * 9)}q7-5 14 0t14 0 14 0`)
    .join('');
  return (
    `<path d="${band}" fill="${colour('river')}"/>` +
    `<path d="${shore}" fill="none" stroke="${colour('map-ink')}" stroke-width="2.2"/>` +
    `<path d="${waves}" fill="none" stroke="${colour('map-ink')}" stroke-width="1.1" opacity=".7"/>`
  );
}

/** Names in the reader's language next to the Czech ones, as on maps of the city. */
export function townNames({ t }: Wording, { x, y, width, height }: Box): string {
  const name = (own: string, czech: string, dx: number, dy: number) =>
    `<text x="${num(x + dx)}" y="${num(y + dy)}">${escapeMarkup(own)} <tspan lang="cs" font-size="10">${czech}</tspan></text>`;
  const look = `class="f-serif" text-anchor="start" font-size="15" font-style="italic" font-weight="500" fill="${colour('map-text')}" letter-spacing="1" stroke="${colour('country')}" stroke-width="3" paint-order="stroke"`;
  const towns =
    name(t('moves.oldTown'), 'Staré Město', width * 0.27, 44) +
    name(t('moves.newTown'), 'Nové Město', 8, height - 10);
  const own = t('names.river');
  const at = `x="${num(x + width * 0.28)}" y="${num(y + 15)}"`;
  const river = own === CZECH ? `<text lang="cs" ${at}>${CZECH}</text>` : name(own, CZECH, width * 0.28, 15);
  return `<g ${look}>${river}${towns}</g>`;
}
