'use client';

import type { ReactNode } from 'react';
import { useLive } from '@/components/move/live-context';

interface OwnTurnProps {
  /** Whether the server rendered the page during the reader's turn. */
  readonly isMine: boolean;
  readonly children: ReactNode;
  /** Shown at other times. */
  readonly otherwise?: ReactNode;
}

/** Content for the reader's own turn. It appears and disappears with the turn, not with the page. */
export function OwnTurn({ isMine, children, otherwise }: OwnTurnProps) {
  return (useLive()?.isAsked ?? isMine) ? children : otherwise;
}

interface AfterTurnProps {
  readonly children: ReactNode;
  /** Whether the reader made the table. */
  readonly isMaker: boolean;
}

/**
 * Content for a player who waits after a turn of their own; it appears with the end of that turn. For the
 * maker of the table it appears when the first friend sits down.
 */
export function AfterTurn({ children, isMaker }: AfterTurnProps) {
  const live = useLive();
  if (!live) return null;
  const { log, me, seats } = live.table;
  const isFriendHere = seats.some(
    ({ seat, seated, bot, automatic }) => seat !== me && seated && !bot && !automatic,
  );
  if (isMaker && isFriendHere) return children;
  const hasPlayed = log.some(({ seat, command, undone }) => {
    return seat === me && command.type === 'EndTurn' && !undone;
  });
  return hasPlayed && !live.isAsked ? children : null;
}

interface ReachProps {
  /** The seats to move when the server rendered the page. */
  readonly waitingFor: readonly number[];
  readonly notes: readonly { readonly seat: number; readonly text: string }[];
}

/** The current players to move who receive no messages. */
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
