import { useEffect, useRef, useState, type ReactNode } from 'react';
import { TaskTools } from '@/components/analysis/sandbox/task-tools';
import { lastPositionOf, type TrialContext, type TrialState } from '@/components/analysis/sandbox/trial-line';
import { useInSight } from '@/components/analysis/sandbox/use-in-sight';
import { copyText } from '@/components/ui/browser/browser-features';
import { useLatest } from '@/components/ui/browser/use-latest';
import { Fold } from '@/components/ui/fold';
import { TextLink } from '@/components/ui/text-link';
import { certainOf, type CertainOutcome } from '@/lib/game/analysis/puzzles/certain';
import { isTurnOver } from '@/lib/game/engine/acting';
import type { Wording } from '@/lib/game/wording/wording';
import type { PuzzleTask } from './hints';
import { keepProgress, readProgress, resultOf, streakOf, withResult, type PuzzleResult } from './progress';
import { RunClock, RunNext, useRun } from './run-part';
import { recordHint, useRating, type PuzzleRatingChange } from './use-rating';

interface SideProps {
  readonly words: Wording;
  readonly ground: TrialContext;
  readonly trying: TrialState;
  readonly task: PuzzleTask;
  readonly back: (to: number) => void;
  /** The moves panel, with the tools on top. */
  readonly moves: (tools: ReactNode) => ReactNode;
}

/** A puzzle: task, hints, and the result after the turn. */
export function PuzzleSide({ words, ground, trying, task, back, moves }: SideProps) {
  const { t } = words;
  const { goal } = task;
  const { line, answer } = trying;
  const commands = line.steps.filter(({ seat }) => seat === goal.seat).map(({ command }) => command);
  const certain = certainOf(ground.pack, ground.known.view, goal.seat, commands);
  const over = isTurnOver(lastPositionOf(line).state, ground.known.view.state.turn.number);
  const [result, record] = useResult(task);
  const [rating, send] = useRating(goal.id);
  const [run, answerRun] = useRun(goal.id);
  const ending = over && answer > 0 ? answer : undefined;
  const wrong = useWrongTry(ending, isFound(task, certain) ? undefined : certain.forecast);
  const counted = useRef<number>(undefined);
  useEffect(() => {
    // Counted once each time the turn ends.
    if (ending !== undefined && counted.current !== ending) {
      if (task.isRated && counted.current === undefined) send(commands, result.hints);
      record({ found: isFound(task, certain), add: 'tries' });
      answerRun(isFound(task, certain));
    }
    counted.current = ending ?? counted.current;
  });
  useStartOver(ending !== undefined && !run && !isFound(task, certain), back);
  const tools = (
    <TaskTools
      {...{ words, back }}
      steps={line.steps.length}
      hints={run ? [] : task.hints}
      onHint={() => {
        if (task.isRated && counted.current === undefined) recordHint(goal.id);
        if (!result.found) record({ add: 'hints' });
      }}
    >
      {run && <RunClock words={words} kept={run} />}
      <p>
        <strong>{t('puzzles.sought')}</strong>
      </p>
      {wrong !== undefined && !over && (
        <p className="notice" role="status">
          {t('puzzles.notYet')}. {t('puzzles.less', { points: wrong - goal.before })}{' '}
          <a href={`/puzzles/${goal.id}/best/0`}>{t('puzzles.film')}</a>
        </p>
      )}
      <p role="status">{t('puzzles.soFar', { points: certain.forecast - goal.before })}</p>
      <Standing {...{ words, task }} rating={rating?.rating ?? task.rating} />
      <Fold className="small" title={t('puzzles.counting.title')}>
        <p>{t('puzzles.counting.text')}</p>
      </Fold>
    </TaskTools>
  );
  if (!over) return moves(tools);
  return (
    <section id="moves" tabIndex={-1} className="panel moves stack" aria-labelledby="puzzle-verdict">
      <Verdict {...{ words, task, certain, result }} isLast={run !== undefined} />
      {run && <RunNext words={words} kept={run} />}
      {rating && <RatingNow {...rating} words={words} />}
      {tools}
      <p className="row">
        <a className="btn" href={`/puzzles/${goal.id}/best/0`}>
          {t('puzzles.film')}
        </a>
        <a className="btn" href={`/puzzles/${task.following}`}>
          {t('puzzles.following')}
        </a>
        <TextLink className="btn" href="/puzzles">
          {t('puzzles.all')}
        </TextLink>
      </p>
    </section>
  );
}

/** Milliseconds to read the result of a turn. */
const READING_MS = 4_000;

/** The forecast of the last wrong turn, until another one ends. */
function useWrongTry(ending: number | undefined, forecast: number | undefined): number | undefined {
  const [last, setLast] = useState<{ readonly ending: number; readonly forecast: number | undefined }>();
  if (ending !== undefined && last?.ending !== ending) setLast({ ending, forecast });
  return last?.forecast;
}

