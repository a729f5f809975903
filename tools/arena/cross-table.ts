// The share of wins as a table: a row for each strength, a column for each opponent.
import type { Share } from './stats';

interface Met {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly wins: Share;
}

/** Undefined for a single pairing, which the report prints on one line. */
export function crossTable(pairs: readonly Met[]): string | undefined {
  if (pairs.length < 2) return undefined;
  const names = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))];
  const rows = names.map((row) => [row, ...names.map((column) => cell(pairs, row, column))]);
  const lines = [['wins of', ...names.map((name) => `against ${name}`)], names.map(() => '---'), ...rows];
  return lines
    .map((line, i) => (i === 1 ? ['---', ...line] : line))
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function cell(pairs: readonly Met[], row: string, column: string): string {
  const met = pairs.find(({ first, second }) => first === row && second === column);
  if (met) return shareText(met.wins);
  const turned = pairs.find(({ first, second }) => first === column && second === row);
  return turned && row !== column ? shareText(others(turned.wins)) : '-';
}

/** The opponent's share: one of the two wins every game. */
const others = ({ share, low, high }: Share): Share => ({ share: 1 - share, low: 1 - high, high: 1 - low });

const percent = (x: number): string => (100 * x).toFixed(1);

const shareText = ({ share, low, high }: Share): string =>
  `${percent(share)} % (${percent(low)} to ${percent(high)})`;
