'use client';

import { useEffect, useRef, useState } from 'react';
import type { FilmProps } from './film-props';
import type { FilmPlayer } from './film-player';
import type { Showing } from './showing';

/** Play or pause, slower, and to the end. */
export function FilmControls({ gameId, turns, isNew, texts }: FilmProps) {
  const [playing, setPlaying] = useState(false);
  const [slow, setSlow] = useState(false);
  const film = useRef<Loaded>(undefined);
  const to = turns.at(-1);
  // They are new with every answer of the server, and the same up to the same row.
  const told = useRef(turns);
  useEffect(() => {
    told.current = turns;
  });
  useEffect(() => {
    const loaded = new Loaded({ gameId, turns: told.current, isNew, onPlaying: setPlaying });
    film.current = loaded;
    if (isNew) loaded.begin();
    return () => loaded.end();
  }, [gameId, to, isNew]);
  const ask = (act: (player: FilmPlayer) => void) => film.current?.with(act);
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

/** The film of a page: fetched when it is first wanted, ended with the page. */
class Loaded {
  private showing: Promise<Showing | undefined> | undefined;
  private readonly over = new AbortController();

  constructor(private readonly asked: Omit<ConstructorParameters<typeof Showing>[0], 'signal'>) {}

  with(act: (player: FilmPlayer) => void): void {
    void this.fetched().then((showing) => showing?.with(act));
  }

  /** Plays by itself what is new, where that is welcome. */
  begin(): void {
    void this.fetched().then((showing) => showing?.begin());
  }

  private fetched(): Promise<Showing | undefined> {
    const { signal } = this.over;
    this.showing ??= import('./showing').then(
      (come) => new come.Showing({ ...this.asked, signal }),
      () => undefined,
    );
    return this.showing;
  }

  end(): void {
    this.over.abort();
  }
}
