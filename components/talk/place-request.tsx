/** The chat uses the board: it shows a place that a message mentions, or asks the player to press one. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { atOf, isShown, piecesAt, pieceOf } from '@/components/board/pieces';
import { isEscape } from '@/components/ui/browser/keys';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { placeRings } from '@/lib/game/drawing/rings';
import type { PressedPlace } from './written-places';

/** A place to show, or the prompt to press one. */
export type BoardRequest =
  | { readonly kind: 'show'; readonly at: string; readonly words: string; readonly back: string }
  | { readonly kind: 'pick'; readonly words: string; readonly back: string };

/** The use of the board that a press in the chat requests. */
export function asideOf(target: EventTarget): BoardRequest | undefined {
  const asked = target instanceof Element ? target.closest<HTMLElement>('[data-place],[data-mention]') : null;
  if (!asked) return undefined;
  const { place, hint = '' } = asked.dataset;
  const back = asked.closest<HTMLElement>('[data-back]')?.dataset.back ?? '';
  return place
    ? { kind: 'show', at: place, words: asked.textContent, back }
    : { kind: 'pick', words: hint, back };
}

interface BesideProps {
  readonly aside: BoardRequest;
  /** The chat covers the board and is hidden meanwhile. */
  readonly isModal: boolean;
  /** The address that names a piece. */
  readonly lookAt: string;
  readonly onDone: (place?: PressedPlace) => void;
}

/** A line above the board with the request, until a place is pressed or the reader leaves. */
export function PlaceRequest({ aside, isModal, lookAt, onDone }: BesideProps) {
  const [isAsking, setAsking] = useState(false);
  const at = aside.kind === 'show' ? aside.at : undefined;
  useEffect(() => {
    if (at === undefined) return;
    piecesAt(at).find(isShown)?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [at]);
  useWindowEvent(
    'click',
    (event) => {
      const pressed = pressedIn(event.target);
      if (aside.kind === 'show') return isModal || isOwn(event.target) ? undefined : onDone();
      if (!pressed || isAsking) return undefined;
      event.preventDefault();
      event.stopPropagation();
      setAsking(true);
      return void nameAt(lookAt, pressed).then((name) => {
        setAsking(false);
        if (name !== undefined) onDone({ at: pressed, name });
      });
    },
    { capture: true },
  );
  useWindowEvent(
    'keydown',
    (event) => {
      if (!isEscape(event)) return;
      event.stopPropagation();
      onDone();
    },
    { capture: true },
  );
  return (
    <>
      {at !== undefined && <style>{placeRings('#tabletop', [at])}</style>}
      {(isModal || aside.kind === 'pick') &&
        createPortal(
          <div
            className="panel fixed inset-x-2 top-2 z-50 mx-auto flex w-fit items-center gap-3 py-1 shadow-(--shadow-dialog)"
            role="status"
          >
            <strong className="text-sm">{aside.words}</strong>
            <button type="button" className="btn" onClick={() => onDone()}>
              {aside.back}
            </button>
          </div>,
          document.body,
        )}
    </>
  );
}

const isOwn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-place]') !== null;

/** The pressed place of the shared board; half a plaza counts as the plaza. */
function pressedIn(target: EventTarget | null): string | undefined {
  const piece = pieceOf(target);
  if (!piece?.closest('#tabletop')) return undefined;
  const at = atOf(piece).replace(/^reward:(.*)-(upper|lower)$/, 'plaza:$1');
  return KINDS.test(at) ? at : undefined;
}
const KINDS = /^(crane|slot|row|site|plaza|grid|road|bridge|seal|technology|token):/;

/** The heading of a piece's page; undefined if there is no piece, or without a connection. */
async function nameAt(lookAt: string, at: string): Promise<string | undefined> {
  const asked = new URLSearchParams({ piece: at });
  const answer = await fetch(`${lookAt}?${asked}`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.getElementById('inspect-title')?.textContent;
}
