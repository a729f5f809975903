/**
 * The turn on the drawings comes beside the page, not with it: until it is there, and where it cannot be had,
 * steps are forms.
 */
import type { startTurn } from './start-turn';

let here: typeof startTurn | undefined;

/** What begins a turn, if it has come. */
export const turnHere = (): typeof startTurn | undefined => here;

/** The same once it is there; undefined where it cannot be had. */
export const turnComing: Promise<typeof startTurn | undefined> =
  typeof document === 'undefined'
    ? Promise.resolve(undefined)
    : import('./turn-at-table').then(
        (come) => (here = come.startTurn),
        () => undefined,
      );
