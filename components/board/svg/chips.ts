/** Goods of a player as a row of symbols with numbers, each with its name for screen readers. */
import type { Good, Token } from '@/lib/engine/vocabulary';
import type { Player } from '@/lib/engine/state';
import { goodIcon } from './glyphs';

const SHOWN: readonly (readonly [Good | Token, string])[] = [
  ['gold', 'gold'],
  ['stone', 'stone'],
  ['egg', 'eggs'],
  ['silver-window', 'silver windows'],
  ['gold-window', 'gold windows'],
  ['blue-token', 'blue tokens'],
  ['red-token', 'red tokens'],
];

/** List items for goods, tokens and cubes. */
export function goodsHtml(player: Player, seat: number): string {
  const amount = { ...player.goods, ...player.tokens };
  const chips = SHOWN.map(([what, name]) => chip(goodIcon(what), amount[what], name));
  return [
    ...chips,
    chip('i-cube', player.cubes, 'cubes available', `style="color:var(--seat-${seat})"`),
  ].join('');
}

function chip(symbol: string, n: number, name: string, look = ''): string {
  return `<li title="${name}"${n === 0 ? ' class="none"' : ''}><svg viewBox="0 0 24 24" aria-hidden="true" ${look}><use href="#${symbol}"/></svg>${n}<span class="sr-only"> ${name}</span></li>`;
}
