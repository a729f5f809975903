'use client';

import { memo } from 'react';
import { MotionIsland } from '@/components/board/motion-island';
import { LogPanel } from '@/components/history/log-panel';
import { useFilmFrame } from '@/components/live/film/film-stage';
import { useLive, type LivePartName, type Slots } from '@/components/move/live-context';
import { TurnBar } from '@/components/move/turn/turn-bar';
import { AllBoards } from '@/components/table/all-boards';
import { Scores } from '@/components/table/ending/scores';
import { InspectIsland } from '@/components/table/inspect/inspect-island';
import { TableBoard } from '@/components/table/table-board';
import { TopMoment } from '@/components/table/top-moment';
import { ZonesNav } from '@/components/table/zones-nav';
import type { TableView } from '@/lib/features/table/load/table-view';
import { LiveMoves } from './live-moves';

/** A part of the page that a step changes, rendered with the same components as on the server. */
export function LivePart(props: Slots & { readonly part: LivePartName }) {
  const { part, timeZone } = props;
  const live = useLive();
  const frame = useFilmFrame();
  if (!live) return null;
  const { table } = live;
  if (part === 'moves')
    return (
      <>
        <LiveMoves slots={props} />
        {table.me !== undefined && <TurnBar table={table} />}
      </>
    );
  if (frame && (part === 'board' || part === 'boards' || part === 'scores')) return frame.draw(part);
  return <Drawn part={part} table={table} timeZone={timeZone} />;
}

interface DrawnProps {
  readonly part: Exclude<LivePartName, 'moves'>;
  readonly table: TableView;
  readonly timeZone: string | undefined;
}

const Drawn = memo(function Drawn({ part, table, timeZone }: DrawnProps) {
  switch (part) {
    case 'top':
      return <TopMoment table={table} timeZone={timeZone} />;
    case 'board':
      return <TableBoard table={table} />;
    case 'boards':
      return <AllBoards table={table} now={{ timeZone }} />;
    case 'scores':
      return <Scores table={table} />;
    case 'log':
      return <LogPanel table={table} />;
    case 'nav':
      return <ZonesNav table={table} />;
  }
});

/** Animates pieces after any change; a replay has its own animations. */
export function LiveMotion({ seq }: { readonly seq: number }) {
  const now = useLive()?.table.seq ?? seq;
  return <MotionIsland seq={useFilmFrame() ? undefined : now} />;
}

/** Close-ups show the newest confirmed row, because the server renders them. */
export function LiveInspect({ gameId, seq }: { readonly gameId: string; readonly seq: number }) {
  const at = useLive()?.confirmed ?? seq;
  return <InspectIsland url={`/games/${gameId}/look?seq=${at}&piece=`} />;
}
