import type { ComponentProps } from 'react';
import { MovesPanel } from '@/components/move/moves-panel';
import { AfterEnd, Rematch } from '@/components/table/ending/after-end';
import { SpectatorPanel } from '@/components/table/spectator-panel';

/** The moves of the seat to move, or what the others see, at a table that the browser does not play. */
export function StillSide(props: ComponentProps<typeof MovesPanel>) {
  const { table, refusal, clocks, turnBack } = props;
  const { status, me, waitingFor } = table;
  if (me !== undefined && waitingFor.includes(me)) return <MovesPanel {...props} />;
  const after = status !== 'running' && (
    <>
      <Rematch table={table} />
      <AfterEnd table={table} />
    </>
  );
  return <SpectatorPanel {...{ table, refusal, clocks, turnBack, after }} />;
}
