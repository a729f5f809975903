/** The computer player as the coach's adviser. Loaded on demand. */
import { coachPlanOf } from '@/lib/game/learning/coach-plan';
import type { Think } from './suggestion';

/** It counts positions and not time, so what it shows is final. */
export const thinkFor: Think = ({ pack, view }) => coachPlanOf(pack, view);
