'use client';

import { useLayoutEffect, useMemo } from 'react';
import { useLive } from '@/components/move/live-context';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';
import { isWaiting } from '@/lib/game/live/live-table';
import { declaredBy } from '@/lib/game/turn/impossible-commands';
import { lostArrows, placedAfterCollecting } from '@/lib/game/turn/losses';
import { type TurnData, turnDataOf } from '@/lib/game/turn/turn-data';
import { useTurnActs } from './turn-context';

interface HereProps {
  readonly table: TableView;
  /** Changes with every response, even if a refused step left the position the same. */
  readonly answer: number | undefined;
}

/** The legal commands by place, with their losses, needed bonuses and declared actions. */
export function turnHereOf(pack: Pack, view: View, commands: readonly Option[]): TurnData {
  const losing = lostArrows(pack, view, commands);
  const dear = placedAfterCollecting(pack, view, commands);
  return turnDataOf(pack, view, commands, losing, dear, declaredBy(pack, view, commands));
}

/** Passes the legal moves to the turn, and none on unmount. */
export function TurnHere({ table: { pack, view, options }, answer }: HereProps) {
  const renew = useTurnActs()?.renew;
  const live = useLive()?.live;
  const waits = live !== undefined && isWaiting(live);
  const commands = options?.commands;
  const data = useMemo(() => turnHereOf(pack, view, commands ?? []), [pack, view, commands]);
  // Before the browser paints, which avoids flicker.
  useLayoutEffect(() => renew?.(data, waits), [renew, data, answer, waits]);
  useLayoutEffect(() => () => renew?.(undefined), [renew]);
  return null;
}
