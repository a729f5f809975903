/** Where an action tile will be at the reader's next turn, as far as that is known. */
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { craneAfterSvg } from '@/lib/game/drawing/wheel';
import { POSITIONS, positionsAhead, stepsAfterTurn } from '@/lib/game/engine/board/wheel';
import { capitalize } from '@/lib/game/wording/wording';
import { seatName } from '@/lib/game/wording/names';
import { placeTerms, turnsLeft } from '@/lib/game/wording/position';
import { describePoints } from '@/lib/game/wording/terms';
import type { InspectContext } from './inspection';

interface Standing {
  readonly position: number;
  /** Worth the same at every position. */
  readonly fivePoints: boolean;
  /** Taken in this turn; it returns when the turn ends (END-4). */
  readonly isTaken: boolean;
}

/**
 * One sentence per turn until the reader's next; for spectators, per turn of a full round. Empty if no turns
 * are left.
 */
export function craneAhead(context: InspectContext, tile: Standing): readonly string[] {
  const { table, words } = context;
  const { pack, view } = table;
  const { state } = view;
  const { turns, mine } = turnsAhead(context);
  if (turns < 1) return [];
  const ahead = standsAt(state.crane.arrow, tile, turns);
  const said = ahead.map((position, i) =>
    words.t('inspect.afterTurns', {
      n: i + 1,
      mine: i + 1 === mine ? 'yes' : 'no',
      place: placeOf(context, position, tile.fivePoints),
    }),
  );
  const beyond = words.t('inspect.beyondBlue', {
    n: ahead.length + 1,
    points: describePoints(words, pack.crane.overripeToken.points),
  });
  return [
    words.t(tile.isTaken ? 'inspect.goesBack' : 'inspect.ifNobodyTakesIt'),
    ...said,
    ...(ahead.length < turns ? [beyond] : []),
  ];
}

/** Number of turns until the reader's next, or of a full round, and which one is the reader's. */
function turnsAhead({ table: { pack, view, me, status } }: InspectContext) {
  const { state } = view;
  const seats = state.players.length;
  const mine = me === undefined ? undefined : (me - state.turn.seat + seats) % seats || seats;
  const turns = status === 'running' ? Math.min(mine ?? seats, turnsLeft({ pack, state }) - 1) : 0;
  return { turns, mine };
}

function standsAt(arrow: number, { position, isTaken }: Standing, turns: number): readonly number[] {
  if (!isTaken) return positionsAhead(arrow, position, turns);
  const box = (arrow + stepsAfterTurn(arrow)) % POSITIONS;
  return [0, ...positionsAhead(box, 0, turns - 1)];
}

/** A position, with the price or points of its tile. */
function placeOf({ table: { pack }, words }: InspectContext, index: number, fivePoints: boolean): string {
  const position = pack.crane.positions[index];
  if (!position) return '';
  const terms = placeTerms({ words, pack }, { fivePoints }, position);
  return words.t('inspect.cranePlace', { n: index + 1, terms: terms.join(', ') });
}

const FRAME = 'm-0 grid w-full min-w-0 gap-2 border-0 p-0 text-sm crane-stops';
const LINE =
  "relative grid auto-cols-fr grid-flow-col before:absolute before:inset-x-[12%] before:top-3.75 before:h-0.75 before:bg-line before:content-['']";
const STOP =
  'relative grid min-h-target cursor-pointer justify-items-center gap-1 text-center leading-tight has-checked:font-bold';

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
  return `<label class="${STOP}"><input type="radio" class="stop-${n} m-1.5 size-5 accent-red" name="crane-ahead" value="${n}"${checked}/><span>${escapeMarkup(whoseTurn(context, n))}</span></label>`;
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
