/** Small helpers shared by all wording files. */

/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a full stop, unless it ends in a sign of its own. */
export function addFullStop(text: string): string {
  return /[.…!?]$/u.test(text) ? text : `${text}.`;
}

/** Names a case the compiler knows to be impossible; reached only when a log is newer than the program. */
export function assertWorded(value: never): never {
  throw new Error(`no words for ${JSON.stringify(value)}`);
}
