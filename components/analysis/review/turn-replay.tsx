'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition, type ComponentProps } from 'react';
import { DirectionButtons } from '@/components/history/replay/direction-buttons';
import { PlayButton } from '@/components/history/replay/play-button';
import { directionsOf } from '@/components/history/replay/reduce';
import { useReplay, useReplayKeys } from '@/components/history/replay/use-replay';

interface TurnReplayProps {
  readonly gameId: string;
  readonly turn: number;
  /** The current step and the last one. */
  readonly step: number;
  readonly last: number;
  readonly texts: {
    readonly play: string;
    readonly pause: string;
    readonly walk: string;
    readonly at: string;
    readonly names: ComponentProps<typeof DirectionButtons>['names'];
  };
}

/** Milliseconds per step. */
const STEP_MS = 1_800;

/** Steps through a turn and its better line. The server renders each step, as it does for its link. */
export function TurnReplay({ gameId, turn, step, last, texts }: TurnReplayProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const course = { first: 0, last, turns: [] };
  const isComing = (at: number) => at !== step;
  const replay = useReplay({ course, at: step, msAt: () => STEP_MS, isComing });
  const { at, give, isPlaying } = replay;
  useReplayKeys(replay);
  useEffect(() => {
    // One request at a time, so fast stepping skips to the newest step.
    if (at === step || isPending) return;
    startTransition(() =>
      router.replace(`/games/${gameId}/review/${turn}/film?step=${at}`, { scroll: false }),
    );
  }, [at, step, isPending, router, gameId, turn]);
  return (
    <nav className="row" aria-label={texts.walk}>
      <div className="grid w-56 grid-cols-4 gap-1">
        <DirectionButtons
          to={directionsOf(course, step)}
          names={texts.names}
          hrefOf={(to) => `/games/${gameId}/review/${turn}/film?step=${to}`}
          onGo={(where) => give({ type: 'go', where })}
        />
      </div>
      <span className="noscript:hidden">
        <PlayButton {...{ isPlaying, give }} play={texts.play} pause={texts.pause} className="btn btn-main" />
      </span>
      <span role="status">{texts.at}</span>
    </nav>
  );
}
