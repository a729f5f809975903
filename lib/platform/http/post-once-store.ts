import 'server-only';
import { db } from '@/lib/platform/db/db';

/** How long an answer is stored. */
const KEPT_MS = 3_600_000;

/** Whether this post is the first of its form; if it is, repetitions wait for its answer. */
export async function claimPost(id: string, at: Date): Promise<boolean> {
  const made = await db().formAnswer.createMany({ data: [{ id, at }], skipDuplicates: true });
  if (made.count > 0) return true;
  const where = { id, at: { lt: new Date(at.getTime() - KEPT_MS) } };
  return (await db().formAnswer.updateMany({ where, data: { at, answer: null } })).count > 0;
}

/** When a form was claimed, and its sealed answer; null until it is stored. */
export async function loadAnswer(id: string): Promise<{ at: Date; answer: string | null } | undefined> {
  const select = { at: true, answer: true };
  return (await db().formAnswer.findUnique({ where: { id }, select })) ?? undefined;
}

/** Stores the answer of the post that was claimed at that time. */
export async function keepAnswer(id: string, at: Date, answer: string): Promise<void> {
  await db().formAnswer.updateMany({ where: { id, at }, data: { answer } });
}

/** Drops a claim without a result: the same form can be posted again. */
export async function dropClaim(id: string, at: Date): Promise<void> {
  await db().formAnswer.deleteMany({ where: { id, at, answer: null } });
}

/** Deletes expired answers. */
export async function forgetAnswers(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await db().formAnswer.deleteMany({ where: { at: { lt: before } } });
}
