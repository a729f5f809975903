/** Keeps a replay's changes in view, and ends it at the first press. */
import { useLayoutEffect, useRef } from 'react';
import { isShown, scrollersOf, visibleHeight } from '@/components/board/pieces';
import type { ReplayFrame } from '@/components/live/past';
import { matchesMedia } from '@/components/ui/browser/browser-features';
import { isDesk, hasSheet, mayMove } from '@/components/ui/browser/screen';
import { stopEvent, suppressClick } from '@/components/ui/browser/suppress-click';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { lowerSheet } from './sheet';

interface Sight {
  /** Scrolls a frame's place into view. Returns whether that is animated. */
  readonly bring: (frame: ReplayFrame) => boolean;
  /** The reader has pressed something, so the page does not scroll back. */
  readonly stay: () => void;
}

/** Lowers a phone's sheet during a replay, and restores the scroll position afterwards. */
export function useSight(isOn: boolean): Sight {
  const sight = useRef<IntoSight>(undefined);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isOn) return;
    const into = (sight.current = new IntoSight());
    isPressed.current = false;
    const raise = lowerSheet();
    return () => {
      raise();
      if (!isPressed.current) into.goBack();
    };
  }, [isOn]);
  return {
    bring: ({ boards, sights }) => sight.current?.bring(isDesk() ? [boards] : sights) ?? false,
    stay: () => void (isPressed.current = true),
  };
}

/** Handles presses and keys outside the recap strip. */
export function usePressElsewhere(isOn: boolean, onPress: () => void): void {
  const byHand = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('#recap')) return;
    // The reader saw another position.
    if (target.closest('.cards')) {
      if (event.type === 'keydown') stopEvent(event);
      else keepClickOnSame(target);
    }
    onPress();
  };
  useWindowEvent('pointerdown', byHand, { capture: true, isOn });
  useWindowEvent('keydown', byHand, { capture: true, isOn });
}

/** The click of the current press counts only if it finds the same piece once the table is shown again. */
function keepClickOnSame(pressed: Element): void {
  const piece = pressed.closest<HTMLElement>('[data-at]');
  const [at, picture] = [piece?.dataset.at, piece?.innerHTML];
  suppressClick((event) => {
    const there = document.elementFromPoint(event.clientX, event.clientY);
    const now = there?.closest<HTMLElement>('[data-at]');
    if (!now || now.dataset.at !== at || now.innerHTML !== picture) return;
    const { clientX, clientY } = event;
    queueMicrotask(() =>
      now.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }),
      ),
    );
  });
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/** On very low pages the strip would hide the board, so they do not scroll. */
const isMoved = () => hasSheet() || matchesMedia('(min-height: 40rem)');

class IntoSight {
  /** The original scroll positions of everything that was scrolled. */
  private readonly came = new Map<Element, Place>();

  /** Scrolls the places into view. Returns whether that is animated, so the caller can wait. */
  bring(selectors: readonly string[]): boolean {
    const found = selectors.map((selector) => document.querySelector(selector));
    const piece = found.find((each) => each !== null && isShown(each));
    if (!piece || !isMoved()) return false;
    const scrollers = scrollersOf(piece);
    if (isInSight(piece, scrollers)) return false;
    const page = document.documentElement;
    const before = [...scrollers, page].map((each) => [each, placeOf(each)] as const);
    piece.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    // On a low desktop only the rail scrolls; scrolling the page would hide the card.
    if (isDesk()) page.scrollTo({ ...before.at(-1)?.[1], behavior: 'instant' });
    const moved = before.flatMap(([each, from]) => {
      const to = placeOf(each);
      return from.left === to.left && from.top === to.top ? [] : [{ each, from, to }];
    });
    for (const { each, from } of moved) if (!this.came.has(each)) this.came.set(each, from);
    // Jumps to distant places, because animated scrolling would outlast the scene.
    if (!mayMove() || moved.some(({ each, from, to }) => isFar(each, from, to))) return false;
    for (const { each, from, to } of moved) {
      each.scrollTo({ ...from, behavior: 'instant' });
      each.scrollTo({ ...to, behavior: 'smooth' });
    }
    return moved.length > 0;
  }

  /** Restores all scroll positions. */
  goBack(): void {
    for (const [each, place] of this.came) each.scrollTo({ ...place, behavior: 'instant' });
    this.came.clear();
  }
}

const placeOf = ({ scrollLeft, scrollTop }: Element): Place => ({ left: scrollLeft, top: scrollTop });

const isFar = ({ clientWidth, clientHeight }: Element, from: Place, to: Place): boolean =>
  Math.abs(to.left - from.left) > 1.5 * clientWidth || Math.abs(to.top - from.top) > clientHeight;

/** Whether a piece is visible above the bar of zones. */
function isInSight(piece: Element, scrollers: readonly Element[]): boolean {
  const { left, top, right, bottom } = piece.getBoundingClientRect();
  if (top < 0 || bottom > visibleHeight()) return false;
  return scrollers.every((each) => {
    const frame = each.getBoundingClientRect();
    return (
      left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1
    );
  });
}
