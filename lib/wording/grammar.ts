/** Small helpers shared by all wording files. */

/** The text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names a case the compiler knows to be impossible; reached only when a log is newer than the program. */
export function assertNever(value: never): never {
  throw new Error(`no words for ${JSON.stringify(value)}`);
}
