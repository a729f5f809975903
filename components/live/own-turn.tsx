'use client';

import type { ReactNode } from 'react';
import { useLive } from './live-context';

interface OwnTurnProps {
  /** Whether the page came with the reader's own turn. */
  readonly isMine: boolean;
  readonly children: ReactNode;
  /** At any other time. */
  readonly otherwise?: ReactNode;
}

/** Content of the reader's own turn. It comes and goes with the turn, not with the page. */
export function OwnTurn({ isMine, children, otherwise }: OwnTurnProps) {
  return (useLive()?.isAsked ?? isMine) ? children : otherwise;
}

interface ReachProps {
  /** The seats that the page says the table waits for. */
  readonly waitingFor: readonly number[];
  readonly notes: readonly { readonly seat: number; readonly text: string }[];
}

/** Which of the players whom the table waits for now hear nothing of it. */
export function Reach({ waitingFor, notes }: ReachProps) {
  const table = useLive()?.table;
  const waited = table?.waitingFor ?? waitingFor;
  const shown = notes.filter(({ seat }) => waited.includes(seat));
  if (shown.length === 0) return null;
  return (
    <div className="panel small" id="reach">
      {shown.map(({ seat, text }) => (
        <p key={seat}>{text}</p>
      ))}
    </div>
  );
}
