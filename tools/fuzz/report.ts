// Prints the findings of a fuzz run.
import type { FuzzFile, FuzzResult } from '../../tests/support/engine/fuzz-file';

export class Tally {
  games = 0;
  findings = 0;
  readonly counts: Record<string, number> = {};
  readonly seen = new Set<string>();
  #since = performance.now();

  add({ counts, seen, finding }: FuzzResult): void {
    this.games += 1;
    if (finding) this.findings += 1;
    for (const [name, n] of Object.entries(counts)) this.counts[name] = (this.counts[name] ?? 0) + n;
    for (const name of seen) this.seen.add(name);
  }

  get seconds(): number {
    return (performance.now() - this.#since) / 1000;
  }
}

/** The command that replays a game. */
export const reproduceLine = ({ fuzzSeed }: Pick<FuzzFile, 'fuzzSeed'>) =>
  `npm run tool -- fuzz --games 1 --seed ${fuzzSeed}`;

const words = (n: number) => n.toLocaleString('en-GB');

/** The number of requested games, and the number of the first. */
interface Run {
  readonly asked: number;
  readonly first: number;
}

export function summaryText(tally: Tally, { asked, first }: Run): string {
  const { rows = 0, offers = 0, refusals = 0, views = 0, undos = 0 } = tally.counts;
  const isWhole = tally.games === asked;
  const speed = (tally.games / tally.seconds).toFixed(1);
  return [
    `${isWhole ? '' : 'Stopped after '}${words(tally.games)}${isWhole ? '' : ` of ${words(asked)}`} games from seed ${first} in ${tally.seconds.toFixed(0)} s, ${speed} a second`,
    `${words(rows)} rows, ${words(undos)} of them undo; invariants held after each`,
    `${words(offers)} offers carried out, ${words(refusals)} commands refused, ${words(views)} positions seen with other secrets`,
    `${tally.seen.size} kinds of commands, events and refusals`,
    tally.findings === 0 ? 'No finding.' : `${tally.findings} finding${tally.findings === 1 ? '' : 's'}.`,
  ].join('\n');
}
