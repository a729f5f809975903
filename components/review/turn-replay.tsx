'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition, type ReactNode } from 'react';
import { PlayButton } from '@/components/history/replay/play-button';
import { momentOf, type Where } from '@/components/history/replay/reduce';
import { useReplay, useReplayKeys } from '@/components/history/replay/use-replay';

interface TurnReplayProps {
  readonly gameId: string;
  readonly turn: number;
  /** The step that the page shows, and the last one. */
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
/** How long a step is to be seen. */
const STEP_MS = 1_800;

/** Steps through both ways of a turn and plays them: each step is drawn by the server, as its link is. */
export function TurnReplay({ gameId, turn, step, last, texts }: TurnReplayProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const course = { first: 0, last, turns: [] };
  const isComing = (at: number) => at !== step;
  const replay = useReplay({ course, at: step, msAt: () => STEP_MS, isComing });
  const { at, give, isPlaying } = replay;
  useReplayKeys(replay);
  useEffect(() => {
    // One at a time: whoever hurries sees where they have come to.
    if (at === step || isPending) return;
    startTransition(() =>
      router.replace(`/games/${gameId}/review/${turn}/film?step=${at}`, { scroll: false }),
    );
  }, [at, step, isPending, router, gameId, turn]);
  const way = (where: Where, text: string): ReactNode => {
    const to = momentOf({ course, at: step }, where);
    const href = to === step ? undefined : `/games/${gameId}/review/${turn}/film?step=${to}`;
    return (
      // One element for both, so that whoever steps on by it keeps the focus, also at the ends.
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
