'use client';

import type { ReactNode } from 'react';
import { Board } from '@/components/board/board';
import { useTurn, useTurnActs } from './turn-context';

interface BoardProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The drawings of a table. During a turn they show legal places, the choice and its preview. */
export function TurnBoard(props: BoardProps) {
  return <Board {...props} marks={useTurn()?.marks} onPick={useTurnActs()?.pick} />;
}

/** A close-up in a dialog where the piece can be chosen as well. */
export function TurnPicks({ children }: Pick<BoardProps, 'children'>) {
  return (
    <Board className="contents" onPick={useTurnActs()?.pick}>
      {children}
    </Board>
  );
}
