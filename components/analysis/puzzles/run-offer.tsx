'use client';

import { useState } from 'react';
import { useStoredText } from '@/components/analysis/use-stored-text';
import { beginRun, clockText, keptRunText, nextOfRun, RUN_LENGTH, runsIn } from './run';

interface OfferProps {
  /** The puzzles to draw from. */
  readonly ids: readonly number[];
  /** `best` is "# of 10 in @", with placeholders for the puzzles found and the time. */
  readonly words: Readonly<Record<'title' | 'about' | 'start' | 'goOn' | 'best' | 'failed', string>>;
}

/** Offers a run of ten puzzles, or its continuation, with the best one until now. */
export function RunOffer({ ids, words }: OfferProps) {
  const { run, best } = runsIn(useStoredText(keptRunText));
  const [hasFailed, fail] = useState(false);
  const next = nextOfRun(run);
  const start = () => {
    const first = beginRun(ids, Math.random, Date.now());
    if (first === undefined) fail(true);
    else location.assign(`/puzzles/${first}`);
  };
  if (ids.length < RUN_LENGTH) return null;
  return (
    <section className="panel stack border-t-4 border-t-gold noscript:hidden" aria-labelledby="run">
      <h2 id="run">{words.title}</h2>
      <p>{words.about}</p>
      {best && (
        <p className="font-serif text-xl">
          {words.best.replace('#', String(best.found)).replace('@', clockText(best.ms))}
        </p>
      )}
      <p className="row">
        {next !== undefined && (
          <a className="btn btn-main" href={`/puzzles/${next}`}>
            {words.goOn}
          </a>
        )}
        <button type="button" className={next === undefined ? 'btn btn-main' : 'btn'} onClick={start}>
          {words.start}
        </button>
      </p>
      {hasFailed && <p role="alert">{words.failed}</p>}
    </section>
  );
}
