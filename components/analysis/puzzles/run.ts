/** A run of ten puzzles against the clock, kept only in this browser: nothing is won with it. */
import { localStore } from '@/components/ui/browser/browser-features';

export const RUN_LENGTH = 10;
const NAME = 'puzzle-run';

/** The puzzles of a run in their order; the first `done` are over. Times are in milliseconds. */
export interface PuzzleRun {
  readonly ids: readonly number[];
  readonly found: number;
  readonly done: number;
  readonly startedAt: number;
  readonly endedAt?: number;
}

/** The result of a whole run. */
interface RunResult {
  readonly found: number;
  readonly ms: number;
}

export interface KeptRuns {
  readonly run?: PuzzleRun | undefined;
  readonly best?: RunResult | undefined;
}

/** The stored text, for subscriptions; empty if nothing is stored. */
export const keptRunText = (): string => localStore.read(NAME) ?? '';

/** The runs in a stored text; none if it is damaged. */
export function runsIn(text: string): KeptRuns {
  try {
    const { run, best }: KeptRuns = JSON.parse(text);
    return { run: isRun(run) ? run : undefined, best: isResult(best) ? best : undefined };
  } catch {
    return {};
  }
}

const areNumbers = (...all: readonly unknown[]) => all.every((n) => typeof n === 'number');
const isRun = (run: PuzzleRun | undefined) =>
  Array.isArray(run?.ids) && areNumbers(...run.ids, run.found, run.done, run.startedAt);
const isResult = (best: RunResult | undefined) => areNumbers(best?.found, best?.ms);

/** Begins a run with ten of these puzzles. Returns the first; undefined if the browser stores nothing. */
export function beginRun(ids: readonly number[], random: () => number, now: number): number | undefined {
  const drawn = [...ids]
    .map((id) => ({ id, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, RUN_LENGTH)
    .map(({ id }) => id);
  const { best } = runsIn(keptRunText());
  return keep({ run: { ids: drawn, found: 0, done: 0, startedAt: now }, best }) ? drawn[0] : undefined;
}

/** The puzzle that a run asks for now; undefined once it is over. */
export const nextOfRun = (run: PuzzleRun | undefined): number | undefined => run?.ids[run.done];

/** The runs after the current puzzle was found or not. The last one ends the run. */
function withAnswer({ run, best }: KeptRuns, found: boolean, now: number): KeptRuns {
  if (!run || nextOfRun(run) === undefined) return { run, best };
  const next = { ...run, done: run.done + 1, found: run.found + (found ? 1 : 0) };
  if (next.done < next.ids.length) return { run: next, best };
  const result = { found: next.found, ms: now - run.startedAt };
  return { run: { ...next, endedAt: now }, best: isBetter(result, best) ? result : best };
}

/** More puzzles found, or as many in less time. */
const isBetter = (result: RunResult, best: RunResult | undefined): boolean =>
  best === undefined || result.found > best.found || (result.found === best.found && result.ms < best.ms);

/** Stores the answer to the current puzzle. */
export function keepAnswer(found: boolean, now: number): KeptRuns {
  const kept = withAnswer(runsIn(keptRunText()), found, now);
  keep(kept);
  return kept;
}

const keep = (kept: KeptRuns): boolean => localStore.write(NAME, JSON.stringify(kept));

/** A duration as 12:05. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
