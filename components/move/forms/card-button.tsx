'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useTurn, useTurnActs } from '@/components/move/turn/turn-context';

interface CardProps {
  readonly at: string;
  readonly className: string;
  readonly form: string;
  readonly value: string;
  readonly children: ReactNode;
}

/** A card that exists only in the panel: a button that is highlighted like places on the board. */
export function CardButton({ at, ...props }: CardProps) {
  const marks = useTurn()?.marks;
  const acts = useTurnActs();
  // Chooses the card instead of opening a close-up.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    event.currentTarget.form?.requestSubmit(event.currentTarget);
  };
  return (
    <button
      name="command"
      data-at={at}
      data-legal={marks?.legal.has(at) ? '' : undefined}
      data-chosen={marks?.chosen.has(at) ? '' : undefined}
      onClick={acts && press}
      {...props}
    />
  );
}
