/** Values of `Retry-After` at a moment, and the milliseconds that each client waits. */
export const RETRY_NOW = Date.parse('2030-01-01T12:00:00Z');
export const RETRY_VALUES: readonly (readonly [text: string | null, ms: number | undefined])[] = [
  ['7', 7_000],
  [' 7 ', 7_000],
  ['0', 0],
  ['1.5', 1_500],
  ['Tue, 01 Jan 2030 12:00:09 GMT', 9_000],
  ['Tue, 01 Jan 2030 11:00:00 GMT', 0],
  ['-5', undefined],
  ['Infinity', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
];
