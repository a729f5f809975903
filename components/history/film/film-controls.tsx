'use client';

import { useEffect, useRef, useState } from 'react';
import { hasAll } from '@/components/ui/payload';
import { mayMove } from '@/components/move/browser/table-dom';
import type { Film } from '@/lib/game/recap/film';
import type { FilmProps } from './film-props';
import type { FilmPlayer } from './film-player';

/** Play or pause, slower, and to the end. */
export function FilmControls({ gameId, to, isNew, texts }: FilmProps) {
  const [playing, setPlaying] = useState(false);
  const [slow, setSlow] = useState(false);
  const mayBegin = useRef(isNew);
  const film = useRef<Loaded>(undefined);
  useEffect(() => {
    const loaded = new Loaded(gameId, setPlaying);
    film.current = loaded;
    if (mayBegin.current && isWelcome(gameId, to))
      loaded.with((player) => {
        localStorage.setItem(keyOf(gameId), String(to));
        void player.play();
      });
    return () => loaded.end();
  }, [gameId, to]);
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
  private player: Promise<FilmPlayer | undefined> | undefined;
  private isOver = false;

  constructor(
    private readonly gameId: string,
    private readonly onPlaying: (is: boolean) => void,
  ) {}

  with(act: (player: FilmPlayer) => void): void {
    this.player ??= this.fetched();
    void this.player.then((player) => player && !this.isOver && act(player));
  }

  private async fetched(): Promise<FilmPlayer | undefined> {
    const [film, come] = await Promise.all([
      fetchFilm(this.gameId),
      import('./film-player').catch(() => undefined),
    ]);
    return film && come && new come.FilmPlayer(film, this.onPlaying);
  }

  end(): void {
    this.isOver = true;
    void this.player?.then((player) => player?.stop());
  }
}

const keyOf = (gameId: string) => `film ${gameId}`;

/**
 * It comes once, and only where movement is welcome and nobody has begun to play. Where nothing can be kept
 * it would come with every visit.
 */
function isWelcome(gameId: string, to: number): boolean {
  try {
    if (Number(localStorage.getItem(keyOf(gameId))) >= to) return false;
  } catch {
    return false;
  }
  return mayMove() && !document.hidden && !document.querySelector('[data-chosen], dialog[open]');
}

async function fetchFilm(gameId: string): Promise<Film | undefined> {
  const answer: unknown = await fetch(`/games/${gameId}/live?film`)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  return hasAll<Film>(answer, ['base', 'turns']) ? answer : undefined;
}
