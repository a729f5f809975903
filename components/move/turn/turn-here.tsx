'use client';

import { useLayoutEffect, useMemo } from 'react';
import type { TableView } from '@/lib/features/table/load/table-view';
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
  const commands = options?.commands;
  const data = useMemo(() => {
    const offered = commands ?? [];
    const losing = lostArrows(pack, view, offered);
    const dear = placedAfterCollecting(pack, view, offered);
    return turnDataOf(pack, view, offered, losing, dear, declaredBy(pack, view, offered));
  }, [pack, view, commands]);
  // Before the browser paints, which avoids flicker.
  useLayoutEffect(() => renew?.(data), [renew, data, answer]);
  useLayoutEffect(() => () => renew?.(undefined), [renew]);
  return null;
}
