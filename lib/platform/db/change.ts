import 'server-only';
import type { Result } from '@/lib/game/engine/rejections';
import { db, type Tx } from './db';

/** Rolls a transaction back. */
class RolledBack extends Error {
  override readonly name = 'RolledBack';
}

interface Change<L, W, T, E> {
  /** Locks and reads. */
  readonly lock: (tx: Tx) => Promise<L>;
  readonly decide: (locked: L) => Result<W, E>;
  readonly write: (tx: Tx, decided: W, locked: L) => Promise<Result<T, E>>;
}

/** A change in one transaction. A refusal, when deciding or when writing, rolls it back. */
export async function change<L, W, T, E>({ lock, decide, write }: Change<L, W, T, E>): Promise<Result<T, E>> {
  let done: Result<T, E> | undefined;
  const work = async (tx: Tx): Promise<Result<T, E>> => {
    const locked = await lock(tx);
    const decided = decide(locked);
    done = decided.ok ? await write(tx, decided.value, locked) : decided;
    if (!done.ok) throw new RolledBack();
    return done;
  };
  try {
    return await db().$transaction(work);
  } catch (error) {
    if (error instanceof RolledBack && done) return done;
    throw error;
  }
}
