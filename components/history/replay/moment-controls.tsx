'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { stepInWords } from '@/components/history/step-panel';
import { thoughtsInWords } from '@/components/history/thoughts';
import { useWords } from '@/lib/platform/i18n/current-words';
import { PlayButton } from './play-button';
import { usePositionReplay } from './position-replay';

/** Speeds as multiples of the default. */
const SPEEDS = [0.5, 1, 2, 5, 15] as const;
/** Milliseconds before screen readers announce a step, so they skip steps during fast navigation. */
const REST_MS = 250;

/** Plays the game at a selectable speed. */
export function MomentControls({ children }: { readonly children: ReactNode }) {
  const words = useWords();
  const { t } = words;
  const { moment, at, isPlaying, speed, give } = usePositionReplay();
  const [told, setTold] = useState('');
  const first = useRef(moment);
  const controlsRef = useRef<HTMLDivElement>(null);
  // Tells tests and the benchmark that keys are heard: all listeners are added together with this effect.
  useEffect(() => controlsRef.current?.setAttribute('data-ready', ''), []);
  useEffect(() => {
    if (moment === first.current) return;
    const lines = [...stepInWords(words, moment), ...thoughtsInWords(words, moment, moment.table.seq)];
    const rest = setTimeout(() => setTold(lines.join('. ')), REST_MS);
    return () => clearTimeout(rest);
  }, [words, moment]);
  return (
    <section className="panel grid gap-1.5 noscript:hidden" aria-label={t('history.player')}>
      <div className="row history-play flex flex-wrap gap-1.5 items-center" ref={controlsRef}>
        <PlayButton {...{ isPlaying, give }} play={t('history.play')} pause={t('history.pause')} />
        <label>
          <span className="sr-only">{t('history.speed')}</span>
          <select
            className="min-h-11 max-w-full"
            value={speed}
            onChange={({ target }) => give({ type: 'speed', speed: Number(target.value) })}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {t('history.timesAsFast', { n: each })}
              </option>
            ))}
          </select>
        </label>
        {at !== moment.table.seq && <span role="status">{t('history.loading')}</span>}
        <p className="sr-only" role="status">
          {told}
        </p>
      </div>
      {children}
    </section>
  );
}
