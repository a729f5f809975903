import { useEffect, useState } from 'react';
import type { Wording } from '@/lib/game/wording/wording';
import { clockText, keepAnswer, keptRunText, nextOfRun, runsIn, type KeptRuns } from './run';

/** The run that asks for this puzzle, and a function that records its answer; both undefined outside a run. */
export function useRun(puzzle: number): readonly [KeptRuns | undefined, (found: boolean) => void] {
  const [kept, show] = useState(() => {
    const now = runsIn(keptRunText());
    return nextOfRun(now.run) === puzzle ? now : undefined;
  });
  const [isAnswered, answered] = useState(false);
  const record = (found: boolean) => {
    if (!kept || isAnswered) return;
    answered(true);
    show(keepAnswer(found, Date.now()));
  };
  return [kept, record];
}

interface RunProps {
  readonly words: Wording;
  readonly kept: KeptRuns;
}

/** Which puzzle of the run this is, how many were found, and the clock. */
export function RunClock({ words: { t }, kept: { run } }: RunProps) {
  const [now, tick] = useState(() => Date.now());
  const endedAt = run?.endedAt;
  useEffect(() => {
    if (endedAt !== undefined) return;
    const timer = setInterval(() => tick(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [endedAt]);
  if (!run) return null;
  const { done, ids, found, startedAt } = run;
  return (
    <p className="row justify-between font-semibold">
      <span>{t('puzzles.run.at', { n: Math.min(done + 1, ids.length), of: ids.length, found })}</span>
      <span role="timer">{clockText((endedAt ?? now) - startedAt)}</span>
    </p>
  );
}

/** After the turn: the next puzzle of the run, or its result. */
export function RunNext({ words: { t }, kept: { run, best } }: RunProps) {
  if (!run) return null;
  const next = nextOfRun(run);
  if (next !== undefined)
    return (
      <p>
        <a className="btn btn-main" href={`/puzzles/${next}`}>
          {t('puzzles.run.next', { n: run.done + 1, of: run.ids.length })}
        </a>
      </p>
    );
  const time = clockText((run.endedAt ?? run.startedAt) - run.startedAt);
  return (
    <p role="status">
      {t('puzzles.run.over', { found: run.found, of: run.ids.length, time })}{' '}
      {best && t('puzzles.run.best', { found: best.found, of: run.ids.length, time: clockText(best.ms) })}
    </p>
  );
}
