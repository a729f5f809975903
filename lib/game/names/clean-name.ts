/** Normalises every name that people enter, before it is checked and stored. */

/** Maximum letters of a name, including spaces. */
export const MAX_NAME = 40;

/** Cleans only this many characters; a longer name is too long anyway. */
const MAX_TYPED = 400;

/** Characters without a glyph, except joiners, which some scripts and emoji need. */
const UNSEEN =
  /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}]|[\u2800\ufffd]/gu;
const LOOSE_JOINERS =
  /(?<!\p{Emoji})\ufe0f|(?<![\p{L}\p{M}\p{Emoji}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{Emoji}])/gu;
/** Limits combining marks to two in a row, except in scripts that stack vowels and tones. */
const SURPLUS_MARKS =
  /(?<=\p{M}{2})(?![\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Tibetan}])\p{M}+|(?<=\p{M}{4})\p{M}+/gu;
const BASELESS_MARKS = /(?<=^|\s)\p{M}+/gu;

/**
 * A name in NFKC, without control and invisible characters, with single spaces and at most two marks per
 * letter. Empty if nothing visible remains.
 */
export function cleanName(text: string): string {
  const name = cleanOnce(text.slice(0, MAX_TYPED));
  // Removing a character may create a new pair that has to be cleaned.
  return name === text ? name : cleanName(name);
}

function cleanOnce(text: string): string {
  const clean = text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(LOOSE_JOINERS, '')
    .normalize('NFD')
    .replace(BASELESS_MARKS, '')
    .replace(SURPLUS_MARKS, '')
    .normalize('NFC')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : '';
}

/** Like `cleanName`, cut to `most` letters at a grapheme boundary, for names that no one can correct. */
export function fittingName(text: string, most = MAX_NAME): string {
  let name = '';
  for (const { segment } of LETTERS.segment(cleanName(text))) {
    if (name.length + segment.length > most) break;
    name += segment;
  }
  return cleanName(name);
}
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
