/** The content of a filled database (fill.ts): ids follow from numbers. */
export interface Filled {
  readonly games: number;
  readonly running: number;
  readonly people: number;
  /** The number of running tables, the first ones, with logs. */
  readonly logged: number;
  readonly gameId: (n: number) => string;
  readonly userId: (n: number) => string;
  readonly email: (n: number) => string;
}
