/** Phrases for each command, a verb and its arguments, and the matching of typed words. */
import { isPlacement, type Placement, ROW_OF } from '@/lib/game/engine/board/rows';
import type { Command, CommandOf, CommandType } from '@/lib/game/engine/commands';
import type { Option } from '@/lib/game/engine/options';
import type { TextZone, WordTable } from '@/lib/game/in-words/zone';
import { nameOf } from '@/lib/game/wording/names';
import { labelParts } from '@/lib/game/wording/options';
import { actionShort, describeCost, gridName, rowName } from '@/lib/game/wording/terms';
import type { Labelling } from '@/lib/game/wording/wording';

/** A legal command with its unique phrase. */
export interface Sayable {
  readonly option: Option;
  readonly phrase: string;
  readonly tokens: readonly string[];
}

/** All phrases that are possible now. Duplicates are numbered from the second one on, so each is unique. */
export function sayablesOf(on: Labelling, options: readonly Option[]): readonly Sayable[] {
  const counts = new Map<string, number>();
  return options.map((option) => {
    const plain = phraseOf(on, option.command);
    const key = splitIntoWords(plain).join(' ');
    const n = (counts.get(key) ?? 0) + 1;
    counts.set(key, n);
    const phrase = n === 1 ? plain : `${plain} #${n}`;
    return { option, phrase, tokens: splitIntoWords(phrase) };
  });
}

/** A command as it is typed: a verb and its arguments, or the words of its button. */
export function phraseOf(on: Labelling, command: Command): string {
  if (isPlacement(command)) return placementPhrase(on, command);
  const phrase: Phrase<Command> | undefined = PHRASES[command.type];
  if (phrase) return phrase(on, command);
  const { what, brings = '' } = labelParts(on, command);
  return `${on.words.t('say.choose')} ${what} ${brings}`.trim();
}

/** Declared as a method, because method parameters are bivariant: `phraseOf` takes any command. */
type Phrase<C extends Command> = { say(on: Labelling, command: C): string }['say'];

const PHRASES: { readonly [T in CommandType]?: Phrase<CommandOf<T>> } = {
  TakeActionTile: ({ words }, { position }) => `${words.t('say.take')} ${position + 1}`,
  CollectSlotBonus: ({ words }) => words.t('say.bonus'),
  BuyEgg: ({ words }) => words.t('say.egg'),
  ScoreSpecialPoints: ({ words }) => words.t('say.points'),
  DeclareAction: (on, { action, context }) =>
    [on.words.t('say.do'), actionShort(on.words, action), ...contextWords(on, context)].join(' '),
  BuyExtraAction: ({ words }, { pay }) => `${words.t('say.extra')} ${describeCost(words, pay)}`,
  UseTechnology: ({ words, pack }, { tile, grid }) =>
    [words.t('say.use'), nameOf(words, pack, tile), ...(grid ? [gridName(words, grid)] : [])].join(' '),
  RefreshRow: ({ words }, { row, slots: [first, second], pay }) =>
    `${words.t('say.refresh')} ${rowName(words, row)} ${first + 1} ${second + 1} ${describeCost(words, pay)}`,
  RefillRow: ({ words }, { row }) => `${words.t('say.refill')} ${rowName(words, row)}`,
  MoveUp: ({ words }, { grid }) => `${words.t('say.climb')} ${gridName(words, grid)}`,
  EndTurn: ({ words }) => words.t('say.end'),
  SkipMainAction: ({ words }) => words.t('say.skip'),
  Undo: ({ words }, { to }) => `${words.t('say.undo')} ${to}`,
  ManageMines: ({ words }, { choice }) => `${words.t('say.mines')} ${words.t(`say.${choice}`)}`,
  ManageQuarries: ({ words }, { choice }) => `${words.t('say.quarries')} ${words.t(`say.${choice}`)}`,
  AdvanceRoad: ({ words }) => words.t('say.road'),
  ClaimSeal: ({ words, pack }, { seal }) =>
    `${words.t('say.seal')} ${seal === undefined ? words.t('say.keep') : nameOf(words, pack, seal)}`,
};

function contextWords({ words, pack }: Labelling, context: string): readonly string[] {
  if (context === 'main') return [];
  return [context === 'extra' ? words.t('say.extra') : nameOf(words, pack, context.slice('tech:'.length))];
}

const PLACING = { PlaceUpgrade: 'upgrade', PlaceWall: 'wall', PlaceBuilding: 'build' } as const;

/** "wall rampart 2 60": the tile, the number of its place, and its rotation in degrees. */
function placementPhrase(on: Labelling, command: Placement): string {
  const { words, pack, state } = on;
  const tile = state.rows[ROW_OF[command.type]].slots[command.slot];
  return [
    words.t(`say.${PLACING[command.type]}`),
    tile ? nameOf(words, pack, tile) : String(command.slot + 1),
    ...placeWords(on, command),
    String(command.rotation * 60),
    ...(command.type === 'PlaceBuilding' && command.keepCube ? [words.t('say.keep')] : []),
  ].join(' ');
}

function placeWords({ words, pack }: Labelling, command: Placement): readonly string[] {
  if (command.type === 'PlaceUpgrade') return [];
  if (command.type === 'PlaceBuilding')
    return [splitIntoWords(nameOf(words, pack, command.site)).at(-1) ?? ''];
  const index = pack.actionBoard.wallCells.findIndex(({ id }) => id === command.cell);
  return [String(index + 1)];
}

// Answers questions from the text form of the board.

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
interface PositionFacts {
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

// Splits texts into comparable words.

/** Lower-case words without diacritics, and numbers: "Dům Č. 5D, 60°" gives dum c 5d 60. */
export function splitIntoWords(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return plain.match(/#?[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a typed word matches a token. Numbers match exactly; words may be abbreviated. */
export function fitsToken(typed: string, token: string): boolean {
  return typed === token || (!/\d/.test(typed) && token.startsWith(typed));
}

/**
 * How well the typed words match a phrase: 0 exactly, 1 its beginning, 2 with words left out; undefined
 * for no match.
 */
export function fitOf(typed: readonly string[], phrase: readonly string[]): 0 | 1 | 2 | undefined {
  if (typed.length === 0 || typed.length > phrase.length) return undefined;
  if (!fitsToken(typed[0] ?? '', phrase[0] ?? '')) return undefined;
  if (typed.every((token, i) => token === phrase[i])) return typed.length === phrase.length ? 0 : 1;
  let at = 0;
  for (const token of typed) {
    while (at < phrase.length && !fitsToken(token, phrase[at] ?? '')) at += 1;
    if (at === phrase.length) return undefined;
    at += 1;
  }
  return 2;
}
