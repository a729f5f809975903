'use client';

import { useLayoutEffect, useMemo } from 'react';
import type { TableView } from '@/lib/features/table/load/table-view';
import { placedAfterCollecting } from '@/lib/game/turn/after-collecting';
import { declaredBy } from '@/lib/game/turn/declared-by';
import { lostArrows } from '@/lib/game/turn/lost-arrows';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { useTurnActs } from './turn-context';

interface HereProps {
  readonly table: TableView;
  /** New with every answer, also when the position is the same because a step was refused. */
  readonly answer: string;
}

/** Gives the turn its legal moves, and none when the panel goes. */
export function TurnHere({ table: { pack, view, options }, answer }: HereProps) {
  const renew = useTurnActs()?.renew;
  const commands = options?.commands;
  const data = useMemo(() => {
    const offered = commands ?? [];
    const losing = lostArrows(pack, view, offered);
    const dear = placedAfterCollecting(pack, view, offered);
    return turnDataOf(pack, view, offered, losing, dear, declaredBy(pack, view, offered));
  }, [pack, view, commands]);
  // Before the browser paints, so that nothing blinks.
  useLayoutEffect(() => renew?.(data), [renew, data, answer]);
  useLayoutEffect(() => () => renew?.(undefined), [renew]);
  return null;
}
