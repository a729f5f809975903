/** Results of actions, as the address names them. */
const DONE = ['done', 'not-possible', 'not-sure', 'same', 'rebuilt', 'moved', 'broken', 'bad-times'] as const;
export type DoneCode = (typeof DONE)[number];

export function doneCodeOf(value: unknown): DoneCode | undefined {
  return DONE.find((code) => code === value);
}
