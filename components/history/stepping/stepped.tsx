'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { InspectIsland } from '@/components/table/inspect/inspect-island';
import { onShown, shownNow, type Part } from './shown';

const fromServer = () => undefined;
const useShown = () => useSyncExternalStore(onShown, shownNow, fromServer);

/** A part of the page: as the server drew it, until somebody steps on in the browser. */
export function Stepped({ part, children }: { readonly part: Part; readonly children: ReactNode }) {
  return useShown()?.draw(part) ?? children;
}

/** Pieces are seen large as they are at the moment that is shown. */
export function SteppedInspect({ gameId, seq }: { readonly gameId: string; readonly seq: number }) {
  const step = useShown()?.seq ?? seq;
  return <InspectIsland url={`/games/${gameId}/look?seq=${step}&piece=`} />;
}
