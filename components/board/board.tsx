'use client';

import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { Ghost } from '@/lib/game/drawing/ghosts';
import { GhostsContext } from './ghosts';
import { holdWheel } from './motion';
import { markPieces, type BoardMarks } from './marks';
import { atOf, pieceOf } from './pieces';

/** How a place was pressed. */
export interface Press {
  readonly byKey: boolean;
  /** Second press of a double click. */
  readonly isDouble: boolean;
  readonly when: number;
}

interface BoardProps {
  readonly className?: string;
  /** The legal and chosen places with previews of pieces; undefined outside the player's turn. */
  readonly marks?: (BoardMarks & { readonly ghosts: readonly Ghost[] }) | undefined;
  /**
   * Called for a pressed place. Returns false if it is not a legal choice; the place then opens as a
   * close-up.
   */
  readonly onPick?: ((at: string, press: Press) => boolean) | undefined;
  readonly children: ReactNode;
}

const NONE: readonly Ghost[] = [];

/** Drawings with places that can be pressed. They are raw markup, so one element handles all clicks. */
export function Board({ className, marks, onPick, children }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const isLit = useRef(false);
  useLayoutEffect(() => {
    if (!root.current || (!marks && !isLit.current)) return;
    isLit.current = marks !== undefined;
    markPieces(root.current, marks);
  }, [marks]);
  const pick = (event: MouseEvent) => {
    const piece = pieceOf(event.target);
    const isElse = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!piece || isElse || event.defaultPrevented) return;
    const press = { byKey: event.detail === 0, isDouble: event.detail > 1, when: event.timeStamp };
    // A legal place does not open a close-up; the bar has a link for that.
    if (onPick?.(atOf(piece), press)) event.preventDefault();
  };
  return (
    // Each place is a link, or is pressed by the table's keys (components/move/keys/keys.ts).
    <div
      ref={root}
      role="presentation"
      className={className}
      onClick={pick}
      onPointerDown={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest('#crane-zone')) holdWheel(currentTarget);
      }}
    >
      <GhostsContext value={marks?.ghosts ?? NONE}>{children}</GhostsContext>
    </div>
  );
}
