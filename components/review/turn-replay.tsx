'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition, type ReactNode } from 'react';
import { PlayButton } from '@/components/history/replay/play-button';
import { momentOf, type Where } from '@/components/history/replay/reduce';
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
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
  };
}

const WAYS = ['first', 'previous', 'next', 'last'] as const;
/** How long a step is shown. */
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
    // One request at a time: fast steps skip to the newest one.
    if (at === step || isPending) return;
    startTransition(() =>
      router.replace(`/games/${gameId}/review/${turn}/film?step=${at}`, { scroll: false }),
    );
  }, [at, step, isPending, router, gameId, turn]);
  const way = (where: Where, text: string): ReactNode => {
    const to = momentOf({ course, at: step }, where);
    const href = to === step ? undefined : `/games/${gameId}/review/${turn}/film?step=${to}`;
    return (
      // The same element at the ends too, so it keeps the focus.
      <a
        key={text}
        className="btn"
        href={href}
        aria-disabled={href ? undefined : true}
        tabIndex={href ? undefined : -1}
        onClick={(event) => {
          event.preventDefault();
          give({ type: 'go', where });
        }}
      >
        {text}
      </a>
    );
  };
  return (
    <nav className="row" aria-label={texts.walk}>
      {WAYS.map((where) => way(where, texts[where]))}
      <span className="noscript:hidden">
        <PlayButton {...{ isPlaying, give }} play={texts.play} pause={texts.pause} className="btn btn-main" />
      </span>
      <span role="status">{texts.at}</span>
    </nav>
  );
}
