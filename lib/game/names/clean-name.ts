/** Cleans every name that people type, before it is checked and stored. */

/** The most letters of a name, its spaces included. */
export const MAX_NAME = 40;

/** Only this many characters are cleaned; a longer name is too long in any case. */
const MAX_TYPED = 400;

/** Characters without a glyph, except joiners, which some scripts and emoji need. */
const UNSEEN =
  /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}]|[\u2800\ufffd]/gu;
const LOOSE_JOINERS =
  /(?<!\p{Emoji})\ufe0f|(?<![\p{L}\p{M}\p{Emoji}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{Emoji}])/gu;
/** Two marks in a row are enough, but for scripts that write vowels and tones above each other. */
const SURPLUS_MARKS =
  /(?<=\p{M}{2})(?![\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Tibetan}])\p{M}+|(?<=\p{M}{4})\p{M}+/gu;
const BASELESS_MARKS = /(?<=^|\s)\p{M}+/gu;

/**
 * A name in NFKC, without controls, without what cannot be seen, with single spaces, and with two marks at
 * most on a letter. Empty where nothing is left that can be seen.
 */
export function cleanName(text: string): string {
  const name = cleanOnce(text.slice(0, MAX_TYPED));
  // Removing a character may bring two together that the rules forbid side by side.
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

/** The same cut to its length between letters, for names that nobody is there to correct. */
export function fittingName(text: string, most = MAX_NAME): string {
  let name = '';
  for (const { segment } of LETTERS.segment(cleanName(text))) {
    if (name.length + segment.length > most) break;
    name += segment;
  }
  return cleanName(name);
}
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
