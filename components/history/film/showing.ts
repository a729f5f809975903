/** The film of what was missed, as it is shown in a page: by itself once, and to whoever asks. */
import { hasAll } from '@/components/ui/payload';
import { mayMove } from '@/components/move/browser/table-dom';
import { liveNow } from '@/components/live/live-now';
import type { Film } from '@/lib/game/recap/film';
import { FilmPlayer } from './film-player';
import { isSeen, notePlayed, tellSeen } from './seen';

interface ShowingOptions {
  readonly gameId: string;
  /** The last row of each turn that is told of. */
  readonly turns: string;
  /** The server knows of nobody who has seen it. */
  readonly isNew: boolean;
  /** Told whenever it begins or stops to play. */
  readonly onPlaying: (is: boolean) => void;
  readonly signal: AbortSignal;
}

export class Showing {
  private player: Promise<FilmPlayer | undefined> | undefined;
  private readonly turns: readonly number[];

  constructor(private readonly on: ShowingOptions) {
    this.turns = on.turns.split(' ').map(Number);
    on.signal.addEventListener('abort', () => void this.player?.then((player) => player?.stop()));
  }

  /** Does something with its player, once that is there. */
  with(act: (player: FilmPlayer) => void): void {
    this.player ??= this.fetched();
    void this.player.then((player) => player && !this.on.signal.aborted && act(player));
  }

  /**
   * Plays what was not seen, once: where movement is welcome and nobody is in the middle of a turn, as soon
   * as somebody looks. Where the browser keeps nothing it would come with every visit.
   */
  begin(): void {
    const { turns } = this;
    const { gameId, signal } = this.on;
    if (!mayMove() || signal.aborted || turns.every(isSeen(gameId))) return awaitNone();
    if (document.hidden)
      return document.addEventListener('visibilitychange', () => this.begin(), { signal, once: true });
    if (!this.isWelcome()) return awaitNone();
    this.with((player) => {
      if (!this.isWelcome()) return awaitNone();
      const seen = isSeen(gameId);
      notePlayed(gameId, turns.at(-1) ?? 0);
      void player.play(seen).finally(awaitNone);
    });
    void this.player?.then((player) => player ?? awaitNone());
  }

  /** Whoever has begun to play has gone on from there, and knows. */
  private isWelcome(): boolean {
    const live = liveNow();
    const hasBegun = live === undefined || (live.isAsked && live.seq > (this.turns.at(-1) ?? 0));
    return !hasBegun && !document.querySelector('[data-chosen], dialog[open], #recap:not([open])');
  }

  private async fetched(): Promise<FilmPlayer | undefined> {
    const { turns } = this;
    const { gameId, isNew, onPlaying } = this.on;
    const film = await fetchFilm(gameId);
    return film && new FilmPlayer(film, onPlaying, () => isNew && tellSeen(gameId, turns.at(-1) ?? 0));
  }
}

/** What is told has all its room: a film has begun, or none will. */
function awaitNone(): void {
  delete document.getElementById('recap')?.dataset.awaits;
}

async function fetchFilm(gameId: string): Promise<Film | undefined> {
  const answer: unknown = await fetch(`/games/${gameId}/live?film`)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  return hasAll<Film>(answer, ['base', 'turns']) ? answer : undefined;
}
