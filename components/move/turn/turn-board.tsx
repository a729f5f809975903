'use client';

import type { ReactNode } from 'react';
import { Board } from '@/components/board/board';
import { useTurn, useTurnActs } from './turn-context';

interface BoardProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The drawings of a table; in a turn they show choices, the choice, and its place. */
export function TurnBoard(props: BoardProps) {
  return <Board {...props} marks={useTurn()?.marks} onPick={useTurnActs()?.pick} />;
}

/** A piece seen large in a dialog may be chosen there as well. */
export function TurnPicks({ children }: Pick<BoardProps, 'children'>) {
  return (
    <Board className="contents" onPick={useTurnActs()?.pick}>
      {children}
    </Board>
  );
}
