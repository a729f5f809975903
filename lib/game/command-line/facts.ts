/** Answers questions from the text form of the board. */
import type { WordTable, TextZone } from '@/lib/game/in-words/zone';
import { fitsToken, splitIntoWords } from './tokens';

/** One row of a table, with the words that find it. */
interface Fact {
  readonly head: string;
  readonly columns: readonly string[];
  readonly cells: readonly string[];
  readonly headTokens: readonly string[];
  readonly columnTokens: readonly (readonly string[])[];
  readonly allTokens: readonly string[];
}

/** The searchable facts of a position. */
export interface PositionFacts {
  readonly rows: readonly Fact[];
  readonly lines: readonly { readonly text: string; readonly tokens: readonly string[] }[];
}

/** Collects the facts of the zones, with the words of their lines. */
export function factsOf(zones: readonly TextZone[]): PositionFacts {
  return {
    rows: zones.flatMap((zone) => zone.tables.flatMap((table) => rowsOf(zone, table))),
    lines: zones.flatMap(({ title, lines }) =>
      lines.map((line) => ({ text: `${title}: ${line}`, tokens: splitIntoWords(`${title} ${line}`) })),
    ),
  };
}

function rowsOf(zone: TextZone, { title, columns: [, ...columns], rows }: WordTable): readonly Fact[] {
  return rows.map(({ head, cells }) => ({
    head,
    columns,
    cells,
    headTokens: splitIntoWords(head),
    columnTokens: columns.map(splitIntoWords),
    allTokens: splitIntoWords([zone.title, title, head, ...columns, ...cells].join(' ')),
  }));
}

/** Maximum lines of one answer. */
const MAX_LINES = 8;

/**
 * The facts that contain the words of a question. Words that occur nowhere on the board, such as "who",
 * are ignored. If no fact has all the others, names of things and then columns decide.
 */
export function answersTo(facts: PositionFacts, typed: readonly string[]): readonly string[] {
  const known = [isKnown, isName, isHead].map((counts) => typed.filter((token) => counts(facts, token)));
  const ways = [byCell, byHead, byAll, byLine];
  const found = known
    .filter((asked) => asked.length > 0)
    .flatMap((asked) => ways.map((way) => () => way(facts, asked)));
  for (const way of found) {
    const lines = way();
    if (lines.length > 0) return lines.slice(0, MAX_LINES);
  }
  return [];
}

const has = (tokens: readonly string[], typed: string): boolean =>
  tokens.some((token) => fitsToken(typed, token));
const hasAll = (tokens: readonly string[], asked: readonly string[]): boolean =>
  asked.every((typed) => has(tokens, typed));

function isKnown({ rows, lines }: PositionFacts, typed: string): boolean {
  return (
    rows.some(({ allTokens }) => has(allTokens, typed)) || lines.some(({ tokens }) => has(tokens, typed))
  );
}

const isHead = ({ rows }: PositionFacts, typed: string): boolean =>
  rows.some(({ headTokens }) => headTokens.includes(typed));

const isName = (facts: PositionFacts, typed: string): boolean =>
  isHead(facts, typed) ||
  facts.rows.some(({ columnTokens }) => columnTokens.some((tokens) => tokens.includes(typed)));

/** "gold Anna": a row and one of its columns. Exact words rank before abbreviations. */
function byCell({ rows }: PositionFacts, asked: readonly string[]): readonly string[] {
  return rows.flatMap(({ head, headTokens, columns, columnTokens, cells }) => {
    const rest = asked.filter((typed) => !has(headTokens, typed));
    if (rest.length === 0 || rest.length === asked.length) return [];
    const exact = columnTokens.findIndex((tokens) => tokens.join(' ') === rest.join(' '));
    const column = exact >= 0 ? exact : columnTokens.findIndex((tokens) => hasAll(tokens, rest));
    return column < 0 ? [] : [`${head}, ${columns[column]}: ${cells[column]}.`];
  });
}

/** "5D", "plaza 8": whole rows. */
function byHead({ rows }: PositionFacts, asked: readonly string[]): readonly string[] {
  return rows.filter(({ headTokens }) => hasAll(headTokens, asked)).map(sentenceOf);
}

/** "crane free": rows that contain all of these words. */
function byAll({ rows }: PositionFacts, asked: readonly string[]): readonly string[] {
  return rows.filter(({ allTokens }) => hasAll(allTokens, asked)).map(sentenceOf);
}

function byLine({ lines }: PositionFacts, asked: readonly string[]): readonly string[] {
  return lines.filter(({ tokens }) => hasAll(tokens, asked)).map(({ text }) => `${text}.`);
}

function sentenceOf({ head, columns, cells }: Fact): string {
  return `${head}. ${cells.map((cell, i) => `${columns[i]}: ${cell}`).join('. ')}.`;
}
