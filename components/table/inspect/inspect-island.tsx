'use client';

import { useEffect, useRef } from 'react';
import { untilDone } from '@/components/ui/until-done';

/**
 * A tap on a piece opens it large without leaving the page; without JavaScript the same links load the page
 * anew.
 */
export function InspectIsland({ url }: { readonly url: string }) {
  const now = useRef(url);
  useEffect(() => {
    now.current = url;
  }, [url]);
  // Once: what is seen large stays while the table goes on beside it.
  useEffect(() => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog.inspect');
    const over = new AbortController();
    const address = () => now.current;
    if (dialog) listen(dialog, address, over.signal);
    hintLater(address, over.signal);
    return () => over.abort();
  }, []);
  return null;
}

/**
 * Hints are fetched by the first pointer that moves over the page or touches it, or the first key.
 */
function hintLater(address: () => string, signal: AbortSignal): void {
  const first = new AbortController();
  // Whoever touches a piece first of all holds it already when the hints come.
  let pressed: PointerEvent | undefined;
  const note = (event: PointerEvent) => (pressed = event.type === 'pointerdown' ? event : undefined);
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    document.addEventListener(type, note, { signal, capture: true });
  const start = (event: Event) => {
    first.abort();
    void untilDone(() => import('./hints'), signal).then(
      ({ startHints }) => signal.aborted || startHints(address, signal, event, pressed),
    );
  };
  const once = { signal: AbortSignal.any([signal, first.signal]) };
  // Not by what comes to lie under a pointer that rests.
  for (const type of ['pointermove', 'pointerdown', 'keydown']) document.addEventListener(type, start, once);
}

function listen(dialog: HTMLDialogElement, address: () => string, signal: AbortSignal): void {
  // What came open from the server becomes a real dialog: the focus stays in it, Escape closes it.
  if (dialog.open) {
    dialog.close();
    open(dialog);
  }
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    const isClosing = target === dialog || target.closest('.inspect-foot a');
    const piece = target.closest<HTMLElement>('[data-at]')?.dataset.at;
    if (isClosing || piece) event.preventDefault();
    if (isClosing) dialog.close();
    else if (piece) void show(dialog, address() + piece, target.closest('a')?.href);
  };
  document.addEventListener('click', onClick, { signal });
  dialog.addEventListener('close', () => history.replaceState(history.state, '', location.pathname), {
    signal,
  });
}

/** Where the service does not answer as it did, the link leads to the page itself. */
async function show(dialog: HTMLDialogElement, address: string, page: string | undefined): Promise<void> {
  const response = await fetch(address).catch(() => undefined);
  const card = dialog.querySelector('.inspect-card');
  if (!response || !card) return;
  if (!response.ok) {
    if (page) location.assign(page);
    return;
  }
  card.innerHTML = await response.text();
  card.scrollTop = 0;
  if (!dialog.open) open(dialog);
}

/** The focus begins at the way out; whatever is named in the card can be read from there. */
function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('.inspect-foot a')?.focus({ preventScroll: true });
}
