'use client';

import { useEffect, useRef, useState } from 'react';
import { untilDone } from '@/components/ui/browser/retry';
import { useLatest } from '@/components/ui/browser/use-latest';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import type * as CardModule from './card-island';

/** The dialog rendered by the server (inspect-dialog.tsx). */
const dialogNow = () => {
  const dialog = document.getElementById('inspect');
  return dialog instanceof HTMLDialogElement ? dialog : undefined;
};

/**
 * A tap on a piece opens its close-up in the page. Without JavaScript the same links reload the page. The
 * card that needs no press loads with the first pointer move, touch or key.
 */
export function InspectIsland({ url }: { readonly url: string }) {
  const latest = useLatest(url);
  const card = useCard();
  // A dialog that the server opened becomes modal, so it traps the focus and Escape closes it.
  useEffect(() => {
    const dialog = dialogNow();
    if (!dialog) return;
    dialog.onclose = () => history.replaceState(history.state, '', location.pathname);
    if (!dialog.open) return;
    dialog.close();
    openDialog(dialog);
  }, []);
  useWindowEvent('click', (event) => {
    const { target } = event;
    const dialog = dialogNow();
    if (!dialog || event.defaultPrevented || !(target instanceof Element)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    const isClosing = target === dialog || target.closest('.inspect-foot a');
    const piece = target.closest<HTMLElement>('[data-at]')?.dataset.at;
    if (isClosing || piece) event.preventDefault();
    if (isClosing) dialog.close();
    else if (piece) void show(dialog, url + piece, target.closest('a')?.href);
  });
  const [address] = useState(() => () => latest.current);
  return card ? <card.CardIsland address={address} {...card} /> : null;
}

/** The card once it has loaded, with the pointer events until then. */
function useCard() {
  const lastRef = useRef<PointerEvent>(undefined);
  const fingerRef = useRef<PointerEvent>(undefined);
  const [isWanted, want] = useState(false);
  const [come, setCome] = useState<Pick<typeof CardModule, 'CardIsland'>>();
  const isWaiting = come === undefined;
  // A resting pointer does not count, even if a piece moves below it.
  const start = (event: PointerEvent) => {
    lastRef.current = event;
    want(true);
  };
  useWindowEvent('pointermove', start, { isOn: isWaiting });
  useWindowEvent('pointerdown', start, { isOn: isWaiting });
  useWindowEvent('keydown', () => want(true), { isOn: isWaiting });
  // A finger may already be down when the card loads.
  const hold = (event: PointerEvent) =>
    (fingerRef.current = event.type === 'pointerdown' ? event : undefined);
  const on = { capture: true, isOn: isWaiting };
  useWindowEvent('pointerdown', hold, on);
  useWindowEvent('pointerup', hold, on);
  useWindowEvent('pointercancel', hold, on);
  useEffect(() => {
    if (!isWanted) return undefined;
    const over = new AbortController();
    void untilDone(() => import('./card-island'), over.signal).then(({ CardIsland }) => {
      if (!over.signal.aborted) setCome({ CardIsland });
    });
    return () => over.abort();
  }, [isWanted]);
  return come && { ...come, lastRef, fingerRef };
}

/** If the request fails, the link's page is opened instead. */
async function show(dialog: HTMLDialogElement, address: string, page: string | undefined): Promise<void> {
  const response = await fetch(address).catch(() => undefined);
  const card = dialog.firstElementChild;
  if (!response || !card) return;
  if (!response.ok) {
    if (page) location.assign(page);
    return;
  }
  card.innerHTML = await response.text();
  card.scrollTop = 0;
  if (!dialog.open) openDialog(dialog);
}

/** The focus starts at the close button, before the card's content. */
function openDialog(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const out = dialog.lastElementChild?.firstElementChild;
  if (out instanceof HTMLElement) out.focus({ preventScroll: true });
}
