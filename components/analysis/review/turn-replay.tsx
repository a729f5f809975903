'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { Player } from '@/components/history/replay/player';
import type { PlayerTexts } from '@/components/history/replay/player-texts';
import { useReplay } from '@/components/history/replay/use-replay';

interface TurnReplayProps {
  /** The page without its step. */
  readonly page: `/games/${string}/review/${number}/film`;
  /** The current step and the last one. */
  readonly step: number;
  readonly last: number;
  readonly texts: PlayerTexts;
  readonly told: string;
}

/** Milliseconds per step. */
const STEP_MS = 1_800;

/** Steps through a turn and its better line. The server renders each step, as it does for its link. */
export function TurnReplay({ page, step, last, texts, told }: TurnReplayProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const isComing = (at: number) => at !== step;
  const course = { first: 0, last, turns: [] };
  const replay = useReplay({ course, at: step, msAt: () => STEP_MS, isComing });
  const { at } = replay;
  const hrefOf = (to: number) => `${page}?step=${to}`;
  useEffect(() => {
    // One request at a time, so fast stepping skips to the newest step.
    if (at === step || isPending) return;
    startTransition(() => router.replace(`${page}?step=${at}`, { scroll: false }));
  }, [at, step, isPending, router, page]);
  return (
    <Player {...{ replay, texts, told }} shown={step} still={{ hrefOf, action: page, name: 'step' }}>
      <span>{told}</span>
    </Player>
  );
}
