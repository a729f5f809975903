/**
 * Detects and refuses similar-looking names by the skeleton of Unicode Technical Standard 39, ignoring case, accents,
 * spaces and punctuation.
 */
import CONFUSABLES from '@/generated/confusables.json';
import { fittingName, MAX_NAME } from './clean-name';

const looks: ReadonlyMap<string, string> = new Map(
  Object.entries(CONFUSABLES.looks).flatMap(([look, letters]) =>
    [...letters].map((letter) => [letter, look]),
  ),
);

const ACCENTS = /[\u0300-\u036f]/g;
const SIGNS = /[\p{P}\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The skeleton of a text: each letter is replaced by the representative of all letters that look like it.
 */
function skeletonOf(text: string): string {
  const drawn = [...text.normalize('NFD')].map((letter) => looks.get(letter) ?? letter).join('');
  const letters = drawn.normalize('NFD').replace(ACCENTS, '').toLowerCase();
  return letters.replace(SIGNS, '') || letters;
}

/** Capitals resemble other letters than lower-case ones do, so a name is compared in both. */
function drawingsOf(name: string): readonly string[] {
  const text = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [skeletonOf(text), skeletonOf(text.toLowerCase())];
}

/** Whether people could confuse two names; an empty name resembles none. */
export function areAlike(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  const drawings = drawingsOf(other);
  return drawingsOf(one).some((drawing) => drawings.includes(drawing));
}

/** Whether a name could be confused with one of the others. */
export function isLikeOneOf(name: string, others: readonly string[]): boolean {
  return others.some((other) => areAlike(name, other));
}

/** The name itself if none of the others resembles it, otherwise with the first free number added. */
export function distinctName(name: string, others: readonly string[]): string {
  if (name === '' || !isLikeOneOf(name, others)) return name;
  for (let n = 2; ; n += 1) {
    const number = ` ${n}`;
    const numbered = `${fittingName(name, MAX_NAME - number.length)}${number}`;
    if (!isLikeOneOf(numbered, others)) return numbered;
  }
}

/** The names of a table; a name that resembles an earlier one gets a number. Empty names stay empty. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const distinct: string[] = [];
  for (const [i, name] of names.entries()) {
    // A numbered name must not equal a later name.
    const later = names.slice(i + 1).filter((other) => !areAlike(other, name));
    distinct.push(distinctName(name, [...distinct, ...later]));
  }
  return distinct;
}

/** A name that resembles another at the table, with a free alternative. */
export interface NameTaken {
  readonly kind: 'name-taken';
  readonly name: string;
  readonly suggestion: string;
}

/** Refuses a name that resembles one of the others, and suggests another; undefined for a free name. */
export function refuseName(name: string, others: readonly string[]): NameTaken | undefined {
  if (!isLikeOneOf(name, others)) return undefined;
  return { kind: 'name-taken', name, suggestion: distinctName(name, others) };
}
