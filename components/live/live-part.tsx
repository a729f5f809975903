'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { MotionIsland } from '@/components/move/browser/motion-island';
import { InspectIsland } from '@/components/table/inspect/inspect-island';
import { liveNow, onLive, type Part, type Slots } from './live-now';

const fromServer = () => undefined;

interface PartProps extends Slots {
  readonly part: Part;
  readonly children: ReactNode;
}

/** A part of the page: as the server drew it, until the table is played in the browser. */
export function LivePart({ part, children, ...slots }: PartProps) {
  const live = useSyncExternalStore(onLive, liveNow, fromServer);
  return live?.draw(part, slots) ?? children;
}

const shown = () => liveNow()?.shown;
const confirmed = () => liveNow()?.confirmed;

/** Lets pieces glide, whoever draws them. */
export function LiveMotion({ seq }: { readonly seq: number }) {
  return <MotionIsland seq={useSyncExternalStore(onLive, shown, fromServer) ?? seq} />;
}

/** Pieces are seen large as the server knows them: at the newest row it has confirmed. */
export function LiveInspect({ gameId, seq }: { readonly gameId: string; readonly seq: number }) {
  const at = useSyncExternalStore(onLive, confirmed, fromServer) ?? seq;
  return <InspectIsland url={`/games/${gameId}/look?seq=${at}&piece=`} />;
}
