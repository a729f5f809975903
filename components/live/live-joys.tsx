'use client';

import { lazy, Suspense, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { JoysProps } from '@/components/board/joys';
import { useFilmFrame } from '@/components/live/film/film-stage';
import { useLive } from '@/components/move/live-context';
import { preferenceOf } from '@/components/move/preferences';
import { mayMove } from '@/components/ui/browser/screen';
import { describeJoys, joysOf, type Joy } from '@/lib/game/drawing/joys';
import type { State } from '@/lib/game/engine/state';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Calls back when a step completes something, live or in a replay of turns. */
export function useJoys(onJoys: (joys: readonly Joy[]) => void): void {
  const live = useLive();
  const state = useFilmFrame()?.state ?? live?.table.view.state;
  const seen = useRef<State>(undefined);
  const look = useEffectEvent((before: State, now: State) => {
    const joys = live ? joysOf(live.table.pack, before, now) : [];
    if (joys.length > 0) onJoys(joys);
  });
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = state;
    if (before && state) look(before, state);
  }, [state]);
}

// Lazy, because a celebration is rare and decorative.
const Joys = lazy<ComponentType<JoysProps>>(() =>
  import('@/components/board/joys').then(
    (part) => ({ default: part.Joys }),
    () => ({ default: () => null }),
  ),
);

/** Celebrations on the live table. Screen readers get the sentence, also where nothing moves. */
export function LiveJoys() {
  const words = useWords();
  const pack = useLive()?.table.pack;
  const [shown, setShown] = useState<readonly Joy[]>([]);
  const [told, tell] = useState('');
  const [end] = useState(() => () => setShown([]));
  useJoys((joys) => {
    if (mayMove() && preferenceOf('sound') !== 'still') setShown(joys);
    if (pack) tell(describeJoys(words, pack, joys));
  });
  return (
    <>
      <p role="status" className="sr-only">
        {told}
      </p>
      {shown.length > 0 && (
        <Suspense>
          <Joys joys={shown} sentence={told} onEnd={end} />
        </Suspense>
      )}
    </>
  );
}
