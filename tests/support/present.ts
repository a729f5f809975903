/** A thing that has to be there; anything else fails the test. */
export function present<T>(thing: T | undefined | null): T {
  if (thing === undefined || thing === null) throw new Error('it is not there');
  return thing;
}
