/** The crane at the start of each turn until the reader's next, selected by radio buttons. */
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { craneAfterSvg } from '@/lib/game/drawing/wheel/wheel-ahead';
import { capitalize } from '@/lib/game/wording/language/grammar';
import { seatName } from '@/lib/game/wording/names';
import { turnsAhead } from './crane-ahead';
import type { InspectContext } from './inspection';

const FRAME = ['m-0', 'grid', 'w-full', 'min-w-0', 'gap-2', 'border-0', 'p-0', 'text-sm', 'crane-stops'].join(
  ' ',
);
const LINE = [
  'relative',
  'grid',
  'auto-cols-fr',
  'grid-flow-col',
  'before:absolute',
  'before:inset-x-[12%]',
  'before:top-[.95rem]',
  'before:h-[3px]',
  'before:bg-line',
  "before:content-['']",
].join(' ');
const STOP = [
  'relative',
  'grid',
  'min-h-target',
  'cursor-pointer',
  'justify-items-center',
  'gap-1',
  'text-center',
  'leading-tight',
  'has-checked:font-bold',
].join(' ');

/**
 * The crane at the start of later turns; undefined if no turns are left. The stops are radio buttons, so
 * arrow keys work and no script is needed.
 */
export function craneSlider(context: InspectContext, tile: string): readonly string[] {
  const { words } = context;
  const { turns } = turnsAhead(context);
  if (turns < 1) return [];
  const moments = Array.from({ length: turns + 1 }, (_, n) => n);
  const title = escapeMarkup(words.t('inspect.ahead.title'));
  const stops = moments.map((n) => stop(context, n)).join('');
  const cranes = moments
    .map((n) => `<div class="crane-${n} hidden">${crane(context, tile, n)}</div>`)
    .join('');
  return [
    `<fieldset class="${FRAME}"><legend class="mb-1 p-0 font-semibold">${title}</legend><div class="${LINE}">${stops}</div><div class="cranes">${cranes}</div></fieldset>`,
  ];
}

function stop(context: InspectContext, n: number): string {
  const checked = n === 0 ? ' checked=""' : '';
  return `<label class="${STOP}"><input type="radio" class="stop-${n} m-1.4 size-5 accent-red" name="crane-ahead" value="${n}"${checked}/><span>${escapeMarkup(whoseTurn(context, n))}</span></label>`;
}

/** Whose turn it is then. */
function whoseTurn(context: InspectContext, n: number): string {
  const { table, words } = context;
  const { state } = table.view;
  if (n === 0) return words.t('inspect.ahead.now');
  if (n === turnsAhead(context).mine) return words.t('inspect.ahead.mine');
  const seat = (state.turn.seat + n) % state.players.length;
  return words.t('inspect.ahead.turnOf', { name: seatName(words, table.seats, seat) });
}

function crane(context: InspectContext, tile: string, n: number): string {
  const { table, words } = context;
  const { pack, view } = table;
  const title = capitalize(whoseTurn(context, n));
  const caption = { title, desc: words.t('inspect.ahead.desc'), id: `crane-ahead-${n}` };
  return craneAfterSvg({ words, pack, state: view.state }, { turns: n, tile, caption });
}
