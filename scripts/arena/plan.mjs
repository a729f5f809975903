// Which games are played: every pairing of the strengths equally often, seats rotating from game to game.

/** Pairs of different strengths; a single strength plays against itself. */
export function pairings(bots) {
  if (bots.length === 1) return [[bots[0], bots[0]]];
  return bots.flatMap((first, i) => bots.slice(i + 1).map((second) => [first, second]));
}

/**
 * The games in the order they are numbered. With more than two seats the strengths of a pairing sit
 * alternately.
 * @param {{ bots: string[], games: number, players: number, seed: string }} wanted
 * @returns {{ index: number, pair: string, strengths: string[], seed: string }[]}
 */
export function planGames({ bots, games, players, seed }) {
  return pairings(bots)
    .flatMap((pair) =>
      Array.from({ length: games }, (_, game) => ({
        pair: pair.join(' - '),
        strengths: Array.from({ length: players }, (_seat, seat) => pair[(seat + game) % 2]),
        // Different strengths play every deal from both sides; a strength against itself would only repeat
        // the game.
        seed: `arena/${seed}/${players}/${pair[0] === pair[1] ? game : Math.floor(game / 2)}`,
      })),
    )
    .map((game, index) => ({ ...game, index }));
}
