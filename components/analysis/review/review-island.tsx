'use client';

import { useEffect, useRef, useState } from 'react';
import type { TurnReview } from '@/lib/game/analysis/review/review';
import { roundOfTurn } from '@/lib/game/wording/position';
import { LiveVerdicts, type VerdictTexts } from './live-verdicts';
import { ReviewRun, type ReviewJob } from './review-run';

/** All texts of the island, in the reader's language. */
type ReviewTexts = VerdictTexts & Readonly<Record<Text, string>>;
type Text = 'start' | 'progress' | 'left' | 'stop' | 'goOn' | 'keeping' | 'failed' | 'same' | 'differs';

interface Progress {
  readonly turns: readonly TurnReview[];
  readonly all: number;
  /** When the first result of this run arrived, and the number of turns known then. */
  readonly since?: { readonly at: number; readonly done: number };
  readonly now: number;
}

type Status =
  | { readonly type: 'idle' | 'stopped' | 'keeping' | 'failed' }
  | ({ readonly type: 'working' } & Progress)
  | { readonly type: 'compared'; readonly differing: readonly number[] };

interface IslandProps {
  readonly wanted: ReviewJob;
  readonly texts: ReviewTexts;
  /** Whether it is the thing to do on its page. */
  readonly isMain: boolean;
}

/** Computes a review in this browser and shows its progress. Reloads the page after it is saved. */
export function ReviewIsland({ wanted, texts, isMain }: IslandProps) {
  const run = useRef<ReviewRun>(undefined);
  const [status, setStatus] = useState<Status>({ type: 'idle' });
  useEffect(() => () => run.current?.stop(), []);
  const begin = () => {
    setStatus({ type: 'working', turns: [], all: 0, now: 0 });
    run.current = new ReviewRun(wanted, {
      progress: (turns, all) => setStatus((before) => progressed(before, turns, all)),
      keeping: () => setStatus({ type: 'keeping' }),
      failed: () => setStatus({ type: 'failed' }),
      kept: (differing) => (wanted.isAnew ? setStatus({ type: 'compared', differing }) : location.reload()),
    });
  };
  const stop = () => {
    run.current?.stop();
    setStatus({ type: 'stopped' });
  };
  if (status.type === 'working')
    return (
      <>
        <Working progress={status} texts={texts} onStop={stop} />
        <LiveVerdicts turns={status.turns} me={wanted.me} seats={wanted.seats} texts={texts} />
      </>
    );
  if (status.type === 'keeping') return <p role="status">{texts.keeping}</p>;
  return (
    <>
      {status.type === 'failed' && <p role="alert">{texts.failed}</p>}
      {status.type === 'compared' && (
        <p role="status">
          {status.differing.length === 0
            ? texts.same
            : `${texts.differs} ${roundsOf(status.differing, wanted.seats)}`}
        </p>
      )}
      <p>
        <button type="button" className={isMain ? 'btn btn-main' : 'btn'} onClick={begin}>
          {status.type === 'stopped' ? texts.goOn : texts.start}
        </button>
      </p>
    </>
  );
}

/** The rounds of these turns, each once. */
const roundsOf = (turns: readonly number[], seats: number): string =>
  [...new Set(turns.map((turn) => roundOfTurn(turn, seats)))].join(', ');

function progressed(before: Status, turns: readonly TurnReview[], all: number): Status {
  const now = performance.now();
  const since = (before.type === 'working' && before.since) || { at: now, done: turns.length };
  return { type: 'working', turns, all, since, now };
}

interface WorkingProps {
  readonly progress: Progress;
  readonly texts: ReviewTexts;
  readonly onStop: () => void;
}

function Working({ progress, texts, onStop }: WorkingProps) {
  const { turns, all } = progress;
  const seconds = secondsLeft(progress);
  return (
    <div className="stack">
      <progress
        className="progress-gold h-3 w-full border border-line bg-sunken"
        aria-label={texts.progress}
        value={turns.length}
        max={Math.max(1, all)}
      />
      <div className="row">
        <span>
          {texts.progress} {turns.length} / {all}
        </span>
        {seconds !== undefined && (
          <span>
            {texts.left} {inSeconds(seconds, texts.locale)}
          </span>
        )}
        <button type="button" className="btn" onClick={onStop}>
          {texts.stop}
        </button>
      </div>
    </div>
  );
}

/** Minimum turns for an estimate of the remaining time. */
const MIN_TURNS_TIMED = 4;
const STEP_S = 5;

/** Estimated remaining seconds at the pace so far, rounded to steps of five. */
export function secondsLeft({ turns, all, since, now }: Progress): number | undefined {
  const done = turns.length - (since?.done ?? 0);
  if (!since || done < MIN_TURNS_TIMED) return undefined;
  const seconds = (((now - since.at) / done) * (all - turns.length)) / 1000;
  return Math.max(STEP_S, Math.ceil(seconds / STEP_S) * STEP_S);
}

const inSeconds = (seconds: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(seconds);
