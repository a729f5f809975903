import { PLAN_PROBLEMS } from '@/app/games/[gameId]/plan/words';
import type { Wording } from '@/lib/game/wording/wording';

/** The message for each reason why a prepared turn did not become a plan. */
export const problemsIn = ({ t }: Wording): Readonly<Record<string, string>> =>
  Object.fromEntries(PLAN_PROBLEMS.map((code) => [code, t(`plans.problem.${code}`)]));
