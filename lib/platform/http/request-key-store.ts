import 'server-only';
import { db, type Tx } from '@/lib/platform/db/db';
import { DATABASE_TIMES, poolSize } from '@/lib/platform/db/pool';
import { withinTx } from '@/lib/platform/db/ambient';
import { perProcess } from '@/lib/platform/process';

/** How long an answer is stored. */
const KEPT_MS = 24 * 3_600_000;
/** Longer than a channel waits for the receiver of its first test. */
const LONGEST_MS = 30_000;

/** The answer to a request with a key. */
export interface KeyedAnswer {
  /** The hash of the request. */
  readonly asked: string;
  readonly sealed: string;
}

/** Busy: another request with the key runs. Full: too many with other keys do. */
export type KeyedRun<T> = { readonly made: T } | { readonly known: KeyedAnswer } | 'busy' | 'full';

/** The requests with keys that run in this process. Each has a connection, for as long as a receiver takes to answer. */
const running = perProcess('pragaKeyedRequests', () => new Set<string>());
/** Requests without a key always find a connection. */
const mostAtOnce = (): number => Math.max(1, Math.floor(poolSize() / 2));

/**
 * Runs a request once per key: all its statements and its answer are one transaction, so a crash leaves nothing of either.
 * `keep` returns the answer to store, or undefined for a refusal.
 */
export async function runKeyed<T>(
  id: string,
  at: Date,
  work: () => Promise<T>,
  keep: (made: T) => Promise<KeyedAnswer | undefined>,
): Promise<KeyedRun<T>> {
  const run = async (tx: Tx): Promise<KeyedRun<T>> => {
    const [lock] = await tx.$queryRaw<{ isMine: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${id}, 1)) as "isMine",
        set_config('idle_in_transaction_session_timeout', ${String(LONGEST_MS)}, true)`;
    if (!lock?.isMine) return 'busy';
    const since = new Date(at.getTime() - KEPT_MS);
    const select = { asked: true, answer: true } as const;
    const known = await tx.requestAnswer.findFirst({ where: { id, at: { gt: since } }, select });
    if (known) return { known: { asked: known.asked, sealed: known.answer } };
    const made = await withinTx(tx, work);
    const answer = await keep(made);
    if (answer) {
      const row = { at, asked: answer.asked, answer: answer.sealed };
      await tx.requestAnswer.upsert({ where: { id }, create: { id, ...row }, update: row });
    }
    return { made };
  };
  const here = running.get();
  if (here.has(id)) return 'busy';
  if (here.size >= mostAtOnce()) return 'full';
  here.add(id);
  try {
    return await db().$transaction(run, { timeout: LONGEST_MS, maxWait: DATABASE_TIMES.connectMs });
  } finally {
    here.delete(id);
  }
}

/** Deletes expired answers. */
export async function forgetKeys(now: Date): Promise<void> {
  await db().requestAnswer.deleteMany({ where: { at: { lt: new Date(now.getTime() - KEPT_MS) } } });
}
