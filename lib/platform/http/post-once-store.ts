import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** How long an answer is kept, and how long a post may take before another one takes over. */
const KEPT_MS = 3_600_000;
const PATIENCE_MS = 20_000;

/** Whether this post is the first of its form; if it is, the others wait for its answer. */
export async function claimPost(id: string, at: Date): Promise<boolean> {
  const before = (ms: number) => ({ lt: new Date(at.getTime() - ms) });
  const overdue = [{ at: before(KEPT_MS) }, { answer: null, at: before(PATIENCE_MS) }];
  return onDatabase(async () => {
    const made = await db().formAnswer.createMany({ data: [{ id, at }], skipDuplicates: true });
    if (made.count > 0) return true;
    const data = { at, answer: null };
    return (await db().formAnswer.updateMany({ where: { id, OR: overdue }, data })).count > 0;
  });
}

/** The sealed answer to a form; null while it is being worked out, undefined where nobody works on it. */
export async function loadAnswer(id: string): Promise<string | null | undefined> {
  const found = await onDatabase(() =>
    db().formAnswer.findUnique({ where: { id }, select: { answer: true } }),
  );
  return found?.answer;
}

/** Keeps the answer of the post that was claimed at that time. */
export async function keepAnswer(id: string, at: Date, answer: string): Promise<void> {
  await onDatabase(() => db().formAnswer.updateMany({ where: { id, at }, data: { answer } }));
}

/** Gives up a claim that came to nothing: the same form may be posted again. */
export async function dropClaim(id: string, at: Date): Promise<void> {
  await onDatabase(() => db().formAnswer.deleteMany({ where: { id, at, answer: null } }));
}

/** Deletes the answers that no post gets any more. */
export async function forgetAnswers(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await onDatabase(() => db().formAnswer.deleteMany({ where: { at: { lt: before } } }));
}
