import 'server-only';
import { db } from '@/lib/platform/db/db';

export interface LetterWeek {
  readonly from: Date;
  readonly until: Date;
}

/** Whether a game ended or began, or players were called, in a week of a circle. */
export async function hasWeekNews(circleId: string, { from, until }: LetterWeek): Promise<boolean> {
  const within = { gte: from, lt: until };
  const result = { circleId, finishedAt: within };
  const made = { circleId, createdAt: within };
  const select = { circleId: true } as const;
  return (
    (await db().gameResult.findFirst({ where: result, select })) !== null ||
    (await db().game.findFirst({ where: made, select })) !== null ||
    (await db().gathering.findFirst({ where: made, select })) !== null
  );
}
