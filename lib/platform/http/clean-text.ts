/**
 * Cleans every text from outside before other code sees it: forms (fields.ts), JSON bodies (body.ts), paths
 * and queries of the API (endpoint.ts). The result can be stored and shown.
 */
import { showsNothing } from '@/lib/game/names/unseen';

/**
 * Controls except tab and newline, unpaired surrogates, non-characters, and marks that change the direction
 * of writing.
 */
const UNFIT = /[\0-\u0008\u000b-\u001f\u007f-\u009f\p{Cs}\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text in NFC, with `\n` as its only line break, without characters that the database or a page
 * cannot take. It is empty if nobody would see anything of it, so whatever requires a text refuses it.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNFIT, '')
    .normalize('NFC');
  return showsNothing(clean) ? '' : clean;
}
const PLAIN = /^[\t\n\x20-\x7e]*$/;

/** A JSON value with all its texts cleaned, including the names of members. */
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [cleanText(name), cleanJson(member)]),
  );
}

/** Whether a JSON text may contain something to clean: most do not, and need no traversal. */
export function mayNeedCleaning(json: string): boolean {
  return /[^\t\n\r\x20-\x7e]|\\[bfru]/.test(json);
}
