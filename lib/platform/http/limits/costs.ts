/**
 * CPU time of requests in units of the table page (about 15 ms), measured with a game of 570 rows
 * (docs/security.md). Everything else costs one.
 */
const COSTS: readonly (readonly [path: RegExp, points: number])[] = [
  [/^\/games\/[^/]+\/log$/, 12],
  [/^\/games\/[^/]+\/figures$/, 9],
  [/^\/games\/[^/]+\/at\/[^/]+$/, 4],
  [/^\/games\/[^/]+\/at\/[^/]+\/picture$/, 4],
  [/^\/games\/[^/]+\/at\/replay$/, 4],
  [/^\/games\/[^/]+\/archive\.html$/, 4],
  [/^\/games\/[^/]+\/compare$/, 3],
  [/^\/games\/[^/]+\/try(\/[^/]+\/[^/]+)?$/, 4],
  [/^\/games\/[^/]+\/review\/[^/]+\/[^/]+$/, 4],
  [/^\/embed\/[^/]+$/, 4],
  [/^\/puzzles\/[^/]+\/best\/[^/]+$/, 4],
  [/^\/puzzles\/(?!offline$)[^/]+$/, 4],
  [/^\/api\/games\/[^/]+\/(export|figures)$/, 4],
  [/^\/api\/games\/[^/]+\/(at|positions)\/[^/]+$/, 3],
  [/^\/api\/games\/[^/]+\/(compare|log|recap|sandbox|try|review)$/, 3],
  [/^\/api\/(puzzles\/[^/]+|imports|games|me\/games)$/, 4],
];

/** A request of at least this many points is expensive: only a few per address run at once. */
export const EXPENSIVE = 3;

/** The points of a request for this path. */
export function costOf(pathname: string): number {
  return COSTS.find(([path]) => path.test(pathname))?.[1] ?? 1;
}
