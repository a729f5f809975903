'use client';

import { useEffect, useRef, useState } from 'react';
import { Reel } from './reel';

interface IslandProps {
  /** The address of the film without its step. */
  readonly here: string;
  readonly last: number;
  readonly texts: { readonly play: string; readonly pause: string };
}

/** Plays the film in the page: each step is the page of that step, fetched before it is due. */
export function FilmIsland({ here, last, texts }: IslandProps) {
  const [playing, setPlaying] = useState(false);
  const reel = useRef<Reel<Element>>(undefined);
  useEffect(() => () => reel.current?.stop(), []);
  const press = () => {
    reel.current?.stop();
    reel.current = playing ? undefined : reelOf(here, last, () => setPlaying(false));
    setPlaying(!playing);
  };
  return (
    <p className="row noscript:hidden">
      <button type="button" className="btn btn-main" aria-pressed={playing} onClick={press}>
        {playing ? texts.pause : texts.play}
      </button>
    </p>
  );
}

/** Goes on from the step that is shown, or from the first if that is the last. */
function reelOf(here: string, last: number, onEnd: () => void): Reel<Element> {
  const at = shownStep();
  const addressOf = (step: number) => `${here}?step=${step}`;
  return new Reel({
    from: at >= last ? 0 : at + 1,
    last,
    frameOf: (step) => frameOf(addressOf(step)),
    show: (frame, step) => {
      show(frame);
      history.replaceState(null, '', addressOf(step));
    },
    onEnd,
  });
}

const shownStep = () => Number(document.querySelector<HTMLElement>('[data-step]')?.dataset.step ?? 0);

async function frameOf(address: string): Promise<Element | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.getElementById('film-frame') ?? undefined;
}

/** The server has drawn it, and React has no part in it: what was there goes. */
function show(frame: Element): void {
  document.getElementById('film-frame')?.replaceChildren(...frame.childNodes);
}
