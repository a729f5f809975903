/** Where an action tile will be at the reader's next turn, as far as that is known. */
import { POSITIONS, positionsAhead, stepsAfterTurn } from '@/lib/game/engine/board/wheel';
import { turnsLeft } from '@/lib/game/wording/position';
import { describeCost, describePoints, isFree, zoneName } from '@/lib/game/wording/terms';
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
export function turnsAhead({ table: { pack, view, me, status } }: InspectContext): TurnsAhead {
  const { state } = view;
  const seats = state.players.length;
  const mine = me === undefined ? undefined : (me - state.turn.seat + seats) % seats || seats;
  const turns = status === 'running' ? Math.min(mine ?? seats, turnsLeft({ pack, state }) - 1) : 0;
  return { turns, mine };
}

interface TurnsAhead {
  readonly turns: number;
  readonly mine: number | undefined;
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
  const points = fivePoints ? pack.crane.overripeToken.points : position.points;
  const terms = [
    zoneName(words, position.zone),
    ...(isFree(position.cost)
      ? []
      : [words.t('position.costs', { cost: describeCost(words, position.cost) })]),
    ...(points > 0 ? [describePoints(words, points)] : []),
  ];
  return words.t('inspect.cranePlace', { n: index + 1, terms: terms.join(', ') });
}
