import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '@/lib/platform/process';

type LoadMany<V> = (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>;

/** The keys of one loader: answers so far, and keys for the next statement. */
interface Asked {
  readonly answers: Map<string, Promise<unknown>>;
  next: { readonly keys: string[]; readonly found: Promise<ReadonlyMap<string, unknown>> } | undefined;
}

const scope = perProcess('pragaBatches', () => new AsyncLocalStorage<Map<unknown, Asked>>());

/** Within this work a loader reads each key once, and all keys of a moment in one statement. */
export async function inBatches<T>(work: () => Promise<T>): Promise<T> {
  return scope.get().run(new Map(), work);
}

/** A loader by key; undefined for a key without a value. Outside of `inBatches` each key is a statement. */
export function batched<V>(loadMany: LoadMany<V>): (key: string) => Promise<V | undefined> {
  return async (key) => {
    const here = scope.get().getStore();
    if (!here) return (await loadMany([key])).get(key);
    const asked: Asked = here.get(loadMany) ?? { answers: new Map(), next: undefined };
    here.set(loadMany, asked);
    const known = asked.answers.get(key);
    const answer = known ?? nextAnswer(asked, loadMany, key);
    if (!known) asked.answers.set(key, answer);
    return (await answer) as V | undefined;
  };
}

async function nextAnswer<V>(asked: Asked, loadMany: LoadMany<V>, key: string): Promise<unknown> {
  const next = (asked.next ??= nextStatement(asked, loadMany));
  next.keys.push(key);
  return (await next.found).get(key);
}

function nextStatement<V>(asked: Asked, loadMany: LoadMany<V>): NonNullable<Asked['next']> {
  const keys: string[] = [];
  const found = new Promise<ReadonlyMap<string, V>>((resolve, reject) => {
    // Everything that the answers of the statement before have led to asks first.
    setImmediate(() => {
      asked.next = undefined;
      loadMany(keys).then(resolve, reject);
    });
  });
  return { keys, found };
}
