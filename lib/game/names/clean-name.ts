/** Normalises every name that people enter, before it is checked and stored. */
import { showsNothing, withoutUnseen } from './unseen';

/** Maximum letters of a name as people count them, including spaces. */
export const MAX_NAME = 40;

/** Maximum UTF-16 units of a name, because some letters have several; an exported game takes no more. */
export const MAX_NAME_UNITS = 80;

/** Cleans only this many characters; a longer name is too long anyway. */
const MAX_TYPED = 400;

const LOOSE_JOINERS =
  /(?<!\p{Emoji})\ufe0f|(?<![\p{L}\p{M}\p{Emoji}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{Emoji}])/gu;
/** The marks that belong to no script can be piled up; letters of a script need up to four. */
const SURPLUS_MARKS =
  /(?<=\p{M}{2})(?=\p{Script=Inherited})(?!\p{Script_Extensions=Arabic})\p{M}|(?<=\p{M}{4})\p{M}+/gu;
const BASELESS_MARKS = /(?<=^|\s)\p{M}+/gu;

/**
 * A name in NFC, without control and invisible characters, with single spaces and few marks per letter. All
 * letters stay as typed. Empty if nothing visible remains.
 */
export function cleanName(text: string): string {
  const name = cleanOnce(text.slice(0, MAX_TYPED));
  // Removing a character may create a new pair that has to be cleaned.
  return name === text ? name : cleanName(name);
}

function cleanOnce(text: string): string {
  const clean = withoutUnseen(text.replace(/[\p{Cc}\p{Z}]+/gu, ' '))
    .replace(LOOSE_JOINERS, '')
    .normalize('NFD')
    .replace(BASELESS_MARKS, '')
    .replace(SURPLUS_MARKS, '')
    .normalize('NFC')
    .trim();
  return showsNothing(clean) ? '' : clean;
}

/** Whether a clean name has at most `most` letters, and leaves units for the others of `MAX_NAME`. */
export function isNameInLength(name: string, most = MAX_NAME): boolean {
  if (name.length <= most) return true;
  return name.length <= MAX_NAME_UNITS - MAX_NAME + most && [...LETTERS.segment(name)].length <= most;
}

/** Like `cleanName`, cut to `most` letters, for names without an author to correct them. */
export function fittingName(text: string, most = MAX_NAME): string {
  let name = '';
  for (const { segment } of LETTERS.segment(cleanName(text))) {
    if (!isNameInLength(name + segment, most)) break;
    name += segment;
  }
  return cleanName(name);
}
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
