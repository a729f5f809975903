import { useEffect, useMemo, type ReactNode, useState } from 'react';
import { TaskTools } from '@/components/analysis/sandbox/task-tools';
import { lastPositionOf, type TrialContext, type TrialState } from '@/components/analysis/sandbox/trial-line';
import { useInSight } from '@/components/analysis/sandbox/use-in-sight';
import { isTurnOver } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import type { PackData } from '@/lib/game/engine/pack';
import { decidedCommandsOf, isBetter, type RetryResult, type Retry } from '@/lib/game/analysis/review/retry';
import type { Wording } from '@/lib/game/wording/wording';
import { Reasons } from './reasons';
import { keepRetried } from './retried-turns';
import type { RetryTask } from './retry-task';
import { lossWords, pointWords } from './review-words';
import { startReviewer } from './start-reviewer';
import type { TryAnswer, TryWork } from './work';

interface SideProps {
  readonly words: Wording;
  readonly ground: TrialContext;
  readonly packData: PackData;
  readonly trying: TrialState;
  readonly task: RetryTask;
  readonly back: (to: number) => void;
  /** The moves panel, with the tools on top. */
  readonly moves: (tools: ReactNode) => ReactNode;
}

/** A turn to retry. The new line is measured as soon as it is complete. */
export function RetrySide({ words, ground, packData, trying, task, back, moves }: SideProps) {
  const { t } = words;
  const { line } = trying;
  const { known } = ground;
  const decided = useMemo(() => {
    const { commands, isRevealed } = decidedCommandsOf(line.steps, line.events, task.seat);
    const isEnded = isTurnOver(lastPositionOf(line).state, known.view.state.turn.number);
    return isRevealed || isEnded ? { commands, isRevealed: isRevealed && !isEnded } : undefined;
  }, [line, known, task.seat]);
  const retry = useMemo(() => ({ ...task, known }), [task, known]);
  const measuring = { pack: packData, retry };
  const measured = useMeasuring(measuring, decided?.commands);
  useEffect(() => {
    if (typeof measured === 'object' && isBetter(measured.verdict)) keepRetried(task.gameId, task.turn);
  }, [measured, task.gameId, task.turn]);
  const tools = (
    <TaskTools {...{ words, back, hints: task.hints }} steps={line.steps.length}>
      <p>
        <strong>{t('review.retry.sought')}</strong>
      </p>
      <p>{t('review.retry.measured')}</p>
    </TaskTools>
  );
  if (!decided || measured === undefined) return moves(tools);
  return (
    <section id="moves" tabIndex={-1} className="panel moves stack" aria-labelledby="retry-verdict">
      <Verdict {...{ words, measured, isRevealed: decided.isRevealed }} />
      <p className="row">
        <button type="button" className="btn btn-main" onClick={() => back(0)}>
          {t('review.retry.again')}
        </button>
        <Ways words={words} task={task} />
      </p>
      {tools}
    </section>
  );
}

function Ways({ words: { t }, task }: Pick<SideProps, 'words' | 'task'>) {
  const review = `/games/${task.gameId}/review`;
  return (
    <>
      <a className="btn" href={`${review}/${task.turn}/film`}>
        {t('review.film.watch')}
      </a>
      {task.following !== undefined && (
        <a className="btn" href={`${review}/${task.following.turn}/again`}>
          {t('review.retry.following', { round: task.following.round })}
        </a>
      )}
    </>
  );
}

interface VerdictProps {
  readonly words: Wording;
  readonly measured: MeasureState;
  readonly isRevealed: boolean;
}

/** The value of the new line compared with the played turn. */
function Verdict({ words, measured, isRevealed }: VerdictProps) {
  const { t } = words;
  const heading = useInSight(measured);
  if (typeof measured === 'string')
    return (
      <div role="status">
        <h2 className="initial" id="retry-verdict" ref={heading}>
          {t(`review.retry.${measured}`)}
        </h2>
      </div>
    );
  return (
    <div role="status" className="stack">
      <h2 className="initial" id="retry-verdict" ref={heading}>
        {isBetter(measured.verdict) && '★ '}
        {t(`review.retry.verdict.${measured.verdict}`)}
      </h2>
      <p>{gainWords(words, measured)}</p>
      {measured.verdict !== 'best' && (
        <p>{t('review.retry.best', { points: pointWords(words, Math.max(0, measured.best)) })}</p>
      )}
      {isRevealed && <p className="small">{t('review.retry.revealed')}</p>}
      {measured.verdict !== 'same' && (
        <>
          <h3>{t(measured.gain < 0 ? 'review.retry.whyWorse' : 'review.why-title')}</h3>
          <Reasons words={words} {...measured} />
        </>
      )}
    </div>
  );
}

/** The gain over the played turn, with its certainty. */
function gainWords(words: Wording, { gain, error, verdict }: RetryResult): string {
  const { t } = words;
  if (verdict === 'same') return t('review.retry.equal');
  const about = lossWords(words, { loss: Math.abs(gain), error });
  return t(gain < 0 ? 'review.retry.less' : 'review.retry.more', { points: about });
}

interface Measuring {
  readonly pack: PackData;
  readonly retry: Retry;
}

/** The result of a line, or the state of its measurement. */
type MeasureState = RetryResult | 'working' | 'failed';

interface MeasuredLine {
  readonly tried: readonly Command[];
  readonly measured: MeasureState;
}

/**
 * Measures each complete line in a review worker. The worker gets all its data in messages, and nothing
 * leaves the browser.
 */
function useMeasuring(
  { pack, retry }: Measuring,
  tried: readonly Command[] | undefined,
): MeasureState | undefined {
  const [found, setFound] = useState<MeasuredLine>();
  useEffect(() => {
    if (!tried) return;
    const end = (measured: MeasureState = 'failed') => setFound({ tried, measured });
    const worker = startReviewer();
    if (!worker) return end();
    worker.onmessage = ({ data }: MessageEvent<TryAnswer>) => end(data.retried);
    worker.onerror = () => end();
    const work: TryWork = { type: 'try', pack, retry, tried };
    worker.postMessage(work);
    return () => worker.terminate();
  }, [pack, retry, tried]);
  if (!tried) return undefined;
  return found?.tried === tried ? found.measured : 'working';
}
