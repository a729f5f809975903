/**
 * How much a table of the open rating counts. Strangers meet there, and one person can have several
 * accounts. So a comparison counts by how many other people the opponent has met.
 */

/** Opponents who have met this many other people count in full; lists need as many. */
export const ENOUGH_MET = 5;
/** Stored people: enough, without the one person whose comparison is weighed. */
const STORED_MET = ENOUGH_MET + 1;
/** The part that counts of a first place after an early resignation or concession. */
const EARLY_WIN = 1 / 4;

/** The opponents of a person in the open rating. */
export interface Opponents {
  /** The first different people that they were compared with; more than `STORED_MET` change nothing. */
  readonly met?: readonly string[];
  /** The group of all people linked by tables: the smallest key among them. */
  readonly group?: string;
}

interface Opponent extends Opponents {
  readonly key: string;
}

/** The part of a person's rating change that counts at a table with these others. */
export function shareThatCounts(
  { key, place }: { readonly key: string; readonly place: number },
  others: readonly Opponent[],
  { isEarly }: { readonly isEarly: boolean },
): number {
  const sum = others.reduce((total, other) => total + shareAgainst(other, key), 0);
  return (sum / others.length) * (isEarly && place === 1 ? EARLY_WIN : 1);
}

/** The square of the part of `ENOUGH_MET` that an opponent has met, without the person who is rated. */
function shareAgainst({ met = [] }: Opponent, key: string): number {
  const known = met.filter((each) => each !== key).length;
  return (Math.min(ENOUGH_MET, Math.max(1, known)) / ENOUGH_MET) ** 2;
}

/** The opponents of a person after a table. */
export function opponentsAfter(person: Opponent, others: readonly Opponent[]): Required<Opponents> {
  const met = new Set([...(person.met ?? []), ...others.map(({ key }) => key)]);
  const groups = [person, ...others].map(({ group, key }) => group ?? key);
  const [group = person.key] = groups.sort();
  return { met: [...met].slice(0, STORED_MET), group };
}
