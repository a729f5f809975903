'use client';

import type { ComponentProps } from 'react';
import { FilmCaption } from '@/components/history/film-caption';
import { StepPanel } from '@/components/history/step-panel';
import { Timeline } from '@/components/history/timeline';
import { ShareTurn } from '@/components/move/share-turn';
import { InspectIsland } from '@/components/table/inspect/inspect-island';
import { Receipt } from '@/components/table/receipt';
import { TableBoard } from '@/components/table/table-board';
import { TableBoards } from '@/components/table/table-parts';
import { TopMoment } from '@/components/table/top-moment';
import { wholeTurnAt } from '@/lib/game/recap/timeline';
import { usePositionReplay } from './position-replay';

/** The parts of the page that change with the moment. */
export const PARTS = ['top', 'caption', 'step', 'board', 'boards', 'log'] as const;
export type MomentPartName = (typeof PARTS)[number];

/** A part of the page at the current moment. */
export function MomentPart({ part, timeZone }: Pick<ViewProps, 'part' | 'timeZone'>) {
  const { moment, give } = usePositionReplay();
  return <MomentView {...{ part, moment, timeZone }} onGo={(where) => give({ type: 'go', where })} />;
}

interface ViewProps extends ComponentProps<typeof StepPanel> {
  readonly part: MomentPartName;
}

/** A part of a moment's page. */
export function MomentView({ part, ...step }: ViewProps) {
  const { moment, timeZone } = step;
  const { table } = moment;
  switch (part) {
    case 'top':
      return <TopMoment table={table} timeZone={timeZone} />;
    case 'caption':
      return <FilmCaption moment={moment} />;
    case 'step':
      return <StepPanel {...step} />;
    case 'board':
      return <TableBoard table={table} />;
    case 'boards':
      return <TableBoards table={table} />;
    case 'log':
      return (
        <>
          <Timeline {...moment} />
          <Receipt table={table} isMoment />
        </>
      );
  }
}

/** Shares the turn of the current moment, once it is over. */
export function MomentShare() {
  const { table, turns } = usePositionReplay().moment;
  return <ShareTurn table={table} turn={wholeTurnAt(turns, table.seq)} />;
}

/** Close-ups of components at the current moment. */
export function MomentInspect() {
  const { gameId, seq } = usePositionReplay().moment.table;
  return <InspectIsland url={`/games/${gameId}/look?seq=${seq}&piece=`} />;
}
