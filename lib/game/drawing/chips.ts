/** Goods of a player as a row of symbols with numbers. Screen readers get a sentence instead. */
import type { Player } from '@/lib/game/engine/state';
import { type Cost, type Effect, GOODS, TOKENS } from '@/lib/game/engine/vocabulary';
import { describeAmount } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { atKey } from './board-location';
import { num, TEXT } from './draw';
import { costGlyphs, drawRun, effectGlyphs, type Glyph, goodIcon, runWidth } from './glyphs';
import { escapeMarkup } from './escape';

const SHOWN = [...GOODS, ...TOKENS] as const;

/** Goods listed even at zero, because prices use them. */
const ALWAYS: readonly string[] = ['gold', 'stone'];

function goodsWords(words: Wording, player: Player): string {
  const amount = { ...player.goods, ...player.tokens, cube: player.cubes };
  const told = [...SHOWN, 'cube' as const].filter((what) => amount[what] > 0 || ALWAYS.includes(what));
  return words.list(told.map((what) => describeAmount(words, what, amount[what])));
}

/** List items for goods, tokens and cubes. */
export function goodsHtml(words: Wording, player: Player, seat: number): string {
  const { t } = words;
  const amount = { ...player.goods, ...player.tokens };
  const chips = SHOWN.map((what) =>
    chip(`${seat}-${what}`, goodIcon(what), amount[what], t(`moves.balance.${what}`)),
  );
  return [
    `<li class="sr-only">${escapeMarkup(goodsWords(words, player))}</li>`,
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
  return `<li data-at="${atKey('goods', id)}" title="${name}" class="${n === 0 ? 'none' : 'some'}" aria-hidden="true"><svg viewBox="0 0 24 24" ${look}><use href="#${symbol}"/></svg>${n}</li>`;
}

// An effect or price as a small drawing within text. The adjacent text says the same, so it is hidden from screen readers.

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
