'use client';

import type { HTMLAttributes, ReactNode } from 'react';
import { pieceOf, atOf } from '@/components/board/pieces';
import { onTableKey } from './keys';
import { useTurn, useTurnActs, type TurnActs } from './turn-context';

/** A table with its panel of moves: it hears keys, and previews the place or button that is pointed at. */
export function Tabletop(props: HTMLAttributes<HTMLElement> & { readonly children: ReactNode }) {
  const acts = useTurnActs();
  const isTurn = useTurn() !== undefined;
  // A press anywhere on it brings the focus here, where keys act.
  return (
    <main
      id="tabletop"
      tabIndex={-1}
      {...props}
      {...(acts && focusOf(acts))}
      {...(acts && isTurn && turnOf(acts))}
    />
  );
}

/** Where the focus was last, also while others play. */
const focusOf = (acts: TurnActs): HTMLAttributes<HTMLElement> => ({
  onPointerDown: ({ target }) => acts.notePress(target),
  onFocus: ({ target }) => acts.noteFocus(target),
  onBlur: ({ relatedTarget }) => relatedTarget && acts.noteFocus(relatedTarget),
});

/** Outside a turn arrows belong to onlookers (live-table.tsx), and nothing is previewed. */
const turnOf = (acts: TurnActs): HTMLAttributes<HTMLElement> => ({
  onKeyDown: (event) => onTableKey(event, acts),
  onPointerOver: ({ target }) => hint(acts, target),
  onPointerLeave: () => acts.hint(),
  onFocus: ({ target }) => {
    acts.noteFocus(target);
    hint(acts, target);
  },
});

/** A button of the moves shows what it would change, and so does a place on which one tap is enough. */
function hint(acts: TurnActs, target: EventTarget): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('#moves button');
  if (button && button.name === 'command' && button.value) return acts.hint(undefined, button.value);
  const piece = pieceOf(target);
  acts.hint(piece && atOf(piece));
}
