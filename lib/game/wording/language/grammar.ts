/** Small helpers shared by all wording files. */

/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a full stop, unless it already ends in punctuation. */
export function addFullStop(text: string): string {
  return /[.…!?]$/u.test(text) ? text : `${text}.`;
}

/** Marks a case that the compiler excludes; it is reached only if a log is newer than the program. */
export function assertWorded(value: never): never {
  throw new Error(`no words for ${JSON.stringify(value)}`);
}
