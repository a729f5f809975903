'use client';

import { useEffect, useRef, useState } from 'react';
import { ReviewRun, type Wanted } from './review-run';

/** Everything it says, in the reader's language. */
export interface ReviewTexts {
  readonly start: string;
  readonly progress: string;
  readonly stop: string;
  readonly goOn: string;
  readonly keeping: string;
  readonly failed: string;
  readonly same: string;
  readonly differs: string;
}

interface IslandProps {
  readonly wanted: Wanted;
  readonly texts: ReviewTexts;
}

type Stand =
  | { readonly type: 'idle' | 'stopped' | 'keeping' | 'failed' }
  | { readonly type: 'working'; readonly done: number; readonly all: number }
  | { readonly type: 'compared'; readonly differing: readonly number[] };

/** Works out a review in this browser, with its progress; shows the page anew once it is kept. */
export function ReviewIsland({ wanted, texts }: IslandProps) {
  const run = useRef<ReviewRun>(undefined);
  const [stand, setStand] = useState<Stand>({ type: 'idle' });
  useEffect(() => () => run.current?.stop(), []);
  const begin = () => {
    setStand({ type: 'working', done: 0, all: 0 });
    run.current = new ReviewRun(wanted, {
      progress: (done, all) => setStand({ type: 'working', done, all }),
      keeping: () => setStand({ type: 'keeping' }),
      failed: () => setStand({ type: 'failed' }),
      kept: (differing) => (wanted.isAnew ? setStand({ type: 'compared', differing }) : location.reload()),
    });
  };
  const stop = () => {
    run.current?.stop();
    setStand({ type: 'stopped' });
  };
  if (stand.type === 'working')
    return <Working done={stand.done} all={stand.all} texts={texts} onStop={stop} />;
  if (stand.type === 'keeping') return <p role="status">{texts.keeping}</p>;
  return (
    <>
      {stand.type === 'failed' && <p role="alert">{texts.failed}</p>}
      {stand.type === 'compared' && (
        <p role="status">
          {stand.differing.length === 0 ? texts.same : `${texts.differs} ${stand.differing.join(', ')}`}
        </p>
      )}
      <p>
        <button type="button" className="btn btn-main" onClick={begin}>
          {stand.type === 'stopped' ? texts.goOn : texts.start}
        </button>
      </p>
    </>
  );
}

interface WorkingProps {
  readonly done: number;
  readonly all: number;
  readonly texts: ReviewTexts;
  readonly onStop: () => void;
}

function Working({ done, all, texts, onStop }: WorkingProps) {
  return (
    <div className="row">
      <progress className="min-w-48" aria-label={texts.progress} value={done} max={Math.max(1, all)} />
      <span>
        {texts.progress} {done} / {all}
      </span>
      <button type="button" className="btn" onClick={onStop}>
        {texts.stop}
      </button>
    </div>
  );
}
