/** Names that people have used to be invisible, or to look like another player. */

/** Nothing of them can be seen. */
export const UNSEEN: readonly (readonly [string, string])[] = [
  ['zero width space', '\u200b'],
  ['joiners', '\u200c\u200d'],
  ['byte order mark', '\ufeff'],
  ['Hangul filler', '\u3164'],
  ['half-width Hangul filler', '\uffa0'],
  ['Hangul fillers of syllables', '\u115f\u1160'],
  ['Braille blank', '\u2800'],
  ['soft hyphen', '\u00ad'],
  ['Mongolian vowel separator', '\u180e'],
  ['word joiner', '\u2060'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['a variation selector', '\ufe0f'],
  ['marks alone', '\u0301\u0302'],
  ['direction', '\u202e\u2066\u200e\u061c'],
  ['spaces', '\u2003\u3000\u00a0'],
  ['controls', '\0\u0007\u009f'],
  ['private use', '\ue000'],
  ['half a pair', '\ud800'],
];

/** Names that look like Anna. */
export const ALIKE: readonly (readonly [string, string])[] = [
  ['the same', 'Anna'],
  ['another case', 'aNNA'],
  ['Cyrillic', 'Аnnа'],
  ['Greek', 'Αnna'],
  ['full width', 'Ａｎｎａ'],
  ['mathematical', '𝐀𝓃𝗇𝚊'],
  ['an accent', 'Ánna'],
  ['two marks', 'An\u0301\u0302na'],
  ['thirty-six marks', `An${'\u0336'.repeat(36)}na`],
  ['a space within', 'An na'],
  ['a full stop', 'Anna.'],
  ['zero width', 'An\u200bna'],
  ['a joiner', 'An\u200dna'],
  ['a filler', 'Anna\u3164'],
  ['a soft hyphen', 'An\u00adna'],
  ['direction', '\u202eAnna\u202c'],
];

/** Letters without a glyph, as a flag of a part of a country has them. */
export const tags = (letters: string): string =>
  [...letters, '\u007f']
    .map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)))
    .join('');
export const ENGLAND = `🏴${tags('gbeng')}`;
export const SCOTLAND = `🏴${tags('gbsct')}`;
export const WALES = `🏴${tags('gbwls')}`;
