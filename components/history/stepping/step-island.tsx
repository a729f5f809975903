'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { mayMove } from '@/components/move/browser/table-dom';
import type { Filter } from '@/lib/game/recap/timeline';
import { listenToSteps } from './listen';
import { FILM_ICONS } from '@/components/history/film/icons';
import { beatOf } from '@/components/history/film/rhythm';
import { loadReplay } from './load-replay';
import { SPEEDS } from './speeds';
import { Stepper } from './stepper';

const FIRST_SPEED = 1;

/** Nothing glides for longer than this part of a step. */
const GLIDING = 0.9;
const GLIDE_MS = 700;

export interface PlayTexts {
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  /** Of SPEEDS, in their order. */
  readonly speeds: readonly string[];
  readonly loading: string;
}

interface IslandProps {
  readonly gameId: string;
  readonly seq: number;
  readonly packUrl: string;
  readonly filter: Filter;
  readonly query: string;
  readonly texts: PlayTexts;
  /** The step at which a film pauses; it begins to play at once, where motion is welcome. */
  readonly film?: number | undefined;
}

const never = () => () => {};

/** Steps, plays and follows the keys in the page itself; the links do the same where this does not run. */
export function StepIsland({ gameId, seq, packUrl, filter, query, texts, film }: IslandProps) {
  const stepper = useRef<Stepper>(undefined);
  const status = useRef<HTMLParagraphElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState(false);
  const startsAlone = useSyncExternalStore(
    never,
    () => film !== undefined && mayMove(),
    () => film !== undefined,
  );
  const [wanted, setPlaying] = useState<boolean>();
  const playing = wanted ?? startsAlone;
  const [speed, setSpeed] = useState<number>(SPEEDS[FIRST_SPEED]);
  // The filter is new with every answer of the server, and the same as its part of the address.
  const asked = useRef(filter);
  useEffect(() => {
    const made = new Stepper({
      gameId,
      seq,
      query,
      onLoading: setLoading,
      load: () => loadReplay(gameId, packUrl, asked.current),
      onRest: () => say(status.current),
    });
    stepper.current = made;
    const over = new AbortController();
    listenToSteps(made, {
      gameId,
      signal: over.signal,
      onManual: () => setPlaying(false),
      onPlay: () => setPlaying((is) => !(is ?? startsAlone)),
    });
    box.current?.setAttribute('data-ready', '');
    return () => {
      over.abort();
      made.end();
    };
  }, [gameId, seq, packUrl, query, startsAlone]);
  useEffect(() => {
    const made = stepper.current;
    if (!playing || !made) return;
    return playOn(made, { speed, film }, () => setPlaying(false));
  }, [playing, speed, film]);
  return (
    <div className="row history-play flex flex-wrap gap-1.5 items-center" ref={box}>
      <button type="button" className="btn" aria-pressed={playing} onClick={() => setPlaying(!playing)}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="ico">
          <path fill="currentColor" d={FILM_ICONS[playing ? 'pause' : 'play']} />
        </svg>{' '}
        {playing ? texts.pause : texts.play}
      </button>
      <label>
        <span className="sr-only">{texts.speed}</span>
        <select
          className="min-h-11 max-w-full"
          value={speed}
          onChange={({ target }) => setSpeed(Number(target.value))}
        >
          {SPEEDS.map((each, i) => (
            <option key={each} value={each}>
              {texts.speeds[i]}
            </option>
          ))}
        </select>
      </label>
      {loading && <span role="status">{texts.loading}</span>}
      <p className="sr-only" role="status" ref={status} />
    </div>
  );
}

interface Playing {
  readonly speed: number;
  readonly film: number | undefined;
}

/**
 * Steps on in the rhythm of the film until the end of the game, from its beginning if it stands at the end,
 * or to where a film pauses; gives the way to stop.
 */
function playOn(stepper: Stepper, { speed, film }: Playing, onEnd: () => void): () => void {
  let timer = 0;
  let stopped = false;
  const next = () => {
    if (stopped) return;
    if (stepper.isAtEnd) return onEnd();
    const ms = beatOf(stepper.stepsAhead) / speed;
    stepper.go('next', { pace: Math.min(1, (ms * GLIDING) / GLIDE_MS) });
    if (stepper.at === film) return onEnd();
    timer = window.setTimeout(next, ms);
  };
  void stepper.load().then(() => {
    if (stepper.isAtEnd && !stopped) stepper.go('first');
    next();
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/**
 * Tells whoever listens where they are: not every step while they hurry, only where they have come to rest.
 */
function say(status: HTMLElement | null): void {
  const panel = document.querySelector('.at-moves .panel');
  const told = [panel?.querySelector('h2'), ...(panel?.querySelectorAll('.words li') ?? [])];
  if (status) status.textContent = told.map((part) => part?.textContent ?? '').join('. ');
}
