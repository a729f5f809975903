// Plans the games: every pairing of the strengths equally often, with seats rotating from game to game.

/** Pairs of different strengths; a single strength plays against itself. */
export function pairings(bots: readonly string[]): readonly (readonly [string, string])[] {
  const [only] = bots;
  if (only !== undefined && bots.length === 1) return [[only, only]];
  return bots.flatMap((first, i) => bots.slice(i + 1).map((second) => [first, second] as const));
}

export interface ArenaPlan {
  readonly bots: readonly string[];
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  /**
   * Whether one seat plays as the first bot of a pairing and all others as the second; the single bot takes
   * every seat of each deal.
   */
  readonly isAlone?: boolean;
}

export interface PlannedGame {
  readonly index: number;
  readonly pair: string;
  readonly strengths: readonly string[];
  readonly seed: string;
}

/**
 * The games in order of their numbers. With more than two seats the strengths of a pairing alternate, unless
 * `isAlone` is set.
 */
export function planGames({ bots, games, players, seed, isAlone }: ArenaPlan): readonly PlannedGame[] {
  const around = isAlone ? players : 2;
  const sitsAt = (seat: number, game: number): 0 | 1 => {
    if (isAlone) return seat === game % players ? 0 : 1;
    return (seat + game) % 2 === 0 ? 0 : 1;
  };
  return pairings(bots)
    .flatMap((pair) =>
      Array.from({ length: games }, (_, game) => ({
        pair: pair.join(' - '),
        strengths: Array.from({ length: players }, (_seat, seat) => pair[sitsAt(seat, game)]),
        // Different strengths play every deal from all seats. For a strength against itself that would only
        // repeat the game.
        seed: `arena/${seed}/${players}/${pair[0] === pair[1] ? game : Math.floor(game / around)}`,
      })),
    )
    .map((game, index) => ({ ...game, index }));
}