/** After a wrong turn the puzzle resets itself, unless the player acts first. */
function useStartOver(isWrong: boolean, back: (to: number) => void): void {
  const goBack = useLatest(back);
  useEffect(() => {
    if (!isWrong) return;
    const timer = setTimeout(() => goBack.current(0), READING_MS);
    return () => clearTimeout(timer);
  }, [isWrong, goBack]);
}

interface StandingProps extends Pick<SideProps, 'words' | 'task'> {
  readonly rating: number | undefined;
}

/** The account's rating, and this browser's streak and number of solved puzzles. */
function Standing({ words: { t }, task, rating }: StandingProps) {
  const progress = readProgress();
  const n = Object.values(progress.puzzles).filter(({ found }) => found).length;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const days = streakOf(progress, task.day ?? today);
  const parts = [
    ...(rating === undefined ? [] : [t('puzzles.rating.short', { rating })]),
    ...(days > 0 ? [t('puzzles.streak', { days })] : []),
    ...(n > 0 ? [t('puzzles.solved', { n })] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <p className="small muted">
      <span className="sr-only">{t('puzzles.standing')}: </span>
      {parts.join(' · ')}
    </p>
  );
}

/** The change of the rating after the first attempt. */
function RatingNow({ words: { t }, rating, change }: PuzzleRatingChange & Pick<SideProps, 'words'>) {
  const signed = change < 0 ? `−${-change}` : `+${change}`;
  return <p role="status">{t('puzzles.rating.now', { rating, change: signed })}</p>;
}

const isFound = ({ goal }: PuzzleTask, certain: CertainOutcome) =>
  certain.isOver && certain.forecast >= goal.best;

interface Recorded {
  readonly add: 'tries' | 'hints';
  readonly found?: boolean;
}

/** This browser's result in the puzzle, and a function that updates it. */
function useResult({ goal: { id }, day }: PuzzleTask): [PuzzleResult, (what: Recorded) => void] {
  const which = { id, day };
  const [result, show] = useState(() => resultOf(readProgress(), which));
  const record = ({ add, found = false }: Recorded) => {
    // Read again, because another tab may have changed it.
    const kept = readProgress();
    const progress = withResult(kept, which, { [add]: resultOf(kept, which)[add] + 1, found });
    keepProgress(progress);
    show(resultOf(progress, which));
  };
  return [result, record];
}

interface VerdictProps extends Pick<SideProps, 'words' | 'task'> {
  readonly certain: CertainOutcome;
  readonly result: PuzzleResult;
  /** Whether there is no other try. */
  readonly isLast: boolean;
}

/** The result of the turn. */
function Verdict({ words, task, certain, result, isLast }: VerdictProps) {
  const { t } = words;
  const { goal, day } = task;
  const found = isFound(task, certain);
  const points = certain.forecast - goal.before;
  const heading = useInSight(found);
  return (
    <div role="status" className="stack">
      <h2 className="initial" id="puzzle-verdict" ref={heading}>
        {found ? `★ ${t('puzzles.found')}` : t('puzzles.notYet')}
      </h2>
      <p>
        {found
          ? t('puzzles.foundBy', { points, ahead: goal.best - goal.next, positions: goal.positions })
          : t('puzzles.less', { points })}
      </p>
      {!found && !isLast && <p className="small muted">{t('puzzles.back')}</p>}
      {certain.leftOut > 0 && <p>{t('puzzles.leftOut')}</p>}
      {found && <p>{t('puzzles.tries', { tries: result.tries, hints: result.hints })}</p>}
      {found && day !== undefined && <ShareDay words={words} day={day} result={result} />}
    </div>
  );
}

/** The result of a daily puzzle as a spoiler-free text to share. */
function ShareDay({ words: { t }, day, result }: { words: Wording; day: string; result: PuzzleResult }) {
  const [isCopied, copied] = useState(false);
  const streak = streakOf(readProgress(), day);
  const { tries, hints } = result;
  const text = `${t('puzzles.share', { day, tries, hints, streak })}\n${location.origin}/puzzles/today`;
  const copy = async () => copied(await copyText(text));
  return (
    <div className="stack">
      <p>{t('puzzles.streak', { days: streak })}</p>
      <label className="stack">
        {t('puzzles.shareLabel')}
        <textarea readOnly rows={3} value={text} />
      </label>
      <p className="row">
        <button type="button" className="btn btn-main" onClick={copy}>
          {t('puzzles.copy')}
        </button>
        <span role="status">{isCopied && t('puzzles.copied')}</span>
      </p>
    </div>
  );
}
