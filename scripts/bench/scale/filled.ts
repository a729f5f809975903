/** What a database was filled with (fill.ts): ids follow from numbers. */
export interface Filled {
  readonly games: number;
  readonly running: number;
  readonly people: number;
  /** So many running tables, the first ones, have their logs. */
  readonly logged: number;
  readonly gameId: (n: number) => string;
  readonly userId: (n: number) => string;
  readonly email: (n: number) => string;
}
