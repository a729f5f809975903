import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Prisma } from '@/lib/generated/prisma/client';
import { perProcess } from '@/lib/platform/process';

/** A transaction that everything a request asks of the database belongs to. */
interface Ambient {
  readonly tx: Prisma.TransactionClient;
  /** Work that outlives the transaction uses the client again. */
  isOpen: boolean;
  /** Its last statement: a connection takes one at a time. */
  last: Promise<unknown>;
}

const ambient = perProcess('pragaAmbient', () => new AsyncLocalStorage<Ambient>());

/** The transaction of this request, if it runs in one. */
export function ambientTx(): Prisma.TransactionClient | undefined {
  const here = ambient.get().getStore();
  return here?.isOpen ? here.tx : undefined;
}

/** Runs a statement, in such a request after the one before it. */
export async function inTurn<T>(statement: () => Promise<T>): Promise<T> {
  const here = ambient.get().getStore();
  if (!here?.isOpen) return statement();
  const answer = here.last.then(statement, statement);
  here.last = answer.catch(() => undefined);
  return answer;
}

/** Runs work whose statements all belong to a transaction. Transactions within it are savepoints. */
export async function withinTx<T>(tx: Prisma.TransactionClient, work: () => Promise<T>): Promise<T> {
  const here: Ambient = { tx, isOpen: true, last: Promise.resolve() };
  try {
    return await ambient.get().run(here, work);
  } finally {
    here.isOpen = false;
  }
}
