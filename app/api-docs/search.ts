/** The search of these pages: whole words first, then words that begin so. Parts inside of words are not found. */
import { apiParts } from './parts';
import { plainText, type DocPart, type Entry } from './render';

const MAX_FOUND = 60;
const AROUND = 70;

interface Place {
  readonly at: number;
  readonly isWhole: boolean;
}

interface FoundEntry {
  readonly part: DocPart;
  readonly entry: Entry;
  /** The text around the first word, in pieces: every other piece is a word that was found. */
  readonly excerpt: readonly string[];
}

/** Order of results: the words are whole in the name, whole in the text, or only begin so in the one or the other. */
type Rank = 0 | 1 | 2 | 3;

/** The entries that contain all words of a search, the best first. */
export function searchParts(search: string): {
  readonly count: number;
  readonly first: readonly FoundEntry[];
} {
  const words = search.split(/\s+/).filter(Boolean);
  const { problems, operations, types, guide, webhooks, changes } = apiParts();
  const found = [...operations, ...problems, ...guide, types, webhooks, changes].flatMap((part) =>
    part.entries.flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === undefined ? [] : [{ part, entry, rank, at: firstPlace(entry.text, words) }];
    }),
  );
  const first = found
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .slice(0, MAX_FOUND)
    .map(({ part, entry, at }) => ({ part, entry, excerpt: excerptOf(entry.text, at, words) }));
  return { count: found.length, first };
}

function rankOf({ id, title, text }: Entry, words: readonly string[]): Rank | undefined {
  const name = `${id} ${plainText(title)}`;
  const all = `${name} ${text}`;
  const isIn = (where: string, mustBeWhole: boolean) =>
    words.every((word) => placesOf(where, word).some(({ isWhole }) => isWhole || !mustBeWhole));
  if (words.length === 0 || !isIn(all, false)) return undefined;
  if (isIn(name, true)) return 0;
  if (isIn(all, true)) return 1;
  return isIn(name, false) ? 2 : 3;
}

/** Where a word of a text begins with `word`. In `wouldReveal` two words begin. */
export function placesOf(text: string, word: string): readonly Place[] {
  const [inside, wanted] = [text.toLowerCase(), word.toLowerCase()];
  const places: Place[] = [];
  for (let at = inside.indexOf(wanted); at >= 0; at = inside.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!isBorder(text, at)) continue;
    const isPlural = text[end] === 's' && isBorder(text, end + 1);
    places.push({ at, isWhole: isBorder(text, end) || isPlural });
  }
  return places;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a word of the text begins or ends at a place. */
function isBorder(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]];
  if (!LETTER.test(before) || !LETTER.test(after)) return true;
  return /[\p{Ll}\p{N}]/u.test(before) && /\p{Lu}/u.test(after);
}

/** The place of the first word; 0 if it is only in the name. */
const firstPlace = (text: string, [word = '']: readonly string[]): number => {
  const places = placesOf(text, word);
  return (places.find(({ isWhole }) => isWhole) ?? places[0])?.at ?? 0;
};

function excerptOf(text: string, at: number, words: readonly string[]): readonly string[] {
  const from = at < AROUND ? 0 : text.lastIndexOf(' ', at - AROUND) + 1;
  const to = at + AROUND * 2;
  const piece = to < text.length ? text.slice(from, to).replace(/ \S*$/, ' …') : text.slice(from);
  const shown = `${from > 0 ? '… ' : ''}${piece}`;
  const marks = words
    .flatMap((word) => placesOf(shown, word).map((place) => ({ from: place.at, to: place.at + word.length })))
    .sort((a, b) => a.from - b.from);
  const pieces: string[] = [];
  let end = 0;
  for (const mark of marks) {
    if (mark.from < end) continue;
    pieces.push(shown.slice(end, mark.from), shown.slice(mark.from, mark.to));
    end = mark.to;
  }
  return [...pieces, shown.slice(end)];
}
