interface Seat {
  readonly bot?: unknown;
  /** Played by the rules of the solo game. */
  readonly automatic?: boolean | undefined;
}

/** Whether a table is for one person: no one else waits or agrees, and its clock has no effect. */
export function hasOnePerson(seats: readonly Seat[]): boolean {
  return seats.filter(({ bot, automatic }) => !bot && !automatic).length < 2;
}
