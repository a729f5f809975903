'use client';

import { useLayoutEffect, useRef, type HTMLAttributes, type MouseEventHandler, type ReactNode } from 'react';
import { pieceOf, atOf } from '@/components/board/pieces';
import { ONE_PRESS_MS } from '@/components/move/arming';
import { onTableKey } from '@/components/move/keys/keys';
import { useTurn, useTurnActs, type TurnActs } from '@/components/move/turn/turn-context';

/** A table with its moves panel. It handles keys, and previews the hovered place or button. */
export function Tabletop(props: HTMLAttributes<HTMLElement> & { readonly children: ReactNode }) {
  const acts = useTurnActs();
  const isTurn = useTurn() !== undefined;
  const onClickCapture = useQuietEnd();
  // A press anywhere on it moves the focus here, where shortcuts act.
  return (
    <main
      id="tabletop"
      tabIndex={-1}
      {...props}
      onClickCapture={onClickCapture}
      {...(acts && focusOf(acts))}
      {...(acts && isTurn && turnOf(acts))}
    />
  );
}

/**
 * Ignores a late or double press on End turn that lands on whatever has replaced it. A slow device or network
 * shows the replacement late, so the time counts from then.
 */
function useQuietEnd(): MouseEventHandler {
  const last = useRef<{ readonly end: Element; readonly place: DOMRect; at: number; isGone: boolean }>(
    undefined,
  );
  useLayoutEffect(() => {
    const { current: pressed } = last;
    if (!pressed || pressed.isGone || pressed.end.isConnected) return;
    pressed.isGone = true;
    pressed.at = performance.now();
  });
  return (event) => {
    const { target, clientX: x, clientY: y, timeStamp, detail } = event;
    const end = target instanceof Element ? target.closest('#moves [data-key="e"]') : null;
    if (end) {
      last.current = { end, place: end.getBoundingClientRect(), at: timeStamp, isGone: false };
      return;
    }
    const { place, at = -Infinity } = last.current ?? {};
    if (!place || detail === 0 || timeStamp - at > ONE_PRESS_MS) return;
    if (x < place.left || x > place.right || y < place.top || y > place.bottom) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Tracks the last focus, also during others' turns. */
const focusOf = (acts: TurnActs): HTMLAttributes<HTMLElement> => ({
  onPointerDown: ({ target }) => acts.notePress(target),
  onFocus: ({ target }) => acts.noteFocus(target),
  onBlur: ({ relatedTarget }) => relatedTarget && acts.noteFocus(relatedTarget),
});

/**
 * Handlers during the reader's turn. At other times arrow keys are handled for spectators (live-table.tsx),
 * without previews.
 */
const turnOf = (acts: TurnActs): HTMLAttributes<HTMLElement> => ({
  onKeyDown: (event) => onTableKey(event, acts),
  onPointerOver: ({ target }) => hint(acts, target),
  onPointerLeave: () => acts.hint(),
  onFocus: ({ target }) => {
    acts.noteFocus(target);
    hint(acts, target);
  },
});

/** Previews a button of the moves, or a place that needs only one tap. */
function hint(acts: TurnActs, target: EventTarget): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('#moves button');
  if (button && button.name === 'command' && button.value) return acts.hint(undefined, button.value);
  const piece = pieceOf(target);
  acts.hint(piece && atOf(piece));
}
