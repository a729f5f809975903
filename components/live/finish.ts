/**
 * Stands in, where the live table is drawn, for the count of the points (`#finish` in package.json): it comes
 * with what is fetched later.
 */
import type { Work } from '@/lib/game/engine/work';
import { orTheServer } from './or-the-server';

export const finishScoring = (work: Work): void => orTheServer(work, (here) => here.finishScoring(work));
