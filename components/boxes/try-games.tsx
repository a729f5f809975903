'use client';

import { useEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { outliersIn } from '@/lib/game/bots/standing-out';
import { TRIED_GAMES, type GameFigures } from '@/lib/game/bots/tried-games';
import type { PackSource } from '@/lib/game/box/box';
import { sourceTitle } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { startGames } from './start-games';

/** Lets bots play with a box on request and summarises the result. It is only a hint. */
export function TryGames({ source }: { readonly source: PackSource }) {
  const { t } = useWords();
  const { trial, play, stop } = useTriedGames(source);
  const figures = trial.state === 'played' ? trial.figures : undefined;
  const isPlaying = trial.state === 'played' && (figures?.games ?? 0) < TRIED_GAMES;
  return (
    <section className="stack" aria-label={t('boxes.games.title')}>
      <p>{t('boxes.games.lead')}</p>
      {isPlaying ? (
        <Playing done={figures?.games ?? 0} onStop={stop} />
      ) : (
        <div>
          <button type="button" className="btn" onClick={play}>
            {t('boxes.games.play', { n: TRIED_GAMES })}
          </button>
        </div>
      )}
      {trial.state === 'failed' && <Notice bad>{t('boxes.games.failed')}</Notice>}
      {figures && !isPlaying && <Result figures={figures} />}
    </section>
  );
}

function Playing({ done, onStop }: { readonly done: number; readonly onStop: () => void }) {
  const { t } = useWords();
  return (
    <div className="stack">
      <progress
        className="progress-gold h-3 w-full border border-line bg-sunken"
        aria-label={t('boxes.games.title')}
        value={done}
        max={TRIED_GAMES}
      />
      <div className="row">
        <span>{t('boxes.games.progress', { done, all: TRIED_GAMES })}</span>
        <button type="button" className="btn" onClick={onStop}>
          {t('boxes.games.stop')}
        </button>
      </div>
    </div>
  );
}

const percent = (share: number): number => Math.round(share * 100);

function Result({ figures }: { readonly figures: GameFigures }) {
  const words = useWords();
  const { t } = words;
  const { games, firstSeat, points, source } = outliersIn(figures);
  return (
    <Notice>
      <p>
        {t('boxes.games.firstSeat', {
          out: firstSeat.out ?? 'no',
          won: firstSeat.is,
          all: games,
          usual: Math.round(firstSeat.usual),
        })}
      </p>
      <p>
        {t('boxes.games.points', {
          out: points.out ?? 'no',
          points: Math.round(points.is),
          usual: Math.round(points.usual),
        })}
      </p>
      {source && (
        <p>
          {t('boxes.games.source', {
            out: source.out ?? 'no',
            source: sourceTitle(words, source.source),
            share: percent(source.is),
            usual: percent(source.usual),
          })}
        </p>
      )}
    </Notice>
  );
}

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
function useTriedGames(source: PackSource): TriedGames {
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
