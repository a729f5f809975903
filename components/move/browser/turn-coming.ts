/** The turn on the drawings comes beside the page, not with it: until it is there steps are forms. */
import { untilDone } from '@/components/ui/until-done';
import type { startTurn } from './start-turn';

let here: typeof startTurn | undefined;

/** What begins a turn, if it has come. */
export const turnHere = (): typeof startTurn | undefined => here;

/** The same once it is there; undefined on the server. */
export const turnComing: Promise<typeof startTurn | undefined> =
  typeof document === 'undefined'
    ? Promise.resolve(undefined)
    : untilDone(async () => (here = (await import('./turn-at-table')).startTurn));
