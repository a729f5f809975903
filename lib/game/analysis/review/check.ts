/** Whether a review from outside belongs to this exact game, by all checks that are cheap. */
import type { Pack } from '@/lib/game/engine/pack-index';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { playLine } from '@/lib/game/analysis/sandbox/line';
import { gameDecisions, type TurnDecision, type ReviewRow } from './decisions';
import { finalMargins, seedOf, type BetterLine, type GameReview, type TurnReview } from './review';
import { redrawKey, REVIEWER } from './weigh';

interface Game {
  readonly pack: Pack;
  readonly head: string;
  readonly rows: readonly ReviewRow[];
}

/** Whether its turns match the game, its margins match the end, and all its lines can be played. */
export function isReviewOf({ pack, head, rows }: Game, review: GameReview): boolean {
  const decided = gameDecisions(rows);
  if (decided?.end.phase !== 'finished' || review.head !== head || review.reviewer !== REVIEWER) return false;
  if (review.pack.id !== pack.id || review.pack.version !== pack.version) return false;
  if (finalMargins(decided.end).join() !== review.margins.join()) return false;
  const numbers = new Set(review.turns.map(({ turn }) => turn));
  const all = new Set(decided.decisions.map(({ turn }) => turn));
  if (numbers.size !== review.turns.length || numbers.size !== all.size) return false;
  return review.turns.every((turn) => fits(pack, head, turn, decided.decisions));
}

function fits(pack: Pack, head: string, review: TurnReview, all: readonly TurnDecision[]): boolean {
  const own = all.filter(({ turn }) => turn === review.turn);
  const [first] = own;
  if (first?.at !== review.at || first.seat !== review.seat) return false;
  const { length } = first.known.view.state.players;
  if (review.value.length !== length || review.effect.length !== length) return false;
  const { better } = review;
  const from = better && own.find(({ at }) => at === better.at);
  return !better || (from !== undefined && isPlayable(pack, head, from, better));
}

function isPlayable(
  pack: Pack,
  head: string,
  { known, seat }: TurnDecision,
  { at, key, steps }: BetterLine,
): boolean {
  if (key !== redrawKey(seedOf(head), at, 0) || steps[0]?.seat !== seat) return false;
  return !playLine(pack, determinize(pack, known, key), steps).refused;
}
