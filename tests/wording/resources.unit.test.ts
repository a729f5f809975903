/**
 * The gains, points and payments in a line of the log, read back from its words and compared with its events.
 */
import { expect, test } from 'vitest';
import type { Event } from '@/lib/game/engine/events';
import { GOODS, TOKENS } from '@/lib/game/engine/vocabulary';
import { rowText } from '@/lib/game/wording/events';
import { sourceName } from '@/lib/game/wording/terms';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { RECORDINGS } from '../golden/recordings';
import { goldenLog } from '../support/components/golden-log';
import { inFull, sampled } from '../support/full';

const words = wordingOf('en');
type Sums = Record<string, number>;
const seen = { gained: 0, scored: 0, paid: 0 };

function add(sums: Sums, key: string, n: number): void {
  if (n !== 0) sums[key] = (sums[key] ?? 0) + n;
}

/** "2 gold windows" and the like in a piece of text; the longest names first. */
const AMOUNT =
  /(\d+) (silver windows?|gold windows?|blue tokens?|red tokens?|gold|stone|eggs?|points?)(?![a-z-])/g;
const KINDS = [...GOODS, ...TOKENS, 'point'] as const;

function read(sums: Sums, text: string, source = ''): void {
  for (const [, n = '0', name = ''] of text.matchAll(AMOUNT)) {
    const kind = KINDS.find((each) => each === name.replace(/s$/, '').replace(' ', '-'));
    if (kind) add(sums, `${kind} ${source}`, Number(n));
  }
}

/** By kind and source. */
function gainsIn(text: string): Sums {
  const sums: Sums = {};
  for (const [, told = '', source = ''] of text.matchAll(/(?:gains|scores) ([^;()]*) \(([^()]*)\)/g))
    read(sums, told, source);
  return sums;
}

/** By kind: things bought at once have one price. */
function pricesIn(text: string): Sums {
  const sums: Sums = {};
  for (const [, told = ''] of text.matchAll(/(?:pays| for) (\d[^;.()]*)/g)) read(sums, told);
  return sums;
}

function gainsOf(events: readonly Event[]): Sums {
  const sums: Sums = {};
  for (const event of events) {
    if (event.type === 'Gained') add(sums, `${event.what} ${sourceName(words, event.source.kind)}`, event.n);
    if (event.type === 'Scored') add(sums, `point ${sourceName(words, event.source.kind)}`, event.points);
    if (event.type === 'Gained') seen.gained += 1;
    if (event.type === 'Scored') seen.scored += 1;
  }
  return sums;
}

function pricesOf(events: readonly Event[]): Sums {
  const sums: Sums = {};
  for (const event of events)
    if (event.type === 'Paid')
      for (const [good, n] of Object.entries(event.cost)) {
        add(sums, `${good} `, n);
        seen.paid += 1;
      }
  return sums;
}

test.each(sampled(RECORDINGS, 6).map(({ file }) => file))(
  '%s: every line tells what it changed, and where from',
  (file) => {
    const { pack, seats, rows } = goldenLog(file);
    for (const row of rows) {
      const { events } = row;
      const whole = rowText({ words, pack, seats, side: 'A' }, row);
      // Names of pieces may hold amounts; they are in quotes.
      const text = whole.replaceAll(/“[^”]*”|unused \([^)]*\)/g, '');
      expect(gainsIn(text), text).toEqual(gainsOf(events));
      expect(pricesIn(text), text).toEqual(pricesOf(events));
      expect(text).not.toMatch(/(\d+ [a-z]+(?: windows?| tokens?)?)(?:, | and )\1(?! ?[a-z])/);
    }
  },
);

test('the games had enough of each', () => {
  expect(Object.values(seen).every((n) => n > inFull(500, 100))).toBe(true);
});
