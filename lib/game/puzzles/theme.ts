/** The theme of a puzzle. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';

export const THEMES = ['crane', 'corners', 'road', 'technologies', 'end-game'] as const;
export type PuzzleTheme = (typeof THEMES)[number];

/** A turn belongs to the end game with at most this many own turns left. */
const END_GAME = 2;
/** A turn has the technologies theme with at least this many points from them. */
const WELL_PAID = 2;

/** The first theme that fits the best turn; otherwise the choice on the crane. */
export function themeOf(
  pack: Pack,
  before: State,
  after: State,
  seat: SeatId,
  line: readonly Command[],
): PuzzleTheme {
  const turns = pack.crane.turnsPerPlayer * before.players.length;
  if (turns - before.turnsDone <= END_GAME * before.players.length) return 'end-game';
  const types = new Set(line.map(({ type }) => type));
  const isUsed = types.has('UseTechnology') || types.has('ChooseTechnology');
  if (isUsed || paidBy(after, seat) - paidBy(before, seat) >= WELL_PAID) return 'technologies';
  if (types.has('AdvanceRoad')) return 'road';
  return tokensOf(after, seat) > tokensOf(before, seat) ? 'corners' : 'crane';
}

const paidBy = ({ players }: State, seat: SeatId): number =>
  elementAt(players, seat).scoreBySource.technology ?? 0;

function tokensOf({ players }: State, seat: SeatId): number {
  return Object.values(elementAt(players, seat).tokens).reduce((sum, n) => sum + n, 0);
}
