/** Server-rendered content around a live table, refreshed when it changes. */
import { useEffect, useRef } from 'react';
import { useLatest } from '@/components/ui/browser/use-latest';
import type { ClocksNews } from '@/lib/features/clocks/settle';
import { toAct } from '@/lib/game/engine/acting';
import type { SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import { seqOf, type LiveSnapshot } from '@/lib/game/live/live-snapshot';
import type { LiveTable } from '@/lib/game/live/live-table';
import type { LivePage } from './page-state';
import { isServerLesson } from './server-lesson';

/** Milliseconds to wait for clocks with the rows, before requesting the page. */
const PATIENCE_MS = 3_000;

/** Content around the table that the server renders. */
export interface PageContent {
  readonly lesson: boolean;
  readonly plans: boolean;
}

/**
 * The parts to refresh after a change: all at the end of the game and at the reader's turn; at any turn if
 * there is a plan; at each step of a lesson. Any other turn refreshes the clocks, unless they arrive with the
 * rows.
 */
export function refreshReason(
  { seat, confirmed }: Pick<LiveTable, 'seat' | 'confirmed'>,
  before: LiveSnapshot,
  shows: PageContent,
): 'all' | 'clocks' | undefined {
  const { state } = confirmed.position;
  if (state.phase === 'finished' || (shows.lesson && seqOf(confirmed) > seqOf(before))) return 'all';
  // Several turns may arrive at once, and the same seat may be to move after them.
  if (turnOf(state) === turnOf(before.position.state)) return undefined;
  return shows.plans || (seat !== undefined && toAct(state).includes(seat)) ? 'all' : 'clocks';
}

const turnOf = (state: State) => `${state.turn.number}:${toAct(state)}`;

const isThere = (id: string) => document.getElementById(id) !== null;

/** Refreshes the server-rendered parts around the table when they have changed. */
export function usePassedOn({ live, before, clocks }: LivePage, refresh: () => void): void {
  const now = useLatest({ live, clocks });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!before) return;
    const shows = { lesson: isServerLesson(), plans: isThere('my-plans') };
    const asked = refreshReason(now.current.live, before.stand, shows);
    if (asked === 'all') refresh();
    // Later rows of the same turn ask for nothing, so its clocks are still waited for.
    if (asked !== 'clocks') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (
        isThere('turn-clocks') &&
        !areOf(now.current.clocks, toAct(now.current.live.confirmed.position.state))
      )
        refresh();
    }, PATIENCE_MS);
  }, [before, now, refresh]);
}

/** Whether the clocks were read while these seats were to move. */
export function areOf(clocks: ClocksNews['clocks'], waiting: readonly SeatId[]): clocks is Clocks {
  return (
    clocks?.every(({ seat, since, notSeated }) => Boolean(since ?? notSeated) === waiting.includes(seat)) ??
    false
  );
}

type Clocks = Required<ClocksNews>['clocks'];
