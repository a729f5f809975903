'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { Player } from '@/components/history/replay/player';
import type { PlayerTexts } from '@/components/history/replay/player-texts';
import { useReplay } from '@/components/history/replay/use-replay';
import { mayMove } from '@/components/ui/browser/screen';

interface TurnReplayProps {
  /** The page without its query. */
  readonly page: `/games/${string}/review` | `/games/${string}/review/${number}/film`;
  /** The rest of its query. */
  readonly query?: Readonly<Record<string, string>>;
  /** The current step and the last one. */
  readonly step: number;
  readonly last: number;
  readonly texts: PlayerTexts;
  readonly told: string;
  /** Whether playback starts at once, unless the reader prefers reduced motion. */
  readonly isPlaying?: boolean;
}

/** Milliseconds per step. */
const STEP_MS = 1_800;

/** Steps through a turn or a better line. The server renders each step, as it does for its link. */
export function TurnReplay({
  page,
  query = {},
  step,
  last,
  texts,
  told,
  isPlaying = false,
}: TurnReplayProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const isComing = (at: number) => at !== step;
  const course = { first: 0, last, turns: [] };
  const replay = useReplay({ course, at: step, isPlaying, msAt: () => STEP_MS, isComing });
  const { at, give } = replay;
  const hrefOf = (to: number) =>
    `${page}?${new URLSearchParams({ ...query, step: String(to) }).toString()}` as const;
  useEffect(() => {
    // One request at a time, so fast stepping skips to the newest step.
    if (at === step || isPending) return;
    startTransition(() => router.replace(hrefOf(at), { scroll: false }));
  });
  useEffect(() => {
    if (isPlaying && !mayMove()) give({ type: 'pause' });
  }, [isPlaying, give]);
  const fields = Object.entries(query).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <Player {...{ replay, texts, told }} shown={step} still={{ hrefOf, action: page, name: 'step', fields }}>
      <span>{told}</span>
    </Player>
  );
}
