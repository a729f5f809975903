/** Records the statements that the service sends to its database, with the duration of each. */
import fs from 'node:fs';
import pg from 'pg';

/**
 * Processor time of a database process so far, in milliseconds: unlike wall time it does not depend on other
 * load. Wall time if the system does not report it.
 */
function workOf(pid: number | null): number {
  try {
    return Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** A statement that went to a database, with the wall time until its answer and the processor time. */
export interface Noted {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rows: number;
  readonly ms: number;
  readonly work: number;
}

/** The list that statements are added to, while they are recorded. */
export interface Watch {
  list: Noted[] | undefined;
}

interface Watching {
  readonly watch: Watch;
  end(): void;
}

/**
 * Records every statement that goes to a database, with the wall time until its answer and the processor
 * time.
 */
export function watchStatements(): Watching {
  const { prototype } = pg.Client;
  const original = prototype.query;
  const watch: Watch = { list: undefined };
  const query = function (this: pg.Client & { processID: number | null }, ...asked: unknown[]): unknown {
    const { list } = watch;
    const ask = (told: readonly unknown[]): unknown => Reflect.apply(original, this, told);
    const [config, ...more] = asked;
    if (!list || !isStatement(config)) return ask(asked);
    const [since, before, pid] = [performance.now(), workOf(this.processID), this.processID];
    const values = Array.isArray(more[0]) ? more[0] : config.values;
    const note = (result: unknown) =>
      list.push({
        text: config.text,
        values: values ?? [],
        rows: rowsOf(result),
        ms: performance.now() - since,
        work: workOf(pid) - before,
      });
    const last = more.at(-1);
    // A pool calls with a callback, a transaction awaits a promise.
    if (typeof last === 'function') {
      const heard = (...told: unknown[]): unknown => (note(told[1]), Reflect.apply(last, undefined, told));
      return ask([config, ...more.slice(0, -1), heard]);
    }
    return Promise.resolve(ask(asked)).then((result) => (note(result), result));
  };
  Reflect.set(prototype, 'query', query);
  return { watch, end: () => void Reflect.set(prototype, 'query', original) };
}

/** A statement in the form that `pg` takes. */
const isStatement = (config: unknown): config is { text: string; values?: unknown[] } =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';

const rowsOf = (result: unknown): number =>
  typeof result === 'object' && result !== null && 'rowCount' in result ? Number(result.rowCount ?? 0) : 0;

const isWork = ({ text }: Noted) => !/^\s*(begin|commit|rollback|set|deallocate)\b/i.test(text);

type Timed = (only: () => Promise<unknown>) => Promise<void>;

/**
 * The statements of `work` without those that begin and end transactions; only the ones inside of `timed` if
 * `work` calls it.
 */
export async function statementsOf(
  watch: Watch,
  work: (timed: Timed) => Promise<unknown>,
): Promise<readonly Noted[]> {
  watch.list = [];
  const timed: Timed = async (only) => {
    watch.list = [];
    await only();
  };
  try {
    await work(timed);
    return (watch.list ?? []).filter(isWork);
  } finally {
    watch.list = undefined;
  }
}
