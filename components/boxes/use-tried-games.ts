import { useEffect, useRef, useState } from 'react';
import type { GameFigures } from '@/lib/game/bots/tried-games';
import type { PackSource } from '@/lib/game/box/box';
import { startGames } from './start-games';

type Trial =
  | { readonly state: 'idle' | 'failed' }
  /** Ends when all games are played. */
  | { readonly state: 'played'; readonly figures: GameFigures | undefined };

interface TriedGames {
  readonly trial: Trial;
  readonly play: () => void;
  readonly stop: () => void;
}

const IDLE: Trial = { state: 'idle' };

/** Games that a worker plays with a pack. They end when the values change or the component unmounts. */
export function useTriedGames(source: PackSource): TriedGames {
  const worker = useRef<Worker>(undefined);
  const [asked, setAsked] = useState<{ readonly id: string; readonly trial: Trial }>();
  const end = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => end, [source.id]);
  const show = (trial: Trial) => setAsked({ id: source.id, trial });
  const fail = () => {
    end();
    show({ state: 'failed' });
  };
  const play = () => {
    end();
    const started = startGames();
    if (!started) return fail();
    worker.current = started;
    started.onmessage = ({ data }: MessageEvent<GameFigures>) => show({ state: 'played', figures: data });
    started.onerror = fail;
    started.postMessage(source);
    show({ state: 'played', figures: undefined });
  };
  const stop = () => {
    end();
    show(IDLE);
  };
  return { trial: asked?.id === source.id ? asked.trial : IDLE, play, stop };
}
