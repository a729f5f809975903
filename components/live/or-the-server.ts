/** For rules that come with what is fetched later (later.tsx). */
import type { Work } from '@/lib/game/engine/work';
import { later } from './later';
import type * as Part from './later-part';

/** Until it has come it is like something hidden: what follows is for the server to say. */
export function orTheServer(work: Work, decide: (here: typeof Part) => void): void {
  const here = later();
  if (here) decide(here);
  else work.pick('later', [0, 1]);
}
