'use client';

import { useEffect, useRef, useState } from 'react';
import type { FilmProps } from './film-props';
import type { FilmPlayer } from './film-player';
import type { Showing } from './showing';

/** Play or pause, slower, and to the end. */
export function FilmControls({ gameId, turns, isNew, texts }: FilmProps) {
  const [playing, setPlaying] = useState(false);
  const [slow, setSlow] = useState(false);
  const film = useRef<ReturnType<typeof filmOf>>(undefined);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('toggle', onFolded, { signal, capture: true });
    film.current = filmOf({ gameId, turns, isNew, onPlaying: setPlaying, signal });
    if (isNew) film.current((showing) => showing.begin());
    return () => over.abort();
  }, [gameId, turns, isNew]);
  const ask = (act: (player: FilmPlayer) => void) => film.current?.((showing) => showing.with(act));
  return (
    <p className="row m-0 gap-1.5">
      <button
        type="button"
        className="btn"
        onClick={() => ask((player) => (playing ? player.pause() : void player.play()))}
      >
        {playing ? texts.pause : texts.play}
      </button>
      {playing && (
        <>
          <button
            type="button"
            className="btn"
            aria-pressed={slow}
            onClick={() =>
              ask((player) => {
                player.isSlow = !slow;
                setSlow(!slow);
              })
            }
          >
            {texts.slower}
          </button>
          <button type="button" className="btn" onClick={() => ask((player) => player.skip())}>
            {texts.skip}
          </button>
        </>
      )}
    </p>
  );
}

/** The film of a page, fetched when it is first wanted; it ends with the signal. */
function filmOf(asked: ConstructorParameters<typeof Showing>[0]): (act: (film: Showing) => void) => void {
  let coming: Promise<Showing | undefined> | undefined;
  const fetched = () =>
    import('./showing').then(
      (come) => new come.Showing(asked),
      // Whoever presses again has it fetched again.
      () => void (coming = undefined),
    );
  return (act) => void (coming ??= fetched()).then((film) => film && act(film));
}

/** On a phone the sheet stood low beside what was read: whoever is asked sees their moves again. */
function onFolded({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches('#recap:not([open])')) return;
  const sheet = document.querySelector<HTMLElement>('.at-moves[data-height=peek]:has(#step)');
  if (sheet) sheet.dataset.height = 'half';
}
