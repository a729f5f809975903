/** Why a box is invalid. */

/** An English sentence for each code; pages use their own messages. */
const SENTENCES = {
  'too-large': 'A box holds at most 100,000 characters.',
  'too-deep': 'The values lie too many levels deep.',
  'not-json': 'This is no JSON value.',
  'not-a-box': 'This is no box: it needs a base and changes.',
  'unknown-format': 'The file is no box in format praga-by-post/box, version 1.',
  'unknown-base': 'The base is no registered pack.',
  'unknown-component': 'The base has no component of this id that a box may change.',
  'unknown-field': 'A box may not change this field.',
  'unknown-effect': 'This effect does not exist here.',
  'bad-value': 'This value is not allowed here.',
  'bad-name': 'A name is plain text of at most 40 characters, without markup or links.',
  'too-many-parts': 'An effect has at most eight parts.',
  'too-many-choices': 'An effect asks at most two times.',
  'repeated-choice': 'An ability that may work several times at once may not ask.',
  'performs-twice': 'A technology performs one action at most.',
  'no-price': 'A price is at least one piece.',
  'reached-at-start': 'A wealth bonus needs more than a player has at the start.',
  twice: 'Each of these may be there only once.',
  falling: 'Each value is at least as high as the one before.',
  fixed: 'Only the price of a tier may differ.',
  'on-the-start': 'The start square has no effect.',
  'off-the-grid': 'An arrow may not lead off the grid.',
  'feeds-itself': 'An ability may not cause itself again, alone or with others.',
} as const;
export type BoxProblemCode = keyof typeof SENTENCES;

/** The first problem of a box: its code, its path and a sentence. */
export interface BoxProblem {
  readonly code: BoxProblemCode;
  /** Path joined by dots, such as `changes.wall-i-postern.gain.n`; empty for the whole box. */
  readonly path: string;
  readonly sentence: string;
}

export function boxProblem(code: BoxProblemCode, path: readonly PropertyKey[]): BoxProblem {
  return { code, path: path.map(String).join('.').slice(0, 200), sentence: SENTENCES[code] };
}

export function isBoxProblemCode(code: string): code is BoxProblemCode {
  return Object.hasOwn(SENTENCES, code);
}
