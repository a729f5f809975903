'use client';

import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableView } from '@/lib/features/table/table-view';
import { TurnActsContext } from '@/components/move/turn-context';
import { untilDone } from '@/components/ui/until-done';
import { placedAfterCollecting } from '@/lib/game/turn/after-collecting';
import { declaredBy } from '@/lib/game/turn/declared-by';
import { lostArrows } from '@/lib/game/turn/lost-arrows';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import type { startTurn, Turn } from './start-turn';

interface ToolsProps {
  readonly table: TableView;
  /** New with every answer, also when the position is the same because a step was refused. */
  readonly answer: string;
}

/** Brings the drawings to life: what may be done glows and can be pointed at. */
export function TurnTools({ table: { pack, view, options }, answer }: ToolsProps) {
  const acts = useContext(TurnActsContext);
  const begin = useTurnScript();
  const turn = useRef<Turn>(undefined);
  const commands = options?.commands;
  const data = useMemo(() => {
    const offered = commands ?? [];
    const losing = lostArrows(pack, view, offered);
    const dear = placedAfterCollecting(pack, view, offered);
    return turnDataOf(pack, view, offered, losing, dear, declaredBy(pack, view, offered));
  }, [pack, view, commands]);
  // Before the browser paints, so that nothing blinks.
  useLayoutEffect(() => {
    if (!begin || !acts) return;
    turn.current ??= begin(data, acts);
    turn.current.renew(data);
  }, [begin, acts, data, answer]);
  useLayoutEffect(
    () => () => {
      turn.current?.end();
      turn.current = undefined;
    },
    [],
  );
  return null;
}

type Begin = typeof startTurn;

/** What makes a turn on the drawings is fetched after the page: until it is there steps are forms. */
function useTurnScript(): Begin | undefined {
  const [begin, setBegin] = useState<Begin>();
  useLayoutEffect(() => {
    const over = new AbortController();
    void untilDone(() => import('./turn-at-table'), over.signal).then(
      (come) => over.signal.aborted || setBegin(() => come.startTurn),
    );
    return () => over.abort();
  }, []);
  return begin;
}
