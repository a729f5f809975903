/** Goods of a player as a row of symbols with numbers, each with its name for screen readers. */
import type { Good, Token } from '@/lib/game/engine/vocabulary';
import type { Player } from '@/lib/game/engine/state';
import type { Wording } from '@/lib/game/wording/wording';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { atKey } from './at';
import { goodIcon } from './glyphs';

const SHOWN: readonly (Good | Token)[] = [
  'gold',
  'stone',
  'egg',
  'silver-window',
  'gold-window',
  'blue-token',
  'red-token',
];

/** List items for goods, tokens and cubes. */
export function goodsHtml({ t }: Wording, player: Player, seat: number): string {
  const amount = { ...player.goods, ...player.tokens };
  const chips = SHOWN.map((what) =>
    chip(`${seat}-${what}`, goodIcon(what), amount[what], t(`moves.balance.${what}`)),
  );
  return [
    ...chips,
    chip(
      `${seat}-cubes`,
      'i-cube',
      player.cubes,
      t('moves.balance.cubes'),
      `style="color:var(--seat-${seat})"`,
    ),
  ].join('');
}

function chip(id: string, symbol: string, n: number, what: string, look = ''): string {
  const name = escapeMarkup(what);
  return `<li data-at="${atKey('goods', id)}" title="${name}"${n === 0 ? ' class="none"' : ''}><svg viewBox="0 0 24 24" aria-hidden="true" ${look}><use href="#${symbol}"/></svg>${n}<span class="sr-only"> ${name}</span></li>`;
}
