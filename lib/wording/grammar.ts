/** Small grammar helpers shared by all wording files. */

/** "1 egg", "2 eggs". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c". */
export function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** The text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names a case the compiler knows to be impossible; reached only when a log is newer than the program. */
export function assertNever(value: never): never {
  throw new Error(`no words for ${JSON.stringify(value)}`);
}
