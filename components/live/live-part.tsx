'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import { useFilmFrame } from '@/components/history/film/film-stage';
import { MotionIsland } from '@/components/move/browser/motion-island';
import { InspectIsland } from '@/components/table/inspect/inspect-island';
import { liveNow, onLive, type LiveNow, type Part, type Slots } from './live-now';

/** The table as the page came with it. */
export const FirstDrawing = createContext<LiveNow | undefined>(undefined);

const notYet = () => undefined;

/** The table as it is now; missing where none is played. */
function useLive(): LiveNow | undefined {
  const first = useContext(FirstDrawing);
  const now = useSyncExternalStore(onLive, liveNow, notYet);
  return first && (now ?? first);
}

/** A part of the page that a step changes. */
export function LivePart({ part, ...slots }: Slots & { readonly part: Part }) {
  const frame = useFilmFrame();
  const live = useLive();
  const isFilmed = part === 'board' || part === 'boards' || part === 'scores';
  return frame && isFilmed ? frame.draw(part) : live?.draw(part, slots);
}

/** Lets pieces glide, whoever draws them. */
export function LiveMotion({ seq }: { readonly seq: number }) {
  return <MotionIsland seq={useLive()?.shown ?? seq} />;
}

/** Pieces are seen large as the server knows them: at the newest row it has confirmed. */
export function LiveInspect({ gameId, seq }: { readonly gameId: string; readonly seq: number }) {
  const at = useLive()?.confirmed ?? seq;
  return <InspectIsland url={`/games/${gameId}/look?seq=${at}&piece=`} />;
}
