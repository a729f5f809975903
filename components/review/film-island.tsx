'use client';

import { useEffect, useRef, useState } from 'react';

interface IslandProps {
  /** The address of the film without its step. */
  readonly here: string;
  readonly last: number;
  readonly texts: { readonly play: string; readonly pause: string };
}

/** So long a step is to be seen. */
const STEP_MS = 1_800;

/** Plays the film in the page: each step is the page of that step, fetched before it is due. */
export function FilmIsland({ here, last, texts }: IslandProps) {
  const [playing, setPlaying] = useState(false);
  const reel = useRef<Reel>(undefined);
  useEffect(() => () => reel.current?.stop(), []);
  const press = () => {
    reel.current?.stop();
    reel.current = playing ? undefined : new Reel(here, last, () => setPlaying(false));
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

/** Shows one step after the other until the last, from the first if it stands there already. */
class Reel {
  private timer = 0;
  private isOver = false;

  constructor(
    private readonly here: string,
    private readonly last: number,
    private readonly onEnd: () => void,
  ) {
    const at = shownStep();
    void this.play(at >= last ? 0 : at + 1);
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private async play(step: number): Promise<void> {
    if (step > this.last || this.isOver) return this.end();
    const next = await frameOf(`${this.here}?step=${step}`);
    if (this.isOver) return;
    if (!next) return this.end();
    show(next);
    history.replaceState(null, '', `${this.here}?step=${step}`);
    this.timer = window.setTimeout(() => void this.play(step + 1), STEP_MS);
  }

  private end(): void {
    if (!this.isOver) this.onEnd();
    this.stop();
  }
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
