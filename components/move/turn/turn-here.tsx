'use client';

import { useLayoutEffect, useMemo } from 'react';
import { useLive } from '@/components/move/live-context';
import type { TableView } from '@/lib/features/table/load/table-view';
import { isWaiting } from '@/lib/game/live/live-table';
import { declaredBy } from '@/lib/game/turn/impossible-commands';
import { lostArrows, placedAfterCollecting } from '@/lib/game/turn/losses';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { useTurnActs } from './turn-context';

interface HereProps {
  readonly table: TableView;
  /** Changes with every response, even if a refused step left the position the same. */
  readonly answer: number | undefined;
}

/** Passes the legal moves to the turn, and none on unmount. */
export function TurnHere({ table: { pack, view, options }, answer }: HereProps) {
  const renew = useTurnActs()?.renew;
  const live = useLive()?.live;
  const waits = live !== undefined && isWaiting(live);
  const commands = options?.commands;
  const data = useMemo(() => {
    const offered = commands ?? [];
    const losing = lostArrows(pack, view, offered);
    const dear = placedAfterCollecting(pack, view, offered);
    return turnDataOf(pack, view, offered, losing, dear, declaredBy(pack, view, offered));
  }, [pack, view, commands]);
  // Before the browser paints, which avoids flicker.
  useLayoutEffect(() => renew?.(data, waits), [renew, data, answer, waits]);
  useLayoutEffect(() => () => renew?.(undefined), [renew]);
  return null;
}
