// @ts-nocheck
// What a run of many games has come across, in words.

export class Tally {
  games = 0;
  findings = 0;
  counts = {};
  seen = new Set();
  #since = performance.now();

  /** @param {import('../../tests/support/engine/fuzz-file').FuzzResult} result */
  add({ counts, seen, finding }) {
    this.games += 1;
    if (finding) this.findings += 1;
    for (const [name, n] of Object.entries(counts)) this.counts[name] = (this.counts[name] ?? 0) + n;
    for (const name of seen) this.seen.add(name);
  }

  get seconds() {
    return (performance.now() - this.#since) / 1000;
  }
}

/** The one command that plays a game again. */
export const reproduceLine = ({ fuzzSeed }) => `npm run fuzz -- --games 1 --seed ${fuzzSeed}`;

const words = (n) => n.toLocaleString('en-GB');

/** @param {{ asked: number, first: number }} run */
export function summaryText(tally, { asked, first }) {
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
